"""Gaining and losing blood and life, and the consequences: excess, torpor, burning."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.belongings import RECALLS_CAPACITY
from conclave.games.vtes.rules.atoms import counters, moving, noting
from conclave.games.vtes.rules.constants import NOTHING, READY, TORPOR
from conclave.games.vtes.rules.current import (
    action_scope,
    combat_scope,
    current_action,
    current_combat,
    turn_scope,
)
from conclave.games.vtes.rules.events.moving import Cause
from conclave.games.vtes.rules.moments import WAYS, GoesToTorpor, Happening, IsBurned
from conclave.games.vtes.rules.reading import bans, identity
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger


def gain_up_to_capacity(table: Table, card: int, number: int) -> None:
    """A minion gains blood or life, a vampire up to his capacity (VTES-1.5-06)."""
    if bans.never_gains(table, card) and not _is_entering_play(table, card):
        return
    counters.gain_blood(table, card, number)
    drain_excess(table, card)


def _is_entering_play(table: Table, card: int) -> bool:
    """Whether a card is being put into play by the current action: its starting life is no gain."""
    action = current_action(table)
    return action is not None and action.mode is not None and action.card == card


def drain_excess(table: Table, card: int) -> None:
    """Move a vampire's blood above his capacity to the blood bank."""
    if identity.is_vampire(table, card):
        excess = table.blood[card] - identity.capacity(table, card)
        if excess > 0:
            counters.spill(table, card, excess)


def burn_blood(table: Table, card: int, number: int) -> int:
    """Burn blood or life of a minion or retainer, who may die of it."""
    lost = counters.lose_blood(table, card, number)
    check_life(table, card)
    return lost


def check_life(table: Table, card: int, by: int = NOTHING) -> None:
    """Burn an ally or retainer without life; incapacitate an imbued."""
    if table.blood[card] > 0 or not table.in_play(card):
        return
    number = table.definition[card]
    if table.cards.is_imbued[number]:
        if table.zone[card] == READY:
            incapacitate(table, card)
    elif table.cards.is_ally[number] or table.cards.is_type(number, "retainer"):
        burn(table, card, by, "life")


def incapacitate(table: Table, card: int) -> None:
    """Send a vampire to torpor or incapacitate an imbued; burn another ally."""
    if table.zone[card] != READY:
        return
    number = table.definition[card]
    if table.cards.is_vampire[number] or table.cards.is_imbued[number]:
        from conclave.games.vtes.rules.combat.torpor import may_be_stopped, wait_for_opponent

        if may_be_stopped(table, card):
            wait_for_opponent(table, card)
        else:
            go_to_torpor(table, card)
    else:
        burn(table, card)


def go_to_torpor(table: Table, card: int) -> None:
    """Move a vampire to torpor, or an imbued to the incapacitated region."""
    moving.to_torpor(table, card)
    action = current_action(table)
    if action is not None and action.minion == card:
        noting.note(table, action_scope(table), notes.WENT_TO_TORPOR, card)
    trigger(table, Happening(GoesToTorpor, table.controller[card], card))


def leave_torpor(table: Table, card: int) -> None:
    """Move a vampire or imbued to the ready region, unless he can't leave torpor."""
    if not bans.forbidden(table, "leave", card):
        moving.to_ready(table, card)


def send_to_torpor(table: Table, card: int) -> None:
    """An effect sends a minion to torpor: allies, imbued included, are burned (VTES-R-82)."""
    if identity.is_vampire(table, card):
        incapacitate(table, card)
    elif table.zone[card] in (READY, TORPOR):
        burn(table, card)


def burn(
    table: Table, card: int, by: int = NOTHING, cause: Cause = "", other: int = NOTHING
) -> None:
    """Burn a card, if given by a minion, and trigger the effects of cards that wait for it."""
    seat, fight = table.controller[card], current_combat(table)
    if fight is not None and fight.opponent(card) != NOTHING:
        noting.note(table, combat_scope(table), notes.LAST_CONTROLLER, card, seat=seat)
    if table.cards_with(RECALLS_CAPACITY) and identity.is_vampire(table, card):
        noting.set_amount(
            table, turn_scope(table), notes.LAST_CAPACITY, card, identity.capacity(table, card)
        )
    trigger(table, Happening(IsBurned, seat, card, by))
    if by != NOTHING and fight is not None:
        trigger(table, Happening(IsBurned, seat, card, by, WAYS["combat"]))
    moving.burn(table, card, cause, other)
    if by != NOTHING and fight is not None and table.cards.is_ally[table.definition[card]]:
        from conclave.games.vtes.rules.combat.torpor import respond_to_burning

        respond_to_burning(table, card, by)
