"""Bots of one's own: brought by a package, or named on the command line by file and class."""

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
"""A package brings bots by entry points of this group, each a class of `Bot`."""
BY_CLASS: Final = ":"
"""What names of bots by file or module and class have in them: `my_bot.py:Mine`."""


def brought() -> dict[str, str]:
    """The bots that packages bring: what they are called, and where they are."""
    return {name: entry.value for name, entry in registry.brought(GROUP).items()}


@cache
def load(name: str) -> type[Bot]:
    """The class that `FILE.py:CLASS` or `MODULE:CLASS` names; UnknownBot says what is wrong."""
    place, _, kind = name.rpartition(BY_CLASS)
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
    beside = str(file.parent.resolve())
    sys.path.insert(0, beside)  # as for a program: it may import what lies beside it
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever stands in the file may go wrong
        raise _broken(name, error) from error
    finally:
        sys.path.remove(beside)
    return module


def _from_module(name: str, place: str) -> ModuleType:
    try:
        return import_module(place)
    except Exception as error:
        raise _broken(name, error) from error


def _broken(name: str, error: Exception) -> UnknownBot:
    return UnknownBot("bot-broken", name=name, error=f"{type(error).__name__}: {error}")
