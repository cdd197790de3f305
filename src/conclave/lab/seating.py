"""Who sits where in an arena, so that luck of seats and company evens out.

Among bots: the games come in rounds of as many games as there are bots. A round is a pattern of
steps: in its game g the bot at a seat is the one g steps on, so that in every round each bot plays
each seat exactly once. Patterns are chosen one by one such that bots have met, and sat next to each
other, as equally often as can be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, permutations

from conclave.core.rng import Rng
from conclave.lab.series import Series

ROUNDS = 48
"""After so many rounds the patterns begin anew."""
CANDIDATES = 240
"""How many patterns are weighed against each other for a round."""

Pattern = tuple[int, ...]


@dataclass(frozen=True)
class Among(Series):
    """Games among all bots; where there are more seats than bots, some play several."""

    patterns: tuple[Pattern, ...] = ()

    @property
    def round(self) -> int:
        """After how many games everybody has sat everywhere equally often."""
        return len(self.bots)

    def seating(self, number: int) -> tuple[str, ...]:
        count = len(self.bots)
        pattern = self.patterns[number // count % len(self.patterns)]
        return tuple(self.bots[(number + step) % count] for step in pattern)


@dataclass(frozen=True)
class Against(Series):
    """Games of one bot against a table full of another, each bot at each seat by turns."""

    company: str = ""

    @property
    def round(self) -> int:
        """After how many games everybody has sat everywhere equally often."""
        return len(self.bots) * self.seats

    def seating(self, number: int) -> tuple[str, ...]:
        seat, bot = divmod(number % self.round, len(self.bots))
        table = [self.company] * self.seats
        table[seat] = self.bots[bot]
        return tuple(table)


def patterns(bots: int, seats: int) -> tuple[Pattern, ...]:
    """A pattern for each round, the same for all arenas of this size."""
    choice = list(islice(_possible(bots, seats), CANDIDATES))
    met: Counter[int] = Counter()
    beside: Counter[int] = Counter()
    chosen = []
    for _ in range(min(ROUNDS, len(choice))):
        best = min(choice, key=lambda one: (_unevenness(one, met, beside, bots), choice.index(one)))
        choice.remove(best)
        met.update(_meetings(best, bots))
        beside.update(_neighbours(best, bots))
        chosen.append(best)
    return tuple(chosen)


def _possible(bots: int, seats: int) -> Iterator[Pattern]:
    """Patterns that begin with step 0, in an order that has nothing to do with seats."""
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
    """How far apart, in the order of the bots, those are that a round brings together."""
    return [
        min((one - other) % bots, (other - one) % bots)
        for index, one in enumerate(pattern)
        for other in pattern[:index]
    ]


def _neighbours(pattern: Pattern, bots: int) -> list[int]:
    """How many steps further the bot is that sits next, all around the table."""
    return [
        (other - one) % bots for one, other in zip(pattern, (*pattern[1:], pattern[0]), strict=True)
    ]


def _unevenness(pattern: Pattern, met: Counter[int], beside: Counter[int], bots: int) -> int:
    """How unequal it would be with this pattern: the sum of squares grows with it."""
    company = met + Counter(_meetings(pattern, bots))
    order = beside + Counter(_neighbours(pattern, bots))
    # Bots half-way round from each other are half as many pairs, so each meets twice as often.
    pairs = sum((2 if 2 * step == bots else 1) * n * n for step, n in company.items())
    return pairs + sum(n * n for n in order.values())
