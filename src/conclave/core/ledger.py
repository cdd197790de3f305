"""A game's ledger: its rulebook as numbered statements, worked examples and rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from conclave.core.errors import UnknownStatement
from conclave.core.game import Game

_PACKAGE = Path(__file__).parents[1]
_SHELVES = (_PACKAGE / "ledgers", _PACKAGE.parents[1] / "docs" / "rules")
"""Where the ledgers are: in an installed package, and in a checkout."""

_STATEMENT = re.compile(r"- \*\*(?P<id>[A-Z][\w.-]+)\*\* (?P<text>.+)")
_UNTESTED = re.compile(r"\s*\*Not tested: (?P<why>.+?)\*$")


@dataclass(frozen=True)
class Statement:
    """One thing a rulebook says. `untested` is why no test can prove it, if none can."""

    id: str
    section: str
    text: str
    untested: str | None = None


@dataclass(frozen=True)
class Ledger:
    """All statements of a game, in the order of the rulebook."""

    title: str
    statements: dict[str, Statement]

    def statement(self, id: str) -> Statement:
        """The statement of that number."""
        found = self.statements.get(id.upper()) or self.statements.get(id)
        if found is None:
            raise UnknownStatement("unknown-statement", id=id, title=self.title)
        return found

    @staticmethod
    def read(markdown: str) -> Ledger:
        """The statements in a ledger's page."""
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
    """The ledger of a game: the one it brings, or ours of that name."""
    for page in (game.ledger, *(shelf / f"{game.name}.md" for shelf in _SHELVES)):
        if page is not None and page.exists():
            return Ledger.read(page.read_text(encoding="utf-8"))
    return Ledger(game.name, {})
