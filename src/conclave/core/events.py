"""Events: what happened in a game, and who may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from conclave.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Value):
    """Something that happened. Public unless a subclass restricts who may know.

    `reveals`: somebody learned something hidden, so the move that caused it can't be taken back
    without asking the other players.
    """

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) learns: the event, a redacted one, or nothing."""
        return self

    def joined(self, later: Event) -> Event | None:
        """What the log tells in place of this event and one that follows it; None: both."""
        return None

    def to_dict(self) -> dict[str, object]:
        """The event as plain data."""
        data: dict[str, object] = {"event": type(self).__name__}
        for name, value in zip(type(self).__match_args__, self.fields(), strict=True):
            data[name] = list(value) if isinstance(value, tuple) else value
        return data


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatEvent(Event):
    """Base of events about a seat."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatNumberEvent(Event):
    """Base of events about a seat and a number."""

    __match_args__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class SeatCardEvent(Event):
    """Base of events about a seat and a card."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class Committed(SeatEvent):
    """A seat has chosen in secret; choices are shown when all seats have chosen."""


class Passed(SeatEvent):
    """A seat passed."""


class RulesChanged(Event):
    """The rest of a game can't be shown: it was played under other rules.

    `then` says whether the game `goes-on` from its last position or `ends`.
    """

    __match_args__ = ("then",)

    def __init__(self, then: str) -> None:
        self.then = then


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as this seat (None: a spectator) sees them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
