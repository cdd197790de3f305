"""Tests of actions of Presence that put their card on a vampire or keep vampires from blocking."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    check_success_without_effect,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.reading import values

# Dream World


def test_dream_world_at_inferior_is_a_bleed() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Dream World")
    stage.play(A, "play dream-world pre", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 28


def dreaming() -> tuple[PeopleStage, int, int]:
    """A's minions have more bleed."""
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Dream World", "Dream World")
    stage.play(A, "play dream-world PRE", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    return stage, elder, pupil


def test_dream_world_gives_bleed_to_all_her_minions_for_the_turn() -> None:
    stage, elder, pupil = dreaming()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    assert offered_modes(stage, A, "dream-world") == ["pre"]
    found = [values.bleed(stage.table, minion) for minion in (elder, pupil, thug, rival)]
    assert found == [2, 2, 2, 1]
    stage.skip("UntapPhase", B)
    assert values.bleed(stage.table, pupil) == 1


def test_dream_world_ends_when_a_bleed_is_blocked_but_not_another_action() -> None:
    stage, _, pupil = dreaming()
    thug, fledgling = stage.ally(A, "Thug"), stage.vampire(A, "Fledgling", 1)
    rival, kurt = stage.vampire(B, "Rival"), stage.vampire(B, "Kurt")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "hunt", fledgling)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert values.bleed(stage.table, pupil) == 2
    bleed(stage, thug)
    try_block(stage, kurt)
    stage.skip("before-range")
    assert values.bleed(stage.table, pupil) == 1


# Mind Numb


@pytest.mark.parametrize(("mode", "stealth"), [("pre", 0), ("PRE", 1)])
def test_mind_numb_keeps_a_vampire_tapped_until_your_next_turn(mode: str, stealth: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    kurt = stage.vampire(B, "Kurt", tapped=True)
    stage.hand(A, "Mind Numb")
    stage.play(A, f"play mind-numb {mode}", elder)
    assert stage.text("target", kurt) not in stage.options(A)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.resolve()
    card = stage.table.attached[rival][0]
    assert stage.table.tapped[rival]
    stage.play(A, "pass")
    stage.skip("MasterPhase", B).skip("MinionPhase", B)
    assert stage.table.tapped[rival]
    assert not stage.table.tapped[kurt]
    assert stage.zone(card) == ON_CARD
    stage.play(B, "pass")
    stage.skip("MasterPhase", A).skip("MinionPhase", A)
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.tapped[rival]
    stage.play(A, "pass")
    stage.skip("MasterPhase", B).skip("MinionPhase", B)
    assert not stage.table.tapped[rival]


@ruling("Action targeting unlocked minion", 1)
def test_mind_numb_has_no_effect_on_a_vampire_who_is_tapped_by_then() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mind Numb", "Freak Drive")
    stage.play(A, "play mind-numb pre", elder)
    stage.play(A, "target", rival)
    stage.table.tapped[rival] = True
    check_success_without_effect(stage)
    assert stage.blood(elder) == 9
    assert stage.table.attached[rival] == ()


# Propaganda


@pytest.mark.parametrize("mode", ["pre", "PRE"])
def test_no_titled_vampire_can_block_propaganda(mode: str) -> None:
    stage = PeopleStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    kurt = stage.vampire(B, "Kurt")
    stage.hand(A, "Propaganda")
    stage.play(A, f"play propaganda {mode}", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", mayor)
    assert stage.offers(B, "block", kurt)
    stage.skip("ForOne" if mode == "PRE" else "MinionPhase")
    assert stage.table.pool[B] == 28
    if mode == "PRE":
        assert stage.decider == B
        stage.play(B, "target", mayor)
        assert stage.table.tapped[mayor]
    assert not stage.table.tapped[kurt]
