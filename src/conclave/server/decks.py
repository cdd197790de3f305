"""Stored decks, and how decks are shown."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET
from sqlalchemy import Row, delete, func, insert, select, update

from conclave.core.decks import DeckEntry, Decks
from conclave.core.errors import BadDeck, ConclaveError, IllegalMove
from conclave.core.game import Game
from conclave.core.registry import game as find_game
from conclave.server.deck_shapes import (
    DeckAtHand,
    DeckLine,
    DeckReading,
    DecksAtHand,
    DeckSheet,
    FaultSheet,
    ReplacementSheet,
)
from conclave.server.errors import NotFound, Refused
from conclave.server.names import clean_name
from conclave.server.storage import Database
from conclave.server.storage.schema import decks as stored
from conclave.server.table_view import iso
from conclave.server.time import now
from conclave.server.wording import words_for
from conclave.text.cards import find_id

MAX_DECKS = 100
"""How many decks one person may store."""


class DeckStore:
    """The decks that people have stored."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str, game: str | None) -> list[Row[tuple[str, ...]]]:
        """A person's decks, the latest first."""
        query = select(stored).where(stored.c.person == person)
        if game is not None:
            query = query.where(stored.c.game == game)
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(stored.c.changed.desc(), stored.c.id))
            return list(found)

    async def get(self, id: str, person: str | None) -> Row[tuple[str, ...]]:
        """A person's deck; NotFound if it belongs to another."""
        query = select(stored).where(stored.c.id == id, stored.c.person == person)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NotFound("no-such-deck")
        return row

    async def store(self, person: str, game: str, name: str, text: str) -> str:
        """Store a deck; returns its id."""
        row = {
            "id": secrets.token_urlsafe(12),
            "person": person,
            "game": game,
            "name": clean_name(name),
            "text": text,
            "changed": now(),
        }
        mine = select(func.count()).select_from(stored).where(stored.c.person == person)
        async with self.database.writing() as connection:
            if (await connection.execute(mine)).scalar_one() >= MAX_DECKS:
                raise Refused("too-many-decks", most=MAX_DECKS)
            await connection.execute(insert(stored), [row])
        return str(row["id"])

    async def change(self, id: str, person: str, name: str | None, text: str | None) -> None:
        """Change a deck's name or cards."""
        changes: dict[str, object] = {"changed": now()}
        if name is not None:
            changes["name"] = clean_name(name)
        if text is not None:
            changes["text"] = text
        mine = (stored.c.id == id, stored.c.person == person)
        async with self.database.writing() as connection:
            await connection.execute(update(stored).where(*mine).values(**changes))

    async def delete(self, id: str, person: str) -> None:
        """Delete a deck."""
        async with self.database.writing() as connection:
            await connection.execute(
                delete(stored).where(stored.c.id == id, stored.c.person == person)
            )


def decks_of(game: Game) -> Decks:
    """The decks of a game; refused if it has none."""
    if game.decks is None:
        raise BadDeck("deck-no-decks", game=game.name)
    return game.decks


def for_storage(game: Game, text: str) -> str:
    """A deck list in the storage format; refused if it can't be read."""
    decks = decks_of(game)
    return decks.write(_normalised(game, text), decks.storage_form).strip() if text.strip() else ""


def convert(game: Game, text: str, form: str, name: str) -> str:
    """A deck list in another format."""
    return decks_of(game).write(_normalised(game, text), form, " ".join(name.split()))


def read(game: Game, text: str, seats: int, language: str) -> DeckReading:
    """Read a deck from a text in any format, with all errors."""
    decks = decks_of(game)
    text = _normalised(game, text)
    return DeckReading(
        decks.title(text),
        [_line(line) for line in decks.lines(text)],
        faults(game, decks.faults(text, seats), language),
    )


def faults(game: Game, found: Sequence[ConclaveError], language: str) -> list[FaultSheet]:
    """The errors in the viewer's language."""
    words = words_for(language, game)
    return [
        FaultSheet(
            fault.key,
            words.error(fault),
            fault.rule if isinstance(fault, IllegalMove) else None,
            _number(fault.facts.get("line")) or None,
            _text(fault.facts.get("name")),
            _text(fault.facts.get("close")) if fault.facts.get("instead") else None,
            _text(fault.facts.get("instead")),
        )
        for fault in found
    ]


def sheet(
    row: Row[tuple[str, ...]], seats: int, language: str, *, whole: bool = False
) -> DeckSheet:
    """A stored deck, as its owner sees it."""
    game = find_game(row.game)
    decks = decks_of(game)
    lines = decks.lines(row.text) if row.text else []
    return DeckSheet(
        row.id,
        row.game,
        row.name,
        iso(row.changed),
        row.text,
        _piles(lines),
        faults(game, decks.faults(row.text, seats), language),
        [_line(line) for line in lines] if whole else UNSET,
        _replacements(decks, row.text) if whole else UNSET,
    )


def presets(game: Game, language: str) -> DecksAtHand:
    """The preset decks, starters first."""
    decks, words = decks_of(game), words_for(language, game)
    found = []
    for name, text in decks.presets.items():
        lines = decks.lines(text)
        about = f"{game.name}-about-deck-{name}"
        found.append(
            DeckAtHand(
                name,
                words.name("deck", name),
                words.say(about) if words.has(about) else "",
                _group(decks, name),
                _piles(lines),
                [_line(line) for line in lines],
            )
        )
    found.sort(key=lambda deck: deck.group != "starter")
    return DecksAtHand(list(decks.forms), found, dict(decks.opening))


def _group(decks: Decks, name: str) -> Literal["starter", "precon", "other"]:
    if name in decks.starters:
        return "starter"
    return "precon" if name in decks.precons else "other"


def _normalised(game: Game, text: str) -> str:
    """A list with normalised names of cards."""
    return decks_of(game).normalise_names(text, lambda name: find_id(game, name))


def _line(entry: DeckEntry) -> DeckLine:
    return DeckLine(
        entry.pile, entry.kind, entry.copies, entry.name, entry.id, entry.card, entry.playable
    )


def _replacements(decks: Decks, text: str) -> list[ReplacementSheet]:
    found = decks.replacements(text) if text else []
    return [
        ReplacementSheet(_line(each.missing), [_line(card) for card in each.near]) for each in found
    ]


def _piles(lines: list[DeckEntry]) -> dict[str, int]:
    """How many cards each pile has."""
    found: dict[str, int] = {}
    for line in lines:
        found[line.pile] = found.get(line.pile, 0) + line.copies
    return found


def _number(fact: object) -> int | None:
    return fact if isinstance(fact, int) else None


def _text(fact: object) -> str | None:
    return fact if isinstance(fact, str) and fact else None
