"""Taking actions because of a card, in any player's minion phase; who has taken none."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.minion_phase import ExtraAction, all_actions_of
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.requirements import RecallsActions
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.nodes import Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class TakeAction(TimedEffect):
    """The minion with this card, or another, takes an action now, as if it were his controller's
    turn."""

    who: Who = SELF

    def subject(self) -> str:
        return "who"

    def obstacle(self, table: Table, act: Resolving) -> str:
        minion = self.who.card(table, act)
        if minion != act.here and table.active == act.you:
            return "not-needed"  # he may act anyway
        return "" if all_actions_of(table, act.you, minion) else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        table.push(ExtraAction(act.you, self.who.card(table, act)))


@dataclass(frozen=True)
class ActionsTaken(RecallsActions):
    """At most this many actions have begun this turn: by your minions, or by anybody's; those that
    were cancelled as they were announced don't count."""

    most: int = 0
    by: Players = YOU

    def holds(self, table: Table, act: Resolving) -> bool:
        seats, begun = self.by.seats(table, act), table.notes.of(notes.ACTION_BEGUN)
        return len([note for note in begun if note.seat in seats]) <= self.most
