"""Events about allies and victims."""

from __future__ import annotations

from conclave.core.events import Event, SeatNumberEvent
from conclave.games.masquerade.rules.events.base import AllyEvent


class Arrived(Event):
    """An ally was laid at a location."""

    reveals = True
    __match_args__ = ("place", "ally")

    def __init__(self, place: str, ally: str) -> None:
        self.place = place
        self.ally = ally


class Drained(Event):
    """A player drained a card of his alliance for blood."""

    __match_args__ = ("seat", "ally", "number")

    def __init__(self, seat: int, ally: str, number: int) -> None:
        self.seat = seat
        self.ally = ally
        self.number = number


class Deserted(Event):
    """Nobody was left at the location, and the ally left the game."""

    __match_args__ = ("place", "ally")

    def __init__(self, place: str, ally: str) -> None:
        self.place = place
        self.ally = ally


class GainedAlly(AllyEvent):
    """A player gained an ally."""


class GainedVictims(SeatNumberEvent):
    """A player gained victims."""


class Frenzied(Event):
    """A player fell into frenzy; `by_seat` caused it, or nobody (-1).

    The card he drains is random, so it reveals something (MASQ-HID-17).
    """

    reveals = True
    __match_args__ = ("seat", "by_seat")

    def __init__(self, seat: int, by_seat: int) -> None:
        self.seat = seat
        self.by_seat = by_seat


class Upkeep(Event):
    """An ally cost a player blood in feeding."""

    __match_args__ = ("seat", "ally", "number")

    def __init__(self, seat: int, ally: str, number: int) -> None:
        self.seat = seat
        self.ally = ally
        self.number = number


class CouldNotDrain(AllyEvent):
    """The ally drawn in frenzy can't be drained, and stays."""

    reveals = True


class Restored(AllyEvent):
    """A drained card returned to the alliance."""
