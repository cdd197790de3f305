"""Information-set Monte Carlo tree search, for any game.

Each iteration imagines a position that could be the real one, walks down what is known of it,
plays on quickly from there, and notes for every decision on the way what came of it. A node is
what one seat knows at one moment, so that equal knowledge shares one node whatever is hidden
behind it; what a seat may choose follows from what it knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.bots.contest import Contest, Imagine, Pool
from conclave.bots.tree import Edge, Node
from conclave.core.foresight import NEVER, Foresight, result
from conclave.core.moves import Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng

MOST_NODES: Final = 50_000
LONGEST: Final = 4_000
"""Decisions after which playing on to the end of a game is given up."""
AGAIN: Final = 16
"""After so many iterations it is asked again whether more of them could change anything."""


class Search:
    """What one seat has found out by thinking; it can go on from where it stopped."""

    def __init__(self, foresight: Foresight, seat: int, rng: Rng) -> None:
        self.foresight = foresight
        self.seat = seat
        self.rng = rng
        self.nodes: dict[int, Node] = {}
        self.contest: Contest | None = None
        """What the seat is asked, where it is."""
        self.iterations = 0

    def think(self, imagine: Imagine, iterations: int, stop: Callable[[], bool]) -> int:
        """Iterate so many times, or until stopped or sure of the move; how often it was."""
        if len(self.nodes) >= MOST_NODES:
            self.nodes.clear()
        pool = Pool(imagine, self.foresight, self.seat, self.rng)
        first = pool.draw()
        if self.at_sight(first):
            return 0
        contest = self.open_contest(first, pool)
        done = 0
        while done < iterations and not stop():
            if contest is None:
                self.iterate(pool.draw(), [])
            else:
                trial = contest.select()
                position = contest.fate(trial)
                position.play(self.seat, trial.edge.move)
                contest.note(trial, self.iterate(position, [(contest.node, trial.edge)]))
            done += 1
            if contest is not None and done % AGAIN == 0 and contest.settled(iterations - done):
                break
        self.iterations += done
        return done

    def open_contest(self, position: Position, pool: Pool) -> Contest | None:
        """The contest of the seat's options, if it is asked: a new one, or the one under way."""
        if self.seat not in position.deciders:
            return None
        options = position.options(self.seat)
        name = self.foresight.key(position, self.seat, options)
        if self.contest is None or self.contest.name != name:
            node = self.nodes.get(name)
            if node is None:
                node = Node(self.seat, self.foresight.trust())
                self.nodes[name] = node
            if not node.edges:
                node.edges = self.ranked(position, self.seat, options)
            self.contest = Contest(name, node, pool)
        return self.contest

    def at_sight(self, position: Position) -> bool:
        """Whether the seat is asked something that it need not think about."""
        return self.seat in position.deciders and self.foresight.at_sight(position, self.seat)

    def best(self, position: Position) -> Move:
        """The move that thinking has led to, for the searching seat in this moment."""
        options = position.options(self.seat)
        name = self.foresight.key(position, self.seat, options)
        contest = self.contest
        if contest is None or contest.name != name or contest.visits == 0:
            return self.ranked(position, self.seat, options)[0].move
        first, favourite = contest.first, contest.favourite()
        caution = self.foresight.caution()
        if caution and first.visits:
            ahead = contest.expected(favourite) - contest.expected(first)
            if ahead < caution * contest.node.spread():
                return first.edge.move
        return favourite.edge.move

    def iterate(self, position: Position, path: list[tuple[Node, Edge]]) -> float:
        """Walk down from an imagined position, play on, and note what came of it for all on the
        way; what came of it for the searching seat."""
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
        return values[self.seat]

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
