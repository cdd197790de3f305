"""Stalled and endless connections don't block others."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from server.harness import BOT, ME, Server

MANY = 1000
PATIENCE = 30
"""Seconds within which a page must load; normally it takes milliseconds."""

Connect = Callable[[Server], socket.socket]


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    """Raise the limit of open files for this test."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 4 * MANY:
        pytest.skip(f"{hard} open files are not enough")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits a second for everything."""
    file = str(tmp_path_factory.mktemp("impatient") / "x.sqlite")
    timeouts = [f"--{kind}-timeout=1" for kind in ("header", "body", "send")]
    server = Server(file, *timeouts).start()
    yield server
    server.stop()


def connect(server: Server, text: str = "") -> socket.socket:
    """A connection on which a text was sent."""
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    connection.sendall(text.replace("\n", "\r\n").encode())
    return connection


def silent(server: Server) -> socket.socket:
    return connect(server)


def half_a_header(server: Server) -> socket.socket:
    return connect(server, "GET / HTTP/1.1\nHost: 127.0.0.1\nX-Slow: ")


def half_a_body(server: Server) -> socket.socket:
    head = "POST /api/me HTTP/1.1\nHost: 127.0.0.1\nContent-Type: application/json\n"
    return connect(server, f'{head}Content-Length: 100\n\n{{"name": ')


def kept_alive(server: Server) -> socket.socket:
    connection = connect(server, "GET /api/me HTTP/1.1\nHost: 127.0.0.1\n\n")
    assert b" 200 OK" in connection.recv(4096)
    return connection


def page_comes(server: Server) -> None:
    """Whether another visitor gets the page."""
    began = time.monotonic()
    assert httpx.get(server.url, timeout=PATIENCE).status_code == 200
    assert httpx.get(f"{server.url}/api/games", timeout=PATIENCE).status_code == 200
    print(f"page after {time.monotonic() - began:.3f} s")


def test_a_thousand_stalled_connections_block_nobody(own_server: Callable[..., Server]) -> None:
    server = own_server("--header-timeout", "300", "--body-timeout", "300")
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT, public=True)
    with ExitStack() as opened:
        for kind in (silent, half_a_header, half_a_body, kept_alive):
            for _ in range(MANY):
                opened.enter_context(kind(server))
            page_comes(server)
        # All four kinds are still connected, and people can play.
        for _ in range(MANY):
            opened.enter_context(watch(server, table["id"]))
        page_comes(server)
        assert anna.state(table)["watchers"] == MANY
    page_comes(server)


FEW_FILES = """
import resource
from conclave.server.command import serve
resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400))
serve()
"""


def test_the_oldest_waiting_connection_makes_room(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "x.sqlite"), "--header-timeout", "300")
    server.runner = ("-c", FEW_FILES)
    server.start()
    try:
        with ExitStack() as opened:
            crowd = [opened.enter_context(silent(server)) for _ in range(500)]
            page_comes(server)
            assert crowd[0].recv(1) == b"", "the first is cut off"
            crowd[-1].sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert crowd[-1].recv(4096).startswith(b"HTTP/1.1 200 OK"), "the last is not"
    finally:
        server.stop()


@pytest.mark.parametrize("part", ["/" + 40_000 * "x", "/ HTTP/1.1\nX: " + 40_000 * "x"])
def test_an_endless_head_is_refused(impatient: Server, part: str) -> None:
    with connect(impatient, f"GET {part}") as connection:
        assert all_of(connection).startswith(b"HTTP/1.1 400 ")


def watch(server: Server, table: str) -> socket.socket:
    """A raw WebSocket, because the library would need a thread for each of a thousand."""
    head = "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    connection = connect(
        server, f"GET /api/tables/{table}/live HTTP/1.1\nHost: 127.0.0.1\n{head}{key}\n\n"
    )
    assert b" 101 " in connection.recv(100)
    return connection


@pytest.mark.parametrize("kind", [silent, half_a_header, half_a_body, kept_alive])
def test_a_stalled_connection_is_cut_off(impatient: Server, kind: Connect) -> None:
    with kind(impatient) as connection:
        answer = all_of(connection)
    assert answer.startswith(b"HTTP/1.1 408 ") == (kind is half_a_body)
    assert (b"body-too-slow" in answer) == (kind is half_a_body)


def all_of(connection: socket.socket) -> bytes:
    """The response until the server closes the connection."""
    answer = b""
    while more := connection.recv(4096):
        answer += more
    return answer


def test_a_slow_body_is_cut_off(impatient: Server) -> None:
    with half_a_body(impatient) as connection:
        connection.settimeout(0.2)
        end = time.monotonic() + PATIENCE
        while not received(connection):
            connection.sendall(b" ")
            assert time.monotonic() < end


def received(connection: socket.socket) -> bytes:
    """The response so far."""
    try:
        return connection.recv(4096)
    except TimeoutError:
        return b""


def test_an_unexpected_body_does_not_keep_the_connection(impatient: Server) -> None:
    head = "GET /api/me HTTP/1.1\nHost: 127.0.0.1\nContent-Length: 100\n\nabc"
    with connect(impatient, head) as connection:
        assert all_of(connection).startswith(b"HTTP/1.1 200 OK")


def test_a_client_that_reads_nothing_is_cut_off(impatient: Server) -> None:
    before = open_files(impatient)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.connect(("127.0.0.1", impatient.port))
        asked = "GET /api/games/vtes/cards HTTP/1.1\nHost: 127.0.0.1\n\n" * 20
        connection.sendall(asked.replace("\n", "\r\n").encode())
        end = time.monotonic() + 2 * PATIENCE
        while open_files(impatient) <= before:
            assert time.monotonic() < end, "it is never accepted"
        while open_files(impatient) > before:
            assert time.monotonic() < end, "it is never given up"
            time.sleep(0.1)


def open_files(server: Server) -> int:
    """The number of open files and connections of the server."""
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
