"""Decks that people bring to a game: reading, checking and writing them, where there are any."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from conclave.core.errors import ConclaveError
from conclave.core.rng import Rng


class Entry(NamedTuple):
    """A line of a deck: in which pile, so many copies of a card, and whether it can be played.

    `id` is the card's public number, `card` how moves write it, where it can be played.
    """

    pile: str
    kind: str
    copies: int
    name: str
    playable: bool
    id: int = 0
    card: str = ""


class Known(NamedTuple):
    """A card that there is: its public number, its types, and how moves write it.

    Cards that can't be played here have no such name.
    """

    id: int
    name: str
    types: tuple[str, ...]
    card: str


class Decks:
    """What a game knows about decks."""

    forms: tuple[str, ...] = ()
    """The forms in which it can write one."""
    at_hand: Mapping[str, str] = {}
    """Decks that everybody may take, by name."""
    starters: tuple[str, ...] = ()
    """Those of them that are for beginners."""
    kept_as: str = "text"
    """The form in which a deck is best kept."""
    sides: tuple[str, ...] = ()
    """The sides that a list has a deck for, where it has several."""

    def known(self) -> list[Known]:
        """Every card there is, whether it can be played here or not."""
        raise NotImplementedError

    def around(self, card: str, seats: int, rng: Rng) -> str:
        """A random deck in which a card plays a great part, as the move that brings it."""
        raise NotImplementedError

    def renamed(self, text: str, written: Callable[[str], str | None]) -> str:
        """A list with all names as they are written here, where `written` knows them: it may name
        cards and sides in any language. Where names are the same in all, it stays as it is."""
        return text

    def show(self, text: str) -> list[Entry]:
        """The deck that a text says, line by line; what can't be read is left out."""
        raise NotImplementedError

    def title(self, text: str) -> str:
        """What a text says that the deck is called; nothing where it does not say."""
        return ""

    def faults(self, text: str, seats: int) -> Sequence[ConclaveError]:
        """All that is wrong with it at a table of so many: nothing, if it can be played."""
        raise NotImplementedError

    def write(self, text: str, form: str, name: str = "") -> str:
        """The same deck in another form; called so, where the form has a place for a name."""
        raise NotImplementedError
