"""Why a card in hand can't be played now."""

from __future__ import annotations

from conclave.core.position import Plain
from conclave.games.vtes.rules.constants import MINION_TYPES, NOTHING, TAKES_ACTION
from conclave.games.vtes.rules.current import current_window, extra_action
from conclave.games.vtes.rules.legality import cards_in_hand, offers, reasons
from conclave.games.vtes.rules.modes import Mode
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import MINION_PHASE, WINDOW_BIT


def why_not(table: Table, seat: int, card: int) -> list[dict[str, Plain]]:
    """The reason against each mode of a card; empty if one of them can be played."""
    window = current_window(table)
    if card not in table.hand[seat]:  # it may be hidden: reveal nothing
        return [{"mode": "", "reason": "not-in-this-window", "minion": "", "window": window}]
    number = table.definition[card]
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
    """The reason against one mode of a card, and the minion who comes closest to playing it."""
    if not window or not table.cards.masks[table.definition[card]][index] & WINDOW_BIT[window]:
        return "not-in-this-window", NOTHING
    if seat not in table.deciders:
        return "not-asked-now", NOTHING
    best, who = "no-minion-can-play-it", NOTHING
    depth = -1
    extra = extra_action(table)
    in_turn = window == MINION_PHASE and (seat == table.active or extra is not None)
    if mode.type in TAKES_ACTION and not in_turn:
        return "only-in-your-turn", NOTHING
    for minion in offers.who_may_play(table, seat, mode, window):
        if extra is not None and minion != extra.minion:
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
