"""Events of tapping, blood and life, pool and the edge."""

from __future__ import annotations

from conclave.core.events import Event, SeatEvent, SeatNumberEvent
from conclave.games.vtes.rules.events.actions import ActionAnnounced, ActionBlocked
from conclave.games.vtes.rules.events.shapes import (
    CardEvent,
    CardNumberEvent,
    SeatCardNumberEvent,
    TwoCardsNumberEvent,
    added,
)


class Tapped(CardEvent):
    """A card was tapped."""

    def joined(self, later: Event) -> Event | None:
        # Who acts or blocks taps for it.
        if isinstance(later, ActionAnnounced):
            return later if later.minion == self.card else None
        return later if isinstance(later, ActionBlocked) and later.other == self.card else None


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


class CounterPut(Event):
    """A player put a counter of a kind on a card, such as a corruption counter."""

    __match_args__ = ("seat", "card", "counter")

    def __init__(self, seat: int, card: str, counter: str) -> None:
        self.seat = seat
        self.card = card
        self.counter = counter


class CountersBurned(Event):
    """Counters of a kind on a card were burned, such as hostage counters."""

    __match_args__ = ("card", "counter", "number")

    def __init__(self, card: str, counter: str, number: int) -> None:
        self.card = card
        self.counter = counter
        self.number = number


class GainedPool(SeatNumberEvent):
    """A player gained pool from the bank."""

    def joined(self, later: Event) -> Event | None:
        return added(self, later)


class LostPool(SeatNumberEvent):
    """A player burned pool."""

    def joined(self, later: Event) -> Event | None:
        return added(self, later)


class TookEdge(SeatEvent):
    """A player got the edge."""


class BurnedEdge(SeatEvent):
    """A player's edge was burned."""
