"""The table's log: append-only, numbered without gaps. It is the truth; all else is worked out."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.stops import Stops
from conclave.server.storage import Database
from conclave.server.storage.schema import entries, seats, tables
from conclave.server.storage.schema import stops as stored_stops

BEGIN = "begin"
BOT = "bot"
CHAT = "chat"
CLOSE = "close"
EXPIRE = "expire"
FREE = "free"
JOIN = "join"
LEAVE = "leave"
MOVE = "move"
RESIGN = "resign"
TIME = "time"
TIMEOUT = "timeout"
UNDO = "undo"
UNDO_AGREED = "undo-agreed"
UNDO_ASKED = "undo-asked"
UNDO_REFUSED = "undo-refused"


# Entries stay in memory by the ten thousand and hold plain data only, which can't form cycles:
# `gc=False` spares the collector, and so everybody at a table, the time to look through them.
class Draft(Struct, frozen=True, kw_only=True, gc=False):
    """What somebody wants to enter into the log."""

    kind: str
    seat: int | None = None
    person: str | None = None
    message: str | None = None
    body: dict[str, Any] = {}


class Entry(Draft, frozen=True, kw_only=True, gc=False):
    """One line of the log."""

    number: int
    at: int

    @staticmethod
    def of(draft: Draft, number: int, at: int) -> Entry:
        """The entry that a draft becomes."""
        return Entry(
            number=number,
            at=at,
            kind=draft.kind,
            seat=draft.seat,
            person=draft.person,
            message=draft.message,
            body=draft.body,
        )


class Summary(Struct, frozen=True):
    """What is written beside an entry so that tables can be found without replaying them."""

    state: str
    updated: int
    wake: int | None


@dataclass
class Appending:
    """Entries on their way into the database."""

    table: str
    entries: list[Entry]
    summary: Summary
    done: asyncio.Future[None] | None = None

    def settle(self, error: Exception | None = None) -> None:
        """Tell whoever waits how it went."""
        if self.done is None or self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Conflict(Exception):
    """Somebody else has just written an entry of that number."""


_INSERT = insert(entries)
_SIT = insert(seats)
_SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        state=bindparam("new_state"), updated=bindparam("new_updated"), wake=bindparam("new_wake")
    )
)


class Log:
    """Reading and appending entries."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Appending] = []
        self._writer: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table, from a number on."""
        async with self.database.reading() as connection:
            return await read(connection, table, after)

    async def append(self, table: str, new: list[Entry], summary: Summary) -> None:
        """Commit new entries, and tell the other nodes; Conflict if one of that number is there.

        What comes while a commit is under way is committed together in the next.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Appending(table, new, summary, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._commit(batch)

    async def _commit(self, batch: list[Appending]) -> None:
        try:
            await self.database.write(partial(write, batch=batch), [_news(one) for one in batch])
        except IntegrityError:
            if len(batch) == 1:
                batch[0].settle(Conflict())
            else:  # one of them is late: which?
                for one in batch:
                    await self._commit([one])
        except Exception as error:
            for one in batch:
                one.settle(error)
        else:
            for one in batch:
                one.settle()


def _news(one: Appending) -> str:
    return f"table {one.table} {one.entries[-1].number}"


async def read(connection: AsyncConnection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table, from a number on."""
    query = (
        select(entries)
        .where(entries.c.table == table, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return [
        Entry(
            number=row.number,
            at=row.at,
            kind=row.kind,
            seat=row.seat,
            person=row.person,
            message=row.message,
            body=msgspec.json.decode(row.body),
        )
        for row in await connection.execute(query)
    ]


async def read_stops(connection: AsyncConnection, table: str) -> list[tuple[int, int, Stops]]:
    """What seats have said about where to be asked: after which entry, which seat, what."""
    query = select(stored_stops).where(stored_stops.c.table == table)
    return [
        (row.number, row.seat, Stops(row.when, row.until, row.hold, row.at))
        for row in await connection.execute(query)
    ]


def write_stops(
    connection: Connection, table: str, number: int, seat: int, stops: Stops, wake: int | None
) -> None:
    """Write where a seat wants to be asked, from an entry on, and when the server has to act by
    that; only the last counts."""
    connection.execute(
        delete(stored_stops).where(stored_stops.c.table == table, stored_stops.c.seat == seat)
    )
    row = {
        "table": table,
        "seat": seat,
        "number": number,
        "at": stops.at,
        "when": stops.when,
        "until": stops.until,
        "hold": stops.hold,
    }
    connection.execute(insert(stored_stops), [row])
    connection.execute(update(tables).where(tables.c.id == table).values(wake=wake))


def write(connection: Connection, batch: list[Appending]) -> None:
    """Write entries, who now has which seat, and the summaries."""
    # The insert comes first: it is what may conflict, and in SQLite it takes the writer's lock.
    connection.execute(_INSERT, [_row(one.table, e) for one in batch for e in one.entries])
    for one in batch:
        for entry in one.entries:
            if entry.kind == JOIN:
                seat = {"table": one.table, "seat": entry.seat, "person": entry.person}
                connection.execute(_SIT, [seat])
            elif entry.kind in (LEAVE, FREE):
                connection.execute(
                    delete(seats).where(seats.c.table == one.table, seats.c.seat == entry.seat)
                )
    connection.execute(
        _SUMMARISE,
        [
            {
                "of": one.table,
                "new_state": one.summary.state,
                "new_updated": one.summary.updated,
                "new_wake": one.summary.wake,
            }
            for one in batch
        ],
    )


def _row(table: str, entry: Entry) -> dict[str, object]:
    return {
        "table": table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "message": entry.message,
        "body": msgspec.json.encode(entry.body).decode(),
    }
