"""Decks that players bring: read, check and write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from conclave.core.errors import ConclaveError
from conclave.core.rng import Rng


class DeckEntry(NamedTuple):
    """A line of a deck list: a number of copies of a card in a pile.

    `id` is the card's public number, `card` its name in moves if it can be played.
    """

    pile: str
    kind: str
    copies: int
    name: str
    playable: bool
    id: int = 0
    card: str = ""


class CatalogueCard(NamedTuple):
    """A published card: its public number, its types, and its name in moves.

    `card` is empty if the card isn't implemented.
    """

    id: int
    name: str
    types: tuple[str, ...]
    card: str


class Replacement(NamedTuple):
    """An entry of a deck list that can't be played, and the cards that are nearest to it."""

    missing: DeckEntry
    near: list[DeckEntry]


class Decks:
    """Reads, checks and writes the decks of a game."""

    forms: tuple[str, ...] = ()
    """The formats it can write."""
    presets: Mapping[str, str] = {}
    """Decks that anyone may play, by name."""
    starters: tuple[str, ...] = ()
    """The presets for beginners."""
    precons: Mapping[str, str] = {}
    """The other presets that were sold as decks, with their printed names."""
    storage_form: str = "text"
    """The format that decks are stored in."""
    opening: Mapping[str, int] = {}
    """How many cards of each pile a player starts with, for trying out a deck."""
    sides: tuple[str, ...] = ()
    """The sides of a deck list, if it holds one deck for each side."""

    def catalogue(self) -> list[CatalogueCard]:
        """Every published card, implemented or not."""
        raise NotImplementedError

    def random_deck_with(self, card: str, seats: int, rng: Rng) -> str:
        """A random deck built around a card, as the move that brings it."""
        raise NotImplementedError

    def normalise_names(self, text: str, written: Callable[[str], str | None]) -> str:
        """A list with its names of cards and sides, in any language, replaced by ours.

        `written` maps a name to ours, if it knows it.
        """
        return text

    def lines(self, text: str) -> list[DeckEntry]:
        """The lines of a deck list; unreadable ones are left out."""
        raise NotImplementedError

    def split(self, text: str) -> list[str]:
        """The decks in a text that may contain many."""
        return [text]

    def replacements(self, text: str) -> list[Replacement]:
        """For every card that can't be played, the nearest cards that can."""
        return []

    def title(self, text: str) -> str:
        """The name of the deck, if the list has one."""
        return ""

    def unreadable(self, text: str) -> Sequence[ConclaveError]:
        """What can't be read in a deck list."""
        return []

    def faults(self, text: str, seats: int) -> Sequence[ConclaveError]:
        """Everything that keeps the deck from being played at a table of this size."""
        raise NotImplementedError

    def write(self, text: str, form: str, name: str = "") -> str:
        """The deck in another format, with its name where the format has one."""
        raise NotImplementedError
