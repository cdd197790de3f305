"""Seatings of an arena, balanced over seats and opponents.

A round has as many games as there are bots. It follows a pattern that gives each seat a step: in
game g of the round, bot number `step + g` sits there, so each bot has each seat exactly once.
Patterns are chosen one by one so that bots meet, and sit next to each other, as equally often as
possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, permutations

from conclave.core.rng import Rng
from conclave.lab.series import Series

ROUNDS = 48
"""The number of rounds after which patterns repeat."""
CANDIDATES = 240
"""How many patterns are compared for a round."""

Pattern = tuple[int, ...]


@dataclass(frozen=True)
class RoundRobin(Series):
    """Games among all bots; if there are more seats than bots, some have several."""

    patterns: tuple[Pattern, ...] = ()

    @property
    def round(self) -> int:
        """The number of games after which every bot has had every seat equally often."""
        return len(self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        count = len(self.bots)
        pattern = self.patterns[number // count % len(self.patterns)]
        return tuple(self.bots[(number + step) % count] for step in pattern)


@dataclass(frozen=True)
class Gauntlet(Series):
    """Games of one bot against copies of an opponent, each bot at each seat in turn."""

    opponent: str = ""

    @property
    def round(self) -> int:
        """The number of games after which every bot has had every seat equally often."""
        return len(self.bots) * self.seats

    def seating(self, number: int) -> tuple[str, ...]:
        seat, bot = divmod(number % self.round, len(self.bots))
        table = [self.opponent] * self.seats
        table[seat] = self.bots[bot]
        return tuple(table)


def patterns(bots: int, seats: int) -> tuple[Pattern, ...]:
    """A pattern for each round, the same for all arenas of this size."""
    choice = list(islice(_possible(bots, seats), CANDIDATES))
    meetings: Counter[int] = Counter()
    neighbours: Counter[int] = Counter()
    selected = []
    for _ in range(min(ROUNDS, len(choice))):
        best = min(
            choice, key=lambda one: (_imbalance(one, meetings, neighbours, bots), choice.index(one))
        )
        choice.remove(best)
        meetings.update(_meetings(best, bots))
        neighbours.update(_neighbours(best, bots))
        selected.append(best)
    return tuple(selected)


def _possible(bots: int, seats: int) -> Iterator[Pattern]:
    """Patterns that begin with step 0, in random order."""
    steps = [seat % bots for seat in range(seats)]
    if bots <= seats <= 6:
        rest = sorted(set(permutations(steps[1:])))
        Rng("patterns").shuffle(rest)
        yield from ((0, *order) for order in rest)
        return
    rng = Rng(f"patterns of {bots} bots at {seats} seats")
    seen = set()
    for _ in range(4 * CANDIDATES):
        others = list(range(1, bots)) if bots > seats else steps[1:]
        rng.shuffle(others)
        pattern = (0, *others[: seats - 1])
        if pattern not in seen:
            seen.add(pattern)
            yield pattern


def _meetings(pattern: Pattern, bots: int) -> list[int]:
    """The distances, in the order of bots, of all pairs that meet in a round."""
    return [
        min((one - other) % bots, (other - one) % bots)
        for index, one in enumerate(pattern)
        for other in pattern[:index]
    ]


def _neighbours(pattern: Pattern, bots: int) -> list[int]:
    """The distances, in the order of bots, of all neighbours at the table."""
    return [
        (other - one) % bots for one, other in zip(pattern, (*pattern[1:], pattern[0]), strict=True)
    ]


def _imbalance(
    pattern: Pattern, meetings: Counter[int], neighbours: Counter[int], bots: int
) -> int:
    """How uneven meetings and neighbours would be with this pattern: a sum of squares."""
    met = meetings + Counter(_meetings(pattern, bots))
    beside = neighbours + Counter(_neighbours(pattern, bots))
    # Only half as many pairs are halfway round from each other, so each meets twice as often.
    pairs = sum((2 if 2 * step == bots else 1) * n * n for step, n in met.items())
    return pairs + sum(n * n for n in beside.values())
