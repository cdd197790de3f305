"""A file of results: a header line, then a line for each finished game.

A stopped command can be resumed from it. An incomplete line is dropped, and its game played again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from conclave.core.errors import BadResults
from conclave.lab.game_summary import GameSummary


class Results:
    """Finished games, stored in a file if one is given."""

    def __init__(self, what: dict[str, object], file: Path | None) -> None:
        self.games: list[GameSummary] = []
        self.file: IO[str] | None = None
        if file is None:
            return
        head = json.dumps(what, separators=(",", ":"))
        lines = _whole_lines(file)
        if lines and lines[0] != head:
            raise BadResults("results-of-another", file=file.name)
        try:
            self.games = [GameSummary.read(line) for line in lines[1:]]
        except (ValueError, TypeError, KeyError):
            raise BadResults("results-unreadable", file=file.name) from None
        draft = file.with_name(file.name + ".new")
        draft.write_text("".join(f"{line}\n" for line in lines or [head]), encoding="utf-8")
        draft.replace(file)
        self.file = file.open("a", encoding="utf-8")

    def keep(self, games: Sequence[GameSummary]) -> None:
        """Add finished games."""
        self.games += games
        if self.file is not None:
            self.file.writelines(f"{game.line()}\n" for game in games)
            self.file.flush()

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def _whole_lines(file: Path) -> list[str]:
    """The complete lines of a file; none if there is no file."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except UnicodeDecodeError:
        raise BadResults("results-unreadable", file=file.name) from None
    return text.split("\n")[:-1]
