"""Tests of actions of Fortitude that hurt the acting vampire."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes, try_block
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import TORPOR

# Force of Will


@pytest.mark.parametrize("mode", ["for", "FOR"])
def test_force_of_will_is_a_bleed_by_a_tapped_vampire_who_is_hurt(mode: str) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", tapped=True)
    stage.hand(A, "Force of Will")
    stage.play(A, f"play force-of-will {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == (28 if mode == "for" else 27)
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == (8 if mode == "for" else 9)  # a blood for the second damage


def test_force_of_will_hurts_even_if_it_is_blocked() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", tapped=True), stage.vampire(B, "Rival")
    stage.hand(A, "Force of Will")
    stage.play(A, "play force-of-will FOR", elder)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30
    assert stage.zone(elder) == TORPOR


def test_force_of_will_is_not_for_an_untapped_vampire() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.hand(A, "Force of Will")
    assert offered_modes(stage, A, "force-of-will") == []
