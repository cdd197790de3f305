"""Victory points, and what a predator earns by ousting her prey."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import Amount, Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class LosePoint(Effect):
    """You lose a victory point."""

    def do(self, table: Table, act: Resolving) -> None:
        course.lose_point(table, act.you)


@dataclass(frozen=True)
class SetReward(Effect):
    """The next predator who ousts her prey gains this much pool for it instead of 6."""

    amount: Amount | int

    def do(self, table: Table, act: Resolving) -> None:
        noting.set_amount(table, 0, notes.REWARD, NOTHING, count(self.amount, table, act))
