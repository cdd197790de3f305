"""The Fluent files themselves: every language says the same things from the same facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from conclave.text import languages
from conclave.text.book import FOLDER

FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))


class Uses(Visitor):
    """The variables and the other messages that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def patterns(file: Path) -> dict[str, ast.Pattern]:
    """Every message and attribute of a file, by its key."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{file}: {entry.id.name} says nothing"
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(key: str, known: dict[str, ast.Pattern]) -> set[str]:
    """The facts that a message needs, its own and those of the messages inside it."""
    uses = Uses()
    uses.visit(known[key])
    return uses.variables.union(*(variables(inner, known) for inner in uses.messages))


@pytest.mark.parametrize("language", languages())
def test_there_is_the_same_set_of_files(language: str) -> None:
    assert sorted(file.name for file in (FOLDER / language).iterdir()) == FILES


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_facts(language: str, file: str) -> None:
    english, other = patterns(FOLDER / "en" / file), patterns(FOLDER / language / file)
    assert list(other) == list(english)
    for key in english:
        assert variables(key, other) == variables(key, english), key


@pytest.mark.parametrize("file", FILES)
def test_translations_are_not_english_left_standing(file: str) -> None:
    for language in ("de", "pl"):
        english, other = patterns(FOLDER / "en" / file), patterns(FOLDER / language / file)
        same = [key for key in english if english[key].equals(other[key]) and letters(english[key])]
        assert set(same) <= {"vendetta-title"}


def letters(pattern: ast.Pattern) -> bool:
    """Whether a message has words of its own, and not only facts."""
    return any(
        isinstance(element, ast.TextElement) and any(map(str.isalpha, element.value))
        for element in pattern.elements
    )
