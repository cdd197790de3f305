"""A card that acts, until something comes of it: only then it is told to take effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.core.events import Event
from conclave.core.frames import Frame
from conclave.games.masquerade.rules.events.course import Acts, AllyActs, LocationActs
from conclave.games.masquerade.rules.words import PLACES

if TYPE_CHECKING:
    from conclave.games.masquerade.rules.table import Table


class Acting(Frame["Table"]):
    """Lies below what a card does; its step says whether that has been told (MASQ-RULE-05)."""

    __match_args__ = ("you", "source", "here")

    def __init__(self, you: int, source: int, here: int) -> None:
        self.you = you
        self.source = source
        self.here = here

    def run(self, table: Table, step: int) -> None:
        table.pop()

    def event(self, table: Table) -> Event | None:
        """How it is told; a relic that is used has been told already."""
        library = table.library
        name = library.names[self.source]
        if self.source < library.first_ally:
            return Acts(self.you, name, PLACES[self.here])
        if self.source < library.first_relic:
            return AllyActs(self.you, name)
        if self.source >= library.first_location:
            return LocationActs(PLACES[self.here], name)
        return None
