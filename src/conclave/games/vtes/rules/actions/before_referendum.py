"""Before the referendum of a successful political action: cards in play that respond to it."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE, FIRST
from conclave.core.moves import Move
from conclave.games.vtes.rules.abilities.using import BEFORE_OTHERS_REFERENDUM
from conclave.games.vtes.rules.actions.aim import can_continue
from conclave.games.vtes.rules.atoms import actions
from conclave.games.vtes.rules.current import current_action
from conclave.games.vtes.rules.frame_types import CurrentAction, TableFrame
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.opportunity import opportunity_order
from conclave.games.vtes.rules.playing.cards import OpenWindow
from conclave.games.vtes.rules.politics import Referendum
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import BEFORE_REFERENDUM


def call_referendum(table: Table, action: CurrentAction) -> None:
    """Hold the referendum of an action, after the responses to it."""
    seats = users(table, action) if table.cards_with(BEFORE_OTHERS_REFERENDUM) else ()
    if seats:
        table.push(BeforeReferendum(seats))
    else:
        table.push(Referendum(action.seat, action.minion, action.card))


def users(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """The other players who can use a card in play before the referendum."""
    found = []
    for seat in opportunity_order(table):
        moves: list[Move] = []
        if seat != action.seat:
            offers.uses(table, seat, BEFORE_REFERENDUM, moves)
        if moves:
            found.append(seat)
    return tuple(found)


class BeforeReferendum(TableFrame):
    """Ask who responds; then there is a referendum, unless the acting minion is gone."""

    steps = ASK_ONCE

    __match_args__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(OpenWindow(BEFORE_REFERENDUM, self.seats))
            return
        table.pop()
        action = current_action(table)
        assert action is not None
        if can_continue(table, action):
            table.push(Referendum(action.seat, action.minion, action.card))
        else:
            actions.end(table, action.minion)
