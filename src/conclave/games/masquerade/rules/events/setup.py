"""Events of the setup: clans, relics, location cards."""

from __future__ import annotations

from conclave.core.events import Event, SeatEvent


class Holds(SeatEvent):
    """A player has the ambition token."""

    reveals = True


class TookClan(Event):
    """A player chose a clan."""

    __match_args__ = ("seat", "clan")

    def __init__(self, seat: int, clan: str) -> None:
        self.seat = seat
        self.clan = clan


class TookRelic(Event):
    """A player chose a relic."""

    __match_args__ = ("seat", "relic")

    def __init__(self, seat: int, relic: str) -> None:
        self.seat = seat
        self.relic = relic


class LaidLocation(Event):
    """A location card was laid at a location."""

    reveals = True
    __match_args__ = ("place", "card")

    def __init__(self, place: str, card: str) -> None:
        self.place = place
        self.card = card
