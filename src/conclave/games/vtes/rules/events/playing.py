"""Cards that are played and used are told, with what is chosen and announced."""

from __future__ import annotations

from conclave.core.events import Event, OfSeatCard, OfSeatNumber
from conclave.games.vtes.rules.events.shapes import OfCard


class CardPlayed(Event):
    """A card was played, in one of its ways, by a minion or by the Methuselah herself ("")."""

    __match_args__ = ("seat", "card", "mode", "minion")
    reveals = True

    def __init__(self, seat: int, card: str, mode: str, minion: str) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.minion = minion


class CardUsed(OfSeatCard):
    """The effect of a card in play was used."""


class ChoseTarget(OfSeatCard):
    """A player chose a card for what she does."""


class ChoseClan(Event):
    """A player named a clan."""

    __match_args__ = ("seat", "clan")

    def __init__(self, seat: int, clan: str) -> None:
        self.seat = seat
        self.clan = clan


class ChoseDiscipline(Event):
    """A player named a discipline."""

    __match_args__ = ("seat", "discipline")

    def __init__(self, seat: int, discipline: str) -> None:
        self.seat = seat
        self.discipline = discipline


class AnnouncedNumber(OfSeatNumber):
    """A player announced a number with the card that she plays."""


class ChosePlayer(Event):
    """A player chose a Methuselah for what she does."""

    __match_args__ = ("seat", "other_seat")

    def __init__(self, seat: int, other_seat: int) -> None:
        self.seat = seat
        self.other_seat = other_seat


class Cancelled(OfCard):
    """A card was cancelled as it was played."""
