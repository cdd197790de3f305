"""Tests of Chameleon's Colors, Squirrel Balance."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage
from games.vtes.cards.combats import CombatStage, duel, rounds_begun
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

# Chameleon's Colors


@pytest.mark.parametrize(("action", "gained", "bled"), [("errand", 2, 0), ("bleed", 0, 0)])
def test_chameleons_colors_continue_an_action_but_no_bleed(
    action: str, gained: int, bled: int
) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Errand", "Chameleon's Colors", "Chameleon's Colors")
    stage.play(A, "bleed" if action == "bleed" else "play errand plain", elder)
    try_block(stage, rival)
    stage.skip("range", A)
    stage.play(A, "play chameleons-colors ani", elder)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "chameleons-colors") == ["SPI"]
    choose_strikes(stage, stage.text("play chameleons-colors SPI", elder))
    stage.skip("MinionPhase")
    assert (stage.table.pool[A], stage.table.pool[B]) == (30 + gained, 30 - bled)
    assert stage.blood(elder) == 10 - 2


def test_chameleons_colors_are_a_maneuver_with_a_press_or_a_press() -> None:
    stage, elder, _ = duel("Chameleon's Colors", "Chameleon's Colors")
    stage.skip("range", A)
    assert offered_modes(stage, A, "chameleons-colors") == ["ani", "spi"]
    stage.play(A, "play chameleons-colors spi", elder)
    assert is_long(stage.table)
    stage.skip("press", A)
    assert offered_modes(stage, A, "chameleons-colors") == ["spi"]
    stage.play(A, "press")
    stage.skip("strike", A)
    assert rounds_begun(stage) == [1, 2]
    assert offered_modes(stage, A, "chameleons-colors") == []  # at close range


# Squirrel Balance


@ruling("Squirrel Balance", 1)
def test_squirrel_balance_sets_the_range_of_the_first_round_if_blocked() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Squirrel Balance", "Hold On", "Step In")
    bleed(stage, elder)
    stage.play(A, "play squirrel-balance cel", elder)
    try_block(stage, rival)
    assert offered_modes(stage, A, "squirrel-balance") == []
    stage.skip("before-range", A)
    assert is_long(stage.table)
    assert offered_modes(stage, A, "step-in") == []  # it is set
    stage.skip("strike", A)
    assert is_long(stage.table)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", A)
    assert not is_long(stage.table)


@pytest.mark.parametrize(("mode", "less"), [("spi", 1), ("SPI", 2)])
@ruling("Minus Intercept", 1)
def test_squirrel_balance_takes_intercept_from_those_without_wings(mode: str, less: int) -> None:
    stage = PeopleStage(2, Vampire("Bat", "gargoyle", 1, 5, "", "independent", "flight"))
    elder, loner, bat = (
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Loner"),
        stage.vampire(B, "Bat"),
    )
    pupil = stage.vampire(B, "Pupil")  # who has Spiritus
    stage.hand(A, "Squirrel Balance")
    bleed(stage, elder)
    assert "spi" in offered_modes(stage, A, "squirrel-balance")
    stage.play(A, f"play squirrel-balance {mode}", elder)
    found = [values.intercept(stage.table, minion) for minion in (loner, bat, pupil)]
    assert found == [-less, 0, 0]


@ruling("Squirrel Balance", 2)
def test_squirrel_balance_may_be_the_card_drawn_for_the_action_card() -> None:
    stage = BlockStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Errand", *["Blur"] * 6)
    stage.library(A, "Squirrel Balance", "Blur")
    stage.play(A, "play errand plain", elder)
    assert "cel" in offered_modes(stage, A, "squirrel-balance")
