"""Blocks: stealth and intercept, what hinders and helps, and what blocks lead to."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.blocking import (
    BlockAttempt,
    BlockQuestion,
    can_block,
    can_pay_toll,
    stands,
    would_succeed,
)
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.events import actions as told
from conclave.games.vtes.rules.modes import Feat
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import acting, action_scope, attempt
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import (
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_VOTES,
    BLOCK,
    BLOCKED,
    DECLINED,
    POLLING,
)
from conclave.games.vtes.rules.words import NOTHING
from conclave.games.vtes.vocabulary.parts import BLOCKING_MINION, SELF, TARGET, Blocker, Who
from conclave.lang.nodes import Amount, Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Stealth(Feat):
    """The acting minion gets stealth: only when needed (VTES-6.2.2-14); or less, needed or not."""

    amount: Amount | int
    of: Filter | None = None
    """Which acting minions, whoever controls them; nothing: one of yours."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action, trying = acting(table), attempt(table)
        if action is None or (self.of is None and action.seat != act.you):
            return "no-minion-can-play-it"
        if self.of is not None and not self.of.fits(table, act, action.minion):
            return "condition-fails"
        if isinstance(self.amount, int) and self.amount < 0:
            return ""
        return "" if trying is not None and would_succeed(table) else "stealth-not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        action = acting(table)
        if action is not None:
            number = count(self.amount, table, act)
            noting.note(table, action_scope(table), notes.STEALTH, action.minion, number)
            table.tell(told.GainedStealth(table.word(action.minion), number))


@dataclass(frozen=True)
class Intercept(Feat):
    """The blocking minion gets intercept: only when needed (VTES-6.2.2-15)."""

    amount: Amount | int
    of: Filter | None = None
    """Which minions; nothing: the one who plays the card, or one of yours."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action, trying = acting(table), attempt(table)
        if action is None or trying is None:
            return "intercept-not-needed"
        if self.of is not None:
            if not self.of.fits(table, act, trying.blocker):
                return "not-blocking"
        elif table.controller[trying.blocker] != act.you or (
            act.here != NOTHING and act.here != trying.blocker
        ):
            return "not-blocking"
        if not stands(table, trying.blocker) or would_succeed(table):
            return "intercept-not-needed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        trying = attempt(table)
        if trying is not None:
            number = count(self.amount, table, act)
            noting.note(table, action_scope(table), notes.INTERCEPT, trying.blocker, number)
            table.tell(told.GainedIntercept(table.word(trying.blocker), number))


@dataclass(frozen=True)
class Wake(Feat):
    """A tapped minion may react as though untapped for this action."""

    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK, DECLINED, AS_PLAYED, BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        card = self.who.card(table, act)
        return "not-needed" if table.has_note(notes.AWAKE, card) else ""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            noting.note(table, action_scope(table), notes.AWAKE, card)
            table.tell(told.Woke(table.word(card)))


@dataclass(frozen=True)
class BlockFails(Feat):
    """The block attempt under way fails, or is cancelled, so that the blocker has not failed."""

    who: Filter | None = None
    cancelled: bool = False

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        trying = attempt(table)
        if trying is None:
            return "not-needed"
        if self.who is not None and not self.who.fits(table, act, trying.blocker):
            return "condition-fails"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        trying = attempt(table)
        if trying is not None:
            scope, cancelled = action_scope(table), 1 if self.cancelled else 0
            noting.note(table, scope, notes.BLOCK_FAILS, trying.blocker, cancelled)


@dataclass(frozen=True)
class CannotBlock(Feat):
    """Minions of a kind can't block this action, or one by his part in it."""

    who: Filter

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK)

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        if isinstance(self.who, Who):
            card = self.who.card(table, act)
            noting.note(table, scope, notes.UNBLOCKABLE, act.source, card)
        else:
            noting.note(table, scope, notes.UNBLOCKABLE, act.source, NOTHING, self.who)


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
            noting.note(table, scope, notes.INTERCEPT, card, -self.amount)
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
            noting.note(table, scope, notes.INTERCEPT, card, self.intercept)
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
            noting.note(table, action_scope(table), notes.PAID_INTERCEPT, card, self.pool)


@dataclass(frozen=True)
class NoCombat(Feat):
    """The block leads to no combat."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCKED,)

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(table, action_scope(table), notes.NO_COMBAT, NOTHING)


@dataclass(frozen=True)
class NotTapped(Feat):
    """The minion who has blocked does not tap for it."""

    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (BLOCKED,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            noting.note(table, action_scope(table), notes.SPARED, card)


@dataclass(frozen=True)
class StaysTapped(Effect):
    """A minion does not untap as normal in his controller's next untap phase."""

    who: Who = SELF

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            noting.note(table, 0, notes.STAYS_TAPPED, card)
