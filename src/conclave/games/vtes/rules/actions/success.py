"""The effects of a successful action (VTES-6.2.3)."""

from __future__ import annotations

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.costs import PROTECTS_POOL
from conclave.games.vtes.rules.actions.aim import bleed_target, effect_to_resolve
from conclave.games.vtes.rules.actions.before_referendum import call_referendum
from conclave.games.vtes.rules.actions.equipping import equip, take_chosen_equipment
from conclave.games.vtes.rules.actions.kinds import (
    ANARCH,
    ATTACK,
    BLEED,
    BRINGS_CARD,
    BURN_IMBUED,
    DIABLERIE,
    EQUIP,
    GAIN_POWER,
    HUNT,
    LEAVE,
    POLITICS,
    RECRUIT,
    RESCUE,
    TAKE,
)
from conclave.games.vtes.rules.atoms import actions, counters, noting
from conclave.games.vtes.rules.blood import drain_excess, gain_up_to_capacity, leave_torpor
from conclave.games.vtes.rules.combat.rounds import begin_combat, open_entering_window
from conclave.games.vtes.rules.constants import ACTION, NOTHING, READY
from conclave.games.vtes.rules.current import turn_scope
from conclave.games.vtes.rules.diablerie import BurningImbued, Diablerie
from conclave.games.vtes.rules.edge import get_edge
from conclave.games.vtes.rules.frame_types import CurrentAction, GainsBanked
from conclave.games.vtes.rules.modes import PutsOn
from conclave.games.vtes.rules.moments import ActionSucceeds, BleedSucceeds, Happening
from conclave.games.vtes.rules.playing.replacing import replace_delayed
from conclave.games.vtes.rules.reading import bans, bonuses, values
from conclave.games.vtes.rules.reading.granted import is_unaffected
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger


def take_effect(table: Table, action: CurrentAction) -> None:
    """Resolve a successful action."""
    kind = action.action.kind
    if kind == HUNT:
        gained = action.action.hunt + bonuses.bonus(table, bonuses.HUNTING, action.minion)
        if action.action.target is not None and table.in_play(action.target):
            if is_unaffected(table, action.target, action.card):
                return
            if counters.move_blood(table, action.target, action.minion, gained) == 0:
                return
            drain_excess(table, action.minion)
        elif gained <= 0 or bans.never_gains(table, action.minion):
            return  # a hunt that gains no blood isn't successful
        else:
            gain_up_to_capacity(table, action.minion, gained)
        replace_delayed(table, notes.UNREPLACED_UNTIL_HUNT)
    trigger(table, Happening(ActionSucceeds, action.seat, action.minion))
    banked = kind == BLEED and bans.gains_no_pool(table, action.seat)
    if kind == BLEED:
        bleed(table, action)
    elif kind in BRINGS_CARD:
        puts_itself = isinstance(action.action.effect, PutsOn)
        if action.mode is not None and action.mode.type != ACTION and not puts_itself:
            bring_into_play(table, action)
    elif kind == GAIN_POWER:
        put_on_minion(table, action)
        counters.untap(table, action.minion)
    elif kind == POLITICS:
        call_referendum(table, action)
    elif kind in (LEAVE, RESCUE):
        leave_torpor(table, action.minion if kind == LEAVE else action.target)
    elif kind == DIABLERIE:
        table.push(Diablerie(action.minion, action.target))
    elif kind == ANARCH:
        contests.become_anarch(table, action.minion)
    elif kind == ATTACK:
        begin_combat(table, action.minion, action.target)
        open_entering_window(table)
    elif kind == BURN_IMBUED:
        table.push(BurningImbued(action.minion, action.target))
    elif kind == TAKE:
        take_chosen_equipment(table, action.minion, action.target)
    if action.action.effect is not None and kind != POLITICS:
        if banked:
            table.push(GainsBanked(action.seat))
        table.push(effect_to_resolve(table, action))


def bleed(table: Table, action: CurrentAction) -> None:
    """The target burns pool, and the acting player gets the edge (VTES-6.1.1-07..10)."""
    seat = bleed_target(table)
    amount = values.bleed(table, action.minion)
    for note in table.notes.of(notes.BLEED_LIMIT):
        amount = min(amount, note.amount)
    actions.bleed(table, seat, amount)
    if amount >= 1:
        counters.lose_pool(table, bleed_payer(table, seat), pool_burned(table, seat, amount))
        get_edge(table, action.seat)
        noting.set_amount(
            table, table.scope(CurrentAction), notes.ACTION_SUCCEEDED, action.minion, amount
        )
        if amount > 1:
            noting.note(table, 0, notes.BLED_HARD, action.minion, seat=seat)
        trigger(table, Happening(BleedSucceeds, seat, action.minion, amount=amount))


def bring_into_play(table: Table, action: CurrentAction) -> None:
    """Put the card that was played into play."""
    if action.action.kind == RECRUIT:
        recruit(table, action)
    else:
        put_on_minion(table, action)


def put_on_minion(table: Table, action: CurrentAction) -> None:
    """Put equipment, a retainer or a power on the acting minion."""
    if action.action.kind == EQUIP:
        equip(table, action.card, action.minion)
    else:
        contests.come_into_play(table, action.card, NOTHING, action.seat, action.minion)


def recruit(table: Table, action: CurrentAction) -> None:
    """Put an ally into play; he can't act this turn (VTES-6.1.5-03..05)."""
    noting.note(table, turn_scope(table), notes.RECRUITED, action.minion)
    if contests.come_into_play(table, action.card, READY, action.seat):
        noting.note(table, turn_scope(table), notes.CANNOT_ACT, action.card)


def pool_burned(table: Table, seat: int, amount: int) -> int:
    """How much pool a bleed costs its target: less than its size, if a card protects her."""
    for card in table.cards_with(PROTECTS_POOL):
        for protection in PROTECTS_POOL.of(table, card):
            if (
                table.controller[card] == seat == bleed_payer(table, seat)
                and amount > protection.most
            ):
                amount = protection.most
                actions.protect_pool(table, seat, card, amount)
    return amount


def bleed_payer(table: Table, seat: int) -> int:
    """The player who burns the pool for a bleed: its target, or another player in her place."""
    for note in table.notes.of(notes.PAYS_FOR_BLEED):
        if not table.out[note.seat]:
            return note.seat
    return seat
