"""Effects on a round of combat: its range, its strikes, and the next round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.fighting import WEAPONS
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.fight import is_hampered
from conclave.games.vtes.rules.combat.maneuvers import is_set
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import combat_scope, current_combat, round_scope
from conclave.games.vtes.rules.frame_types import CurrentStrikeChoice
from conclave.games.vtes.rules.modes import Strike, TimedEffect
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES
from conclave.lang.effects import Do, May
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving

# Range


@dataclass(frozen=True)
class SetRange(TimedEffect):
    """Set the range of this round, unless it is set already; there are no maneuvers."""

    long: bool
    first_round: bool = False
    """Whether it is the range of the first round, of a combat that is about to begin."""
    all_rounds: bool = False
    """Whether it is the range of each round, of a combat that is about to begin."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        fight = current_combat(table)
        return "condition-fails" if fight is None or is_set(table, fight) else ""

    def possible(self, table: Table, act: Resolving) -> bool:
        fight = current_combat(table)
        return self.first_round or self.all_rounds or fight is None or not is_set(table, fight)

    def do(self, table: Table, act: Resolving) -> None:
        fight = current_combat(table)
        if self.first_round:
            IfAnotherRound(SetRange(self.long)).do(table, act)
            return
        if self.all_rounds:
            IfAnotherRound(self).do(table, act)
        if self.all_rounds and round_scope(table) == NOTHING:
            return
        if fight is not None and not is_set(table, fight):
            scope = round_scope(table)
            noting.note(table, scope, notes.RANGE_SET, fight.first)
            noting.set_amount(table, scope, notes.LONG_RANGE, fight.first, 1 if self.long else 0)


# Strikes


@dataclass(frozen=True)
class InitialStrike(TimedEffect):
    """The minion's initial strike this round must be this one, or with this weapon."""

    strike: Strike | None = None
    """By default that of this weapon."""
    answered_first: bool = False
    """Whether the opponent's initial strike has first strike."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_STRIKES,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if current_combat(table) is None or table.scope(CurrentStrikeChoice) != NOTHING:
            return "condition-fails"
        if is_hampered(table, "strike", act.here):
            return "condition-fails"
        for note in table.notes.about(notes.BOUND_STRIKE, act.here):
            if note.card != act.source:
                return "bound-to-strike"
        return ""

    def is_essential(self) -> bool:
        return True

    def do(self, table: Table, act: Resolving) -> None:
        strike = self.strike
        if strike is None:
            strike = WEAPONS.of(table, act.source)[0].strike
        fight, scope = current_combat(table), round_scope(table)
        if fight is not None and not table.notes.has(notes.BOUND_STRIKE, act.here):
            noting.note(table, scope, notes.BOUND_STRIKE, act.here, card=act.source, phrase=strike)
        if fight is not None and self.answered_first:
            noting.note(table, scope, notes.FIRST_STRIKE, fight.opponent(act.here))


# Rounds


@dataclass(frozen=True)
class InflictedMore(Condition):
    """The minion has inflicted more damage than his opponent this round."""

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = current_combat(table)
        if fight is None:
            return False
        other = table.notes.total(notes.DAMAGE_INFLICTED, fight.opponent(act.here))
        return table.notes.total(notes.DAMAGE_INFLICTED, act.here) > other


@dataclass(frozen=True)
class IfAnotherRound(Effect):
    """An effect if another round of this combat begins."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        fight = current_combat(table)
        if fight is not None:
            noting.note(
                table, combat_scope(table), notes.AT_NEXT_ROUND, act.here,
                card=act.source, round=fight.rounds + 1, phrase=self.effect,
            )  # fmt: skip


ANY_RANGE: Final = Do(May(SetRange(long=False)), May(SetRange(long=True)))


@dataclass(frozen=True)
class SetNextRange(Effect):
    """You may set the range of the next round, as it begins."""

    choice: Effect = ANY_RANGE

    def do(self, table: Table, act: Resolving) -> None:
        IfAnotherRound(self.choice).do(table, act)
