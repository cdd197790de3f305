"""Block attempts: who may block, in which order, and whether an attempt succeeds (VTES-6.2.2)."""

from __future__ import annotations

from typing import Final

from conclave.core.frames import FORCED, Window
from conclave.core.moves import Choices, Move, Options
from conclave.games.vtes.rules import counters, legality, reading
from conclave.games.vtes.rules import events as told
from conclave.games.vtes.rules import table as notes
from conclave.games.vtes.rules.abilities import Filter
from conclave.games.vtes.rules.moves import DECLINE, Block, Decline, Play
from conclave.games.vtes.rules.playing import carry_out, open_window
from conclave.games.vtes.rules.situation import (
    Acting,
    Attempting,
    Step,
    acting,
    attempt,
    directed_at,
    goes_on,
    leave_frames,
)
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK, DECLINED
from conclave.lang.effects import Do
from conclave.lang.resolving import Resolving

NOTHING_DONE: Final = Do()


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
        legality.uses(table, self.seat, ANNOUNCED, found)
        return len(found) > 0

    def options(self, table: Table, seat: int) -> Options:
        moves: list[Move] = [Block(table.word(minion)) for minion in blockers(table, seat)]
        moves += [
            move
            for move in legality.plays(table, seat, ANNOUNCED)
            if not isinstance(move, Play) or move.minion != "-"
        ]
        moves.append(DECLINE)
        return Choices(moves)

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
        stealth = reading.stealth(table, action.minion)
        return {"minion": table.word(action.minion), "number": stealth}


def decline(table: Table, seat: int) -> None:
    """A decline is final, and the acting Methuselah may play first after it (VTES-6.2.2-20).

    When nobody is left who may block, that is a moment of its own (VTES-6.2.2-10).
    """
    counters.note(table, table.scope(Acting), notes.DECLINED_BLOCK, seat)
    table.tell(told.BlockDeclined(seat))
    action = acting(table)
    assert action is not None
    open_window(table, ANNOUNCED if next_to_ask(table, action) else DECLINED)


def blockers(table: Table, seat: int) -> list[int]:
    """The ready untapped minions with which a Methuselah may attempt to block."""
    return [minion for minion in table.minions(seat) if can_block(table, minion)]


def can_block(table: Table, minion: int, if_untapped: bool = False) -> bool:
    """Whether a minion may attempt to block the action under way, or might if he were untapped."""
    if not table.is_ready(minion):
        return False
    if not if_untapped and not reading.can_react(table, minion):
        return False
    if reading.forbidden(table, "block", minion):
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
    return reading.intercept(table, trying.blocker) >= reading.stealth(table, action.minion)


class BlockAttempt(Attempting):
    """An attempt to block, decided when all have passed (VTES-6.2.2-18..19)."""

    def run(self, table: Table, step: int) -> None:
        if step == 0:
            open_window(table, BLOCK)
            return
        action = acting(table)
        assert action is not None
        blocked = would_succeed(table)
        table.pop()
        scope = table.scope(Acting)
        if blocked:
            leave_frames(table, scope + 1)  # nothing else can be done before it resolves
            counters.note(table, scope, notes.BLOCKED, action.minion, self.blocker)
        elif table.noted(notes.BLOCK_FAILS, self.blocker) > 0:  # cancelled: he has not failed
            counters.strike_out(table, notes.BLOCK_FAILS, self.blocker)
        else:
            counters.strike_out(table, notes.BLOCK_FAILS, self.blocker)
            for _, kind, _, source, what in table.notes:
                if kind == notes.ON_FAILED_BLOCK:
                    counters.note(table, scope, notes.AT_RESOLUTION, self.blocker, source, what)
            if not table.has_note(notes.FAILED_BLOCK, self.blocker):
                counters.note(table, scope, notes.FAILED_BLOCK, self.blocker)
            table.tell(told.BlockFailed(table.word(self.blocker)))
