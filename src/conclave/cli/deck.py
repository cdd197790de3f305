"""`conclave deck`: read, check and convert deck lists."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import conclave
from conclave.cli.shared import language_option
from conclave.core.decks import Decks
from conclave.core.errors import BadDeck
from conclave.text import Words
from conclave.text.cards import find_id

game_option = click.option("--game", default="vtes", show_default=True, help="The game.")
deck_argument = click.argument("deck")


@click.group("deck")
def deck_lists() -> None:
    """Read, check and convert deck lists.

    DECK is a file, - for standard input, or the name of a preset deck. Lists may have the format of
    any common deck builder or tournament report, or be a link that contains a deck.
    """


@deck_lists.command()
@deck_argument
@game_option
@click.option("--seats", default=5, show_default=True, help="Size of the table.")
@language_option
def check(deck: str, game: str, seats: int, language: str) -> None:
    """Report all errors of a deck; the exit status is 1 if there are any."""
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
@click.option("--to", "form", required=True, help="text, lackey, jol, link or word.")
def convert(deck: str, game: str, form: str) -> None:
    """Print a deck in another format; `word` is the one for the move `deck`."""
    click.echo(decks_of(game).write(deck_text(game, deck), form), nl=False)


@deck_lists.command()
@deck_argument
@game_option
@language_option
def show(deck: str, game: str, language: str) -> None:
    """Print a deck; ! marks cards that aren't implemented yet."""
    words = Words(language, conclave.game(game))
    heading = ""
    entries = decks_of(game).lines(deck_text(game, deck))
    cards = {card.name: card.card for card in decks_of(game).catalogue()}
    for entry in entries:
        if entry.pile != heading:
            heading = entry.pile
            number = sum(each.copies for each in entries if each.pile == heading)
            click.secho(words.say(words.key(f"deck-{heading}"), number=number), bold=True)
        mark = "  " if entry.playable else "! "
        name = entry.name if language == "en" else translated(words, entry.name, cards)
        click.echo(f"{mark}{entry.copies:>2} {name}")
    missing = sum(not entry.playable for entry in entries)
    if missing:
        click.echo(words.say("deck-not-playable", number=missing))


@deck_lists.command()
@deck_argument
@game_option
@click.option("--to", "form", default="text", show_default=True, help="Format, as for convert.")
def replace(deck: str, game: str, form: str) -> None:
    """Print a deck with the cards that aren't implemented yet replaced by similar ones.

    What is replaced by what is printed to standard error.
    """
    decks = decks_of(game)
    text = deck_text(game, deck)
    near = {each.missing.id: each.near for each in decks.replacements(text)}
    piles: dict[str, list[str]] = {"crypt": [], "library": []}
    for entry in decks.lines(text):
        found = near.get(entry.id, [entry])
        if found != [entry]:
            instead = ", ".join([card.name for card in found[:1]]) or "-"
            click.echo(f"{entry.copies:>2} {entry.name} → {instead}", err=True)
        piles[entry.pile] += [f"{card.id}*{card.copies}" for card in found[:1]]
    word = "/".join([",".join(pile) for pile in piles.values()])
    click.echo(decks.write(word, form, decks.title(text)), nl=False)


def translated(words: Words, name: str, cards: dict[str, str]) -> str:
    """The name of a card in a language, given in English; unchanged if it isn't implemented."""
    return words.name("card", cards[name]) if cards.get(name) else name


def deck_text(game: str, deck: str) -> str:
    """The deck list from standard input, a file or a preset, with normalised names."""
    presets = decks_of(game).presets
    if deck in presets:
        return presets[deck]
    try:
        text = sys.stdin.read() if deck == "-" else Path(deck).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadDeck("deck-no-such-deck", deck=deck, names=", ".join(presets)) from None
    return decks_of(game).normalise_names(text, lambda name: find_id(conclave.game(game), name))


def decks_of(game: str) -> Decks:
    """The decks of a game; an error if it has none."""
    found = conclave.game(game).decks
    if found is None:
        raise BadDeck("deck-no-decks", game=game)
    return found
