"""A file of results: what is played on its first line, then a line for each game as it ends.

A command that was stopped goes on where it left off. A line that was cut off in the middle is
dropped, and its game played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from conclave.core.errors import BadResults
from conclave.lab.account import Account


class Results:
    """Games that are over, and a file that keeps them, where one is wanted."""

    def __init__(self, what: dict[str, object], file: Path | None) -> None:
        self.games: list[Account] = []
        self.file: IO[str] | None = None
        if file is None:
            return
        head = json.dumps(what, separators=(",", ":"))
        lines = _whole_lines(file)
        if lines and lines[0] != head:
            raise BadResults("results-of-another", file=file.name)
        try:
            self.games = [Account.read(line) for line in lines[1:]]
        except (ValueError, TypeError, KeyError):
            raise BadResults("results-unreadable", file=file.name) from None
        draft = file.with_name(file.name + ".new")
        draft.write_text("".join(f"{line}\n" for line in lines or [head]), encoding="utf-8")
        draft.replace(file)
        self.file = file.open("a", encoding="utf-8")

    def keep(self, games: Sequence[Account]) -> None:
        """Add games that have just ended."""
        self.games += games
        if self.file is not None:
            self.file.writelines(f"{game.line()}\n" for game in games)
            self.file.flush()

    def close(self) -> None:
        """Nothing more is added."""
        if self.file is not None:
            self.file.close()


def _whole_lines(file: Path) -> list[str]:
    """The lines of a file up to the last one that is whole; none where there is no file."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except UnicodeDecodeError:
        raise BadResults("results-unreadable", file=file.name) from None
    return text.split("\n")[:-1]
