"""`conclave cards`: list, count and try out the cards of a game."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import click

import conclave
from conclave.cli.archive import print_archive
from conclave.cli.card_report import report_card
from conclave.cli.deck import deck_text, decks_of
from conclave.cli.shared import language_option
from conclave.lab.reference import FOLDER
from conclave.lang.census import cards_by_word, single_use_words
from conclave.text import Words, languages
from conclave.text.cards import CardWords, cards, find

EXAMPLES = 3
"""How many example cards are named for a word."""


@click.command("cards")
@click.argument("game")
@click.argument("names", metavar="[NAME]...", required=False, nargs=-1)
@click.option(
    "--coverage", is_flag=True, help="Count the implemented cards, of all or of the decks NAME."
)
@click.option(
    "--archive",
    type=click.Path(exists=True, path_type=Path),
    help="With --coverage: count the complete decks in a file of decks, or a folder of them.",
)
@click.option("--json", "as_json", is_flag=True, help="List the implemented cards as JSON.")
@click.option("--words", "vocabulary", is_flag=True, help="List the words of the card language.")
@click.option(
    "--try", "games", type=click.IntRange(min=1), help="Try NAME in this many random games."
)
@click.option(
    "--facts",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    envvar=FOLDER,
    help=f"Folder with the public lists of cards and rulings.  [default: ${FOLDER}]",
)
@language_option
def show_cards(
    game: str,
    names: tuple[str, ...],
    coverage: bool,
    archive: Path | None,
    as_json: bool,
    vocabulary: bool,
    games: int | None,
    facts: Path | None,
    language: str,
) -> None:
    """Print the cards of GAME, or only the card NAME.

    NAME may be in any language, or the card's name in moves. Card texts are generated from what the
    cards do in the game.

    --coverage counts the implemented cards by type; with decks (files or names), it lists their
    cards that aren't implemented; with --archive, it counts the decks of which all cards are.
    --words lists the words of the card language, with example cards.
    --try prints a card in all languages, compares it with the printed card, lists its public
    rulings, and plays random games to see in which windows it is used, offered and refused.
    """
    words = Words(language, conclave.game(game))
    if archive is not None:
        print_archive(words, archive)
    elif coverage:
        print_coverage(words, names)
    elif as_json:
        click.echo(json.dumps(cards_as_data(words), ensure_ascii=False, indent=1))
    elif vocabulary:
        print_words(words)
    elif games is not None:
        print_trial(words, " ".join(names), games, facts)
    elif names:
        where = deck_finder(words)
        for number, card in enumerate(find(words, " ".join(names))):
            if number > 0:
                click.echo()
            print_card(card, "", where)
    else:
        print_all(words)


def print_all(words: Words) -> None:
    """Print all cards, with headings."""
    group, where = None, deck_finder(words)
    for card in cards(words):
        if card.group != group:
            group = card.group
            click.secho(f"\n{group}", bold=True)
        print_card(card, "  ", where)


def deck_finder(words: Words) -> Callable[[str], str]:
    """A function that names the preset decks with a card, if the game has one for each side."""
    decks = words.game.decks if words.game is not None else None
    if decks is None or not decks.sides:
        return lambda card: ""
    found: dict[str, list[str]] = {}
    for text in decks.presets.values():
        for entry in decks.lines(text):
            place = words.say(words.key("in-deck"), side=entry.pile, number=entry.copies)
            found.setdefault(entry.card, []).append(place)
    nowhere = [words.say(words.key("in-no-deck"))]
    return lambda card: " · " + ", ".join(found.get(card, nowhere))


def print_card(card: CardWords, indent: str, where: Callable[[str], str] = lambda card: "") -> None:
    """Print one card, and the decks it is in."""
    line = card.line + where(card.card)
    click.echo(f"{indent}{click.style(card.name, bold=True)}  {click.style(line, dim=True)}")
    width = min(shutil.get_terminal_size().columns, 100)
    for text in (card.text, card.note):
        for paragraph in text.splitlines():
            for line in textwrap.wrap(paragraph, width - 8):
                click.echo(f"{indent}    {line}")


def print_coverage(words: Words, decks: tuple[str, ...]) -> None:
    """Print how many cards are implemented, by type or in the given decks."""
    assert words.game is not None
    catalogue = decks_of(words.game.name).catalogue()
    for name in decks:
        entries = decks_of(words.game.name).lines(deck_text(words.game.name, name))
        missing = [entry.name for entry in entries if not entry.playable]
        click.echo(words.say("coverage-deck", list=name, all=len(entries), missing=len(missing)))
        for card in missing:
            click.echo(f"  {card}")
    if decks:
        return
    published = Counter(card.types[0] for card in catalogue)
    implemented = Counter(card.types[0] for card in catalogue if card.card)
    rows = [
        (words.name("type", kind), implemented[kind], published[kind]) for kind in sorted(published)
    ]
    rows.append((words.say("coverage-all"), implemented.total(), published.total()))
    for kind, number, of in rows:
        click.echo(f"{kind:20}{number:6,} / {of:,}")
    single = sum(bool(found) for found in single_use_words(words.game.cards).values())
    share = 100 * single / len(words.game.cards)
    click.echo(words.say("coverage-own-words", number=single, percent=f"{share:.1f}"))


def cards_as_data(words: Words) -> list[dict[str, object]]:
    """Every card as plain data: public number, names, type, and words that only it uses."""
    assert words.game is not None
    single = single_use_words(words.game.cards)
    ids = {card.card: card.id for card in words.game.decks.catalogue()} if words.game.decks else {}
    return [
        {
            "id": ids.get(card.card),
            "card": card.card,
            "name": card.name,
            "type": card.group,
            "custom": list(single[card.card]),
        }
        for card in cards(words)
    ]


def print_words(words: Words) -> None:
    """Print the words of the card language by module, with fields, meaning and examples."""
    assert words.game is not None
    module = ""
    found = cards_by_word(words.game.cards)
    for word in sorted(found, key=lambda word: (word.__module__, word.__name__)):
        if word.__module__ != module:
            module = word.__module__
            about = summary(sys.modules[module].__doc__)
            click.secho(f"\n{module.rpartition('.')[2]}: {about}", bold=True)
        fields = ", ".join(word.__match_args__)
        click.echo(f"  {word.__name__}({fields})  {summary(word.__doc__)}")
        names = [words.name("card", name) for name in found[word][:EXAMPLES]]
        click.secho(f"      {len(found[word]):,}: {', '.join(names)}", dim=True)


def summary(docstring: str | None) -> str:
    """The first paragraph of a docstring, on one line."""
    return " ".join((docstring or "").partition("\n\n")[0].split())


def print_trial(words: Words, name: str, games: int, folder: Path | None) -> None:
    """Print a card in all languages, then the report on it."""
    assert words.game is not None
    for language in languages():
        for card in find(Words(language, words.game), name):
            print_card(card, "")
    for card in find(words, name):
        report_card(words, card, games, folder)
