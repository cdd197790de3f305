"""Read and check the two decks (EMP-COMP-07, -09).

A list has lines of `copies card` under the name of each side, and definitions of custom cards under
the heading `Cards`. Options and records use a word: `3*nobles-1,2*vampire-3/...`, with the vampire
player's deck first and the definitions last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from conclave.core.errors import ConclaveError
from conclave.games.empire.rules.constants import (
    DECK_SIZE,
    HOLY_WATER,
    SIDES,
    VAMPIRE,
    VAMPIRE_SIDE,
)
from conclave.games.empire.rules.library import Library, SupportCard
from conclave.lang.naming import slug

Deck = tuple[int, ...]
OURS = "ours"
DEFINITIONS: Final = "cards"
"""The heading under which a list defines cards."""
HEADINGS: Final = (*SIDES, DEFINITIONS)
ENTRY: Final = re.compile(r"(\d{1,2})\s*[x×]?\s+(\S.*)")
"""Copies and a name: 3 Nobles 2, 3x Nobles 2."""
MAX_ROWS: Final = 200
MAX_FAULTS: Final = 50
"""The reader stops after this many errors."""


def read_word(word: str, library: Library) -> tuple[tuple[Deck, Deck], list[ConclaveError]]:
    """Both decks from a word, and all errors."""
    parts = word.split("/")
    if len(parts) not in (2, 3):
        return ((), ()), [ConclaveError("empire-deck-two-sides")]
    decks: list[Deck] = []
    faults: list[ConclaveError] = []
    for side, part in zip(SIDES, parts[:2]):
        entries = [entry.partition("*") for entry in part.split(",") if entry][: MAX_ROWS + 1]
        rows = [(copies, name) for copies, _, name in entries]
        decks.append(read_rows(side, rows, library, faults))
    return (decks[0], decks[1]), faults


def read_list(text: str, library: Library) -> tuple[tuple[Deck, Deck], list[ConclaveError]]:
    """Both decks from a list, and all errors: a side's name, then its cards."""
    rows: dict[str, list[tuple[str, str]]] = {side: [] for side in SIDES}
    faults: list[ConclaveError] = []
    for number, side, line in lines_of(text):
        if side == DEFINITIONS:
            continue
        for entry in [part.strip() for part in line.split(",") if part.strip()]:
            found = ENTRY.fullmatch(entry)
            if len(faults) >= MAX_FAULTS or (side and len(rows[side]) > MAX_ROWS):
                break
            if found is None or not side:
                faults.append(ConclaveError("empire-deck-bad-line", line=number, text=entry[:60]))
            else:
                rows[side].append((found[1], found[2]))
    decks = [read_rows(each, rows[each], library, faults) for each in SIDES]
    return (decks[0], decks[1]), faults


def lines_of(text: str) -> Iterator[tuple[int, str, str]]:
    """The lines of a list without comments and headings: number, heading and text."""
    heading = ""
    for number, line in enumerate(text.splitlines(), start=1):
        body = line.partition("#")[0].strip()
        if (name := body.rstrip(":").lower()) in HEADINGS:
            heading = name
        elif body:
            yield number, heading, body


def definitions_in(text: str) -> list[tuple[int, str]]:
    """The lines that define cards, with their numbers."""
    return [(number, line) for number, heading, line in lines_of(text) if heading == DEFINITIONS]


def definitions_of(word: str) -> list[str]:
    """The definitions in a word."""
    return [part for part in "".join(word.split("/")[2:3]).split(",") if part]


def normalise_names(text: str, written: Callable[[str], str | None]) -> str:
    """A list with normalised names of sides and cards; definitions stay unchanged."""
    lines = []
    defining = False
    for line in text.splitlines():
        body, mark, comment = line.partition("#")
        heading = written(body.strip().rstrip(":")) if body.strip() else None
        if heading in HEADINGS:
            defining = heading == DEFINITIONS
        elif defining:
            lines.append(line)
            continue
        parts = []
        for entry in body.split(","):
            found = ENTRY.fullmatch(entry.strip())
            name = found[2] if found else entry.strip().rstrip(":")
            known = written(name) if name else None
            parts.append(entry if known is None else f"{found[1]} {known}" if found else known)
        lines.append(",".join(parts) + mark + comment)
    return "\n".join(lines)


def read_rows(
    side: str, rows: list[tuple[str, str]], library: Library, faults: list[ConclaveError]
) -> Deck:
    """A side's deck from copies and names; errors are added to `faults`."""
    cards: list[int] = []
    for copies, name in rows:
        if len(faults) >= MAX_FAULTS:
            break
        card = slug(name)
        number = library.numbers.get(card)
        if number is None:
            faults.append(ConclaveError("empire-deck-unknown-card", name=name[:60]))
        elif not re.fullmatch(r"[1-9]\d?", copies):
            faults.append(ConclaveError("empire-deck-bad-copies", card=card, copies=copies[:20]))
        elif not belongs(library, number, side):
            faults.append(ConclaveError("empire-deck-wrong-side", card=card, side=side))
        else:
            cards += [number] * int(copies)
    if len(cards) != DECK_SIZE:
        faults.append(
            ConclaveError("empire-deck-size", side=side, number=len(cards), size=DECK_SIZE)
        )
    return tuple(sorted(cards))


def belongs(library: Library, card: int, side: str) -> bool:
    """Whether a card may be in a side's deck; combat cards of classes may be in both."""
    printed = library.cards[card]
    if isinstance(printed, SupportCard):
        return printed.side == side
    return printed.type != (HOLY_WATER if side == VAMPIRE_SIDE else VAMPIRE)


def write_word(decks: tuple[Deck, Deck], library: Library) -> str:
    """Both decks as their word."""
    return "/".join(
        [
            ",".join([f"{deck.count(card)}*{library.names[card]}" for card in sorted(set(deck))])
            for deck in decks
        ]
    )
