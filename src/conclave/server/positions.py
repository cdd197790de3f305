"""Stored positions of running games, to continue them after a change of rules.

A table's log is the truth, and its position is computed from it. An update of the rules may make
that impossible in the middle of a game; then the game continues from the last stored position.
Positions are stored periodically and when the server stops.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.game import Game
from conclave.core.position import Position
from conclave.server.background import SLOW
from conclave.server.storage import Database
from conclave.server.storage.schema import positions
from conclave.server.table import Table
from conclave.server.table_state import TableState
from conclave.server.terms import RUNNING

EVERY = 20.0
"""Seconds between storing positions."""
BATCH = 50

logger = logging.getLogger(__name__)


class StoredPosition(Struct, frozen=True):
    """A stored position: the number of the entry, its digest, and the packed position."""

    number: int
    digest: str
    packed: bytes

    def load(self, game: Game) -> Position:
        """The position; BadPosition if the current rules can't load it."""
        return unpack(game, self.packed)


def pack(position: Position) -> bytes:
    """A position, compressed."""
    return zlib.compress(msgspec.json.encode(position.save()), 1)


def unpack(game: Game, packed: bytes) -> Position:
    """Undo `pack`."""
    return game.load(msgspec.json.decode(zlib.decompress(packed)))


async def read(connection: AsyncConnection, table: str) -> StoredPosition | None:
    """The stored position of a table, if any."""
    query = select(positions).where(positions.c.table == table)
    row = (await connection.execute(query)).first()
    return None if row is None else StoredPosition(row.number, row.digest, row.position)


class Positions:
    """Stores the positions of running games at this node."""

    def __init__(self, database: Database, tables: Callable[[], Iterable[Table]]) -> None:
        self.database = database
        self.tables = tables
        self._stored: dict[str, int] = {}
        """The last stored entry of each table."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the background."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Store changed positions before the server stops."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self.store()
        except Exception:
            logger.exception("positions could not be stored")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.store()
            except Exception:
                logger.exception("positions could not be stored; trying again later")

    async def store(self) -> None:
        """Store the positions of all games that have changed. Finished games need none, unless
        their log can't be replayed any more."""
        changed = [
            (table.id, table.state)
            for table in self.tables()
            if self._stored.get(table.id, -1) != table.state.number
        ]
        for first in range(0, len(changed), BATCH):
            few = changed[first : first + BATCH]
            rows = await SLOW.run(_rows, few)
            ids = [id for id, _ in few]

            def write(connection: Connection, ids: list[str] = ids, rows: Rows = rows) -> None:
                connection.execute(delete(positions).where(positions.c.table.in_(ids)))
                if rows:
                    connection.execute(insert(positions), rows)

            await self.database.write(write, [])
            self._stored.update({id: state.number for id, state in few})


Rows = list[dict[str, object]]


def _rows(changed: list[tuple[str, TableState]]) -> Rows:
    return [
        {
            "table": id,
            "number": state.number,
            "digest": state.position.digest(),
            "position": pack(state.position),
        }
        for id, state in changed
        if state.position is not None and (state.status == RUNNING or state.base)
    ]
