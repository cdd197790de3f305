"""The Fluent files of one language, read once and kept."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

FOLDER: Final = Path(__file__).parent
COMMON: Final = ("core.ftl", "lang.ftl", "terminal.ftl", "server.ftl")
"""What is read whatever the game."""


def minus(first: FluentNumber, second: FluentNumber) -> FluentNumber | FluentNone:
    """MINUS($due, $number) in a message: how much is missing."""
    return fluent_number(int(first) - int(second))  # type: ignore[call-overload]


def signed(number: FluentNumber) -> str:
    """SIGNED($number): +2, −1."""
    return f"−{size(number)}" if int(number) < 0 else f"+{size(number)}"  # type: ignore[call-overload]


def size(number: FluentNumber) -> FluentNumber | FluentNone:
    """SIZE($number): how great it is, more or less."""
    return fluent_number(abs(int(number)))  # type: ignore[call-overload]


def sign(number: FluentNumber) -> str:
    """SIGN($number): more or less."""
    return "less" if int(number) < 0 else "more"  # type: ignore[call-overload]


def capital(text: str) -> str:
    """CAPITAL($text): as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def one(text: str) -> str:
    """A($text): an English noun with its article: a vampire, an older vampire."""
    vowel = text[:1].lower() in "aeiou" and not text.lower().startswith(("uni", "one"))
    return f"an {text}" if vowel else f"a {text}"


FUNCTIONS: Final[dict[str, Any]] = {
    "A": one,
    "CAPITAL": capital,
    "MINUS": minus,
    "SIGN": sign,
    "SIGNED": signed,
    "SIZE": size,
}


def pages(language: str, game: str | None, words: Path | None) -> list[Path]:
    """The files that hold a language's words for a game: ours, and those it brings.

    A game that brings none in this language is told in its English ones.
    """
    found = [FOLDER / language / name for name in COMMON]
    if game is not None:
        found.append(FOLDER / language / f"{game}.ftl")
        found += sorted((FOLDER / language).glob(f"{game}-*.ftl"))
        found.append(FOLDER / language / f"guide-{game}.ftl")
    if words is not None:
        spoken = language if (words / language).is_dir() else "en"
        found += sorted((words / spoken).glob("*.ftl"))
    return [page for page in found if page.exists()]


@cache
def tongues() -> tuple[str, ...]:
    """The languages that have a folder here."""
    return tuple(sorted(file.parent.name for file in FOLDER.glob("*/core.ftl")))


@cache
def book(language: str, game: str | None = None, words: Path | None = None) -> FluentBundle:
    """A language's messages for a game, ready to be said."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in pages(language, game, words):
        bundle.add_resource(page(file))
    return bundle


@cache
def page(file: Path) -> ast.Resource:
    """A file of messages, read once for all games that share it."""
    return FluentResource(file.read_text(encoding="utf-8"))


class Needs(Visitor):
    """The facts that a message asks for, by itself and through other messages in it."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = "" if node.attribute is None else f".{node.attribute.name}"
        self.facts |= needs(self.bundle, f"{node.id.name}{attribute}")


@cache
def has(bundle: FluentBundle, key: str) -> bool:
    """Whether there is a message `key`, or `key.attribute`."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return False
    return not attribute or attribute in bundle.get_message(name).attributes


@cache
def needs(bundle: FluentBundle, key: str) -> frozenset[str]:
    """The facts that the message `key`, or `key.attribute`, asks for."""
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    found = Needs(bundle)
    found.visit(message.attributes[attribute] if attribute else message.value)
    return frozenset(found.facts)
