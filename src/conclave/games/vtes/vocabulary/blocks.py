"""Stealth, intercept, block attempts and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass

from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.blocking import (
    BlockAttempt,
    BlockQuestion,
    can_block,
    can_pay_block_cost,
    can_still_succeed,
    is_eligible,
    would_succeed,
)
from conclave.games.vtes.rules.atoms import actions, counters, noting
from conclave.games.vtes.rules.blood import burn_blood
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import (
    action_scope,
    block_attempt,
    current_action,
    turn_scope,
)
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.modes import TimedEffect
from conclave.games.vtes.rules.moves import Number
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.requirements import Filter
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
from conclave.games.vtes.vocabulary.more_filters import NeedsDiscipline
from conclave.games.vtes.vocabulary.parts import BLOCKING_MINION, SELF, TARGET, Blocker, Who
from conclave.lang.effects import Asks
from conclave.lang.nodes import Amount, Effect, count
from conclave.lang.resolving import Resolving


@dataclass(frozen=True)
class Stealth(TimedEffect):
    """The acting minion gains stealth, only when needed (VTES-6.2.2-14); if negative, he loses
    it."""

    amount: Amount | int
    of: Filter | None = None
    """Which acting minions, of any controller; by default one of yours."""
    unneeded: bool = False
    """Whether he may gain it even if he doesn't need it yet."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action, attempt = current_action(table), block_attempt(table)
        if action is None or (self.of is None and action.seat != act.you):
            return "no-minion-can-play-it"
        if self.of is not None and not self.of.fits(table, act, action.minion):
            return "condition-fails"
        if self.unneeded or (isinstance(self.amount, int) and self.amount < 0):
            return ""
        return "" if attempt is not None and would_succeed(table) else "stealth-not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        action = current_action(table)
        if action is not None:
            number = count(self.amount, table, act)
            noting.note(table, action_scope(table), notes.STEALTH, action.minion, number)
            actions.gain_stealth(table, action.minion, number)


@dataclass(frozen=True)
class BurnForStealth(Asks):
    """The acting minion burns blood, as much as you choose, for as much stealth this turn, but at
    most for 1 more than the intercept of the minion who attempts to block."""

    def most(self, table: Table) -> int:
        """The highest number that may be chosen."""
        action, attempt = current_action(table), block_attempt(table)
        if action is None or attempt is None:
            return 0
        gap = values.intercept(table, attempt.blocker) - values.stealth(table, action.minion)
        return min(gap + 1, table.blood[action.minion])

    def options(self, table: Table, act: Resolving, seat: int) -> Options:
        return Choices([Number(number) for number in range(1, self.most(table) + 1)])

    def chosen(self, table: Table, act: Resolving, seat: int, move: Move) -> None:
        action = current_action(table)
        if action is not None and isinstance(move, Number):
            burn_blood(table, action.minion, move.number)
            noting.note(table, turn_scope(table), notes.STEALTH, action.minion, move.number)
            actions.gain_stealth(table, action.minion, move.number)

    def possible(self, table: Table, act: Resolving) -> bool:
        return self.most(table) > 0

    def public(self) -> bool:
        return True


@dataclass(frozen=True)
class Intercept(TimedEffect):
    """The blocking minion gains intercept, only when needed (VTES-6.2.2-15)."""

    amount: Amount | int
    of: Filter | None = None
    """Which minions; by default the one who plays the card, or one of yours."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        action, attempt = current_action(table), block_attempt(table)
        if action is None or attempt is None:
            return "intercept-not-needed"
        if self.of is not None:
            if not self.of.fits(table, act, attempt.blocker):
                return "not-blocking"
        elif table.controller[attempt.blocker] != act.you or (
            act.here != NOTHING and act.here != attempt.blocker
        ):
            return "not-blocking"
        if not can_still_succeed(table, attempt.blocker) or would_succeed(table):
            return "intercept-not-needed"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        attempt = block_attempt(table)
        if attempt is not None:
            number = count(self.amount, table, act)
            noting.note(table, action_scope(table), notes.INTERCEPT, attempt.blocker, number)
            actions.gain_intercept(table, attempt.blocker, number)


@dataclass(frozen=True)
class Wake(TimedEffect):
    """A tapped minion may react as though untapped for this action."""

    who: Who = SELF
    disciplines: tuple[str, ...] = ()
    """The disciplines of which the cards that he plays must require one; empty: any cards."""

    def subject(self) -> str:
        return "who"

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK, DECLINED, AS_PLAYED, BEFORE_VOTES, POLLING)

    def obstacle(self, table: Table, act: Resolving) -> str:
        card = self.who.card(table, act)
        if self.disciplines and table.notes.has(notes.AWAKE_FOR, card):
            return "not-needed"
        return "not-needed" if table.notes.has(notes.AWAKE, card) else ""

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            if self.disciplines:
                only = NeedsDiscipline(self.disciplines)
                noting.note(table, action_scope(table), notes.AWAKE_FOR, card, phrase=only)
            else:
                noting.note(table, action_scope(table), notes.AWAKE, card)
            actions.wake(table, card)


@dataclass(frozen=True)
class BlockFails(TimedEffect):
    """The current block attempt fails or, if `cancelled`, doesn't count as failed."""

    who: Filter | None = None
    cancelled: bool = False

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        attempt = block_attempt(table)
        if attempt is None:
            return "not-needed"
        if self.who is not None and not self.who.fits(table, act, attempt.blocker):
            return "condition-fails"
        return ""

    def do(self, table: Table, act: Resolving) -> None:
        attempt = block_attempt(table)
        if attempt is not None:
            scope, cancelled = action_scope(table), 1 if self.cancelled else 0
            noting.note(table, scope, notes.BLOCK_WILL_FAIL, attempt.blocker, cancelled)


