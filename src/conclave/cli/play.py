"""`conclave play`: play in the terminal."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path

import click
import platformdirs

import conclave
from conclave import bots
from conclave.cli.deck import deck_text, decks_of
from conclave.cli.shared import (
    default_seats,
    language_option,
    options_option,
    read_text,
    seats_option,
)
from conclave.core.record import Record
from conclave.lab import line_up
from conclave.text import Words


@click.command()
@click.argument("game")
@seats_option
@click.option("--people", default=1, show_default=True, help="Number of human players.")
@click.option("--bots", "against", metavar="A,B,...", help="Bots for the other seats.")
@options_option
@click.option("--decks", metavar="FILE", help="Your own decks, for games with two.")
@click.option("--seed", type=click.IntRange(min=0), help="Deal the same game as before.")
@language_option
@click.option("--plain", is_flag=True, help="Plain lines, for screen readers and pipes.")
@click.option("--bot-pace", default=0.8, show_default=True, help="Seconds before a bot moves.")
@click.option("--ask-always", is_flag=True, help="Ask even if you can only pass.")
@click.option("--guide", "guided", is_flag=True, help="Explain the game while you play.")
@click.option(
    "--record",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where to write the record.",
)
@click.option(
    "--continue",
    "unfinished",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Continue a recorded game.",
)
def play(
    game: str,
    seats: int | None,
    people: int,
    against: str | None,
    options: dict[str, object],
    decks: str | None,
    seed: int | None,
    language: str,
    plain: bool,
    bot_pace: float,
    ask_always: bool,
    guided: bool,
    file: Path | None,
    unfinished: Path | None,
) -> None:
    """Play GAME in the terminal against bots.

    The game is recorded, so that you can continue, replay and verify it. With --guide it is a
    prepared first game, unless you choose seats, options or a seed.
    """
    from conclave import terminal

    found = conclave.game(game)
    if unfinished:
        if decks is not None or options or seats is not None or seed is not None:
            raise click.UsageError(
                "--continue takes seats, options, decks and seed from the record."
            )
        record = Record.read(read_text(unfinished))
        if record.position.game is not found:
            raise click.UsageError(f"{unfinished} is a record of {record.position.game.name}.")
        file = file or unfinished
    else:
        lesson = found.lesson if guided else None
        if lesson is not None and (seats, options, decks, seed) == (None, {}, None, None):
            seats, options, seed = lesson.seats, dict(lesson.options), lesson.seed
            against = against or lesson.bot
        if decks is not None:
            options["decks"] = own_decks(game, decks, language)
        record = Record.begin(
            found, default_seats(found) if seats is None else seats, options, seed
        )
    number = record.position.seats
    if not 0 <= people <= number:
        raise conclave.BadSeats("too-many-people", people=people, seats=number)
    if not against and people < number:
        against = bots.default(found)
    names = line_up(tuple(against.split(",")), number - people) if against else ()
    players = {
        people + index: bots.make(name, found, people + index, record.seed, trusted=True)
        for index, name in enumerate(names)
    }
    file = file or new_file(game)
    terminal.play(
        record,
        players,
        language=language,
        pause=bot_pace,
        save=lambda: write(record, file),
        plain=plain,
        ask_always=ask_always,
        guided=guided,
    )
    click.echo(f"The record is in {file}")


def own_decks(game: str, decks: str, language: str) -> str:
    """Read the decks for the option `decks`; all errors are reported at once."""
    text = deck_text(game, decks)
    found = conclave.game(game)
    if faults := decks_of(game).faults(text, found.seats[-1]):
        words = Words(language, found)
        for fault in faults:
            click.echo(words.error(fault), err=True)
        sys.exit(2)
    return decks_of(game).write(text, "word").strip()


def new_file(game: str) -> Path:
    """A file for the record of a new game."""
    folder = platformdirs.user_data_path("conclave", appauthor=False) / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.txt"


def write(record: Record, file: Path) -> None:
    """Write the record atomically, so that a crash leaves either the old or the new one."""
    draft = file.with_suffix(".new")
    draft.write_text(record.write(), encoding="utf-8")
    draft.replace(file)
