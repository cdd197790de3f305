"""Events about clan cards, which name cards only to those who may see them."""

from __future__ import annotations

from conclave.core.events import Event, SeatCardEvent, SeatEvent, SeatNumberEvent
from conclave.games.masquerade.rules.events.base import CardAtEvent, PlaceEvent


class Drew(Event):
    """A player drew cards from his clan deck, which only he sees (MASQ-HID-03)."""

    reveals = True
    __match_args__ = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else DrewUnseen(self.seat, len(self.cards))


class DrewUnseen(SeatNumberEvent):
    """What others see of Drew."""


class Bottomed(SeatCardEvent):
    """A player put a card at the bottom of his deck, which only he sees."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BottomedUnseen(self.seat)


class BottomedUnseen(SeatEvent):
    """What others see of Bottomed."""


class Played(CardAtEvent):
    """A player played a card face up, or by an effect."""

    reveals = True


class PlayedDown(CardAtEvent):
    """A player played a card face down, which only he knows (MASQ-HID-06)."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else PlayedUnseen(self.seat, self.place)


class PlayedUnseen(PlaceEvent):
    """What others see of PlayedDown."""


class Looked(Event):
    """A player looked at another's face-down card."""

    reveals = True
    __match_args__ = ("seat", "from_seat", "card", "place")

    def __init__(self, seat: int, from_seat: int, card: str, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.card = card
        self.place = place

    def seen_by(self, seat: int | None) -> Event | None:
        if seat == self.seat or seat == self.from_seat:
            return self
        return LookedUnseen(self.seat, self.from_seat, self.place)


class LookedUnseen(Event):
    """What others see of Looked."""

    reveals = True
    __match_args__ = ("seat", "from_seat", "place")

    def __init__(self, seat: int, from_seat: int, place: str) -> None:
        self.seat = seat
        self.from_seat = from_seat
        self.place = place


class Moved(Event):
    """A player's cards were moved face up to another location."""

    reveals = True
    __match_args__ = ("seat", "cards", "place")

    def __init__(self, seat: int, cards: tuple[str, ...], place: str) -> None:
        self.seat = seat
        self.cards = cards
        self.place = place


class TookBack(SeatNumberEvent):
    """A player took cards back to his hand, face-down ones unseen (MASQ-HID-09)."""


class Revealed(Event):
    """A player's face-down cards were turned face up."""

    reveals = True
    __match_args__ = ("seat", "cards", "place")

    def __init__(self, seat: int, cards: tuple[str, ...], place: str) -> None:
        self.seat = seat
        self.cards = cards
        self.place = place


class KeptDown(PlaceEvent):
    """A player left a card face down in the reveal."""


class TurnedDown(CardAtEvent):
    """A card was turned face down in public."""


class Returned(Event):
    """A player returned a card from a location to its owner's hand, his own or another's."""

    __match_args__ = ("seat", "card", "to_seat")

    def __init__(self, seat: int, card: str, to_seat: int) -> None:
        self.seat = seat
        self.card = card
        self.to_seat = to_seat


class ShuffledBack(SeatCardEvent):
    """A player shuffled a card back into his deck, which only he knows."""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else ShuffledUnseen(self.seat)


class ShuffledUnseen(SeatEvent):
    """What others see of ShuffledBack."""
