"""The decks that are at hand: legal at every table, and games with them come to an end."""

from __future__ import annotations

import pytest

import conclave
from conclave.core.rng import Rng
from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.decks import faults_of, read_deck
from conclave.testing import rule

NAMES = tuple(LIBRARY.stock)


def test_there_are_six_of_them() -> None:
    assert NAMES == ("bleed", "votes", "fight", "stealth", "imbued", "allies")


@pytest.mark.parametrize("name", NAMES)
@rule("VTES-1.2-02", "VTES-1.2-05")
def test_a_stock_deck_is_legal_for_two_to_six(name: str) -> None:
    deck, faults = read_deck(LIBRARY.stock[name], LIBRARY)
    assert faults == []
    assert (len(deck[0]), len(deck[1])) == (12, 60)
    for seats in range(2, 7):
        assert faults_of(deck, LIBRARY, seats) == []


@pytest.mark.parametrize("names", [NAMES[:3], NAMES[3:]])
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
