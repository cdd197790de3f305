"""Tests of vampires with abilities about blood and pool."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import ACTION, EQUIPMENT
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.vocabulary.card import Card

# Heather Florent, The Opportunist


@ruling("Ability usable in torpor", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_heather_may_get_the_pool_from_the_edge(torpor: bool) -> None:
    for answer, pool, blood in (("yes", 30, 4), ("no", 31, 3)):
        stage = PeopleStage(3, phase="untap")
        heather = stage.vampire(A, "Heather Florent, The Opportunist", 3, torpor=torpor)
        stage.edge(A)
        stage.play(A, "edge")
        assert stage.prompt == "May"
        stage.play(A, answer)
        assert (stage.table.pool[A], stage.blood(heather)) == (pool, blood)
        assert stage.prompt == "UntapPhase"


def test_heather_gets_nothing_for_the_edge_of_another() -> None:
    stage = PeopleStage(3, phase="untap", active=B)
    heather = stage.vampire(A, "Heather Florent, The Opportunist", 3)
    stage.edge(B)
    stage.play(B, "edge")
    assert stage.prompt == "UntapPhase"
    assert stage.blood(heather) == 3


# Jeremy Talbot


@pytest.mark.parametrize(("pool", "blood"), [(30, 3), (7, 1)])
def test_jeremy_gains_or_burns_blood_by_the_pool_of_his_controller(pool: int, blood: int) -> None:
    stage = PeopleStage(3, phase="untap")
    jeremy = stage.vampire(A, "Jeremy Talbot", 2)
    stage.pool(A, pool)
    stage.pool(B, pool + 1)
    assert "done" not in stage.options(A)
    stage.play(A, "target", jeremy)
    assert stage.blood(jeremy) == blood
    stage.skip("UntapPhase", B)
    assert stage.blood(jeremy) == blood


def test_jeremy_counts_the_pool_when_you_choose() -> None:
    stage = PeopleStage(3, phase="untap")
    jeremy = stage.vampire(A, "Jeremy Talbot", 2)
    stage.edge(A)
    stage.play(A, "edge")
    stage.play(A, "target", jeremy)
    assert stage.table.pool[A] == 31
    assert stage.blood(jeremy) == 1


# Kyoko Shinsegawa

FEAST = Card("Feast", ACTION, effect=Action(kind="hunt", stealth=1, hunt=2))
CHARM = Card("Charm", EQUIPMENT, grants=Bonus("hunt", 1))


@ruling("Steal blood as a Hunt action", 1, 4)
def test_kyoko_steals_the_blood_that_she_hunts() -> None:
    for blood, worn, stolen in ((5, False, 1), (5, True, 2), (1, True, 1), (0, False, 0)):
        stage = PeopleStage(3, CHARM)
        kyoko, rival = stage.vampire(A, "Kyoko Shinsegawa", 1), stage.vampire(B, "Rival", blood)
        if worn:
            stage.put_on(kyoko, "charm")
        assert not stage.offers(A, "hunt", kyoko)
        stage.play(A, "act", kyoko, kyoko, "0")
        action = stage.table.view(None)["action"]
        assert (action["kind"], action["stealth"], action["target_seat"]) == ("hunt", 1, B)
        stage.skip("MinionPhase", A)
        assert stage.blood(kyoko) == 1 + stolen
        assert stage.blood(rival) == blood - stolen
        assert len(stage.events_of(ActionSucceeded)) == 1


@ruling("Steal blood as a Hunt action", 2)
def test_blood_that_kyoko_cannot_hold_goes_to_the_bank() -> None:
    stage = PeopleStage(3, CHARM)
    kyoko, rival = stage.vampire(A, "Kyoko Shinsegawa", 4), stage.vampire(B, "Rival", 5)
    stage.put_on(kyoko, "charm")
    stage.play(A, "act", kyoko, kyoko, "0")
    stage.skip("MinionPhase", A)
    assert (stage.blood(kyoko), stage.blood(rival)) == (5, 3)


@ruling("Steal blood as a Hunt action", 3)
@ruling("Special Hunt action", 1)
def test_kyoko_needs_a_ready_vampire_to_hunt_and_hunts_so_once_a_turn() -> None:
    stage = PeopleStage(3)
    kyoko = stage.vampire(A, "Kyoko Shinsegawa", 1)
    stage.ally(B, "Thug")
    stage.vampire(B, "Kurt", torpor=True)
    assert not stage.offers(A, "act", kyoko, kyoko, "0")
    stage.vampire(A, "Elder")
    stage.play(A, "act", kyoko, kyoko, "0")
    stage.skip("MinionPhase", A)
    assert stage.blood(kyoko) == 2
    stage.table.tapped[kyoko] = False
    assert not stage.offers(A, "act", kyoko, kyoko, "0")


@ruling("Prohibits hunt as normal", 1)
def test_kyoko_hunts_with_a_card_as_the_card_says() -> None:
    stage = PeopleStage(3, FEAST)
    kyoko, rival = stage.vampire(A, "Kyoko Shinsegawa", 1), stage.vampire(B, "Rival")
    stage.hand(A, "feast")
    stage.play(A, "play feast plain", kyoko)
    stage.skip("MinionPhase", A)
    assert (stage.blood(kyoko), stage.blood(rival)) == (3, 9)


def test_the_victim_may_block_kyoko() -> None:
    stage = PeopleStage(3)
    kyoko, rival = stage.vampire(A, "Kyoko Shinsegawa", 1), stage.vampire(B, "Rival")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "act", kyoko, kyoko, "0")
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("before-range", A)
    assert (stage.blood(kyoko), stage.blood(rival)) == (1, 9)
