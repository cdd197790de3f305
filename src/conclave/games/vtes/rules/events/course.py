"""Events of the course of the game: turns, phases, leaving, victory points, time."""

from __future__ import annotations

from conclave.core.events import Event, SeatEvent, SeatNumberEvent
from conclave.games.vtes.rules.events.counters import UntappedAll


class TurnBegan(SeatNumberEvent):
    """A player's turn began; turns are numbered through the game."""


class TurnSkipped(SeatEvent):
    """A player skips her turn."""


class PhaseBegan(Event):
    """The next phase of the turn began."""

    __match_args__ = ("seat", "phase")

    def __init__(self, seat: int, phase: str) -> None:
        self.seat = seat
        self.phase = phase

    def joined(self, later: Event) -> Event | None:
        # A phase in which nothing happened is not told.
        return later if isinstance(later, PhaseBegan | TurnBegan | UntappedAll) else None


class WithdrawalAnnounced(SeatEvent):
    """A player announced her withdrawal."""


class WithdrawalFailed(SeatEvent):
    """An announced withdrawal failed."""


class Withdrew(SeatEvent):
    """A player withdrew from the game."""


class Ousted(SeatEvent):
    """A player was ousted."""


class SwitchedPlaces(Event):
    """Two players switched places at the table."""

    __match_args__ = ("seat", "other_seat")

    def __init__(self, seat: int, other_seat: int) -> None:
        self.seat = seat
        self.other_seat = other_seat


class PlayReversed(Event):
    """The direction of play was reversed."""


class GotPoint(SeatEvent):
    """A player gained a victory point."""


class LostPoint(SeatEvent):
    """A player lost a victory point."""


class TimeCalled(Event):
    """Time was called."""
