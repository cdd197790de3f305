"""Turns and their phases (VTES-3)."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import end, notes
from conclave.games.vtes.rules.abilities.turns import LETS_SKIP_TURNS
from conclave.games.vtes.rules.actions.deferred import run_deferred
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.control import return_control
from conclave.games.vtes.rules.frame_types import CurrentTurn, TableFrame
from conclave.games.vtes.rules.influence import Influence
from conclave.games.vtes.rules.minion_phase import MinionPhase
from conclave.games.vtes.rules.moments import AT_END, AtPhase, Happening
from conclave.games.vtes.rules.phases import DiscardPhase, MasterPhase
from conclave.games.vtes.rules.skipping import SkipTurn
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.rules.untap import Untap
from conclave.games.vtes.rules.windows import (
    DISCARD_PHASE,
    INFLUENCE_PHASE,
    MASTER_PHASE,
    MINION_PHASE,
    PHASES,
    UNTAP,
)


class Course(TableFrame):
    """The whole game: turns proceed clockwise (VTES-3-01), unless a card has reversed them."""

    def run(self, table: Table, step: int) -> None:
        if table.time_called:
            end.end_by_time(table)
            return
        seat = table.active
        if table.turn > 0:
            backwards = table.notes.has(notes.PLAY_REVERSED, NOTHING)
            seat = table.predator(seat) if backwards else table.prey(seat)
            seat = next_turn(table, seat)
        course.begin_turn(table, seat)
        table.push(Turn(seat))
        if table.cards_with(LETS_SKIP_TURNS):
            table.push(SkipTurn(seat))

    def rule(self, table: Table) -> str:
        return "VTES-3-01"


def next_turn(table: Table, seat: int) -> int:
    """Who takes the next turn: a player to whom a card gives it, or this one."""
    given = [note.seat for note in table.notes.of(notes.NEXT_TURN) if not table.out[note.seat]]
    if not given:
        return seat
    noting.erase_all(table, notes.NEXT_TURN)
    around = table.around(table.active)
    return next(other for other in (*around[1:], around[0]) if other in given)


TURN_ENDS: Final = 5
"""The step of a turn after its phases."""


class Turn(CurrentTurn):
    """A turn: five phases in order (VTES-3-02)."""

    steps = (*PHASES, "turn-ends", "over")

    def run(self, table: Table, step: int) -> None:
        phases = (
            (UNTAP, Untap(self.seat)),
            (MASTER_PHASE, MasterPhase(self.seat)),
            (MINION_PHASE, MinionPhase(self.seat)),
            (INFLUENCE_PHASE, Influence(self.seat)),
            (DISCARD_PHASE, DiscardPhase(self.seat)),
        )
        if table.time_called and step != TURN_ENDS:
            end.end_by_time(table)
        elif table.notes.has(notes.TURN_SKIPPED, self.seat):
            table.pop()
        elif step < TURN_ENDS:
            name, frame = phases[step]
            course.begin_phase(table, name)
            table.push(frame)
            if name == MINION_PHASE:
                trigger(table, Happening(AtPhase, self.seat))
        elif step == TURN_ENDS:
            return_control(table, self.seat)
            trigger(table, Happening(AtPhase, self.seat, amount=AT_END))
            run_deferred(table, notes.AT_END_OF_TURN)
        else:
            noting.end_turn(table, self.seat)
            table.pop()

    def rule(self, table: Table) -> str:
        return "VTES-3-02"
