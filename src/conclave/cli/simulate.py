"""`conclave simulate`: let bots play many games, and count."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

import conclave
from conclave.cli.progress import bar, games_option, jobs_option, report, row, seed_option
from conclave.cli.shared import json_option, options_option, seats_option, usual_seats
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
@click.option("--check", is_flag=True, help="Look at all invariants after every decision.")
@click.option("--cards", is_flag=True, help="Count which cards were used.")
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
    """Let bots play GAME many times, and count who wins.

    Results, lengths, and win rates with 95% intervals. Bots are named with commas, the last one
    takes all seats that are left; they move one seat on from game to game, so that rates by bot and
    by seat are both fair. Ctrl-C stops and counts what was finished.
    """
    found = conclave.game(game)
    with bar(f"Playing {game}", games) as progress:
        result = run(
            found,
            games,
            usual_seats(found) if seats is None else seats,
            bots.split(","),
            seed,
            jobs,
            options,
            check,
            cards,
            progress=progress,
        )
    report(result, tell, as_json)


def tell(result: Result) -> None:
    """Print a result for people."""
    console = Console()
    done = f"{result.games:,} games" + (f" of {result.asked:,}, stopped" if result.stopped else "")
    console.print(f"{result.game}, {result.seats} seats, {done}, seed {result.seed}")
    table = Table("", "games", "won", "rate", "95% interval")
    for name, share in result.by_bot.items():
        table.add_row(name, *row(share))
    table.add_section()
    for seat, share in enumerate(result.by_seat):
        table.add_row(f"seat {seat}", *row(share))
    table.add_section()
    for name, share in result.by_side.items():
        table.add_row(name, *row(share))
    console.print(table)
    for reason, number in result.reasons.items():
        console.print(f"ended by {reason}: {number:,}")
    if result.cards:
        never = [name for name, (_, used) in result.cards.items() if not used]
        console.print(f"cards: {len(result.cards):,}, never used: {', '.join(never) or 'none'}")
    console.print(
        f"decisions: {result.decisions:,}; a game has {result.shortest} to {result.longest}, "
        f"half of them at most {result.median}"
    )
    console.print(
        f"{result.seconds:.1f} s on {result.jobs} processes: "
        f"{result.decisions_per_second:,.0f} decisions/s"
    )
    console.print(f"digest {result.digest}")
