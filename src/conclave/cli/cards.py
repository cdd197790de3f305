"""`conclave cards`: the cards of a game, in words; which there are, and how they fare."""

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
from conclave.cli.deck import deck_text, decks_of
from conclave.cli.judging import judge
from conclave.cli.shared import language_option
from conclave.lab.reference import FOLDER
from conclave.lang.census import own_words, users
from conclave.text import Words, languages
from conclave.text.cards import CardWords, cards, find

EXAMPLES = 3
"""How many cards are named for a word."""


@click.command("cards")
@click.argument("game")
@click.argument("names", metavar="[NAME]...", required=False, nargs=-1)
@click.option("--coverage", is_flag=True, help="Count the enforced cards; NAMEs are decks then.")
@click.option("--json", "as_json", is_flag=True, help="List the enforced cards as JSON.")
@click.option("--words", "vocabulary", is_flag=True, help="List what cards are written with.")
@click.option("--try", "games", type=click.IntRange(min=1), help="Try NAME in so many games.")
@click.option(
    "--facts",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    envvar=FOLDER,
    help=f"The folder with the public list of rulings.  [default: ${FOLDER}]",
)
@language_option
def show_cards(
    game: str,
    names: tuple[str, ...],
    coverage: bool,
    as_json: bool,
    vocabulary: bool,
    games: int | None,
    facts: Path | None,
    language: str,
) -> None:
    """Print the cards of GAME, or only the one called NAME.

    NAME may be in any language, or as moves write it. The texts are written from what the cards do
    in the game, so they say just that.

    With --coverage: how many of the cards there are the game enforces, by type, and for given
    decks (files, or names of decks at hand) which cards it does not. With --words: the words that
    definitions are made of, each with cards that show it. With --try: the card in all languages,
    its facts beside the printed ones, the public rulings where they are at hand, and random games
    in which it plays a great part: in which windows it was used, offered and refused.
    """
    words = Words(language, conclave.game(game))
    if coverage:
        tell_coverage(words, names)
    elif as_json:
        click.echo(json.dumps(listed(words), ensure_ascii=False, indent=1))
    elif vocabulary:
        tell_words(words)
    elif games is not None:
        tell_trial(words, " ".join(names), games, facts)
    elif names:
        where = in_decks(words)
        for number, card in enumerate(find(words, " ".join(names))):
            if number > 0:
                click.echo()
            tell(card, "", where)
    else:
        tell_all(words)


def tell_all(words: Words) -> None:
    """Print all cards, under headings."""
    group, where = None, in_decks(words)
    for card in cards(words):
        if card.group != group:
            group = card.group
            click.secho(f"\n{group}", bold=True)
        tell(card, "  ", where)


def in_decks(words: Words) -> Callable[[str], str]:
    """In which decks at hand a card is, where a game has a deck for each of its sides."""
    decks = words.game.decks if words.game is not None else None
    if decks is None or not decks.sides:
        return lambda card: ""
    found: dict[str, list[str]] = {}
    for text in decks.at_hand.values():
        for entry in decks.show(text):
            said = words.say(words.key("in-deck"), side=entry.pile, number=entry.copies)
            found.setdefault(entry.card, []).append(said)
    nowhere = [words.say(words.key("in-no-deck"))]
    return lambda card: " · " + ", ".join(found.get(card, nowhere))


def tell(card: CardWords, indent: str, where: Callable[[str], str] = lambda card: "") -> None:
    """Print one card, and where it is."""
    line = card.line + where(card.card)
    click.echo(f"{indent}{click.style(card.name, bold=True)}  {click.style(line, dim=True)}")
    width = min(shutil.get_terminal_size().columns, 100)
    for text in (card.text, card.note):
        for paragraph in text.splitlines():
            for line in textwrap.wrap(paragraph, width - 8):
                click.echo(f"{indent}    {line}")


def tell_coverage(words: Words, decks: tuple[str, ...]) -> None:
    """Print how much is enforced: by type, or of the decks that are named."""
    assert words.game is not None
    known = decks_of(words.game.name).known()
    for name in decks:
        entries = decks_of(words.game.name).show(deck_text(words.game.name, name))
        missing = [entry.name for entry in entries if not entry.playable]
        click.echo(words.say("coverage-deck", list=name, all=len(entries), missing=len(missing)))
        for card in missing:
            click.echo(f"  {card}")
    if decks:
        return
    there = Counter(card.types[0] for card in known)
    enforced = Counter(card.types[0] for card in known if card.card)
    rows = [(words.name("type", kind), enforced[kind], there[kind]) for kind in sorted(there)]
    rows.append((words.say("coverage-all"), enforced.total(), there.total()))
    for kind, number, of in rows:
        click.echo(f"{kind:20}{number:6,} / {of:,}")
    own = sum(bool(found) for found in own_words(words.game.cards).values())
    share = 100 * own / len(words.game.cards)
    click.echo(words.say("coverage-own-words", number=own, percent=f"{share:.1f}"))


def listed(words: Words) -> list[dict[str, object]]:
    """Every card as plain data: public number, names, type, and words that it alone uses."""
    assert words.game is not None
    own = own_words(words.game.cards)
    ids = {card.card: card.id for card in words.game.decks.known()} if words.game.decks else {}
    return [
        {
            "id": ids.get(card.card),
            "card": card.card,
            "name": card.name,
            "type": card.group,
            "custom": list(own[card.card]),
        }
        for card in cards(words)
    ]


def tell_words(words: Words) -> None:
    """Print the words that cards are written with, module by module: fields, meaning, examples."""
    assert words.game is not None
    module = ""
    found = users(words.game.cards)
    for word in sorted(found, key=lambda word: (word.__module__, word.__name__)):
        if word.__module__ != module:
            module = word.__module__
            about = in_short(sys.modules[module].__doc__)
            click.secho(f"\n{module.rpartition('.')[2]}: {about}", bold=True)
        fields = ", ".join(word.__match_args__)
        click.echo(f"  {word.__name__}({fields})  {in_short(word.__doc__)}")
        names = [words.name("card", name) for name in found[word][:EXAMPLES]]
        click.secho(f"      {len(found[word]):,}: {', '.join(names)}", dim=True)


def in_short(docstring: str | None) -> str:
    """The first paragraph of a docstring, on one line."""
    return " ".join((docstring or "").partition("\n\n")[0].split())


def tell_trial(words: Words, name: str, games: int, folder: Path | None) -> None:
    """Print a card in all languages, then put it on the bench."""
    assert words.game is not None
    for language in languages():
        for card in find(Words(language, words.game), name):
            tell(card, "")
    for card in find(words, name):
        judge(words, card, games, folder)
