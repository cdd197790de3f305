"""Tests of Catatonic Fear."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.people import (
    choose_strikes,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

# Catatonic Fear


@ruling("After Combat Ends", 1)
def test_catatonic_fear_ends_combat_and_hurts_at_close_range() -> None:
    stage, elder, rival = duel("Catatonic Fear")
    choose_strikes(stage, stage.text("play catatonic-fear pre", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9)
    stage, elder, rival = duel("Catatonic Fear")
    choose_strikes(stage, stage.text("play catatonic-fear PRE", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)


def test_catatonic_fear_does_no_harm_at_long_range_or_if_combat_goes_on() -> None:
    stage, elder, rival = duel("Catatonic Fear", "Flash")
    stage.skip("range", A)
    stage.play(A, "play flash cel", elder)
    choose_strikes(stage, stage.text("play catatonic-fear PRE", elder))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9
    stage, elder, rival = duel("Catatonic Fear", opposing_hand=("Psyche!", "Slip Away"))
    choose_strikes(stage, stage.text("play catatonic-fear PRE", elder))
    stage.skip("end-of-round", B)
    stage.play(B, "play psyche CEL", rival)
    choose_strikes(stage, "strike hand", stage.text("play slip-away plain", rival))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9


@ruling("Blood loss after combat ends", 1)
def test_the_damage_of_catatonic_fear_comes_after_combat() -> None:
    stage, elder, rival = duel("Catatonic Fear", "Taste of Vitae")
    choose_strikes(stage, stage.text("play catatonic-fear PRE", elder))
    stage.skip("end-of-round", A)
    assert stage.blood(rival) == 9
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8
