"""The table's log, append-only and numbered without gaps: the source of truth."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.stops import Stops
from conclave.server.entries import FREE, JOIN, LEAVE, Entry, Summary
from conclave.server.storage import Database
from conclave.server.storage.schema import entries, seats, tables
from conclave.server.storage.schema import stops as stored_stops


@dataclass
class PendingEntries:
    """Entries waiting to be written."""

    table: str
    entries: list[Entry]
    summary: Summary
    done: asyncio.Future[None] | None = None

    def settle(self, error: Exception | None = None) -> None:
        """Report success or failure to the waiting task."""
        if self.done is None or self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Conflict(Exception):
    """Another node has written an entry with this number."""


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
        self._waiting: list[PendingEntries] = []
        self._writer: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a number."""
        async with self.database.reading() as connection:
            return await read(connection, table, after)

    async def append(self, table: str, new: list[Entry], summary: Summary) -> None:
        """Commit new entries and notify the other nodes; Conflict if their numbers are taken.

        Entries that arrive during a commit are committed together in the next.
        """
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingEntries(table, new, summary, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._commit(batch)

    async def _commit(self, batch: list[PendingEntries]) -> None:
        try:
            await self.database.write(partial(write, batch=batch), [_news(one) for one in batch])
        except IntegrityError:
            if len(batch) == 1:
                batch[0].settle(Conflict())
            else:  # find the one that conflicts
                for one in batch:
                    await self._commit([one])
        except Exception as error:
            for one in batch:
                one.settle(error)
        else:
            for one in batch:
                one.settle()


def _news(one: PendingEntries) -> str:
    return f"table {one.table} {one.entries[-1].number}"


async def read(connection: AsyncConnection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table after a number."""
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
    """The stops that seats have set: entry, seat, stops."""
    query = select(stored_stops).where(stored_stops.c.table == table)
    return [
        (row.number, row.seat, Stops(row.when, row.until, row.hold, row.at))
        for row in await connection.execute(query)
    ]


def write_stops(
    connection: Connection, table: str, number: int, seat: int, stops: Stops, wake: int | None
) -> None:
    """Write the stops of a seat from an entry on, and when the server has to act; only the latest
    are kept."""
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


def write(connection: Connection, batch: list[PendingEntries]) -> None:
    """Write entries, seats and summaries."""
    # The insert comes first, because it may conflict, and in SQLite it takes the write lock.
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
