"""Tests of Lessons in the Steel."""

from __future__ import annotations

from games.vtes.cards.combats import MADE_UP, duel, rounds_begun
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.stage import A, B

# Lessons in the Steel


def test_lessons_in_the_steel_show_the_hand_and_give_a_press() -> None:
    stage, elder, _ = duel("Lessons in the Steel", opposing_hand=("Lamp",))
    choose_strikes(stage)
    stage.skip("hurt", A)
    assert stage.blood(elder) == 10 - 1
    (lamp,) = stage.table.hand[B]
    assert stage.table.seen[lamp] == 0
    stage.play(A, "play lessons-in-the-steel aus+for", elder)
    assert stage.table.seen[lamp] != 0
    stage.skip("press", A)
    assert stage.names(stage.table.hand[B]) == ["lamp"]
    stage.play(A, "press")
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1, 2]


def test_superior_lessons_discard_a_card() -> None:
    stage, elder, _ = duel(
        "Lessons in the Steel", "Lessons in the Steel", "Flurry", opposing_hand=("Lamp", "Cudgel")
    )
    stage.library(B, "Valet")
    stage.play(A, "pass")
    choose_strikes(stage)
    stage.skip("hurt", A)
    stage.play(A, "play lessons-in-the-steel AUS+FOR", elder)
    stage.play(A, "name cudgel")
    assert stage.names(stage.table.ash[B]) == ["cudgel"]
    assert offered_modes(stage, A, "lessons-in-the-steel") == []
    stage.skip("press", A)
    assert stage.offers(A, "press")


def test_no_lessons_without_damage() -> None:
    stage, elder, _ = duel("Lessons in the Steel", "Soak")
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "play soak for", elder)
    stage.skip("press", A)
    assert stage.blood(elder) == 10
    assert offered_modes(stage, A, "lessons-in-the-steel") == []
    assert not stage.offers(A, "press")


def test_no_lessons_for_the_fallen_or_those_without_the_disciplines() -> None:
    stage, _, _ = duel("Lessons in the Steel", blood=(0, 9))
    choose_strikes(stage)
    assert stage.window != "hurt"
    other = PeopleStage(2, *MADE_UP)
    mayor, foe = other.vampire(A, "Mayor"), other.vampire(B, "Rival")
    other.hand(A, "Lessons in the Steel")
    fight(other, mayor, foe)
    choose_strikes(other)
    assert other.window != "hurt"


def test_lessons_from_a_fallen_opponent() -> None:
    stage, elder, _ = duel("Lessons in the Steel", opposing_hand=("Lamp",), blood=(10, 0))
    choose_strikes(stage)
    stage.skip("hurt", A)
    stage.play(A, "play lessons-in-the-steel AUS+FOR", elder)
    stage.play(A, "name lamp")
    assert stage.names(stage.table.ash[B]) == ["lamp"]
