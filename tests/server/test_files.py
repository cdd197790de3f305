"""SQLite files: one server each; damaged and newer ones are refused."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from server.harness import BOT, ME, SOURCE, Server, play_http


def refused(database: str) -> str:
    """The sentence with which a server refuses a database."""
    command = [sys.executable, "-m", "conclave.server", "--port", "0", "--database", database]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_second_server_on_the_same_file_is_refused(own_server: Callable[..., Server]) -> None:
    server = own_server()
    assert "is in use by another server" in refused(server.database)
    assert server.person("Anna").get("/api/me")["person"]["name"] == "Anna"
    server.kill()
    server.start()
    server.stop()
    server.start()


def test_a_file_in_use_can_be_read_and_copied(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = own_server()
    anna = server.person("Anna")
    table = anna.table(ME, BOT, BOT)
    copy = tmp_path / "copy.sqlite"
    with sqlite3.connect(server.database) as original, sqlite3.connect(copy) as copied:
        original.backup(copied)
        assert copied.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    copied.close()
    original.close()
    play_http(anna, table)
    other = Server(str(copy)).start()
    try:
        back = other.person()
        back.http.cookies = anna.http.cookies
        play_http(back, table)
    finally:
        other.stop()


def test_a_database_of_a_newer_version_is_refused(own_server: Callable[..., Server]) -> None:
    server = own_server()
    server.stop()
    with sqlite3.connect(server.database) as file:
        file.execute("UPDATE alembic_version SET version_num = '999'")
    file.close()
    assert "was written by a newer version of Conclave" in refused(server.database)


def test_a_damaged_file_is_refused(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server()
    anna = server.person("Anna")
    for _ in range(40):
        anna.table(ME, BOT, BOT, rounds=8)
    server.stop()
    file = Path(server.database)
    content = bytearray(file.read_bytes())
    start = len(content) // 2 // 4096 * 4096
    content[start : start + 16384] = b"\xa5" * 16384
    damaged = tmp_path / "damaged.sqlite"
    damaged.write_bytes(content)
    assert "is damaged" in refused(str(damaged))


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 1000)
    assert "file is not a database" in refused(str(file))
