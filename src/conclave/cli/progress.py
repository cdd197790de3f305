"""Options, progress bar and tables for commands that play many games."""

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
    """The results of many games."""

    @property
    def stopped(self) -> bool:
        """Whether it stopped before all games were played."""

    def to_dict(self) -> dict[str, object]:
        """The results as plain data."""


R = TypeVar("R", bound=Result)


def games_option(default: int) -> Callable[[F], F]:
    """`--games 1000`."""
    return click.option(
        "--games",
        "-g",
        default=default,
        show_default=True,
        type=click.IntRange(min=1),
        help="Number of games.",
    )


def seed_option(command: F) -> F:
    """`--seed 7`."""
    return click.option(
        "--seed",
        default=0,
        show_default=True,
        type=click.IntRange(min=0),
        help="Random seed.",
    )(command)


def jobs_option(command: F) -> F:
    """`--jobs 4`."""
    return click.option(
        "--jobs",
        "-j",
        default=os.cpu_count() or 1,
        show_default="all cores",
        type=click.IntRange(min=1),
        help="Processes; results don't depend on it.",
    )(command)


def file_to_write(name: str, parameter: str, text: str) -> Callable[[F], F]:
    """An option for an output file."""
    kind = click.Path(dir_okay=False, writable=True, path_type=Path)
    return click.option(
        name, parameter, type=kind, metavar="FILE", help=text, callback=_check_folder
    )


def _check_folder(
    _context: click.Context, _parameter: click.Parameter, file: Path | None
) -> Path | None:
    """Refuse a file in a missing folder now, not after hours of playing."""
    if file is not None and not file.absolute().parent.is_dir():
        raise click.BadParameter(f"there is no folder {file.absolute().parent}")
    return file


def report(result: R, print_result: Callable[[R], None], as_json: bool) -> None:
    """Print the results as JSON or as text; exit with status 130 if they are incomplete."""
    if as_json:
        click.echo(json.dumps(result.to_dict(), indent=1))
    else:
        print_result(result)
    if result.stopped:
        raise SystemExit(130)


@contextmanager
def progress_bar(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as shown:
        task = shown.add_task(text, total=total)
        yield lambda done: shown.update(task, completed=done)


def shares(title: str, rows: Mapping[str, Share], even: float | None = None) -> Table:
    """A table of win rates; those significantly above or below `even` are marked."""
    table = Table(title, "games", "won", "rate", "95% interval", *([] if even is None else [""]))
    for name, share in rows.items():
        low, high = share.interval
        mark = "" if even is None or low <= even <= high else "▲" if low > even else "▼"
        table.add_row(name, *cells(share), *([] if even is None else [mark]))
    return table


def cells(share: Share) -> tuple[str, str, str, str]:
    """The table cells of a share."""
    low, high = share.interval
    return (
        f"{share.played:,}",
        f"{share.wins:,.1f}",
        f"{share.rate:.1%}",
        f"{low:.1%} – {high:.1%}",
    )
