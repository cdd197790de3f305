"""Tests of Laibon."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.constants import ACTION, PRESENCE
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card

# Khalu


def test_khalu_cancels_a_minion_card_of_a_neighbour_for_five_blood() -> None:
    stage = PeopleStage(4)
    elder, khalu = stage.vampire(A, "Elder"), stage.vampire(B, "Khalu")
    far = stage.vampire(C, "Khalu")
    stage.hand(A, "Govern the Unaligned")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert not stage.offers(C, "use", far, "0")
    stage.play_only(B, "use", khalu, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(khalu), stage.blood(elder)) == (2, 10)
    assert stage.names(stage.table.ash[A]) == ["govern-the-unaligned"]


def test_khalu_cancels_even_in_torpor() -> None:
    stage = PeopleStage()
    elder, khalu = stage.vampire(A, "Elder"), stage.vampire(B, "Khalu", torpor=True)
    stage.hand(A, "Govern the Unaligned")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert stage.offers(B, "use", khalu, "0")


def test_khalu_needs_five_blood_and_cancels_no_master_cards() -> None:
    stage = PeopleStage(2)
    elder, khalu = stage.vampire(A, "Elder"), stage.vampire(B, "Khalu", 4)
    stage.hand(A, "Govern the Unaligned")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert not stage.offers(B, "use", khalu, "0")
    masters = PeopleStage(2, phase="master")
    khalu = masters.vampire(B, "Khalu")
    masters.hand(A, "Cellar")
    masters.play_only(A, "play cellar plain -")
    assert not masters.offers(B, "use", khalu, "0")


# Shasa Abu Badr


def test_shasa_bleeds_for_more_with_presence() -> None:
    lure = Card("Lure", ACTION, PRESENCE, basic=Action(None, "bleed"))
    stage = Stage(2, extra=(lure,))
    shasa = stage.vampire(A, "Shasa Abu Badr")
    stage.hand(A, "Lure")
    stage.play(A, "play lure pre", shasa)
    assert values.bleed(stage.table, shasa) == 2
    plain = Stage(2, extra=(lure,))
    shasa = plain.vampire(A, "Shasa Abu Badr")
    plain.play(A, "bleed", shasa)
    assert values.bleed(plain.table, shasa) == 1
