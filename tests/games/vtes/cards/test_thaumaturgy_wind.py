"""Tests of Wind Dance."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.stage import A, B

# Wind Dance


@pytest.mark.parametrize(("level", "blood"), [("tha", 10 - 1), ("THA", 10)])
def test_wind_dance_dodges_twice_at_superior(level: str, blood: int) -> None:
    stage, elder, rival = duel("Wind Dance", opposing_hand=("Flurry",))
    stage.skip("strike", A)
    stage.play(A, f"play wind-dance {level}", elder)
    stage.play(B, "strike hand")
    stage.skip("additional-strikes", B)
    stage.play(B, "play flurry plain", rival)
    if level == "THA":
        stage.skip("strike", A)
        stage.play(A, "strike bound")
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == blood


def test_the_second_dodge_counts_against_the_limit_of_additional_strikes() -> None:
    stage, elder, _ = duel("Wind Dance", "Flurry")
    stage.skip("strike", A)
    stage.play(A, "play wind-dance THA", elder)
    stage.play(B, "strike hand")
    stage.skip("strike", A)
    assert not stage.offers(A, "play flurry plain", elder)
    assert stage.options(A) == ["strike bound", "done"]
