"""How the cost of V:TES grows with the cards in play: the same table, 1, 2 and 4 times as full."""

from __future__ import annotations

from time import perf_counter

import conclave
from conclave.core.rng import Rng
from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import BESIDE, LOCATION, READY

SEATS = 5
MINIONS = 4
PERMANENTS = 4
"""In play for each player at 1x."""
ROUNDS = 40
DECISIONS = 100


def table_with(times: int) -> Table:
    """A table at the start of a turn, each player with so many cards in play."""
    game = conclave.game("vtes")
    table = game.empty(SEATS, game.settings({}), Rng(1))
    assert isinstance(table, Table)
    cards = table.cards
    vampires = [n for n in cards.crypt_cards if cards.is_vampire[n] and cards.crypt[n].group == 2]
    places = [n for n in cards.library_cards if LOCATION in cards.traits[n]] or cards.library_cards
    position = game.start(SEATS, 1)
    deck = "deck " + code(cards.names, vampires[: 4 * MINIONS], places, cards.library_cards)
    for seat in range(SEATS):
        position.play(seat, deck)
    assert isinstance(position, Table)
    for seat in range(SEATS):
        for card in position.crypt[seat][: MINIONS * times]:
            moving.enter(position, card, READY, seat)
            counters.gain_blood(position, card, cards.crypt[position.what[card]].capacity)
        permanents = [c for c in position.library[seat] if position.what[c] in places]
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


def measure(table: Table) -> tuple[float, float]:
    """Decisions a second from here on, and microseconds a copy."""
    start = perf_counter()
    for _ in range(2000):
        table.copy()
    copying = (perf_counter() - start) / 2000 * 1e6
    decisions = 0
    start = perf_counter()
    for number in range(ROUNDS):
        position, rng = table.copy(), Rng(number)
        for _ in range(DECISIONS):
            if position.over:
                break
            seat = position.deciders[0]
            position.play(seat, position.options(seat).pick(rng))
            decisions += 1
    return decisions / (perf_counter() - start), copying


def main() -> None:
    """Print a line for each size."""
    base = 0.0
    for times in (1, 2, 4):
        table = table_with(times)
        speed, copying = measure(table)
        base = base or speed
        print(
            f"{times}x ({(MINIONS + PERMANENTS) * times} cards in play each): "
            f"{speed:,.0f} decisions/s, {base / speed:.2f}x the cost of 1x; copy {copying:.1f} µs"
        )


if __name__ == "__main__":
    main()
