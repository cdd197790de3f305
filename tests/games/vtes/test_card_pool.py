"""The card pool as a whole: public numbers, names, printed facts, required cards."""

from __future__ import annotations

from collections import Counter

import pytest
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.cards import CARDS, LIBRARY
from conclave.games.vtes.rules.abilities.identity import WhenMerged
from conclave.games.vtes.rules.naming import card_slug
from conclave.games.vtes.rules.printed import Crypt, Printed
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.testing import rule


@pytest.mark.parametrize(
    ("name", "clan", "capacity", "title"),
    [
        ("Ira Rivers", "toreador", 7, "prince:Dallas"),
        ("Kurt Densch", "nosferatu", 8, ""),
        ("Barth", "toreador", 5, ""),
        ("Etrius", "tremere", 11, "inner-circle:tremere"),
        ("Sha-Ennu", "tzimisce", 11, "regent"),
        ("Nehsi", "follower-of-set", 10, "votes:2"),
    ],
)
def test_a_vampire_has_what_is_printed(name: str, clan: str, capacity: int, title: str) -> None:
    stage = Stage(2)
    card = stage.vampire(A, name)
    assert identity.clan(stage.table, card) == clan
    assert identity.capacity(stage.table, card) == capacity
    assert titles.title(stage.table, card) == title


def test_hand_sizes() -> None:
    for name, sizes in (
        ("Christanius Lionel, The Mad Chronicler", [8, 7]),
        ("Cassandra, Magus Prime", [8, 7]),
        ("Chavi Oraczko", [8, 7]),
        ("Jan Pieterzoon", [6, 6]),
    ):
        stage = Stage(2)
        stage.vampire(A, name)
        assert [values.hand_size(stage.table, seat) for seat in (A, B)] == sizes
        asleep = Stage(2)
        asleep.vampire(A, name, torpor=True)
        assert [values.hand_size(asleep.table, seat) for seat in (A, B)] == [7, 7]


@rule("VTES-1.4-01")
def test_every_card_has_a_public_number_of_its_own() -> None:
    missing = [name for name, id_ in zip(LIBRARY.names, LIBRARY.ids) if id_ == 0]
    assert missing == []
    twice = [id_ for id_, number in Counter(LIBRARY.ids).items() if number > 1]
    assert twice == []


def test_every_name_is_there_once() -> None:
    names = Counter(card_slug(card) for card in CARDS)
    assert [name for name, number in names.items() if number > 1] == []
    assert {"quentin-king-iii", "quentin-king-iii-adv"} <= set(names)


def test_crypt_cards_have_numbers_of_crypt_cards() -> None:
    for card, id_ in zip(LIBRARY.cards, LIBRARY.ids):
        assert (id_ >= 200000) == isinstance(card, Crypt), card.name


def test_an_advanced_vampire_has_his_base_version() -> None:
    advanced = [name for name in LIBRARY.names if name.endswith("-adv")]
    assert len(advanced) >= 4
    assert [name for name in advanced if name.removesuffix("-adv") not in LIBRARY.numbers] == []


def test_there_are_cards_of_every_kind() -> None:
    types = Counter(kind for card in CARDS if isinstance(card, Printed) for kind in card.types)
    for kind in ("master", "equipment", "retainer", "ally", "event", "power", "conviction"):
        assert types[kind] >= 3, kind
    traits = Counter(trait for card in CARDS for trait in card.traits)
    for trait in (
        "location", "discipline", "trifle", "out-of-turn", "trophy", "title", "burn-option", "gun",
        "melee", "electronic", "vehicle", "unique", "infernal", "red-list", "scarce",
        "sterile", "slave:tremere", "blood-cursed", "vulnerability:cold-iron", "cold-iron",
        "advanced", "anarch", "black-hand", "seraph", "flight",
    ):  # fmt: skip
        assert traits[trait] >= 2, trait
    titles = Counter(card.title.partition(":")[0] for card in CARDS if isinstance(card, Crypt))
    for title in (
        "primogen", "prince", "justicar", "inner-circle", "bishop", "archbishop", "priscus",
        "cardinal", "magaji", "baron", "votes",
    ):  # fmt: skip
        assert titles[title] >= 2, title


@rule("VTES-10.2-04")
def test_two_vampires_may_be_the_regent() -> None:
    printed = [card.name for card in CARDS if isinstance(card, Crypt) and card.title == "regent"]
    merged = [
        card.name
        for card in CARDS
        for grant in card.grants
        if isinstance(grant, WhenMerged) and grant.title == "regent"
    ]
    assert (printed, merged) == (["Sha-Ennu"], ["Melinda Galbraith"])


@rule("VTES-10.5-10")
def test_one_city_has_a_prince_an_archbishop_and_a_baron() -> None:
    claims = {card.title for card in CARDS if isinstance(card, Crypt)}
    assert {"prince:Pittsburgh", "archbishop:Pittsburgh", "baron:Pittsburgh"} <= claims


@rule("VTES-10-04")
def test_a_clan_has_one_name_whatever_newer_cards_call_it() -> None:
    clans = {card.name: card.clan for card in CARDS if isinstance(card, Crypt)}
    assert clans["Aluc Romas de Leon"] == clans["Ahmose Chambers"] == "follower-of-set"
    assert clans["Bijou"] == clans["Ali Kar"] == "assamite"


def test_there_are_vampires_of_a_newer_clan_and_with_the_newer_discipline() -> None:
    vampires = [card for card in CARDS if isinstance(card, Crypt)]
    clans = Counter(card.clan for card in vampires)
    assert clans["hecata"] == 8
    known = Counter(name for card in vampires for name, _ in card.disciplines)
    assert known["obl"] >= 10
    paths = Counter(trait for card in vampires for trait in card.traits if trait[:5] == "path-")
    assert len(paths) == 4
    assert min(paths.values()) >= 2
