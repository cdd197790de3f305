"""Database connections and transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from conclave.server.errors import BadDatabase, DatabaseAway
from conclave.server.storage.files import FileLock, search_for_damage
from conclave.server.storage.migrate import is_newer, upgrade

CHANNEL = "conclave"
"""The PostgreSQL channel on which nodes exchange news."""

_NOTIFY = text("SELECT pg_notify(:channel, :news)")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def read_url(address: str) -> URL:
    """A database URL with its driver; a plain path is an SQLite file."""
    try:
        url = make_url(address if "://" in address else f"sqlite:///{address}")
    except (ArgumentError, ValueError):
        raise BadDatabase("bad-database-url", url=address) from None
    kind = url.drivername.partition("+")[0].replace("postgres", "postgresql")
    kind = "postgresql" if kind.startswith("postgresql") else kind
    if kind not in DRIVERS or (kind == "sqlite" and not url.database):
        raise BadDatabase("bad-database-url", url=url.render_as_string())
    return url.set(drivername=DRIVERS[kind])


class Database:
    """Connections for reading, and transactions for writing, one at a time with SQLite."""

    def __init__(self, url: URL, lock: FileLock | None = None) -> None:
        self._lock = lock
        self.postgres = url.drivername.startswith("postgresql")
        # A pooled PostgreSQL connection may have been closed.
        usage = {"pool_pre_ping": True, "connect_args": {"timeout": 5}} if self.postgres else {}
        self.engine: AsyncEngine = create_async_engine(url, pool_size=10, max_overflow=10, **usage)
        self._writing = asyncio.Lock()
        if not self.postgres:
            self._writer = create_engine(url.set(drivername="sqlite"))
            self._thread = ThreadPoolExecutor(1, "writer")
            for engine in (self.engine.sync_engine, self._writer):
                event.listen(engine, "connect", _prepare_sqlite)

    @staticmethod
    async def open(address: str, *, check: bool = False) -> Database:
        """Connect and migrate the schema; BadDatabase if that fails.

        With `check`, an SQLite file is checked for damage first.
        """
        url = read_url(address)
        shown = url.render_as_string()
        lock = None
        if url.drivername == DRIVERS["sqlite"]:
            file = Path(str(url.database))
            _make_folder(file)
            lock = FileLock.take(file)
            if lock is None:
                raise BadDatabase("database-in-use", url=shown)
        database = Database(url, lock)
        try:
            if check and lock is not None:
                await asyncio.to_thread(search_for_damage, file, shown)
            async with database.engine.connect() as connection:
                if await connection.run_sync(is_newer):
                    raise BadDatabase("database-newer", url=shown)
                await connection.run_sync(upgrade)
                await connection.commit()
        except (OSError, DBAPIError) as error:
            await database.close()
            reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
            raise BadDatabase("database-unreachable", url=shown, reason=reason) from None
        except BadDatabase:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Close all connections."""
        if not self.postgres:
            self._thread.shutdown()
            self._writer.dispose()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        with _answering():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end. SQLite writers queue here, not at its locks."""
        if self.postgres:
            with _answering():
                async with self.engine.begin() as connection:
                    yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    async def write(self, work: Callable[[Connection], None], news: list[str]) -> None:
        """Do some work in a transaction, and notify the other nodes.

        It is retried if PostgreSQL closes the connection, even though it may have been committed:
        the work must fail or change nothing the second time.

        With SQLite the whole transaction runs in one thread. Switching threads for every statement,
        as `writing` does, takes longer than the statements, especially under load.
        """
        if self.postgres:
            try:
                await self._write_once(work, news)
            except DatabaseAway:
                await self._write_once(work, news)
            return
        async with self._writing:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    async def _write_once(self, work: Callable[[Connection], None], news: list[str]) -> None:
        async with self.writing() as connection:
            await connection.run_sync(work)
            await self.notify(connection, news)

    def _write(self, work: Callable[[Connection], None]) -> None:
        with self._writer.begin() as connection:
            work(connection)

    async def notify(self, connection: AsyncConnection, news: list[str]) -> None:
        """Notify the other nodes on commit; with SQLite there are none."""
        if self.postgres and news:
            rows = [{"channel": CHANNEL, "news": one} for one in news]
            await connection.execute(_NOTIFY, rows)


AWAY = ("08", "53", "57P")
"""Prefixes of PostgreSQL's error codes for lost connections, lack of resources and shutdown."""


@contextmanager
def _answering() -> Iterator[None]:
    """Turn connection errors into DatabaseAway."""
    try:
        yield
    except (OSError, PoolTimeout) as error:
        raise DatabaseAway("database-away") from error
    except DBAPIError as error:
        code = str(getattr(error.orig, "sqlstate", None) or "")
        if error.connection_invalidated or code.startswith(AWAY):
            raise DatabaseAway("database-away") from error
        raise


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(
            "database-unreachable", url=str(file), reason=error.strerror or str(error)
        ) from None


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Configure SQLite: concurrent readers, and durable commits."""
    cursor: sqlite3.Cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
