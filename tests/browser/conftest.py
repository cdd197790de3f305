"""Fixtures: a real browser, a real server, and visitors. A test fails on any browser error."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.chromium import launch, one_at_a_time
from browser.visitor import Visitor
from playwright.sync_api import Browser, sync_playwright
from server.harness import Server

ROOT = Path(__file__).parents[2]

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for one module only: while it runs no other test can have an event loop."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> Path:
    """The browser client, built if missing or stale."""
    with one_at_a_time("client"):
        command = [sys.executable, str(ROOT / "web" / "build.py")]
        built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return ROOT / "src" / "conclave" / "server" / "static"


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests, because it takes seconds to start."""
    assert (client / "index.html").exists()
    server = Server(str(tmp_path_factory.mktemp("browser") / "conclave.sqlite")).start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Creates visitors, each with their own browser context."""
    visitors: list[Visitor] = []
    if server.process is not None and server.process.poll() is not None:
        server.start()  # a failed test may have killed it

    def come(**context: object) -> Visitor:
        visitors.append(Visitor(browser, server, **context))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [error for visitor in visitors for error in visitor.problems()] == []
