"""`conclave arena`: let bots play balanced games, and rate them."""

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
from conclave.lab.arena import Standings
from conclave.lab.arena import arena as run


@click.command()
@click.argument("game")
@click.option("--bots", metavar="A,B,...", required=True, help="Who is rated.")
@games_option(400)
@seats_option
@click.option("--against", metavar="BOT", help="Each bot alone at a table full of this one.")
@options_option
@seed_option
@jobs_option
@click.option("--cluster", metavar="ADDRESS", help="A Ray cluster; `local`: one of this machine.")
@file_to_write("--resume", "file", "Keep games as they end, and go on from those kept.")
@file_to_write("--plot", "plot", "Draw the ratings, or with --against the wins, as SVG.")
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
    """Let bots play GAME in balanced seatings, and rate them.

    Ratings come with 95% intervals. Every bot plays every seat equally often, in company that evens
    out. Ctrl-C stops and rates what was finished; with --resume the same command goes on from
    there.
    """
    found = conclave.game(game)
    with bar(f"Playing {game}", games) as progress:
        standings = run(
            found,
            bots.split(","),
            games,
            usual_seats(found) if seats is None else seats,
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
    report(standings, tell, as_json)


def tell(standings: Standings) -> None:
    """Print the standings for people."""
    console = Console()
    done = f"{standings.games:,} games"
    done += f" of {standings.asked:,}, stopped" if standings.stopped else ""
    console.print(f"{standings.game}, {standings.seats} seats, {done}, seed {standings.seed}")
    if standings.games % standings.round:
        console.print(f"Not quite even: seats even out every {standings.round} games.")
    table = Table("", "rating", "95% interval", "games", "won", "rate", "95% interval")
    for name, rating in standings.ratings.items():
        interval = f"{rating.low:+.0f} – {rating.high:+.0f}"
        table.add_row(name, f"{rating.points:+.0f}", interval, *row(standings.wins[name]))
    console.print(table)
    even = 1 / standings.seats
    rated = standings.bots if standings.against else tuple(standings.ratings)
    for name in rated:
        if sides := standings.by_side[name]:
            console.print(shares(f"{name} as", sides, even))
    table = Table("finished ahead of", *standings.ratings)
    for name, rivals in standings.ahead.items():
        cells = [
            f"{rivals[rival].rate:.1%}" if rival in rivals else "" for rival in standings.ahead
        ]
        table.add_row(name, *cells)
    console.print(table)
    console.print(f"digest {standings.digest}")
