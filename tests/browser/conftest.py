"""A real browser and a real server; whoever visits closes the browser without complaints."""

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
    """Chromium; for a module only, because while it runs no other test can have an event loop."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> Path:
    """The browser client, built where it is missing or stale."""
    with one_at_a_time("client"):
        command = [sys.executable, str(ROOT / "web" / "build.py")]
        built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return ROOT / "src" / "conclave" / "server" / "static"


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests, with bots that do not dawdle: it takes seconds to start."""
    assert (client / "index.html").exists()
    server = Server(str(tmp_path_factory.mktemp("browser") / "conclave.sqlite")).start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """People who come to the server, each with a browser of his own."""
    visitors: list[Visitor] = []
    if server.process is not None and server.process.poll() is not None:
        server.start()  # a test that failed may have left it killed

    def come(**context: object) -> Visitor:
        visitors.append(Visitor(browser, server, **context))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.problems()] == []
