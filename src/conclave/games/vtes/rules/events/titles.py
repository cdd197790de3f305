"""Events of titles, sects and marks."""

from __future__ import annotations

from conclave.core.events import Event, SeatCardEvent
from conclave.games.vtes.rules.events.shapes import CardEvent


class GotTitle(Event):
    """A vampire got a title."""

    __match_args__ = ("card", "title")

    def __init__(self, card: str, title: str) -> None:
        self.card = card
        self.title = title


class LostTitle(Event):
    """A vampire lost his title."""

    __match_args__ = ("card", "title")

    def __init__(self, card: str, title: str) -> None:
        self.card = card
        self.title = title


class TitleContested(Event):
    """A vampire's title is contested."""

    __match_args__ = ("card", "title")

    def __init__(self, card: str, title: str) -> None:
        self.card = card
        self.title = title


class ChangedSect(Event):
    """A vampire changed sect."""

    __match_args__ = ("card", "sect")

    def __init__(self, card: str, sect: str) -> None:
        self.card = card
        self.sect = sect


class ChangedClan(Event):
    """A vampire changed clan."""

    __match_args__ = ("card", "clan")

    def __init__(self, card: str, clan: str) -> None:
        self.card = card
        self.clan = clan


class BecameAnarch(CardEvent):
    """A vampire became an anarch."""


class Marked(SeatCardEvent):
    """A player marked a Red List minion for this turn."""
