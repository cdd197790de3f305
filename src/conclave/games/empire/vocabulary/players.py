"""Whom a support card speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.empire.rules.table import Table
from conclave.lang.nodes import Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class You(Players):
    """Who plays the card."""

    def seats(self, table: Table, act: Resolving) -> tuple[int, ...]:
        return (act.you,)


YOU: Final = You()
