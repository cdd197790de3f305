"""Tests of Sonar."""

from __future__ import annotations

from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    offered_modes,
    try_block,
)
from games.vtes.stage import A, B

from conclave.games.vtes.rules.reading import values

# Sonar


def test_sonar_helps_at_inferior_only_against_directed_actions() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Sonar")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    assert offered_modes(stage, B, "sonar") == ["PRO"]
    stage.skip("MinionPhase")
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Sonar")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    assert offered_modes(stage, B, "sonar") == ["pro", "PRO"]
    stage.play(B, "play sonar pro", rival)
    assert values.intercept(stage.table, rival) == 1


def test_sonar_is_replaced_after_the_turn() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder", 5), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Sonar", *["Blur"] * 6)
    stage.library(B, "Flash", "Flash", "Flash")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play sonar PRO", rival)
    stage.skip("MinionPhase")
    assert len(stage.table.hand[B]) == 6
    bleed(stage, pupil)
    stage.skip("MinionPhase")
    assert len(stage.table.hand[B]) == 6
    stage.skip("untap", B)
    assert len(stage.table.hand[B]) == 7
