"""A game's ledger: its rulebook as numbered statements, worked examples and rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from conclave.core.errors import UnknownStatement
from conclave.core.game import Game

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "ledgers", _PACKAGE.parents[1] / "docs" / "rules")
"""The folders with ledgers: in an installed package, and in a checkout."""

_STATEMENT = re.compile(r"- \*\*(?P<id>[A-Z][\w.-]+)\*\* (?P<text>.+)")
_UNTESTED = re.compile(r"\s*\*Not tested: (?P<why>.+?)\*$")


@dataclass(frozen=True)
class Statement:
    """One statement of a rulebook. `untested` says why it can't be tested, if so."""

    id: str
    section: str
    text: str
    untested: str | None = None


@dataclass(frozen=True)
class Ledger:
    """The statements of a game, in the order of its rulebook."""

    title: str
    statements: dict[str, Statement]

    def statement(self, id: str) -> Statement:
        """The statement with this number."""
        found = self.statements.get(id.upper()) or self.statements.get(id)
        if found is None:
            raise UnknownStatement("unknown-statement", id=id, title=self.title)
        return found

    @staticmethod
    def read(markdown: str) -> Ledger:
        """Parse the page of a ledger."""
        title, section = "", ""
        statements = {}
        for line in markdown.splitlines():
            if line.startswith("# "):
                title = line[2:].strip()
            elif line.startswith("## "):
                section = line[3:].strip()
            elif found := _STATEMENT.fullmatch(line.strip()):
                untested = _UNTESTED.search(found["text"])
                statements[found["id"]] = Statement(
                    found["id"],
                    section,
                    _UNTESTED.sub("", found["text"]),
                    untested["why"] if untested else None,
                )
        return Ledger(title, statements)


@cache
def ledger(game: Game) -> Ledger:
    """The ledger of a game: its own, or ours with its name."""
    for page in (game.ledger, *(folder / f"{game.name}.md" for folder in _FOLDERS)):
        if page is not None and page.exists():
            return Ledger.read(page.read_text(encoding="utf-8"))
    return Ledger(game.name, {})
