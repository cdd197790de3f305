"""Starting, stopping, security, and hostile clients."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from schemathesis import openapi
from schemathesis.checks import not_a_server_error
from server.harness import BOT, ME, SOURCE, Server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin


def refuses_to_start(*options: str) -> str:
    command = [sys.executable, "-m", "conclave.server", *options]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, env={"PYTHONPATH": str(SOURCE)}
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    return done.stderr


def test_startup_errors_print_one_sentence(server: Server, tmp_path: Path) -> None:
    file = str(tmp_path / "x.sqlite")
    message = refuses_to_start("--port", str(server.port), "--database", file)
    assert "cannot listen" in message
    assert "is not a database address" in refuses_to_start(
        "--port", "0", "--database", "mysql://x/y"
    )
    assert "cannot be used" in refuses_to_start("--port", "0", "--database", "/proc/no/x.sqlite")
    nowhere = "postgresql://somebody:secret@127.0.0.1:9/x"
    message = refuses_to_start("--port", "0", "--database", nowhere)
    assert "secret" not in message
    broken = tmp_path / "broken.sqlite"
    broken.write_text("this is no database" * 100)
    assert "cannot be used" in refuses_to_start("--port", "0", "--database", str(broken))


def test_ctrl_c_ends_it_cleanly_with_people_connected(own_server: Callable[..., Server]) -> None:
    server = own_server()
    anna = server.person("Anna")
    socket = anna.sit(anna.table(ME, BOT, BOT))
    socket.hear()
    assert server.process is not None
    assert server.process.stdout is not None
    assert server.process.stdout.readline().startswith("Press Ctrl-C to stop it; ")
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("seconds", "times"), [(0, 1), (0, 2), (0.3, 1), (0.6, 1), (1, 1), (1.5, 1)]
)
def test_ctrl_c_while_it_starts_leaves_no_trace(tmp_path: Path, seconds: float, times: int) -> None:
    command = [sys.executable, "-m", "conclave.server", "--port", "0"]
    database = tmp_path / "x.sqlite"
    command += ["--database", str(database)]
    process = subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not database.exists():
        time.sleep(0.01)
    time.sleep(seconds)  # at any point of the startup, depending on the machine
    for _ in range(times):
        process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=60)
    assert "Traceback" not in complaints


def test_every_response_has_security_headers(server: Server) -> None:
    anybody = server.person()
    for path in ("/", "/api/me", "/api/nothing", "/tables/x"):
        headers = anybody.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert anybody.http.get("/api/me").headers["cache-control"] == "no-store"


def test_the_client_is_served_for_all_its_pages(server: Server) -> None:
    anybody = server.person()
    home = anybody.http.get("/")
    assert home.status_code == 200
    assert home.headers["content-type"].startswith("text/html")
    assert anybody.http.get("/tables/abc").text == home.text
    for path in (
        "/../app.py",
        "/../../../../../../../../etc/passwd",
        "/%2e%2e/app.py",
        "/%2e%2e%2fapp.py",
        "/assets/../../app.py",
        "//etc/passwd",
    ):
        assert as_it_is(server, path) == home.text, path


def as_it_is(server: Server, path: str) -> str:
    """GET a path without normalisation by the client."""
    wire = HTTPConnection("127.0.0.1", server.port, timeout=60)
    wire.request("GET", path)
    return wire.getresponse().read().decode()


def test_another_sites_page_is_refused(server: Server) -> None:
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Host": "evil.example"},
    ):
        answer = anna.http.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == 403, headers
        assert answer.json()["error"] == "bad-origin"
    same = {"Origin": server.url}
    assert anna.http.post(f"/api/tables/{table['id']}/undo", headers=same).status_code == 409
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table['id']}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass


def test_large_and_frequent_requests_are_refused(own_server: Callable[..., Server]) -> None:
    server = own_server("--rate", "60", limits=True)
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    answer = anna.http.post("/api/tables", content=b"[" + b"1," * 100_000 + b"1]")
    assert answer.status_code == 413
    socket = anna.sit(table)
    socket.hear()
    for _ in range(300):
        socket.wire.send('{"type":"ping"}')
    assert (
        socket.until(lambda message: message["type"] == "refused")["error"] == "too-many-messages"
    )
    tries = [
        anna.http.post("/api/session", json={"name": "x", "password": "y"}).json()["error"]
        for _ in range(12)
    ]
    assert tries[-1] == "too-many-sign-ins"
    while (answer := anna.http.get("/api/me")).status_code == 200:
        pass
    assert answer.status_code == 429
    assert answer.json()["error"] == "too-many-requests"


def test_no_generated_request_breaks_the_api(server: Server) -> None:
    schema = openapi.from_url(f"{server.url}/api/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert "/api/tables/{id}/moves" in {operation.path for operation in operations}
    anna = server.person("Anna")
    anna.table(ME, BOT, BOT)

    for operation in operations:

        @hypothesis.given(case=operation.as_strategy())
        @hypothesis.settings(
            max_examples=15,
            deadline=None,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        def throw(case: Any) -> None:
            cookies = dict(anna.http.cookies)
            case.call_and_validate(cookies=cookies, checks=[not_a_server_error])

        throw()
