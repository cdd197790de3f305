"""Base classes of events."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.events import Event


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


@mypyc_attr(acyclic=True)
class SeatCardNumberEvent(Event):
    """Base of events about a seat, a card and a number."""

    __match_args__ = ("seat", "card", "number")

    def __init__(self, seat: int, card: str, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number


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
