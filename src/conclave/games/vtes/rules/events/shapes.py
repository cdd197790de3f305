"""Base classes of events."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from conclave.core.events import Event


def added(event: Event, later: Event) -> Event | None:
    """Two events as one, if they differ only in their numbers."""
    kind: Any = type(event)
    if type(later) is not kind:
        return None
    first: dict[str, Any] = dict(zip(kind.__match_args__, event.fields(), strict=True))
    second: dict[str, Any] = dict(zip(kind.__match_args__, later.fields(), strict=True))
    if any(first[name] != second[name] for name in first if name != "number"):
        return None
    both: Event = kind(**{**first, "number": first["number"] + second["number"]})
    return both


@mypyc_attr(acyclic=True)
class CardEvent(Event):
    """Base of events about a card."""

    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class CardNumberEvent(Event):
    """Base of events about a card and a number."""

    __match_args__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.card = card
        self.number = number

    def joined(self, later: Event) -> Event | None:
        return added(self, later)


@mypyc_attr(acyclic=True)
class SeatCardNumberEvent(Event):
    """Base of events about a seat, a card and a number; only the seat may know a face-down card."""

    __match_args__ = ("seat", "card", "number", "face_down")

    def __init__(self, seat: int, card: str, number: int, face_down: bool) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.face_down = face_down

    def seen_by(self, seat: int | None) -> Event:
        if not self.face_down or seat == self.seat:
            return self
        return type(self)(self.seat, f"#{self.card.rpartition('#')[2]}", self.number, True)

    def joined(self, later: Event) -> Event | None:
        return added(self, later)


@mypyc_attr(acyclic=True)
class TwoCardsEvent(Event):
    """Base of events about two cards."""

    __match_args__ = ("card", "other")

    def __init__(self, card: str, other: str) -> None:
        self.card = card
        self.other = other


@mypyc_attr(acyclic=True)
class TwoCardsNumberEvent(Event):
    """Base of events about two cards and a number."""

    __match_args__ = ("card", "other", "number")

    def __init__(self, card: str, other: str, number: int) -> None:
        self.card = card
        self.other = other
        self.number = number

    def joined(self, later: Event) -> Event | None:
        return added(self, later)


@mypyc_attr(acyclic=True)
class HiddenCardsEvent(Event):
    """Base of events about hidden cards: the seat learns which, the others only how many."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else type(self)(self.seat, (), self.number)

    def joined(self, later: Event) -> Event | None:
        if type(later) is not type(self):
            return None
        assert isinstance(later, HiddenCardsEvent)
        if later.seat != self.seat or bool(later.names) != bool(self.names):
            return None
        return type(self)(self.seat, self.names + later.names, self.number + later.number)
