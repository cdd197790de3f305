"""What events of one shape share."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.events import Event


@mypyc_attr(acyclic=True)
class OfCard(Event):
    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class OfCardNumber(Event):
    __match_args__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.card = card
        self.number = number


@mypyc_attr(acyclic=True)
class OfSeatCardNumber(Event):
    __match_args__ = ("seat", "card", "number")

    def __init__(self, seat: int, card: str, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number


@mypyc_attr(acyclic=True)
class OfTwoCards(Event):
    __match_args__ = ("card", "other")

    def __init__(self, card: str, other: str) -> None:
        self.card = card
        self.other = other


@mypyc_attr(acyclic=True)
class OfTwoCardsNumber(Event):
    __match_args__ = ("card", "other", "number")

    def __init__(self, card: str, other: str, number: int) -> None:
        self.card = card
        self.other = other
        self.number = number
