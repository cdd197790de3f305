"""A real PostgreSQL for tests with several nodes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]

from conclave.server.nodes import NAME


def new_database(uri: str) -> str:
    """An empty database in a PostgreSQL."""
    name = f"games{time.time_ns()}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, _, tail = uri.partition("/postgres?")
    return f"{head}/{name}?{tail}"


async def ask_listeners(uri: str, what: str) -> int:
    """Ask PostgreSQL something of each connection by which a node listens; how many there are."""
    connection = await asyncpg.connect(uri)
    found = await connection.fetch(
        f"SELECT {what} FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = $1",
        NAME,
    )
    await connection.close()
    return len(found)


def wait(done: Callable[[], bool], trouble: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end, trouble
        time.sleep(0.05)
