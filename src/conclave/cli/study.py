"""`conclave study`: examine whether a game is balanced."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

import conclave
from conclave.cli.progress import (
    cells,
    file_to_write,
    games_option,
    jobs_option,
    progress_bar,
    report,
    seed_option,
    shares,
)
from conclave.cli.shared import default_seats, json_option, options_option, seats_option
from conclave.core.errors import BadOption
from conclave.lab.extras import need
from conclave.lab.parquet import write_parquet
from conclave.lab.study import NO_OPTION, Lengths, Setting, Study, draw
from conclave.lab.study import study as run


@click.command()
@click.argument("game")
@games_option(1000)
@seats_option
@click.option("--bots", metavar="A,B,...", default="greedy", show_default=True, help="Who plays.")
@options_option
@click.option(
    "--compare",
    metavar="NAME=A,B,...",
    default="",
    help="Compare these values of an option.",
)
@click.option("--cards", is_flag=True, help="Count the use of cards and the wins with them.")
@click.option("--moves", is_flag=True, help="Include moves in the Parquet file.")
@seed_option
@jobs_option
@click.option("--cluster", metavar="ADDRESS", help="Use a Ray cluster; `local` starts one here.")
@file_to_write("--resume", "file", "Store finished games here, and resume from them.")
@click.option(
    "--plots",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write plots as SVG files into this folder.",
)
@file_to_write("--parquet", "parquet", "Write all games to this file, one row each.")
@json_option
def study(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    options: dict[str, object],
    compare: str,
    cards: bool,
    moves: bool,
    seed: int,
    jobs: int,
    cluster: str | None,
    file: Path | None,
    plots: Path | None,
    parquet: Path | None,
    as_json: bool,
) -> None:
    """Examine whether GAME is balanced, by many games among bots.

    Prints win rates with 95% intervals by seat, by side (clan, deck or faction) and by card, and
    the lengths of games. ▲ and ▼ mark rates that are significantly above or below an even share.
    Ctrl-C stops and counts the finished games; with --resume, the same command continues.
    """
    found = conclave.game(game)
    compared = read_compare(compare)
    if parquet is not None:
        need("pyarrow.parquet", "lab")
    with progress_bar(f"Playing {game}", games * len(compared[1])) as progress:
        result = run(
            found,
            games,
            default_seats(found) if seats is None else seats,
            bots.split(","),
            seed,
            jobs,
            options,
            compared,
            cards,
            moves,
            file,
            cluster,
            progress,
        )
    if parquet is not None:
        write_parquet(result, parquet)
    if plots is not None:
        draw(result, plots)
    report(result, print_study, as_json)


def read_compare(text: str) -> tuple[str, list[str]]:
    """Parse NAME=A,B,...: an option and the values to compare."""
    if not text:
        return NO_OPTION, [NO_OPTION]
    name, equals, values = text.partition("=")
    if not equals or not values:
        raise BadOption("option-not-set", text=text)
    return name, values.split(",")


def print_study(result: Study) -> None:
    """Print a study as tables."""
    console = Console()
    done = f"{result.games:,} games" + (", stopped" if result.stopped else "")
    console.print(f"{result.game}, {result.seats} seats, {done}, seed {result.seed}")
    for setting in result.settings:
        if result.compared:
            console.print(f"\n[bold]{result.compared}={setting.value}[/bold]")
        print_setting(console, setting)
    if result.compared:
        table = Table(result.compared, "games", "moves", "turns", *result.settings[0].by_seat())
        for setting in result.settings:
            turns = setting.turns()
            rates = [f"{share.rate:.1%}" for share in setting.by_seat().values()]
            lengths = (lengths_text(setting.moves()), "" if turns is None else lengths_text(turns))
            table.add_row(setting.value, f"{len(setting.games):,}", *lengths, *rates)
        console.print(table)


def print_setting(console: Console, setting: Setting) -> None:
    """Print the results with one setting."""
    console.print(shares("", setting.by_seat(), setting.even))
    if sides := setting.by_side():
        console.print(shares("", sides, setting.even))
    if len(bots := setting.by_bot()) > 1:
        console.print(shares("", bots, setting.even))
    if cards := setting.cards():
        table = Table("card", "in games", "used in", "users", "won", "rate", "95% interval")
        for name, use in sorted(cards.items(), key=lambda pair: -pair[1].wins.rate):
            table.add_row(name, f"{use.games:,}", f"{use.used:,}", *cells(use.wins))
        console.print(table)
    for reason, share in setting.reasons().items():
        console.print(f"ended by {reason}: {share.rate:.1%}")
    console.print(f"moves: {lengths_text(setting.moves())}")
    if (turns := setting.turns()) is not None:
        console.print(f"turns or rounds: {lengths_text(turns)}")


def lengths_text(lengths: Lengths) -> str:
    """Lengths of games as text."""
    return f"{lengths.shortest} – {lengths.longest}, median {lengths.median:g}"
