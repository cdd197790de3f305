"""Blocks: what hinders and helps them, those that are forced, and what they lead to."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import counters
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Feat, Filter
from conclave.games.vtes.rules.blocking import BlockAttempt, BlockQuestion, can_block, can_pay_toll
from conclave.games.vtes.rules.situation import (
    Acting,
    acting,
    action_scope,
    attempt,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, BLOCKED
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.filters import BLOCKING_MINION, SELF, TARGET, Blocker, Who
from conclave.lang.nodes import Effect
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class LessIntercept(Feat):
    """The minion who attempts to block gets less intercept, or another one."""

    amount: int
    who: Who = BLOCKING_MINION

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if not isinstance(self.who, Blocker):
            return ""
        return "" if attempt(table) is not None else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            scope = action_scope(table)
            counters.note(table, scope, notes.INTERCEPT, card, -self.amount)
            table.tell(told.GainedIntercept(table.word(card), -self.amount))


@dataclass(frozen=True)
class UntapAndBlock(Feat):
    """A tapped minion untaps and attempts to block, perhaps with intercept, needed or not."""

    intercept: int = 0
    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK)

    def blocks(self) -> bool:
        return True

    def obstacle(self, table: Table, act: Resolving) -> str:
        card = self.who.card(table, act)
        if card == NOTHING:
            return ""  # he is still to be chosen among those who might block
        return "" if might_block(table, act.you, card) else "not-blocking"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.is_ready(card) or acting(table) is None:
            return
        counters.untap(table, card)
        if not can_block(table, card) or not can_pay_toll(table, card):
            return
        word = table.word(card)
        if self.intercept:
            scope = action_scope(table)
            counters.note(table, scope, notes.INTERCEPT, card, self.intercept)
            table.tell(told.GainedIntercept(word, self.intercept))
        if attempt(table) is None:
            table.tell(told.BlockTried(act.you, word))
            table.push(BlockAttempt(card))


def might_block(table: Table, seat: int, card: int) -> bool:
    """Whether a player may let a minion attempt to block now, were he untapped: when she is asked
    for a block, or while he attempts it anyway."""
    for frame in table.frames[::-1]:
        if isinstance(frame, BlockAttempt):
            return frame.blocker == card
        if isinstance(frame, BlockQuestion):
            return frame.seat == seat and can_block(table, card, if_untapped=True)
        if isinstance(frame, Acting):
            return False
    return False


@dataclass(frozen=True)
class MightBlock(Filter):
    """A minion whom you may let attempt to block now, tapped or not."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return might_block(table, act.you, card)


@dataclass(frozen=True)
class OfferIntercept(Effect):
    """A minion may get 1 intercept for pool, once during this action."""

    pool: int
    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and acting(table) is not None:
            counters.note(table, action_scope(table), notes.PAID_INTERCEPT, card, self.pool)


@dataclass(frozen=True)
class NoCombat(Feat):
    """The block leads to no combat."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCKED,)

    def do(self, table: Table, act: Resolving) -> None:
        counters.note(table, action_scope(table), notes.NO_COMBAT, NOTHING)


@dataclass(frozen=True)
class NotTapped(Feat):
    """The minion who has blocked does not tap for it."""

    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (BLOCKED,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            counters.note(table, action_scope(table), notes.SPARED, card)


@dataclass(frozen=True)
class StaysTapped(Effect):
    """A minion does not untap as normal in his controller's next untap phase."""

    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            counters.note(table, 0, notes.STAYS_TAPPED, card)
