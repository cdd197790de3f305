"""`conclave play`: sit down at a table in the terminal."""

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
    language_option,
    options_option,
    read_text,
    seats_option,
    usual_seats,
)
from conclave.core.record import Record
from conclave.lab import line_up
from conclave.text import Words


@click.command()
@click.argument("game")
@seats_option
@click.option("--people", default=1, show_default=True, help="How many of them are people.")
@click.option("--bots", "against", metavar="A,B,...", help="Who sits at the other seats.")
@options_option
@click.option("--decks", metavar="FILE", help="Your own lists of both decks, where a game has two.")
@click.option("--seed", type=click.IntRange(min=0), help="Deal the same game again.")
@language_option
@click.option("--plain", is_flag=True, help="Line by line, for screen readers and pipes.")
@click.option("--bot-pace", default=0.8, show_default=True, help="Seconds until a bot's move.")
@click.option("--ask-always", is_flag=True, help="Ask even where all you can do is pass.")
@click.option("--guide", "guided", is_flag=True, help="Explain the game as it goes.")
@click.option(
    "--record",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep its record here.",
)
@click.option(
    "--continue",
    "unfinished",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Take up a game where its record ends.",
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

    The game is recorded as you play, so that it can be taken up again, replayed and verified.
    With --guide it is a first game for newcomers, unless you say how to play.
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
            raise click.UsageError(f"{unfinished} is a game of {record.position.game.name}.")
        file = file or unfinished
    else:
        lesson = found.lesson if guided else None
        if lesson is not None and (seats, options, decks, seed) == (None, {}, None, None):
            seats, options, seed = lesson.seats, dict(lesson.options), lesson.seed
            against = against or lesson.bot
        if decks is not None:
            options["decks"] = own_decks(game, decks, language)
        record = Record.begin(found, usual_seats(found) if seats is None else seats, options, seed)
    number = record.position.seats
    if not 0 <= people <= number:
        raise conclave.BadSeats("too-many-people", people=people, seats=number)
    if not against and people < number:
        against = bots.usual(found)
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
    """The decks that somebody brings, as a word for the option; all that is wrong is told."""
    text = deck_text(game, decks)
    found = conclave.game(game)
    if faults := decks_of(game).faults(text, found.seats[-1]):
        words = Words(language, found)
        for fault in faults:
            click.echo(words.error(fault), err=True)
        sys.exit(2)
    return decks_of(game).write(text, "word").strip()


def new_file(game: str) -> Path:
    """A place for the record of a new game."""
    folder = platformdirs.user_data_path("conclave", appauthor=False) / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.txt"


def write(record: Record, file: Path) -> None:
    """Write the record so that a crash leaves the old one or the new one, nothing between."""
    draft = file.with_suffix(".new")
    draft.write_text(record.write(), encoding="utf-8")
    draft.replace(file)
