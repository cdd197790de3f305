"""Effects in combat: restrictions, prevention, another round or combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.costs import PAYS_LESS_ONCE
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.damage import (
    prevent_strike,
    take_as_normal,
    unprevented,
    unprevented_total,
)
from conclave.games.vtes.rules.combat.fight import (
    cannot_prevent,
    current_victim,
    is_initial_pair,
    strike_to_prevent,
)
from conclave.games.vtes.rules.constants import NOTHING, TAKES_ACTION
from conclave.games.vtes.rules.current import (
    card_being_played,
    combat_scope,
    current_combat,
    round_scope,
    turn_scope,
)
from conclave.games.vtes.rules.frame_types import CardBeingPlayed, TableFrame
from conclave.games.vtes.rules.literals import Restriction, Until
from conclave.games.vtes.rules.modes import TimedEffect, obstacle_of, parts
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    END_OF_ROUND,
    PRESS,
    STRIKE,
)
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import OPPONENT, SELF, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


class OneOf(TimedEffect):
    """One of several effects: the one for the current window."""

    __match_args__ = ("effects",)
    spreads = True

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def windows(self) -> tuple[str, ...]:
        return tuple([window for effect in self.effects for window in windows_of_effect(effect)])

    def obstacle(self, table: Table, act: Resolving) -> str:
        chosen = self.effect_for_window(table)
        return "not-in-this-window" if chosen is None else obstacle_of(chosen, table, act)

    def do(self, table: Table, act: Resolving) -> None:
        chosen = self.effect_for_window(table)
        if chosen is not None:
            table.push(act.to(chosen))

    def effect_for_window(self, table: Table) -> Effect | None:
        """The effect for the open window."""
        for frame in table.frames[::-1]:
            if isinstance(frame, TableFrame) and frame.window_name():
                for effect in self.effects:
                    if frame.window_name() in windows_of_effect(effect):
                        return effect
                return None
        return None


def windows_of_effect(effect: Effect) -> tuple[str, ...]:
    """The windows of an effect: those of its first part that has any."""
    for part in parts(effect):
        if isinstance(part, TimedEffect) and part.windows():
            return part.windows()
    return ()


RESTRICTIONS: Final[dict[str, Kind]] = {
    "maneuver-to-close": notes.NO_MANEUVER_TO_CLOSE,
    "maneuver-to-long": notes.NO_MANEUVER_TO_LONG,
    "press-to-continue": notes.NO_PRESS_TO_CONTINUE,
    "press-to-end": notes.NO_PRESS_TO_END,
    "equipment": notes.NO_EQUIPMENT,
    "other-strikes": notes.ONLY_HAND_STRIKES,
    "additional-strikes": notes.NO_ADDITIONAL_STRIKES,
    "weapons": notes.NO_WEAPONS,
    "weapon-damage": notes.NO_WEAPON_DAMAGE,
    "discipline-cards": notes.NO_DISCIPLINE_CARDS,
    "strike-cards": notes.NO_STRIKE_CARDS,
    "combat-ends": notes.NO_COMBAT_ENDS,
    "strike": notes.NO_STRIKES,
    "press": notes.NO_PRESS,
}
"""The kind of note for each restriction."""


@dataclass(frozen=True)
class Restrict(TimedEffect):
    """A combatant can't do some things, such as maneuver to long range or use equipment."""

    what: tuple[Restriction, ...]
    who: Who = OPPONENT
    until: Until = "combat"
    first_round: bool = False
    """Whether only in the first round of the combat that begins."""

    def subject(self) -> str:
        return "who"

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        card, fight = self.who.card(table, act), current_combat(table)
        if self.first_round and fight is not None and fight.rounds == 0:
            noting.note(
                table, combat_scope(table), notes.AT_NEXT_ROUND, act.here,
                card=act.source, round=1, phrase=self,
            )  # fmt: skip
        elif card != NOTHING:
            until: Until = "round" if self.first_round else self.until
            for each in self.what:
                noting.note(table, scope_until(table, until), RESTRICTIONS[each], card)


@dataclass(frozen=True)
class RestrictBoth(Effect):
    """Neither combatant can do this in the first round of the combat that begins."""

    what: Restriction

    def do(self, table: Table, act: Resolving) -> None:
        fight = current_combat(table)
        if fight is None:
            return
        if fight.rounds == 0:  # wait for the round to begin
            noting.note(
                table,
                combat_scope(table),
                notes.BEFORE_FIRST_RANGE,
                fight.first,
                card=act.source,
                phrase=self,
            )
            return
        for minion in (fight.first, fight.second):
            noting.note(table, round_scope(table), RESTRICTIONS[self.what], minion)


@dataclass(frozen=True)
class HurtsEachRound(TimedEffect):
    """A combatant takes damage each round of this combat, or in this round, during strike
    resolution or in the press step.

    With `before_range`, both combatants and their retainers take it before range is determined; it
    is unpreventable, and no minion inflicts it.
    """

    amount: int
    who: Who = OPPONENT
    before_range: bool = False
    more: int = 0
    """How much the damage before range increases in each round after the first."""
    until: Until = "combat"
    at_press: bool = False
    """Whether it is taken in the press step."""
    preventable: bool = True
    """For damage in the press step: whether it can be prevented."""
    while_in_play: bool = False
    """For damage during strike resolution: whether only as long as this card is in play."""

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_RANGE,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING:
            return
        scope = scope_until(table, self.until)
        if self.at_press:
            free = self.preventable
            kind = notes.DAMAGE_AT_PRESS if free else notes.UNPREVENTABLE_DAMAGE_AT_PRESS
            noting.note(table, scope, kind, card, self.amount)
        elif self.before_range:
            noting.note(table, scope, notes.DAMAGE_BEFORE_RANGE, act.here, self.amount)
            noting.note(table, scope, notes.DAMAGE_BEFORE_RANGE_GROWS, act.here, self.more)
        else:
            source = act.source if self.while_in_play else NOTHING
            noting.note(table, scope, notes.DAMAGE_EACH_ROUND, card, self.amount, card=source)


