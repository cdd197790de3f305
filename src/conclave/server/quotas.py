"""Quotas per person, counted in the database for all nodes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Select, func, select

from conclave.server.limits import HOUR, MINUTE, Limit, Limits, too_fast
from conclave.server.shapes import Person
from conclave.server.storage import Database
from conclave.server.storage.schema import replays, tables
from conclave.server.terms import WAITING


class Quotas:
    """Checks quotas before storing. Each person stores one thing at a time."""

    def __init__(self, database: Database, limits: Limits) -> None:
        self.database = database
        self.limits = limits.limits
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def waiting(self, person: Person) -> AsyncIterator[None]:
        """Check the quota of waiting tables."""
        name = "tables-waiting-account" if person.account else "tables-waiting"
        query = select(func.count()).select_from(tables)
        query = query.where(tables.c.host == person.id, tables.c.state == WAITING)
        async with self._room(self.limits.get(name), person, query, 1, 5 * MINUTE):
            yield

    @asynccontextmanager
    async def upload(self, person: Person, size: int) -> AsyncIterator[None]:
        """Check the quota of uploads, for a record of this size."""
        query = select(func.coalesce(func.sum(replays.c.size), 0))
        query = query.where(replays.c.person == person.id)
        async with self._room(self.limits.get("upload-bytes"), person, query, size, HOUR):
            yield

    @asynccontextmanager
    async def _room(
        self, limit: Limit | None, person: Person, query: Select[Any], more: int, wait: int
    ) -> AsyncIterator[None]:
        """Check that there is room for this much more, and reserve it."""
        if limit is None:
            yield
            return
        async with self._locks.setdefault(person.id, asyncio.Lock()):
            async with self.database.reading() as connection:
                stored = (await connection.execute(query)).scalar_one()
            if stored + more > limit.most:
                raise too_fast(limit, wait)
            yield
