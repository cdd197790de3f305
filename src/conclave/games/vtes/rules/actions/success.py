"""What an action does when it succeeds (VTES-6.2.3)."""

from __future__ import annotations

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.actions.aim import bled, in_effect
from conclave.games.vtes.rules.actions.equipping import equip, take_named
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
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.blood import gain_up_to_capacity
from conclave.games.vtes.rules.combat.rounds import before_combat, begin_combat
from conclave.games.vtes.rules.diablerie import BurningImbued, Diablerie
from conclave.games.vtes.rules.events import actions as told
from conclave.games.vtes.rules.politics import Referendum
from conclave.games.vtes.rules.reading import bans, bonuses, values
from conclave.games.vtes.rules.situation import turn_scope
from conclave.games.vtes.rules.steps import Acting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.words import ACTION, NOTHING, READY
from conclave.games.vtes.vocabulary.moments import ActionSucceeds, BleedSucceeds, Happening


def take_effect(table: Table, action: Acting) -> None:
    """What the action does."""
    kind = action.action.kind
    if kind == HUNT:
        gained = action.action.hunt + bonuses.bonus(table, bonuses.HUNTING, action.minion)
        if gained <= 0 or bans.never_gains(table, action.minion):
            return  # a hunt that brings no blood is not successful
        gain_up_to_capacity(table, action.minion, gained)
    react(table, Happening(ActionSucceeds, action.seat, action.minion))
    if kind == BLEED:
        bleed(table, action)
    elif kind in BRINGS_CARD:
        if action.mode is not None and action.mode.type != ACTION:
            bring(table, action)
    elif kind == GAIN_POWER:
        put_on_minion(table, action)
        counters.untap(table, action.minion)
    elif kind == POLITICS:
        table.push(Referendum(action.seat, action.minion, action.card))
    elif kind == LEAVE:
        moving.to_ready(table, action.minion)
    elif kind == RESCUE:
        moving.to_ready(table, action.target)
    elif kind == DIABLERIE:
        table.push(Diablerie(action.minion, action.target))
    elif kind == ANARCH:
        contests.become_anarch(table, action.minion)
    elif kind == ATTACK:
        begin_combat(table, action.minion, action.target)
        before_combat(table)
    elif kind == BURN_IMBUED:
        table.push(BurningImbued(action.minion, action.target))
    elif kind == TAKE:
        take_named(table, action.minion, action.target)
    if action.action.effect is not None and kind != POLITICS:
        table.push(in_effect(table, action))


def bleed(table: Table, action: Acting) -> None:
    """The target burns pool, and the edge changes hands (VTES-6.1.1-07..10)."""
    seat = bled(table)
    amount = values.bleed(table, action.minion)
    for note in table.notes:
        if note[1] == notes.BLEED_LIMIT:
            amount = min(amount, note[3])
    table.tell(told.BledFor(seat, amount))
    if amount >= 1:
        counters.lose_pool(table, payer(table, seat), amount)
        counters.take_edge(table, action.seat)
        noting.renote(table, table.scope(Acting), notes.SUCCESS, action.minion, amount)
        react(table, Happening(BleedSucceeds, seat, action.minion, amount=amount))


def bring(table: Table, action: Acting) -> None:
    """The card that was played comes into play."""
    if action.action.kind == RECRUIT:
        recruit(table, action)
    else:
        put_on_minion(table, action)


def put_on_minion(table: Table, action: Acting) -> None:
    """Equipment, a retainer or a power comes onto the acting minion."""
    if action.action.kind == EQUIP:
        equip(table, action.card, action.minion)
    else:
        contests.come_into_play(table, action.card, NOTHING, action.seat, action.minion)


def recruit(table: Table, action: Acting) -> None:
    """An ally comes into play; he can't act this turn (VTES-6.1.5-03..05)."""
    if contests.come_into_play(table, action.card, READY, action.seat):
        noting.note(table, turn_scope(table), notes.RECRUITED, action.card)


def payer(table: Table, seat: int) -> int:
    """Who burns the pool for a bleed: its target, or another in her place."""
    for note in table.notes:
        if note[1] == notes.PAYS_FOR_BLEED and not table.out[note[3]]:
            return note[3]
    return seat
