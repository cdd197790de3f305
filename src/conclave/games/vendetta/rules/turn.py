"""A round of eleven turns, and what a player does in his."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import FORCED, Asking, Frame, Window
from conclave.core.moves import Move, Options
from conclave.games.vendetta.rules import atoms
from conclave.games.vendetta.rules.end import conclude
from conclave.games.vendetta.rules.moves import DISTRICTS, Done, Place
from conclave.games.vendetta.rules.scoring import score_round
from conclave.games.vendetta.rules.vendetta import trigger
from conclave.games.vendetta.rules.village import Village

TURNS: Final = 11
REINFORCEMENT: Final = 3
NONE: Final = 0

_ASK: Final = [Window(FORCED, (seat,)) for seat in range(5)]


class Round(Frame[Village]):
    """Eleven turns, a raid and a scoring, until somebody has won (VEND-TURN-01)."""

    def run(self, village: Village, step: int) -> None:
        if step == 0:
            atoms.begin_round(village)
        elif step == 1:
            if village.turn < TURNS:
                village.go(1)
                village.push(TURN)
        elif step == 2:
            raid(village)
        elif step == 3:
            score_round(village)
        else:
            conclude(village)
            if not village.over:
                for seat in range(village.seats):
                    atoms.receive(village, seat, REINFORCEMENT)
                village.go(0)


class Turn(Frame[Village]):
    """Reorder in the first turn of a round, place, trigger a vendetta (VEND-TURN-04)."""

    def run(self, village: Village, step: int) -> None:
        if step == 0:
            atoms.begin_turn(village)
            if village.turn == 1:
                atoms.reorder(village)
            village.push(_ENTERED[NONE])
        else:
            trigger(village)
            village.pop()


class Placing(Asking[Village]):
    """Any number of mafiosi into at most two districts, one for the opening turn.

    One amount for each district: what is placed in a turn is one declaration (VEND-R-06).
    """

    __match_args__ = ("entered",)

    def __init__(self, entered: int) -> None:
        self.entered = entered
        """The district that was entered this turn, or NONE."""

    def limit(self, village: Village) -> int:
        """How many districts may be entered this turn (VEND-PLACE-02, -03)."""
        return 1 if village.turn == 1 else 2

    def run(self, village: Village, step: int) -> None:
        village.push(_ASK[village.active])

    def options(self, village: Village, seat: int) -> Options:
        return village.placements(seat, self.entered)

    def allows(self, village: Village, seat: int, move: Move) -> bool:
        if isinstance(move, Place):
            district = move.district
            return (
                1 <= district <= DISTRICTS
                and move.number <= village.supply[seat]
                and move.number >= village.least(seat, district)
                and district != self.entered
            )
        return isinstance(move, Done)

    def chosen(self, village: Village, seat: int, move: Move) -> None:
        if isinstance(move, Place):
            atoms.place(village, seat, move.number, move.district)
            if self.entered == NONE and self.limit(village) == 2:
                village.replace(_ENTERED[move.district])
                return
        village.pop()

    def rule(self, village: Village) -> str:
        return "VEND-PLACE-03" if self.limit(village) == 1 else "VEND-PLACE-02"

    def facts(self, village: Village, seat: int) -> dict[str, object]:
        return {
            "supply": village.supply[seat],
            "districts": 1 if self.entered else self.limit(village),
            "entered": self.entered,
        }

    def refusal(self, village: Village, seat: int, move: Move) -> IllegalMove:
        if not isinstance(move, Place):
            return IllegalMove("VEND-TURN-04", "not-offered", move=move.text)
        district, number, supply = move.district, move.number, village.supply[seat]
        if not 1 <= district <= DISTRICTS:
            return IllegalMove("VEND-COMP-02", "vendetta-no-such-district", district=district)
        if district == self.entered:
            return IllegalMove("VEND-R-06", "vendetta-entered-already", district=district)
        if number < 1:
            return IllegalMove("VEND-R-05", "vendetta-place-none")
        least = village.least(seat, district)
        if number < least:
            rival = village.controller[district]
            return IllegalMove(
                "VEND-PLACE-12", "vendetta-too-few", district=district, least=least, seat=rival
            )
        rule = "VEND-PLACE-17" if least > max(supply, 1) else "VEND-PLACE-10"
        return IllegalMove(rule, "vendetta-supply-too-small", number=number, supply=supply)


TURN: Final = Turn()
_ENTERED: Final = [Placing(district) for district in range(DISTRICTS + 1)]


def raid(village: Village) -> None:
    """Clear the two districts on the Raid field, whoever holds them (VEND-RAID-02..05)."""
    for district in atoms.turn_over_raid(village).districts:
        for seat in range(village.seats):
            if village.at(district, seat) > 0:
                atoms.lose_all(village, seat, district)