@dataclass(frozen=True)
class PreventStrike(TimedEffect):
    """Prevent all damage to the minion from the opponent's strike, or from all strikes this
    round."""

    all_round: bool = False
    initial: bool = False
    """Whether only for the initial strike of the round."""

    def windows(self) -> tuple[str, ...]:
        return (DAMAGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        victim = current_victim(table)
        if victim == NOTHING or victim != act.here or strike_to_prevent(table).strike is None:
            return "nothing-to-prevent"
        if self.initial and not is_initial_pair(table):
            return "nothing-to-prevent"
        if (
            cannot_prevent(table, act.source)
            or unprevented_total(table, victim, from_others=False) == 0
        ):
            return "nothing-to-prevent"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        victim = current_victim(table)
        if victim == NOTHING:
            return
        prevent_strike(table, victim)
        if self.all_round:
            noting.note(
                table, round_scope(table), notes.STRIKE_DAMAGE_PREVENTED, victim, card=act.source
            )


@dataclass(frozen=True)
class AnotherCombat(TimedEffect):
    """The same two minions fight another combat after this one; with `continues`, this combat
    continues with another round."""

    continues: bool = False
    """Whether this combat continues: effects that would follow it are dropped."""

    def windows(self) -> tuple[str, ...]:
        return (END_OF_ROUND,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        fight = current_combat(table)
        if fight is None or table.notes.has(notes.ANOTHER_COMBAT, fight.first):
            return "not-needed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        fight = current_combat(table)
        if fight is not None and self.continues:
            noting.set_amount(table, combat_scope(table), notes.COMBAT_CONTINUES, fight.first, 1)
            for minion in (fight.first, fight.second):
                noting.erase(table, notes.AFTER_COMBAT, minion)
        elif fight is not None:
            noting.note(table, combat_scope(table), notes.ANOTHER_COMBAT, fight.first)


@dataclass(frozen=True)
class AggravatedAsNormal(TimedEffect):
    """A combatant takes aggravated damage as normal damage for the rest of the combat or round,
    including damage about to be inflicted, or only some of the damage about to be inflicted."""

    who: Who = SELF
    until: Until = "combat"
    amount: int = 0
    """How much of the damage about to be inflicted; 0: all of it, and more that follows."""

    def subject(self) -> str:
        return "who"

    def windows(self) -> tuple[str, ...]:
        return (DAMAGE,) if self.amount else (BEFORE_RANGE, BEFORE_STRIKES, STRIKE, DAMAGE, PRESS)

    def obstacle(self, table: Table, act: Resolving) -> str:
        card = self.who.card(table, act)
        if self.amount and (
            card != current_victim(table) or unprevented(table, notes.AGGRAVATED_DAMAGE, card) == 0
        ):
            return "not-needed"
        return "not-needed" if table.notes.has(notes.TAKES_AGGRAVATED_AS_NORMAL, card) else ""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or current_combat(table) is None:
            return
        if self.amount:
            take_as_normal(table, card, self.amount)
            return
        scope = scope_until(table, self.until)
        noting.note(table, scope, notes.TAKES_AGGRAVATED_AS_NORMAL, card)
        if current_victim(table) != NOTHING:
            take_as_normal(table, card)


@dataclass(frozen=True)
class ImmuneToNormal(Effect):
    """A combatant is immune to damage that isn't aggravated for the rest of the combat or round."""

    who: Who = SELF
    until: Until = "combat"

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and current_combat(table) is not None:
            noting.note(table, scope_until(table, self.until), notes.IMMUNE_TO_NORMAL, card)


@dataclass(frozen=True)
class AggravateDamage(Effect):
    """All damage to cards that match is aggravated for the rest of this combat."""

    which: Filter

    def do(self, table: Table, act: Resolving) -> None:
        if current_combat(table) is not None:
            scope = combat_scope(table)
            noting.note(table, scope, notes.DAMAGE_IS_AGGRAVATED, act.here, phrase=self.which)


@dataclass(frozen=True)
class PayLess(Effect):
    """Pay less blood for the card that the minion is playing."""

    amount: int

    def do(self, table: Table, act: Resolving) -> None:
        noting.erase(table, notes.GRANTED, act.here, act.source)
        if PAYS_LESS_ONCE.of(table, act.source):
            noting.note(table, turn_scope(table), notes.TRIGGERED, act.source)
        played = card_being_played(table)
        if played is not None and played.mode.type in TAKES_ACTION:
            noting.note(
                table, turn_scope(table), notes.ACTION_CARD_COSTS_LESS, act.here, self.amount,
                card=played.card,
            )  # fmt: skip
            return
        scope = table.scope(CardBeingPlayed)
        noting.note(table, scope, notes.PAYS_LESS, act.here, self.amount)


@dataclass(frozen=True)
class HurtsBack(TimedEffect):
    """In this round, the opponent takes as much damage as his strikes inflict on the minion."""

    aggravated: bool = False

    def windows(self) -> tuple[str, ...]:
        return (BEFORE_STRIKES,)

    def do(self, table: Table, act: Resolving) -> None:
        if current_combat(table) is not None:
            worse = 1 if self.aggravated else 0
            noting.note(table, round_scope(table), notes.HURTS_BACK, act.here, worse)
