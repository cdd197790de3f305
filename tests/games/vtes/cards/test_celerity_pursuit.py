"""Tests of Infernal Pursuit."""

from __future__ import annotations

from games.vtes.cards.combats import CombatStage, rounds_begun
from games.vtes.cards.people import fight
from games.vtes.stage import A, B

# Infernal Pursuit


def pursuit(*hand: str) -> tuple[CombatStage, int]:
    """Elder, with Infernal Pursuit and a full hand, fights Rival."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Infernal Pursuit", *hand, *["Windfall"] * (6 - len(hand)))
    stage.library(A, *["Grow", "Gnats", "Hold On", "Hold Fast", "Thug", "Lamp"])
    fight(stage, elder, rival)
    return stage, elder


def discard_to_7(stage: CombatStage) -> int:
    """A discards as often as she is asked; how often."""
    times = 0
    while stage.prompt == "Discarding":
        stage.play(A, "discard windfall")
        times += 1
    return times


def test_infernal_pursuit_is_a_press_at_inferior() -> None:
    stage, elder = pursuit()
    stage.skip("press", A)
    stage.play(A, "play infernal-pursuit cel", elder)
    stage.skip("before-range", A)
    assert rounds_begun(stage) == [1, 2]
    assert len(stage.table.library[A]) == 5


def test_infernal_pursuit_draws_another_card_for_each_that_is_replaced() -> None:
    stage, elder = pursuit()
    stage.play(A, "play infernal-pursuit CEL", elder)
    assert len(stage.table.library[A]) == 6 - 2  # for itself, too
    assert discard_to_7(stage) == 1
    assert len(stage.table.hand[A]) == 7
    stage.play(A, "play grow plain", elder)
    assert len(stage.table.library[A]) == 4 - 2
    assert discard_to_7(stage) == 1
    assert len(stage.table.hand[A]) == 7


def test_infernal_pursuit_ends_with_the_combat() -> None:
    stage, elder = pursuit()
    stage.play(A, "play infernal-pursuit CEL", elder)
    discard_to_7(stage)
    stage.skip("MinionPhase")
    kurt = stage.vampire(A, "Kurt")
    stage.play(A, "play windfall plain", kurt)
    assert len(stage.table.library[A]) == 4 - 1
    assert stage.prompt != "Discarding"


def test_with_an_empty_library_infernal_pursuit_draws_nothing() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Infernal Pursuit", "Grow", "Grow")
    fight(stage, elder, rival)
    stage.play(A, "play infernal-pursuit CEL", elder)
    stage.play(A, "play grow plain", elder)
    assert len(stage.table.hand[A]) == 1
