"""The preset decks are legal at every table, and games with them end."""

from __future__ import annotations

import pytest

import conclave
from conclave.core.rng import Rng
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.cards.precons import precons
from conclave.games.vtes.rules.decks import faults_of, read_deck
from conclave.games.vtes.rules.table import Table
from conclave.testing import rule

NAMES = tuple(LIBRARY.presets)
OURS = ("bleed", "votes", "fight", "stealth", "imbued", "allies")
STARTERS = ("brujah", "malkavian", "toreador", "ventrue", "giovanni", "tremere-antitribu")


def test_there_are_six_starter_decks_and_six_of_ours_and_more_that_were_sold() -> None:
    assert (*OURS, *STARTERS, *LIBRARY.precons) == NAMES
    assert LIBRARY.starters == STARTERS


@pytest.mark.parametrize("name", list(LIBRARY.precons))
@rule("VTES-1.2-02", "VTES-1.2-04", "VTES-1.2-07")
def test_a_deck_as_sold_is_legal(name: str) -> None:
    deck, faults = read_deck(LIBRARY.presets[name], LIBRARY)
    assert faults == []
    assert faults_of(deck, LIBRARY, seats=4) == []


def test_a_deck_is_at_hand_once_all_its_cards_are_implemented() -> None:
    numbers = set(LIBRARY.by_id)
    known = {precon.name: precon for precon in precons(numbers)}
    assert known.keys() == LIBRARY.precons.keys()
    kit = "third-edition-starter-kit:tremere-antitribu"
    assert known[kit].title == "Third Edition Starter Kit: Tremere antitribu"
    missing = int(known[kit].deck.split("/")[1].split(",")[0].partition("*")[0])
    assert kit not in [precon.name for precon in precons(numbers - {missing})]


def test_the_smallest_decks_have_each_vampire_twice() -> None:
    crypt = LIBRARY.presets["third-edition-starter-kit:tremere-antitribu"].split("/")[0]
    assert [entry.split("*")[1] for entry in crypt.split(",")] == ["2"] * 6


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_deck_is_legal_as_it_was_sold(name: str) -> None:
    deck, faults = read_deck(LIBRARY.presets[name], LIBRARY)
    assert faults == []
    assert (len(deck[0]), len(deck[1])) == (12, 77)
    for seats in range(4, 7):
        assert faults_of(deck, LIBRARY, seats) == []


@pytest.mark.parametrize(("seats", "most"), [(2, 60), (3, 70), (4, 77)])
@rule("VTES-1.2-05")
def test_fewer_players_play_a_starter_deck_without_some_cards(seats: int, most: int) -> None:
    table = conclave.game("vtes").start(seats, seed=7)
    for seat in range(seats):
        table.play(seat, "deck ventrue")
    assert isinstance(table, Table)
    for seat in range(seats):
        assert len(table.hand[seat]) + len(table.library[seat]) == most
        assert len(table.crypt[seat]) + len(table.uncontrolled[seat]) == 12


def test_everybody_can_be_dealt_another_starter_deck() -> None:
    table = conclave.game("vtes").start(6, seed=7, options={"decks": "starter"})
    assert isinstance(table, Table)
    assert sorted(table.deck) == sorted(STARTERS)
    again = conclave.game("vtes").start(6, seed=8, options={"decks": "starter"})
    assert isinstance(again, Table)
    assert again.deck != table.deck


@pytest.mark.parametrize("name", OURS)
@rule("VTES-1.2-02", "VTES-1.2-05")
def test_a_stock_deck_is_legal_for_two_to_six(name: str) -> None:
    deck, faults = read_deck(LIBRARY.presets[name], LIBRARY)
    assert faults == []
    assert (len(deck[0]), len(deck[1])) == (12, 60)
    for seats in range(2, 7):
        assert faults_of(deck, LIBRARY, seats) == []


THREES = [NAMES[first : first + 3] for first in range(0, len(NAMES) - 2, 3)]


@pytest.mark.parametrize("names", [*THREES, NAMES[-3:]])
def test_a_random_game_with_stock_decks_ends(names: tuple[str, ...]) -> None:
    table = conclave.game("vtes").start(3, seed=7)
    for seat, name in enumerate(names):
        table.play(seat, f"deck {name}")
    rng = Rng(11)
    moves = 0
    while not table.over:
        seat = table.deciders[0]
        options = table.options(seat)
        table.play(seat, options.at(rng.below(len(options))))
        moves += 1
        assert moves < 40_000
        if moves % 500 == 0:
            assert table.faults() == []
    assert sum(table.outcome.scores) >= 1  # type: ignore[union-attr]
