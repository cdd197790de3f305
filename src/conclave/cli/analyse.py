"""`conclave analyse`: find the turning points of a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from conclave.cli.progress import file_to_write, jobs_option, seed_option
from conclave.cli.shared import json_option, language_option, read_text
from conclave.core.record import Record
from conclave.lab.analysis import analyse as run
from conclave.lab.analysis_text import chart, text_lines
from conclave.lab.running import interrupts


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--bot", metavar="NAME", help="The bot for playouts.  [default: greedy, if there is one]"
)
@click.option("--adviser", metavar="NAME", help="Show what this bot would have done.")
@click.option(
    "--budget",
    default=24,
    show_default=True,
    type=click.IntRange(1, 10_000),
    help="Playouts per estimate.",
)
@click.option(
    "--points",
    default=16,
    show_default=True,
    type=click.IntRange(2, 1000),
    help="Decisions examined per seat.",
)
@seed_option
@jobs_option
@language_option
@file_to_write("--plot", "plot", "Plot the winning chances as SVG.")
@json_option
def analyse(
    file: Path,
    bot: str | None,
    adviser: str | None,
    budget: int,
    points: int,
    seed: int,
    jobs: int,
    language: str,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Show each seat's winning chances in a recorded game, and its turning points.

    FILE is the record. Chances are estimated by playouts from what a seat knew at the time. A
    larger --budget and more --points give better results but take longer. Ctrl-C stops and prints
    the results so far.
    """
    record = Record.read(read_text(file))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with (
        Progress(*columns, console=Console(stderr=True), transient=True) as bar,
        interrupts() as stop,
    ):
        task = bar.add_task("Playing out", total=None)
        found = run(
            record,
            budget,
            points,
            bot=bot,
            adviser=adviser,
            seed=seed,
            jobs=jobs,
            stop=stop,
            progress=lambda done, of: bar.update(task, completed=done, total=of),
        )
    if plot is not None:
        plot.write_text(chart(found, language), encoding="utf-8")
    if as_json:
        click.echo(json.dumps(found.to_dict(), indent=1))
    else:
        for line in text_lines(found, language):
            click.echo(line)
    if found.stopped:
        raise SystemExit(130)
