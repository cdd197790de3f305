"""`conclave simulate`: let bots play many games and count the results."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

import conclave
from conclave.cli.progress import (
    cells,
    games_option,
    jobs_option,
    progress_bar,
    report,
    seed_option,
)
from conclave.cli.shared import default_seats, json_option, options_option, seats_option
from conclave.lab import Result
from conclave.lab import simulate as run


@click.command()
@click.argument("game")
@games_option(1000)
@seats_option
@click.option("--bots", metavar="A,B,...", default="random", show_default=True, help="Who plays.")
@seed_option
@jobs_option
@options_option
@click.option("--check", is_flag=True, help="Check all invariants after every decision.")
@click.option("--cards", is_flag=True, help="Count the use of cards.")
@json_option
def simulate(
    game: str,
    games: int,
    seats: int | None,
    bots: str,
    seed: int,
    jobs: int,
    options: dict[str, object],
    check: bool,
    cards: bool,
    as_json: bool,
) -> None:
    """Let bots play GAME many times and count who wins.

    Prints win rates with 95% intervals, endings and lengths. Separate bots with commas; the last
    one takes all remaining seats. Bots rotate from game to game, so that rates by bot and by seat
    are fair. Ctrl-C stops and counts the finished games.
    """
    found = conclave.game(game)
    with progress_bar(f"Playing {game}", games) as progress:
        result = run(
            found,
            games,
            default_seats(found) if seats is None else seats,
            bots.split(","),
            seed,
            jobs,
            options,
            check,
            cards,
            progress=progress,
        )
    report(result, print_result, as_json)


def print_result(result: Result) -> None:
    """Print the result as tables."""
    console = Console()
    done = f"{result.games:,} games" + (f" of {result.asked:,}, stopped" if result.stopped else "")
    console.print(f"{result.game}, {result.seats} seats, {done}, seed {result.seed}")
    table = Table("", "games", "won", "rate", "95% interval")
    for name, share in result.by_bot.items():
        table.add_row(name, *cells(share))
    table.add_section()
    for seat, share in enumerate(result.by_seat):
        table.add_row(f"seat {seat}", *cells(share))
    table.add_section()
    for name, share in result.by_side.items():
        table.add_row(name, *cells(share))
    console.print(table)
    for reason, number in result.reasons.items():
        console.print(f"ended by {reason}: {number:,}")
    if result.cards:
        never = [name for name, (_, used) in result.cards.items() if not used]
        console.print(f"cards: {len(result.cards):,}, never used: {', '.join(never) or 'none'}")
    console.print(
        f"decisions: {result.decisions:,}; per game {result.shortest} to {result.longest}, "
        f"median {result.median}"
    )
    console.print(
        f"{result.seconds:.1f} s on {result.jobs} processes: "
        f"{result.decisions_per_second:,.0f} decisions/s"
    )
    console.print(f"digest {result.digest}")
