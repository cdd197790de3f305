"""The house: everything a running server consists of, put together and taken apart again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from conclave.server.analyses import Analyses
from conclave.server.bots import Minder
from conclave.server.decks import Shelf
from conclave.server.expiry import Expiry
from conclave.server.limits import Limits
from conclave.server.live import Live
from conclave.server.people import People
from conclave.server.quotas import Quotas
from conclave.server.replays import Replays
from conclave.server.settings import Settings, default_database
from conclave.server.sign_ins import SignIns
from conclave.server.storage import Database
from conclave.server.storage.database import CHANNEL
from conclave.server.tables import Tables

logger = logging.getLogger(__name__)


class House:
    """One node: people, tables, connections, bots, replays, on one database."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.limits = Limits(settings.limits)
        self.quotas = Quotas(database, self.limits)
        self.sign_ins = SignIns(self.limits)
        self.people = People(database, settings.keep.sessions)
        self.shelf = Shelf(database)
        self.live = Live(settings.away)
        self.tables = Tables(database, self.live, settings.bot_pace, settings.pause)
        self.minder = Minder(self.tables, settings.thinkers)
        self.replays = Replays(database, self.tables)
        self.analyses = Analyses(self.replays, self.limits)
        self.expiry = Expiry(database, self.tables, self.live, self.replays, settings.keep)
        self._news: set[asyncio.Task[None]] = set()

    @staticmethod
    @asynccontextmanager
    async def open(settings: Settings) -> AsyncIterator[House]:
        """A house in which everything runs."""
        database = await Database.open(settings.database or default_database())
        house = House(settings, database)
        listener = asyncio.create_task(house._listen()) if database.postgres else None
        await house.minder.start()
        house.expiry.start()
        try:
            yield house
        finally:
            await house.expiry.stop()
            house.live.close()
            await house.analyses.close()
            await house.minder.stop()
            if listener is not None:
                listener.cancel()
                await asyncio.gather(listener, return_exceptions=True)
            await database.close()

    async def people_changed(self, tables: list[str]) -> None:
        """Somebody at these tables has another name or has signed in."""
        async with self.database.writing() as connection:
            await self.database.tell(connection, [f"people {id}" for id in tables])
        for id in tables:
            await self.tables.people_changed(id)

    # News from the other nodes, by PostgreSQL's LISTEN

    async def _listen(self) -> None:
        while True:
            try:
                async with self.database.engine.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    await driver.add_listener(CHANNEL, self._heard)
                    await self.tables.look_up()  # what was said while we did not listen
                    for session in await self.people.ended(self.live.sessions()):
                        self.live.end_session(session)
                    try:
                        while not driver.is_closed():
                            await asyncio.sleep(1)
                    finally:
                        await connection.invalidate()
            except Exception:
                logger.exception("PostgreSQL can't be listened to; trying again")
            await asyncio.sleep(1)

    def _heard(self, *heard: object) -> None:
        kind, name, *number = str(heard[-1]).split()
        if kind == "session":
            self.live.end_session(name)
        elif kind == "table":
            self._take(self.tables.news(name, int(number[0])))
        elif kind == "stops":
            self._take(self.tables.stops_changed(name))
        elif kind == "people":
            self._take(self.tables.people_changed(name))

    def _take(self, news: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(news)
        self._news.add(task)
        task.add_done_callback(self._news.discard)
