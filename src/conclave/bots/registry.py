"""Which bots there are, by name."""

from __future__ import annotations

from typing import Final

from conclave.bots.bot import Bot, Judging, Random
from conclave.core.errors import UnknownBot
from conclave.core.game import Game
from conclave.core.rng import Rng

RANDOM: Final = "random"


def names(game: Game) -> list[str]:
    """The bots that play this game: those that it has a judgement for, and the one for any."""
    return [*game.judges, RANDOM]


def make(name: str, game: Game, seat: int, seed: int) -> Bot:
    """A bot for one seat of one game.

    The seed may be the game's own: a bot's chance is a stream apart, for each seat another.
    """
    known = names(game)
    if name not in known:
        raise UnknownBot("unknown-bot", name=name, game=game.name, known=", ".join(known))
    rng = Rng(f"{seed} {name} at seat {seat}")
    if name in game.judges:
        return Judging(game, seat, rng, game.judges[name])
    return Random(game, seat, rng)
