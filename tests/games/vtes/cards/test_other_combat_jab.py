"""Tests of Quick Jab."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import TORPOR
from conclave.games.vtes.rules.events.combat import TookDamage

# Quick Jab


@ruling("Quick Jab", 1)
def test_quick_jab_strikes_first_for_one_damage_however_strong() -> None:
    stage, elder, rival = duel("Quick Jab", "Grow", *["Grow"] * 5)
    stage.library(A, "Lamp", "Lamp", "Lamp")
    stage.play(A, "play grow plain", elder)
    stage.skip("strike", A)
    stage.play(A, "play quick-jab plain", elder)
    assert len(stage.table.hand[A]) == 6
    stage.skip("MinionPhase")
    assert next(event.normal for event in stage.events_of(TookDamage)) == 1
    assert stage.blood(rival) == 9 - 1
    assert len(stage.table.hand[A]) == 7


def test_quick_jab_fells_an_empty_vampire_before_he_strikes() -> None:
    stage, elder, rival = duel("Quick Jab")
    stage.table.blood[rival] = 0
    stage.skip("strike", A)
    stage.play(A, "play quick-jab plain", elder)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(elder) == 10
