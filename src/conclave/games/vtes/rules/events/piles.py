"""What becomes of hidden cards is told, the faces to those who may see them."""

from __future__ import annotations

from conclave.core.events import Event, OfSeat, OfSeatCard


class Drew(Event):
    """A player drew from her library: she knows what, the others how many."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, (), self.number)


class DrewCrypt(Event):
    """A player moved cards from her crypt to her uncontrolled region."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else DrewCrypt(self.seat, (), self.number)


class Shuffled(OfSeat):
    """A player's library was shuffled."""

    reveals = True


class Discarded(OfSeatCard):
    """A player put a card from her hand into her ash heap."""


class LookedAt(Event):
    """A player looked at cards that are hidden from others."""

    __match_args__ = ("seat", "names", "number")
    reveals = True

    def __init__(self, seat: int, names: tuple[str, ...], number: int) -> None:
        self.seat = seat
        self.names = names
        self.number = number

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else LookedAt(self.seat, (), self.number)


class Showed(OfSeatCard):
    """A hidden card of a player was shown to everybody."""

    reveals = True


class BackToHand(OfSeatCard):
    """A card returned to its owner's hand."""


class BackToLibrary(OfSeatCard):
    """A card returned to its owner's library."""

    reveals = True
