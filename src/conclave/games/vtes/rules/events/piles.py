"""Events of hidden cards; only those who may see them learn which."""

from __future__ import annotations

from conclave.core.events import Event, SeatCardEvent, SeatEvent
from conclave.games.vtes.rules.events.shapes import HiddenCardsEvent


class Drew(HiddenCardsEvent):
    """A player drew from her library."""


class DrewCrypt(HiddenCardsEvent):
    """A player moved cards from her crypt to her uncontrolled region."""


class ShuffledIntoCrypt(HiddenCardsEvent):
    """A player shuffled cards in her uncontrolled region into the crypt."""


class Shuffled(SeatEvent):
    """A player's library was shuffled."""

    reveals = True


class Discarded(SeatCardEvent):
    """A player discarded a card from her hand."""


class Exchanged(Event):
    """A player exchanged a card in her hand for one in her ash heap."""

    __match_args__ = ("seat", "card", "other")
    reveals = True

    def __init__(self, seat: int, card: str, other: str) -> None:
        self.seat = seat
        self.card = card
        self.other = other


class FaceDownEvent(Event):
    """Base of events about a hidden card on a card in play: only the seat learns which."""

    __match_args__ = ("seat", "names", "other")

    def __init__(self, seat: int, names: tuple[str, ...], other: str) -> None:
        self.seat = seat
        self.names = names
        self.other = other

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else type(self)(self.seat, (), self.other)


class PutFaceDown(FaceDownEvent):
    """A player put a card from her hand face down on a card."""


class TookFaceDown(FaceDownEvent):
    """A player took a card that was kept face down on a card into her hand."""


class LookedAt(HiddenCardsEvent):
    """A player looked at cards that are hidden from others."""


class Showed(SeatCardEvent):
    """A hidden card of a player was shown to everybody."""

    reveals = True


class BackToHand(SeatCardEvent):
    """A card returned to its owner's hand."""


class BackToLibrary(SeatCardEvent):
    """A card returned to its owner's library."""

    reveals = True
