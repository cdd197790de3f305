"""Dice and coins."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class RollDie(Effect):
    """Roll a die for this card, which remembers the result; with 2 sides, flip a coin."""

    sides: int

    def do(self, table: Table, act: Resolving) -> None:
        noting.roll_die(table, act.source, self.sides)


@dataclass(frozen=True)
class Rolled(Condition):
    """The last roll for this card was within bounds."""

    least: int
    most: int
    coin: bool = False
    """Whether a coin was flipped: 1 is heads."""

    def holds(self, table: Table, act: Resolving) -> bool:
        roll = table.notes.first(notes.ROLLED, act.source)
        return roll is not None and self.least <= roll.amount <= self.most
