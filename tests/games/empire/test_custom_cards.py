"""Custom cards defined in a deck list, for owners of the printed game (EMP-COMP-16)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from conclave import Rng, bots
from conclave.core.errors import BadDeck
from conclave.core.record import Record
from conclave.games.empire import GAME
from conclave.games.empire.cards import LIBRARY
from conclave.games.empire.custom_cards import WORDS, in_list, write_card
from conclave.games.empire.decks import EmpireDecks
from conclave.games.empire.rules.constants import DRAW_PILE, HOLY_WATER
from conclave.games.empire.rules.events import Cancelled, Drew, TookFromPile
from conclave.games.empire.rules.library import CombatCard, SupportCard
from conclave.games.empire.rules.table import Table
from conclave.games.empire.vocabulary.effects import CancelCard, Draw, Fetch
from conclave.lang.effects import Do
from conclave.testing import rule
from conclave.text import Words, languages
from conclave.text.cards import card, find

CARDS = """
Cards                                            # mine
Old Well (humans, day 0, night 1): Fetch(DRAW_PILE, HOLY_WATER)
Sacrifice (humans, day 3, night 0, in combat): CancelCard()
Blood Moon (vampires, night 0, day 2): Do(Draw(2), OtherDiscards())
Go-between (vampires, day 1, night 1): Either(Invite(NOBLES), May(SendToTown()), by=YOU)
Nobles 3: Draw(1)
"""
DECKS = """
Vampires
30 Nobles 3, 8 Blood Moon, 2 Go-between
Humans
20 Holy Water 3, 16 Old Well, 4 Sacrifice
"""
LIST = CARDS + DECKS


def decks() -> EmpireDecks:
    """The decks of Empire."""
    assert isinstance(GAME.decks, EmpireDecks)
    return GAME.decks


def word() -> str:
    """The list as a word."""
    return decks().write(LIST, "word").strip()


def start(**options: object) -> Table:
    """A game with these decks."""
    table = GAME.start(2, 1, {"vampires": "first", "decks": word(), **options})
    assert isinstance(table, Table)
    return table


# Reading


@rule("EMP-COMP-16")
def test_a_list_may_define_cards() -> None:
    library, faults = in_list(LIST)
    assert faults == []
    well = library.cards[library.numbers["old-well"]]
    assert well == SupportCard("Old Well", 0, 1, Fetch(DRAW_PILE, HOLY_WATER), False, "humans", "")
    moon = library.cards[library.numbers["blood-moon"]]
    assert isinstance(moon, SupportCard)
    assert (moon.day, moon.night, isinstance(moon.effect, Do)) == (2, 0, True)
    assert decks().faults(LIST, 2) == []


@rule("EMP-COMP-16")
def test_an_existing_card_may_be_redefined() -> None:
    library, _ = in_list(LIST)
    number = LIBRARY.numbers["sacrifice"]
    assert library.numbers["sacrifice"] == number
    changed = library.cards[number]
    assert isinstance(changed, SupportCard)
    assert (changed.day, changed.night, changed.effect) == (3, 0, CancelCard())
    nobles = library.cards[LIBRARY.numbers["nobles-3"]]
    assert isinstance(nobles, CombatCard)
    assert (nobles.value, nobles.effect) == (3, Draw(1))
    ours = LIBRARY.cards[number]
    assert isinstance(ours, SupportCard)
    assert ours.day == 1, "and everywhere else it stays as it was"


@pytest.mark.parametrize(
    ("line", "key", "facts"),
    [
        ("Old Well", "empire-card-bad-line", {"text": "Old Well"}),
        ("Old Well: Draw(1)", "empire-card-bad-line", {}),
        ("Nobles 3 (humans, day 1, night 1): Draw(1)", "empire-card-bad-line", {}),
        ("Well (humans, day 1): Draw(1)", "empire-card-bad-fact", {"text": "humans, day 1"}),
        ("Well (day 1, night 1): Draw(1)", "empire-card-bad-fact", {}),
        ("Well (wolves, day 1, night 1): Draw(1)", "empire-card-bad-fact", {"text": "wolves"}),
        ("Well (humans, day 8, night 1): Draw(1)", "empire-card-bad-fact", {"text": "day 8"}),
        ("Well (humans, day 1, night 1): Drink(1)", "empire-card-unknown-word", {"word": "Drink"}),
        ("Well (humans, day 1, night 1): __import__(1)", "empire-card-unknown-word", {}),
        ("Well (humans, day 1, night 1): Draw(1", "empire-card-unreadable", {}),
        ("Well (humans, day 1, night 1): Draw(1) Draw(1)", "empire-card-unreadable", {}),
        ("Well (humans, day 1, night 1): Draw(1).x", "empire-card-unreadable", {}),
        ("Well (humans, day 1, night 1):", "empire-card-unreadable", {}),
        ("Well (humans, day 1, night 1): Draw()", "empire-card-bad-argument", {"allowed": "1–9"}),
        ("Well (humans, day 1, night 1): Draw(99)", "empire-card-bad-argument", {"text": "99"}),
        ("Well (humans, day 1, night 1): Draw(1, 2)", "empire-card-bad-argument", {"text": "2"}),
        (
            "Well (humans, day 1, night 1): Fetch(SEWER)",
            "empire-card-bad-argument",
            {"text": "SEWER", "allowed": "DRAW_PILE, CELLAR, MOAT"},
        ),
        ("Well (humans, day 1, night 1): Either(Draw(1), Draw(2))", "empire-card-alike", {}),
        (
            "Well (humans, day 1, night 1): CancelCard()",
            "empire-card-wrong-moment",
            {"combat": "no", "word": "CancelCard"},
        ),
        (
            "Well (humans, day 1, night 1, in combat): Do(Draw(1), Invite())",
            "empire-card-wrong-moment",
            {"combat": "yes", "word": "Invite"},
        ),
        (
            f"Well (humans, day 1, night 1): {'May(' * 12}Draw(1){')' * 12}",
            "empire-card-too-long",
            {"most": 12},
        ),
        ("Well (humans, day 1, night 1): " + "Do(" * 500, "empire-card-too-long", {}),
    ],
)
def test_each_error_in_a_definition_is_reported_with_its_line(
    line: str, key: str, facts: dict[str, object]
) -> None:
    faults = in_list(f"# mine\nCards\n{line}\n{DECKS}")[1]
    assert [fault.key for fault in faults] == [key]
    assert faults[0].facts["line"] == 3
    for name, value in facts.items():
        assert faults[0].facts[name] == value
    for language in languages():
        text = Words(language, GAME, strict=True).error(faults[0])
        assert "3" in text
        if key == "empire-card-unknown-word":
            assert all(word in text for word in WORDS)


def test_a_card_is_defined_once_and_their_number_is_limited() -> None:
    twice = "Cards\nWell (humans, day 1, night 1): Draw(1)\nWell (humans, day 2, night 1): Draw(2)"
    assert [fault.key for fault in in_list(twice)[1]] == ["empire-card-twice"]
    many = [f"Well {'x' * n} (humans, day 1, night 1): Draw(1)" for n in range(1, 33)]
    lots = "Cards\n" + "\n".join(many * 3)
    assert in_list(lots)[1][-1].key == "empire-card-too-many"


# Writing


def test_definitions_round_trip() -> None:
    text = decks().write(LIST, "text")
    assert text.startswith("Cards\n")
    assert "Old Well (humans, day 0, night 1): Fetch(DRAW_PILE, HOLY_WATER)\n" in text
    assert (
        "Go-between (vampires, day 1, night 1): Either(Invite(NOBLES), May(SendToTown()))" in text
    )
    assert decks().write(text, "word").strip() == word()
    assert " " not in word()
    assert [(entry.name, entry.card) for entry in decks().lines(LIST)][:3] == [
        ("Nobles 3", "nobles-3"), ("Blood Moon", "blood-moon"), ("Go-between", "go-between"),
    ]  # fmt: skip


def test_all_our_cards_can_be_written_as_definitions() -> None:
    for name, ours in zip(LIBRARY.names, LIBRARY.cards, strict=True):
        if isinstance(ours, SupportCard):
            library, faults = in_list(f"Cards\n{write_card(ours)}")
            assert faults == []
            assert library.cards[library.numbers[name]] == replace(ours, ours="")


# Playing


@rule("EMP-COMP-16", "EMP-R-72")
def test_a_game_is_played_with_custom_cards() -> None:
    table = start()
    assert set(table.view(None)["deck"][0]) == {"nobles-3", "blood-moon", "go-between"}
    assert table.game.cards["blood-moon"] != GAME.cards.get("blood-moon")
    seen = set()
    for seed in range(6):
        position = GAME.start(2, seed, {"vampires": "first", "decks": word()})
        rng = Rng(seed)
        while not position.over:
            seat = position.deciders[0]
            for event in position.play(seat, position.options(seat).pick(rng)):
                seen.add(type(event))
            assert position.faults() == []
            assert GAME.load(position.save()).digest() == position.digest()
    assert {TookFromPile, Cancelled, Drew} <= seen


@pytest.mark.parametrize("bot", ["greedy", "naive"])
def test_bots_play_with_custom_cards(bot: str) -> None:
    position = start()
    players = [bots.make(bot, position.game, seat, seat, trusted=True) for seat in (0, 1)]
    while not position.over:
        seat = position.deciders[0]
        position.play(seat, players[seat].choose(bots.perspective(position, seat)))


def test_a_record_can_be_verified_without_the_file() -> None:
    record = Record.begin(GAME, 2, {"decks": word()}, seed=3)
    rng = Rng(1)
    for _ in range(40):
        seat = record.position.deciders[0]
        record.play(seat, record.position.options(seat).pick(rng))
    again = Record.read(record.write())
    assert again.position.digest() == record.position.digest()
    assert "old-well" in again.game.cards


def test_a_word_with_bad_definitions_is_refused() -> None:
    bad = word().replace("Draw", "Exec")
    with pytest.raises(BadDeck) as refusal:
        GAME.start(2, 1, {"decks": bad})
    faults = refusal.value.facts["faults"]
    assert isinstance(faults, list)
    assert faults[0].key == "empire-card-unknown-word"


# Telling


def test_custom_cards_are_worded_like_others() -> None:
    game = start().game
    english, german = Words("en", game, strict=True), Words("de", game, strict=True)
    well = card(english, "old-well")
    assert (well.name, well.note) == ("Old Well", "")
    assert well.text == (
        "Look through your draw pile, take a holy water card and shuffle the rest."
    )
    assert card(german, "old-well").line == "Unterstützung · kostet 0 am Tag, 1 bei Nacht"
    assert card(english, "nobles-3").text == "Draw 1 card."
    assert [found.card for found in find(english, "Blood Moon")] == ["blood-moon"]
