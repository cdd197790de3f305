"""What events of one shape share."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.events import Event


@mypyc_attr(acyclic=True)
class OfCard(Event):
    """The shape of events that concern a card."""

    __match_args__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card = card


@mypyc_attr(acyclic=True)
class OfCardNumber(Event):
    """The shape of events in which a card has so many of something."""

    __match_args__ = ("card", "number")

    def __init__(self, card: str, number: int) -> None:
        self.card = card
        self.number = number


@mypyc_attr(acyclic=True)
class OfSeatCardNumber(Event):
    """The shape of events between a seat and a card, so many of something."""

    __match_args__ = ("seat", "card", "number")

    def __init__(self, seat: int, card: str, number: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number


@mypyc_attr(acyclic=True)
class OfTwoCards(Event):
    """The shape of events between two cards."""

    __match_args__ = ("card", "other")

    def __init__(self, card: str, other: str) -> None:
        self.card = card
        self.other = other


@mypyc_attr(acyclic=True)
class OfTwoCardsNumber(Event):
    """The shape of events between two cards, so many of something."""

    __match_args__ = ("card", "other", "number")

    def __init__(self, card: str, other: str, number: int) -> None:
        self.card = card
        self.other = other
        self.number = number


@mypyc_attr(acyclic=True)
class OfHiddenCards(Event):
    """The shape of events in which a seat learns which cards these are, the others how many."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else type(self)(self.seat, (), self.number)
