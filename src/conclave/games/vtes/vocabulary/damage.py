"""Damage outside strikes, prevention, strength."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import combats, noting
from conclave.games.vtes.rules.combat import damage
from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.combat.fight import cannot_prevent, current_victim
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.frame_types import Hit
from conclave.games.vtes.rules.literals import Until
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
)
from conclave.games.vtes.vocabulary.amounts import Much
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.equipping import STRIKING_WEAPON
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

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        number = count(self.amount, table, act)
        if card != NOTHING and table.in_play(card) and number > 0:
            by = act.here if card != act.here else NOTHING
            hit = Hit(card, 0, number, by) if self.aggravated else Hit(card, number, 0, by)
            inflict(table, [hit], self.preventable)


@dataclass(frozen=True)
class Strength(TimedEffect):
    """A minion's strength changes for a while."""

    amount: Amount | int
    until: Until = "combat"
    who: Who = SELF
    base: bool = False
    """Whether it sets his strength, before anything is added."""

    def subject(self) -> str:
        return "who"

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING:
            return
        number = count(self.amount, table, act)
        kind = notes.BASE_STRENGTH if self.base else notes.STRENGTH
        noting.note(table, scope_until(table, self.until), kind, card, number)
        combats.gain_strength(table, card, number)


@dataclass(frozen=True)
class HandDamageAggravated(TimedEffect):
    """The minion's hand strikes do aggravated damage for a while."""

    until: Until = "combat"

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE, RANGE, BEFORE_STRIKES, STRIKE, STRIKES_CHOSEN)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "not-needed" if table.notes.has(notes.AGGRAVATED_HAND_STRIKES, act.here) else ""

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(table, scope_until(table, self.until), notes.AGGRAVATED_HAND_STRIKES, act.here)


@dataclass(frozen=True)
class Prevent(TimedEffect):
    """Prevent damage to the minion; his controller chooses between normal and aggravated."""

    amount: Amount | int
    normal_only: bool = False
    """Whether it can't prevent aggravated damage."""
    strikes_only: bool = False
    """Whether it can prevent only damage from strikes."""
    weapons: Filter | None = None
    """Only damage from strikes with weapons that match."""
    others: bool = False
    """Whether it is the other way round: only damage that isn't from such strikes."""
    to: Filter | None = None
    """Damage to which minions; by default to this one."""

    def windows(self) -> tuple[str, ...]:
        return (DAMAGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        victim = current_victim(table)
        if victim == NOTHING:
            return "nothing-to-prevent"
        if not (victim == act.here if self.to is None else self.to.fits(table, act, victim)):
            return "nothing-to-prevent"
        preventable = self.normal(table, act, victim) + self.aggravated(table, act, victim)
        return "" if preventable > 0 else "nothing-to-prevent"

    def of_strike(self, table: Table, act: Resolving) -> bool:
        """Whether it can prevent the damage of the strike."""
        if self.weapons is not None:
            weapon = STRIKING_WEAPON.card(table, act)
            fits = weapon != NOTHING and self.weapons.fits(table, act, weapon)
            if fits == self.others:
                return False
        return not cannot_prevent(table, act.source)

    def of_others(self) -> bool:
        """Whether it can prevent damage from other sources than strikes."""
        return not self.strikes_only and (self.weapons is None or self.others)

    def normal(self, table: Table, act: Resolving, victim: int) -> int:
        """How much normal damage it could prevent."""
        strikes, others = self.of_strike(table, act), self.of_others()
        return damage.unprevented(table, notes.NORMAL_DAMAGE, victim, strikes, others)

    def aggravated(self, table: Table, act: Resolving, victim: int) -> int:
        """How much aggravated damage it could prevent."""
        if self.normal_only:
            return 0
        strikes, others = self.of_strike(table, act), self.of_others()
        return damage.unprevented(table, notes.AGGRAVATED_DAMAGE, victim, strikes, others)

    def step_names(self) -> tuple[str, ...]:
        return ASK_ONCE

    def run(self, table: Table, act: Resolving, step: int) -> None:
        victim = current_victim(table)
        if victim == NOTHING:
            table.pop()
            return
        number = count(self.amount, table, act)
        normal = self.normal(table, act, victim)
        aggravated = self.aggravated(table, act, victim)
        if step == FIRST and normal and aggravated and 0 < number < normal + aggravated:
            table.push(Window(FORCED, (act.you,)))
            return
        table.pop()
        if step == FIRST:
            self.prevent(table, act, min(number, normal), min(number, aggravated))

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        victim = current_victim(table)
        number = count(self.amount, table, act)
        most = min(number, self.aggravated(table, act, victim))
        least = max(number - self.normal(table, act, victim), 0)
        return Choices([Number(each) for each in range(least, most + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        assert isinstance(move, Number)
        number = count(self.amount, table, act)
        self.prevent(table, act, number - move.number, move.number)

    def prevent(self, table: Table, act: Resolving, normal: int, aggravated: int) -> None:
        """Prevent this much of each kind, as far as possible."""
        strikes, others = self.of_strike(table, act), self.of_others()
        damage.prevent(table, current_victim(table), normal, aggravated, strikes, others)

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class BeyondFirst(Amount):
    """The damage about to be inflicted beyond the first that the minion takes in this round."""

    normal_only: bool = False

    def count(self, table: Table, act: Resolving) -> int:
        victim = current_victim(table)
        return 0 if victim == NOTHING else damage.beyond_first(table, victim, self.normal_only)


@dataclass(frozen=True)
class Harden(TimedEffect):
    """Each round of this combat, damage to the minion beyond the first is prevented
    automatically."""

    normal_only: bool = False
    """Whether aggravated damage can't be prevented like this."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        effect = Prevent(BeyondFirst(self.normal_only), self.normal_only)
        scope = scope_until(table, "combat")
        noting.note(table, scope, notes.HARDENED, act.here, card=act.source, phrase=effect)
