"""The Fluent messages of one language, read once and compiled when first used."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from babel import Locale
from babel.plural import to_python
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from conclave.text.choices import capital

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = "CONCLAVE_LANGUAGES"
"""Names folders with further languages, each in a folder such as `es`."""
COMMON: Final = ("core.ftl", "lang.ftl", "verbs.ftl", "terminal.ftl", "server.ftl")
"""Files that are read for every game."""

Fact = str | int | float
Facts = Mapping[str, object]
Formatter = Callable[[Facts], Fact]
"""Formats a part of a message with the given facts."""


class UnresolvedReference(LookupError):
    """A message refers to a fact, a term or a function that does not exist."""


# Functions that messages may call


def minus(first: int, second: int) -> int:
    """MINUS($due, $number): the difference."""
    return first - second


def signed(number: int) -> str:
    """SIGNED($number): +2, −1."""
    return f"−{abs(number)}" if number < 0 else f"+{number}"


def size(number: int) -> int:
    """SIZE($number): the absolute value."""
    return abs(number)


def sign(number: int) -> str:
    """SIGN($number): `more` or `less`."""
    return "less" if number < 0 else "more"


def with_article(text: str) -> str:
    """A($text): an English noun with its article: "a vampire", "an older one", "another one"."""
    if text.startswith("other "):
        return f"an{text}"
    vowel = text[:1].lower() in "aeiou" and not text.lower().startswith(("uni", "one"))
    return f"an {text}" if vowel else f"a {text}"


def before_clause(text: str, verb: str) -> str:
    """VERB($text, "ist"): with a verb at the end, or before a relative clause at the end."""
    noun, comma, clause = text.removesuffix(",").rpartition(", ")
    if not comma or not text.endswith(",") or "⟨" in text:
        return f"{text} {verb}"
    return f"{noun} {verb}, {clause}"


FUNCTIONS: Final[dict[str, Callable[..., Fact]]] = {
    "A": with_article,
    "CAPITAL": capital,
    "MINUS": minus,
    "SIGN": sign,
    "SIGNED": signed,
    "SIZE": size,
    "VERB": before_clause,
}


class Bundle:
    """A language's messages. Patterns are compiled to functions, so `say` is quick."""

    def __init__(self, language: str) -> None:
        self.locale = Locale.parse(language)
        self._plural = lru_cache(1024)(to_python(self.locale.plural_form))
        self._patterns: dict[str, ast.Pattern] = {}
        """By `key`, `key.attribute` or, for terms, `-key`."""
        self._functions: dict[str, Formatter] = {}

    def add(self, resource: ast.Resource) -> None:
        """Add a file's messages; existing ones are not replaced."""
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

    def forms(self, key: str) -> list[str]:
        """The keys of a message and its attributes."""
        return [each for each in self._patterns if each == key or each.startswith(f"{key}.")]

    def pattern(self, key: str) -> ast.Pattern:
        """The parsed message."""
        return self._patterns[key]

    def say(self, key: str, facts: Facts) -> str:
        """The text of `key` or `key.attribute`; raises UnresolvedReference if a fact is missing."""
        return str(self._find(key)(facts))

    # Compiling patterns

    def _find(self, key: str) -> Formatter:
        say = self._functions.get(key)
        if say is None:
            pattern = self._patterns.get(key)
            if pattern is None:
                raise UnresolvedReference(key)
            say = self._functions[key] = self._pattern(pattern, in_term=key.startswith("-"))
        return say

    def _pattern(self, pattern: ast.Pattern, in_term: bool) -> Formatter:
        parts: list[str | Formatter] = []
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

    def _expression(self, node: object, in_term: bool) -> Formatter:
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

    def _select(self, node: ast.SelectExpression, in_term: bool) -> Formatter:
        selector = self._expression(node.selector, in_term)
        plural = self._plural
        variants: dict[Fact, Formatter] = {}
        default: Formatter | None = None
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

    def _reference(
        self, node: ast.MessageReference | ast.TermReference, in_term: bool
    ) -> Formatter:
        attribute = "" if node.attribute is None else f".{node.attribute.name}"
        if isinstance(node, ast.MessageReference):
            key = f"{node.id.name}{attribute}"
            return lambda facts: self._find(key)(facts)
        key = f"-{node.id.name}{attribute}"
        named = [] if node.arguments is None else node.arguments.named
        given = {
            argument.name.name: self._expression(argument.value, in_term) for argument in named
        }
        return lambda facts: self._find(key)({name: say(facts) for name, say in given.items()})

    def _call(self, node: ast.FunctionReference, in_term: bool) -> Formatter:
        function = self._join if node.id.name == "AND" else FUNCTIONS.get(node.id.name)
        if function is None:
            raise UnresolvedReference(f"{node.id.name}()")
        given = [self._expression(each, in_term) for each in node.arguments.positional]
        return lambda facts: function(*[say(facts) for say in given])

    def _join(self, *texts: Fact) -> str:
        """AND($one, $two): the texts that there are, joined with "and"; `none` if none."""
        *first, last = [str(text) for text in texts if text not in ("", "none")] or ["none"]
        return self.say("list-and", {"first": ", ".join(first), "last": last}) if first else last

    def _shown(self, say: Formatter) -> Formatter:
        locale = self.locale

        def show(facts: Facts) -> str:
            value = say(facts)
            return value if isinstance(value, str) else _number(value, locale)

        return show


