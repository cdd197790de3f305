"""Removes unused data in small batches, by one node at a time.

docs/server.md says what is removed when. Finished games are kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, Table, delete, exists, func, or_, select, text, update

from conclave.core.errors import ConclaveError
from conclave.server.clocks import DAY
from conclave.server.entries import EXPIRE, Draft
from conclave.server.live import Live
from conclave.server.replays import Replays
from conclave.server.settings import Keep
from conclave.server.storage import Database
from conclave.server.storage.schema import decks, people, replays, seats, sessions, tables
from conclave.server.table_state import TableState
from conclave.server.tables import Tables
from conclave.server.terms import CLOSED, RUNNING, WAITING
from conclave.server.time import now

BATCH = 100
PAUSE = 0.05
"""Seconds between two batches, to let others write."""
ADVISORY_LOCK = 7_266_356  # any number, the same for every node

Condition = ColumnElement[bool]

logger = logging.getLogger(__name__)


class Expiry:
    """Removes expired data periodically."""

    def __init__(
        self, database: Database, tables: Tables, live: Live, replays: Replays, keep: Keep
    ) -> None:
        self.database = database
        self.tables = tables
        self.live = live
        self.replays = replays
        self.keep = keep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the background."""
        if self.keep.check:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop, and store the last visits."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._note_use()
        except Exception:
            logger.exception("the last visits could not be stored")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.keep.check)
            try:
                await self._note_use()
                await self._sweep()
            except Exception:
                logger.exception("expired data could not be removed; trying again later")

    async def _note_use(self) -> None:
        """Store which tables were visited and which replays were watched."""
        visited = [*self.live.visited, *self.live.at]
        watched = [*self.replays.watched]
        self.live.visited.clear()
        self.replays.watched.clear()
        await self._note(tables, "visited", visited)
        await self._note(replays, "watched", watched)

    async def _note(self, table: Table, column: str, ids: list[str]) -> None:
        for start in range(0, len(ids), BATCH):
            change = update(table).where(table.c.id.in_(ids[start : start + BATCH]))
            async with self.database.writing() as connection:
                await connection.execute(change.values({column: now()}))

    async def _sweep(self) -> None:
        async with self.database.reading() as connection:
            if self.database.postgres:
                lock = text(f"SELECT pg_try_advisory_xact_lock({ADVISORY_LOCK})")
                if not (await connection.execute(lock)).scalar_one():
                    return  # another node is doing it
            keep = self.keep
            if keep.sessions:
                await self._remove(sessions, sessions.c.used < _ago(keep.sessions))
            if keep.replays:
                used = func.coalesce(replays.c.watched, replays.c.created)
                await self._remove(replays, used < _ago(keep.replays))
            if keep.waiting:
                await self._remove(tables, _unused(CLOSED, keep.waiting))
                await self._batches(tables, _unused(WAITING, keep.waiting), self._close)
            if keep.running:
                await self._remove(tables, _lost(keep.running))
            if keep.guests:
                await self._remove(people, _idle_guest(keep.guests))

    async def _remove(self, table: Table, old: Condition) -> None:
        key = table.primary_key.columns[0]

        async def remove(keys: list[str]) -> None:
            async with self.database.writing() as connection:
                await connection.execute(delete(table).where(key.in_(keys), old))
            if table is tables:
                self.tables.forget(keys)
            elif table is replays:
                self.replays.forget(keys)

        await self._batches(table, old, remove)

    async def _batches(
        self, table: Table, old: Condition, work: Callable[[list[str]], Awaitable[None]]
    ) -> None:
        """Do some work for all expired rows, in the order of their keys. Searching for them doesn't
        block writers."""
        key = table.primary_key.columns[0]
        last = ""
        while True:
            query = select(key).where(old, key > last).order_by(key).limit(BATCH)
            async with self.database.reading() as connection:
                keys = list((await connection.execute(query)).scalars())
            if not keys:
                return
            try:
                await work(keys)
            except Exception:  # continue with the others
                logger.exception("some of %s could not be removed", table.name)
            last = keys[-1]
            await asyncio.sleep(PAUSE)

    async def _close(self, ids: list[str]) -> None:
        """Close tables where nobody came; their pages say so."""
        for id in ids:
            try:
                table = await self.tables.get(id)
            except ConclaveError:  # its game isn't installed any more
                change = update(tables).where(tables.c.id == id, tables.c.state == WAITING)
                async with self.database.writing() as connection:
                    await connection.execute(change.values(state=CLOSED))
            else:
                await self.tables.submit(table, _close)


def _close(state: TableState) -> list[Draft]:
    return [Draft(kind=EXPIRE)] if state.status == WAITING else []


def _ago(days: float) -> int:
    return now() - int(days * DAY)


def _unused(state: str, days: float) -> Condition:
    """Tables in a state without activity or visitors for this many days."""
    visited = func.coalesce(tables.c.visited, 0)
    return (tables.c.state == state) & (tables.c.updated < _ago(days)) & (visited < _ago(days))


def _lost(days: float) -> Condition:
    """Games that nobody can continue, because all players were guests whose sessions have ended."""
    known = exists().where(sessions.c.person == people.c.id)
    comes_back = or_(people.c.account.is_not(None), known)
    host = exists().where(people.c.id == tables.c.host, comes_back)
    seated = exists().where(seats.c.table == tables.c.id, people.c.id == seats.c.person, comes_back)
    return _unused(RUNNING, days) & tables.c.wake.is_(None) & ~host & ~seated


def _idle_guest(days: float) -> Condition:
    """Guests without games and decks who haven't been here for this many days."""
    return (
        people.c.account.is_(None)
        & (people.c.created < _ago(days))
        & ~exists().where(sessions.c.person == people.c.id, sessions.c.used >= _ago(days))
        & ~exists().where(seats.c.person == people.c.id)
        & ~exists().where(tables.c.host == people.c.id)
        & ~exists().where(decks.c.person == people.c.id)
    )
