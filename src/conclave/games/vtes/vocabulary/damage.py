"""Damage: inflicted, prevented, aggravated, and the strength behind it."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat import damage
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.combat.fight import is_struck, suffering
from conclave.games.vtes.rules.events import combat as told
from conclave.games.vtes.rules.modes import Feat
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
)
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.amounts import Much
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.lang.nodes import Amount, Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Inflict(Effect):
    """A minion takes damage outside strikes."""

    amount: Much
    who: Who
    aggravated: bool = False
    preventable: bool = True

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        number = count(self.amount, table, act)
        if card != NOTHING and table.in_play(card) and number > 0:
            hit = (card, 0, number, act.here) if self.aggravated else (card, number, 0, act.here)
            inflict(table, [hit], self.preventable)


@dataclass(frozen=True)
class Strength(Feat):
    """The minion's strength changes for a while."""

    amount: Amount | int
    until: str = "combat"
    who: Who = SELF
    base: bool = False
    """Whether he has just this strength, before anything is added."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING:
            return
        number = count(self.amount, table, act)
        kind = notes.BASE_STRENGTH if self.base else notes.STRENGTH
        noting.note(table, scope_until(table, self.until), kind, card, number)
        table.tell(told.GainedStrength(table.word(card), number))


@dataclass(frozen=True)
class HandDamageAggravated(Feat):
    """The damage of the minion's hand strikes is aggravated for a while."""

    until: str = "combat"

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE, RANGE, BEFORE_STRIKES, STRIKE, STRIKES_CHOSEN)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "not-needed" if table.has_note(notes.HAND_AGGRAVATED, act.here) else ""

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(table, scope_until(table, self.until), notes.HAND_AGGRAVATED, act.here)


@dataclass(frozen=True)
class Prevent(Feat):
    """Damage to the minion is prevented; where there are two kinds, as his controller wishes."""

    amount: Amount | int
    normal_only: bool = False
    """Whether aggravated damage can't be prevented with it."""
    struck_only: bool = False
    """Whether only damage from strikes can be."""

    def windows(self) -> tuple[str, ...]:
        return (DAMAGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        victim = suffering(table)
        if victim == NOTHING or victim != act.here or (self.struck_only and not is_struck(table)):
            return "nothing-to-prevent"
        left = damage.left(table, notes.NORMAL, victim) + self.aggravated(table, victim)
        return "" if left > 0 else "nothing-to-prevent"

    def aggravated(self, table: Table, victim: int) -> int:
        """How much aggravated damage could be prevented."""
        return 0 if self.normal_only else damage.left(table, notes.AGGRAVATED, victim)

    def run(self, table: Table, act: Resolving, step: int) -> None:
        victim = suffering(table)
        if victim == NOTHING:
            table.pop()
            return
        number = count(self.amount, table, act)
        normal = damage.left(table, notes.NORMAL, victim)
        aggravated = self.aggravated(table, victim)
        if step == 0 and normal and aggravated and number < normal + aggravated:
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        if step == 0:
            damage.prevent(table, victim, min(number, normal), min(number, aggravated))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        victim = suffering(table)
        number = count(self.amount, table, act)
        most = min(number, self.aggravated(table, victim))
        least = max(number - damage.left(table, notes.NORMAL, victim), 0)
        return Choices([Number(each) for each in range(least, most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        number = count(self.amount, table, act)
        damage.prevent(table, suffering(table), number - move.number, move.number)

    def public(self) -> bool:
        return True
