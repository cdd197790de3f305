"""The two decks: reading them, and all that may be wrong with them (EMP-COMP-07, -09).

A deck is written as a list of `copies card`, each side after its name; cards of an owner's own are
defined after the heading `Cards`. As a word, for options and records: `3*nobles-1,2*vampire-3/...`,
the vampire player's deck first, and last the definitions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from conclave.core.errors import ConclaveError
from conclave.games.empire.rules.library import Library, SupportCard
from conclave.games.empire.rules.words import (
    DECK_SIZE,
    HOLY_WATER,
    SIDES,
    VAMPIRE,
    VAMPIRE_SIDE,
)
from conclave.lang.naming import slug

Deck = tuple[int, ...]
OURS = "ours"
DEFINITIONS: Final = "cards"
"""The heading under which a list defines cards."""
HEADINGS: Final = (*SIDES, DEFINITIONS)
ENTRY: Final = re.compile(r"(\d{1,2})\s*[x×]?\s+(\S.*)")
"""Copies and a name: 3 Nobles 2, 3x Nobles 2."""
MOST_ROWS: Final = 200
MOST_FAULTS: Final = 50
"""No deck has more rows; whoever reads of so many faults has something else to mend first."""


def read_word(word: str, library: Library) -> tuple[tuple[Deck, Deck], list[ConclaveError]]:
    """Both decks from their word, with all that is wrong about it."""
    parts = word.split("/")
    if len(parts) not in (2, 3):
        return ((), ()), [ConclaveError("empire-deck-two-sides")]
    decks: list[Deck] = []
    faults: list[ConclaveError] = []
    for side, part in zip(SIDES, parts[:2]):
        entries = [entry.partition("*") for entry in part.split(",") if entry][: MOST_ROWS + 1]
        rows = [(copies, name) for copies, _, name in entries]
        decks.append(read_rows(side, rows, library, faults))
    return (decks[0], decks[1]), faults


def read_list(text: str, library: Library) -> tuple[tuple[Deck, Deck], list[ConclaveError]]:
    """Both decks from a list: a side's name, then its cards, one or several on a line."""
    rows: dict[str, list[tuple[str, str]]] = {side: [] for side in SIDES}
    faults: list[ConclaveError] = []
    for number, side, said in lines_of(text):
        if side == DEFINITIONS:
            continue
        for entry in [part.strip() for part in said.split(",") if part.strip()]:
            found = ENTRY.fullmatch(entry)
            if len(faults) >= MOST_FAULTS or (side and len(rows[side]) > MOST_ROWS):
                break
            if found is None or not side:
                faults.append(ConclaveError("empire-deck-bad-line", line=number, text=entry[:60]))
            else:
                rows[side].append((found[1], found[2]))
    decks = [read_rows(each, rows[each], library, faults) for each in SIDES]
    return (decks[0], decks[1]), faults


def lines_of(text: str) -> Iterator[tuple[int, str, str]]:
    """The lines of a list without remarks and headings: number, heading above it, what it says."""
    heading = ""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if (name := said.rstrip(":").lower()) in HEADINGS:
            heading = name
        elif said:
            yield number, heading, said


def definitions_in(text: str) -> list[tuple[int, str]]:
    """The lines in which a list defines cards, with their numbers."""
    return [(number, said) for number, heading, said in lines_of(text) if heading == DEFINITIONS]


def definitions_of(word: str) -> list[str]:
    """The definitions in a word, as they are written there."""
    return [part for part in "".join(word.split("/")[2:3]).split(",") if part]


def renamed(text: str, written: Callable[[str], str | None]) -> str:
    """A list with the names of sides and cards as they are written here, where `written` knows.

    Definitions stay as they are.
    """
    lines = []
    defining = False
    for line in text.splitlines():
        said, mark, remark = line.partition("#")
        heading = written(said.strip().rstrip(":")) if said.strip() else None
        if heading in HEADINGS:
            defining = heading == DEFINITIONS
        elif defining:
            lines.append(line)
            continue
        parts = []
        for entry in said.split(","):
            found = ENTRY.fullmatch(entry.strip())
            name = found[2] if found else entry.strip().rstrip(":")
            known = written(name) if name else None
            parts.append(entry if known is None else f"{found[1]} {known}" if found else known)
        lines.append(",".join(parts) + mark + remark)
    return "\n".join(lines)


def read_rows(
    side: str, rows: list[tuple[str, str]], library: Library, faults: list[ConclaveError]
) -> Deck:
    """A side's deck from copies and names; what is wrong is added to the faults."""
    cards: list[int] = []
    for copies, name in rows:
        if len(faults) >= MOST_FAULTS:
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
    """Whether a card may be in a side's deck: vampire cards, holy water and supports have one."""
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
