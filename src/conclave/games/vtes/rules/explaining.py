"""Why a card in hand can't be played now, in the words of the layers of legality."""

from __future__ import annotations

from conclave.core.position import Plain
from conclave.games.vtes.rules.legality import cards_in_hand, offers, reasons
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.situation import by_leave, window_now
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import MINION_PHASE, WINDOW_BIT
from conclave.games.vtes.rules.words import MINION_TYPES, NOTHING, TAKES_ACTION


def why_not(table: Table, seat: int, card: int) -> list[dict[str, Plain]]:
    """For each way to play a card, what stands in the way; nothing if one of them is open."""
    window = window_now(table)
    if card not in table.hand[seat]:  # whatever it is: a seat is told nothing about it
        return [{"mode": "", "reason": "not-in-this-window", "minion": "", "window": window}]
    number = table.what[card]
    found: list[dict[str, Plain]] = []
    for index, mode in enumerate(table.cards.modes[number]):
        reason, minion = reason_of(table, seat, card, mode, window, index)
        if not reason:
            return []
        found.append(
            {
                "mode": table.cards.mode_words[number][index],
                "reason": reason,
                "minion": table.word(minion),
                "window": window,
            }
        )
    return found


def reason_of(
    table: Table, seat: int, card: int, mode: Mode, window: str, index: int
) -> tuple[str, int]:
    """What stands in the way of one way to play a card, for the minion who comes closest."""
    if not window or not table.cards.masks[table.what[card]][index] & WINDOW_BIT[window]:
        return "not-in-this-window", NOTHING
    if seat not in table.deciders:
        return "not-asked-now", NOTHING
    best, who = "no-minion-can-play-it", NOTHING
    depth = -1
    leave = by_leave(table)
    in_turn = window == MINION_PHASE and (seat == table.active or leave is not None)
    if mode.type in TAKES_ACTION and not in_turn:
        return "only-in-your-turn", NOTHING
    for minion in offers.players(table, seat, mode, window):
        if leave is not None and minion != leave.minion:
            continue
        reason = cards_in_hand.obstacle(table, seat, card, mode, minion, window)
        if not reason:
            return "", minion
        layer = reasons.LAYERS.index(reason)
        if layer > depth:
            best, who, depth = reason, minion, layer
    if depth < 0 and mode.type not in MINION_TYPES:
        best = "not-in-this-window"
    return best, who
