"""The levels that a person chooses from: how each plays, and how long it thinks."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from conclave.bots.bot import Bot, Judging
from conclave.bots.perspective import Perspective
from conclave.bots.search import Search
from conclave.core import foresight
from conclave.core.game import Game, Thinking
from conclave.core.moves import Move
from conclave.core.rng import Rng


class Level(NamedTuple):
    """What a level is like; what it takes to think is counted in what its game has for `strong`."""

    slips: int = 0
    """Of a hundred choices, how many are not its best."""
    iterations: int = 0
    seconds: int = 0

    @property
    def thinks(self) -> bool:
        """Whether it looks ahead, or chooses at first sight."""
        return self.iterations > 0


LEVELS: Final = {
    "gentle": Level(slips=30),
    "fair": Level(),
    "strong": Level(iterations=1, seconds=1),
    "merciless": Level(iterations=4, seconds=2),
}


MOST: Final = 10**6
"""Iterations where only the time is limited."""


def names(game: Game) -> list[str]:
    """The levels that a game can be played at; without a judgement none chooses at first sight."""
    return [name for name, level in LEVELS.items() if level.thinks or game.judges]


def budget(name: str, game: Game) -> Thinking | None:
    """How much a level thinks about a move; None: not at all, or there is no such level."""
    level = LEVELS.get(name, LEVELS["fair"])
    if not level.thinks:
        return None
    usual = game.thinking
    return Thinking(level.iterations * usual.iterations, level.seconds * usual.seconds)


def make(name: str, game: Game, seat: int, rng: Rng, budget: Thinking | None) -> Bot:
    """A bot of this level; `budget` is what it thinks, if it does."""
    if budget is not None:
        return Searching(game, seat, rng, budget)
    return Judging(game, seat, rng, next(iter(game.judges.values())), LEVELS[name].slips)


def foresight_for(game: Game) -> foresight.Foresight:
    """How a game is played on quickly: as it says itself, by its first judgement, or by chance."""
    if game.foresight is not None:
        return game.foresight
    for judge in game.judges.values():
        return foresight.Judging(judge)
    return foresight.Foresight()


def never() -> bool:
    """Nobody stops the thinking."""
    return False


class Searching(Bot):
    """Thinks ahead, and keeps what it has found out for its next move."""

    def __init__(self, game: Game, seat: int, rng: Rng, budget: Thinking) -> None:
        super().__init__(game, seat, rng)
        self.budget = budget
        self.search = Search(foresight_for(game), seat, rng)

    def choose(self, perspective: Perspective) -> Move:
        if len(perspective.options) > 1:
            self.think(perspective, never)
        return self.best(perspective)

    def think(self, perspective: Perspective, stop: Callable[[], bool]) -> int:
        """Think until the budget is spent or somebody says stop; how many iterations that were."""
        iterations, seconds = self.budget
        until = monotonic() + seconds
        return self.search.think(
            perspective.imagine, iterations, lambda: stop() or monotonic() >= until
        )

    def best(self, perspective: Perspective) -> Move:
        """The best move found so far."""
        options = perspective.options
        return options[0] if len(options) == 1 else self.search.best(perspective.imagine(self.rng))
