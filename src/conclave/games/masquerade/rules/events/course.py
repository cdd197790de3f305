"""Events about rounds, locations, cards taking effect, and conflicts."""

from __future__ import annotations

from conclave.core.events import Event, SeatCardEvent, SeatEvent, SeatNumberEvent
from conclave.games.masquerade.rules.events.base import (
    AllyEvent,
    NumberAtEvent,
    PlaceEvent,
)


class RoundBegan(Event):
    """A round began."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class RoundEnded(Event):
    """Deployed blood went to the bank, cards back to hands, grey tokens turned red."""

    __match_args__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round


class Eliminated(SeatEvent):
    """A player received his third diablerie token and is out of the game."""


class UsedRelic(Event):
    """A player used his relic."""

    __match_args__ = ("seat", "relic")

    def __init__(self, seat: int, relic: str) -> None:
        self.seat = seat
        self.relic = relic


class LocationBegan(Event):
    """The resolution of a location began; `ally` is at stake, if any."""

    __match_args__ = ("place", "round", "ally")

    def __init__(self, place: str, round: int, ally: str) -> None:
        self.place = place
        self.round = round
        self.ally = ally


class TokensRevealed(Event):
    """Everybody at the location revealed his token."""

    reveals = True
    __match_args__ = ("place", "stay_seats", "leave_seats")

    def __init__(
        self, place: str, stay_seats: tuple[int, ...], leave_seats: tuple[int, ...]
    ) -> None:
        self.place = place
        self.stay_seats = stay_seats
        self.leave_seats = leave_seats


class Acts(Event):
    """A card takes effect, in a step of the resolution."""

    __match_args__ = ("seat", "card", "place", "step")

    def __init__(self, seat: int, card: str, place: str, step: str) -> None:
        self.seat = seat
        self.card = card
        self.place = place
        self.step = step


class AllyActs(AllyEvent):
    """An ally takes effect."""


class LocationActs(Event):
    """A location card takes effect."""

    __match_args__ = ("place", "card")

    def __init__(self, place: str, card: str) -> None:
        self.place = place
        self.card = card


class Counted(Event):
    """A player's total power at a location: his face-up cards, how many are face down, blood."""

    __match_args__ = ("seat", "number", "place", "cards", "face_down", "blood")

    def __init__(
        self,
        seat: int,
        number: int,
        place: str,
        cards: tuple[str, ...],
        face_down: int,
        blood: int,
    ) -> None:
        self.seat = seat
        self.number = number
        self.place = place
        self.cards = cards
        self.face_down = face_down
        self.blood = blood


class Placed(NumberAtEvent):
    """A player's place in a conflict: `number` is 1, 2 or 3."""


class TookAmbition(SeatEvent):
    """A player took the ambition token."""


class Bid(SeatNumberEvent):
    """A player's secret bid was revealed."""

    reveals = True


class Skips(PlaceEvent):
    """A player's cards skip preparation and aftermath here."""


class Forestalled(SeatCardEvent):
    """A player is immune to the card of a rival."""
