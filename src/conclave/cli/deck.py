"""`conclave deck`: decks that people bring to a game."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import conclave
from conclave.cli.shared import language_option
from conclave.core.decks import Decks
from conclave.core.errors import BadDeck
from conclave.text import Words
from conclave.text.cards import written

game_option = click.option("--game", default="vtes", show_default=True, help="Whose decks.")
deck_argument = click.argument("deck")


@click.group("deck")
def deck_lists() -> None:
    """Read, check and convert deck lists.

    Whatever deck builders and tournament reports write is read. DECK is a file, - for what is typed
    or piped in, or the name of a deck at hand; a link that carries a deck is a text like others.
    """


@deck_lists.command()
@deck_argument
@game_option
@click.option("--seats", default=5, show_default=True, help="How many sit at the table, at most.")
@language_option
def check(deck: str, game: str, seats: int, language: str) -> None:
    """Tell all that is wrong with a deck; exit status 1 if there is anything."""
    words = Words(language, conclave.game(game))
    seats = min(seats, conclave.game(game).seats[-1])
    faults = decks_of(game).faults(deck_text(game, deck), seats)
    for fault in faults:
        click.echo(words.error(fault))
    if faults:
        sys.exit(1)
    click.echo(words.say(words.key("deck-is-fine"), seats=seats))


@deck_lists.command()
@deck_argument
@game_option
@click.option("--to", "form", required=True, help="text, lackey, jol, link, word.")
def convert(deck: str, game: str, form: str) -> None:
    """Print a deck in another form; `word` is what the move `deck` takes."""
    click.echo(decks_of(game).write(deck_text(game, deck), form), nl=False)


@deck_lists.command()
@deck_argument
@game_option
@language_option
def show(deck: str, game: str, language: str) -> None:
    """Print a deck, with a mark at each card that can't be played here yet."""
    words = Words(language, conclave.game(game))
    heading = ""
    entries = decks_of(game).show(deck_text(game, deck))
    cards = {known.name: known.card for known in decks_of(game).known()}
    for entry in entries:
        if entry.pile != heading:
            heading = entry.pile
            number = sum(each.copies for each in entries if each.pile == heading)
            click.secho(words.say(words.key(f"deck-{heading}"), number=number), bold=True)
        mark = "  " if entry.playable else "! "
        name = entry.name if language == "en" else called(words, entry.name, cards)
        click.echo(f"{mark}{entry.copies:>2} {name}")
    missing = sum(not entry.playable for entry in entries)
    if missing:
        click.echo(words.say("deck-not-playable", number=missing))


def called(words: Words, name: str, cards: dict[str, str]) -> str:
    """What a card is called in a language, by its English name; so where it is not played here."""
    return words.name("card", cards[name]) if cards.get(name) else name


def deck_text(game: str, deck: str) -> str:
    """A deck list, names as they are written here: what is piped in, a file, a deck at hand."""
    at_hand = decks_of(game).at_hand
    if deck in at_hand:
        return at_hand[deck]
    try:
        text = sys.stdin.read() if deck == "-" else Path(deck).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadDeck("deck-no-such-deck", deck=deck, names=", ".join(at_hand)) from None
    return decks_of(game).renamed(text, lambda name: written(conclave.game(game), name))


def decks_of(game: str) -> Decks:
    """What a game knows about decks; an error if it has none."""
    found = conclave.game(game).decks
    if found is None:
        raise BadDeck("deck-no-decks", game=game)
    return found
