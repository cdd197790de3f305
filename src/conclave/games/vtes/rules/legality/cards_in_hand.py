"""Why a card in hand can't be played."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules import notes, pricing
from conclave.games.vtes.rules.abilities.costs import POOL_COST_CHANGES
from conclave.games.vtes.rules.abilities.fighting import WARDS
from conclave.games.vtes.rules.actions.kinds import LEAVE
from conclave.games.vtes.rules.constants import (
    ANY_TURN,
    EQUIPMENT,
    EVENT,
    MASTER,
    MODIFIER,
    NOTHING,
    POWER,
    REACTION,
    READY,
    RETAINER,
    TAKES_ACTION,
    TORPOR,
)
from conclave.games.vtes.rules.current import current_action, current_combat
from conclave.games.vtes.rules.legality.demands import (
    payment_obstacle,
    plays_as_vampire,
    requirement_obstacle,
)
from conclave.games.vtes.rules.legality.duties import duty_of, fits_duty
from conclave.games.vtes.rules.legality.taking_actions import action_obstacle, target_obstacle
from conclave.games.vtes.rules.modes import (
    Action,
    Mode,
    PutsOn,
    Strike,
    TimedEffect,
    is_out_of_turn,
    obstacle_of,
    parts,
)
from conclave.games.vtes.rules.playing.limits import is_limit_reached
from conclave.games.vtes.rules.reading import bans, belongings, identity, values
from conclave.games.vtes.rules.requirements import FREE, Cost
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import ADMITS, MASTER_PHASE, MINION_PHASE
from conclave.lang.nodes import walk
from conclave.lang.resolving import Resolving

CARRIED: Final = (EQUIPMENT, RETAINER)
"""Cards that go on the minion who acts for them."""


def obstacle(table: Table, seat: int, card: int, mode: Mode, minion: int, window: str) -> str:
    """Why a card can't be played in this mode; empty if it can."""
    cards = table.cards
    number = table.definition[card]
    printed = cards.printed[number]
    kind = mode.type
    if kind not in ADMITS[window].types:
        return "not-in-this-window"
    if table.notes.has_definition(notes.CARD_BARRED, NOTHING, number):
        return "played-this-turn"
    if mode.draft and table.settings["draft"] != "yes":
        return "not-in-this-window"
    if kind == MASTER:
        reason = master_obstacle(table, seat, card, mode, window)
        if reason:
            return reason
        if mode.once and is_limit_reached(table, mode.once, seat, NOTHING, number):
            return "used-already"
    elif kind == EVENT:
        if number in table.events_played:
            return "event-was-played"
        if table.notes.has(notes.EVENT_PLAYED, seat):
            return "one-event-a-phase"
        if seat != table.active:
            return "only-in-your-turn"
        if table.actions == 0:
            return "no-master-action"
        if bans.forbidden(table, "played", card):
            return "condition-fails"
    elif minion != NOTHING:
        reason = minion_obstacle(table, card, mode, minion)
        if reason:
            return reason
    if minion == NOTHING and kind == MASTER and not _some_minion_meets(table, seat, card, mode):
        return "needs-minion-who-fits"
    cost = mode.cost or printed.cost
    effect = mode.effect
    if minion != NOTHING:
        cost = cost.with_x(table, Resolving(effect, seat, card, minion))
        action_kind = effect.kind if isinstance(effect, Action) else ""
        cost = pricing.adjusted_cost(table, minion, cost, mode, action_kind, card)
        cost = pricing.least_cost(table, minion, cost, mode)
        if cost.blood > 0 and _has_no_blood_for(table, card, mode, minion, action_kind):
            return "needs-vampire"
    elif table.cards_with(POOL_COST_CHANGES):
        more = pricing.extra_pool(table, seat, card)
        cost = Cost(cost.blood, max(cost.pool + more, 0), cost.conviction) if more else cost
    if cost is not FREE:
        reason = payment_obstacle(table, seat, minion, card, cost)
        if reason:
            return reason
    act = Resolving(effect, seat, card, minion)
    if mode.if_ is not None and not mode.if_.holds(table, act):
        return "condition-fails"
    if table.cards_with(WARDS) and _is_warded_off(table, card, mode, minion):
        return "no-target"
    reason = obstacle_of(effect, table, act)
    if reason:
        return reason
    if kind in TAKES_ACTION:
        return target_obstacle(table, card, effect, minion) if isinstance(effect, Action) else ""
    if kind == REACTION and _leaves_unmoved(table, card, mode):
        return "condition-fails"
    if mode.target is not None:
        if not mode.target.has_choice(table, act):
            return "no-target"
        if kind == MASTER and not pricing.affordable_targets(
            table, mode, act, mode.target.choices(table, act)
        ):
            return "cannot-pay-pool"
    return ""


def _has_no_blood_for(table: Table, card: int, mode: Mode, minion: int, kind: str) -> bool:
    """Whether an ally, who has life and no blood, doesn't play a card as a vampire although cards
    in play make it cost more blood."""
    if not identity.is_ally(table, minion) or plays_as_vampire(table, card, mode, minion):
        return False
    changes = pricing.cost_changes(table, minion, mode, kind, card=card)
    return any(each.more > 0 and not each.pool and not each.redirecting for each in changes)


