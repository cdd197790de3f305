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
DOUBT: Final = 4.0
"""Options are taken to share no luck before they were compared: as if that had been seen so many
times."""


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
        """In how many fates it was tried; `Edge.visits` has those in other searches besides."""
        return len(self.sums) - 1


class Contest:
    """The options of the searching seat, tried one against the other.

    Each meets the same fates in the same order: the same imagined position and the same cards to
    come. What luck does to all of them then tells nothing for or against any. How much of it that
    is, is seen from how much less their results differ within a fate than from fate to fate.
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
        """The one that was tried in most fates."""
        self.fates: list[Position] = []
        self.visits = 0
        self.squares = 0.0
        """How much the others' results were away from the leader's in the same fate."""
        self.compared = 0
        self.trust = node.trust
        """So many fates the first sight of an option is worth."""
        self.likeness = 0.0
        """How much of its luck an option shares with the leader: all of it at 1."""

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
        part = self.own_part()
        self.likeness = 1.0 - part
        # Where luck is the same for all, results soon tell more than the first sight.
        trust = self.trust = self.node.trust * part
        spread = self.node.spread() * sqrt(1.0 - self.likeness * self.likeness)
        visits = self.node.visits
        curiosity = CURIOSITY * spread * sqrt(log(visits + 1.0))
        for place in range(width(len(self.trials), visits)):
            trial = self.trials[place]
            tried = trial.edge.visits + trust
            if tried == 0.0:
                return trial
            score = self.expected(trial) + curiosity / sqrt(tried)
            if score > highest:
                best, highest = trial, score
        return best

    def own_part(self) -> float:
        """How much of what luck does it does to an option alone, not to the leader, too."""
        usual = self.node.spread()
        own = self.squares / 2.0 / (usual * usual)
        return min(1.0, (own + DOUBT) / (self.compared + DOUBT))

    def expected(self, trial: Trial) -> float:
        """How much more than the leader an option is likely to bring.

        What the leader brought in the same fates, beside what it brings usually, tells how lucky
        these were; that is allowed for as far as the two share their luck.
        """
        leader, edge, visits = self.leader, trial.edge, trial.visits
        first_sight = edge.prior - leader.edge.prior
        if edge.visits == 0:
            return first_sight
        usual = leader.edge.total / leader.edge.visits
        luck = leader.sums[visits] - visits * usual
        ahead = edge.total - edge.visits * usual - self.likeness * luck
        trust = self.trust + self.node.lasting * edge.visits
        return (ahead + trust * first_sight) / (edge.visits + trust)

    def note(self, trial: Trial, value: float) -> None:
        """An option met its next fate, and this came of it."""
        visits = trial.visits
        trial.sums.append(trial.sums[visits] + value)
        self.visits += 1
        leader = self.leader
        if trial is leader:
            return
        if visits == leader.visits:
            self.leader = trial
            return
        away = value - (leader.sums[visits + 1] - leader.sums[visits])
        self.squares += away * away
        self.compared += 1

    def favourite(self) -> Trial:
        """The option that was tried most, or where first sights count, is likely to bring most."""
        best = self.leader
        for trial in self.trials:
            better = trial.edge.visits > best.edge.visits
            if self.node.trust > 0.0:
                better = trial.edge.visits > 0 and self.expected(trial) > self.expected(best)
            if better:
                best = trial
        return best

    def settled(self, left: int) -> bool:
        """Whether so many more trials could not bring up another favourite."""
        if self.node.trust > 0.0:
            return False
        visits = sorted([trial.edge.visits for trial in self.trials])
        return len(visits) > 1 and visits[-1] - visits[-2] > left
