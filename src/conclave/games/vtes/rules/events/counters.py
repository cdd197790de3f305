"""Taps, blood and life, pool and edge are told."""

from __future__ import annotations

from conclave.core.events import OfSeat, OfSeatNumber
from conclave.games.vtes.rules.events.shapes import (
    OfCard,
    OfCardNumber,
    OfSeatCardNumber,
    OfTwoCardsNumber,
)


class Tapped(OfCard):
    """A card was tapped."""


class Untapped(OfCard):
    """A card was untapped."""


class UntappedAll(OfSeat):
    """A player untapped her cards."""


class GainedBlood(OfCardNumber):
    """Counters came onto a card from the bank."""


class LostBlood(OfCardNumber):
    """Counters on a card were burned."""


class MovedBlood(OfTwoCardsNumber):
    """Counters moved from one card to another."""


class PoolToCard(OfSeatCardNumber):
    """Counters moved from a pool to a card."""


class CardToPool(OfSeatCardNumber):
    """Counters moved from a card to a pool."""


class GainedPool(OfSeatNumber):
    """A player gained pool from the bank."""


class LostPool(OfSeatNumber):
    """A player burned pool."""


class TookEdge(OfSeat):
    """A player has the edge now."""


class BurnedEdge(OfSeat):
    """A player gave the edge up."""
