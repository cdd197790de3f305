"""Tests of Disengage."""

from __future__ import annotations

from games.vtes.cards.combats import duel, rounds_begun
from games.vtes.cards.people import offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes

# Disengage


def test_disengage_presses_only_to_end_combat() -> None:
    stage, elder, rival = duel("Disengage", "Flash", opposing_hand=("Disengage", *["Blur"] * 6))
    stage.library(B, "Blur", "Blur")
    stage.skip("press", A)
    assert offered_modes(stage, A, "disengage") == []
    stage.play(A, "play flash cel", elder)
    stage.play(B, "play disengage plain", rival)
    assert len(stage.table.hand[B]) == 6
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1]
    assert len(stage.table.hand[B]) == 7


def test_disengage_cancels_a_grapple_card_for_blood() -> None:
    stage, elder, rival = duel("Immortal Grapple", "Blur", opposing_hand=("Disengage",))
    stage.skip("before-strikes", A)
    stage.play_only(A, "play immortal-grapple pot", elder)
    stage.skip("as-played", B)
    stage.play(B, "play disengage plain-combat", rival)
    assert stage.blood(rival) == 8
    stage.skip("strike", A)
    assert not stage.table.notes.has(notes.ONLY_HAND_STRIKES, rival)


def test_disengage_needs_blood_to_cancel() -> None:
    stage, elder, rival = duel("Immortal Grapple", opposing_hand=("Disengage",))
    stage.table.blood[rival] = 0
    stage.skip("before-strikes", A)
    stage.play_only(A, "play immortal-grapple pot", elder)
    assert stage.window == "as-played"
    assert offered_modes(stage, B, "disengage") == []
