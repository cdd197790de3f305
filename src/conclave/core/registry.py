"""The registry of games. Packages register theirs as entry points in the group `conclave.games`.

Games that aren't installed are found in the folders that the variable `CONCLAVE_GAMES` lists, as
in `PATH`. The `pyproject.toml` of each declares its entry points.
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
def plugins(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name: of installed packages and of `CONCLAVE_GAMES`."""
    found = list(entry_points(group=group))
    for entries in _folders().values():
        found += [EntryPoint(name, value, group) for name, value in entries.get(group, {}).items()]
    return {entry.name: entry for entry in found}


def game_folder(name: str) -> Path | None:
    """The folder of `CONCLAVE_GAMES` that a game comes from, if any."""
    folders = [folder for folder, entries in _folders().items() if name in entries[GROUP]]
    return folders[-1] if folders else None


@cache
def _folders() -> dict[Path, dict[str, dict[str, str]]]:
    """The entry points of each folder of `CONCLAVE_GAMES`, by group."""
    listed = [folder for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]
    return {folder: _entries(folder) for folder in [Path(each).resolve() for each in listed]}


def _entries(folder: Path) -> dict[str, dict[str, str]]:
    """The entry points of a folder, which is made importable."""
    page = folder / "pyproject.toml"
    project = tomllib.loads(page.read_text(encoding="utf-8")) if page.exists() else {}
    entries: dict[str, dict[str, str]] = project.get("project", {}).get("entry-points", {})
    if not entries.get(GROUP):
        raise UnknownGame("no-game-in-folder", folder=str(folder), group=GROUP)
    sys.path += [str(place) for place in (folder, folder / "src") if str(place) not in sys.path]
    return entries


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted({*plugins(GROUP), *_loaded})


def game(name: str) -> Game:
    """The game with this name."""
    if name not in _loaded:
        if name not in plugins(GROUP):
            raise UnknownGame("unknown-game", name=name, known=", ".join(game_names()))
        found = plugins(GROUP)[name].load()
        register(found)
        if found.name != name:
            raise BadGame("game-other-name", name=name, found=found.name)
    return _loaded[name]


def register(game: Game) -> None:
    """Add a game for this process only; packages use an entry point."""
    missing = [name for name in Game.__annotations__ if not hasattr(game, name)]
    if missing:
        raise BadGame("game-lacks", kind=type(game).__name__, missing=", ".join(missing))
    _loaded[game.name] = game


def unregister(name: str) -> None:
    """Undo `register`."""
    _loaded.pop(name, None)
