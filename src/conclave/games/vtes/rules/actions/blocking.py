"""Block attempts: who may block, in which order, and whether they succeed (VTES-6.2.2)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import ASK_ONCE, FIRST, FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import UNBLOCKABLE, UNBLOCKABLE_OTHERS, Unblockable
from conclave.games.vtes.rules.actions.aim import can_continue, directed_at
from conclave.games.vtes.rules.actions.cost import granted_by
from conclave.games.vtes.rules.actions.kinds import BLEED
from conclave.games.vtes.rules.atoms import actions, counters, noting
from conclave.games.vtes.rules.constants import NOTHING
from conclave.games.vtes.rules.current import abandon_frames, block_attempt, current_action
from conclave.games.vtes.rules.frame_types import CurrentAction, CurrentBlock, TableFrame
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import NO_EFFECT, TimedEffect, parts
from conclave.games.vtes.rules.moments import FailsToBlock, Happening
from conclave.games.vtes.rules.moves import (
    DECLINE,
    Block,
    BurnForIntercept,
    BuyIntercept,
    Decline,
    Play,
)
from conclave.games.vtes.rules.playing.cards import OpenWindow, carry_out, open_window
from conclave.games.vtes.rules.reading import bans, identity, values
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, DECLINED
from conclave.lang.resolving import Resolving


def may_block(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """Those who may block, in order: the targets, or prey and predator (VTES-6.2.2-02..05), then
    those with other minions who may block this action."""
    first = normally_block(table, action)
    if other_blockers(table, action) is None:
        return first
    more = [
        seat
        for seat in table.clockwise(action.seat)[1:]
        if seat not in first and any(is_eligible(table, each) for each in table.minions(seat))
    ]
    return (*first, *more)


def other_blockers(table: Table, action: CurrentAction) -> Filter | None:
    """Which minions may block the action besides those who normally could."""
    if action.card == NOTHING or action.mode is not None:
        return None
    grant = granted_by(table, action)
    return None if grant is None else grant.blockers


def is_eligible(table: Table, minion: int) -> bool:
    """Whether a minion may block the action because of his controller, or of its card."""
    action = current_action(table)
    assert action is not None
    others = other_blockers(table, action)
    if others is None or table.controller[minion] in normally_block(table, action):
        return True
    act = Resolving(NO_EFFECT, action.seat, action.card, action.minion, minion)
    return others.fits(table, act, minion)


def normally_block(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """Those who may block any action like this one, in order."""
    defenders = directed_at(table, action)
    if defenders:
        return defenders
    prey, predator = table.prey(action.seat), table.predator(action.seat)
    return (prey,) if prey == predator else (prey, predator)


def may_still_block(table: Table, action: CurrentAction) -> tuple[int, ...]:
    """Those who may block and haven't declined, which is final (VTES-6.2.2-08, VTES-R-37)."""
    return tuple(
        [
            seat
            for seat in may_block(table, action)
            if not table.notes.has(notes.DECLINED_BLOCK, seat)
        ]
    )


class BlockQuestion(TableFrame):
    """Ask a Methuselah whether she attempts to block, and with which minion."""

    steps = ASK_ONCE

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        if step != FIRST or table.out[self.seat]:
            table.pop()
        elif self.has_a_choice(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()
            decline(table, self.seat)

    def has_a_choice(self, table: Table) -> bool:
        """Whether she might do anything but decline, by public information."""
        if blockers(table, self.seat) or (table.minions(self.seat) and table.may_play(self.seat)):
            return True
        found: list[Move] = []
        offers.uses(table, self.seat, ANNOUNCED, found)
        return len(found) > 0

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = [Block(table.word(minion)) for minion in blockers(table, seat)]
        moves += [
            move
            for move in offers.plays(table, seat, ANNOUNCED)
            if not isinstance(move, Play) or move.minion != "-" or attempts_block(table, move)
        ]
        moves.append(DECLINE)
        return Choices(moves)

    def reaction(self, table: Table, seat: int) -> bool:
        return True

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Block):
            minion = table.read(move.minion)
            actions.try_block(table, seat, minion)
            table.push(BlockAttempt(minion))
        elif isinstance(move, Decline):
            decline(table, seat)
        else:
            open_window(table, ANNOUNCED)
            carry_out(table, seat, move)

    def window_name(self) -> str:
        return ANNOUNCED

    def rule(self, table: Table) -> str:
        return "VTES-6.2.2-06"

    def facts(self, table: Table, seat: int) -> dict[str, object]:
        action = current_action(table)
        assert action is not None
        stealth = values.stealth(table, action.minion)
        return {"minion": table.word(action.minion), "number": stealth}


