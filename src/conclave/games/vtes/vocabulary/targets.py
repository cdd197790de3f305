"""Several things at once: targets that are chosen one after another, and what befalls each."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Move
from conclave.games.vtes.rules.abilities import Filter, Targeting
from conclave.games.vtes.rules.situation import acting, aimed_besides
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.filters import One
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Several(Targeting):
    """Several cards of a kind, within bounds, chosen when an action is announced."""

    which: One
    least: int = 1
    most: int = 99

    def choices(self, table: Table, act: Resolving) -> list[int]:
        found = self.which.choices(table, act)
        return found if len(found) >= self.least else []

    def move(self, table: Table, choice: int) -> Move:
        return self.which.move(table, choice)

    def seat(self, table: Table, choice: int) -> int:
        return self.which.seat(table, choice)

    def many(self) -> tuple[int, int]:
        return (self.least, self.most)

    def is_public(self) -> bool:
        return self.which.is_public()

    def still(self, table: Table, act: Resolving, choice: int) -> bool:
        return self.which.still(table, act, choice)


@dataclass(frozen=True)
class EachTarget(Effect):
    """Something for each card at which the action is aimed, in the order in which they were
    chosen: THAT_CARD is the one it is about."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is None or action.action.target is None:
            return
        for card in aimed_besides(table, action)[::-1]:
            if action.action.target.still(table, act, card):
                table.push(act.to(self.effect, them=card))


@dataclass(frozen=True)
class Provided(Filter):
    """Any card, if something is so."""

    condition: Condition

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return self.condition.holds(table, act)
