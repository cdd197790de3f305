"""`conclave deck`: decks that people bring to a game."""

from __future__ import annotations

import sys
from typing import IO

import click

import conclave
from conclave.cli.shared import language_option
from conclave.core.decks import Decks
from conclave.core.errors import BadDeck
from conclave.text import Words

game_option = click.option("--game", default="vtes", show_default=True)
file_argument = click.argument("file", type=click.File(encoding="utf-8"))


@click.group()
def deck() -> None:
    """Read, check and convert deck lists: whatever deck builders and tournament reports write.

    FILE may be - for what is typed or piped in; a link that carries a deck is a text like others.
    """


@deck.command()
@file_argument
@game_option
@click.option("--seats", default=5, show_default=True, help="How many sit at the table.")
@language_option
def check(file: IO[str], game: str, seats: int, language: str) -> None:
    """Tell all that is wrong with a deck; exit status 1 if there is anything."""
    words = Words(language, conclave.game(game))
    faults = decks_of(game).faults(file.read(), seats)
    for fault in faults:
        click.echo(words.error(fault))
    if faults:
        sys.exit(1)
    click.echo(words.say("deck-is-fine", seats=seats))


@deck.command()
@file_argument
@game_option
@click.option("--to", "form", required=True, help="text, lackey, jol, link, word.")
def convert(file: IO[str], game: str, form: str) -> None:
    """Print a deck in another form; `word` is what the move `deck` takes."""
    click.echo(decks_of(game).write(file.read(), form), nl=False)


@deck.command()
@file_argument
@game_option
@language_option
def show(file: IO[str], game: str, language: str) -> None:
    """Print a deck, with a mark at each card that can't be played here yet."""
    words = Words(language, conclave.game(game))
    heading = ""
    entries = decks_of(game).show(file.read())
    for entry in entries:
        if entry.pile != heading:
            heading = entry.pile
            number = sum(each.copies for each in entries if each.pile == heading)
            click.secho(words.say(f"deck-{heading}", number=number), bold=True)
        mark = "  " if entry.playable else "! "
        click.echo(f"{mark}{entry.copies:>2} {entry.name}")
    missing = sum(not entry.playable for entry in entries)
    if missing:
        click.echo(words.say("deck-not-playable", number=missing))


def decks_of(game: str) -> Decks:
    """What a game knows about decks; an error if it has none."""
    found = conclave.game(game).decks
    if found is None:
        raise BadDeck("deck-no-decks", game=game)
    return found
