"""Tests of Drawing Out the Beast."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import READY

# Drawing Out the Beast


def test_drawing_out_the_beast_makes_strong_and_reckless() -> None:
    stage, elder, rival = duel(
        "Drawing Out the Beast", "Drawing Out the Beast", "Hold On",
        opposing_hand=("Leapfrog", "Hold On"),
    )  # fmt: skip
    cudgel = stage.put_on(rival, "Cudgel")
    stage.play(A, "play drawing-out-the-beast ani", elder)
    assert offered_modes(stage, A, "drawing-out-the-beast") == []
    stage.skip("range", B)
    assert offered_modes(stage, B, "leapfrog") == []
    stage.skip("strike", B)
    assert not stage.offers(B, "strike", cudgel)
    stage.skip("press", A)
    assert stage.blood(elder) == 10 - 2
    stage.play(A, "play hold-on plain", elder)
    assert offered_modes(stage, B, "hold-on") == []


@ruling("Effect during press step", 1)
@pytest.mark.parametrize(("strike", "lost"), [("strike hand", 2), ("slip-away", 0)])
def test_drawing_out_the_beast_at_superior_hurts_in_the_press_step(strike: str, lost: int) -> None:
    stage, elder, rival = duel("Drawing Out the Beast", "Slip Away", opposing_hand=("Soak",))
    stage.play(A, "play drawing-out-the-beast ANI", elder)
    choice = strike if strike == "strike hand" else stage.text("play slip-away plain", elder)
    choose_strikes(stage, choice)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - lost
    assert stage.zone(rival) == READY


def test_drawing_out_the_beast_is_for_vampires_in_the_first_round() -> None:
    stage = CombatStage()
    elder, giant = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    stage.hand(A, "Drawing Out the Beast")
    fight(stage, elder, giant)
    assert offered_modes(stage, A, "drawing-out-the-beast") == []
    stage, elder, _ = duel("Drawing Out the Beast", "Hold On")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "drawing-out-the-beast") == []
