"""Tests of Eldritch Glimmer."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import choose_strikes, fight, offered_modes
from games.vtes.stage import A, B

# Eldritch Glimmer


def second_round(*hand: str) -> tuple[CombatStage, int, int]:
    """Elder, with Eldritch Glimmer, and Rival are in the second round of a combat."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Eldritch Glimmer", "Hold On")
    stage.hand(B, *hand)
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "eldritch-glimmer") == []
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", A)
    return stage, elder, rival


@pytest.mark.parametrize(("mode", "damage"), [("tha", 2), ("THA", 4)])
def test_eldritch_glimmer_does_more_damage_for_blood(mode: str, damage: int) -> None:
    for more in (0, 2):
        stage, elder, rival = second_round()
        stage.play(A, f"play eldritch-glimmer {mode}", elder)
        assert stage.options(A) == [f"number {number}" for number in range(9 - 1 + 1)]
        stage.play(A, f"number {more}")
        assert stage.blood(elder) == 9 - 1 - more
        stage.skip("MinionPhase")
        assert stage.blood(rival) == 8 - damage - more


def test_blood_for_eldritch_glimmer_is_lost_if_it_is_dodged() -> None:
    stage, elder, rival = second_round("Sidestep")
    stage.play(A, "play eldritch-glimmer tha", elder)
    stage.play(A, "number 3")
    stage.play(B, "play sidestep plain", rival)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9 - 1 - 3, 8)
