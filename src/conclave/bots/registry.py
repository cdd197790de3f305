"""Which bots there are, by name."""

from __future__ import annotations

from typing import Final

from conclave.bots import own
from conclave.bots.bot import Bot, Judging, Random
from conclave.core.errors import UnknownBot
from conclave.core.game import Game
from conclave.core.rng import Rng

RANDOM: Final = "random"


def names(game: Game) -> list[str]:
    """The bots that play this game: by its judgements, by chance, and those that packages bring."""
    return [*game.judges, RANDOM, *[name for name in own.brought() if _plays(name, game)]]


def make(name: str, game: Game, seat: int, seed: int, by_class: bool = False) -> Bot:
    """A bot for one seat of one game.

    The seed may be the game's own: a bot's chance is a stream apart, for each seat another. With
    `by_class` the name may be `FILE.py:CLASS`, which runs what stands in that file: only where the
    person who chose the name is the one at this machine.
    """
    rng = Rng(f"{seed} {name} at seat {seat}")
    place = own.brought().get(name, name if by_class else "")
    if own.BY_CLASS in place:
        kind = own.load(place)
        if not kind.games or game.name in kind.games:
            return kind(game, seat, rng)
    known = names(game)
    if name not in known:
        raise UnknownBot("unknown-bot", name=name, game=game.name, known=", ".join(known))
    if name in game.judges:
        return Judging(game, seat, rng, game.judges[name])
    return Random(game, seat, rng)


def _plays(name: str, game: Game) -> bool:
    """Whether a bot that a package brings plays this game; one that can't be loaded plays none."""
    try:
        games = own.load(own.brought()[name]).games
    except UnknownBot:
        return False
    return not games or game.name in games
