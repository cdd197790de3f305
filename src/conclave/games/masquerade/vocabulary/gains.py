"""Gains: blood, influence, victims and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.masquerade.rules.atoms import allies, counters, moving
from conclave.games.masquerade.rules.moments import Gains
from conclave.games.masquerade.rules.players import YOU
from conclave.games.masquerade.rules.table import Table
from conclave.lang.nodes import Amount, Effect, Players, count
from conclave.lang.resolving import Resolving

BLOOD: Final = "blood"
INFLUENCE: Final = "influence"

Much = Amount | int


@dataclass(frozen=True)
class Gain(Gains):
    """Players gain blood or influence from the bank."""

    amount: Much
    what: str = BLOOD
    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def is_influence(self) -> bool:
        return self.what == INFLUENCE

    def commutes(self) -> bool:
        return True

    def affected(self) -> Players:
        return self.by

    def total(self, table: Table, act: Resolving) -> int:
        return count(self.amount, table, act)

    def affect(self, table: Table, act: Resolving, seat: int, amount: int) -> None:
        if amount > 0 and self.what == BLOOD:
            counters.gain_blood(table, seat, amount)
        elif amount > 0:
            counters.gain_influence(table, seat, amount)


@dataclass(frozen=True)
class GainVictim(Effect):
    """Add victims from the pile to your alliance."""

    number: int = 1

    def do(self, table: Table, act: Resolving) -> None:
        allies.gain_victims(table, act.you, self.number)


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards from your clan deck into your hand."""

    number: int = 1

    def do(self, table: Table, act: Resolving) -> None:
        if table.deck[act.you]:
            moving.draw(table, act.you, self.number)
            moving.keep(table, act.you)
