"""Tests of Increased Strength."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import choose_strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import TORPOR

# Increased Strength


@pytest.mark.parametrize(("level", "more"), [("pot", 1), ("POT", 2)])
def test_increased_strength_adds_to_strikes_that_require_potence(level: str, more: int) -> None:
    stage, elder, rival = duel("Increased Strength", "Undead Strength", "Flurry")
    stage.play(A, f"play increased-strength {level}", elder)
    choose_strikes(stage, stage.text("play undead-strength pot", elder))
    stage.skip("additional-strikes", A)
    assert stage.blood(rival) == 9 - 2 - more
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2 - more - 1


def test_increased_strength_adds_to_a_potence_strike_with_a_melee_weapon() -> None:
    stage, elder, rival = duel("Increased Strength", "Undead Strength")
    cudgel = stage.put_on(elder, "Cudgel")
    stage.play(A, "play increased-strength pot", elder)
    stage.skip("strike", A)
    stage.play(A, "play undead-strength pot", elder)
    stage.play(A, "target", cudgel)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    plain, _, target = duel("Undead Strength")
    cudgel = plain.put_on(plain.table.ready[A][0], "Cudgel")
    plain.skip("strike", A)
    plain.play(A, "play undead-strength pot", plain.table.ready[A][0])
    plain.play(A, "target", cudgel)
    plain.play(B, "strike hand")
    plain.skip("MinionPhase")
    assert stage.blood(rival) == plain.blood(target) - 1


def test_increased_strength_does_not_help_other_strikes_or_the_opponent() -> None:
    stage, elder, rival = duel("Increased Strength", "Punch", opposing_hand=("Undead Strength",))
    stage.play(A, "play increased-strength POT", elder)
    choose_strikes(
        stage,
        stage.text("play punch plain", elder),
        stage.text("play undead-strength pot", rival),
    )
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2, 9 - 2)


@ruling("Increased Strength", 1)
def test_the_damage_it_adds_is_of_the_same_type() -> None:
    stage, elder, rival = duel("Increased Strength", "Talons", "Undead Strength", blood=(10, 0))
    stage.play(A, "play increased-strength pot", elder)
    stage.skip("before-range", A)
    stage.play(A, "play talons plain", elder)
    choose_strikes(stage, stage.text("play undead-strength pot", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) != TORPOR  # all of it was aggravated, so it burned him
