"""Resolution: each location in turn, in five steps."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import COUNTED, FIRST, IN_ORDER, Asking, Frame, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.masquerade.rules.atoms import course
from conclave.games.masquerade.rules.card_step import CardStep
from conclave.games.masquerade.rules.conflict import begin_conflict, push_rewards
from conclave.games.masquerade.rules.constants import NOBODY
from conclave.games.masquerade.rules.library import AFTERMATH, CONFLICT, PREPARATION
from conclave.games.masquerade.rules.moments import (
    AfterLocation,
    AfterReveal,
    AfterWithdrawal,
    BeforeReveal,
    Happening,
    StartOfResolution,
)
from conclave.games.masquerade.rules.moves import Use
from conclave.games.masquerade.rules.planning import use_relic
from conclave.games.masquerade.rules.reactions import react
from conclave.games.masquerade.rules.reveal import Reveal, tolls
from conclave.games.masquerade.rules.table import Table
from conclave.games.masquerade.rules.withdrawal import Withdrawal
from conclave.lang.resolving import Resolving

WITHDRAWAL: Final = "withdrawal"
REVEAL: Final = "reveal"


class Resolution(Frame[Table]):
    """Relics of this moment, then all locations in ascending order (MASQ-RES-01)."""

    steps = COUNTED

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(RelicsAtResolution(table.order()))
        elif step <= len(table.places):
            table.push(LocationSteps(table.places[step - 1]))
        else:
            table.pop()


class RelicsAtResolution(Asking[Table]):
    """Players with an unused relic for this moment may use it, in turn order (MASQ-VARR-04).

    The order is fixed at the start (MASQ-R-58), because a relic may move the ambition token.
    """

    steps = COUNTED

    __match_args__ = ("order",)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, table: Table, step: int) -> None:
        if step == len(self.order):
            table.pop()
        elif self.usable(table, self.order[step]):
            table.push(Window(IN_ORDER, (self.order[step],)))

    def usable(self, table: Table, seat: int) -> bool:
        """Whether a player's relic can be used now and would have an effect."""
        relic = table.relic[seat]
        if relic == NOBODY or table.relic_used[seat] or table.out[seat]:
            return False
        for ability in table.library.whenever[relic]:
            if isinstance(ability.moment, StartOfResolution):
                return ability.effect.possible(table, Resolving(ability.effect, seat, relic, 0))
        return False

    def options(self, table: Table, seat: int) -> Options:
        return Choices([Use(table.library.names[table.relic[seat]])])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        use_relic(table, seat)

    def rule(self, table: Table) -> str:
        return "MASQ-VARR-04"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        return {"relic": table.library.names[table.relic[seat]]}


# The steps of LocationSteps
WITHDRAW: Final = 0
WITHDRAWN: Final = 1
BEFORE_REVEAL: Final = 2
TURN_CARDS: Final = 3
REVEALED: Final = 4
PREPARE: Final = 5
FIGHT: Final = 6
REWARD: Final = 7
FOLLOW_UP: Final = 8
RESOLVED: Final = 9


class LocationSteps(Frame[Table]):
    """Withdrawal, reveal, preparation, conflict, aftermath (MASQ-RES-02)."""

    steps = (
        "withdraw",
        "withdrawn",
        "before-reveal",
        "turn-cards",
        "revealed",
        "prepare",
        "fight",
        "reward",
        "follow-up",
        "resolved",
        "over",
    )

    __match_args__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, table: Table, step: int) -> None:
        place = self.place
        if step == WITHDRAW:
            course.begin_location(table, place)
            course.begin_step(table, WITHDRAWAL)
            if table.present(place):
                table.push(Withdrawal(place, table.present(place)))
        elif step == WITHDRAWN:
            react(table, Happening(AfterWithdrawal, place=place))
        elif step == BEFORE_REVEAL:
            course.begin_step(table, REVEAL)
            react(table, Happening(BeforeReveal, place=place))
        elif step == TURN_CARDS:
            table.push(Reveal(place, tolls(table, place), ()))
        elif step == REVEALED:
            react(table, Happening(AfterReveal, place=place))
        elif step == PREPARE:
            course.begin_step(table, PREPARATION)
            table.push(CardStep(place, PREPARATION, table.order(), 0, ()))
        elif step == FIGHT:
            course.begin_step(table, CONFLICT)
            begin_conflict(table, place)
        elif step == REWARD:
            push_rewards(table, place)
        elif step == FOLLOW_UP:
            course.begin_step(table, AFTERMATH)
            table.push(CardStep(place, AFTERMATH, table.order(), 0, ()))
        elif step == RESOLVED:
            react(table, Happening(AfterLocation, place=place))
        else:
            table.pop()
