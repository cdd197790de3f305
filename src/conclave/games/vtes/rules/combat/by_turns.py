"""What the two combatants do by turns: maneuvers and presses."""

from __future__ import annotations

from conclave.core.frames import IN_ORDER, Window
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.situation import both_ready, fighting
from conclave.games.vtes.rules.steps import Fighting, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING


class Alternating(Step):
    """The two combatants do something by turns, until one of them lets it be.

    Nobody does it twice in succession (VTES-6.4.2-06, VTES-6.4.4-06).
    """

    __match_args__ = ("last", "passes")

    def __init__(self, last: int = NOTHING, passes: int = 0) -> None:
        self.last = last
        """Who did it last."""
        self.passes = passes

    def run(self, table: Table, step: int) -> None:
        fight = fighting(table)
        assert fight is not None
        minion = self.turn(fight) if both_ready(table, fight) else NOTHING
        if minion == NOTHING:
            table.pop()
        else:
            table.push(Window(IN_ORDER, (table.controller[minion],)))

    def turn(self, fight: Fighting) -> int:
        """Whose turn it is; nobody's any more: NOTHING."""
        if self.last == NOTHING:
            if self.passes < 2:
                return fight.first if self.passes == 0 else fight.second
            return NOTHING
        return fight.opponent(self.last) if self.passes == 0 else NOTHING


class Ranging(Alternating):
    """Determining the range: maneuvers come here."""

    def maneuver(self, table: Table, minion: int) -> None:
        """A minion maneuvers."""
        raise NotImplementedError

    def bind(self, table: Table, minion: int, strike: Strike, source: int) -> None:
        """The first strike of the round is this one."""
        raise NotImplementedError


class Pressing(Alternating):
    """The press step: presses come here."""

    def press(self, table: Table, minion: int) -> None:
        """A minion presses."""
        raise NotImplementedError
