"""Information-set Monte Carlo tree search, for any game.

Each iteration imagines a position, descends the tree, plays out quickly, and adds the result to
every decision on the path. A node is what one seat knows at one moment, so positions that differ
only in what is hidden share a node. The options of a seat depend only on what it knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.bots.contest import Contest, Imagine, Pool
from conclave.bots.tree import Edge, Node
from conclave.core.foresight import NEVER, Foresight, payoffs
from conclave.core.moves import Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng

MAX_NODES: Final = 50_000
MAX_PLAYOUT: Final = 4_000
"""The maximum number of decisions in a playout."""
CHECK_EVERY: Final = 16
"""How many iterations pass between checks whether more could change anything."""


class Search:
    """The search of one seat. It can be continued."""

    def __init__(self, foresight: Foresight, seat: int, rng: Rng) -> None:
        self.foresight = foresight
        self.seat = seat
        self.rng = rng
        self.nodes: dict[int, Node] = {}
        self.contest: Contest | None = None
        """The comparison of the seat's options, if it is asked."""
        self.iterations = 0

    def think(self, imagine: Imagine, iterations: int, stop: Callable[[], bool]) -> int:
        """Iterate until the limit, a stop or a clear result; return the number of iterations."""
        if len(self.nodes) >= MAX_NODES:
            self.nodes.clear()
        pool = Pool(imagine, self.foresight, self.seat, self.rng)
        first = pool.draw()
        if self.is_obvious(first):
            return 0
        contest = self.open_contest(first, pool)
        done = 0
        while done < iterations and not stop():
            if contest is None:
                self.iterate(pool.draw(), [])
            else:
                trial = contest.select()
                position = contest.next_world(trial)
                position.play(self.seat, trial.edge.move)
                contest.add(trial, self.iterate(position, [(contest.node, trial.edge)]))
            done += 1
            if (
                contest is not None
                and done % CHECK_EVERY == 0
                and contest.settled(iterations - done)
            ):
                break
        self.iterations += done
        return done

    def open_contest(self, position: Position, pool: Pool) -> Contest | None:
        """The contest of the seat's options, new or continued; None if it isn't asked."""
        if self.seat not in position.deciders:
            return None
        options = position.options(self.seat)
        key = self.foresight.key(position, self.seat, options)
        if self.contest is None or self.contest.key != key:
            node = self.nodes.get(key)
            if node is None:
                node = Node(self.seat, self.foresight.prior_weight())
                self.nodes[key] = node
            if not node.edges:
                node.edges = self.ranked(position, self.seat, options)
            self.contest = Contest(key, node, pool)
        return self.contest

    def is_obvious(self, position: Position) -> bool:
        """Whether the seat's question needs no search."""
        return self.seat in position.deciders and self.foresight.is_obvious(position, self.seat)

    def best(self, position: Position) -> Move:
        """The best move found for the searching seat."""
        options = position.options(self.seat)
        key = self.foresight.key(position, self.seat, options)
        contest = self.contest
        if contest is None or contest.key != key or contest.visits == 0:
            return self.ranked(position, self.seat, options)[0].move
        first, favourite = contest.first, contest.favourite()
        caution = self.foresight.caution()
        if caution and first.visits:
            lead = contest.expected(favourite) - contest.expected(first)
            if lead < caution * contest.node.spread():
                return first.edge.move
        return favourite.edge.move

    def iterate(self, position: Position, path: list[tuple[Node, Edge]]) -> float:
        """Descend from an imagined position, play out, and add the result to the path.

        Returns the result for the searching seat.
        """
        while position.outcome is None:
            seat = self.next(position)
            options = position.options(seat)
            if len(options) == 1:
                position.play(seat, options.at(0))
                continue
            if path and self.foresight.stops_here(position):
                break
            if self.foresight.is_obvious(position, seat):
                position.play(seat, self.foresight.choose(position, seat, options, self.rng))
                continue
            key = self.foresight.key(position, seat, options)
            node = self.nodes.get(key)
            if node is None:
                if len(self.nodes) < MAX_NODES:
                    self.nodes[key] = Node(seat, self.foresight.prior_weight())
                break
            if not node.edges:
                node.edges = self.ranked(position, seat, options)
            edge = node.select()
            path.append((node, edge))
            position.play(seat, edge.move)
        values = self.play_out(position)
        for node, edge in path:
            node.add(edge, values[node.seat])
        return values[self.seat]

    def next(self, position: Position) -> int:
        """The next decider. If several choose in secret, the searching seat comes first, because it
        can't know what the others choose."""
        deciders = position.deciders
        return self.seat if self.seat in deciders else deciders[0]

    def ranked(self, position: Position, seat: int, options: Options) -> list[Edge]:
        """The options, the most promising first."""
        priors = self.foresight.priors(position, seat, options)
        if not priors:
            edges = [Edge(options.at(index)) for index in range(len(options))]
            self.rng.shuffle(edges)
            return edges
        order = [(-prior, index) for index, prior in enumerate(priors) if prior > NEVER]
        order.sort()
        return [Edge(options.at(index), -negated) for negated, index in order]

    def play_out(self, position: Position) -> list[float]:
        """The payoff of each seat if all choose quickly from here on."""
        foresight = self.foresight
        left = foresight.horizon() or MAX_PLAYOUT
        while position.outcome is None:
            if left <= 0 and foresight.is_quiet(position):
                return foresight.chances(position)
            seat = position.deciders[0]
            options = position.options(seat)
            if len(options) == 1:
                position.play(seat, options.at(0))
                continue
            position.play(seat, foresight.choose(position, seat, options, self.rng))
            left -= 1
        return payoffs(position.outcome)
