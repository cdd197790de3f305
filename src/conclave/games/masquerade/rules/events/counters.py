"""Events about blood, influence and diablerie tokens."""

from __future__ import annotations

from conclave.core.events import Event, SeatEvent, SeatNumberEvent
from conclave.games.masquerade.rules.events.base import NumberAtEvent, NumberFromEvent


class Fed(SeatNumberEvent):
    """A player gained blood from his alliance."""


class Deployed(NumberAtEvent):
    """A player deployed blood from his pool."""


class DeployedFromBank(NumberAtEvent):
    """Blood from the bank was put at a player's position."""


class TurnedTokens(SeatNumberEvent):
    """A player turned red diablerie tokens to grey."""


class CommittedDiablerie(SeatNumberEvent):
    """A player took diablerie tokens for draining a vampire."""


class Withdrew(NumberAtEvent):
    """A player withdrew from a location and took his blood back."""


class GainedBlood(SeatNumberEvent):
    """A player gained blood from the bank."""


class LostBlood(SeatNumberEvent):
    """A player lost blood from his pool."""


class SpentBlood(SeatNumberEvent):
    """A player spent blood."""


class StoleBlood(NumberFromEvent):
    """A player stole blood from another's pool."""


class GainedInfluence(SeatNumberEvent):
    """A player gained influence."""


class LostInfluence(SeatNumberEvent):
    """A player lost influence."""


class GotInfluence(NumberFromEvent):
    """A player was given influence by another."""


class TookBlood(Event):
    """A player took deployed blood, his own or another's, into his pool."""

    __match_args__ = ("seat", "from_seat", "number", "place")

    def __init__(self, seat: int, from_seat: int, number: int, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.number = number
        self.place = place


class GotBlood(Event):
    """A player got another's deployed blood at his own position."""

    __match_args__ = ("seat", "from_seat", "number", "place")

    def __init__(self, seat: int, from_seat: int, number: int, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.number = number
        self.place = place


class DiscardedBlood(NumberAtEvent):
    """A player's deployed blood went to the bank."""


class MovedBlood(Event):
    """A player's deployed blood was moved to another location."""

    __match_args__ = ("seat", "number", "place", "to_place")

    def __init__(self, seat: int, number: int, place: str, to_place: str) -> None:
        self.seat = seat
        self.number = number
        self.place = place
        self.to_place = to_place


class SwappedBlood(NumberAtEvent):
    """A player swapped his deployed blood, now `number`, with his pool."""


class Unharmed(SeatEvent):
    """A player was immune to losing blood."""


class ShedDiablerie(SeatEvent):
    """A player returned a diablerie token."""
