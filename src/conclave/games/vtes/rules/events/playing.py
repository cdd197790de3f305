"""Events of playing and using cards, and of choices."""

from __future__ import annotations

from conclave.core.events import Event, SeatCardEvent, SeatNumberEvent
from conclave.games.vtes.rules.events.shapes import CardEvent


class CardPlayed(Event):
    """A card was played in a mode, by a minion or ("") by the Methuselah herself."""

    __match_args__ = ("seat", "card", "mode", "minion")
    reveals = True

    def __init__(self, seat: int, card: str, mode: str, minion: str) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.minion = minion


class CardUsed(SeatCardEvent):
    """A card in play was used."""


class Rolled(Event):
    """A die was rolled for a card in play, or, with 2 sides, a coin was flipped."""

    __match_args__ = ("card", "number", "sides")
    reveals = True

    def __init__(self, card: str, number: int, sides: int) -> None:
        self.card = card
        self.number = number
        self.sides = sides


class ChoseTarget(SeatCardEvent):
    """A player chose a card."""


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


class ShowedSign(Event):
    """A player showed a sign: rock, paper or scissors."""

    __match_args__ = ("seat", "sign")

    def __init__(self, seat: int, sign: str) -> None:
        self.seat = seat
        self.sign = sign


class AnnouncedNumber(SeatNumberEvent):
    """A player announced a number with the card she plays."""


class ChosePlayer(Event):
    """A player chose a Methuselah."""

    __match_args__ = ("seat", "other_seat")

    def __init__(self, seat: int, other_seat: int) -> None:
        self.seat = seat
        self.other_seat = other_seat


class Cancelled(CardEvent):
    """A card was cancelled as it was played."""
