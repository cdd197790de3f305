"""Tests of master cards on a minion that change which equipment he has."""

from __future__ import annotations

from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, check_success_without_effect, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.control import take_control
from conclave.games.vtes.vocabulary.card import Card, Pool

# Anachronism


def test_anachronism_burns_the_ranged_weapons_of_an_older_vampire() -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(A, "Mayor")
    elder = stage.vampire(B, "Elder")
    gun, bow, cudgel, lamp = [
        stage.put_on(elder, name) for name in (".44 Magnum", "Ivory Bow", "Cudgel", "Lamp")
    ]
    stage.hand(A, "Anachronism")
    play_as_a(stage, "anachronism", "target", elder)
    assert stage.zone(gun) == ASH_HEAP
    assert [stage.zone(card) for card in (bow, cudgel, lamp)] == [ON_CARD] * 3


def test_anachronism_is_for_vampires_of_capacity_above_6() -> None:
    stage = PeopleStage(2, phase="master")
    stage.vampire(A, "Mayor")
    stage.hand(A, "Anachronism")
    assert not stage.offers(A, "play anachronism plain -")


def test_anachronism_allows_no_ranged_weapon_but_the_ivory_bow() -> None:
    stage = PeopleStage(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.put_on(elder, "Anachronism")
    stage.put_on(pupil, ".44 Magnum")
    stage.hand(A, "Desert Eagle", "Ivory Bow", "Cudgel")
    assert not stage.offers(A, "play desert-eagle plain", elder)
    assert not stage.offers(A, "take", elder, pupil)
    assert stage.offers(A, "play ivory-bow plain", elder)
    assert stage.offers(A, "play cudgel plain", elder)
    assert stage.offers(A, "play desert-eagle plain", pupil)


# Vast Wealth


def go_shopping(*library: str) -> tuple[PeopleStage, int]:
    """A's Elder with Vast Wealth announces his action, with these cards in her library."""
    stage = PeopleStage(2, Card("Palace Jewels", "equipment", cost=Pool(3)))
    elder = stage.vampire(A, "Elder")
    stage.library(A, *library)
    stage.hand(A, "Freak Drive", *["Blur"] * 6)
    wealth = stage.put_on(elder, "Vast Wealth")
    stage.play(A, "act", elder, wealth, "0")
    return stage, elder


@ruling("Vast Wealth", 1)
def test_vast_wealth_equips_with_the_first_equipment_in_the_library() -> None:
    stage, elder = go_shopping("Blur", "Palace Jewels", "Lamp")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("equip", 1)
    stage.resolve()
    assert stage.names(stage.table.attached[elder]) == ["vast-wealth", "palace-jewels"]
    assert stage.table.pool[A] == 27
    assert sorted(stage.names(stage.table.library[A])) == ["blur", "lamp"]


@ruling("Vast Wealth", 2)
def test_vast_wealth_searches_only_after_a_success() -> None:
    stage, elder = go_shopping("Lamp")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Sport Bike")
    try_block(stage, rival)
    stage.resolve()
    assert stage.names(stage.table.attached[elder]) == ["vast-wealth"]
    assert stage.names(stage.table.library[A]) == ["lamp"]


@ruling("Vast Wealth", 3)
def test_vast_wealth_has_to_be_paid_for_with_the_last_pool() -> None:
    stage, _ = go_shopping("Palace Jewels")
    stage.pool(A, 3)
    stage.resolve()
    assert stage.table.out[A]


@ruling("Vast Wealth", 4)
def test_vast_wealth_burns_equipment_that_the_minion_cannot_have() -> None:
    stage, elder = go_shopping(".44 Magnum", "Lamp")
    stage.put_on(elder, "Anachronism")
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == ["44-magnum"]
    assert stage.table.pool[A] == 30


def test_vast_wealth_finds_nothing_in_a_library_without_equipment() -> None:
    stage, elder = go_shopping("Blur")
    check_success_without_effect(stage)
    assert stage.names(stage.table.attached[elder]) == ["vast-wealth"]


@ruling("Vast Wealth", 5)
def test_vast_wealth_is_only_for_a_minion_of_its_controller() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(B, "Elder")
    wealth = stage.put_on(elder, "Vast Wealth")
    stage.begin()
    take_control(stage.table, elder, A)
    assert stage.table.controller[wealth] == B
    assert not stage.offers(A, "act", elder, wealth, "0")
