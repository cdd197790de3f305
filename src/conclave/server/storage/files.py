"""SQLite files: one server at a time, and none that is damaged."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import IO

from conclave.server.errors import BadDatabase

try:
    import fcntl
except ImportError:  # Windows: nobody is kept from starting two servers there
    fcntl = None  # type: ignore[assignment]

MOST_SECONDS = 2.0
"""So long a file is searched for damage; a very large one only in part."""
STEPS = 100_000


class FileLock:
    """Keeps other servers from an SQLite file. The system lets go of it when the process ends."""

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
                # Not flock: that would pass on to processes that we start, and outlive us.
                fcntl.lockf(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                opened.close()
                return None
        return FileLock(opened)

    def release(self) -> None:
        """Let others have it."""
        self._opened.close()


def search_for_damage(file: Path, url: str) -> None:
    """BadDatabase if pages of the file are damaged, as far as that is found in a short time."""
    if not file.exists():
        return
    end = time.monotonic() + MOST_SECONDS
    connection = sqlite3.connect(file)
    connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        corrupt = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT
        found = str(error) if corrupt else "ok"  # anything else is told by whoever reads it next
    finally:
        connection.close()
    if found != "ok":
        raise BadDatabase("database-damaged", url=url, reason=found.splitlines()[-1])
