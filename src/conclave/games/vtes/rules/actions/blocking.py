"""Block attempts: who may block, in which order, and whether an attempt succeeds (VTES-6.2.2)."""

from __future__ import annotations

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.actions.aim import directed_at, goes_on
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.events import actions as told
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import NOTHING_DONE, Feat, parts
from conclave.games.vtes.rules.moves import DECLINE, Block, BuyIntercept, Decline, Play
from conclave.games.vtes.rules.playing.cards import OpenWindow, carry_out, open_window
from conclave.games.vtes.rules.reading import bans, identity, values
from conclave.games.vtes.rules.requirements import Filter
from conclave.games.vtes.rules.situation import acting, attempt, leave_frames
from conclave.games.vtes.rules.steps import Acting, Attempting, Step
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, DECLINED
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.resolving import Resolving


def may_block(table: Table, action: Acting) -> tuple[int, ...]:
    """Who may block, in order: the targets, or prey and predator (VTES-6.2.2-02..05)."""
    aimed = directed_at(table, action)
    if aimed:
        return aimed
    prey, predator = table.prey(action.seat), table.predator(action.seat)
    return (prey,) if prey == predator else (prey, predator)


def next_to_ask(table: Table, action: Acting) -> tuple[int, ...]:
    """Who may block and has not declined: a decline is final (VTES-6.2.2-08, VTES-R-37)."""
    return tuple(
        [
            seat
            for seat in may_block(table, action)
            if not table.has_note(notes.DECLINED_BLOCK, seat)
        ]
    )


class BlockQuestion(Step):
    """A Methuselah is asked whether she attempts to block, and with whom."""

    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, step: int) -> None:
        if step > 0 or table.out[self.seat]:
            table.pop()
        elif self.has_a_choice(table):
            table.push(Window(FORCED, (self.seat,)))
        else:
            table.pop()
            decline(table, self.seat)

    def has_a_choice(self, table: Table) -> bool:
        """Whether she might do anything but decline, as far as everybody can tell."""
        if blockers(table, self.seat) or (table.minions(self.seat) and table.hand[self.seat]):
            return True
        found: list[Move] = []
        offers.uses(table, self.seat, ANNOUNCED, found)
        return len(found) > 0

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = [Block(table.word(minion)) for minion in blockers(table, seat)]
        moves += [
            move
            for move in offers.plays(table, seat, ANNOUNCED)
            if not isinstance(move, Play) or move.minion != "-" or blocks_by(table, move)
        ]
        moves.append(DECLINE)
        return Choices(moves)

    def reaction(self, table: Table, seat: int) -> bool:
        return True

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, Block):
            minion = table.read(move.minion)
            table.tell(told.BlockTried(seat, move.minion))
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
        action = acting(table)
        assert action is not None
        stealth = values.stealth(table, action.minion)
        return {"minion": table.word(action.minion), "number": stealth}


def blocks_by(table: Table, move: Play) -> bool:
    """Whether a block is attempted by a card that no minion plays."""
    number = table.cards.numbers[move.card]
    mode = table.cards.mode(number, move.mode)
    return any(isinstance(part, Feat) and part.blocks() for part in parts(mode.effect))


def decline(table: Table, seat: int) -> None:
    """A decline is final, and the acting Methuselah may play first after it (VTES-6.2.2-20).

    When nobody is left who may block, that is a moment of its own (VTES-6.2.2-10).
    """
    noting.note(table, table.scope(Acting), notes.DECLINED_BLOCK, seat)
    table.tell(told.BlockDeclined(seat))
    action = acting(table)
    assert action is not None
    open_window(table, ANNOUNCED if next_to_ask(table, action) else DECLINED)


def blockers(table: Table, seat: int) -> list[int]:
    """The ready untapped minions with which a Methuselah may attempt to block."""
    return [
        minion
        for minion in table.minions(seat)
        if can_block(table, minion) and can_pay_toll(table, minion)
    ]


def toll(table: Table, minion: int) -> int:
    """How much blood a minion pays to attempt to block the action under way."""
    total = 0
    for note in table.notes:
        which = note[4]
        if note[1] == notes.BLOCK_TOLL and isinstance(which, Filter):
            act = Resolving(NOTHING_DONE, table.controller[note[2]], NOTHING, note[2], minion)
            if which.fits(table, act, minion):
                total += note[3]
    return total


def can_pay_toll(table: Table, minion: int) -> bool:
    """Whether a minion has the blood that it takes to attempt to block: allies have none."""
    price = toll(table, minion)
    return price == 0 or (identity.is_vampire(table, minion) and table.blood[minion] >= price)


