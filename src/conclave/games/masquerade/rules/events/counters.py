"""Blood, influence and diablerie tokens that change hands are told."""

from __future__ import annotations

from conclave.core.events import Event, OfSeat, OfSeatNumber
from conclave.games.masquerade.rules.events.shapes import OfNumberAt, OfNumberFrom


class Fed(OfSeatNumber):
    """A player gained blood from his alliance."""


class Deployed(OfNumberAt):
    """A player deployed blood from his pool."""


class DeployedFromBank(OfNumberAt):
    """Blood from the bank was put at a player's position."""


class TurnedTokens(OfSeatNumber):
    """A player turned red diablerie tokens to grey."""


class CommittedDiablerie(OfSeatNumber):
    """A player took diablerie tokens for draining a vampire."""


class Withdrew(OfNumberAt):
    """A player withdrew from a location and took so much blood back."""


class GainedBlood(OfSeatNumber):
    """A player gained blood from the bank."""


class LostBlood(OfSeatNumber):
    """A player lost blood from his pool."""


class SpentBlood(OfSeatNumber):
    """A player spent blood."""


class StoleBlood(OfNumberFrom):
    """A player stole blood from another's pool."""


class GainedInfluence(OfSeatNumber):
    """A player gained influence."""


class LostInfluence(OfSeatNumber):
    """A player lost influence."""


class GotInfluence(OfNumberFrom):
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


class DiscardedBlood(OfNumberAt):
    """A player's deployed blood went to the bank."""


class MovedBlood(Event):
    """A player's deployed blood was moved to another location."""

    __match_args__ = ("seat", "number", "place", "to_place")

    def __init__(self, seat: int, number: int, place: str, to_place: str) -> None:
        self.seat = seat
        self.number = number
        self.place = place
        self.to_place = to_place


class SwappedBlood(OfNumberAt):
    """A player swapped his deployed blood, now so much, with his pool."""


class Unharmed(OfSeat):
    """A player was immune to losing blood."""


class ShedDiablerie(OfSeat):
    """A player got rid of a diablerie token."""