def master_obstacle(table: Table, seat: int, card: int, mode: Mode, window: str) -> str:
    """Master cards need a master phase action in one's own master phase, or are out-of-turn."""
    if is_out_of_turn(mode, table.cards.traits[table.definition[card]]):
        if seat != table.active and window == MINION_PHASE:
            return "only-in-your-turn"
        if seat == table.active and ANY_TURN not in table.cards.traits[table.definition[card]]:
            return "only-out-of-turn"
        return "owes-master-action" if table.debt[seat] else ""
    if seat != table.active or table.phase != MASTER_PHASE:
        return "only-in-your-turn"
    if window == MASTER_PHASE and table.actions == 0:
        return "no-master-action"
    return ""


def minion_obstacle(table: Table, card: int, mode: Mode, minion: int) -> str:
    """Why a minion can't play a card: where he is, what he is, what he has played."""
    kind = mode.type
    cards = table.cards
    number = table.definition[card]
    if kind == REACTION:
        if table.zone[minion] != READY or _is_overlooked(table, minion):
            return "no-minion-can-play-it"
        if mode.even_tapped:
            pass
        elif mode.untapped:
            required = [name for name, _ in mode.disciplines]
            if not values.can_react(table, minion) and not values.can_react_with(
                table, minion, card, required
            ):
                return "needs-untapped-minion"
        elif not table.tapped[minion]:
            return "needs-tapped-minion"
    elif kind in TAKES_ACTION:
        effect = mode.effect
        if table.tapped[minion] and not (isinstance(effect, Action) and effect.even_tapped):
            return "needs-untapped-minion"
        if bans.forbidden(table, "act", minion) or bans.forbidden(table, "action-cards", minion):
            return "cannot-act"
        if kind in CARRIED and not belongings.may_have(table, minion, card):
            return "has-one-already"
        if table.notes.has(notes.CANNOT_ACT, minion):
            return "has-to-do-something-else"
        if isinstance(effect, Action):
            if not fits_duty(table, duty_of(table, minion), minion, effect):
                return "has-to-do-something-else"
            reason = action_obstacle(table, card, effect, minion)
            if reason:
                return reason
    elif kind == MODIFIER and not _can_modify(table, minion):
        return "no-minion-can-play-it"
    if bans.may_not_play(table, minion, card, mode):
        return "condition-fails"
    reason = requirement_obstacle(table, card, mode, minion)
    if reason:
        return reason
    if mode.once and is_limit_reached(
        table, mode.once, table.controller[minion], minion, number, mode
    ):
        return "used-already"
    if kind == POWER:
        if not cards.is_imbued[table.definition[minion]]:
            return "needs-imbued"
        if any(table.definition[power] == number for power in table.attached[minion]):
            return "has-power"
    if kind in TAKES_ACTION:
        if table.notes.has_definition(notes.ACTED_WITH_CARD, minion, number):
            return "played-this-turn"
        if table.notes.has_definition(notes.SEAT_ACTION_BARRED, table.controller[minion], number):
            return "played-this-turn"
    elif kind in (MODIFIER, REACTION) and table.notes.has_definition(
        notes.PLAYED_THIS_ACTION, minion, number
    ):
        return "played-this-action"
    elif kind == MODIFIER and table.notes.has(notes.NO_MODIFIERS, NOTHING):
        return "no-more-modifiers"
    return ""


def _is_overlooked(table: Table, minion: int) -> bool:
    """Whether a minion can't play reaction cards while this minion is acting."""
    if not table.notes.of(notes.OVERLOOKED):
        return False
    action = current_action(table)
    return action is not None and table.notes.has_card(notes.OVERLOOKED, minion, action.minion)


def _is_warded_off(table: Table, card: int, mode: Mode, minion: int) -> bool:
    """Whether a minion is warded against a card that he would put on himself, or his opponent
    against a strike."""
    fight = current_combat(table)
    opponent = NOTHING if fight is None else fight.opponent(minion)
    for node in walk(mode.effect):
        if isinstance(node, PutsOn) and minion != NOTHING:
            act = Resolving(mode.effect, table.controller[minion], card, minion)
            if node.host(table, act) == minion and bans.wards_off(table, minion, card, (mode,)):
                return True
        reaches = isinstance(node, Strike) and not node.ends and (node.hand or not node.dodge)
        if reaches and opponent != NOTHING and bans.wards_off(table, opponent, card, (mode,)):
            return True
    return False


def _leaves_unmoved(table: Table, card: int, mode: Mode) -> bool:
    """Whether a reaction would hinder the acting minion, whom it doesn't affect."""
    if not table.notes.of(notes.UNMOVED):
        return False
    action = current_action(table)
    return (
        action is not None
        and any(isinstance(part, TimedEffect) and part.hinders() for part in parts(mode.effect))
        and bans.is_unmoved_by(table, action.minion, card, mode)
    )


def _can_modify(table: Table, minion: int) -> bool:
    """Acting minions play modifiers while ready, or while leaving torpor (VTES-6.5.1-07)."""
    action = current_action(table)
    if table.is_ready(minion) or action is None:
        return True
    return action.action.kind == LEAVE and table.zone[minion] == TORPOR


def _some_minion_meets(table: Table, seat: int, card: int, mode: Mode) -> bool:
    """Whether a ready minion of its player meets a master card's requirement (VTES-1.6.1-16)."""
    printed = table.cards.printed[table.definition[card]]
    if not printed.clans and not printed.needs and not mode.disciplines and not mode.needs:
        return True
    for minion in table.minions(seat):
        if not requirement_obstacle(table, card, mode, minion):
            return True
    return False
