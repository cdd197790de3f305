"""Amounts: counters, numbers of cards, strength, bleed, capacity, victory points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bleed_target
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import current_action, current_combat
from conclave.games.vtes.rules.literals import Count, SpecialCounter, Value
from conclave.games.vtes.rules.pricing import cost_in_play
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.requirements import Targeting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.filters import missing_counters
from conclave.games.vtes.vocabulary.parts import SELF, THIS_CARD, Who
from conclave.games.vtes.vocabulary.players import CHOSEN
from conclave.lang.nodes import Amount, Condition, Players, ThatMany
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class CountersOn(Amount):
    """The number of counters on a card: blood, life and the like, or those of another kind."""

    who: Who = THIS_CARD
    counter: SpecialCounter | None = None

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        if self.counter is not None:
            return len(table.notes.about(notes.SPECIAL_COUNTERS[self.counter], card))
        return 0 if card == NOTHING else table.blood[card]


@dataclass(frozen=True)
class NumberOf(Amount):
    """The number of cards that match, or of the clans among them."""

    which: Targeting
    clans: bool = False

    def count(self, table: Table, act: Resolving) -> int:
        found = self.which.choices(table, act)
        return len({identity.clan(table, card) for card in found}) if self.clans else len(found)


@dataclass(frozen=True)
class StrengthOf(Amount):
    """A minion's strength, plus `more`."""

    more: int = 0
    who: Who = SELF

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return 0 if card == NOTHING else values.strength(table, card) + self.more


@dataclass(frozen=True)
class ValueOf(Amount):
    """A minion's "stealth", or a vampire's "votes", by his title for example."""

    what: Value
    who: Who

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        if card == NOTHING:
            return 0
        if self.what == "votes":
            return titles.votes(table, card)
        return max(values.stealth(table, card), 0)


@dataclass(frozen=True)
class BleedOfAction(Amount):
    """The size of the current bleed against a Methuselah; 0 if there is none."""

    against: Players

    def count(self, table: Table, act: Resolving) -> int:
        action = current_action(table)
        if action is None or bleed_target(table) not in self.against.seats(table, act):
            return 0
        return values.bleed(table, action.minion)


@dataclass(frozen=True)
class Lacking(Amount):
    """The blood a vampire is missing to his capacity, or the life another minion has lost."""

    who: Who

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return 0 if card == NOTHING else missing_counters(table, card)


@dataclass(frozen=True)
class Capacity(Amount):
    """A vampire's capacity."""

    who: Who

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return 0 if card == NOTHING else identity.capacity(table, card)


@dataclass(frozen=True)
class CostOf(Amount):
    """The cost of a card in play, in blood or pool, or only in pool; 0 if it is X."""

    who: Who
    in_pool: bool = False

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        if card == NOTHING:
            return 0
        cost = cost_in_play(table, card)
        return cost.pool if self.in_pool else cost.blood + cost.pool


@dataclass(frozen=True)
class Tally(Amount):
    """What Methuselahs have, times `times`: "pool", victory "points", or the pool they "lost" by
    the referendum."""

    what: Count
    of: Players = CHOSEN
    times: int = 1

    def count(self, table: Table, act: Resolving) -> int:
        seats = self.of.seats(table, act)
        if self.what == "pool":
            found = sum([table.pool[seat] for seat in seats])
        elif self.what == "points":
            found = sum([table.points[seat] for seat in seats])
        else:
            found = sum([table.notes.total(notes.LOST_POOL, seat) for seat in seats])
        return self.times * found


@dataclass(frozen=True)
class Plus(Amount):
    """An amount plus a number."""

    of: Amount
    more: int

    def count(self, table: Table, act: Resolving) -> int:
        return self.of.count(table, act) + self.more


@dataclass(frozen=True)
class VictimCapacity(Amount):
    """The capacity of the vampire who is being diablerized."""

    def count(self, table: Table, act: Resolving) -> int:
        return act.amount


@dataclass(frozen=True)
class Capped(Amount):
    """An amount, at most `most`."""

    of: Amount
    most: int

    def count(self, table: Table, act: Resolving) -> int:
        return min(self.of.count(table, act), self.most)


@dataclass(frozen=True)
class LostToDamage(Amount):
    """The blood or life that a minion has lost to damage in this round of combat."""

    who: Who

    def count(self, table: Table, act: Resolving) -> int:
        fight = current_combat(table)
        card = self.who.card(table, act)
        if fight is None or card == NOTHING:
            return 0
        return table.notes.total(notes.LOST_TO_DAMAGE, card)


@dataclass(frozen=True)
class Methuselahs(Amount):
    """The number of Methuselahs in the game."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.out.count(False)


@dataclass(frozen=True)
class VoteMargin(Amount):
    """The number of votes by which the acting minion's referendum passed or failed."""

    failed: bool = False

    def count(self, table: Table, act: Resolving) -> int:
        action = current_action(table)
        if self.failed:
            return 0 if action is None else table.notes.total(notes.MISSED_VOTES, action.minion)
        return table.notes.total(notes.VOTE_MARGIN, act.here)


@dataclass(frozen=True)
class Depending(Amount):
    """One number if a condition holds, another if it doesn't."""

    on: Condition
    then: int
    otherwise: int

    def count(self, table: Table, act: Resolving) -> int:
        return self.then if self.on.holds(table, act) else self.otherwise


COUNTERS_HERE: Final = CountersOn(THIS_CARD)
THAT_MANY: Final = ThatMany()
METHUSELAHS: Final = Methuselahs()
VOTE_MARGIN: Final = VoteMargin()
Much = Amount | int