@dataclass(frozen=True)
class CannotBlock(TimedEffect):
    """This minion, or all minions who match, can't block this action."""

    who: Filter

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK)

    def do(self, table: Table, act: Resolving) -> None:
        scope = action_scope(table)
        if isinstance(self.who, Who):
            card = self.who.card(table, act)
            noting.note(table, scope, notes.CANNOT_BLOCK, act.source, card=card)
        else:
            noting.note(table, scope, notes.CANNOT_BLOCK, act.source, phrase=self.who)


@dataclass(frozen=True)
class Overlooks(Effect):
    """A minion can't block or play reaction cards this turn while another one is acting."""

    who: Who = TARGET
    acting: Who = SELF

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card, acting = self.who.card(table, act), self.acting.card(table, act)
        if card != NOTHING:
            noting.note(table, turn_scope(table), notes.OVERLOOKED, card, card=acting)


@dataclass(frozen=True)
class LessIntercept(TimedEffect):
    """The blocking minion, or another one, loses intercept."""

    amount: int
    who: Who = BLOCKING_MINION

    def windows(self) -> tuple[str, ...]:
        return (BLOCK,)

    def obstacle(self, table: Table, act: Resolving) -> str:
        if not isinstance(self.who, Blocker):
            return ""
        return "" if block_attempt(table) is not None else "not-needed"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            scope = action_scope(table)
            noting.note(table, scope, notes.INTERCEPT, card, -self.amount)
            actions.gain_intercept(table, card, -self.amount)


@dataclass(frozen=True)
class UntapAndBlock(TimedEffect):
    """A tapped minion untaps and attempts to block, with `intercept` even if he doesn't need it."""

    intercept: int = 0
    who: Who = SELF

    def windows(self) -> tuple[str, ...]:
        return (ANNOUNCED, BLOCK)

    def blocks(self) -> bool:
        return True

    def obstacle(self, table: Table, act: Resolving) -> str:
        card = self.who.card(table, act)
        if card == NOTHING:
            return ""  # he hasn't been chosen yet
        return "" if might_block(table, act.you, card) else "not-blocking"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card == NOTHING or not table.is_ready(card) or current_action(table) is None:
            return
        counters.untap(table, card)
        if not can_block(table, card) or not can_pay_block_cost(table, card):
            return
        if self.intercept:
            scope = action_scope(table)
            noting.note(table, scope, notes.INTERCEPT, card, self.intercept)
            actions.gain_intercept(table, card, self.intercept)
        if block_attempt(table) is None:
            actions.try_block(table, act.you, card)
            table.push(BlockAttempt(card))


def might_block(table: Table, seat: int, card: int) -> bool:
    """Whether a player may let a minion attempt to block now, if he were untapped: when she is
    asked to block, or during his attempt."""
    for frame in table.frames[::-1]:
        if isinstance(frame, BlockAttempt):
            return frame.blocker == card
        if isinstance(frame, BlockQuestion):
            able = can_block(table, card, if_untapped=True) and is_eligible(table, card)
            return frame.seat == seat and able
        if isinstance(frame, CurrentAction):
            return False
    return False


@dataclass(frozen=True)
class MightBlock(Filter):
    """A minion whom you may let attempt to block now, tapped or not."""

    def fits(self, table: Table, act: Resolving, card: int) -> bool:
        return might_block(table, act.you, card)


@dataclass(frozen=True)
class OfferIntercept(Effect):
    """A minion may get 1 intercept for pool or for blood, once during this action."""

    pool: int = 0
    blood: int = 0
    who: Who = TARGET

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and current_action(table) is not None:
            kind = notes.INTERCEPT_FOR_POOL if self.pool else notes.INTERCEPT_FOR_BLOOD
            noting.note(table, action_scope(table), kind, card, self.pool or self.blood)

    def possible(self, table: Table, act: Resolving) -> bool:
        return current_action(table) is not None


@dataclass(frozen=True)
class NoCombat(TimedEffect):
    """No combat follows from the block."""

    def windows(self) -> tuple[str, ...]:
        return (BLOCKED,)

    def do(self, table: Table, act: Resolving) -> None:
        noting.note(table, action_scope(table), notes.NO_COMBAT, NOTHING)


@dataclass(frozen=True)
class BlocksWithoutTapping(TimedEffect):
    """The minion who has blocked doesn't tap for it."""

    who: Who = SELF

    def subject(self) -> str:
        return "who"

    def windows(self) -> tuple[str, ...]:
        return (BLOCKED,)

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING:
            noting.note(table, action_scope(table), notes.BLOCKS_WITHOUT_TAPPING, card)

    def possible(self, table: Table, act: Resolving) -> bool:
        card = self.who.card(table, act)
        return card != NOTHING and not table.tapped[card]  # one who is tapped doesn't tap


@dataclass(frozen=True)
class StaysTapped(Effect):
    """A minion doesn't untap as normal in his controller's next untap phase."""

    who: Who = SELF
    in_torpor: bool = False
    """Whether instead in each untap phase as long as he stays in torpor."""

    def subject(self) -> str:
        return "who"

    def do(self, table: Table, act: Resolving) -> None:
        card = self.who.card(table, act)
        if card != NOTHING and table.in_play(card):
            kind = notes.TAPPED_IN_TORPOR if self.in_torpor else notes.STAYS_TAPPED
            noting.note(table, 0, kind, card)
