"""What commands that play many games share: what they take, a bar while they play, their tables."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from conclave.lab import Share

F = TypeVar("F", bound=Callable[..., Any])


class Result(Protocol):
    """What came of many games."""

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before all games were played."""

    def told(self) -> dict[str, object]:
        """All of it as plain data."""


R = TypeVar("R", bound=Result)


def games_option(usual: int) -> Callable[[F], F]:
    """`--games 1000`."""
    return click.option(
        "--games",
        "-g",
        default=usual,
        show_default=True,
        type=click.IntRange(min=1),
        help="How many games are played.",
    )


def seed_option(command: F) -> F:
    """`--seed 7`."""
    return click.option(
        "--seed",
        default=0,
        show_default=True,
        type=click.IntRange(min=0),
        help="Another one deals other games.",
    )(command)


def jobs_option(command: F) -> F:
    """`--jobs 4`."""
    return click.option(
        "--jobs",
        "-j",
        default=os.cpu_count() or 1,
        show_default="all cores",
        type=click.IntRange(min=1),
        help="Processes; the totals are the same with any number.",
    )(command)


def file_to_write(name: str, parameter: str, told: str) -> Callable[[F], F]:
    """An option that takes a file to be written."""
    kind = click.Path(dir_okay=False, writable=True, path_type=Path)
    return click.option(
        name, parameter, type=kind, metavar="FILE", help=told, callback=_in_a_folder
    )


def _in_a_folder(
    _context: click.Context, _parameter: click.Parameter, file: Path | None
) -> Path | None:
    """Refuse a file whose folder is missing now, not after hours of playing."""
    if file is not None and not file.absolute().parent.is_dir():
        raise click.BadParameter(f"there is no folder {file.absolute().parent}")
    return file


def report(result: R, tell: Callable[[R], None], as_json: bool) -> None:
    """Print what came of it, for programs or for people; the exit status says if it was stopped."""
    if as_json:
        click.echo(json.dumps(result.told(), indent=1))
    else:
        tell(result)
    if result.stopped:
        raise SystemExit(130)


@contextmanager
def bar(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error that is told how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as shown:
        task = shown.add_task(words, total=total)
        yield lambda done: shown.update(task, completed=done)


def shares(title: str, rows: Mapping[str, Share], even: float | None = None) -> Table:
    """A table of shares; where an even share is known, those clear of it are marked."""
    table = Table(title, "games", "won", "rate", "95% interval", *([] if even is None else [""]))
    for name, share in rows.items():
        low, high = share.interval
        clear = "" if even is None or low <= even <= high else "▲" if low > even else "▼"
        table.add_row(name, *row(share), *([] if even is None else [clear]))
    return table


def row(share: Share) -> tuple[str, str, str, str]:
    """A share in cells."""
    low, high = share.interval
    return (
        f"{share.played:,}",
        f"{share.wins:,.1f}",
        f"{share.rate:.1%}",
        f"{low:.1%} – {high:.1%}",
    )
