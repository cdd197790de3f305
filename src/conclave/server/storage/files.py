"""SQLite files: a lock against a second server, and a check for damage."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import IO

from conclave.server.errors import BadDatabase

try:
    import fcntl
except ImportError:  # Windows has no such lock
    fcntl = None  # type: ignore[assignment]

MAX_SECONDS = 2.0
"""The maximum time for the check; a very large file is checked only in part."""
STEPS = 100_000


class FileLock:
    """Locks an SQLite file against other servers; released when the process ends."""

    def __init__(self, opened: IO[bytes]) -> None:
        self._opened = opened

    @staticmethod
    def take(file: Path) -> FileLock | None:
        """The lock, on a file beside the database; None if another server has it."""
        try:
            opened = file.with_name(f"{file.name}.lock").open("ab")
        except OSError as error:
            raise BadDatabase(
                "database-unreachable", url=str(file), reason=error.strerror or str(error)
            ) from None
        if fcntl is not None:
            try:
                # Not flock, which child processes would inherit and keep.
                fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                opened.close()
                return None
        return FileLock(opened)

    def release(self) -> None:
        """Release the lock."""
        self._opened.close()


def search_for_damage(file: Path, url: str) -> None:
    """Raise BadDatabase if damaged pages are found in a short time."""
    if not file.exists():
        return
    end = time.monotonic() + MAX_SECONDS
    connection = sqlite3.connect(file)
    connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        corrupt = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT
        found = str(error) if corrupt else "ok"  # other errors are reported by the next reader
    finally:
        connection.close()
    if found != "ok":
        raise BadDatabase("database-damaged", url=url, reason=found.splitlines()[-1])
