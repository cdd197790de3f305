"""The tree of a search: decisions, and the results of their options."""

from __future__ import annotations

from math import inf, log, sqrt
from typing import Final

from conclave.core.moves import Move

EXPLORATION: Final = 1.0
"""The exploration constant of UCT, in standard deviations of the results."""
FIRST_WIDTH: Final = 3.0
WIDENING: Final = 0.9
"""Progressive widening: start with the most promising options, add more with each visit."""
LASTING_WEIGHT: Final = 0.5
"""How many visits a prior counts for with each visit: playouts aren't reality either."""
LEAST_SPREAD: Final = 0.01
"""The minimum spread of results."""


def width(options: int, visits: int) -> int:
    """How many of the options are tried after this number of visits."""
    return min(options, int(FIRST_WIDTH + WIDENING * sqrt(visits)))


class Edge:
    """An option of a node: its prior, visits and sum of results."""

    def __init__(self, move: Move, prior: float = 0.0) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0


class Node:
    """A decision of a seat, identified by what the seat knows."""

    def __init__(self, seat: int, prior_weight: float = 0.0) -> None:
        self.seat = seat
        self.prior_weight = prior_weight
        """How many visits the prior of an option counts for."""
        self.lasting_weight = LASTING_WEIGHT if prior_weight > 0.0 else 0.0
        """How many more with each visit."""
        self.edges: list[Edge] = []
        """The options, the most promising first; empty until the second visit."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.priors = 0.0
        """The sum of the priors of the options taken."""

    def select(self) -> Edge:
        """The option to try next: one that did well, or a promising one that was tried little."""
        best = self.edges[0]
        highest = -inf
        exploration = EXPLORATION * self.spread() * sqrt(log(self.visits + 1.0))
        if self.prior_weight > 0.0:
            for place in range(width(len(self.edges), self.visits)):
                edge = self.edges[place]
                score = self.expected(edge) + exploration / sqrt(edge.visits + self.prior_weight)
                if score > highest:
                    best, highest = edge, score
            return best
        for place in range(width(len(self.edges), self.visits)):
            edge = self.edges[place]
            if edge.visits == 0:
                return edge
            score = edge.total / edge.visits + exploration / sqrt(edge.visits)
            if score > highest:
                best, highest = edge, score
        return best

    def expected(self, edge: Edge) -> float:
        """The expected result of an option: a weighted average of its results and its prior."""
        if self.visits == 0:
            return edge.prior
        # Priors are only relative to each other, so shift them to the level of the results.
        shifted = edge.prior + (self.total - self.priors) / self.visits
        weight = self.prior_weight + self.lasting_weight * edge.visits
        return (edge.total + weight * shifted) / (edge.visits + weight)

    def spread(self) -> float:
        """The standard deviation of the results."""
        if self.visits < 2:
            return 1.0
        mean = self.total / self.visits
        return sqrt(max(0.0, self.squares / self.visits - mean * mean)) + LEAST_SPREAD

    def add(self, edge: Edge, value: float) -> None:
        """Add the result of an option."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.priors += edge.prior
        edge.visits += 1
        edge.total += value
