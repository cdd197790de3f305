"""Cards that are not replaced at once, and what happens when they are (VTES-1.6.1-13)."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities import (
    AFTER_COMBAT,
    AT_END_OF_ACTION,
    AT_NEXT_DISCARD,
    AT_NEXT_UNTAP,
    WHILE_IN_PLAY,
)
from conclave.games.vtes.rules.atoms import course, noting
from conclave.games.vtes.rules.situation import acting, action_scope, combat_scope, fighting
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


def delay(table: Table, seat: int, card: int) -> None:
    """Some cards are not replaced at once (VTES-1.6.1-13)."""
    until = table.cards.delays[table.what[card]]
    if until == AT_NEXT_UNTAP:
        course.leave_unreplaced(table, seat, table.unreplaced[seat] + 1)
    elif until == AT_NEXT_DISCARD:
        noting.note(table, 0, notes.UNTIL_DISCARD, seat, 1)
    elif until == AT_END_OF_ACTION and acting(table) is not None:
        noting.note(table, action_scope(table), notes.UNREPLACED, seat, 1)
        noting.note(table, action_scope(table), notes.NOT_YET, card)
    elif until == AFTER_COMBAT and fighting(table) is not None:
        noting.note(table, combat_scope(table), notes.UNREPLACED, seat, 1)
        noting.note(table, combat_scope(table), notes.NOT_YET, card)
    elif until == WHILE_IN_PLAY or table.cards.replaces[table.what[card]]:
        noting.note(table, len(table.frames) - 1, notes.UNREPLACED, seat, 1)  # until it is played


def await_replacement(table: Table, minion: int, card: int) -> None:
    """Where something happens when a card has been replaced that the acting minion played."""
    action = acting(table)
    if action is None or action.minion != minion:
        return
    for each in table.on[minion]:
        if table.cards.as_replaced[table.what[each]] is not None and table.in_play(each):
            noting.note(table, 0, notes.TO_REPLACE, minion, card)


def is_replaced(table: Table, card: int) -> bool:
    """Whether the time has come to replace a card that was played."""
    seat, until = table.owner[card], table.cards.delays[table.what[card]]
    if until == AT_NEXT_UNTAP:
        return table.unreplaced[seat] == 0
    if until == AT_NEXT_DISCARD:
        return not table.has_note(notes.UNTIL_DISCARD, seat)
    if until == WHILE_IN_PLAY and table.in_play(card):
        return False
    return not table.has_note(notes.NOT_YET, card)


def has_replaced(table: Table, minion: int, card: int, drawing: list[int]) -> None:
    """A card of this minion has been replaced, unless nothing was drawn for it: what follows."""
    noting.strike_out(table, notes.TO_REPLACE, minion, card)
    for source in table.on[minion]:
        effect = table.cards.as_replaced[table.what[source]]
        seat = table.controller[source]
        if effect is not None and seat in drawing and table.in_play(source):
            table.push(Resolving(effect, seat, source, minion))
