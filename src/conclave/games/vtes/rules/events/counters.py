"""Events of tapping, blood and life, pool and the edge."""

from __future__ import annotations

from conclave.core.events import SeatEvent, SeatNumberEvent
from conclave.games.vtes.rules.events.shapes import (
    CardEvent,
    CardNumberEvent,
    SeatCardNumberEvent,
    TwoCardsNumberEvent,
)


class Tapped(CardEvent):
    """A card was tapped."""


class Untapped(CardEvent):
    """A card was untapped."""


class UntappedAll(SeatEvent):
    """A player untapped her cards."""


class GainedBlood(CardNumberEvent):
    """A card gained counters from the bank."""


class LostBlood(CardNumberEvent):
    """Counters on a card were burned."""


class MovedBlood(TwoCardsNumberEvent):
    """Counters moved from one card to another."""


class PoolToCard(SeatCardNumberEvent):
    """Counters moved from a pool to a card."""


class CardToPool(SeatCardNumberEvent):
    """Counters moved from a card to a pool."""


class GainedPool(SeatNumberEvent):
    """A player gained pool from the bank."""


class LostPool(SeatNumberEvent):
    """A player burned pool."""


class TookEdge(SeatEvent):
    """A player got the edge."""


class BurnedEdge(SeatEvent):
    """A player's edge was burned."""
