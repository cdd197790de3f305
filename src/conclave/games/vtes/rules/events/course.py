"""The course of the game is told: turns, phases, who leaves, points, time."""

from __future__ import annotations

from conclave.core.events import Event, OfSeat, OfSeatNumber


class TurnBegan(OfSeatNumber):
    """A player's turn began, the so-manieth of the game."""


class PhaseBegan(Event):
    """The next phase of the turn began."""

    __match_args__ = ("seat", "phase")

    def __init__(self, seat: int, phase: str) -> None:
        self.seat = seat
        self.phase = phase


class WithdrawalAnnounced(OfSeat):
    """A player announced that she withdraws."""


class WithdrawalFailed(OfSeat):
    """An announced withdrawal failed."""


class Withdrew(OfSeat):
    """A player withdrew from the game."""


class Ousted(OfSeat):
    """A player was ousted."""


class GotPoint(OfSeat):
    """A player got a victory point."""


class TimeCalled(Event):
    """The time that the table has set itself is over."""
