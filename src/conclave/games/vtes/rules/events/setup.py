"""Events of setup: decks, and the first player."""

from __future__ import annotations

from conclave.core.events import SeatEvent


class ChoseDeck(SeatEvent):
    """A player brought a deck, which is secret."""


class GoesFirst(SeatEvent):
    """The player who takes the first turn."""

    reveals = True
