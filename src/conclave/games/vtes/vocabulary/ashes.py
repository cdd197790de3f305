"""What is done with the dead and the discarded: cards in ash heaps."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import contests, counters, moving
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import ASH_HEAP, NOTHING, READY
from conclave.games.vtes.vocabulary.filters import TARGET, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class RaiseVampire(Effect):
    """A vampire comes from an ash heap to your uncontrolled region, or, ready, into play."""

    ready: bool = False
    blood: int = 0
    """How much blood he gets from the bank."""
    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or table.zone[card] != ASH_HEAP:
            return
        counters.forget(table, card)
        moving.to_uncontrolled(table, card, act.you)
        counters.gain_blood(table, card, self.blood)
        if self.ready:
            contests.come_into_play(table, card, READY, act.you)
