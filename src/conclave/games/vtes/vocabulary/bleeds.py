"""Effects that change a bleed: its size, its target, who pays."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bleed_target
from conclave.games.vtes.rules.atoms import actions, noting
from conclave.games.vtes.rules.constants import EQUIPMENT, NOBODY, NOTHING
from conclave.games.vtes.rules.current import action_scope, current_action
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.opportunity import reorder_windows
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import DECLINED, DURING_ACTION, SUCCEEDING
from conclave.games.vtes.vocabulary.players import EACH_OTHER, YOU
from conclave.lang.nodes import Amount, Condition, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class BleedBonus(TimedEffect):
    """Increase the bleed; with `only`, no other modifier may increase it further."""

    amount: Amount | int
    only: bool = False
    while_: Condition | None = None
    """The condition under which both apply."""
    free: bool = False
    """Whether it applies even if no modifier may increase the bleed further."""

    def windows(self) -> tuple[str, ...]:
        return DURING_ACTION

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = current_action(table)
        if action is None or action.action.kind != "bleed" or action.seat != act.you:
            return "no-bleed"
        limited = not self.free and values.bleed_is_limited(table, action.minion)
        if limited and not table.in_play(act.source):  # only modifiers are limited
            return "no-more-bleed"
        equipment = table.cards.is_type(table.definition[act.source], EQUIPMENT)
        if equipment and table.notes.has(notes.NO_BLEED_FROM_EQUIPMENT, action.minion):
            return "no-more-bleed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is None:
            return
        number, condition = count(self.amount, table, act), self.while_
        scope, kind = (
            action_scope(table),
            notes.BLEED if condition is None else notes.CONDITIONAL_BLEED,
        )
        noting.note(table, scope, kind, action.minion, number, phrase=condition)
        if condition is None or condition.holds(table, act):
            actions.change_bleed(table, action.minion, number)
        if self.only:
            noting.note(table, scope, notes.NO_BLEED_INCREASE, action.minion, phrase=condition)


@dataclass(frozen=True)
class ReduceBleed(TimedEffect):
    """Reduce a bleed against you."""

    amount: Amount | int

    def hinders(self) -> bool:
        return True

    def windows(self) -> tuple[str, ...]:
        return DURING_ACTION

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if bleed_target(table) == act.you else "not-bled-by-this"

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is not None:
            number = -count(self.amount, table, act)
            noting.note(table, action_scope(table), notes.BLEED, action.minion, number)
            actions.change_bleed(table, action.minion, number)


@dataclass(frozen=True)
class Redirect(TimedEffect):
    """Change the target of a bleed against you to another Methuselah, but not the acting one."""

    to: Players = EACH_OTHER
    final: bool = False
    """Whether the next card that would change it again is cancelled as it is played."""

    def redirects(self) -> bool:
        return True

    def hinders(self) -> bool:
        return True

    def windows(self) -> tuple[str, ...]:
        return (DECLINED,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if bleed_target(table) != act.you:
            return "not-bled-by-this"
        if not table.notes.has(notes.DECLINED_BLOCK, act.you):
            return "blocks-not-declined"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        seat, action = act.them, current_action(table)
        if seat < 0 or table.out[seat] or action is None or seat == action.seat:
            return  # nobody can bleed herself (VTES-6.1.1-03)
        noting.note(table, action_scope(table), notes.BLEED_TARGET, NOTHING, seat=seat)
        if self.final:
            noting.note(table, action_scope(table), notes.TARGET_STAYS, NOTHING)
        actions.redirect_bleed(table, seat)
        reorder_windows(table)


@dataclass(frozen=True)
class PayForBleed(TimedEffect):
    """A Methuselah burns the pool for a bleed that would succeed, instead of its target."""

    by: Players = YOU

    def subject(self) -> str:
        return "by"

    def windows(self) -> tuple[str, ...]:
        return (SUCCEEDING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = current_action(table)
        if (
            action is None
            or bleed_target(table) == NOBODY
            or values.bleed(table, action.minion) < 1
        ):
            return "no-bleed"
        if table.notes.of(notes.PAYS_FOR_BLEED):
            return "not-needed"  # that pool isn't burned by the bleed
        return "" if self.by.seats(table, act) else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act):
            noting.note(table, action_scope(table), notes.PAYS_FOR_BLEED, act.source, seat=seat)


@dataclass(frozen=True)
class LimitBleed(TimedEffect):
    """At most `most` pool is burned for the current bleed; if 0, it is unsuccessful."""

    most: int

    def windows(self) -> tuple[str, ...]:
        return (SUCCEEDING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = current_action(table)
        if (
            action is None
            or bleed_target(table) == NOBODY
            or values.bleed(table, action.minion) < 1
        ):
            return "no-bleed"
        limits = [note.amount for note in table.notes.about(notes.BLEED_LIMIT, action.minion)]
        return "not-needed" if self.most in limits else ""

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is not None:
            scope = action_scope(table)
            noting.note(table, scope, notes.BLEED_LIMIT, action.minion, self.most)
