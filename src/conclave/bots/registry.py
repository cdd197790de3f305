"""Which bots there are, by name."""

from __future__ import annotations

from typing import Final

from conclave.bots import levels, own
from conclave.bots.bot import Bot, Judging, Random
from conclave.core.errors import UnknownBot
from conclave.core.game import Game, Thinking
from conclave.core.rng import Rng

RANDOM: Final = "random"
USUAL: Final = "fair"
BUDGET: Final = "@"
"""Stands before the iterations that a bot is to think: `strong@500`."""


def names(game: Game) -> list[str]:
    """The bots that play this game: levels, its judgements, chance, and what packages bring."""
    return [*levels.names(game), *game.judges, RANDOM, *_brought(game)]


def offered(game: Game) -> list[str]:
    """Those that a person chooses from: the levels, and what packages bring."""
    return [*levels.names(game), *([] if game.judges else [RANDOM]), *_brought(game)]


def usual(game: Game) -> str:
    """The bot for a seat for which nobody chose one: it answers at once, and not badly."""
    return USUAL if game.judges else RANDOM


def make(name: str, game: Game, seat: int, seed: int, trusted: bool = False) -> Bot:
    """A bot for one seat of one game.

    The seed may be the game's own: a bot's chance is a stream apart, for each seat another. Where
    the name is `trusted`, for the person who chose it is the one at this machine, it may be
    `FILE.py:CLASS`, which runs what stands in that file, or `strong@500`, which thinks for so many
    iterations however long that takes.
    """
    rng = Rng(f"{seed} {name} at seat {seat}")
    place = own.brought().get(name, name if trusted else "")
    if own.BY_CLASS in place:
        kind = own.load(place)
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
        return Judging(game, seat, rng, game.judges[name])
    return Random(game, seat, rng)


def _budget(name: str, level: str, game: Game, iterations: str) -> Thinking:
    """The budget that a name like `strong@500` tells."""
    if levels.budget(level, game) is None:
        raise UnknownBot("bot-no-budget", name=name, level=level)
    if not iterations.isascii() or not iterations.isdigit() or not 0 < len(iterations) <= 9:
        raise UnknownBot("bot-bad-budget", name=name, level=level)
    return Thinking(max(1, int(iterations)))


def _brought(game: Game) -> list[str]:
    """The bots for this game that packages bring; one that can't be loaded plays none."""
    return [name for name in own.brought() if _plays(name, game)]


def _plays(name: str, game: Game) -> bool:
    try:
        games = own.load(own.brought()[name]).games
    except UnknownBot:
        return False
    return not games or game.name in games
