"""Damage: inflicted, prevented, aggravated, and the strength behind it."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat import damage
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.combat.fight import resists, suffering
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
            by = act.here if card != act.here else NOTHING
            hit = (card, 0, number, by) if self.aggravated else (card, number, 0, by)
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
        if victim == NOTHING or victim != act.here:
            return "nothing-to-prevent"
        left = self.normal(table, act, victim) + self.aggravated(table, act, victim)
        return "" if left > 0 else "nothing-to-prevent"

    def of_strike(self, table: Table, act: Resolving) -> bool:
        """Whether the damage of the strike could be prevented."""
        return not resists(table, act.source)

    def normal(self, table: Table, act: Resolving, victim: int) -> int:
        """How much normal damage could be prevented."""
        struck, beside = self.of_strike(table, act), not self.struck_only
        return damage.left(table, notes.NORMAL, victim, struck, beside)

    def aggravated(self, table: Table, act: Resolving, victim: int) -> int:
        """How much aggravated damage could be prevented."""
        if self.normal_only:
            return 0
        struck, beside = self.of_strike(table, act), not self.struck_only
        return damage.left(table, notes.AGGRAVATED, victim, struck, beside)

    def run(self, table: Table, act: Resolving, step: int) -> None:
        victim = suffering(table)
        if victim == NOTHING:
            table.pop()
            return
        number = count(self.amount, table, act)
        normal = self.normal(table, act, victim)
        aggravated = self.aggravated(table, act, victim)
        if step == 0 and normal and aggravated and number < normal + aggravated:
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        if step == 0:
            self.prevent(table, act, min(number, normal), min(number, aggravated))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        victim = suffering(table)
        number = count(self.amount, table, act)
        most = min(number, self.aggravated(table, act, victim))
        least = max(number - self.normal(table, act, victim), 0)
        return Choices([Number(each) for each in range(least, most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        number = count(self.amount, table, act)
        self.prevent(table, act, number - move.number, move.number)

    def prevent(self, table: Table, act: Resolving, normal: int, aggravated: int) -> None:
        """Prevent so much of each kind, as far as it can be."""
        struck, beside = self.of_strike(table, act), not self.struck_only
        damage.prevent(table, suffering(table), normal, aggravated, struck, beside)

    def public(self) -> bool:
        return True
