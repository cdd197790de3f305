"""Maneuvers and presses: what the two combatants do in turns."""

from __future__ import annotations

from conclave.core.frames import IN_ORDER, Window
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import both_ready, current_combat
from conclave.games.vtes.rules.frame_types import CurrentCombat, TableFrame
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.table import Table


class Alternating(TableFrame):
    """The two combatants act in turns until one of them passes.

    Nobody acts twice in succession (VTES-6.4.2-06, VTES-6.4.4-06).
    """

    __match_args__ = ("last", "passes")

    def __init__(self, last: int = NOTHING, passes: int = 0) -> None:
        self.last = last
        """The side that acted last."""
        self.passes = passes

    def run(self, table: Table, step: int) -> None:
        fight = current_combat(table)
        assert fight is not None
        minion = self.whose_turn(fight) if both_ready(table, fight) else NOTHING
        if minion == NOTHING:
            table.pop()
        else:
            table.push(Window(IN_ORDER, (table.controller[minion],)))

    def whose_turn(self, fight: CurrentCombat) -> int:
        """The side whose turn it is; NOTHING when it is over."""
        if self.last == NOTHING:
            if self.passes < 2:
                return fight.first if self.passes == 0 else fight.second
            return NOTHING
        return fight.opponent(self.last) if self.passes == 0 else NOTHING


class Ranging(Alternating):
    """Determining range."""

    def maneuver(self, table: Table, minion: int) -> None:
        """A minion maneuvers."""
        raise NotImplementedError

    def bind(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """Bind a minion to this strike as his initial strike."""
        raise NotImplementedError


class Pressing(Alternating):
    """The press step."""

    def press(self, table: Table, minion: int) -> None:
        """A minion presses."""
        raise NotImplementedError
