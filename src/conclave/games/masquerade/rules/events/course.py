"""The course of the game is told: rounds, locations, what takes effect, who came first."""

from __future__ import annotations

from conclave.core.events import Event, OfSeat, OfSeatCard, OfSeatNumber
from conclave.games.masquerade.rules.events.shapes import OfAlly, OfCardAt, OfNumberAt, OfPlace


class RoundBegan(Event):
    """A round began."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class RoundEnded(Event):
    """Deployed blood went to the bank, cards back to hands, grey tokens turned red."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class Eliminated(OfSeat):
    """A player received his third diablerie token and is out of the game."""


class UsedRelic(Event):
    """A player used his relic."""

    __match_args__ = ("seat", "relic")

    def __init__(self, seat: int, relic: str) -> None:
        self.seat = seat
        self.relic = relic


class LocationBegan(Event):
    """The resolution of a location began."""

    __match_args__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place = place


class TokensRevealed(Event):
    """Everybody at the location showed his token."""

    reveals = True
    __match_args__ = ("place", "stay_seats", "leave_seats")

    def __init__(
        self, place: str, stay_seats: tuple[int, ...], leave_seats: tuple[int, ...]
    ) -> None:
        self.place = place
        self.stay_seats = stay_seats
        self.leave_seats = leave_seats


class Acts(OfCardAt):
    """A card takes effect."""


class AllyActs(OfAlly):
    """An ally takes effect."""


class LocationActs(Event):
    """A location card takes effect."""

    __match_args__ = ("place", "card")

    def __init__(self, place: str, card: str) -> None:
        self.place = place
        self.card = card


class Counted(OfNumberAt):
    """A player's total power at a location."""


class Placed(OfNumberAt):
    """A player came first, second, third (the number) in a conflict."""


class TookAmbition(OfSeat):
    """A player took the ambition token."""


class Bid(OfSeatNumber):
    """What a player had bid in secret."""

    reveals = True


class Skips(OfPlace):
    """A player's cards skip preparation and aftermath here."""


class Forestalled(OfSeatCard):
    """A player is immune to the card of a rival."""
