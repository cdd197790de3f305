"""Compare the options of the searching seat, with common random numbers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import inf, log, sqrt
from typing import Final

from conclave.bots.tree import EXPLORATION, Edge, Node, width
from conclave.core.foresight import Foresight
from conclave.core.position import Position
from conclave.core.rng import Rng

Imagine = Callable[[Rng], Position]

POOL: Final = 200
"""The maximum number of imagined positions; each is used in many iterations."""
RESOLUTION: Final = 1 << 30
PRIOR_COMPARISONS: Final = 4.0
"""How many comparisons the initial assumption counts for: that options share no luck."""


class Pool:
    """Imagined positions, drawn in proportion to their likelihood."""

    def __init__(self, imagine: Imagine, foresight: Foresight, seat: int, rng: Rng) -> None:
        self.imagine = imagine
        self.foresight = foresight
        self.seat = seat
        self.rng = rng
        self.positions: list[Position] = []
        self.sums: list[float] = []
        """Cumulative likelihoods of the positions."""

    def draw(self) -> Position:
        """A random position to search from, with the future left to chance."""
        if len(self.positions) < POOL:
            new = self.imagine(self.rng)
            total = self.sums[-1] if self.sums else 0.0
            self.positions.append(new)
            self.sums.append(total + self.foresight.likelihood(new, self.seat))
        mark = self.sums[-1] * int(self.rng.below(RESOLUTION)) / RESOLUTION
        drawn = self.positions[min(bisect_right(self.sums, mark), len(self.sums) - 1)].copy()
        drawn.rng = self.rng.split()
        self.foresight.reshuffle(drawn, self.rng)
        return drawn


class Trial:
    """An option of the searching seat and its results."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.sums: list[float] = [0.0]
        """Cumulative results over the worlds it was tried in."""

    @property
    def visits(self) -> int:
        """In how many worlds it was tried; `Edge.visits` also counts earlier searches."""
        return len(self.sums) - 1


class Contest:
    """The options of the searching seat, compared with each other.

    Each is tried in the same worlds in the same order: the same imagined position with the same
    cards to come. So luck that affects all options alike cancels out. How much of it does is
    estimated from how much less results differ within a world than between worlds.
    """

    def __init__(self, key: int, node: Node, pool: Pool) -> None:
        self.key = key
        """The hash of what the seat knows: see `Foresight.key`."""
        self.node = node
        self.pool = pool
        self.first = Trial(node.edges[0])
        """The option with the best prior."""
        self.trials = [self.first, *[Trial(edge) for edge in node.edges[1:]]]
        # Start with the options that did well while others decided.
        self.trials.sort(key=lambda trial: -trial.edge.visits)
        self.leader = self.trials[0]
        """The option that was tried in most worlds."""
        self.worlds: list[Position] = []
        self.visits = 0
        self.squares = 0.0
        """Squared differences from the leader's result in the same world."""
        self.comparisons = 0
        self.prior_weight = node.prior_weight
        """How many worlds the prior of an option counts for."""
        self.shared_luck = 0.0
        """How much of its luck an option shares with the leader, from 0 to 1."""

    def next_world(self, trial: Trial) -> Position:
        """The next world in which to try an option."""
        number = trial.visits
        if number == len(self.worlds):
            self.worlds.append(self.pool.draw())
        return self.worlds[number].copy()

    def select(self) -> Trial:
        """The option to try next: one that did well, or a promising one that was tried little."""
        best = self.leader
        highest = -inf
        own_luck = self.own_luck()
        self.shared_luck = 1.0 - own_luck
        # With shared luck, results soon say more than priors.
        weight = self.prior_weight = self.node.prior_weight * own_luck
        spread = self.node.spread() * sqrt(1.0 - self.shared_luck * self.shared_luck)
        visits = self.node.visits
        exploration = EXPLORATION * spread * sqrt(log(visits + 1.0))
        for place in range(width(len(self.trials), visits)):
            trial = self.trials[place]
            tried = trial.edge.visits + weight
            if tried == 0.0:
                return trial
            score = self.expected(trial) + exploration / sqrt(tried)
            if score > highest:
                best, highest = trial, score
        return best

    def own_luck(self) -> float:
        """The share of luck that affects an option alone and not the leader too, from 0 to 1."""
        spread = self.node.spread()
        own = self.squares / 2.0 / (spread * spread)
        return min(1.0, (own + PRIOR_COMPARISONS) / (self.comparisons + PRIOR_COMPARISONS))

    def expected(self, trial: Trial) -> float:
        """The expected result of an option, relative to the leader's.

        Corrected for luck: the leader's results in the same worlds, compared with its average,
        show how lucky these worlds were.
        """
        leader, edge, visits = self.leader, trial.edge, trial.visits
        prior = edge.prior - leader.edge.prior
        if edge.visits == 0:
            return prior
        average = leader.edge.total / leader.edge.visits
        luck = leader.sums[visits] - visits * average
        lead = edge.total - edge.visits * average - self.shared_luck * luck
        weight = self.prior_weight + self.node.lasting_weight * edge.visits
        return (lead + weight * prior) / (edge.visits + weight)

    def add(self, trial: Trial, value: float) -> None:
        """Add the result of an option in its next world."""
        visits = trial.visits
        trial.sums.append(trial.sums[visits] + value)
        self.visits += 1
        leader = self.leader
        if trial is leader:
            return
        if visits == leader.visits:
            self.leader = trial
            return
        difference = value - (leader.sums[visits + 1] - leader.sums[visits])
        self.squares += difference * difference
        self.comparisons += 1

    def favourite(self) -> Trial:
        """The option that was tried most; if priors count, the one with the best expectation."""
        best = self.leader
        for trial in self.trials:
            better = trial.edge.visits > best.edge.visits
            if self.node.prior_weight > 0.0:
                better = trial.edge.visits > 0 and self.expected(trial) > self.expected(best)
            if better:
                best = trial
        return best

    def settled(self, left: int) -> bool:
        """Whether `left` more trials can't change the favourite."""
        if self.node.prior_weight > 0.0:
            return False
        visits = sorted([trial.edge.visits for trial in self.trials])
        return len(visits) > 1 and visits[-1] - visits[-2] > left
