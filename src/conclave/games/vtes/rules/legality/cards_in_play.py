"""Why an ability of a card in play can't be used."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.identity import STAYS_YOURS
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import MODIFIER, NOTHING, REACTION, READY
from conclave.games.vtes.rules.current import current_action, current_combat
from conclave.games.vtes.rules.legality.demands import cost_obstacle
from conclave.games.vtes.rules.modes import obstacle_of
from conclave.games.vtes.rules.reading import hosts, values
from conclave.games.vtes.rules.reading.users import who_uses
from conclave.games.vtes.rules.requirements import FREE
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ADMITS, ANY_TIME
from conclave.lang.resolving import Resolving


def use_obstacle(table: Table, seat: int, card: int, index: int, can: Can, window: str) -> str:
    """Why an ability of a card in play can't be used; empty if it can."""
    host = who_uses(table, card, can)
    if can.by in ("chosen", "acting") and host == NOTHING:
        return "no-minion-can-play-it"
    of_host = can.by in ("host", "chosen", "acting") and host != NOTHING
    user = table.controller[host if of_host else card]
    if user != seat and can.by != "anyone":
        return "no-minion-can-play-it"
    if can.others and user == seat:
        return "no-minion-can-play-it"
    if can.own_turn and seat != table.active and not _acts(table, seat):
        return "only-in-your-turn"
    if can.in_phase and table.phase != can.in_phase:
        return "not-in-this-window"
    if can.phase_action and table.actions == 0:
        return "no-master-action"
    if can.transfers > table.transfers:
        return "no-transfers-left"
    if can.tap and table.tapped[card]:
        return "card-is-tapped"
    if can.once and not can.each and table.notes.has_number(notes.ABILITY_USED, card, index):
        return "used-already"
    if can.alone and table.notes.has(notes.ABILITY_USED, card):
        return "used-already"
    if can.after_block and not table.notes.has(notes.ON_BLOCKER, card):
        return "condition-fails"
    if table.notes.has(notes.STOLEN_THIS_ROUND, card):
        return "stolen-this-round"
    if hosts.cannot_use(table, host, card):
        return "no-equipment"
    anywhere = can.any_combat or ANY_TIME in can.when
    if ADMITS[window].fight and host != NOTHING and not anywhere:
        fight = current_combat(table)
        if fight is None or (fight.opponent(host) == NOTHING) != can.outside:
            return "no-combat"
    even_torpid = can.even_torpid or STAYS_YOURS.of(table, card)
    if host != NOTHING and table.zone[host] != READY and not even_torpid:
        return "no-minion-can-play-it"
    if can.type == MODIFIER:
        action = current_action(table)
        if action is None or action.minion != host:
            return "no-minion-can-play-it"
    elif can.type == REACTION:
        action = current_action(table)
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
    targeting = can.target
    for choice in [NOTHING] if targeting is None else targeting.candidates(table, act):
        if targeting is not None and not targeting.allows(table, act, choice):
            continue
        if can.each and is_used_up_for(table, card, index, choice):
            continue
        aimed = Resolving(can.effect, seat, card, host, choice)
        reason = obstacle_of(can.effect, table, aimed)
        if not reason:
            reason = "" if can.effect.possible(table, aimed) else "not-needed"
        if not reason:
            return ""
    return reason


def is_used_up_for(table: Table, card: int, index: int, target: int) -> bool:
    """Whether an ability that may be used for each target has been used for this one."""
    for note in table.notes.about(notes.ABILITY_USED, card):
        if note.number == index and note.card == target:
            return True
    return False


def _acts(table: Table, seat: int) -> bool:
    """Whether a player is the acting Methuselah, even in another player's turn (VTES-R-100)."""
    action = current_action(table)
    return action is not None and action.seat == seat
