"""What happened, told by the atom that did it, and to whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from mypy_extensions import mypyc_attr

from conclave.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Value):
    """Something that happened. Public unless a subclass says who may know.

    `reveals` says that somebody learned by it what was hidden: a move that led to it can't be taken
    back without asking the others.
    """

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat (None: a spectator) learns: all of it, a veiled event, or nothing."""
        return self

    def told(self) -> dict[str, object]:
        """The event as plain data."""
        data: dict[str, object] = {"event": type(self).__name__}
        for name, value in zip(type(self).__match_args__, self.fields(), strict=True):
            data[name] = list(value) if isinstance(value, tuple) else value
        return data


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OfSeat(Event):
    """The shape of events that concern a seat."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OfSeatNumber(Event):
    """The shape of events in which a seat has so many of something."""

    __match_args__ = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OfSeatCard(Event):
    """The shape of events in which a seat does something with a card."""

    __match_args__ = ("seat", "card")

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card


class Committed(OfSeat):
    """A seat has chosen in secret; what it chose is shown when all have."""


class Passed(OfSeat):
    """A seat let the moment go by."""


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as this seat learns them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
