"""The course of the game: turns, and the phases of a turn (VTES-3)."""

from __future__ import annotations

from conclave.games.vtes.rules import end, notes
from conclave.games.vtes.rules.actions.later import put_off
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.influence import Influence
from conclave.games.vtes.rules.minion_phase import MinionPhase
from conclave.games.vtes.rules.phases import DiscardPhase, MasterPhase
from conclave.games.vtes.rules.steps import InTurn, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.untap import Untap
from conclave.games.vtes.rules.windows import (
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    UNTAP,
)
from conclave.games.vtes.vocabulary.moments import DiscardPhaseEnds, Happening


class Course(Step):
    """The whole game: turns proceed clockwise (VTES-3-01)."""

    def run(self, table: Table, step: int) -> None:
        if table.time_called:
            end.end_by_time(table)
            return
        seat = table.active
        if table.turn > 0:
            seat = table.prey(seat)
        course.begin_turn(table, seat)
        table.push(Turn(seat))

    def rule(self, table: Table) -> str:
        return "VTES-3-01"


class Turn(InTurn):
    """A turn: five phases in order (VTES-3-02)."""

    def run(self, table: Table, step: int) -> None:
        phases = (
            (UNTAP, Untap(self.seat)),
            (MASTER_PHASE, MasterPhase(self.seat)),
            (MINION_PHASE, MinionPhase(self.seat)),
            (INFLUENCE_PHASE, Influence(self.seat)),
            (DISCARD_PHASE, DiscardPhase(self.seat)),
        )
        if table.time_called and step != len(phases):
            end.end_by_time(table)
        elif step < len(phases):
            name, frame = phases[step]
            course.begin_phase(table, name)
            table.push(frame)
        elif step == len(phases):
            react(table, Happening(DiscardPhaseEnds, self.seat))
            put_off(table, notes.AT_END_OF_TURN)
        else:
            noting.end_turn(table, self.seat)
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-3-02"
