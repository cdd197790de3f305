"""What combat cards do to a round: its range, its strikes, its presses, and the next one."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.maneuvers import is_set
from conclave.games.vtes.rules.modes import Feat, Strike
from conclave.games.vtes.rules.situation import combat_scope, fighting, round_scope
from conclave.games.vtes.rules.steps import ChoosingStrikes
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.nodes import Condition, Effect
from conclave.lang.resolving import Resolving

# Range


@dataclass(frozen=True)
class SetRange(Feat):
    """The range of this round is set, unless it is already: there are no maneuvers."""

    long: bool

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        fight = fighting(table)
        return "condition-fails" if fight is None or is_set(table, fight) else ""

    def do(self, table: Table, act: Resolving) -> None:
        fight = fighting(table)
        if fight is not None and not is_set(table, fight):
            scope = round_scope(table)
            noting.note(table, scope, notes.RANGE_SET, fight.first)
            noting.renote(table, scope, notes.RANGE_LONG, fight.first, 1 if self.long else 0)


# Strikes


@dataclass(frozen=True)
class InitialStrike(Feat):
    """The minion's initial strike this round must be this one, or with this weapon."""

    strike: Strike | None = None
    """Nothing: that of this weapon."""
    answered_first: bool = False
    """Whether the opponent's initial strike has first strike."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_STRIKES,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if fighting(table) is None or table.scope(ChoosingStrikes) != NOTHING:
            return "condition-fails"
        for note in table.notes:
            if note[1] == notes.BOUND_STRIKE and note[2] == act.here and note[3] != act.source:
                return "bound-to-strike"
        return ""

    def is_essential(self) -> bool:
        return True

    def do(self, table: Table, act: Resolving) -> None:
        strike = self.strike
        if strike is None:
            strike = table.cards.weapons[table.what[act.source]][0].strike
        fight, scope = fighting(table), round_scope(table)
        if fight is not None and not table.has_note(notes.BOUND_STRIKE, act.here):
            noting.note(table, scope, notes.BOUND_STRIKE, act.here, act.source, strike)
        if fight is not None and self.answered_first:
            noting.note(table, scope, notes.FIRST_STRIKE, fight.opponent(act.here))


# Rounds


@dataclass(frozen=True)
class InflictedMore(Condition):
    """The minion has inflicted more damage than his opponent this round."""

    def holds(self, table: Table, act: Resolving) -> bool:
        fight = fighting(table)
        if fight is None:
            return False
        other = table.noted(notes.INFLICTED, fight.opponent(act.here))
        return table.noted(notes.INFLICTED, act.here) > other


@dataclass(frozen=True)
class IfAnotherRound(Effect):
    """Something that happens if another round of this combat begins."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        fight = fighting(table)
        if fight is not None:
            due = (fight.rounds + 1) * notes.ROUND_KEY + act.source
            noting.note(table, combat_scope(table), notes.NEXT_ROUND, act.here, due, self.effect)
