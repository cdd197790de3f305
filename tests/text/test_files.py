"""The Fluent files: every language has the same messages with the same facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import conclave
from conclave.text import languages
from conclave.text.bundle import FOLDER, message_files

FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
GRAMMARS = (
    "lang.ftl", "verbs.ftl", "empire-cards.ftl", "masquerade-cards.ftl", "vtes-cards.ftl",
    "vtes-names.ftl",
)  # fmt: skip
"""Files in which each language has its own forms; tests/text/test_cards.py tests the result."""
HELPERS = re.compile(
    r"([a-z]+-)?verb-.*|vtes-(shape|thing|unit|count|window|phrase-that)-.*|.*-there"
    r"|vtes-(gets|belong|and-choose|moved|phrase-contracted|town|when|your|whose-pool.*)"
)
"""Messages for the grammar of a language: verbs, nouns, articles, endings, parts of sentences."""
PROPER = {
    "Empire",
    "JOL",
    "Lackey",
    "V:TES",
    "Vampire Empire",
    "Vampire: The Eternal Struggle",
    "Vendetta",
}
ALIKE = {
    "de": {
        "Butler", "Clan", "Deck", "Deck ()", "Decks", "Details", "Format", "Hand", "Lady", "Lord",
        "Name", "Navigation", "Pool", "Teams", "normal", *PROPER,
    },
    "pl": {"Format", "Lord", "Referendum", "referendum", *PROPER},
}  # fmt: skip
"""Words that are the same in English."""


class Uses(Visitor):
    """Collects the variables and messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def patterns(file: Path) -> dict[str, ast.Pattern]:
    """Every message and attribute of a file by its key."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{file}: {entry.id.name} is empty"
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(key: str, known: dict[str, ast.Pattern]) -> set[str]:
    """The facts that a message uses, directly or through other messages: `seat` also for `seat_is`,
    since each language has its own reasons to tell cases apart."""
    uses = Uses()
    uses.visit(known[key])
    used = {re.sub("_(count|id|is)$", "", name) for name in uses.variables}
    return used.union(*(variables(inner, known) for inner in uses.messages))


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", conclave.game_names())
def test_no_message_is_in_two_files(language: str, game: str) -> None:
    keys = [key for file in message_files(language, game, None) for key in patterns(file)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", GRAMMARS)
def test_every_language_has_the_same_phrases_in_its_own_forms(language: str, file: str) -> None:
    english, other = patterns(FOLDER / "en" / file), patterns(FOLDER / language / file)
    assert shared_keys(other) == shared_keys(english)


def shared_keys(known: dict[str, ast.Pattern]) -> set[str]:
    """The messages that every language must have."""
    return {key for key in known if "." not in key and not HELPERS.fullmatch(key)}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", [file for file in FILES if file not in GRAMMARS])
def test_every_language_has_the_same_messages_with_the_same_facts(language: str, file: str) -> None:
    english, other = patterns(FOLDER / "en" / file), patterns(FOLDER / language / file)
    assert list(other) == list(english)
    for key in english:
        assert variables(key, other) == variables(key, english), key


@pytest.mark.parametrize("file", [file for file in FILES if file not in GRAMMARS])
def test_no_message_is_left_in_english(file: str) -> None:
    for language in ("de", "pl"):
        english, other = patterns(FOLDER / "en" / file), patterns(FOLDER / language / file)
        same = [key for key in english if english[key].equals(other[key])]
        assert {letters(english[key]) for key in same} <= {"", *ALIKE[language]}


def letters(pattern: ast.Pattern) -> str:
    """The text of a message without its facts."""
    texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    return "".join(texts).strip() if any(map(str.isalpha, "".join(texts))) else ""
