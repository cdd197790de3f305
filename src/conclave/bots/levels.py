"""The levels that a person chooses from: how long each thinks, and how it plays."""

from __future__ import annotations

import threading
from time import monotonic
from typing import NamedTuple

from conclave.bots.bot import Bot
from conclave.bots.perspective import Perspective
from conclave.bots.search import Search
from conclave.core.foresight import Foresight, Judging
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.rng import Rng

GENTLE = "gentle"
FAIR = "fair"
STRONG = "strong"
MERCILESS = "merciless"

SLIPS = 30
"""Of a hundred choices of the gentle bot, how many are not its best."""
MOST = 1_000_000
"""Iterations where the time is the limit."""


class Level(NamedTuple):
    """How long a level thinks about a move, in parts of what its game allows; 0: not at all."""

    patience: float


LEVELS = {GENTLE: Level(0), FAIR: Level(0), STRONG: Level(1), MERCILESS: Level(4)}


def foresight(game: Game) -> Foresight:
    """How a game is played on quickly: as it says itself, by its first judgement, or by chance."""
    if game.foresight is not None:
        return game.foresight
    for judge in game.judges.values():
        return Judging(judge)
    return Foresight()


class AtSight(Bot):
    """Takes what looks best at first sight; the gentle one slips now and then."""

    def __init__(self, game: Game, seat: int, rng: Rng, slips: int = 0) -> None:
        super().__init__(game, seat, rng)
        self.judge = next(iter(game.judges.values()), None)
        self.slips = slips

    def choose(self, perspective: Perspective) -> Move:
        options = perspective.options
        if len(options) == 1 or self.judge is None:
            return options.pick(self.rng)
        worths = self.judge(perspective.view, perspective.decision)
        order = sorted([(-worth, self.rng.below(1000), i) for i, worth in enumerate(worths)])
        place = 0
        if self.rng.below(100) < self.slips:
            place = self.rng.below((len(order) + 1) // 2)
        return options[order[place][2]]


class Searching(Bot):
    """Thinks ahead for so many seconds, or so many iterations."""

    def __init__(
        self, game: Game, seat: int, rng: Rng, seconds: float, iterations: int = MOST
    ) -> None:
        super().__init__(game, seat, rng)
        self.seconds = seconds
        self.iterations = iterations
        self.search = Search(foresight(game), seat, rng)

    def choose(self, perspective: Perspective) -> Move:
        return self.think(perspective, threading.Event())

    def think(self, perspective: Perspective, stop: threading.Event) -> Move:
        """The best move that was found until the time was over or thinking was stopped."""
        options = perspective.options
        if len(options) == 1:
            return options[0]
        until = monotonic() + self.seconds
        self.search.think(
            perspective.imagine,
            self.iterations,
            lambda: stop.is_set() or monotonic() >= until,
        )
        return self.search.best(perspective.imagine(self.rng))

    def ponder(self, perspective: Perspective, stop: threading.Event) -> int:
        """Think about what may come while another decides; how many iterations that were."""
        return self.search.think(perspective.imagine, MOST, stop.is_set)
