"""Find what an editor would strike out, and terms that we don't use, in all texts.

    PYTHONPATH=src:tests python tests/text/editor.py [de] [vtes] [part of a pattern's name] [--all]

`--lower` lowers the limits in `not_yet.tsv` to what is found now.
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from text.every_text import GAP, Text, every_text
from text.patterns import PATTERNS

import conclave
from conclave.text import Words, languages
from conclave.text.bundle import FOLDER

NOT_YET: Final = Path(__file__).with_name("not_yet.tsv")
"""How often a pattern may still be found, by language and pattern."""
SHOWN: Final = 8
SPOKEN: Final = ("log", "prompt", "move")
"""The kinds of text from random games: which cards they name is chance."""
QUOTED: Final = re.compile(r"„[^“”]*[“”]|“[^”]*”")


class Term(NamedTuple):
    """A row of a language's `terms.tsv`."""

    concept: str
    term: str
    """As we use it, with its gender or forms where they help."""
    not_: str
    """A regular expression of words that we don't use for it."""
    game: str
    """The game it is from, or `all`."""
    source: str


class Finding(NamedTuple):
    """Offending words in a text."""

    pattern: str
    words: str
    text: Text


@cache
def terms(language: str) -> tuple[Term, ...]:
    """The terms of a language."""
    with (FOLDER / language / "terms.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    return tuple(Term(*row) for row in rows[1:])


@cache
def findings(language: str) -> tuple[Finding, ...]:
    """Everything that is found in the texts of a language, once per pattern and text."""
    return tuple(finding for text in every_text(language) for finding in find(language, text))


def find(language: str, text: Text) -> Iterator[Finding]:
    """What is found in a text."""
    unquoted = QUOTED.sub(lambda found: found[0][0] + found[0][-1], text.text)
    if text.kind in SPOKEN and text.game != "all":
        without_names = card_names(language, text.game).sub(GAP, unquoted)
        # The full stop of a sentence may be that of a name, too.
        ends = unquoted.endswith(".") and not without_names.endswith(".")
        unquoted = without_names + "." * ends
    for name, kinds, search in searches(language):
        if text.kind in kinds and (words := next(search(unquoted), "")):
            yield Finding(name, words, text)
    for game, name, word in term_searches(language):
        if game in ("all", text.game) and (found := word.search(unquoted)):
            yield Finding(name, found[0], text)


@cache
def card_names(language: str, game: str) -> re.Pattern[str]:
    """The names of a game's cards, which no editor changes."""
    words = Words(language, conclave.game(game))
    names = {words.name("card", card) for card in words.game.cards} if words.game else set()
    longest_first = sorted(filter(None, names), key=len, reverse=True)
    return re.compile(
        rf"(?<!\w)(?=[^a-z\s])(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})(?!\w)"
    )


@cache
def searches(
    language: str,
) -> list[tuple[str, tuple[str, ...], Callable[[str], Iterator[str]]]]:
    """The patterns of a language: name, kinds of texts, and what finds it."""
    return [
        (pattern.name, pattern.kinds, searcher(pattern.find))
        for pattern in PATTERNS
        if language in pattern.languages.split()
    ]


def searcher(find: str | Callable[[str], Iterator[str]]) -> Callable[[str], Iterator[str]]:
    """A function that yields the offending words."""
    if not isinstance(find, str):
        return find
    search = re.compile(find)
    return lambda text: (found[0].strip() or repr(found[0]) for found in search.finditer(text))


@cache
def term_searches(language: str) -> list[tuple[str, str, re.Pattern[str]]]:
    """The words that are not used: game, name, expression."""
    return [
        (term.game, f"term: {term.concept} ({term.game})", re.compile(term.not_, re.IGNORECASE))
        for term in terms(language)
        if term.not_
    ]


# Patterns that are still found


@cache
def limits() -> dict[tuple[str, str], int]:
    """How often each pattern may still be found."""
    if not NOT_YET.exists():
        return {}
    rows = NOT_YET.read_text(encoding="utf-8").splitlines()[1:]
    return {(language, name): int(number) for language, name, number in map(split, rows)}


def split(row: str) -> list[str]:
    """The columns of a row."""
    return row.split("\t")


def by_pattern(language: str) -> dict[str, list[Finding]]:
    """The findings of each pattern, the most frequent first."""
    found: dict[str, list[Finding]] = {}
    for finding in findings(language):
        found.setdefault(finding.pattern, []).append(finding)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def lower() -> None:
    """Lower the limits to what is found; the first time, write them."""
    first, rows = not NOT_YET.exists(), ["language\tpattern\tat most"]
    for language in languages():
        for name, found in sorted(by_pattern(language).items()):
            limit = len(found) if first else min(len(found), limits().get((language, name), 0))
            rows += [f"{language}\t{name}\t{limit}"] if limit else []
    NOT_YET.write_text("\n".join(rows) + "\n", encoding="utf-8")


# The command


def shown(finding: Finding) -> str:
    """A finding on one line."""
    text = finding.text.text.replace("\n", " / ")
    at = max(text.find(finding.words), 0)
    excerpt = f"{'…' if at > 60 else ''}{text[max(at - 60, 0) : at + 100]}"
    return f"    {finding.text.source}: [{finding.words}] {excerpt}"


def main(arguments: list[str]) -> None:
    """Print the findings of some languages, games and patterns."""
    spoken = [each for each in arguments if each in languages()] or list(languages())
    games = [each for each in arguments if each in (*conclave.game_names(), "all")]
    options = {each for each in arguments if each.startswith("--")}
    wanted = [each for each in arguments if each not in {*spoken, *games, *options}]
    if "--lower" in options:
        return lower()
    for language in spoken:
        total = 0
        for name, found in by_pattern(language).items():
            chosen = [each for each in found if not games or each.text.game in games]
            if not chosen or (wanted and not any(part in name for part in wanted)):
                continue
            total += len(chosen)
            print(f"{language}  {name}: {len(chosen)}")
            for finding in chosen if "--all" in options else chosen[:SHOWN]:
                print(shown(finding))
        print(f"{language}  {total} in {len(every_text(language))} texts\n")
    return None


if __name__ == "__main__":
    main(sys.argv[1:])
