"""The house: everything a running server consists of, put together and taken apart again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from conclave.server.analyses import Analyses
from conclave.server.bots import Minder
from conclave.server.decks import Shelf
from conclave.server.expiry import Expiry
from conclave.server.limits import Limits
from conclave.server.live import Live
from conclave.server.nodes import Nodes, agree_on_time
from conclave.server.people import People
from conclave.server.quotas import Quotas
from conclave.server.replays import Replays
from conclave.server.settings import Settings, default_database
from conclave.server.sign_ins import SignIns
from conclave.server.storage import Database
from conclave.server.tables import Tables


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
        self.nodes = (
            Nodes(database, self.live, self.tables, self.people) if database.postgres else None
        )

    @staticmethod
    @asynccontextmanager
    async def open(settings: Settings) -> AsyncIterator[House]:
        """A house in which everything runs."""
        database = await Database.open(settings.database or default_database())
        await agree_on_time(database)
        house = House(settings, database)
        if house.nodes is not None:
            house.nodes.start()
        house.minder.start()
        house.expiry.start()
        try:
            yield house
        finally:
            await house.expiry.stop()
            house.live.close()
            await house.analyses.close()
            await house.minder.stop()
            await house.tables.close()
            if house.nodes is not None:
                await house.nodes.stop()
            await database.close()

    async def people_changed(self, tables: list[str]) -> None:
        """Somebody at these tables has another name or has signed in."""
        async with self.database.writing() as connection:
            await self.database.tell(connection, [f"people {id}" for id in tables])
        for id in tables:
            await self.tables.people_changed(id)
