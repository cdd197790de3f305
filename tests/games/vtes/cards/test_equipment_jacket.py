"""Tests of the Leather Jacket."""

from __future__ import annotations

from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import PeopleStage, choose_strikes, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, EQUIPMENT, ON_CARD
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable

# Leather Jacket


def test_whoever_equips_with_a_leather_jacket_untaps_at_the_end_of_the_turn() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Leather Jacket")
    stage.play(A, "play leather-jacket plain", elder)
    stage.resolve()
    assert stage.table.tapped[elder]
    while stage.table.active == A:
        stage.do_minimum()
    assert not stage.table.tapped[elder]


def test_so_does_a_minion_who_takes_the_jacket_and_not_who_had_it() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt", tapped=True)
    stage.put_on(kurt, "Leather Jacket")
    stage.play(A, "take-equipment", elder, kurt)
    stage.resolve()
    while stage.table.active == A:
        stage.do_minimum()
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[kurt]


def test_a_jacket_put_on_in_combat_untaps_nobody() -> None:
    wardrobe = Card(
        "Wardrobe",
        COMBAT,
        effect=EquipFromHand(),
        when="before-range",
        target=InHand(filters.OfType(EQUIPMENT), IsObtainable()),
    )
    stage = PeopleStage(2, wardrobe)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Wardrobe", "Leather Jacket")
    fight(stage, elder, rival)
    stage.play(A, "play wardrobe plain", elder)
    stage.play(A, "name leather-jacket")
    while stage.table.active == A:
        stage.do_minimum()
    assert len(stage.table.attached[elder]) == 1
    assert stage.table.tapped[elder]


@ruling("Immideate damage prevention", 1)
def test_a_leather_jacket_is_burned_to_prevent_all_damage_of_a_strike() -> None:
    stage, elder, rival = duel(opposing_hand=("Grow",))
    jacket = stage.put_on(elder, "Leather Jacket")
    stage.play(A, "pass")
    stage.play(B, "play grow plain", rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "use", jacket, "0")
    stage.skip()
    assert (stage.zone(jacket), stage.blood(elder)) == (ASH_HEAP, 10)
    other, elder, rival = duel(opposing_hand=("Sidestep",))
    jacket = other.put_on(elder, "Leather Jacket")
    other.skip("strike", B)
    other.play(B, "play sidestep plain", rival)
    other.skip()
    assert other.zone(jacket) == ON_CARD  # there was nothing to prevent


def test_a_leather_jacket_does_not_help_against_other_damage() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    jacket = stage.put_on(elder, "Leather Jacket")
    stage.hand(B, "Gnats")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "play gnats plain", rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "use", jacket, "0")
    stage.skip()
    assert stage.blood(elder) == 10 - 3


def test_a_minion_wears_one_leather_jacket() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Leather Jacket")
    stage.hand(A, "Leather Jacket")
    assert not stage.offers(A, "play leather-jacket plain", elder)
