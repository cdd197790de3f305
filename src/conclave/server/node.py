"""A node: all parts of a running server, started and stopped together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from conclave.server.analyses import Analyses
from conclave.server.bot_runner import BotRunner
from conclave.server.decks import DeckStore
from conclave.server.expiry import Expiry
from conclave.server.limits import Limits
from conclave.server.live import Live
from conclave.server.peers import Peers, agree_on_time
from conclave.server.people import People
from conclave.server.positions import Positions
from conclave.server.quotas import Quotas
from conclave.server.replays import Replays
from conclave.server.settings import Settings, default_database
from conclave.server.sign_ins import SignIns
from conclave.server.storage import Database
from conclave.server.tables import Tables


class Node:
    """One node: people, tables, connections, bots, replays, on one database."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.limits = Limits(settings.limits)
        self.quotas = Quotas(database, self.limits)
        self.sign_ins = SignIns(self.limits)
        self.people = People(database, settings.keep.sessions)
        self.decks = DeckStore(database)
        self.live = Live(settings.away)
        self.tables = Tables(database, self.live, settings.bot_pace, settings.pause)
        self.positions = Positions(database, self.tables.all_cached)
        self.bot_runner = BotRunner(self.tables, settings.thinkers)
        self.replays = Replays(database, self.tables)
        self.analyses = Analyses(self.replays, self.limits)
        self.expiry = Expiry(database, self.tables, self.live, self.replays, settings.keep)
        self.peers = (
            Peers(database, self.live, self.tables, self.people) if database.postgres else None
        )

    @staticmethod
    @asynccontextmanager
    async def open(settings: Settings) -> AsyncIterator[Node]:
        """A running node, stopped on exit."""
        database = await Database.open(settings.database or default_database())
        await agree_on_time(database)
        node = Node(settings, database)
        if node.peers is not None:
            node.peers.start()
        node.bot_runner.start()
        node.expiry.start()
        node.positions.start()
        try:
            yield node
        finally:
            await node.expiry.stop()
            node.live.close()
            await node.analyses.close()
            await node.bot_runner.stop()
            await node.tables.close()
            await node.positions.stop()
            if node.peers is not None:
                await node.peers.stop()
            await database.close()

    async def people_changed(self, tables: list[str]) -> None:
        """Somebody at these tables has changed name or signed in."""
        async with self.database.writing() as connection:
            await self.database.notify(connection, [f"people {id}" for id in tables])
        for id in tables:
            await self.tables.people_changed(id)
