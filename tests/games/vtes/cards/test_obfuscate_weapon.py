"""Tests of Disguised Weapon."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.constants import EQUIPMENT, UNIQUE, WEAPON
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.vocabulary.card import Card

# Disguised Weapon


def test_disguised_weapon_equips_before_range_or_with_the_strike() -> None:
    stage, elder, rival = duel("Disguised Weapon", ".44 Magnum")
    (_, gun) = stage.table.hand[A]
    assert offered_modes(stage, A, "disguised-weapon") == ["obf", "OBF"]
    stage.play(A, "play disguised-weapon obf", elder)
    stage.skip("range", A)
    assert stage.table.host[gun] == elder
    assert stage.table.pool[A] == 28
    stage, elder, rival = duel("Disguised Weapon", ".44 Magnum")
    (_, gun) = stage.table.hand[A]
    stage.skip("strike", A)
    assert offered_modes(stage, A, "disguised-weapon") == ["OBF"]
    stage.play(A, "play disguised-weapon OBF", elder)
    stage.skip("strike", A)
    stage.play(A, "strike", gun, "0")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2


def test_disguised_weapon_needs_a_weapon_in_hand() -> None:
    stage, _, _ = duel("Disguised Weapon", "Lamp")
    assert offered_modes(stage, A, "disguised-weapon") == []


@ruling("Disguised Weapon", 1)
def test_a_unique_weapon_may_be_contested_with_disguised_weapon() -> None:
    stage = PeopleStage(
        2, Card("Old Blade", EQUIPMENT, WEAPON, UNIQUE, grants=Weapon(Strike(damage=3)))
    )
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Old Blade")
    stage.hand(B, "Disguised Weapon", "Old Blade")
    blade = stage.put_on(elder, "Old Blade")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", blade, "0")
    stage.play(B, "play disguised-weapon OBF", rival)
    stage.skip("strike", B)
    assert stage.options(B) == ["strike hand"]
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9)
