"""`conclave bench`: how quick the engine is."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

import conclave
from conclave.cli.shared import checkout, json_option, usual_seats
from conclave.lab.bench import run

USUAL = 4
"""How many seats are measured, where a game has so many."""


@click.command()
@click.argument("game", default="vendetta")
@click.option("--seats", "-n", type=int, help="How many play.  [default: 4, or the middle]")
@click.option(
    "--games", "-g", default=10_000, show_default=True, help="Of random play, for the clock."
)
@click.option("--seconds", default=2.0, show_default=True, help="For each measurement.")
@click.option("--rounds", default=3, show_default=True, help="Measurements of each; medians count.")
@click.option("--no-peers", is_flag=True, help="Measure only ourselves.")
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
    """Measure how quick the engine is.

    What is measured is random play of GAME (Vendetta, if you name none) driven from Python,
    compiled and interpreted, beside public engines: these where `make bench` has installed them.
    """
    found = conclave.game(game)
    if seats is None:
        seats = USUAL if USUAL in found.seats else usual_seats(found)
    root = checkout()
    peers = root if root and not no_peers and (root / ".venv-peers").exists() else None
    console = Console(stderr=True)
    with console.status("Measuring ...") as status:
        told = run(game, seats, seconds, rounds, games, peers, status.update)
    if as_json:
        click.echo(json.dumps(told, indent=1))
    else:
        tell(game, told)


def tell(game: str, told: dict[str, Any]) -> None:
    """Print the figures for people."""
    console = Console()
    speeds: dict[str, float] = told.pop("decisions_per_second")
    ours = speeds.get(f"conclave {game}, compiled") or max(speeds.values())
    table = Table("random play driven from Python", "decisions/s", "ours is faster by")
    for name, speed in speeds.items():
        table.add_row(name, f"{speed:,.0f}", f"{ours / speed:.2f}x")
    console.print(table)
    for name, figure in told.items():
        if isinstance(figure, dict):
            costs = ", ".join(f"{call} {cost:.2f}" for call, cost in figure.items())
            console.print(f"{name}: {costs}")
        else:
            console.print(f"{name}: {figure:.1f}")
