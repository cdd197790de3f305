"""Information-set Monte Carlo tree search, for any game.

Each iteration imagines a position that could be the real one, walks down what is known of it,
plays on quickly from there, and notes for every decision on the way what came of it. A node is
what one seat knows at one moment, so that equal knowledge shares one node whatever is hidden
behind it; what a seat may choose follows from what it knows.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from math import inf, log, sqrt
from typing import Final

from conclave.core.foresight import NEVER, Foresight, result
from conclave.core.moves import Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng

Imagine = Callable[[Rng], Position]

CURIOSITY: Final = 1.0
"""How much more is tried what was tried little, in parts of how much results differ."""
FIRST_WIDTH: Final = 3.0
WIDENING: Final = 0.9
"""Of many options the most promising come first: so many at once, and more with each visit."""
MOST_NODES: Final = 50_000
POOL: Final = 200
"""How many positions are imagined at most; each serves many iterations."""
FINE: Final = 1 << 30
LONGEST: Final = 4_000
"""Decisions after which playing on to the end of a game is given up."""
LEAST_SPREAD: Final = 0.01
"""What results are taken to differ at least."""
AGAIN: Final = 16
"""After so many iterations it is asked again whether more of them could change anything."""


class Edge:
    """An option of a node: what it looked worth, how often it was taken, and what came of it."""

    def __init__(self, move: Move, prior: float = 0.0) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0

    def worth(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """What a seat knows at one moment in which it has to decide."""

    def __init__(self, seat: int, trust: float = 0.0) -> None:
        self.seat = seat
        self.trust = trust
        """So many visits the first sight of an option is worth."""
        self.edges: list[Edge] = []
        """The options, the most promising first; none as long as it was reached but once."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.priors = 0.0
        """The sum of what the options that were taken had looked worth."""

    def select(self) -> Edge:
        """The option to try next: what went well, or was tried little among the promising."""
        width = min(len(self.edges), int(FIRST_WIDTH + WIDENING * sqrt(self.visits)))
        best = self.edges[0]
        highest = -inf
        curiosity = CURIOSITY * self.spread() * sqrt(log(self.visits + 1.0))
        if self.trust > 0.0:
            for place in range(width):
                edge = self.edges[place]
                score = self.expected(edge) + curiosity / sqrt(edge.visits + self.trust)
                if score > highest:
                    best, highest = edge, score
            return best
        for place in range(width):
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
        return (edge.total + self.trust * ahead) / (edge.visits + self.trust)

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

    def favourite(self) -> Edge:
        """The option that was taken most often, or that is likely to bring most."""
        best = self.edges[0]
        for edge in self.edges:
            if self.trust > 0.0:
                if edge.visits and self.expected(edge) > self.expected(best):
                    best = edge
            elif (edge.visits, edge.worth()) > (best.visits, best.worth()):
                best = edge
        return best

    def settled(self, left: int) -> bool:
        """Whether so many more iterations could not bring up another favourite."""
        visits = sorted([edge.visits for edge in self.edges])
        return len(visits) > 1 and visits[-1] - visits[-2] > left


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


class Search:
    """What one seat has found out by thinking; it can go on from where it stopped."""

    def __init__(self, foresight: Foresight, seat: int, rng: Rng) -> None:
        self.foresight = foresight
        self.seat = seat
        self.rng = rng
        self.nodes: dict[int, Node] = {}
        self.iterations = 0

    def think(self, imagine: Imagine, iterations: int, stop: Callable[[], bool]) -> int:
        """Iterate so many times, or until stopped or sure of the move; how often it was."""
        if len(self.nodes) >= MOST_NODES:
            self.nodes.clear()
        pool = Pool(imagine, self.foresight, self.seat, self.rng)
        if self.at_sight(pool.draw()):
            return 0
        done = 0
        while done < iterations and not stop():
            self.iterate(pool.draw())
            done += 1
            if done % AGAIN == 0 and self.settled(pool.positions[0], iterations - done):
                break
        self.iterations += done
        return done

    def at_sight(self, position: Position) -> bool:
        """Whether the seat is asked something that it need not think about."""
        return self.seat in position.deciders and self.foresight.at_sight(position, self.seat)

    def settled(self, position: Position, left: int) -> bool:
        """Whether so many more iterations could not change the move."""
        root = self.root(position) if self.seat in position.deciders else None
        return root is not None and root.settled(left)

    def root(self, position: Position) -> Node | None:
        """The node of the searching seat in this moment."""
        options = position.options(self.seat)
        return self.nodes.get(self.foresight.key(position, self.seat, options))

    def best(self, position: Position) -> Move:
        """The move that thinking has led to, for the searching seat in this moment."""
        root = self.root(position)
        if root is None or not root.edges:
            return self.ranked(position, self.seat, position.options(self.seat))[0].move
        first, favourite = root.edges[0], root.favourite()
        caution = self.foresight.caution()
        if caution and favourite.worth() - first.worth() < caution * root.spread():
            return first.move
        return favourite.move

    def iterate(self, position: Position) -> None:
        """Walk down from an imagined position, play on, and note what came of it."""
        path: list[tuple[Node, Edge]] = []
        while position.outcome is None:
            seat = self.next(position)
            options = position.options(seat)
            if len(options) == 1:
                position.play(seat, options.at(0))
                continue
            if path and self.foresight.vain(position):
                break
            if self.foresight.at_sight(position, seat):
                position.play(seat, self.foresight.choose(position, seat, options, self.rng))
                continue
            name = self.foresight.key(position, seat, options)
            node = self.nodes.get(name)
            if node is None:
                if len(self.nodes) < MOST_NODES:
                    self.nodes[name] = Node(seat, self.foresight.trust())
                break
            if not node.edges:
                node.edges = self.ranked(position, seat, options)
            edge = node.select()
            path.append((node, edge))
            position.play(seat, edge.move)
        values = self.play_on(position)
        for node, edge in path:
            node.note(edge, values[node.seat])

    def next(self, position: Position) -> int:
        """Who decides next. Where several choose in secret it is I who choose first, for I can't
        know what they chose."""
        deciders = position.deciders
        return self.seat if self.seat in deciders else deciders[0]

    def ranked(self, position: Position, seat: int, options: Options) -> list[Edge]:
        """The options, the most promising first."""
        worths = self.foresight.worths(position, seat, options)
        if not worths:
            edges = [Edge(options.at(index)) for index in range(len(options))]
            self.rng.shuffle(edges)
            return edges
        order = [(-worth, index) for index, worth in enumerate(worths) if worth > NEVER]
        order.sort()
        return [Edge(options.at(index), -loss) for loss, index in order]

    def play_on(self, position: Position) -> list[float]:
        """What each seat gets if all choose quickly from here on."""
        foresight = self.foresight
        left = foresight.horizon() or LONGEST
        while position.outcome is None:
            if left <= 0 and foresight.calm(position):
                return foresight.chances(position)
            seat = position.deciders[0]
            options = position.options(seat)
            if len(options) == 1:
                position.play(seat, options.at(0))
                continue
            position.play(seat, foresight.choose(position, seat, options, self.rng))
            left -= 1
        return result(position.outcome)
