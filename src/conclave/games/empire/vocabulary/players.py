"""The players that support cards refer to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.empire.rules.table import Table
from conclave.lang.nodes import Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class You(Players):
    """The player of the card."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return (act.you,)


YOU: Final = You()
