"""How much: counters on cards, cards of a kind, strength, bleed, capacity, victory points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bled
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.requirements import Targeting
from conclave.games.vtes.rules.situation import acting, fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.filters import lacking
from conclave.games.vtes.vocabulary.parts import SELF, THIS_CARD, Who
from conclave.games.vtes.vocabulary.players import CHOSEN
from conclave.lang.nodes import Amount, Condition, Players, ThatMany
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class CountersOn(Amount):
    """As many as there are counters on a card."""

    who: Who = THIS_CARD

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return 0 if card == NOTHING else table.blood[card]


@dataclass(frozen=True)
class NumberOf(Amount):
    """As many as there are cards of a kind."""

    which: Targeting

    def count(self, table: Table, act: Resolving) -> int:
        return len(self.which.choices(table, act))


@dataclass(frozen=True)
class StrengthOf(Amount):
    """The strength of a minion, and so much more."""

    more: int = 0
    who: Who = SELF

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return 0 if card == NOTHING else values.strength(table, card) + self.more


@dataclass(frozen=True)
class BleedOfAction(Amount):
    """The size of the bleed under way against a Methuselah; 0 if there is none."""

    against: Players

    def count(self, table: Table, act: Resolving) -> int:
        action = acting(table)
        if action is None or bled(table) not in self.against.seats(table, act):
            return 0
        return values.bleed(table, action.minion)


@dataclass(frozen=True)
class Lacking(Amount):
    """The blood that a vampire lacks to his capacity, or the life that another one has lost."""

    who: Who

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return 0 if card == NOTHING else lacking(table, card)


@dataclass(frozen=True)
class Capacity(Amount):
    """The capacity of a vampire."""

    who: Who

    def count(self, table: Table, act: Resolving) -> int:
        card = self.who.card(table, act)
        return 0 if card == NOTHING else identity.capacity(table, card)


@dataclass(frozen=True)
class Tally(Amount):
    """What Methuselahs have: "pool", victory "points", or the pool that they "lost" by the effect
    of the referendum; each counted so many times."""

    what: str
    of: Players = CHOSEN
    times: int = 1

    def count(self, table: Table, act: Resolving) -> int:
        seats = self.of.seats(table, act)
        if self.what == "pool":
            found = sum([table.pool[seat] for seat in seats])
        elif self.what == "points":
            found = sum([table.points[seat] for seat in seats])
        else:
            found = sum([table.noted(notes.LOST_POOL, seat) for seat in seats])
        return self.times * found


@dataclass(frozen=True)
class Plus(Amount):
    """An amount and so much more."""

    of: Amount
    more: int

    def count(self, table: Table, act: Resolving) -> int:
        return self.of.count(table, act) + self.more


@dataclass(frozen=True)
class LeastOf(Amount):
    """An amount, but at most so much."""

    of: Amount
    most: int

    def count(self, table: Table, act: Resolving) -> int:
        return min(self.of.count(table, act), self.most)


@dataclass(frozen=True)
class LostToDamage(Amount):
    """The blood or life that a minion lost to damage in this round of combat."""

    who: Who

    def count(self, table: Table, act: Resolving) -> int:
        fight = fighting(table)
        card = self.who.card(table, act)
        if fight is None or card == NOTHING:
            return 0
        return table.noted(notes.LOST_TO_DAMAGE, card)


@dataclass(frozen=True)
class Methuselahs(Amount):
    """As many as there are Methuselahs in the game."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.out.count(False)


@dataclass(frozen=True)
class VotesAhead(Amount):
    """The number of votes by which the referendum of the acting minion passed."""

    def count(self, table: Table, act: Resolving) -> int:
        return table.noted(notes.MARGIN, act.here)


@dataclass(frozen=True)
class Depending(Amount):
    """One number if something is so, another one if it is not."""

    on: Condition
    then: int
    otherwise: int

    def count(self, table: Table, act: Resolving) -> int:
        return self.then if self.on.holds(table, act) else self.otherwise


COUNTERS_HERE: Final = CountersOn(THIS_CARD)
THAT_MANY: Final = ThatMany()
METHUSELAHS: Final = Methuselahs()
VOTES_AHEAD: Final = VotesAhead()
Much = Amount | int
