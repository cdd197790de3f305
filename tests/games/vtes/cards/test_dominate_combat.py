"""Tests of Thoughts Betrayed."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import (
    choose_strikes,
    offered_modes,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

# Thoughts Betrayed


@ruling("Thoughts Betrayed", 1)
@ruling("Thoughts Betrayed", 2)
@pytest.mark.parametrize(("strike", "lost"), [("sidestep", 1), ("slip-away", 0)])
def test_thoughts_betrayed_hurts_even_him_who_dodges(strike: str, lost: int) -> None:
    stage, elder, rival = duel(
        "Thoughts Betrayed", "Hold On", opposing_hand=("Sidestep", "Slip Away")
    )
    stage.play(A, "play thoughts-betrayed dom", elder)
    choose_strikes(stage, "strike hand", stage.text(f"play {strike} plain", rival))
    stage.skip("MinionPhase" if strike == "slip-away" else "press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (8, 9 - lost)


def test_thoughts_betrayed_is_only_for_the_first_round() -> None:
    stage, elder, rival = duel("Thoughts Betrayed", "Thoughts Betrayed", "Hold On")
    stage.play(A, "play thoughts-betrayed dom", elder)
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 2
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "thoughts-betrayed") == []
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2 - 1


@ruling("Thoughts Betrayed", 3)
@ruling("Thoughts Betrayed", 4)
def test_thoughts_betrayed_at_superior_forbids_strike_cards() -> None:
    stage, elder, rival = duel(
        "Thoughts Betrayed", opposing_hand=("Sidestep", "Aid from Bats", "Blur", "Leapfrog")
    )
    cudgel = stage.put_on(rival, "Cudgel")
    stage.play(A, "play thoughts-betrayed DOM", elder)
    stage.skip("range", B)
    assert offered_modes(stage, B, "aid-from-bats") == []
    assert offered_modes(stage, B, "leapfrog") == ["obf", "spi"]
    stage.skip("strike", B)
    assert offered_modes(stage, B, "sidestep") == []
    assert stage.offers(B, "strike", cudgel, "0")
    stage.play(B, "strike hand")
    stage.skip("additional-strikes", B)
    assert offered_modes(stage, B, "blur") == ["cel", "CEL"]
