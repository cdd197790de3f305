"""The levels of bots: how well each plays, and how long it thinks."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from conclave.bots.bot import Bot, JudgeBot
from conclave.bots.perspective import Perspective
from conclave.bots.search import Search
from conclave.core import foresight
from conclave.core.game import Game, SearchBudget
from conclave.core.moves import Move
from conclave.core.rng import Rng


class Level(NamedTuple):
    """A level; its search budget is a multiple of the game's."""

    slips: int = 0
    """The percentage of choices that aren't its best."""
    iterations: int = 0
    seconds: int = 0

    @property
    def thinks(self) -> bool:
        """Whether it searches, or just follows a judge."""
        return self.iterations > 0


LEVELS: Final = {
    "gentle": Level(slips=30),
    "fair": Level(),
    "strong": Level(iterations=1, seconds=1),
    "merciless": Level(iterations=4, seconds=2),
}


UNLIMITED: Final = 10**6
"""The number of iterations if only time is limited."""


def names(game: Game) -> list[str]:
    """The levels for a game; those that don't search need a judge."""
    return [name for name, level in LEVELS.items() if level.thinks or game.judges]


def budget(name: str, game: Game) -> SearchBudget | None:
    """The search budget of a level; None if it doesn't search."""
    level = LEVELS.get(name, LEVELS["fair"])
    if not level.thinks:
        return None
    usual = game.search_budget
    return SearchBudget(level.iterations * usual.iterations, level.seconds * usual.seconds)


def make(name: str, game: Game, seat: int, rng: Rng, budget: SearchBudget | None) -> Bot:
    """A bot of this level, with a search budget if it searches."""
    if budget is not None:
        return SearchBot(game, seat, rng, budget)
    return JudgeBot(game, seat, rng, next(iter(game.judges.values())), LEVELS[name].slips)


def foresight_for(game: Game) -> foresight.Foresight:
    """The foresight of a game; by default it follows the first judge, or plays at random."""
    if game.foresight is not None:
        return game.foresight
    for judge in game.judges.values():
        return foresight.JudgeForesight(judge)
    return foresight.Foresight()


def never() -> bool:
    """The condition of a search that nobody stops."""
    return False


class SearchBot(Bot):
    """Searches, and keeps its tree for the next move."""

    def __init__(self, game: Game, seat: int, rng: Rng, budget: SearchBudget) -> None:
        super().__init__(game, seat, rng)
        self.budget = budget
        self.search = Search(foresight_for(game), seat, rng)

    def choose(self, perspective: Perspective) -> Move:
        if len(perspective.options) > 1:
            self.think(perspective, never)
        return self.best(perspective)

    def think(self, perspective: Perspective, stop: Callable[[], bool]) -> int:
        """Search until the budget is spent or `stop` says so; return the number of iterations."""
        iterations, seconds = self.budget
        until = monotonic() + seconds
        return self.search.think(
            perspective.imagine, iterations, lambda: stop() or monotonic() >= until
        )

    def best(self, perspective: Perspective) -> Move:
        """The best move found so far."""
        options = perspective.options
        return options[0] if len(options) == 1 else self.search.best(perspective.imagine(self.rng))
