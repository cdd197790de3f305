"""The options of the searching seat, tried one against the other under the same luck."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import inf, log, sqrt
from typing import Final

from conclave.bots.tree import CURIOSITY, Edge, Node, width
from conclave.core.foresight import Foresight
from conclave.core.position import Position
from conclave.core.rng import Rng

Imagine = Callable[[Rng], Position]

POOL: Final = 200
"""How many positions are imagined at most; each serves many iterations."""
FINE: Final = 1 << 30
LEAST_DIFFERENCE: Final = 0.002
"""What two options are taken to differ at least, in the same fate."""


class Pool:
    """Positions that could be the real one, the likelier ones drawn more often."""

    def __init__(self, imagine: Imagine, foresight: Foresight, seat: int, rng: Rng) -> None:
        self.imagine = imagine
        self.foresight = foresight
        self.seat = seat
        self.rng = rng
        self.positions: list[Position] = []
        self.sums: list[float] = []
        """The likelihood of all positions up to each."""

    def draw(self) -> Position:
        """A position to play on with; what chance will bring is open in each."""
        if len(self.positions) < POOL:
            new = self.imagine(self.rng)
            total = self.sums[-1] if self.sums else 0.0
            self.positions.append(new)
            self.sums.append(total + self.foresight.likelihood(new, self.seat))
        mark = self.sums[-1] * int(self.rng.below(FINE)) / FINE
        drawn = self.positions[min(bisect_right(self.sums, mark), len(self.sums) - 1)].copy()
        drawn.rng = self.rng.split()
        self.foresight.stir(drawn, self.rng)
        return drawn


class Trial:
    """An option of the searching seat, and how it has fared."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.sums: list[float] = [0.0]
        """What it brought in the first fate, in the first two together, and so on."""

    @property
    def visits(self) -> int:
        """In how many fates it was tried."""
        return len(self.sums) - 1


class Contest:
    """The options of the searching seat, tried one against the other.

    Each meets the same fates in the same order: the same imagined position and the same cards to
    come. What luck brings to all of them then tells nothing for or against any.
    """

    def __init__(self, name: int, node: Node, pool: Pool) -> None:
        self.name = name
        """The number of what the seat knows."""
        self.node = node
        self.pool = pool
        self.first = Trial(node.edges[0])
        """The one that looks best at first sight."""
        self.trials = [self.first, *[Trial(edge) for edge in node.edges[1:]]]
        # What was found out while others decided tells what to try first.
        self.trials.sort(key=lambda trial: -trial.edge.visits)
        self.leader = self.trials[0]
        """The one that was tried most."""
        self.fates: list[Position] = []
        self.visits = 0
        self.squares = 0.0
        """How much the others' results were away from the leader's in the same fate."""
        self.compared = 0
        self.trust = node.trust
        """So many fates the first sight of an option is worth."""

    def fate(self, trial: Trial) -> Position:
        """The next fate that an option has to meet."""
        number = trial.visits
        if number == len(self.fates):
            self.fates.append(self.pool.draw())
        return self.fates[number].copy()

    def select(self) -> Trial:
        """The option to try next: what went well, or was tried little among the promising."""
        best = self.leader
        highest = -inf
        spread = self.spread()
        # Where luck is the same for all, results soon tell more than the first sight.
        part = spread / self.node.spread()
        trust = self.node.trust * min(1.0, part * part)
        self.trust = trust
        curiosity = CURIOSITY * spread * sqrt(log(self.visits + 1.0))
        for place in range(width(len(self.trials), self.visits)):
            trial = self.trials[place]
            if trust == 0.0 and trial.visits == 0:
                return trial
            score = self.expected(trial) + curiosity / sqrt(trial.visits + trust)
            if score > highest:
                best, highest = trial, score
        return best

    def expected(self, trial: Trial) -> float:
        """How much more than the leader an option is likely to bring."""
        visits, trust = trial.visits, self.trust
        if visits + trust == 0.0:
            return -inf
        leader = self.leader
        ahead = trial.sums[visits] - leader.sums[visits]
        return (ahead + trust * (trial.edge.prior - leader.edge.prior)) / (visits + trust)

    def spread(self) -> float:
        """How much an option's results differ from the leader's in the same fate."""
        if self.compared < 2:
            return self.node.spread()
        return sqrt(self.squares / self.compared / 2.0) + LEAST_DIFFERENCE

    def note(self, trial: Trial, value: float) -> None:
        """An option met its next fate, and this came of it."""
        visits = trial.visits
        trial.sums.append(trial.sums[visits] + value)
        self.visits += 1
        leader = self.leader
        if visits < leader.visits:
            away = value - (leader.sums[visits + 1] - leader.sums[visits])
            self.squares += away * away
            self.compared += 1
        elif trial is not leader:
            self.leader = trial

    def favourite(self) -> Trial:
        """The option that was tried most, or that is likely to bring most."""
        best = self.leader
        if self.node.trust > 0.0:
            for trial in self.trials:
                if trial.visits and self.expected(trial) > self.expected(best):
                    best = trial
        return best
