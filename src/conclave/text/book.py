"""The Fluent files of one language, read once; each message becomes a function when first said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from babel import Locale
from babel.plural import to_python
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER: Final = Path(__file__).parent
COMMON: Final = ("core.ftl", "lang.ftl", "terminal.ftl", "server.ftl")
"""What is read whatever the game."""

Fact = str | int | float
Facts = Mapping[str, object]
Say = Callable[[Facts], Fact]
"""What a part of a message says, given the facts."""


class Unsayable(LookupError):
    """A message lacks a fact, a term or a function that it asks for."""


# Functions that messages may call


def minus(first: int, second: int) -> int:
    """MINUS($due, $number) in a message: how much is missing."""
    return first - second


def signed(number: int) -> str:
    """SIGNED($number): +2, −1."""
    return f"−{abs(number)}" if number < 0 else f"+{number}"


def size(number: int) -> int:
    """SIZE($number): how great it is, more or less."""
    return abs(number)


def sign(number: int) -> str:
    """SIGN($number): more or less."""
    return "less" if number < 0 else "more"


def capital(text: str) -> str:
    """CAPITAL($text): as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def one(text: str) -> str:
    """A($text): an English noun with its article: a vampire, an older vampire."""
    vowel = text[:1].lower() in "aeiou" and not text.lower().startswith(("uni", "one"))
    return f"an {text}" if vowel else f"a {text}"


FUNCTIONS: Final[dict[str, Callable[..., Fact]]] = {
    "A": one,
    "CAPITAL": capital,
    "MINUS": minus,
    "SIGN": sign,
    "SIGNED": signed,
    "SIZE": size,
}


class Book:
    """A language's messages. `say` is quick: patterns are turned into functions, once each."""

    def __init__(self, language: str) -> None:
        self.locale = Locale.parse(language)
        self._plural = lru_cache(1024)(to_python(self.locale.plural_form))
        self._patterns: dict[str, ast.Pattern] = {}
        """By `key`, `key.attribute` or, for terms, `-key`."""
        self._said: dict[str, Say] = {}

    def add(self, resource: ast.Resource) -> None:
        """Take in a file's messages; those that are here already stay."""
        for entry in resource.body:
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                self._patterns.setdefault(name, entry.value)
            for attribute in entry.attributes:
                self._patterns.setdefault(f"{name}.{attribute.id.name}", attribute.value)

    def has(self, key: str) -> bool:
        """Whether there is a message `key`, or `key.attribute`."""
        return key in self._patterns

    def pattern(self, key: str) -> ast.Pattern:
        """A message as it was read."""
        return self._patterns[key]

    def say(self, key: str, facts: Facts) -> str:
        """The message `key`, or `key.attribute`; `Unsayable` where a fact is missing."""
        return str(self._find(key)(facts))

    # From patterns to functions

    def _find(self, key: str) -> Say:
        say = self._said.get(key)
        if say is None:
            pattern = self._patterns.get(key)
            if pattern is None:
                raise Unsayable(key)
            say = self._said[key] = self._pattern(pattern, in_term=key.startswith("-"))
        return say

    def _pattern(self, pattern: ast.Pattern, in_term: bool) -> Say:
        parts: list[str | Say] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts.append(self._shown(self._expression(element.expression, in_term)))
        if len(parts) > 1:
            return lambda facts: "".join(
                [part if isinstance(part, str) else part(facts) for part in parts]  # type: ignore[misc]
            )
        only = parts[0] if parts else ""
        return (lambda _: only) if isinstance(only, str) else only

    def _expression(self, node: object, in_term: bool) -> Say:
        match node:
            case ast.VariableReference():
                return _variable(node.id.name, in_term)
            case ast.SelectExpression():
                return self._select(node, in_term)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(node, in_term)
            case ast.FunctionReference():
                return self._call(node, in_term)
            case ast.NumberLiteral():
                number = float(node.value) if "." in node.value else int(node.value)
                return lambda _: number
            case ast.StringLiteral():
                text = str(node.parse()["value"])
                return lambda _: text
            case ast.Placeable():
                return self._expression(node.expression, in_term)
        raise TypeError(f"a pattern holds {node}")

    def _select(self, node: ast.SelectExpression, in_term: bool) -> Say:
        selector = self._expression(node.selector, in_term)
        plural = self._plural
        variants: dict[Fact, Say] = {}
        default: Say | None = None
        for variant in node.variants:
            say = self._pattern(variant.value, in_term)
            if isinstance(variant.key, ast.NumberLiteral):
                variants.setdefault(float(variant.key.value), say)
            else:
                variants.setdefault(variant.key.name, say)
            if variant.default:
                default = say
        assert default is not None, "Fluent allows no choice without a default"

        def choose(facts: Facts) -> Fact:
            chosen = selector(facts)
            found = variants.get(chosen)
            if found is None and not isinstance(chosen, str) and chosen is not None:
                found = variants.get(plural(chosen))
            return (found or default)(facts)

        return choose

    def _reference(self, node: ast.MessageReference | ast.TermReference, in_term: bool) -> Say:
        attribute = "" if node.attribute is None else f".{node.attribute.name}"
        if isinstance(node, ast.MessageReference):
            key = f"{node.id.name}{attribute}"
            return lambda facts: self._find(key)(facts)
        key = f"-{node.id.name}{attribute}"
        named = [] if node.arguments is None else node.arguments.named
        given = {one.name.name: self._expression(one.value, in_term) for one in named}
        return lambda facts: self._find(key)({name: say(facts) for name, say in given.items()})

    def _call(self, node: ast.FunctionReference, in_term: bool) -> Say:
        function = FUNCTIONS.get(node.id.name)
        if function is None:
            raise Unsayable(f"{node.id.name}()")
        given = [self._expression(one, in_term) for one in node.arguments.positional]
        return lambda facts: function(*[say(facts) for say in given])

    def _shown(self, say: Say) -> Say:
        locale = self.locale

        def show(facts: Facts) -> str:
            value = say(facts)
            return value if isinstance(value, str) else _number(value, locale)

        return show


def _variable(name: str, in_term: bool) -> Say:
    if in_term:  # a term is given what it is given; what it is not given is chosen by default
        return lambda facts: facts.get(name)  # type: ignore[return-value]

    def look_up(facts: Facts) -> Fact:
        try:
            return facts[name]  # type: ignore[return-value]
        except KeyError:
            raise Unsayable(name) from None

    return look_up


def _number(value: float | None, locale: Locale) -> str:
    """A number as the language writes it."""
    if value is None:
        raise Unsayable("a term's argument")
    if isinstance(value, int) and -1000 < value < 1000:
        return str(value)
    return _written(value, str(locale))


@lru_cache(4096)
def _written(value: float, language: str) -> str:
    locale = Locale.parse(language)
    return str(locale.decimal_formats[None].apply(value, locale))


# Files


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
def book(language: str, game: str | None = None, words: Path | None = None) -> Book:
    """A language's messages for a game, ready to be said."""
    made = Book(language)
    for file in pages(language, game, words):
        made.add(page(file))
    return made


@cache
def page(file: Path) -> ast.Resource:
    """A file of messages, read once for all games that share it."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


class Needs(Visitor):
    """The facts that a message asks for, by itself and through other messages in it."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = "" if node.attribute is None else f".{node.attribute.name}"
        self.facts |= needs(self.book, f"{node.id.name}{attribute}")


@cache
def needs(book: Book, key: str) -> frozenset[str]:
    """The facts that the message `key`, or `key.attribute`, asks for."""
    found = Needs(book)
    found.visit(book.pattern(key))
    return frozenset(found.facts)
