"""What is done with the dead and the discarded: cards in ash heaps."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import ASH_HEAP, BESIDE, NOTHING, READY
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Revive(Effect):
    """A minion or retainer comes from an ash heap to you; requirements and cost do not matter.

    An ally comes to your ready region and a retainer onto the acting minion, with the life that he
    starts with; a vampire, with so much blood from the bank, to your ready or uncontrolled region.
    """

    ready: bool = True
    blood: int = 0
    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or table.zone[card] != ASH_HEAP:
            return
        noting.forget(table, card)
        number = table.what[card]
        if table.cards.is_crypt[number]:
            life = table.cards.crypt[number].capacity if table.cards.is_imbued[number] else 0
            moving.to_uncontrolled(table, card, act.you)
            counters.gain_blood(table, card, life or self.blood)
            if self.ready:
                contests.come_into_play(table, card, READY, act.you)
            return
        moving.begin_playing(table, card, act.you)
        ally = table.cards.is_ally[number]
        host = NOTHING if ally else act.here
        contests.come_into_play(table, card, READY if ally else BESIDE, act.you, host)
