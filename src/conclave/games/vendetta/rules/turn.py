"""Rounds, turns and placing."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import FORCED, Asking, Frame, Window
from conclave.core.moves import Move, Options
from conclave.games.vendetta.rules import atoms
from conclave.games.vendetta.rules.end import conclude
from conclave.games.vendetta.rules.moves import DISTRICTS, Done, Place
from conclave.games.vendetta.rules.scoring import score_round
from conclave.games.vendetta.rules.table import Table
from conclave.games.vendetta.rules.vendetta import trigger

TURNS: Final = 11
REINFORCEMENT: Final = 3
NONE: Final = 0

_ASK: Final = [Window(FORCED, (seat,)) for seat in range(5)]


# The steps of Round
BEGIN: Final = 0
TAKE_TURNS: Final = 1
RAID: Final = 2
SCORING: Final = 3


class Round(Frame[Table]):
    """Eleven turns, a raid and a scoring, until somebody has won (VEND-TURN-01)."""

    steps = ("begin", "take-turns", "raid", "scoring", "end-round")

    def run(self, table: Table, step: int) -> None:
        if step == BEGIN:
            atoms.begin_round(table)
        elif step == TAKE_TURNS:
            if table.turn < TURNS:
                table.go(TAKE_TURNS)
                table.push(TURN)
        elif step == RAID:
            raid(table)
        elif step == SCORING:
            score_round(table)
        else:
            conclude(table)
            if not table.over:
                for seat in range(table.seats):
                    atoms.receive(table, seat, REINFORCEMENT)
                table.go(BEGIN)


# The steps of Turn
PLACE: Final = 0


class Turn(Frame[Table]):
    """Reorder in the first turn of a round, place, trigger a vendetta (VEND-TURN-04)."""

    steps = ("place", "trigger")

    def run(self, table: Table, step: int) -> None:
        if step == PLACE:
            atoms.begin_turn(table)
            if table.turn == 1:
                atoms.reorder(table)
            table.push(_ENTERED[NONE])
        else:
            trigger(table)
            table.pop()


class Placing(Asking[Table]):
    """Place any number of mafiosi in up to two districts, or one in the opening turn.

    Each district gets one amount: a turn's placement is one declaration (VEND-R-06).
    """

    __match_args__ = ("entered",)

    def __init__(self, entered: int) -> None:
        self.entered = entered
        """The district entered this turn, or NONE."""

    def limit(self, table: Table) -> int:
        """How many districts may be entered this turn (VEND-PLACE-02, -03)."""
        return 1 if table.turn == 1 else 2

    def run(self, table: Table, step: int) -> None:
        table.push(_ASK[table.active])

    def options(self, table: Table, seat: int) -> Options:
        return table.placements(seat, self.entered)

    def allows(self, table: Table, seat: int, move: Move) -> bool:
        if isinstance(move, Place):
            district = move.district
            return (
                1 <= district <= DISTRICTS
                and move.number <= table.supply[seat]
                and move.number >= table.least(seat, district)
                and district != self.entered
            )
        return isinstance(move, Done)

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Place):
            atoms.place(table, seat, move.number, move.district)
            if self.entered == NONE and self.limit(table) == 2:
                table.replace(_ENTERED[move.district])
                return
        table.pop()

    def rule(self, table: Table) -> str:
        return "VEND-PLACE-03" if self.limit(table) == 1 else "VEND-PLACE-02"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {
            "supply": table.supply[seat],
            "districts": 1 if self.entered else self.limit(table),
            "entered": self.entered,
        }

    def refusal(self, table: Table, seat: int, move: Move) -> IllegalMove:
        if not isinstance(move, Place):
            return IllegalMove("VEND-TURN-04", "not-offered", move=move.text)
        district, number, supply = move.district, move.number, table.supply[seat]
        if not 1 <= district <= DISTRICTS:
            return IllegalMove("VEND-COMP-02", "vendetta-no-such-district", district=district)
        if district == self.entered:
            return IllegalMove("VEND-R-06", "vendetta-entered-already", district=district)
        if number < 1:
            return IllegalMove("VEND-R-05", "vendetta-place-none")
        least = table.least(seat, district)
        if number < least:
            rival = table.controller[district]
            return IllegalMove(
                "VEND-PLACE-12", "vendetta-too-few", district=district, least=least, seat=rival
            )
        rule = "VEND-PLACE-17" if least > max(supply, 1) else "VEND-PLACE-10"
        return IllegalMove(rule, "vendetta-supply-too-small", number=number, supply=supply)


TURN: Final = Turn()
_ENTERED: Final = [Placing(district) for district in range(DISTRICTS + 1)]


def raid(table: Table) -> None:
    """Clear the two districts on the Raid field, regardless of control (VEND-RAID-02..05)."""
    for district in atoms.turn_over_raid(table).districts:
        for seat in range(table.seats):
            if table.at(district, seat) > 0:
                atoms.lose_all(table, seat, district)
