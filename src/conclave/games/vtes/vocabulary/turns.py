"""Whose turn it is, and the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, course, noting
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.constants import NOBODY, NOTHING
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.players import CHOSEN
from conclave.lang.nodes import Condition, Effect, Players
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


@dataclass(frozen=True)
class PayTribute(Effect):
    """A Methuselah burns pool. This card is burned when its controller has burned `most` in this
    way."""

    amount: int
    most: int
    by: Players = CHOSEN

    def do(self, table: Table, act: Resolving) -> None:
        card = act.source
        for seat in self.by.seats(table, act):
            burned = counters.lose_pool(table, seat, self.amount)
            if seat == table.controller[card]:
                noting.note(table, 0, notes.BURNED_FOR_CARD, card, burned, seat=seat)
                if table.notes.total_by(notes.BURNED_FOR_CARD, card, seat) >= self.most:
                    burn(table, card)


YOUR_TURN: Final = YourTurn()
