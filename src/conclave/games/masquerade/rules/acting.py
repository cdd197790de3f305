"""The frame of an acting card, which delays its event until the card has an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.core.events import Event
from conclave.core.frames import Frame
from conclave.games.masquerade.rules.constants import PLACES
from conclave.games.masquerade.rules.events.course import Acts, AllyActs, LocationActs

if TYPE_CHECKING:
    from conclave.games.masquerade.rules.table import Table


# The steps of Acting
UNTOLD: Final = 0
TOLD: Final = 1


class Acting(Frame["Table"]):
    """Stays below the frames of a card's effect; its step says whether the card's event was emitted
    already (MASQ-RULE-05)."""

    steps = ("untold", "told")

    __match_args__ = ("you", "source", "here")

    def __init__(self, you: int, source: int, here: int) -> None:
        self.you = you
        self.source = source
        self.here = here

    def run(self, table: Table, step: int) -> None:
        table.pop()

    def event(self, table: Table) -> Event | None:
        """The event that the card acts; None for a relic, whose use has its own event."""
        library = table.library
        name = library.names[self.source]
        if self.source < library.first_ally:
            return Acts(self.you, name, PLACES[self.here], table.step)
        if self.source < library.first_relic:
            return AllyActs(self.you, name)
        if self.source >= library.first_location:
            return LocationActs(PLACES[self.here], name)
        return None
