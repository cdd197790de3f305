"""Tests of Ambulance."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, block_action
from games.vtes.cards.people import try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.reading import values

# Ambulance


def driven(seats: int = 2, rival_blood: int = 9) -> tuple[BlockStage, int, int, int]:
    """A's elder has an Ambulance; B's rival has blocked his bleed."""
    stage = BlockStage(seats)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", rival_blood)
    ambulance = stage.put_on(elder, "Ambulance")
    block_action(stage, elder, rival)
    return stage, elder, rival, ambulance


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_an_ambulance_continues_the_action_after_the_combat(answer: str) -> None:
    stage, _, _, ambulance = driven()
    stage.skip("May", A)
    stage.play(A, answer)
    stage.skip("MinionPhase")
    assert stage.table.tapped[ambulance] == (answer == "yes")
    assert stage.table.pool[B] == (29 if answer == "yes" else 30)
    assert stage.zone(ambulance) == ON_CARD


@ruling("Triggered by block", 1)
def test_an_ambulance_is_burned_if_the_action_is_blocked_again() -> None:
    stage, elder, _, ambulance = driven()
    other = stage.vampire(B, "Ira")
    stage.skip("May", A)
    stage.play(A, "yes")
    try_block(stage, other)
    while stage.window != "before-range":
        stage.do_minimum()
        assert stage.window != "blocked" or stage.zone(ambulance) == ASH_HEAP
    assert stage.zone(ambulance) == ASH_HEAP
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.table.pool[B]) == (READY, 30)


def test_an_ambulance_that_is_tapped_or_carries_a_torpid_vampire_continues_nothing() -> None:
    for tapped, blood in ((True, 10), (False, 0)):
        stage = BlockStage()
        elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
        ambulance = stage.put_on(elder, "Ambulance", tapped=tapped)
        block_action(stage, elder, rival)
        stage.table.blood[elder] = blood
        stage.skip("MinionPhase")
        assert stage.zone(elder) == (READY if tapped else TORPOR)
        assert stage.events_of(ActionContinued) == []
        assert stage.table.tapped[ambulance] == tapped


def test_an_ambulance_takes_an_incapacitated_imbued_away() -> None:
    stage = BlockStage(3)
    elder = stage.vampire(A, "Elder")
    ambulance = stage.put_on(elder, "Ambulance")
    watcher = stage.vampire(C, "Watcher", 0, torpor=True)
    stage.vampire(C, "Rival", 0, torpor=True)
    stage.play(A, "act", elder, ambulance, "0")
    if stage.prompt == "Targeting":
        assert stage.options(A) == [stage.text("target", watcher)]
        stage.play(A, "target", watcher)
    assert values.stealth(stage.table, elder) == 1
    assert stage.table.tapped[ambulance]
    stage.resolve()
    assert stage.zone(watcher) == ASH_HEAP
