"""The command line. Bad input prints one clear sentence and exits with status 2."""

from __future__ import annotations

import sys

import click

import conclave
from conclave.cli.analyse import analyse
from conclave.cli.arena import arena
from conclave.cli.bench import bench
from conclave.cli.cards import show_cards
from conclave.cli.deck import deck_lists
from conclave.cli.licences import licences
from conclave.cli.play import play
from conclave.cli.record import record
from conclave.cli.replay import replay
from conclave.cli.rules import rules
from conclave.cli.simulate import simulate
from conclave.cli.study import study
from conclave.server.command import serve


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="conclave")
def commands() -> None:
    """Conclave: hidden-information games for people, bots and programs.

    Start with `conclave games`, or play at once: `conclave play vendetta`.
    """


@commands.command()
def games() -> None:
    """List the games with their numbers of players and options."""
    for name in conclave.game_names():
        game = conclave.game(name)
        click.echo(f"{name}  {game.seats[0]}–{game.seats[-1]} players")
        for option in game.options:
            click.echo(f"    {option.name}={option.default}  (allowed: {option.allows()})")


for command in (
    analyse,
    arena,
    bench,
    deck_lists,
    licences,
    play,
    record,
    replay,
    rules,
    serve,
    show_cards,
    simulate,
    study,
):
    commands.add_command(command)


def main() -> None:
    """The `conclave` command."""
    try:
        commands()
    except conclave.ConclaveError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)
