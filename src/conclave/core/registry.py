"""Which games there are. A package brings one by an entry point of the group `conclave.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from conclave.core.errors import UnknownGame
from conclave.core.game import Game

_loaded: dict[str, Game] = {}


@cache
def _installed() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group="conclave.games")}


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted({*_installed(), *_loaded})


def game(name: str) -> Game:
    """The game of that name."""
    if name not in _loaded:
        for entry in entry_points(group="conclave.games", name=name):
            register(entry.load())
    if name not in _loaded:
        raise UnknownGame("unknown-game", name=name, known=", ".join(game_names()))
    return _loaded[name]


def register(game: Game) -> None:
    """Add a game for this process alone; packages use the entry point."""
    _loaded[game.name] = game


def unregister(name: str) -> None:
    """Take back `register`."""
    _loaded.pop(name, None)
