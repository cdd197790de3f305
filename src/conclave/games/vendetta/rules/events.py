"""The events of Vendetta. All are public when they happen (VEND-HID-04).

`acyclic` tells mypyc that an event can't be part of a cycle, so that millions of them don't slow
down garbage collection.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.events import Event


@mypyc_attr(acyclic=True)
class Dealt(Event):
    """A player was dealt the two districts in which he starts without mafiosi."""

    reveals = True
    __match_args__ = ("seat", "districts")

    def __init__(self, seat: int, districts: tuple[int, ...]) -> None:
        self.seat = seat
        self.districts = districts


@mypyc_attr(acyclic=True)
class RoundBegan(Event):
    """A round began with its starting player."""

    __match_args__ = ("round", "seat")

    def __init__(self, round: int, seat: int) -> None:
        self.round = round
        self.seat = seat


@mypyc_attr(acyclic=True)
class Reordered(Event):
    """The starting player shuffled the district cards and put two face down on the Raid field."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True)
class Placed(Event):
    """A player placed mafiosi in a district."""

    __match_args__ = ("seat", "number", "district")

    def __init__(self, seat: int, number: int, district: int) -> None:
        self.seat = seat
        self.number = number
        self.district = district


@mypyc_attr(acyclic=True)
class TurnedOver(Event):
    """A player turned over the top card of the Protection-money pile."""

    reveals = True
    __match_args__ = ("seat", "district")

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district


@mypyc_attr(acyclic=True)
class Lost(Event):
    """A player lost all his mafiosi in a district, in a vendetta or a raid."""

    __match_args__ = ("seat", "number", "district")

    def __init__(self, seat: int, number: int, district: int) -> None:
        self.seat = seat
        self.number = number
        self.district = district


@mypyc_attr(acyclic=True)
class Received(Event):
    """A player took mafiosi from the box into his supply; fewer than `due` if it ran out."""

    __match_args__ = ("seat", "number", "due")

    def __init__(self, seat: int, number: int, due: int) -> None:
        self.seat = seat
        self.number = number
        self.due = due


@mypyc_attr(acyclic=True)
class Raided(Event):
    """The raid turned over the two cards of the Raid field."""

    reveals = True
    __match_args__ = ("districts",)

    def __init__(self, districts: tuple[int, ...]) -> None:
        self.districts = districts


@mypyc_attr(acyclic=True)
class Scored(Event):
    """A player was credited with points for the districts under his sole control."""

    __match_args__ = ("seat", "districts", "points")

    def __init__(self, seat: int, districts: int, points: int) -> None:
        self.seat = seat
        self.districts = districts
        self.points = points