def attempts_block(table: Table, move: Play) -> bool:
    """Whether a card that no minion plays attempts a block."""
    number = table.cards.numbers[move.card]
    mode = table.cards.mode(number, move.mode)
    return any(isinstance(part, TimedEffect) and part.blocks() for part in parts(mode.effect))


def decline(table: Table, seat: int) -> None:
    """Decline to block, finally; the acting Methuselah may play first after it (VTES-6.2.2-20).

    When nobody is left who may block, another window opens (VTES-6.2.2-10).
    """
    noting.note(table, table.scope(CurrentAction), notes.DECLINED_BLOCK, seat)
    actions.decline_block(table, seat)
    action = current_action(table)
    assert action is not None
    open_window(table, ANNOUNCED if may_still_block(table, action) else DECLINED)


def blockers(table: Table, seat: int) -> list[int]:
    """The minions with which a Methuselah may attempt to block."""
    return [
        minion
        for minion in table.minions(seat)
        if can_block(table, minion)
        and can_pay_block_cost(table, minion)
        and is_eligible(table, minion)
    ]


def block_cost(table: Table, minion: int) -> int:
    """How much blood a minion must burn to attempt to block the current action."""
    total = bans.blood_to_block(table, minion)
    for note in table.notes.of(notes.BLOOD_TO_BLOCK):
        which = note.phrase
        act = Resolving(NO_EFFECT, table.controller[note.about], NOTHING, note.about, minion)
        if isinstance(which, Filter) and which.fits(table, act, minion):
            total += note.amount
    return total


def can_pay_block_cost(table: Table, minion: int) -> bool:
    """Whether a minion has the blood to attempt to block; allies have none."""
    price = block_cost(table, minion)
    return price == 0 or (identity.is_vampire(table, minion) and table.blood[minion] >= price)


def can_block(table: Table, minion: int, if_untapped: bool = False) -> bool:
    """Whether a minion may attempt to block the current action, or could if he were untapped."""
    if not table.is_ready(minion):
        return False
    awake = values.can_react(table, minion) or table.notes.has(notes.AWAKE_FOR, minion)
    if not if_untapped and not awake:
        return False
    if bans.forbidden(table, "block", minion):
        return False
    action = current_action(table)
    assert action is not None
    if table.notes.has_card(notes.OVERLOOKED, minion, action.minion):
        return False
    for card in (action.minion, *table.attached[action.minion]):
        for each in UNBLOCKABLE.of(table, card):
            if each.of is None and _evades(table, each, card, minion):
                return False
    for card in table.cards_with(UNBLOCKABLE_OTHERS):
        for each in UNBLOCKABLE_OTHERS.of(table, card):
            act = Resolving(NO_EFFECT, table.controller[card], card, action.minion, minion)
            if each.of is None or not each.of.fits(table, act, action.minion):
                continue
            if _evades(table, each, card, minion):
                return False
    for note in table.notes.of(notes.CANNOT_BLOCK):
        which = note.phrase
        act = Resolving(NO_EFFECT, action.seat, note.about, action.minion, minion)
        if note.card == minion or (isinstance(which, Filter) and which.fits(table, act, minion)):
            return False
    return not table.notes.has(notes.NO_MORE_BLOCKS, table.controller[minion])


def _evades(table: Table, ability: Unblockable, card: int, blocker: int) -> bool:
    """Whether an ability of a card keeps a minion from blocking the acting minion."""
    action = current_action(table)
    assert action is not None
    act = Resolving(NO_EFFECT, table.controller[card], card, action.minion, blocker)
    if ability.if_ is not None and not ability.if_.holds(table, act):
        return False
    return ability.by.fits(table, act, blocker)


def can_still_succeed(table: Table, minion: int) -> bool:
    """Whether a block attempt can still succeed, apart from stealth (VTES-R-41, VTES-R-42)."""
    action = current_action(table)
    return (
        action is not None
        and can_continue(table, action)
        and table.controller[minion] != action.seat
        and can_block(table, minion)
        and not table.notes.has(notes.BLOCK_WILL_FAIL, minion)
    )