def can_block(table: Table, minion: int, if_untapped: bool = False) -> bool:
    """Whether a minion may attempt to block the action under way, or might if he were untapped."""
    if not table.is_ready(minion):
        return False
    if not if_untapped and not values.can_react(table, minion):
        return False
    if bans.forbidden(table, "block", minion):
        return False
    action = acting(table)
    assert action is not None
    for card in (action.minion, *table.on[action.minion]):
        for each in table.cards.unblockable[table.what[card]]:
            act = Resolving(NOTHING_DONE, table.controller[card], card, action.minion, minion)
            if each.by.fits(table, act, minion):
                return False
    for note in table.notes:
        if note[1] == notes.UNBLOCKABLE:
            which = note[4]
            if isinstance(which, Filter):
                act = Resolving(NOTHING_DONE, action.seat, note[2], action.minion, minion)
                if which.fits(table, act, minion):
                    return False
            elif note[3] == minion:
                return False
        elif note[1] == notes.NO_MORE_BLOCKS and note[2] == table.controller[minion]:
            return False
    return True


def stands(table: Table, minion: int) -> bool:
    """Whether an attempt to block can still succeed, stealth aside (VTES-R-41, VTES-R-42)."""
    action = acting(table)
    return (
        action is not None
        and goes_on(table, action)
        and can_block(table, minion)
        and not table.has_note(notes.BLOCK_FAILS, minion)
    )


def would_succeed(table: Table) -> bool:
    """Whether the attempt under way would succeed as things are (VTES-6.2.2-11)."""
    action, trying = acting(table), attempt(table)
    if action is None or trying is None or not stands(table, trying.blocker):
        return False
    return values.intercept(table, trying.blocker) >= values.stealth(table, action.minion)


def for_sale(table: Table, seat: int) -> list[Move]:
    """The intercept that a player may buy for the minion who attempts to block, if needed."""
    trying = attempt(table)
    if trying is None or table.controller[trying.blocker] != seat:
        return []
    price = table.noted(notes.PAID_INTERCEPT, trying.blocker)
    if not price or price > table.pool[seat]:
        return []
    if not stands(table, trying.blocker) or would_succeed(table):
        return []
    return [BuyIntercept(price)]


def buy_intercept(table: Table, seat: int, move: BuyIntercept) -> None:
    """The minion who attempts to block gets intercept for pool, once."""
    trying = attempt(table)
    assert trying is not None
    noting.strike_out(table, notes.PAID_INTERCEPT, trying.blocker)
    counters.lose_pool(table, seat, move.number)
    noting.note(table, table.scope(Acting), notes.INTERCEPT, trying.blocker, 1)
    table.tell(told.GainedIntercept(table.word(trying.blocker), 1))


class BlockWindow(OpenWindow):
    """The time of a block attempt, in which intercept may be bought besides."""

    def options(self, table: Table, seat: int) -> Options:
        return Choices([*offers.plays(table, seat, BLOCK), *for_sale(table, seat)])

    def chosen(self, table: Table, seat: int, move: Move) -> None:
        if isinstance(move, BuyIntercept):
            buy_intercept(table, seat, move)
        else:
            carry_out(table, seat, move)


class BlockAttempt(Attempting):
    """An attempt to block, decided when all have passed (VTES-6.2.2-18..19)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            open_window(table, BLOCK, kind=BlockWindow)
            counters.lose_blood(table, self.blocker, toll(table, self.blocker))
            return
        action = acting(table)
        assert action is not None
        blocked = would_succeed(table)
        table.pop()
        scope = table.scope(Acting)
        if blocked:
            leave_frames(table, scope + 1)  # nothing else can be done before it resolves
            noting.note(table, scope, notes.BLOCKED, action.minion, self.blocker)
        elif table.noted(notes.BLOCK_FAILS, self.blocker) > 0:  # cancelled: he has not failed
            noting.strike_out(table, notes.BLOCK_FAILS, self.blocker)
        else:
            noting.strike_out(table, notes.BLOCK_FAILS, self.blocker)
            for _, kind, _, source, what in table.notes:
                if kind == notes.ON_FAILED_BLOCK:
                    noting.note(table, scope, notes.AT_RESOLUTION, self.blocker, source, what)
            if not table.has_note(notes.FAILED_BLOCK, self.blocker):
                noting.note(table, scope, notes.FAILED_BLOCK, self.blocker)
            table.tell(told.BlockFailed(table.word(self.blocker)))
