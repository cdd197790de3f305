"""One server for most tests; those that kill it start their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.harness import Server
from server.postgres import Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots and no limits."""
    server = Server(str(tmp_path_factory.mktemp("server") / "conclave.sqlite")).start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own, stopped at its end."""
    started: list[Server] = []

    def start(*options: str, **settings: float) -> Server:
        file = str(tmp_path / f"{len(started)}.sqlite")
        server = Server(file, *options, **settings).start()  # type: ignore[arg-type]
        started.append(server)
        return server

    yield start
    for server in started:
        if server.process is not None and server.process.poll() is None:
            server.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own."""
    server = Postgres()
    yield server.uri
    server.remove()
