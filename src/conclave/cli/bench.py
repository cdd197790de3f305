"""`conclave bench`: measure the speed of the engine."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

import conclave
from conclave.cli.shared import checkout, default_seats, json_option
from conclave.lab.bench import run

DEFAULT_SEATS = 4
"""The number of seats to measure, if the game allows it."""


@click.command()
@click.argument("game", default="vendetta")
@click.option("--seats", "-n", type=int, help="Number of players.  [default: 4 if possible]")
@click.option("--games", "-g", default=10_000, show_default=True, help="Random games to time.")
@click.option("--seconds", default=2.0, show_default=True, help="Duration of a measurement.")
@click.option("--rounds", default=3, show_default=True, help="Repetitions; the median counts.")
@click.option("--no-peers", is_flag=True, help="Don't measure other engines.")
@json_option
def bench(
    game: str,
    seats: int | None,
    games: int,
    seconds: float,
    rounds: int,
    no_peers: bool,
    as_json: bool,
) -> None:
    """Measure the speed of the engine.

    It plays random games of GAME (default: Vendetta) from Python, compiled and interpreted, and
    compares them with other public engines if `make bench` has installed these.
    """
    found = conclave.game(game)
    if seats is None:
        seats = DEFAULT_SEATS if DEFAULT_SEATS in found.seats else default_seats(found)
    root = checkout()
    peers = root if root and not no_peers and (root / ".venv-peers").exists() else None
    console = Console(stderr=True)
    with console.status("Measuring ...") as status:
        figures = run(game, seats, seconds, rounds, games, peers, status.update)
    if as_json:
        click.echo(json.dumps(figures, indent=1))
    else:
        print_figures(game, figures)


def print_figures(game: str, figures: dict[str, Any]) -> None:
    """Print the figures as a table."""
    console = Console()
    speeds: dict[str, float] = figures.pop("decisions_per_second")
    ours = speeds.get(f"conclave {game}, compiled") or max(speeds.values())
    table = Table("random play driven from Python", "decisions/s", "ours is faster by")
    for name, speed in speeds.items():
        table.add_row(name, f"{speed:,.0f}", f"{ours / speed:.2f}x")
    console.print(table)
    for name, figure in figures.items():
        if isinstance(figure, dict):
            costs = ", ".join(f"{call} {cost:.2f}" for call, cost in figure.items())
            console.print(f"{name}: {costs}")
        else:
            console.print(f"{name}: {figure:.1f}")
