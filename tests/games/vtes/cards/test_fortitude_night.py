"""Tests of Skin of Night."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.people import choose_strikes, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import READY, TORPOR

# Skin of Night


def test_skin_of_night_treats_aggravated_damage_as_normal_for_the_round() -> None:
    stage, elder, rival = duel("Skin of Night", "Hold On", opposing_hand=("Talons",))
    stage.play(A, "play skin-of-night for", elder)
    assert offered_modes(stage, A, "skin-of-night") == []
    stage.skip("before-range", B)
    stage.play(B, "play talons plain", rival)
    choose_strikes(stage)
    stage.skip("press", A)
    assert (stage.zone(elder), stage.blood(elder)) == (READY, 9)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR


@ruling("Immideate damage prevention", 1)
def test_skin_of_night_at_superior_also_prevents_damage() -> None:
    stage, elder, rival = duel("Skin of Night", opposing_hand=("Grave", "Talons"))
    assert offered_modes(stage, A, "skin-of-night") == ["for"]  # there is nothing to prevent
    stage.skip("before-range", B)
    stage.play(B, "play talons plain", rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "play skin-of-night FOR", elder)
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.blood(elder)) == (READY, 10)
