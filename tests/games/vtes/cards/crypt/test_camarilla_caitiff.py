"""Tests of Caitiff of the Camarilla."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, READY
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card

# Dan Murdock


def test_dan_finds_giants_blood() -> None:
    stage = PeopleStage()
    dan = stage.vampire(A, "Dan Murdock")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Giant's Blood", "Vessel")
    stage.play(A, "act", dan, dan, "0")
    stage.skip("Search", A)
    assert "name fame" not in stage.options(A)
    stage.play(A, next(move for move in stage.options(A) if "giants-blood" in move))
    stage.play(A, "discard ascendance")
    assert "giants-blood" in stage.names(stage.table.hand[A])
    assert len(stage.table.hand[A]) == 7


# Eddie Gaines


def test_eddie_stays_tapped_after_a_successful_hunt() -> None:
    for deed, stays in (("hunt", True), ("bleed", False)):
        stage = PeopleStage()
        eddie = stage.vampire(A, "Eddie Gaines")
        stage.play(A, deed, eddie)
        for stays_tapped in (stays, False):
            stage.resolve()
            stage.play(A, "pass")
            stage.skip("MinionPhase", B)
            stage.play(B, "pass")
            stage.skip("MinionPhase", A)
            assert stage.table.tapped[eddie] == stays_tapped


# Igo the Hungry


HUNT = Card("Feast", ACTION, effect=Action(None, "hunt", 1))


@ruling("Igo the Hungry", 1)
@pytest.mark.parametrize("name", ["Igo the Hungry", "Zöe"])
def test_some_lack_stealth_in_the_hunt_that_needs_no_card(name: str) -> None:
    stage = Stage(2, extra=(HUNT,))
    minion = stage.vampire(A, name, 0)
    stage.play(A, "hunt", minion)
    assert values.stealth(stage.table, minion) == 0
    other = Stage(2, extra=(HUNT,))
    minion = other.vampire(A, name, 0)
    other.hand(A, "Feast")
    other.play(A, "play feast plain", minion)
    other.skip("announced")
    assert values.stealth(other.table, minion) == 1


# Julius


def test_julius_burns_instead_of_staying_in_torpor() -> None:
    stage = PeopleStage()
    julius, rival = stage.vampire(A, "Julius"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Cudgel")
    fight(stage, julius, rival)
    stage.skip("strike", B)
    stage.play(B, "strike", stage.table.attached[rival][0], "0")
    stage.skip("MinionPhase")
    assert stage.zone(julius) == ASH_HEAP
    assert stage.zone(rival) == READY


# Lisa Noble


def test_lisa_is_weaker_in_the_first_round() -> None:
    stage = PeopleStage()
    lisa, rival = stage.vampire(A, "Lisa Noble"), stage.vampire(B, "Rival")
    assert values.strength(stage.table, lisa) == 1
    stage.hand(B, "Wolf Claws")
    fight(stage, lisa, rival)
    assert values.strength(stage.table, lisa) == 0
    stage.table.blood[lisa] = 1
    stage.skip("press", B)
    stage.play(B, "play wolf-claws PRO", rival)
    stage.skip("before-range", A)
    assert values.strength(stage.table, lisa) == 1


# Navar McClaren


@pytest.mark.parametrize(
    ("acting", "blocks"), [("Fledgling", False), ("Nik", True), ("Thug", True)]
)
def test_navar_does_not_block_older_vampires(acting: str, blocks: bool) -> None:
    stage = PeopleStage()
    minion = stage.ally(A, acting) if acting == "Thug" else stage.vampire(A, acting)
    navar = stage.vampire(B, "Navar McClaren")
    stage.vampire(B, "Pupil")
    bleed(stage, minion)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", navar) == blocks


# Nik


def test_brujah_intercept_nik_but_nobody_else() -> None:
    for acting, intercept in (("Nik", 1), ("Fledgling", 0)):
        stage = PeopleStage()
        nik, fledgling = stage.vampire(A, "Nik"), stage.vampire(A, "Fledgling")
        rival, elder = stage.vampire(B, "Rival"), stage.vampire(B, "Elder")
        bleed(stage, nik if acting == "Nik" else fledgling)
        assert values.intercept(stage.table, rival) == intercept
        assert values.intercept(stage.table, elder) == 0


# Walker Grimes


@ruling("Walker Grimes", 1)
@pytest.mark.parametrize(
    ("seat", "target", "pool"), [(A, "Walker Grimes", 29), (B, "Walker Grimes", 30), (A, "Nik", 30)]
)
def test_masters_on_walker_cost_his_controller_a_pool_more(
    seat: int, target: str, pool: int
) -> None:
    stage = PeopleStage(phase="master", active=seat)
    stage.vampire(A, "Walker Grimes")
    stage.vampire(A, "Nik")
    minion = stage.table.ready[A][0 if target == "Walker Grimes" else 1]
    stage.hand(seat, "Potence")
    stage.play(seat, "play potence plain -")
    stage.play(seat, "target", minion)
    stage.skip("MasterPhase")
    assert stage.table.pool[seat] == pool
