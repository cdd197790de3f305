"""Who pays for a bleed, and how much at most."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import counters, reading
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Feat
from conclave.games.vtes.rules.situation import acting, action_scope, bled
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import SUCCEEDING
from conclave.games.vtes.rules.words import NOBODY
from conclave.games.vtes.vocabulary.players import YOU
from conclave.lang.nodes import Players
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class PayForBleed(Feat):
    """Somebody burns the pool for a bleed that would succeed, in the place of its target."""

    by: Players = YOU

    def windows(self) -> tuple[str, ...]:
        return (SUCCEEDING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = acting(table)
        if action is None or bled(table) == NOBODY or reading.bleed(table, action.minion) < 1:
            return "no-bleed"
        if any(note[1] == notes.PAYS_FOR_BLEED for note in table.notes):
            return "not-needed"  # what is burned then is burned by a card, not by the bleed
        return "" if self.by.seats(table, act) else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act):
            counters.note(table, action_scope(table), notes.PAYS_FOR_BLEED, act.source, seat)


@dataclass(frozen=True)
class LimitBleed(Feat):
    """At most so much pool is burned for the bleed under way; if none, it is unsuccessful."""

    most: int

    def windows(self) -> tuple[str, ...]:
        return (SUCCEEDING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = acting(table)
        if action is None or bled(table) == NOBODY or reading.bleed(table, action.minion) < 1:
            return "no-bleed"
        limited = table.has_noted(notes.BLEED_LIMIT, action.minion, self.most)
        return "not-needed" if limited else ""

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            scope = action_scope(table)
            counters.note(table, scope, notes.BLEED_LIMIT, action.minion, self.most)
