"""Conclave: four hidden-information games, one table. `conclave.game("vendetta")` is the door."""

from conclave.core.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    ConclaveError,
    IllegalMove,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
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
