"""Custom bots: from packages, or named on the command line by file and class."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from conclave.bots.bot import Bot
from conclave.core import registry
from conclave.core.errors import UnknownBot

GROUP: Final = "conclave.bots"
"""Packages register bots as entry points in this group, each a subclass of `Bot`."""
SEPARATOR: Final = ":"
"""Between file or module and class: `my_bot.py:MyBot`."""


def installed() -> dict[str, str]:
    """The bots of installed packages: their names, and where they are."""
    return {name: entry.value for name, entry in registry.plugins(GROUP).items()}


@cache
def load(name: str) -> type[Bot]:
    """Load the class `FILE.py:CLASS` or `MODULE:CLASS`; UnknownBot if that fails."""
    place, _, kind = name.rpartition(SEPARATOR)
    module = _from_file(name, Path(place)) if place.endswith(".py") else _from_module(name, place)
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot("bot-no-class", name=name, kind=kind, place=place)
    return found


def _from_file(name: str, file: Path) -> ModuleType:
    spec = spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise UnknownBot("bot-no-file", name=name, place=str(file))
    module = module_from_spec(spec)
    sys.modules.setdefault(file.stem, module)  # dataclasses and pickle look there
    folder = str(file.parent.resolve())
    sys.path.insert(0, folder)  # as for a script, it may import its neighbours
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # any code may be in the file
        raise _broken(name, error) from error
    finally:
        sys.path.remove(folder)
    return module


def _from_module(name: str, place: str) -> ModuleType:
    try:
        return import_module(place)
    except Exception as error:
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> UnknownBot:
    return UnknownBot("bot-broken", name=name, error=f"{type(error).__name__}: {error}")
