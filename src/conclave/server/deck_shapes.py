"""What clients get and send about decks, by name and type."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

LONGEST_LIST = 20_000

DeckName = Annotated[str, Meta(min_length=1, max_length=80)]
DeckText = Annotated[str, Meta(max_length=LONGEST_LIST)]
Seats = Annotated[int, Meta(ge=2, le=12)]


class DeckLine(Struct):
    """So many copies of a card."""

    pile: str
    kind: str
    copies: int
    name: str
    id: int
    """The card's public number."""
    card: str
    """How moves write it; empty where it can't be played here."""
    playable: bool


class FaultSheet(Struct):
    """Something that is wrong with a deck, and on which rule that rests."""

    error: str
    reason: str
    rule: str | None = None
    line: int | None = None
    """Of a text: which line was not understood,"""
    name: str | None = None
    """what in it,"""
    close: str | None = None
    """which card is called nearly so,"""
    instead: str | None = None
    """and how to write that in its place."""


class DeckReading(Struct):
    """A deck as it was read from a text."""

    name: str
    """What the text calls it."""
    lines: list[DeckLine]
    faults: list[FaultSheet]


class DeckSheet(Struct):
    """A deck that somebody keeps."""

    id: str
    game: str
    name: str
    changed: str
    text: str
    """The list, in the form in which the game keeps it: V:TES as the move `deck` takes it."""
    piles: dict[str, int]
    """How many cards each pile has."""
    faults: list[FaultSheet]
    lines: list[DeckLine] | UnsetType = UNSET
    """Its cards; not in a list of decks."""


class DeckAtHand(Struct):
    """A deck that everybody may take."""

    name: str
    """How it is written in moves."""
    title: str
    about: str
    starter: bool
    """Whether it is for beginners."""
    piles: dict[str, int]
    lines: list[DeckLine]


class DecksAtHand(Struct):
    """The decks that everybody may take, and the forms in which decks are written."""

    forms: list[str]
    decks: list[DeckAtHand]


class Written(Struct):
    """A deck in the form that was asked for."""

    text: str


class DeckWish(Struct, forbid_unknown_fields=True):
    """A deck to be kept; an empty one is a beginning too."""

    game: Annotated[str, Meta(max_length=40)]
    name: DeckName
    text: DeckText = ""


class DeckChange(Struct, forbid_unknown_fields=True):
    """Another name for a deck, other cards in it."""

    name: DeckName | None = None
    text: DeckText | None = None


class ListWish(Struct, forbid_unknown_fields=True):
    """A list or a link, to be read for a table of so many."""

    text: DeckText
    seats: Seats = 5


class WritingWish(Struct, forbid_unknown_fields=True):
    """A list, and the form in which it is wanted."""

    text: DeckText
    form: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=80)] = ""
