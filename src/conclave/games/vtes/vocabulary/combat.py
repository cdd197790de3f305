"""What combat cards do beside strikes, maneuvers and presses: hold, shield, go on, or choose."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.damage import pending, prevent_strike, take_as_normal
from conclave.games.vtes.rules.combat.fight import is_opening, resists, struck_by, suffering
from conclave.games.vtes.rules.modes import Feat, obstacle_of, parts
from conclave.games.vtes.rules.situation import combat_scope, fighting, round_scope
from conclave.games.vtes.rules.steps import Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    END_OF_ROUND,
    PRESS,
    STRIKE,
)
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import OPPONENT, SELF, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class OneOf(Feat):
    """One of several things: the one that belongs to the window in which it is used."""

    __match_args__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def windows(self) -> tuple[str, ...]:
        return tuple([window for effect in self.effects for window in windows_of(effect)])

    def obstacle(self, table: Table, act: Resolving) -> str:
        chosen = self.now(table)
        return "not-in-this-window" if chosen is None else obstacle_of(chosen, table, act)

    def do(self, table: Table, act: Resolving) -> None:
        chosen = self.now(table)
        if chosen is not None:
            table.push(act.to(chosen))

    def now(self, table: Table) -> Effect | None:
        """The effect that belongs to the window that is open."""
        for frame in table.frames[::-1]:
            if isinstance(frame, Step) and frame.window_name():
                for effect in self.effects:
                    if frame.window_name() in windows_of(effect):
                        return effect
                return None
        return None


def windows_of(effect: Effect) -> tuple[str, ...]:
    """The windows of an effect: those of its first part that has any."""
    for part in parts(effect):
        if isinstance(part, Feat) and part.windows():
            return part.windows()
    return ()


@dataclass(frozen=True)
class KeepsFrom(Feat):
    """A combatant can't do some things: maneuver or press so, use equipment, strike otherwise."""

    what: tuple[int, ...]
    """From the words at the notes: TO_CLOSE, TO_LONG, CONTINUING, ENDING, EQUIPMENT, ..."""
    who: Who = OPPONENT
    until: str = "combat"

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            for each in self.what:
                scope = scope_until(table, self.until)
                noting.note(table, scope, notes.RESTRICTED, card, each)


@dataclass(frozen=True)
class HurtsEachRound(Feat):
    """A combatant takes damage each round of this combat, while strikes resolve; or both do, with
    their retainers, before range is determined, which is nobody's damage and not prevented."""

    amount: int
    who: Who = OPPONENT
    before_range: bool = False
    more: int = 0
    """How much more it is in each round after the first, before range."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING:
            return
        scope = combat_scope(table)
        if self.before_range:
            noting.note(table, scope, notes.STORM, act.here, self.amount)
            noting.note(table, scope, notes.STORM_GROWS, act.here, self.more)
        else:
            noting.note(table, scope, notes.EACH_ROUND, card, self.amount)


@dataclass(frozen=True)
class PreventStrike(Feat):
    """All damage to the minion from the opponent's strike is prevented, perhaps all this round."""

    all_round: bool = False
    initial: bool = False
    """Whether only that from the initial strike of the round can be."""

    def windows(self) -> tuple[str, ...]:
        return (DAMAGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        victim = suffering(table)
        if victim == NOTHING or victim != act.here or struck_by(table)[0] is None:
            return "nothing-to-prevent"
        if self.initial and not is_opening(table):
            return "nothing-to-prevent"
        if resists(table, act.source) or pending(table, victim, beside=False) == 0:
            return "nothing-to-prevent"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        victim = suffering(table)
        if victim == NOTHING:
            return
        prevent_strike(table, victim)
        if self.all_round:
            noting.note(table, round_scope(table), notes.SHIELDED, victim, act.source)


@dataclass(frozen=True)
class AnotherCombat(Feat):
    """After this combat the same two minions fight again, or it goes on with another round."""

    goes_on: bool = False
    """Whether this combat goes on: then nothing happens that would have come after it."""

    def windows(self) -> tuple[str, ...]:
        return (END_OF_ROUND,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        fight = fighting(table)
        if fight is None or table.has_note(notes.NEXT_COMBAT, fight.first):
            return "not-needed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        fight = fighting(table)
        if fight is not None and self.goes_on:
            noting.renote(table, combat_scope(table), notes.CONTINUES, fight.first, 1)
            for minion in (fight.first, fight.second):
                noting.strike_out(table, notes.AFTER_COMBAT, minion)
        elif fight is not None:
            noting.note(table, combat_scope(table), notes.NEXT_COMBAT, fight.first)


@dataclass(frozen=True)
class AggravatedAsNormal(Feat):
    """A combatant takes aggravated damage as normal damage for the rest of the combat, that which
    is about to be inflicted included."""

    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE, BEFORE_STRIKES, STRIKE, DAMAGE, PRESS)

    def obstacle(self, table: Table, act: Resolving) -> str:
        card = self.who.card(table, act)
        return "not-needed" if table.has_note(notes.TAKES_AS_NORMAL, card) else ""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or fighting(table) is None:
            return
        noting.note(table, combat_scope(table), notes.TAKES_AS_NORMAL, card)
        if suffering(table) != NOTHING:
            take_as_normal(table, card)
