"""What a search needs from a game: fast playouts, priors and an evaluation."""

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
"""Scores each option for the seat that is asked, from its view alone."""

NEVER: Final = -1e9
"""The prior of an option that a search doesn't try at all."""
PLACE_SHARE: Final = 0.1
"""The share of a payoff that depends on the place, not on winning."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight:
    """Random playouts to the end of the game. Games subclass it to do better.

    It only gets imagined positions, so it may look at everything in them.
    """

    def horizon(self) -> int:
        """How many decisions a playout takes before `chances` is asked; 0: to the game's end."""
        return 0

    def likelihood(self, position: Position, seat: int) -> float:
        """The relative weight of an imagined position, given what the seat has seen others do."""
        return 1.0

    def reshuffle(self, position: Position, rng: Rng) -> None:
        """Reshuffle what no seat knows, such as the order of draw piles."""

    def key(self, position: Position, seat: int, options: Options) -> int:
        """A hash of what a seat knows: its view, its question and its options.

        Games override it with a faster one, which may ignore what can't affect the rest of the
        game.
        """
        offered = [options.at(index).text for index in range(len(options))]
        # marshal is much faster than JSON or repr.
        return hash(dumps((seat, position.asking.prompt(), offered, position.view(seat)), 2))

    def is_obvious(self, position: Position, seat: int) -> bool:
        """Whether the prior settles the decision, so that searching is a waste of time."""
        return False

    def priors(self, position: Position, seat: int, options: Options) -> list[float]:
        """A score for each option before any search, or NEVER; an empty list: all equal."""
        return []

    def prior_weight(self) -> float:
        """How many visits a prior counts for in the average of an option.

        Priors are then chances to win. With 0 they only order the options.
        """
        return 0.0

    def caution(self) -> float:
        """By how much another option must beat the one with the best prior to be preferred, in
        standard deviations of the results."""
        return 0.0

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        """A quick move for any seat, in playouts."""
        return options.at(rng.below(len(options)))

    def is_quiet(self, position: Position) -> bool:
        """Whether nothing is half done, so that `chances` is meaningful."""
        return True

    def stops_here(self, position: Position) -> bool:
        """Whether the tree ends here: so much is random from now on that `chances` does as well."""
        return False

    def chances(self, position: Position) -> list[float]:
        """The expected payoff of each seat in an unfinished game, from 0 to 1."""
        return [1 / position.seats] * position.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgeForesight(Foresight):
    """Plays out with a judge's choices, and a random one now and then."""

    def __init__(self, judge: Judge, horizon: int = 0, error_rate: float = 0.1) -> None:
        self.judge = judge
        self._horizon = horizon
        self._errors_per_mille = int(error_rate * 1000)

    def horizon(self) -> int:
        return self._horizon

    def priors(self, position: Position, seat: int, options: Options) -> list[float]:
        return self.judge(position.view(seat), position.decision(seat))

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        if rng.below(1000) < self._errors_per_mille:
            return options.at(rng.below(len(options)))
        priors = self.priors(position, seat, options)
        return options.at(priors.index(max(priors)))


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearForesight(JudgeForesight):
    """Evaluates positions by a weighted sum of features of each seat, and a softmax over seats.

    `bench/foresight.py` fits the weights to the results of games between bots.
    """

    def __init__(
        self, judge: Judge, weights: list[float], horizon: int, error_rate: float = 0.1
    ) -> None:
        super().__init__(judge, horizon, error_rate)
        self.weights = weights

    def features(self, position: Position) -> list[list[float]]:
        """The features of each seat, as many as there are weights."""
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


def payoffs(outcome: Outcome) -> list[float]:
    """The payoff of a finished game for each seat, from 0 to 1."""
    seats = len(outcome.places)
    winners = outcome.places.count(1)
    return [
        (1 - PLACE_SHARE) * (1 / winners if place == 1 else 0.0)
        + PLACE_SHARE * (seats - place) / max(1, seats - 1)
        for place in outcome.places
    ]
