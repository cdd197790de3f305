"""Events of referendums: terms, votes, results."""

from __future__ import annotations

from conclave.core.events import Event, SeatNumberEvent


class ReferendumCalled(Event):
    """A referendum was called: by whom, with which card, the target of a blood hunt."""

    __match_args__ = ("seat", "source", "hunted")

    def __init__(self, seat: int, source: str, hunted: str) -> None:
        self.seat = seat
        self.source = source
        self.hunted = hunted


class TermsSet(SeatNumberEvent):
    """The terms of the referendum allot this much to a player."""


class VotesCast(Event):
    """Votes from a source were cast for or against."""

    __match_args__ = ("seat", "source", "number", "side")

    def __init__(self, seat: int, source: str, number: int, side: str) -> None:
        self.seat = seat
        self.source = source
        self.number = number
        self.side = side


class GainedVotes(SeatNumberEvent):
    """A player gained votes."""


class ReferendumEnded(Event):
    """The votes were counted; the referendum passed or failed."""

    __match_args__ = ("for_it", "against", "result")

    def __init__(self, for_it: int, against: int, result: str) -> None:
        self.for_it = for_it
        self.against = against
        self.result = result
