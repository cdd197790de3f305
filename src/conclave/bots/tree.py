"""What a search has found out: moments in which a seat decides, and what came of its options."""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

from conclave.core.moves import Move

CURIOSITY: Final = 1.0
"""How much more is tried what was tried little, in parts of how much results differ."""
FIRST_WIDTH: Final = 3.0
WIDENING: Final = 0.9
"""Of many options the most promising come first: so many at once, and more with each visit."""
LASTING: Final = 0.5
"""So much of a visit the first sight is worth for each visit, however many there are: to play on is
not quite how it will be, either."""
LEAST_SPREAD: Final = 0.01
"""What results are taken to differ at least."""


def width(options: int, visits: int) -> int:
    """How many of the options are tried after so many visits."""
    return min(options, int(FIRST_WIDTH + WIDENING * sqrt(visits)))


class Edge:
    """An option of a node: what it looked worth, how often it was taken, and what came of it."""

    def __init__(self, move: Move, prior: float = 0.0) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0


class Node:
    """What a seat knows at one moment in which it has to decide."""

    def __init__(self, seat: int, trust: float = 0.0) -> None:
        self.seat = seat
        self.trust = trust
        """So many visits the first sight of an option is worth."""
        self.lasting = LASTING if trust > 0.0 else 0.0
        """So much more for each visit."""
        self.edges: list[Edge] = []
        """The options, the most promising first; none as long as it was reached but once."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.priors = 0.0
        """The sum of what the options that were taken had looked worth."""

    def select(self) -> Edge:
        """The option to try next: what went well, or was tried little among the promising."""
        best = self.edges[0]
        highest = -inf
        curiosity = CURIOSITY * self.spread() * sqrt(log(self.visits + 1.0))
        if self.trust > 0.0:
            for place in range(width(len(self.edges), self.visits)):
                edge = self.edges[place]
                score = self.expected(edge) + curiosity / sqrt(edge.visits + self.trust)
                if score > highest:
                    best, highest = edge, score
            return best
        for place in range(width(len(self.edges), self.visits)):
            edge = self.edges[place]
            if edge.visits == 0:
                return edge
            score = edge.total / edge.visits + curiosity / sqrt(edge.visits)
            if score > highest:
                best, highest = edge, score
        return best

    def expected(self, edge: Edge) -> float:
        """What an option is likely to bring, by what came of it and what it looked worth."""
        if self.visits == 0:
            return edge.prior
        # First sights are compared with each other only: results may lie higher or lower.
        ahead = edge.prior + (self.total - self.priors) / self.visits
        trust = self.trust + self.lasting * edge.visits
        return (edge.total + trust * ahead) / (edge.visits + trust)

    def spread(self) -> float:
        """How much what came of this moment differs from time to time."""
        if self.visits < 2:
            return 1.0
        mean = self.total / self.visits
        return sqrt(max(0.0, self.squares / self.visits - mean * mean)) + LEAST_SPREAD

    def note(self, edge: Edge, value: float) -> None:
        """An option was taken, and this came of it."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.priors += edge.prior
        edge.visits += 1
        edge.total += value
