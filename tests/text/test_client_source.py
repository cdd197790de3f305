"""The browser client knows no rules: it names no statements and no cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.lang.naming import slug

CLIENT = Path(__file__).parents[2] / "web" / "src"
STATEMENT = re.compile(r"\b(?:VEND|MASQ|EMP|VTES)-[A-Z0-9][\w.-]*")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*|<!--.*?-->", re.DOTALL)
LITERAL = re.compile(r"""(['"`])((?:(?!\1)[^\n\\])+)\1""")
WORDS = {"dodge", "flash", "mouse", "normal", "presence", "research", "victim"}
"""Words of the client that happen to be names of cards, too."""


def sources() -> Iterator[tuple[str, str]]:
    """The files of the client without its tests, each with its text."""
    for file in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        if not file.name.endswith(".test.ts"):
            yield file.relative_to(CLIENT).as_posix(), file.read_text(encoding="utf-8")


def cards_named(text: str, cards: set[str]) -> list[str]:
    """The literals of a source that are names of cards, written as in moves or in full."""
    literals = [found[2] for found in LITERAL.finditer(COMMENT.sub("", text))]
    return [each for each in literals if slug(each) in cards and slug(each) not in WORDS]


def test_the_client_cites_no_statement() -> None:
    cited = {path: STATEMENT.findall(text) for path, text in sources()}
    assert {path: found for path, found in cited.items() if found} == {}


@pytest.mark.parametrize("game", ["masquerade", "empire", "vtes"])
def test_the_client_names_no_card(game: str) -> None:
    cards = set(conclave.game(game).cards)
    named = {path: cards_named(text, cards) for path, text in sources()}
    assert len(named) > 100
    assert {path: found for path, found in named.items() if found} == {}


def test_names_of_cards_are_found_in_literals_alone() -> None:
    cards = {"night-market", "krid"}
    text = """
        /** As 'krid' does. */
        const url = 'https://krid' // not 'krid'
        if (name === 'night-market' || title === "Night Market") return `krid`
    """
    assert cards_named(text, cards) == ["night-market", "Night Market", "krid"]
