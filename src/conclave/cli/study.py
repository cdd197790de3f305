"""`conclave study`: ask whether a game is balanced."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

import conclave
from conclave.cli.progress import (
    bar,
    file_to_write,
    games_option,
    jobs_option,
    report,
    row,
    seed_option,
    shares,
)
from conclave.cli.shared import json_option, options_option, seats_option, usual_seats
from conclave.core.errors import BadOption
from conclave.lab.extras import need
from conclave.lab.parquet import write_parquet
from conclave.lab.study import USUAL, Lengths, Setting, Study, draw
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
    help="Play as many games with each of these values of an option.",
)
@click.option("--cards", is_flag=True, help="Look at which cards were used, and by whom.")
@click.option("--moves", is_flag=True, help="Keep the moves of each game in the Parquet file.")
@seed_option
@jobs_option
@click.option("--cluster", metavar="ADDRESS", help="A Ray cluster; `local`: one of this machine.")
@file_to_write("--resume", "file", "Keep games as they end, and go on from those kept.")
@click.option(
    "--plots",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Draw the figures as SVG files in here.",
)
@file_to_write("--parquet", "parquet", "Keep all games, one row each, for further work.")
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
    """Ask whether GAME is balanced, by many games among bots.

    What it is better to be, to play and to use: win rates by seat, by what a seat plays (clan,
    deck, side) and by card, with 95% intervals, and how long games last. ▲ and ▼ mark what is clear
    of an even share. Ctrl-C stops and counts what was finished; with --resume the same command goes
    on from there.
    """
    found = conclave.game(game)
    compared = read_compare(compare)
    if parquet is not None:
        need("pyarrow.parquet", "lab")
    with bar(f"Playing {game}", games * len(compared[1])) as progress:
        result = run(
            found,
            games,
            usual_seats(found) if seats is None else seats,
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
    report(result, tell, as_json)


def read_compare(text: str) -> tuple[str, list[str]]:
    """An option and the values that are compared, as typed."""
    if not text:
        return USUAL, [USUAL]
    name, equals, values = text.partition("=")
    if not equals or not values:
        raise BadOption("option-not-set", text=text)
    return name, values.split(",")


def tell(result: Study) -> None:
    """Print a study for people."""
    console = Console()
    done = f"{result.games:,} games" + (", stopped" if result.stopped else "")
    console.print(f"{result.game}, {result.seats} seats, {done}, seed {result.seed}")
    for setting in result.settings:
        if result.compared:
            console.print(f"\n[bold]{result.compared}={setting.value}[/bold]")
        tell_setting(console, setting)
    if result.compared:
        table = Table(result.compared, "games", "moves", "turns", *result.settings[0].by_seat())
        for setting in result.settings:
            turns = setting.turns()
            rates = [f"{share.rate:.1%}" for share in setting.by_seat().values()]
            lengths = (said(setting.moves()), "" if turns is None else said(turns))
            table.add_row(setting.value, f"{len(setting.games):,}", *lengths, *rates)
        console.print(table)


def tell_setting(console: Console, setting: Setting) -> None:
    """Print what came of the games with one setting."""
    console.print(shares("", setting.by_seat(), setting.even))
    if sides := setting.by_side():
        console.print(shares("", sides, setting.even))
    if len(bots := setting.by_bot()) > 1:
        console.print(shares("", bots, setting.even))
    if cards := setting.cards():
        table = Table("card", "in games", "used in", "users", "won", "rate", "95% interval")
        for name, use in sorted(cards.items(), key=lambda pair: -pair[1].wins.rate):
            table.add_row(name, f"{use.games:,}", f"{use.used:,}", *row(use.wins))
        console.print(table)
    for reason, share in setting.reasons().items():
        console.print(f"ended by {reason}: {share.rate:.1%}")
    console.print(f"moves: {said(setting.moves())}")
    if (turns := setting.turns()) is not None:
        console.print(f"turns or rounds: {said(turns)}")


def said(lengths: Lengths) -> str:
    """Lengths in a few words."""
    return f"{lengths.shortest} – {lengths.longest}, half at most {lengths.median:g}"
