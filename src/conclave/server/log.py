"""The table's log: append-only, numbered without gaps. It is the truth; all else is worked out."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.storage import Database
from conclave.server.storage.schema import entries, seats, tables

CHANNEL = "conclave"

BEGIN = "begin"
CHAT = "chat"
JOIN = "join"
LEAVE = "leave"
MOVE = "move"
RESIGN = "resign"
TIMEOUT = "timeout"
UNDO = "undo"
UNDO_AGREED = "undo-agreed"
UNDO_ASKED = "undo-asked"
UNDO_REFUSED = "undo-refused"


class Draft(Struct, frozen=True, kw_only=True):
    """What somebody wants to enter into the log."""

    kind: str
    seat: int | None = None
    person: str | None = None
    message: str | None = None
    body: dict[str, Any] = {}


class Entry(Draft, frozen=True, kw_only=True):
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


class Conflict(Exception):
    """Somebody else has just written an entry of that number."""


class Log:
    """Reading and appending entries."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table, from a number on."""
        async with self.database.reading() as connection:
            return await read(connection, table, after)

    async def append(self, table: str, new: list[Entry], summary: Summary) -> None:
        """Commit new entries, and tell the other nodes; Conflict if one of that number is there."""
        try:
            async with self.database.writing() as connection:
                await write(connection, table, new, summary)
                if self.database.postgres:
                    await connection.execute(
                        sql("SELECT pg_notify(:channel, :told)"),
                        {"channel": CHANNEL, "told": f"table {table} {new[-1].number}"},
                    )
        except IntegrityError:
            raise Conflict from None


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


async def write(
    connection: AsyncConnection, table: str, new: list[Entry], summary: Summary
) -> None:
    """Write entries, who now has which seat, and the summary."""
    rows = [
        {
            "table": table,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "person": entry.person,
            "message": entry.message,
            "body": msgspec.json.encode(entry.body).decode(),
        }
        for entry in new
    ]
    # The insert comes first: it is what may conflict, and in SQLite it takes the writer's lock.
    await connection.execute(insert(entries), rows)
    for entry in new:
        if entry.kind == JOIN:
            seat = {"table": table, "seat": entry.seat, "person": entry.person}
            await connection.execute(insert(seats), [seat])
        elif entry.kind == LEAVE:
            await connection.execute(
                delete(seats).where(seats.c.table == table, seats.c.seat == entry.seat)
            )
    await connection.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(state=summary.state, updated=summary.updated, wake=summary.wake)
    )
