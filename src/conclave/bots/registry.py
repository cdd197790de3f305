"""Which bots there are, by name."""

from __future__ import annotations

from typing import Final

from conclave.bots.bot import Bot, Greedy, Random
from conclave.core.errors import UnknownBot
from conclave.core.game import Game
from conclave.core.rng import Rng

KINDS: Final[dict[str, type[Bot]]] = {"greedy": Greedy, "random": Random}


def names(game: Game) -> list[str]:
    """The bots that play this game."""
    return [name for name, kind in KINDS.items() if kind.plays(game)]


def make(name: str, game: Game, seat: int, seed: int) -> Bot:
    """A bot for one seat of one game.

    The seed may be the game's own: a bot's chance is a stream apart, for each seat another.
    """
    known = names(game)
    if name not in known:
        raise UnknownBot("unknown-bot", name=name, game=game.name, known=", ".join(known))
    return KINDS[name](game, seat, Rng(f"{seed} {name} at seat {seat}"))
