"""Conclave: four hidden-information games, one table. Start with `conclave.game("vendetta")`."""

from collections.abc import Mapping

from conclave.core.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    ConclaveError,
    IllegalMove,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
    set_wording,
)
from conclave.core.game import Game
from conclave.core.moves import Move, Options
from conclave.core.position import Decision, Outcome, Position
from conclave.core.registry import game, game_names, register, unregister
from conclave.core.rng import Rng

__all__ = [
    "BadOption",
    "BadRecord",
    "BadSeats",
    "ConclaveError",
    "Decision",
    "Game",
    "IllegalMove",
    "Move",
    "Options",
    "Outcome",
    "Position",
    "Rng",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "game",
    "game_names",
    "register",
    "unregister",
]


def _in_english(key: str, facts: Mapping[str, object]) -> str:
    from conclave.text import Words  # only when an error is printed: it takes a while to load

    return Words("en").say(key, **facts)


set_wording(_in_english)
