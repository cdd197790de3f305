"""Measure how the cost of V:TES grows with the cards in play, at 1, 2 and 4 times as many.

Several tables of each size are played, because costs vary with the cards drawn.
"""

from __future__ import annotations

from time import perf_counter

import conclave
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.constants import BESIDE, LOCATION, READY
from conclave.games.vtes.rules.table import Table

SEATS = 5
MINIONS = 4
PERMANENTS = 4
"""Cards in play per player at 1x."""
TABLES = 8
ROUNDS = 8
DECISIONS = 100


def table_with(times: int, seed: int) -> Table:
    """A table at the start of a turn, with this many times the cards in play."""
    game = conclave.game("vtes")
    table = game.empty(SEATS, game.settings({}), Rng(1))
    assert isinstance(table, Table)
    cards = table.cards
    vampires = [n for n in cards.crypt_cards if cards.is_vampire[n] and cards.crypt[n].group == 2]
    places = [n for n in cards.library_cards if LOCATION in cards.traits[n]] or cards.library_cards
    position = game.start(SEATS, seed)
    deck = "deck " + code(cards.names, vampires[: 4 * MINIONS], places, cards.library_cards)
    for seat in range(SEATS):
        position.play(seat, deck)
    assert isinstance(position, Table)
    for seat in range(SEATS):
        for card in position.crypt[seat][: MINIONS * times]:
            moving.enter(position, card, READY, seat)
            counters.gain_blood(position, card, cards.crypt[position.definition[card]].capacity)
        permanents = [c for c in position.library[seat] if position.definition[c] in places]
        for card in permanents[: PERMANENTS * times]:
            moving.enter(position, card, BESIDE, seat)
    return position


def code(names: list[str], crypt: list[int], places: list[int], rest: list[int]) -> str:
    """A deck with enough vampires and locations to fill the table four times."""
    library = [places[n % len(places)] for n in range(4 * PERMANENTS + 12)]
    library += [rest[n * 7 % len(rest)] for n in range(40)]
    piles = [[names[n] for n in pile] for pile in (crypt * 2, library)]
    return "/".join(
        ",".join(f"{name}*{pile.count(name)}" for name in sorted(set(pile))) for pile in piles
    )


def measure(tables: list[Table]) -> tuple[float, float]:
    """Decisions per second, and microseconds per copy."""
    start = perf_counter()
    for _ in range(2000):
        tables[0].copy()
    copying = (perf_counter() - start) / 2000 * 1e6
    decisions = 0
    start = perf_counter()
    for table in tables:
        for number in range(ROUNDS):
            decisions += play(table.copy(), Rng(number))
    return decisions / (perf_counter() - start), copying


def play(position: Position, rng: Rng) -> int:
    """Play at random; return the number of decisions."""
    for number in range(DECISIONS):
        if position.over:
            return number
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))
    return DECISIONS


def main() -> None:
    """Print a line for each size."""
    base = 0.0
    for times in (1, 2, 4):
        speed, copying = measure([table_with(times, seed) for seed in range(TABLES)])
        base = base or speed
        print(
            f"{times}x ({(MINIONS + PERMANENTS) * times} cards in play each): "
            f"{speed:,.0f} decisions/s, {base / speed:.2f}x the cost of 1x; copy {copying:.1f} µs"
        )


if __name__ == "__main__":
    main()
