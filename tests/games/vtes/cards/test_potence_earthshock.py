"""Tests of Earthshock."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP, CombatStage, duel
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import FLIGHT, ON_CARD
from conclave.games.vtes.vocabulary.card import Vampire

BAT = Vampire("Bat", "gargoyle", 1, 5, "", "independent", FLIGHT)

# Earthshock


@ruling("Cannot be dodged", 1)
@pytest.mark.parametrize(("level", "damage"), [("pot", 1), ("POT", 2)])
def test_earthshock_reaches_far_and_is_not_dodged(level: str, damage: int) -> None:
    stage, elder, rival = duel("Shot", "Earthshock", opposing_hand=("Sidestep",))
    stage.skip("strike", A)
    stage.play(A, f"play earthshock {level}", elder)
    stage.play(B, "play sidestep plain", rival)  # he may dodge, in vain
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 1, 9 - damage)


def far_from(foe: str, *retainers: str) -> tuple[PeopleStage, int, int]:
    """Elder is at long range of a minion with these retainers."""
    stage = PeopleStage(2, *MADE_UP, BAT)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, foe)
    for retainer in retainers:
        stage.put_on(rival, retainer)
    stage.hand(A, "Earthshock", "Shot")
    stage.hand(B, "Form of the Ghost")
    fight(stage, elder, rival)
    return stage, elder, rival


def test_earthshock_does_not_reach_fliers() -> None:
    stage, _, _ = far_from("Bat")
    stage.skip("strike", A)
    assert offered_modes(stage, A, "earthshock") == []


@ruling("Earthshock", 1)
def test_at_long_range_earthshock_reaches_the_retainer_of_a_flier() -> None:
    stage = PeopleStage(2, *MADE_UP, BAT)
    elder, bat = stage.vampire(A, "Elder"), stage.vampire(B, "Bat")
    valet = stage.put_on(bat, "Valet")
    stage.hand(A, "Earthshock", "Form of the Ghost")
    fight(stage, elder, bat)
    stage.skip("range", A)
    stage.play(A, "play form-of-the-ghost pro", elder)
    stage.skip("strike", A)
    assert stage.zone(valet) == ON_CARD
    stage.play(A, "play earthshock pot", elder)
    assert stage.options(A) == [stage.text("target", valet)]
    stage.play(A, "target", valet)
    stage.skip("MinionPhase")
    assert stage.zone(valet) != ON_CARD
    assert stage.blood(bat) == 5


def test_earthshock_is_for_combat_with_others() -> None:
    stage = CombatStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Earthshock")
    fight(stage, elder, thug)
    stage.skip("strike", A)
    stage.play(A, "play earthshock POT", elder)
    stage.skip("MinionPhase")
    assert stage.blood(thug) == 3 - 2
