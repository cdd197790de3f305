"""Options and helpers that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

import conclave
from conclave.core.errors import BadOption, BadRecord
from conclave.text import language_here, languages

F = TypeVar("F", bound=Callable[..., Any])


def options_option(command: F) -> F:
    """`--option NAME=VALUE`, any number of times."""
    return click.option(
        "--option",
        "-o",
        "options",
        metavar="NAME=VALUE",
        multiple=True,
        callback=lambda _context, _parameter, given: read_options(given),
        help="Set an option of the game (repeatable); `conclave games` lists them.",
    )(command)


def language_option(command: F) -> F:
    """`--lang de`."""
    return click.option(
        "--lang",
        "language",
        type=click.Choice(languages()),
        default=language_here,
        help="Language.  [default: your system's]",
    )(command)


def seats_option(command: F) -> F:
    """`--seats 4`."""
    return click.option(
        "--seats", "-n", type=int, help="Number of players.  [default: a medium table]"
    )(command)


def json_option(command: F) -> F:
    """`--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")(command)


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """Parse NAME=VALUE."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-not-set", text=text)
        options[name] = value
    return options


def read_text(file: Path) -> str:
    """Read the file of a record."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("record-not-text", file=file.name) from None


def default_seats(game: conclave.Game) -> int:
    """The default number of seats: the middle of the allowed range."""
    return game.seats[len(game.seats) // 2]


def checkout() -> Path | None:
    """The checkout that we run in or from, if any."""
    source = Path(conclave.__file__).parents[2]
    for folder in (Path.cwd(), *Path.cwd().parents, source, Path(sys.prefix).parent):
        if (folder / "src" / "conclave").is_dir() and (folder / "tests").is_dir():
            return folder
    return None
