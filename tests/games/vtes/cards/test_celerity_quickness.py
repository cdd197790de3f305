"""Tests of Quickness."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.people import (
    choose_strikes,
    offered_modes,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A

# Quickness


@ruling("Quickness", 1)
def test_quickness_at_superior_does_not_count_against_the_limit() -> None:
    stage, elder, rival = duel("Quickness", "Quickness", "Blur")
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "play quickness CEL", elder)
    assert offered_modes(stage, A, "quickness") == []
    assert offered_modes(stage, A, "blur") == ["cel", "CEL"]
    stage.play(A, "play blur cel", elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 3


@ruling("Quickness", 1)
def test_quickness_may_follow_another_additional_strike() -> None:
    stage, elder, rival = duel("Quickness", "Blur")
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", elder)
    assert offered_modes(stage, A, "quickness") == ["CEL"]
    stage.play(A, "play quickness CEL", elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 3


def test_quickness_at_inferior_counts_against_the_limit() -> None:
    stage, elder, rival = duel("Quickness", "Blur")
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "play quickness cel", elder)
    assert offered_modes(stage, A, "blur") == []
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2
