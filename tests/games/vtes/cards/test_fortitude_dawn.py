"""Tests of Dawn Operation."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan

# Dawn Operation


@ruling("Dawn Operation", 2)
@pytest.mark.parametrize("mode", ["for", "FOR"])
def test_dawn_operation_makes_damage_to_vampires_aggravated(mode: str) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Dawn Operation", "Gnats")
    bleed(stage, elder)
    stage.play(A, f"play dawn-operation {mode}", elder)
    try_block(stage, rival)
    stage.skip("before-range", A)
    stage.play(A, "play gnats plain", elder)
    choose_strikes(stage, "strike hand", "strike hand")
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)


def test_dawn_operation_does_not_hurt_allies_more() -> None:
    stage = CombatStage()
    elder, giant = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    stage.hand(A, "Dawn Operation")
    bleed(stage, elder)
    stage.play(A, "play dawn-operation FOR", elder)
    try_block(stage, giant)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.blood(giant)) == (TORPOR, 4)


@pytest.mark.parametrize(("answer", "pool"), [("yes", 29), ("no", 30)])
def test_dawn_operation_lets_a_blocking_vampire_back_out(answer: str, pool: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Dawn Operation")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play dawn-operation for", elder)
    stage.play(B, answer)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == pool
    assert len(stage.events_of(CombatBegan)) == (0 if answer == "yes" else 1)


def test_dawn_operation_at_superior_asks_nobody() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Dawn Operation")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play dawn-operation FOR", elder)
    assert stage.window == "block"
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30


@ruling("Dawn Operation", 1)
def test_dawn_operation_is_for_damage_in_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Dawn Operation")
    stage.hand(B, "Catatonic Fear")
    bleed(stage, elder)
    stage.play(A, "play dawn-operation FOR", elder)
    try_block(stage, rival)
    choose_strikes(stage, "strike hand", stage.text("play catatonic-fear PRE", rival))
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.blood(elder)) == (READY, 9)
