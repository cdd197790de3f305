"""Bleeds: bigger, smaller, against another; who pays, and how much at most."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import bled
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.events import actions as told
from conclave.games.vtes.rules.modes import Feat
from conclave.games.vtes.rules.opportunity import reorder
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.situation import acting, action_scope
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import DECLINED, DURING_ACTION, SUCCEEDING
from conclave.games.vtes.rules.words import EQUIPMENT, NOBODY
from conclave.games.vtes.vocabulary.players import EACH_OTHER, YOU
from conclave.lang.nodes import Amount, Condition, Players, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class BleedBonus(Feat):
    """The acting minion bleeds for more; perhaps no other card may add to it after this."""

    amount: Amount | int
    only: bool = False
    while_: Condition | None = None
    """What must be so for the bleed to be bigger, and for others not to add to it."""
    free: bool = False
    """Whether it may be added even where a card lets no other add to the bleed."""

    def windows(self) -> tuple[str, ...]:
        return DURING_ACTION

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = acting(table)
        if action is None or action.action.kind != "bleed" or action.seat != act.you:
            return "no-bleed"
        limited = not self.free and values.bleed_is_limited(table, action.minion)
        if limited and not table.in_play(act.source):  # it is about modifiers, not cards in play
            return "no-more-bleed"
        equipment = table.cards.is_type(table.what[act.source], EQUIPMENT)
        if equipment and table.has_note(notes.UNAIDED, action.minion):
            return "no-more-bleed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is None:
            return
        number, what = count(self.amount, table, act), self.while_
        scope, kind = action_scope(table), notes.BLEED if what is None else notes.BLEED_WHILE
        noting.note(table, scope, kind, action.minion, number, what)
        if what is None or what.holds(table, act):
            table.tell(told.BleedChanged(table.word(action.minion), number))
        if self.only:
            noting.note(table, scope, notes.ONLY, action.minion, notes.BLEED, what)


@dataclass(frozen=True)
class ReduceBleed(Feat):
    """A bleed against you is smaller."""

    amount: Amount | int

    def windows(self) -> tuple[str, ...]:
        return DURING_ACTION

    def obstacle(self, table: Table, act: Resolving) -> str:
        return "" if bled(table) == act.you else "not-bled-by-this"

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            number = -count(self.amount, table, act)
            noting.note(table, action_scope(table), notes.BLEED, action.minion, number)
            table.tell(told.BleedChanged(table.word(action.minion), number))


@dataclass(frozen=True)
class Redirect(Feat):
    """The bleed against you goes to another Methuselah; not to the acting one."""

    to: Players = EACH_OTHER

    def redirects(self) -> bool:
        return True

    def windows(self) -> tuple[str, ...]:
        return (DECLINED,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if bled(table) != act.you:
            return "not-bled-by-this"
        if not table.has_note(notes.DECLINED_BLOCK, act.you):
            return "blocks-not-declined"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        seat, action = act.them, acting(table)
        if seat < 0 or table.out[seat] or action is None or seat == action.seat:
            return  # nobody can bleed herself (VTES-6.1.1-03)
        noting.note(table, action_scope(table), notes.REDIRECTED, 0, seat)
        table.tell(told.BleedRedirected(seat))
        reorder(table)


@dataclass(frozen=True)
class PayForBleed(Feat):
    """Somebody burns the pool for a bleed that would succeed, in the place of its target."""

    by: Players = YOU

    def windows(self) -> tuple[str, ...]:
        return (SUCCEEDING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = acting(table)
        if action is None or bled(table) == NOBODY or values.bleed(table, action.minion) < 1:
            return "no-bleed"
        if any(note[1] == notes.PAYS_FOR_BLEED for note in table.notes):
            return "not-needed"  # what is burned then is burned by a card, not by the bleed
        return "" if self.by.seats(table, act) else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        for seat in self.by.seats(table, act):
            noting.note(table, action_scope(table), notes.PAYS_FOR_BLEED, act.source, seat)


@dataclass(frozen=True)
class LimitBleed(Feat):
    """At most so much pool is burned for the bleed under way; if none, it is unsuccessful."""

    most: int

    def windows(self) -> tuple[str, ...]:
        return (SUCCEEDING,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action = acting(table)
        if action is None or bled(table) == NOBODY or values.bleed(table, action.minion) < 1:
            return "no-bleed"
        limited = table.has_noted(notes.BLEED_LIMIT, action.minion, self.most)
        return "not-needed" if limited else ""

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            scope = action_scope(table)
            noting.note(table, scope, notes.BLEED_LIMIT, action.minion, self.most)
