"""Set-up is told: decks, and who goes first."""

from __future__ import annotations

from conclave.core.events import OfSeat


class ChoseDeck(OfSeat):
    """A player brought a deck; which one is her secret."""


class GoesFirst(OfSeat):
    """The player who takes the first turn."""

    reveals = True
