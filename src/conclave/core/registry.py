"""Which games there are. A package brings one by an entry point of the group `conclave.games`.

A game that is not installed is found in the folders that the variable `CONCLAVE_GAMES` names, as
`PATH` does: each with a `pyproject.toml` that says the same.
"""

from __future__ import annotations

import os
import sys
import tomllib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from conclave.core.errors import BadGame, UnknownGame
from conclave.core.game import Game

GROUP: Final = "conclave.games"
FOLDERS: Final = "CONCLAVE_GAMES"
_loaded: dict[str, Game] = {}


@cache
def brought(group: str) -> dict[str, EntryPoint]:
    """What packages bring to a group of entry points: installed, or in a folder that was named."""
    found = list(entry_points(group=group))
    for entries in _folders().values():
        found += [EntryPoint(name, value, group) for name, value in entries.get(group, {}).items()]
    return {entry.name: entry for entry in found}


def home(name: str) -> Path | None:
    """The folder that brings a game, if one was named for it."""
    homes = [folder for folder, entries in _folders().items() if name in entries[GROUP]]
    return homes[-1] if homes else None


@cache
def _folders() -> dict[Path, dict[str, dict[str, str]]]:
    """The folders that were named, each with its entry points by their groups."""
    named = [folder for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]
    return {folder: _entries(folder) for folder in [Path(each).resolve() for each in named]}


def _entries(folder: Path) -> dict[str, dict[str, str]]:
    """What a folder brings, as if it were installed."""
    page = folder / "pyproject.toml"
    project = tomllib.loads(page.read_text(encoding="utf-8")) if page.exists() else {}
    entries: dict[str, dict[str, str]] = project.get("project", {}).get("entry-points", {})
    if not entries.get(GROUP):
        raise UnknownGame("no-game-in-folder", folder=str(folder), group=GROUP)
    sys.path += [str(place) for place in (folder, folder / "src") if str(place) not in sys.path]
    return entries


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted({*brought(GROUP), *_loaded})


def game(name: str) -> Game:
    """The game of that name."""
    if name not in _loaded:
        if name not in brought(GROUP):
            raise UnknownGame("unknown-game", name=name, known=", ".join(game_names()))
        found = brought(GROUP)[name].load()
        register(found)
        if found.name != name:
            raise BadGame("game-other-name", name=name, found=found.name)
    return _loaded[name]


def register(game: Game) -> None:
    """Add a game for this process alone; packages use the entry point."""
    missing = [name for name in Game.__annotations__ if not hasattr(game, name)]
    if missing:
        raise BadGame("game-lacks", kind=type(game).__name__, missing=", ".join(missing))
    _loaded[game.name] = game


def unregister(name: str) -> None:
    """Take back `register`."""
    _loaded.pop(name, None)
