"""Conditions about whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Condition
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is the turn of the Methuselah who plays or controls the card."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.active == act.you


YOUR_TURN: Final = YourTurn()
