"""Cards of Potence for long fights: brute force, and pursuit with more cards in hand."""

from __future__ import annotations

import pytest
from games.vtes.cards.armory import Armory
from games.vtes.cards.people import fight, strikes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.combat import CombatEnded, RoundBegan
from conclave.games.vtes.rules.reading import values
from conclave.testing import rule


@pytest.mark.parametrize(("mode", "damage"), [("pot", 2), ("POT", 3)])
def test_brute_force_by_hand(mode: str, damage: int) -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Brute Force")
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play brute-force {mode}", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9 - damage)


@rule("VTES-6.4.3-05")
@pytest.mark.parametrize(("mode", "damage"), [("pot", 2 + 2), ("POT", 2 + 3)])
def test_brute_force_with_a_melee_weapon(mode: str, damage: int) -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel, gun = stage.put_on(elder, "Cudgel"), stage.put_on(elder, "Desert Eagle")
    stage.hand(A, "Brute Force")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, f"play brute-force {mode}", elder)
    assert not stage.offers(A, "target", gun)
    stage.play(A, "target", cudgel)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - damage


@rule("VTES-1.6.1-13")
def test_brute_force_is_replaced_after_combat() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Brute Force", *["Lamp"] * 6)
    stage.library(A, "Cellar")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play brute-force pot", elder))
    stage.skip("press", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip()
    assert len(stage.table.hand[A]) == 7


@pytest.mark.parametrize(("mode", "more"), [("pot", 0), ("POT", 2)])
def test_relentless_pursuit_goes_on_with_more_cards(mode: str, more: int) -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Relentless Pursuit", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 5)
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, f"play relentless-pursuit {mode}", elder)
    assert values.hand_size(stage.table, A) == 7
    stage.skip("before-range", A)
    assert len(stage.told(RoundBegan)) == 2
    assert values.hand_size(stage.table, A) == 7 + more
    assert len(stage.table.hand[A]) == 7 + more
    assert len(stage.table.hand[B]) == 0
    stage.skip("Discarding" if more else "")
    assert len(stage.told(CombatEnded)) == 1
    stage.skip()
    assert len(stage.table.hand[A]) == 7
    assert stage.blood(elder) == 10 - 1 - 2


def test_relentless_pursuit_brings_no_cards_if_combat_ends() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Relentless Pursuit", *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 5)
    stage.hand(B, "Hold On")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play relentless-pursuit POT", elder)
    stage.play(B, "play hold-on plain", rival)
    stage.skip()
    assert len(stage.told(RoundBegan)) == 1
    assert len(stage.table.library[A]) == 4


def test_a_second_relentless_pursuit_adds_to_the_first() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Relentless Pursuit", "Relentless Pursuit")
    fight(stage, elder, rival)
    for size in (9, 11):
        stage.skip("press", A)
        stage.play(A, "play relentless-pursuit POT", elder)
        stage.skip("before-range", A)
        assert values.hand_size(stage.table, A) == size
