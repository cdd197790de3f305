"""What combat cards do to a round: its range, its strikes, its presses, and the next one."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import counters
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Feat, Strike
from conclave.games.vtes.rules.combat import StrikePair, is_set
from conclave.games.vtes.rules.situation import (
    ChoosingStrikes,
    combat_scope,
    fighting,
    round_scope,
)
from conclave.games.vtes.rules.table import ROUND_KEY, Table
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BEFORE_STRIKES, STRIKE
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.filters import OPPONENT, SELF, Who
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
            counters.note(table, scope, notes.RANGE_SET, fight.first)
            counters.renote(table, scope, notes.RANGE_LONG, fight.first, 1 if self.long else 0)


@dataclass(frozen=True)
class Storms(Feat):
    """Before range is determined in each round of this combat, both combatants and their retainers
    take damage that can't be prevented and is nobody's: more of it in each later round, perhaps."""

    amount: int
    more: int = 0

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        if fighting(table) is not None:
            counters.note(table, combat_scope(table), notes.STORM, act.here, self.amount)
            counters.note(table, combat_scope(table), notes.STORM_GROWS, act.here, self.more)


# Strikes


@dataclass(frozen=True)
class InitialStrike(Feat):
    """The minion's initial strike this round must be this one, or with this weapon."""

    strike: Strike | None = None
    """Nothing: that of this weapon."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_STRIKES,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "bound-to-strike" if table.has_note(notes.BOUND_STRIKE, act.here) else ""

    def do(self, table: Table, act: Resolving) -> None:
        strike = self.strike
        if strike is None:
            strike = table.cards.weapons[table.what[act.source]][0].strike
        if fighting(table) is not None and not table.has_note(notes.BOUND_STRIKE, act.here):
            scope = round_scope(table)
            counters.note(table, scope, notes.BOUND_STRIKE, act.here, act.source, strike)


@dataclass(frozen=True)
class MayStrikeWithThis(Condition):
    """Nothing keeps the minion from making his initial strike this round with this weapon."""

    def holds(self, table: Table, act: Resolving) -> bool:
        if fighting(table) is None or table.scope(ChoosingStrikes) != NOTHING:
            return False
        bound = [n[3] for n in table.notes if n[1] == notes.BOUND_STRIKE and n[2] == act.here]
        return bound in ([], [act.source])


@dataclass(frozen=True)
class StrikesFirst(Effect):
    """A minion's initial strike this round has first strike."""

    who: Who = OPPONENT

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            counters.note(table, round_scope(table), notes.FIRST_STRIKE, card)


@dataclass(frozen=True)
class IsInitialStrike(Condition):
    """The strike that is being chosen is not an additional one."""

    def holds(self, table: Table, act: Resolving) -> bool:
        for frame in table.frames[::-1]:
            if isinstance(frame, StrikePair):
                return frame.opening
        return False


@dataclass(frozen=True)
class WeaponsFail(Effect):
    """The strikes of a minion with weapons do no damage this round."""

    who: Who = OPPONENT

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            counters.note(table, round_scope(table), notes.NO_WEAPON_DAMAGE, card)


@dataclass(frozen=True)
class TakeAim(Feat):
    """An aim for the strike that the minion chooses: only one for each strike."""

    def windows(self) -> tuple[str, ...]:
        return (STRIKE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "used-already" if table.has_note(notes.AIM_PLAYED, act.here) else ""

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, table.scope(ChoosingStrikes), notes.AIM_PLAYED, act.here)


@dataclass(frozen=True)
class HitsDeeper(Effect):
    """If the strike that the minion chooses does any damage to his opponent, it does so much more,
    and the opponent can't press this round."""

    amount: int

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, table.scope(ChoosingStrikes), notes.AIMED, act.here, self.amount)


# Presses and rounds


@dataclass(frozen=True)
class BeforePresses(Effect):
    """Something that happens before the press step of this round."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        if fighting(table) is not None:
            scope = round_scope(table)
            counters.note(table, scope, notes.BEFORE_PRESS, act.here, act.source, self.effect)


@dataclass(frozen=True)
class InflictedMore(Condition):
    """A combatant inflicted more damage this round than the other one."""

    who: Who = SELF

    def holds(self, table: Table, act: Resolving) -> bool:
        fight, card = fighting(table), self.who.card(table, act)
        if fight is None:
            return False
        other = table.noted(notes.INFLICTED, fight.opponent(card))
        return table.noted(notes.INFLICTED, card) > other


@dataclass(frozen=True)
class IfAnotherRound(Effect):
    """Something that happens if another round of this combat begins."""

    effect: Effect

    def do(self, table: Table, act: Resolving) -> None:
        fight = fighting(table)
        if fight is not None:
            due = (fight.rounds + 1) * ROUND_KEY + act.source
            counters.note(table, combat_scope(table), notes.NEXT_ROUND, act.here, due, self.effect)
