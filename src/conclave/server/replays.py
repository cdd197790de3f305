"""Games that are over, move by move: finished tables and uploaded records."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import NamedTuple

from sqlalchemy import insert, select

from conclave.core.events import Event, visible
from conclave.core.moves import NO_SEAT
from conclave.core.position import Position
from conclave.core.record import Record, commitment, replay
from conclave.server import telling
from conclave.server.errors import NotAllowed, NotFound, Refused
from conclave.server.shapes import Replay, ReplayStep
from conclave.server.storage import Database
from conclave.server.storage.schema import replays
from conclave.server.table import now
from conclave.server.tables import Tables
from conclave.server.terms import FINISHED
from conclave.server.words import words_for

KEPT = 20
MOST_MOVES = 5_000


class Moment(NamedTuple):
    """A game after so many moves, and what the last of them did."""

    position: Position
    events: list[Event]


class Film(NamedTuple):
    """A whole game, every moment of it."""

    record: Record
    moments: list[Moment]


def film(text: str) -> Film:
    """Verify a record and keep every moment of it."""
    moments: list[Moment] = []
    record = None
    for record, events in replay(text):
        moments.append(Moment(record.position.copy(), events))
        if len(moments) > MOST_MOVES:
            raise Refused("record-too-long", most=MOST_MOVES)
    assert record is not None
    return Film(record, moments)


class Replays:
    """Everything that can be watched again."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self._kept: OrderedDict[str, Film] = OrderedDict()
        self.watched: set[str] = set()
        """The replays that somebody watched, for `Expiry` to note."""

    async def upload(self, text: str, person: str, size: int) -> str:
        """Verify and keep a record."""
        made = await asyncio.to_thread(film, text)
        id = secrets.token_urlsafe(16)
        async with self.database.writing() as connection:
            row = {"id": id, "record": text, "created": now(), "person": person, "size": size}
            await connection.execute(insert(replays), [row])
        self._keep(id, made)
        return id

    async def film(self, id: str) -> Film:
        """The game of that id: an uploaded record, or a table that is finished."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        made = await asyncio.to_thread(film, await self.text(id))
        self._keep(id, made)
        return made

    async def text(self, id: str) -> str:
        """The record of that id, as it was uploaded or played."""
        query = select(replays.c.record).where(replays.c.id == id)
        async with self.database.reading() as connection:
            text = (await connection.execute(query)).scalar()
        if text is not None:
            return str(text)
        try:
            standing = (await self.tables.get(id)).standing
        except NotFound:
            raise NotFound("no-such-replay") from None
        if standing.state != FINISHED:
            raise NotAllowed("table-not-finished")
        return standing.record().write()

    def forget(self, ids: list[str]) -> None:
        """Some uploaded records are no more."""
        for id in ids:
            self._kept.pop(id, None)

    def _keep(self, id: str, made: Film) -> None:
        self._kept[id] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def steps(self, id: str, eyes: str, first: int, count: int, language: str) -> Replay:
        """Part of a game as a seat saw it (`0`, `1`, ...), a spectator (`none`), or all of it."""
        record, moments = await self.film(id)
        self.watched.add(id)
        all_seeing = eyes == "all"
        seat = None if all_seeing else read_eyes(eyes, record.position.seats)
        names = tuple(record.names)
        said = words_for(language, record.game, names)
        steps = []
        for number in range(first, min(first + count, len(moments))):
            position, events = moments[number]
            view = position.reveal() if all_seeing else position.view(seat)
            seen = events if all_seeing else visible(events, seat)
            mover, text = record.moves[number - 1] if number else (None, None)
            steps.append(
                ReplayStep(
                    number,
                    None if mover == NO_SEAT else mover,
                    text,
                    *telling.lines(seen, said),
                    [event.told() for event in seen],
                    view,
                    said.situation(view),
                )
            )
        return Replay(
            id=id,
            game=record.game.name,
            title=said.title,
            options=record.position.settings,
            seats=[said.seat(seat) for seat in range(record.position.seats)],
            moves=len(record.moves),
            outcome=telling.outcome_sheet(record.position, said),
            commitment=commitment(record.seed),
            seed=str(record.seed),
            steps=steps,
        )


def read_eyes(eyes: str, seats: int) -> int | None:
    """The seat whose eyes a text means; None: a spectator's."""
    if eyes == "none":
        return None
    if eyes.isdecimal() and len(eyes) < 4 and int(eyes) < seats:
        return int(eyes)
    raise Refused("bad-eyes", last=seats - 1)
