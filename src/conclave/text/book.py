"""The Fluent files of one language, read once and kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number

FOLDER: Final = Path(__file__).parent
COMMON: Final = ("core.ftl", "terminal.ftl", "server.ftl")
"""What is read whatever the game."""


def minus(first: FluentNumber, second: FluentNumber) -> FluentNumber | FluentNone:
    """MINUS($due, $number) in a message: how much is missing."""
    return fluent_number(int(first) - int(second))  # type: ignore[call-overload]


def pages(language: str, game: str | None, words: Path | None) -> list[Path]:
    """The files that hold a language's words for a game: ours, and those it brings."""
    found = [FOLDER / language / name for name in COMMON]
    if game is not None:
        found.append(FOLDER / language / f"{game}.ftl")
    if words is not None:
        found += sorted((words / language).glob("*.ftl"))
    return [page for page in found if page.exists()]


@cache
def tongues() -> tuple[str, ...]:
    """The languages that have a folder here."""
    return tuple(sorted(file.parent.name for file in FOLDER.glob("*/core.ftl")))


@cache
def book(language: str, game: str | None = None, words: Path | None = None) -> FluentBundle:
    """A language's messages for a game, ready to be said."""
    functions: dict[str, Any] = {"MINUS": minus}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in pages(language, game, words):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
