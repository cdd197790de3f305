"""`conclave cards GAME --coverage --archive FILE`: count the complete decks of an archive."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from conclave.cli.deck import decks_of
from conclave.cli.progress import progress_bar
from conclave.core.decks import Decks
from conclave.text import Words

LISTED = 20
"""How many missing cards are listed."""
FEW = 3
"""A deck that lacks this many cards or fewer is nearly complete."""


def print_archive(words: Words, archive: Path) -> None:
    """Print how many decks are complete, and the cards that are missing from most decks."""
    assert words.game is not None
    decks = decks_of(words.game.name)
    texts = read_archive(decks, archive)
    missing_from: Counter[str] = Counter()
    missing_by_deck, unread = [], 0
    with progress_bar(f"Reading {archive.name}", len(texts)) as progress:
        for done, text in enumerate(texts, start=1):
            missing = [entry.name for entry in decks.lines(text) if not entry.playable]
            missing_from.update(missing)
            if decks.unreadable(text):
                unread += 1
            else:
                missing_by_deck.append(len(missing))
            progress(done)
    whole = missing_by_deck.count(0)
    share = 100 * whole / len(texts) if texts else 0.0
    click.echo(words.say("archive-whole", whole=whole, decks=len(texts), percent=f"{share:.1f}"))
    click.echo(words.say("archive-near", number=sum(0 < n <= FEW for n in missing_by_deck)))
    if unread:
        click.echo(words.say("archive-unread", number=unread))
    if missing_from:
        click.echo(words.say("archive-missing"))
    for card, number in missing_from.most_common(LISTED):
        click.echo(f"{number:6,}  {card}")


def read_archive(decks: Decks, archive: Path) -> list[str]:
    """The decks in a file, or in all files of a folder."""
    files = sorted(archive.iterdir()) if archive.is_dir() else [archive]
    return [
        deck for file in files if file.is_file() for deck in decks.split(decoded(file.read_bytes()))
    ]


def decoded(data: bytes) -> str:
    """A text in UTF-8, or in the Latin alphabet of older archives."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")
