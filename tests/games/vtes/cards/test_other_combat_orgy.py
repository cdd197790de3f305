"""Tests of Orgy of Blood."""

from __future__ import annotations

from games.vtes.cards.combats import MADE_UP
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ALLY, ASH_HEAP, COMBAT, TORPOR
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool
from conclave.games.vtes.vocabulary.strikes import StealBlood

BRUTES = (
    Card("Brute", ALLY, cost=Pool(3), life=1, strength=2),
    Card("Ghast", ALLY, cost=Blood(1), life=1, strength=2),
    Card("Sap", COMBAT, effect=Strike(StealBlood(3))),
)

# Orgy of Blood


def orgy(name: str = "Brute", blood: int = 5, **options: str) -> tuple[PeopleStage, int, int, int]:
    """A's Kurt fights an ally of B with 1 life; A has another vampire, in torpor."""
    stage = PeopleStage(2, *MADE_UP, *BRUTES)
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(A, "Pupil", 1, torpor=True)
    brute = stage.ally(B, name)
    stage.vampire(B, "Rival", 1, tapped=True)
    stage.hand(A, "Orgy of Blood", "Sap")
    fight(stage, kurt, brute)
    stage.table.blood[kurt] = blood
    choose_strikes(stage, options.get("strike", "strike hand"))
    return stage, kurt, pupil, brute


def test_orgy_of_blood_feeds_all_your_vampires_by_the_cost_of_a_burned_ally() -> None:
    stage, kurt, pupil, brute = orgy()
    stage.skip("ally-burned", A)
    assert stage.zone(brute) == ASH_HEAP
    stage.play(A, "play orgy-of-blood plain", kurt)
    assert (stage.blood(kurt), stage.blood(pupil)) == (5 - 2 + 3, 1 + 3)
    assert stage.blood(stage.table.ready[B][0]) == 1


def test_orgy_of_blood_counts_a_cost_in_blood_too() -> None:
    stage, kurt, pupil, _ = orgy("Ghast")
    stage.skip("ally-burned", A)
    stage.play(A, "play orgy-of-blood plain", kurt)
    assert (stage.blood(kurt), stage.blood(pupil)) == (5 - 2 + 1, 1 + 1)


def test_orgy_of_blood_may_follow_a_theft_of_life() -> None:
    stage, kurt, pupil, _ = orgy(strike="play sap plain kurt#0")
    stage.skip("ally-burned", A)
    stage.play(A, "play orgy-of-blood plain", kurt)
    assert stage.blood(pupil) == 1 + 3


@ruling("Orgy of Blood", 1)
def test_orgy_of_blood_is_for_a_vampire_who_falls_or_is_burned_with_the_ally() -> None:
    stage, kurt, pupil, _ = orgy(blood=1)
    stage.skip("ally-burned", A)
    assert stage.zone(kurt) == TORPOR
    stage.play(A, "play orgy-of-blood plain", kurt)
    assert (stage.blood(kurt), stage.blood(pupil)) == (3, 4)
    stage = PeopleStage(2, *MADE_UP, *BRUTES)
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(A, "Pupil", 1)
    brute = stage.ally(B, "Brute")
    stage.hand(A, "Orgy of Blood")
    stage.hand(B, "Talons")
    fight(stage, kurt, brute)
    stage.table.blood[kurt] = 0
    stage.skip("before-range", B)
    stage.play(B, "play talons plain", brute)
    choose_strikes(stage)
    stage.skip("ally-burned", A)
    assert stage.zone(kurt) == ASH_HEAP
    stage.play(A, "play orgy-of-blood plain", kurt)
    assert stage.blood(pupil) == 4


def test_orgy_of_blood_is_not_for_a_fallen_vampire() -> None:
    stage = PeopleStage(2, *MADE_UP)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.hand(A, "Orgy of Blood", "Grave")
    fight(stage, kurt, rival)
    choose_strikes(stage, stage.text("play grave plain", kurt))
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "orgy-of-blood") == []
        stage.do_minimum()
    assert stage.zone(rival) == TORPOR