def _variable(name: str, in_term: bool) -> Formatter:
    if in_term:  # a term's arguments are optional
        return lambda facts: facts.get(name)  # type: ignore[return-value]

    def look_up(facts: Facts) -> Fact:
        try:
            return facts[name]  # type: ignore[return-value]
        except KeyError:
            raise UnresolvedReference(name) from None

    return look_up


def _number(value: float | None, locale: Locale) -> str:
    """A number in the language's format."""
    if value is None:
        raise UnresolvedReference("a term's argument")
    if isinstance(value, int) and -1000 < value < 1000:
        return str(value)
    return _written(value, str(locale))


@lru_cache(4096)
def _written(value: float, language: str) -> str:
    locale = Locale.parse(language)
    return str(locale.decimal_formats[None].apply(value, locale))


# Files


@cache
def language_folders() -> dict[str, Path]:
    """The folders of the languages: Conclave's, and those in the folders of CONCLAVE_LANGUAGES."""
    listed = [Path(folder) for folder in os.environ.get(LANGUAGES, "").split(os.pathsep) if folder]
    files = [file for folder in (*listed, FOLDER) for file in folder.glob("*/core.ftl")]
    return {file.parent.name: file.parent for file in files}


def message_files(language: str, game: str | None, words: Path | None) -> list[Path]:
    """The files with a language's messages for a game: Conclave's, and the game's own in `words`.

    A game without messages in this language uses its English ones.
    """
    folder = language_folders()[language]
    found = [folder / name for name in COMMON]
    if game is not None:
        found.append(folder / f"{game}.ftl")
        found += sorted(folder.glob(f"{game}-*.ftl"))
        found.append(folder / f"guide-{game}.ftl")
    if words is not None:
        spoken = language if (words / language).is_dir() else "en"
        found += sorted((words / spoken).glob("*.ftl"))
    return [file for file in found if file.exists()]


@cache
def bundle(language: str, game: str | None = None, words: Path | None = None) -> Bundle:
    """A language's messages for a game."""
    found = Bundle(language)
    for file in message_files(language, game, words):
        found.add(resource(file))
    return found


@cache
def resource(file: Path) -> ast.Resource:
    """A parsed file of messages, shared by all games."""
    return FluentParser().parse(file.read_text(encoding="utf-8"))


class Needs(Visitor):
    """Collects the facts that a message uses, directly or through other messages."""

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.facts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = "" if node.attribute is None else f".{node.attribute.name}"
        self.facts |= needs(self.bundle, f"{node.id.name}{attribute}")


@cache
def needs(bundle: Bundle, key: str) -> frozenset[str]:
    """The facts that the message `key` or `key.attribute` uses."""
    found = Needs(bundle)
    found.visit(bundle.pattern(key))
    return frozenset(found.facts)
