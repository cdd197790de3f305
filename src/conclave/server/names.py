"""Names as they are shown, and whether they look alike.

A name keeps its letters: ł, ß and ü are shown as typed. Invisible characters are removed. Two names
with the same skeleton look alike, according to the confusables of Unicode's report 39.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from string import ascii_uppercase

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

from conclave.server.errors import Refused

MARKS = 3
"""The maximum number of combining marks on a letter: Hebrew needs three; more hide neighbours."""

# Blank or zero-width, although Unicode classifies them as letters, marks or symbols.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
DIACRITICS = frozenset(map(chr, range(0x300, 0x370)))
DIRECTION = "\u200e"
"""Marks in the table of confusables around right-to-left letters."""


def clean_name(name: str) -> str:
    """A name as it is shown: normalised, on one line, without invisible characters."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Cc" or kind.startswith("Z"):
            kept.append(" ")
        elif not kind.startswith("C") and letter not in INVISIBLE and marks <= MARKS:
            kept.append(letter)
    shown = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    if all(unicodedata.category(letter)[0] in "MZ" for letter in shown):
        raise Refused("name-empty")
    return shown


def folded(name: str) -> str:
    """A name in lower case, for signing in."""
    return unicodedata.normalize("NFC", clean_name(name).casefold())


def skeleton(name: str) -> str:
    """What a name looks like: equal for names that a reader may confuse.

    Case and accents don't matter: Łukasz and Lukasz look alike. Marks of other scripts are kept,
    because there they make a different letter.
    """
    text = clean_name(name)
    for form in ("NFD", "NFKD"):  # first by shape, then by compatibility
        text = _shapes(unicodedata.normalize(form, text))
    return unicodedata.normalize("NFC", text.casefold())


def _shapes(text: str) -> str:
    looks = prototypes()
    shapes = "".join([looks.get(letter, letter) for letter in text])
    return "".join([letter for letter in shapes if letter not in DIACRITICS])


@cache
def prototypes() -> dict[str, str]:
    """For each letter with look-alikes, the one that represents them."""
    groups: dict[str, set[str]] = {}
    for letter, homoglyphs in confusables_data.items():
        for other in homoglyphs:
            _join(groups, letter.strip(DIRECTION), other["c"].strip(DIRECTION))
    for letter in ascii_uppercase:
        _join(groups, letter, letter.lower())
    # A letter that looks like several (m like rn) is split into these.
    chosen = {
        letter: min(group, key=lambda look: (-len(look), look))
        for letter, group in groups.items()
        if len(letter) == 1
    }
    return {
        letter: "".join([chosen.get(part, part) for part in look]) if len(look) > 1 else look
        for letter, look in chosen.items()
    }


def _join(groups: dict[str, set[str]], one: str, other: str) -> None:
    both = groups.get(one, {one}) | groups.get(other, {other})
    for member in both:
        groups[member] = both
