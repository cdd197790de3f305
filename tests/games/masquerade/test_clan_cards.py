"""All clan cards have their printed values and their own tests."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.rules.library import CLANS, STARTING, Card
from conclave.testing import rule

PRINTED = {
    "brujah": """
        Hunt             aftermath    0
        Ready            passive      1
        Bloody Fury      conflict     6
        Punk's Posse     conflict     0
        Challenge        passive      4
        Fist of Caine    aftermath    4
        F*ck the System  aftermath    3
        Earthshock       aftermath    2
        Show of Force    preparation  3
    """,
    "gangrel": """
        Hunt               aftermath    0
        Ready              preparation  0
        Earth Meld         aftermath    1
        Wolf Companion     conflict     2
        Feral Weapons      conflict     1
        Power of the Pack  preparation  2
        Fearless           preparation  3
        On the Prowl       passive      3
        Mist Form          aftermath    2
    """,
    "malkavian": """
        Hunt              aftermath    0
        Ready             conflict     0
        Mesmerize         preparation  3
        Auction of Blood  passive      2
        Madness Network   preparation  2
        Shadow Strike     conflict     3
        Chaos             preparation  2
        Malkav's Bane     passive      2
        Mindless Assault  preparation  3
    """,
    "nosferatu": """
        Hunt              aftermath    0
        Ready             passive      1
        Unseen Passage    aftermath    2
        Cloak of Shadows  passive      3
        Eyes in the Dark  passive      2
        Feral Whispers    passive      1
        Backstab          preparation  2
        One Step Ahead    passive      3
        Vanish            preparation  4
    """,
    "toreador": """
        Hunt                    aftermath    0
        Ready                   preparation  0
        Awe                     aftermath    2
        Entourage               conflict     0
        Charisma                preparation  2
        Summon                  aftermath    3
        Entrancement            conflict     0
        Submission              passive      3
        Friends in High Places  passive      3
    """,
    "tremere": """
        Hunt               aftermath    1
        Ready              passive      1
        Focus from Hunger  conflict     9
        Ancient Artifacts  preparation  6
        Theft of Vitae     preparation  3
        Dark Pact          passive      1
        Cauldron of Blood  aftermath    3
        Retaliation        passive      2
        Arcane Drain       preparation  2
    """,
    "ventrue": """
        Hunt               aftermath    0
        Ready              conflict     2
        Master Plan        passive      3
        Diplomacy          conflict     3
        Curfew             passive      2
        Majesty            conflict     0
        Mass Manipulation  passive      3
        Tyrant's Gaze      preparation  2
        Forestall          passive      3
    """,
}  # fmt: skip


def printed(clan: str) -> list[tuple[str, str, int]]:
    """Name, type and power of a clan's cards, from the table above."""
    rows = [line.split() for line in PRINTED[clan].strip().splitlines()]
    return [(" ".join(words), type, int(power)) for *words, type, power in rows]


def of_clan(clan: str) -> list[Card]:
    """The definitions of a clan's cards."""
    return [card for card in LIBRARY.clan_cards if card.clan == clan]


@pytest.mark.parametrize("clan", CLANS)
@rule("MASQ-COMP-02", "MASQ-COMP-18")
def test_every_clan_card_has_its_name_type_and_power(clan: str) -> None:
    assert [(card.name, card.type, card.power) for card in of_clan(clan)] == printed(clan)


@rule("MASQ-COMP-01", "MASQ-COMP-02", "MASQ-COMP-03")
def test_seven_clans_have_nine_cards_each_and_begin_with_hunt_and_ready() -> None:
    assert Counter(card.clan for card in LIBRARY.clan_cards) == dict.fromkeys(PRINTED, 9)
    for clan in CLANS:
        assert [card.name for card in of_clan(clan)[:STARTING]] == ["Hunt", "Ready"]


@rule("MASQ-COMP-16", "MASQ-COMP-17")
def test_clan_cards_are_passive_or_belong_to_one_of_three_steps() -> None:
    assert Counter(card.type for card in LIBRARY.clan_cards) == {
        "passive": 17 + 2,  # Curfew and Tremere's Ready have their own timing
        "preparation": 16,
        "aftermath": 16,
        "conflict": 14 - 2,
    }


def test_the_clans_differ_in_strength() -> None:
    strength = {clan: sum(card.power for card in of_clan(clan)) for clan in CLANS}
    assert strength == {
        "tremere": 28,
        "brujah": 23,
        "nosferatu": 18,
        "ventrue": 18,
        "malkavian": 17,
        "gangrel": 14,
        "toreador": 13,
    }


def own_tests(clan: str) -> list[str]:
    """The names of the tests in a clan's file."""
    source = (Path(__file__).parent / "cards" / f"test_{clan}.py").read_text()
    return [part.name for part in ast.parse(source).body if isinstance(part, ast.FunctionDef)]


@pytest.mark.parametrize("card", LIBRARY.names[: len(LIBRARY.clan_cards)])
def test_every_clan_card_has_tests_of_what_it_does_and_must_not_do(card: str) -> None:
    clan = LIBRARY.clan_cards[LIBRARY.numbers[card]].clan
    start = f"test_{card.replace('-', '_')}_"
    assert len([test for test in own_tests(clan) if test.startswith(start)]) >= 2, (
        f"write tests named {start}... in cards/test_{clan}.py: "
        "of what the card does, and of something it must not do"
    )
