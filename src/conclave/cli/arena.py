"""`conclave arena`: rate bots in balanced games."""

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
from conclave.lab.arena import Standings
from conclave.lab.arena import arena as run


@click.command()
@click.argument("game")
@click.option("--bots", metavar="A,B,...", required=True, help="The bots to rate.")
@games_option(400)
@seats_option
@click.option("--against", metavar="BOT", help="Seat each bot alone against this one.")
@options_option
@seed_option
@jobs_option
@click.option("--cluster", metavar="ADDRESS", help="Use a Ray cluster; `local` starts one here.")
@file_to_write("--resume", "file", "Store finished games here, and resume from them.")
@file_to_write("--plot", "plot", "Plot the ratings as SVG, or the wins with --against.")
@json_option
def arena(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    against: str | None,
    options: dict[str, object],
    seed: int,
    jobs: int,
    cluster: str | None,
    file: Path | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    """Rate bots by letting them play GAME in balanced seatings.

    Ratings come with 95% intervals. Every bot plays every seat equally often, against balanced
    opponents. Ctrl-C stops and rates the finished games; with --resume, the same command continues.
    """
    found = conclave.game(game)
    with progress_bar(f"Playing {game}", games) as progress:
        standings = run(
            found,
            bots.split(","),
            games,
            default_seats(found) if seats is None else seats,
            seed,
            jobs,
            options,
            against,
            file,
            cluster,
            progress,
        )
    if plot is not None:
        plot.write_text(standings.plot(), encoding="utf-8")
    report(standings, print_standings, as_json)


def print_standings(standings: Standings) -> None:
    """Print the standings as tables."""
    console = Console()
    done = f"{standings.games:,} games"
    done += f" of {standings.asked:,}, stopped" if standings.stopped else ""
    console.print(f"{standings.game}, {standings.seats} seats, {done}, seed {standings.seed}")
    if standings.games % standings.round:
        console.print(f"Not balanced: a full round takes {standings.round} games.")
    table = Table("", "rating", "95% interval", "games", "won", "rate", "95% interval")
    for name, rating in standings.ratings.items():
        interval = f"{rating.low:+.0f} – {rating.high:+.0f}"
        table.add_row(name, f"{rating.points:+.0f}", interval, *cells(standings.wins[name]))
    console.print(table)
    even = 1 / standings.seats
    rated = standings.bots if standings.against else tuple(standings.ratings)
    for name in rated:
        if sides := standings.by_side[name]:
            console.print(shares(f"{name} as", sides, even))
    table = Table("finished ahead of", *standings.ratings)
    for name, rivals in standings.ahead.items():
        rates = [
            f"{rivals[rival].rate:.1%}" if rival in rivals else "" for rival in standings.ahead
        ]
        table.add_row(name, *rates)
    console.print(table)
    console.print(f"digest {standings.digest}")
