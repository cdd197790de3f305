"""Titles, sects and marks are told."""

from __future__ import annotations

from conclave.core.events import Event, OfSeatCard
from conclave.games.vtes.rules.events.shapes import OfCard


class GotTitle(Event):
    """A vampire has a title now."""

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
    """A vampire's title is contested now."""

    __match_args__ = ("card", "title")

    def __init__(self, card: str, title: str) -> None:
        self.card = card
        self.title = title


class ChangedSect(Event):
    """A vampire belongs to another sect now."""

    __match_args__ = ("card", "sect")

    def __init__(self, card: str, sect: str) -> None:
        self.card = card
        self.sect = sect


class BecameAnarch(OfCard):
    """A vampire became an anarch."""


class Marked(OfSeatCard):
    """A player marked a Red List minion for this turn."""
