"""What stands in the way of an ability of a card in play."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities import Can
from conclave.games.vtes.rules.legality.demands import cost_obstacle
from conclave.games.vtes.rules.modes import obstacle_of
from conclave.games.vtes.rules.reading import hosts, values
from conclave.games.vtes.rules.requirements import FREE
from conclave.games.vtes.rules.situation import acting, fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ADMITS, ANY_TIME
from conclave.games.vtes.rules.words import MODIFIER, NOTHING, REACTION, READY
from conclave.lang.resolving import Resolving


def use_obstacle(table: Table, seat: int, card: int, index: int, can: Can, window: str) -> str:
    """What stands in the way of an ability of a card in play being used."""
    host = hosts.user_of(table, card)
    whose = table.controller[host if can.by == "host" and host != NOTHING else card]
    if whose != seat and can.by != "anyone":
        return "no-minion-can-play-it"
    if can.own_turn and seat != table.active and not _acts(table, seat):
        return "only-in-your-turn"
    if can.phase_action and table.actions == 0:
        return "no-master-action"
    if can.transfers > table.transfers:
        return "no-transfers-left"
    if can.tap and table.tapped[card]:
        return "card-is-tapped"
    if can.once and table.has_noted(notes.USED, card, index):
        return "used-already"
    if can.after_block and not table.has_note(notes.HAD_AT_BLOCK, card):
        return "condition-fails"
    if table.has_note(notes.STOLEN, card):
        return "stolen-this-round"
    if ADMITS[window].fight and host != NOTHING and ANY_TIME not in can.when:
        fight = fighting(table)
        if fight is None or (fight.opponent(host) == NOTHING) != can.outside:
            return "no-combat"
    if host != NOTHING and table.zone[host] != READY and not can.even_torpid:
        return "no-minion-can-play-it"
    if can.type == MODIFIER:
        action = acting(table)
        if action is None or action.minion != host:
            return "no-minion-can-play-it"
    elif can.type == REACTION:
        action = acting(table)
        if action is None or action.seat == seat:
            return "no-minion-can-play-it"
        if can.while_tapped:
            if not table.tapped[host]:
                return "needs-tapped-minion"
        elif not values.can_react(table, host):
            return "needs-untapped-minion"
    if can.cost is not FREE:
        reason = cost_obstacle(table, seat, host, can.cost)
        if reason:
            return reason
    act = Resolving(can.effect, seat, card, host)
    if can.if_ is not None and not can.if_.holds(table, act):
        return "condition-fails"
    reason = "no-target"
    for choice in (NOTHING,) if can.target is None else can.target.choices(table, act):
        aimed = Resolving(can.effect, seat, card, host, choice)
        reason = obstacle_of(can.effect, table, aimed)
        if not reason:
            reason = "" if can.effect.possible(table, aimed) else "not-needed"
        if not reason:
            return ""
    return reason


def _acts(table: Table, seat: int) -> bool:
    """Whether a player is the acting Methuselah, be it in the turn of another (VTES-R-100)."""
    action = acting(table)
    return action is not None and action.seat == seat
