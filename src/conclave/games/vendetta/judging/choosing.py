"""Which placements are worth a thought, and the best of them, whoever judges them."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Move
from conclave.games.vendetta.rules.moves import DISTRICTS, DONE, PLACES, Placements

PLENTY: Final = 5
"""More mafiosi than this above the strongest rival are not worth thinking about."""


def far_too_many(row: list[int], seat: int, number: int) -> bool:
    """Whether a seat would place far more than a district can need, by who stands there."""
    return number > PLENTY and row[seat] + number > max(row) + PLENTY


def usual(row: list[int], me: int, over: bool, supply: int, least: int) -> tuple[int, int]:
    """The fewest and the most mafiosi that a seat usually places in a district, by who stands
    there, whether its card is out, and how many it must place at least."""
    most = 0
    rivals = 0
    for seat in range(len(row)):
        if row[seat] > 0 and seat != me:
            rivals += 1
            if row[seat] > most:
                most = row[seat]
    mine = row[me]
    if rivals == 0:
        return 1, 0 if mine > 0 else min(supply, 3) if over else 1
    lead = max(most - mine + (over and rivals == 1), least)
    if lead > supply and mine == 0 and rivals > 1:
        return least, least
    return lead, min(supply, lead + 1)


class Choosing:
    """What a seat may place in its turn, judged in one way or another."""

    def __init__(self, me: int, seats: int, mafiosi: list[int], over: list[bool]) -> None:
        self.me = me
        self.seats = seats
        self.mafiosi = mafiosi
        """How many stand where, as in `Table`."""
        self.over = over
        """For each district whether its card is out."""

    def chance_with(self, district: int, number: int) -> float:
        """How likely I win after placing so many there; with none, after placing no more."""
        raise NotImplementedError

    def best(self, options: Placements) -> Move:
        """What I like best of the placements with a usual number, or to be done."""
        seats, supply = self.seats, options.supply
        found: Move = DONE
        best = self.chance_with(0, 0)
        for district in range(1, DISTRICTS + 1):
            ways = options.ways[district]
            if ways == 0:
                continue
            row = self.mafiosi[district * seats : (district + 1) * seats]
            first, last = usual(row, self.me, self.over[district], supply, supply + 1 - ways)
            for number in range(first, last + 1):
                chance = self.chance_with(district, number)
                if chance > best:
                    best = chance
                    found = PLACES[district][number]
        return found
