"""Tests of Roll."""

from __future__ import annotations

from games.vtes.cards.combats import MADE_UP
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import COMBAT, FLIGHT, REMOVED
from conclave.games.vtes.vocabulary.cancelling import Cancel
from conclave.games.vtes.vocabulary.card import Card, Vampire

BAT = Vampire("Bat", "gargoyle", 1, 5, "", "independent", FLIGHT)
HIDE = Card("Hide the Roll", COMBAT, effect=Cancel((COMBAT,)))


def flight(*hand: str, opposing_hand: tuple[str, ...] = ()) -> tuple[PeopleStage, int, int]:
    """A gargoyle of A who flies fights Rival of B; A draws lamps."""
    stage = PeopleStage(2, BAT, HIDE, *MADE_UP)
    bat, rival = stage.vampire(A, "Bat"), stage.vampire(B, "Rival")
    stage.hand(A, *hand, *["Lamp"] * (7 - len(hand)))
    stage.hand(B, *opposing_hand)
    stage.library(A, *["Cudgel"] * 3)
    fight(stage, bat, rival)
    return stage, bat, rival


# Roll


def test_roll_maneuvers_once_each_round_for_those_who_fly() -> None:
    stage, bat, rival = flight("Roll", "Roll", opposing_hand=("Roll", "Shot"))
    stage.skip("range", A)
    stage.play(A, "play roll plain", bat)
    assert is_long(stage.table)
    assert offered_modes(stage, B, "roll") == []
    stage.play(B, "play shot plain", rival)
    assert offered_modes(stage, A, "roll") == []


@ruling("Cards that replace themselves", 3)
def test_roll_comes_back_after_combat_instead_of_a_new_card() -> None:
    stage, bat, _ = flight("Roll")
    stage.skip("range", A)
    stage.play(A, "play roll plain", bat)
    assert len(stage.table.hand[A]) == 6
    stage.skip("May", A)
    stage.play(A, "yes")
    assert "roll" in stage.names(stage.table.hand[A])
    assert "cudgel" not in stage.names(stage.table.hand[A])


def test_its_player_may_draw_as_usual() -> None:
    stage, bat, _ = flight("Roll")
    stage.skip("range", A)
    stage.play(A, "play roll plain", bat)
    stage.skip("May", A)
    stage.play(A, "no")
    assert "cudgel" in stage.names(stage.table.hand[A])
    assert stage.names(stage.table.ash[A]) == ["roll"]


def test_roll_stays_away_if_the_minion_falls() -> None:
    stage, bat, rival = flight("Roll", opposing_hand=("Swift Blow", "Shot"))
    stage.skip("range", A)
    stage.play(A, "play roll plain", bat)
    stage.play(B, "play shot plain", rival)
    stage.table.blood[bat] = 0
    stage.skip("MinionPhase")
    assert stage.names(stage.table.ash[A]) == ["roll"]
    assert "cudgel" in stage.names(stage.table.hand[A])


@ruling("Cards that replace themselves", 1)
def test_roll_must_be_in_the_ash_heap() -> None:
    stage, bat, _ = flight("Roll")
    stage.skip("range", A)
    stage.play(A, "play roll plain", bat)
    (roll,) = stage.table.ash[A]
    moving.put(stage.table, roll, REMOVED, -1)
    stage.skip("MinionPhase")
    assert "cudgel" in stage.names(stage.table.hand[A])


@ruling("Cards that replace themselves", 2)
def test_a_cancelled_roll_is_replaced_as_usual() -> None:
    stage, bat, rival = flight("Roll")
    stage.hand(B, "Hide the Roll")
    stage.skip("range", A)
    stage.play_only(A, "play roll plain", bat)
    stage.skip("as-played", B)
    stage.play(B, "play hide-the-roll plain", rival)
    assert "cudgel" in stage.names(stage.table.hand[A])
    stage.skip("MinionPhase")
    assert stage.names(stage.table.ash[A]) == ["roll"]


@ruling("Cards that replace themselves", 4)
def test_roll_does_not_come_back_if_it_is_not_replaced() -> None:
    stage, bat, _ = flight("Roll")
    visit = stage.permanent(A, "Visit from the Capuchin", counters=4)
    assert stage.table.in_play(visit)
    stage.library(A, *["Cudgel"] * 9)
    stage.skip("range", A)
    stage.play(A, "play roll plain", bat)
    stage.skip("MinionPhase")
    assert "roll" in stage.names(stage.table.ash[A])
