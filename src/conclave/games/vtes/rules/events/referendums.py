"""Referendums are told: terms, votes, results."""

from __future__ import annotations

from conclave.core.events import Event, OfSeatNumber


class ReferendumCalled(Event):
    """A referendum began: by whom, by which card, and against whom if it is a blood hunt."""

    __match_args__ = ("seat", "source", "hunted")

    def __init__(self, seat: int, source: str, hunted: str) -> None:
        self.seat = seat
        self.source = source
        self.hunted = hunted


class TermsSet(OfSeatNumber):
    """A term of the referendum: so much for a player."""


class VotesCast(Event):
    """Votes were cast from a source: for or against."""

    __match_args__ = ("seat", "source", "number", "side")

    def __init__(self, seat: int, source: str, number: int, side: str) -> None:
        self.seat = seat
        self.source = source
        self.number = number
        self.side = side


class GainedVotes(OfSeatNumber):
    """A player gained votes to cast."""


class ReferendumEnded(Event):
    """The votes were counted; the referendum passed or failed."""

    __match_args__ = ("for_it", "against", "result")

    def __init__(self, for_it: int, against: int, result: str) -> None:
        self.for_it = for_it
        self.against = against
        self.result = result
