"""Base classes of events with the same fields."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.events import Event


@mypyc_attr(acyclic=True)
class NumberFromEvent(Event):
    __match_args__ = ("seat", "from_seat", "number")

    def __init__(self, seat: int, from_seat: int, number: int) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.number = number


@mypyc_attr(acyclic=True)
class NumberAtEvent(Event):
    __match_args__ = ("seat", "number", "place")

    def __init__(self, seat: int, number: int, place: str) -> None:
        self.seat = seat
        self.number = number
        self.place = place


@mypyc_attr(acyclic=True)
class CardAtEvent(Event):
    __match_args__ = ("seat", "card", "place")

    def __init__(self, seat: int, card: str, place: str) -> None:
        self.seat = seat
        self.card = card
        self.place = place


@mypyc_attr(acyclic=True)
class AllyEvent(Event):
    __match_args__ = ("seat", "ally")

    def __init__(self, seat: int, ally: str) -> None:
        self.seat = seat
        self.ally = ally


@mypyc_attr(acyclic=True)
class PlaceEvent(Event):
    __match_args__ = ("seat", "place")

    def __init__(self, seat: int, place: str) -> None:
        self.seat = seat
        self.place = place
