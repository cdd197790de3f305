"""Counters that are neither blood nor life, such as corruption counters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.literals import SpecialCounter
from conclave.games.vtes.rules.notes import SPECIAL_COUNTERS
from conclave.games.vtes.rules.pricing import cost_in_play
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.parts import TARGET, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class PutCounter(Effect):
    """You put counters of a kind on a card, such as a corruption counter; they are yours."""

    counter: SpecialCounter
    on: Who = TARGET
    amount: int = 1

    def do(self, table: Table, act: Resolving) -> None:
        card = self.on.card(table, act)
        if card != NOTHING and table.in_play(card):
            for _ in range(self.amount):
                counters.put_special_counter(table, act.you, card, self.counter)
            if identity.is_vampire(table, card):
                contests.check_clan_and_sect(table, card)


@dataclass(frozen=True)
class BurnCounter(Effect):
    """Burn a counter of a kind on a card, or all of yours."""

    counter: SpecialCounter
    on: Who = TARGET
    all_yours: bool = False

    def do(self, table: Table, act: Resolving) -> None:
        card = self.on.card(table, act)
        if card != NOTHING and table.notes.has(SPECIAL_COUNTERS[self.counter], card):
            if self.all_yours:
                number = len(table.notes.about(SPECIAL_COUNTERS[self.counter], card))
                counters.burn_special_counters(table, card, self.counter, number, act.you)
            else:
                counters.burn_special_counters(table, card, self.counter)


@dataclass(frozen=True)
class HasCounter(Filter):
    """A card with a counter of a kind: anybody's, or one of yours; or as many as its capacity, its
    cost, or the one that it has."""

    counter: SpecialCounter
    yours: bool = False
    full: bool = False
    """Whether it must have at least as many as its capacity."""
    at_cost: bool = False
    """Whether it must have at least as many as its cost, and at least 1."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        found = table.notes.about(SPECIAL_COUNTERS[self.counter], card)
        number = sum([1 for each in found if not self.yours or each.seat == act.you])
        needed = 1
        if self.full and (not self.at_cost or identity.is_vampire(table, card)):
            needed = identity.capacity(table, card)
        elif self.at_cost:
            cost = cost_in_play(table, card)
            needed = cost.blood + cost.pool or table.cards.crypt[table.definition[card]].capacity
        return number >= max(needed, 1)


CORRUPTED: Final = HasCounter("corruption")
CORRUPTED_BY_YOU: Final = HasCounter("corruption", yours=True)
