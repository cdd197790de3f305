"""Bots by name."""

from __future__ import annotations

from typing import Final

from conclave.bots import custom, levels
from conclave.bots.bot import Bot, JudgeBot, RandomBot
from conclave.core.errors import UnknownBot
from conclave.core.game import Game, SearchBudget
from conclave.core.rng import Rng

RANDOM: Final = "random"
DEFAULT: Final = "fair"
BUDGET: Final = "@"
"""Precedes the number of iterations in a name: `strong@500`."""


def names(game: Game) -> list[str]:
    """All bots for a game: levels, judges, random, and those of packages."""
    return [*levels.names(game), *game.judges, RANDOM, *_installed(game)]


def offered(game: Game) -> list[str]:
    """The bots that people choose from: levels, and those of packages."""
    return [*levels.names(game), *([] if game.judges else [RANDOM]), *_installed(game)]


def default(game: Game) -> str:
    """The bot for seats where nobody chose one. It plays decently and answers at once."""
    return DEFAULT if game.judges else RANDOM


def make(name: str, game: Game, seat: int, seed: int, trusted: bool = False) -> Bot:
    """A bot for one seat of one game.

    The seed may be the game's: each bot derives its own random stream. A `trusted` name, one typed
    on this machine, may also be `FILE.py:CLASS`, which runs that file, or `strong@500`, which
    searches for 500 iterations however long that takes.
    """
    rng = Rng(f"{seed} {name} at seat {seat}")
    place = custom.installed().get(name, name if trusted else "")
    if custom.SEPARATOR in place:
        kind = custom.load(place)
        if not kind.games or game.name in kind.games:
            return kind(game, seat, rng)
    level, asked, iterations = name.partition(BUDGET)
    if asked and trusted and level in levels.names(game):
        return levels.make(level, game, seat, rng, _budget(name, level, game, iterations))
    if name not in names(game):
        known = ", ".join(names(game))
        raise UnknownBot("unknown-bot", name=name, game=game.name, known=known)
    if name in levels.LEVELS:
        return levels.make(name, game, seat, rng, levels.budget(name, game))
    if name in game.judges:
        return JudgeBot(game, seat, rng, game.judges[name])
    return RandomBot(game, seat, rng)


def _budget(name: str, level: str, game: Game, iterations: str) -> SearchBudget:
    """The budget in a name like `strong@500`."""
    if levels.budget(level, game) is None:
        raise UnknownBot("bot-no-budget", name=name, level=level)
    if not iterations.isascii() or not iterations.isdigit() or not 0 < len(iterations) <= 9:
        raise UnknownBot("bot-bad-budget", name=name, level=level)
    return SearchBudget(max(1, int(iterations)))


def _installed(game: Game) -> list[str]:
    """The bots of packages for this game, except those that can't be loaded."""
    return [name for name in custom.installed() if _plays(name, game)]


def _plays(name: str, game: Game) -> bool:
    try:
        games = custom.load(custom.installed()[name]).games
    except UnknownBot:
        return False
    return not games or game.name in games
