"""Responses about decks."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class DeckLine(Struct):
    """A line of a deck list."""

    pile: str
    kind: str
    copies: int
    name: str
    id: int
    """The card's public number."""
    card: str
    """Its name in moves; empty if it isn't implemented."""
    playable: bool


class FaultSheet(Struct):
    """An error of a deck, with the rule it violates."""

    error: str
    reason: str
    rule: str | None = None
    line: int | None = None
    """The number of the line that is wrong."""
    name: str | None = None
    """The card's name in it."""
    close: str | None = None
    """A card with a similar name, or a similar card."""
    instead: str | None = None
    """The corrected line."""


class DeckReading(Struct):
    """A deck read from a text."""

    name: str
    """Its name in the text."""
    lines: list[DeckLine]
    faults: list[FaultSheet]


class ReplacementSheet(Struct):
    """A card of a deck that isn't implemented, and the cards nearest to it."""

    missing: DeckLine
    near: list[DeckLine]


class DeckSheet(Struct):
    """A stored deck."""

    id: str
    game: str
    name: str
    changed: str
    text: str
    """The list in the game's storage format; for V:TES, that of the move `deck`."""
    piles: dict[str, int]
    """The number of cards in each pile."""
    faults: list[FaultSheet]
    lines: list[DeckLine] | UnsetType = UNSET
    """Its cards; omitted in a list of decks."""
    replacements: list[ReplacementSheet] | UnsetType = UNSET
    """For each card that isn't implemented, similar ones; omitted in a list of decks."""


class DeckAtHand(Struct):
    """A preset deck."""

    name: str
    """Its name in moves."""
    title: str
    about: str
    group: Literal["starter", "precon", "other"]
    """A starter deck, another deck that was sold, or one of ours."""
    piles: dict[str, int]
    lines: list[DeckLine]


class DecksAtHand(Struct):
    """The preset decks, and the formats for deck lists."""

    forms: list[str]
    decks: list[DeckAtHand]
    opening: dict[str, int]
    """How many cards of each pile a player starts with."""


class ConvertedDeck(Struct):
    """A converted deck."""

    text: str
