"""What a search asks of a game: how to play on quickly, and how things stand."""

from __future__ import annotations

from collections.abc import Callable
from marshal import dumps
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.core.moves import Move, Options
from conclave.core.position import Decision, Outcome, Plain, Position
from conclave.core.rng import Rng

Judge = Callable[[dict[str, Plain], Decision], list[float]]
"""How good each option looks to the seat that is asked, from its view alone."""

NEVER: Final = -1e9
"""The worth of an option that a search need not try at all."""
BY_PLACE: Final = 0.1
"""How much of a result is the place reached, and not the victory alone."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """Plays on at random to the end of the game; games that know better subclass it.

    It is asked about imagined positions alone, so it may look at all that is in them.
    """

    def horizon(self) -> int:
        """How many decisions to play on before `chances` is asked; 0: to the end of the game."""
        return 0

    def likelihood(self, position: Position, seat: int) -> float:
        """How likely an imagined position is beside others, by what the seat has seen others do."""
        return 1.0

    def stir(self, position: Position, rng: Rng) -> None:
        """Draw anew what nobody knows, where the position has it drawn already: piles to come."""

    def key(self, position: Position, seat: int, options: Options) -> int:
        """What a seat knows, as a number: what it sees, what it is asked, and what it is offered.

        Games override it where they can tell that quicker; what has no bearing on the rest of the
        game may be left out.
        """
        offered = [options.at(index).text for index in range(len(options))]
        # Written out for the machine: much quicker than for people.
        return hash(dumps((seat, position.asking.prompt(), offered, position.view(seat)), 2))

    def at_sight(self, position: Position, seat: int) -> bool:
        """Whether the seat need not think: searching would find nothing that is not seen."""
        return False

    def worths(self, position: Position, seat: int, options: Options) -> list[float]:
        """How good each option looks at first sight, or NEVER; nothing: all alike."""
        return []

    def trust(self) -> float:
        """How many visits of an option its first sight is worth at first, where worths are chances
        to win, and counts beside what comes of it; 0: they only tell what to try first."""
        return 0.0

    def caution(self) -> float:
        """How much better than what looks best at first sight another option has to turn out to
        be preferred, in parts of how much results differ."""
        return 0.0

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        """A quick choice for any seat."""
        return options.at(rng.below(len(options)))

    def calm(self, position: Position) -> bool:
        """Whether nothing is half done, so that `chances` can tell how things stand."""
        return True

    def vain(self, position: Position) -> bool:
        """Whether to look no further: so much is drawn anew that `chances` can tell as much."""
        return False

    def chances(self, position: Position) -> list[float]:
        """What each seat may expect of a game that is not over, from 0 to 1."""
        return [1 / position.seats] * position.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Judging(Foresight):
    """Plays on as a judgement of the game would, and errs now and then as people do."""

    def __init__(self, judge: Judge, horizon: int = 0, errs: float = 0.1) -> None:
        self.judge = judge
        self._horizon = horizon
        self._errs = int(errs * 1000)

    def horizon(self) -> int:
        return self._horizon

    def worths(self, position: Position, seat: int, options: Options) -> list[float]:
        return self.judge(position.view(seat), position.decision(seat))

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        if rng.below(1000) < self._errs:
            return options.at(rng.below(len(options)))
        worths = self.worths(position, seat, options)
        return options.at(worths.index(max(worths)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighing(Judging):
    """Tells how things stand by features of each seat, each with a weight.

    `bench/foresight.py` finds the weights: those under which the results of games between bots
    are likeliest.
    """

    def __init__(self, judge: Judge, weights: list[float], horizon: int, errs: float = 0.1) -> None:
        super().__init__(judge, horizon, errs)
        self.weights = weights

    def features(self, position: Position) -> list[list[float]]:
        """What speaks for and against each seat, in numbers, as many as there are weights."""
        raise NotImplementedError

    def chances(self, position: Position) -> list[float]:
        weights = self.weights
        sums = [
            sum([weight * feature for weight, feature in zip(weights, row)], 0.0)
            for row in self.features(position)
        ]
        most = max(sums)
        shares = [exp(each - most) for each in sums]
        total = sum(shares, 0.0)
        return [share / total for share in shares]


def result(outcome: Outcome) -> list[float]:
    """What a game that is over was worth to each seat, from 0 to 1."""
    seats = len(outcome.places)
    winners = outcome.places.count(1)
    return [
        (1 - BY_PLACE) * (1 / winners if place == 1 else 0.0)
        + BY_PLACE * (seats - place) / max(1, seats - 1)
        for place in outcome.places
    ]
