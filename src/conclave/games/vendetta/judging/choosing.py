"""The placements worth considering, and the best of them."""

from __future__ import annotations

from typing import Final

from conclave.core.moves import Move
from conclave.games.vendetta.rules.moves import DISTRICTS, DONE, PLACES, Placements

PLENTY: Final = 5
"""The largest lead over the strongest rival that is worth considering."""


def is_excessive(row: list[int], seat: int, number: int) -> bool:
    """Whether a seat would place far more than it needs, given who is in the district."""
    return number > PLENTY and row[seat] + number > max(row) + PLENTY


def usual_range(row: list[int], me: int, over: bool, supply: int, least: int) -> tuple[int, int]:
    """The fewest and most mafiosi that a seat usually places in a district, given who is there,
    whether its card is out, and how many it must place."""
    most = 0
    rivals = 0
    for seat in range(len(row)):
        if row[seat] > 0 and seat != me:
            rivals += 1
            if row[seat] > most:
                most = row[seat]
    own = row[me]
    if rivals == 0:
        return 1, 0 if own > 0 else min(supply, 3) if over else 1
    lead = max(most - own + (over and rivals == 1), least)
    if lead > supply and own == 0 and rivals > 1:
        return least, least
    return lead, min(supply, lead + 1)


class Choosing:
    """Chooses a seat's placement; subclasses evaluate it."""

    def __init__(self, me: int, seats: int, mafiosi: list[int], over: list[bool]) -> None:
        self.me = me
        self.seats = seats
        self.mafiosi = mafiosi
        """The mafiosi by district and seat, as in `Table`."""
        self.over = over
        """For each district, whether its card is out."""

    def chance_with(self, district: int, number: int) -> float:
        """The chance of winning after this placement; 0 means placing no more."""
        raise NotImplementedError

    def best(self, options: Placements) -> Move:
        """The best of the usual placements, or DONE."""
        seats, supply = self.seats, options.supply
        found: Move = DONE
        best = self.chance_with(0, 0)
        for district in range(1, DISTRICTS + 1):
            ways = options.ways[district]
            if ways == 0:
                continue
            row = self.mafiosi[district * seats : (district + 1) * seats]
            first, last = usual_range(row, self.me, self.over[district], supply, supply + 1 - ways)
            for number in range(first, last + 1):
                chance = self.chance_with(district, number)
                if chance > best:
                    best = chance
                    found = PLACES[district][number]
        return found
