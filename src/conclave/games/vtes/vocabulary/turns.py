"""Whose turn it is, and the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is the turn of the Methuselah who plays or controls the card."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.active == act.you


@dataclass(frozen=True)
class EndTurn(Effect):
    """The current turn ends, after the current action if there is one. The predator of the
    Methuselah whom the moment is about takes the next turn."""

    def do(self, table: Table, act: Resolving) -> None:
        seat = table.predator(act.them)
        if seat != NOBODY:
            noting.note(table, 0, notes.NEXT_TURN, NOTHING, seat=seat)
        if turn_scope(table) != NOTHING:
            noting.note(table, turn_scope(table), notes.TURN_ENDING, NOTHING)
            course.mark_unsettled(table)


YOUR_TURN: Final = YourTurn()
