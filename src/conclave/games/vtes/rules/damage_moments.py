"""The moments of damage that trigger the abilities of cards."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.moments import CardMoment, Happening
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class TakesDamage(CardMoment):
    """A minion who matches has inflicted damage on this one, even if it was prevented."""

    who: Filter
    by: Filter
    long: bool = False
    """Whether only at long range."""

    def which(self) -> Filter:
        return self.who

    def matches(self, table: Table, act: Resolving, happening: Happening) -> bool:
        if self.long and not is_long(table):
            return False
        if not self.by.fits(table, act, happening.other):
            return False
        return self.who.fits(table, act, happening.card)
