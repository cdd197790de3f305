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
from conclave.lang.nodes import Amount, Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class PutCounter(Effect):
    """You put a counter of a kind on a card, such as a corruption counter; it is yours."""

    counter: SpecialCounter
    on: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.on.card(table, act)
        if card != NOTHING and table.in_play(card):
            counters.put_special_counter(table, act.you, card, self.counter)
            if identity.is_vampire(table, card):
                contests.check_clan_and_sect(table, card)


@dataclass(frozen=True)
class BurnCounter(Effect):
    """Burn a counter of a kind on a card."""

    counter: SpecialCounter
    on: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.on.card(table, act)
        if card != NOTHING and table.notes.has(SPECIAL_COUNTERS[self.counter], card):
            counters.burn_special_counters(table, card, self.counter)


@dataclass(frozen=True)
class SpecialCounters(Amount):
    """The number of counters of a kind on a card."""

    counter: SpecialCounter
    on: Who

    def count(self, table: Table, act: Resolving) -> int:
        return len(table.notes.about(SPECIAL_COUNTERS[self.counter], self.on.card(table, act)))


@dataclass(frozen=True)
class HasCounter(Filter):
    """A card with a counter of a kind: anybody's, or one of yours; or as many as its capacity or
    its cost."""

    counter: SpecialCounter
    yours: bool = False
    full: bool = False
    """Whether it must have at least as many as its capacity."""
    at_cost: bool = False
    """Whether it must have at least as many as its cost, and at least 1."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        kind = SPECIAL_COUNTERS[self.counter]
        if self.yours:
            return table.notes.has_seat(kind, card, act.you)
        if self.full:
            found = len(table.notes.about(kind, card))
            return found > 0 and found >= identity.capacity(table, card)
        if self.at_cost:
            cost = cost_in_play(table, card)
            return len(table.notes.about(kind, card)) >= max(cost.blood + cost.pool, 1)
        return table.notes.has(kind, card)


CORRUPTED: Final = HasCounter("corruption")
CORRUPTED_BY_YOU: Final = HasCounter("corruption", yours=True)
