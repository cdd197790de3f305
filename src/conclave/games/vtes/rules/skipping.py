"""Skipping a turn, because of a card in play."""

from __future__ import annotations

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.turns import LETS_SKIP_TURNS
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.frame_types import TableFrame
from conclave.games.vtes.rules.table import Table
from conclave.lang.moves import YES_OR_NO, Yes


class SkipTurn(TableFrame):
    """Before the first phase of her turn a player may skip the turn."""

    steps = ASK_ONCE

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        if step == FIRST:
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()

    def options(self, table: Table, seat: int) -> Options:
        return YES_OR_NO

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if not isinstance(move, Yes):
            return
        noting.note(table, turn_scope(table), notes.TURN_SKIPPED, seat)
        course.skip_turn(table, seat)
        for card in table.cards_with(LETS_SKIP_TURNS):
            if table.controller[card] == seat:
                count_turn(table, seat, card)

    def rule(self, table: Table) -> str:
        return "VTES-3-01"


def count_turn(table: Table, seat: int, card: int) -> None:
    """Count a turn that the controller of a card has skipped, and burn it after the last."""
    noting.note(table, 0, notes.SKIPPED_WITH_CARD, card, 1, seat=seat)
    for each in LETS_SKIP_TURNS.of(table, card):
        if table.notes.total_by(notes.SKIPPED_WITH_CARD, card, seat) >= each.most:
            burn(table, card)