def would_succeed(table: Table) -> bool:
    """Whether the current block attempt would succeed now (VTES-6.2.2-11)."""
    action, attempt = current_action(table), block_attempt(table)
    if action is None or attempt is None or not can_still_succeed(table, attempt.blocker):
        return False
    return values.intercept(table, attempt.blocker) >= values.stealth(table, action.minion)


def intercept_offers(table: Table, seat: int) -> list[Move]:
    """The intercept that a player may get for her blocking minion, if he needs it."""
    attempt = block_attempt(table)
    if attempt is None or table.controller[attempt.blocker] != seat:
        return []
    price = table.notes.total(notes.INTERCEPT_FOR_POOL, attempt.blocker)
    blood = table.notes.total(notes.INTERCEPT_FOR_BLOOD, attempt.blocker)
    moves: list[Move] = []
    if price and price <= table.pool[seat]:
        moves.append(BuyIntercept(price))
    if blood and blood <= table.blood[attempt.blocker]:
        moves.append(BurnForIntercept(blood))
    if not moves or not can_still_succeed(table, attempt.blocker) or would_succeed(table):
        return []
    return moves


def buy_intercept(table: Table, seat: int, move: BuyIntercept | BurnForIntercept) -> None:
    """Get intercept for the blocking minion, once."""
    attempt = block_attempt(table)
    assert attempt is not None
    if isinstance(move, BuyIntercept):
        noting.erase(table, notes.INTERCEPT_FOR_POOL, attempt.blocker)
        counters.lose_pool(table, seat, move.number)
    else:
        noting.erase(table, notes.INTERCEPT_FOR_BLOOD, attempt.blocker)
        counters.lose_blood(table, attempt.blocker, move.number)
    noting.note(table, table.scope(CurrentAction), notes.INTERCEPT, attempt.blocker, 1)
    actions.gain_intercept(table, attempt.blocker, 1)


class BlockWindow(OpenWindow):
    """The window of a block attempt, in which a player may also pay for intercept."""

    def options(self, table: Table, seat: int) -> Options:
        return Choices([*offers.plays(table, seat, BLOCK), *intercept_offers(table, seat)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, (BuyIntercept, BurnForIntercept)):
            buy_intercept(table, seat, move)
        else:
            carry_out(table, seat, move)


# The steps of BlockAttempt
TRY: Final = 0


class BlockAttempt(CurrentBlock):
    """A block attempt, decided when all players have passed (VTES-6.2.2-18..19)."""

    steps = ("try", "decide")

    def run(self, table: Table, step: int) -> None:
        if step == TRY:
            open_window(table, BLOCK, kind=BlockWindow)
            action = current_action(table)
            assert action is not None
            charge = bans.block_charge(table, self.blocker, action.minion)
            cost = block_cost(table, self.blocker)
            counters.lose_blood(table, self.blocker, cost + charge)
            return
        action = current_action(table)
        assert action is not None
        blocked = would_succeed(table)
        table.pop()
        scope = table.scope(CurrentAction)
        if blocked:
            abandon_frames(table, scope + 1)  # nothing else happens before it resolves
            noting.note(table, scope, notes.BLOCKED, action.minion, card=self.blocker)
            if action.action.kind == BLEED:
                noting.end_grants_by_block(table)
        elif table.notes.total(notes.BLOCK_WILL_FAIL, self.blocker) > 0:
            noting.erase(table, notes.BLOCK_WILL_FAIL, self.blocker)  # cancelled, not failed
            noting.note(table, scope, notes.CANCELLED_BLOCK, self.blocker)
        else:
            noting.erase(table, notes.BLOCK_WILL_FAIL, self.blocker)
            for note in table.notes.of(notes.ON_FAILED_BLOCK):
                noting.note(
                    table, scope, notes.AT_RESOLUTION, self.blocker,
                    card=note.card, phrase=note.phrase,
                )  # fmt: skip
            if not table.notes.has(notes.FAILED_BLOCK, self.blocker):
                noting.note(table, scope, notes.FAILED_BLOCK, self.blocker)
            actions.fail_block(table, self.blocker)
            seat = table.controller[self.blocker]
            trigger(table, Happening(FailsToBlock, seat, self.blocker, action.minion))
