"""Maneuvers, presses and additional strikes."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import combats, noting
from conclave.games.vtes.rules.combat.by_turns import Pressing, Ranging
from conclave.games.vtes.rules.combat.fight import (
    can_maneuver,
    can_press,
    combat_continues,
    is_long,
)
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.frame_types import CurrentRound
from conclave.games.vtes.rules.literals import Until
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.notebook import Kind
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ADDITIONAL, PRESS, RANGE
from conclave.games.vtes.vocabulary.durations import scope_until
from conclave.games.vtes.vocabulary.parts import SELF, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Maneuver(TimedEffect):
    """The minion maneuvers; with `only_to_long`, not to close range."""

    only_to_long: bool = False

    def windows(self) -> tuple[str, ...]:
        return (RANGE,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if self.only_to_long and is_long(table):
            return "not-needed"
        return "" if can_maneuver(table, act.here) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        frame = table.frames[table.scope(Ranging)]
        assert isinstance(frame, Ranging)
        frame.maneuver(table, act.here)


@dataclass(frozen=True)
class Press(TimedEffect):
    """A minion presses; with `only_to_continue`, not to end combat, with `only_to_end`, not to
    continue it."""

    only_to_continue: bool = False
    only_to_end: bool = False
    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (PRESS,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if self.only_to_continue and combat_continues(table):
            return "not-needed"
        if self.only_to_end and not combat_continues(table):
            return "not-needed"
        card, fight = self.who.card(table, act), current_combat(table)
        index = table.scope(Pressing)
        frame = table.frames[index] if index >= 0 else None
        if fight is None or not isinstance(frame, Pressing) or frame.whose_turn(fight) != card:
            return "condition-fails"
        return "" if can_press(table, card) else "condition-fails"

    def do(self, table: Table, act: Resolving) -> None:
        frame = table.frames[table.scope(Pressing)]
        assert isinstance(frame, Pressing)
        frame.press(table, self.who.card(table, act))


@dataclass(frozen=True)
class GainPress(Effect):
    """The minion gets a press that he may use this round or combat."""

    who: Who = SELF
    until: Until = "round"
    only_to_continue: bool = False
    """Whether it may only be used to continue combat."""
    for_more_damage: bool = False
    """Whether the combatant who inflicts more damage this round gets it."""
    automatic: bool = False
    """Whether it is used automatically each round, if a card was played in it or in the two rounds
    before."""
    only_to_end: bool = False
    """Whether it may only be used to end combat."""
    if_harms: bool = False
    """Whether he gets it only if his strike inflicts damage on his opponent this round."""

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card, fight = self.who.card(table, act), current_combat(table)
        if fight is not None and card != NOTHING:
            scope = scope_until(table, self.until)
            if self.automatic:  # its own card counts for this round
                noting.note(table, scope, notes.AUTOMATIC_PRESS, card, round=fight.rounds)
                return
            noting.note(table, scope, self.kind(), card, 1)

    def kind(self) -> Kind:
        """The kind of note for such a press."""
        if self.for_more_damage:
            return notes.PRESS_FOR_MORE_DAMAGE
        if self.if_harms:
            return notes.PRESS_FOR_DAMAGE
        if self.only_to_end:
            return notes.GAINED_PRESS_TO_END
        return notes.GAINED_PRESS_TO_CONTINUE if self.only_to_continue else notes.GAINED_PRESS


@dataclass(frozen=True)
class GainManeuver(Effect):
    """The minion gets maneuvers that he may use this round or combat."""

    who: Who = SELF
    until: Until = "round"
    amount: int = 1

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if current_combat(table) is not None and card != NOTHING:
            scope = scope_until(table, self.until)
            noting.note(table, scope, notes.GAINED_MANEUVER, card, self.amount)


@dataclass(frozen=True)
class AdditionalStrikes(TimedEffect):
    """The minion gains additional strikes, with one card or effect per round (VTES-6.4.3-19)."""

    amount: int
    unlimited: bool = False
    """Whether it doesn't count against that limit."""

    def windows(self) -> tuple[str, ...]:
        return (ADDITIONAL,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if table.notes.has(notes.NO_ADDITIONAL_STRIKES, act.here):
            return "condition-fails"
        if self.unlimited:
            return ""
        used = table.notes.has(notes.ADDITIONAL_STRIKES_GAINED, act.here)
        optional = table.notes.has(notes.ADDITIONAL_WITH, act.here)
        return "gained-strikes-already" if used and not optional else ""

    def do(self, table: Table, act: Resolving) -> None:
        if self.obstacle(table, act):
            return
        scope = table.scope(CurrentRound)
        if not self.unlimited and table.notes.has(notes.ADDITIONAL_WITH, act.here):  # declined
            noting.erase(table, notes.ADDITIONAL_WITH, act.here)
            left = table.notes.total(notes.ADDITIONAL_STRIKES_LEFT, act.here) - 1
            noting.set_amount(table, scope, notes.ADDITIONAL_STRIKES_LEFT, act.here, left)
        noting.note(table, scope, notes.ADDITIONAL_STRIKES_LEFT, act.here, self.amount)
        if not self.unlimited:
            noting.note(table, scope, notes.ADDITIONAL_STRIKES_GAINED, act.here)
        combats.gain_strikes(table, act.here, self.amount)
