"""The moves of Vendetta: place mafiosi, or finish placing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from conclave.core.moves import Move, Options

DISTRICTS: Final = 13
PIECES: Final = 50


class Place(Move):
    """Put mafiosi from the supply into a district."""

    form = "place {number:d} d{district:d}"
    __match_args__ = ("number", "district")

    def __init__(self, number: int, district: int) -> None:
        self.number = number
        self.district = district


class Done(Move):
    """Place no more this turn."""

    form = "done"


DONE: Final = Done()
PLACES: Final = [
    [Place(number, district) for number in range(PIECES + 1)] for district in range(DISTRICTS + 1)
]


@mypyc_attr(acyclic=True)
class Placements(Options):
    """The placements allowed in each district, and finally `done`.

    `ways[d]` counts the numbers allowed in district d; the largest is the whole supply. `size`
    counts all options.
    """

    def __init__(self, supply: int, ways: list[int], size: int) -> None:
        self.supply = supply
        self.ways = ways
        self.size = size

    def __len__(self) -> int:
        return self.size

    def at(self, index: int) -> Move:
        left: i64 = index
        district: i64 = -1
        for count in self.ways:
            ways: i64 = count
            district += 1
            if left < ways:
                return PLACES[district][self.supply + 1 - ways + left]
            left -= ways
        return DONE

    def index(self, move: Move) -> int:
        if isinstance(move, Done):
            return self.size - 1
        if isinstance(move, Place) and 1 <= move.district <= DISTRICTS:
            ways = self.ways[move.district]
            above_least = move.number - (self.supply + 1 - ways)
            if 0 <= above_least < ways:
                return sum(self.ways[: move.district]) + above_least
        raise ValueError(f"{move} is not offered")
