"""Fixtures: a shared server for most tests, and separate ones for tests that kill them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.harness import Server
from server.postgres import Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with fast bots and no limits."""
    server = Server(str(tmp_path_factory.mktemp("server") / "conclave.sqlite")).start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts separate servers, which are stopped after the test."""
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
    """A separate PostgreSQL."""
    server = Postgres()
    yield server.uri
    server.remove()
