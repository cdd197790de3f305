"""Decks: those that people keep, and all that is said about a deck."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import UNSET
from sqlalchemy import Row, delete, func, insert, select, update

from conclave.core.decks import Decks, Entry
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
)
from conclave.server.errors import NotFound, Refused
from conclave.server.names import clean_name
from conclave.server.storage import Database
from conclave.server.storage.schema import decks as stored
from conclave.server.telling import iso
from conclave.server.time import now
from conclave.server.words import words_for
from conclave.text.cards import written

MOST = 100
"""So many decks one person may keep."""


class Shelf:
    """The decks that people keep."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str, game: str | None) -> list[Row[tuple[str, ...]]]:
        """Somebody's decks, the one that was changed last first."""
        query = select(stored).where(stored.c.person == person)
        if game is not None:
            query = query.where(stored.c.game == game)
        async with self.database.reading() as connection:
            found = await connection.execute(query.order_by(stored.c.changed.desc(), stored.c.id))
            return list(found)

    async def get(self, id: str, person: str | None) -> Row[tuple[str, ...]]:
        """One of somebody's decks; others need not know that it is there."""
        query = select(stored).where(stored.c.id == id, stored.c.person == person)
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise NotFound("no-such-deck")
        return row

    async def keep(self, person: str, game: str, name: str, text: str) -> str:
        """One more deck; its id."""
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
            if (await connection.execute(mine)).scalar_one() >= MOST:
                raise Refused("too-many-decks", most=MOST)
            await connection.execute(insert(stored), [row])
        return str(row["id"])

    async def change(self, id: str, person: str, name: str | None, text: str | None) -> None:
        """Another name, other cards."""
        changes: dict[str, object] = {"changed": now()}
        if name is not None:
            changes["name"] = clean_name(name)
        if text is not None:
            changes["text"] = text
        mine = (stored.c.id == id, stored.c.person == person)
        async with self.database.writing() as connection:
            await connection.execute(update(stored).where(*mine).values(**changes))

    async def throw_away(self, id: str, person: str) -> None:
        """A deck is kept no longer."""
        async with self.database.writing() as connection:
            await connection.execute(
                delete(stored).where(stored.c.id == id, stored.c.person == person)
            )


def decks_of(game: Game) -> Decks:
    """What a game knows about decks; refused if it has none."""
    if game.decks is None:
        raise BadDeck("deck-no-decks", game=game.name)
    return game.decks


def as_kept(game: Game, text: str) -> str:
    """A list as it is kept; refused if anything in it can't be read."""
    decks = decks_of(game)
    return decks.write(_renamed(game, text), decks.kept_as).strip() if text.strip() else ""


def as_written(game: Game, text: str, form: str, name: str) -> str:
    """A list in another form."""
    return decks_of(game).write(_renamed(game, text), form, " ".join(name.split()))


def read(game: Game, text: str, seats: int, language: str) -> DeckReading:
    """A deck from a text in any form, with all that is wrong with it."""
    decks = decks_of(game)
    text = _renamed(game, text)
    return DeckReading(
        decks.title(text),
        [_line(line) for line in decks.show(text)],
        faults(game, decks.faults(text, seats), language),
    )


def faults(game: Game, found: Sequence[ConclaveError], language: str) -> list[FaultSheet]:
    """What is wrong, in the viewer's words."""
    words = words_for(language, game)
    return [
        FaultSheet(
            fault.key,
            words.error(fault),
            fault.rule if isinstance(fault, IllegalMove) else None,
            _number(fault.facts.get("line")),
            _text(fault.facts.get("name")),
            _text(fault.facts.get("close")) if fault.facts.get("instead") else None,
            _text(fault.facts.get("instead")),
        )
        for fault in found
    ]


def sheet(
    row: Row[tuple[str, ...]], seats: int, language: str, *, whole: bool = False
) -> DeckSheet:
    """A deck that is kept, as its owner sees it."""
    game = find_game(row.game)
    decks = decks_of(game)
    lines = decks.show(row.text) if row.text else []
    return DeckSheet(
        row.id,
        row.game,
        row.name,
        iso(row.changed),
        row.text,
        _piles(lines),
        faults(game, decks.faults(row.text, seats), language),
        [_line(line) for line in lines] if whole else UNSET,
    )


def at_hand(game: Game, language: str) -> DecksAtHand:
    """The decks that everybody may take: the beginners' first."""
    decks, words = decks_of(game), words_for(language, game)
    found = []
    for name, text in decks.at_hand.items():
        lines = decks.show(text)
        about = f"{game.name}-about-deck-{name}"
        found.append(
            DeckAtHand(
                name,
                words.name("deck", name),
                words.say(about) if words.has(about) else "",
                name in decks.starters,
                _piles(lines),
                [_line(line) for line in lines],
            )
        )
    found.sort(key=lambda deck: not deck.starter)
    return DecksAtHand(list(decks.forms), found)


def _renamed(game: Game, text: str) -> str:
    """A list with the names of cards as they are written here, whatever its language."""
    return decks_of(game).renamed(text, lambda name: written(game, name))


def _line(entry: Entry) -> DeckLine:
    return DeckLine(
        entry.pile, entry.kind, entry.copies, entry.name, entry.id, entry.card, entry.playable
    )


def _piles(lines: list[Entry]) -> dict[str, int]:
    """How many cards each pile has."""
    found: dict[str, int] = {}
    for line in lines:
        found[line.pile] = found.get(line.pile, 0) + line.copies
    return found


def _number(fact: object) -> int | None:
    return fact if isinstance(fact, int) else None


def _text(fact: object) -> str | None:
    return fact if isinstance(fact, str) and fact else None
