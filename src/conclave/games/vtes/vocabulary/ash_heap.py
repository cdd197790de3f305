"""Cards that come back from ash heaps."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, NOTHING, READY
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class StoreHere(Effect):
    """Move a card from an ash heap to this card, face down and out of play; this card's controller
    may play it as if from hand. If it is burned then, it is removed from the game instead."""

    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.zone[card] == ASH_HEAP and table.in_play(act.source):
            moving.store(table, card, act.source)


@dataclass(frozen=True)
class HasStored(Condition):
    """A card is stored on this card."""

    def holds(self, table: Table, act: Resolving) -> bool:
        return table.notes.has(notes.STORED_CARD, act.source)


@dataclass(frozen=True)
class Revive(Effect):
    """Put a minion or retainer from an ash heap into play, ignoring requirements and cost.

    An ally enters your ready region and a retainer goes on the acting minion, with his starting
    life; a vampire enters your ready or uncontrolled region, with `blood` from the bank.
    """

    ready: bool = True
    blood: int = 0
    who: Who = TARGET

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or table.zone[card] != ASH_HEAP:
            return
        noting.forget_minion(table, card)
        number = table.definition[card]
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
