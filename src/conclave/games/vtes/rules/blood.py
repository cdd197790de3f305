"""Gaining and losing blood and life, with what follows from it: excess, torpor, burning."""

from __future__ import annotations

from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.reading import bans, identity
from conclave.games.vtes.rules.situation import acting, fighting
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import react
from conclave.games.vtes.rules.words import NOTHING, READY, TORPOR
from conclave.games.vtes.vocabulary.moments import WAYS, GoesToTorpor, Happening, IsBurned


def gain_up_to_capacity(table: Table, card: int, number: int) -> None:
    """A minion gains blood or life; a vampire not above his capacity (VTES-1.5-06)."""
    if bans.never_gains(table, card) and not _comes_in(table, card):
        return
    counters.gain_blood(table, card, number)
    drain_excess(table, card)


def _comes_in(table: Table, card: int) -> bool:
    """Whether a card comes into play by the action under way: what it comes with is no gain."""
    action = acting(table)
    return action is not None and action.mode is not None and action.card == card


def drain_excess(table: Table, card: int) -> None:
    """What a vampire can't hold goes to the bank at once."""
    if identity.is_vampire(table, card):
        over = table.blood[card] - identity.capacity(table, card)
        if over > 0:
            counters.spill(table, card, over)


def lose(table: Table, card: int, number: int) -> int:
    """A minion or retainer burns blood or life; without life he does not live on."""
    lost = counters.lose_blood(table, card, number)
    check_life(table, card)
    return lost


def check_life(table: Table, card: int, by: int = NOTHING) -> None:
    """An ally or retainer without life is burned, an imbued incapacitated."""
    if table.blood[card] > 0 or not table.in_play(card):
        return
    number = table.what[card]
    if table.cards.is_imbued[number]:
        if table.zone[card] == READY:
            fall(table, card)
    elif table.cards.is_ally[number] or table.cards.is_type(number, "retainer"):
        burn(table, card, by)


def fall(table: Table, card: int) -> None:
    """A vampire goes to torpor, an imbued is incapacitated; another ally is burned."""
    if table.zone[card] != READY:
        return
    number = table.what[card]
    if table.cards.is_vampire[number] or table.cards.is_imbued[number]:
        moving.to_torpor(table, card)
        react(table, Happening(GoesToTorpor, table.controller[card], card))
    else:
        burn(table, card)


def send_to_torpor(table: Table, card: int) -> None:
    """An effect sends a minion to torpor; allies, imbued included, are burned (VTES-R-82)."""
    if identity.is_vampire(table, card):
        fall(table, card)
    elif table.zone[card] in (READY, TORPOR):
        burn(table, card)


def burn(table: Table, card: int, by: int = NOTHING) -> None:
    """A card is burned, perhaps by a minion, and whoever waits for it hears of it."""
    seat = table.controller[card]
    react(table, Happening(IsBurned, seat, card, by))
    if by != NOTHING and fighting(table) is not None:
        react(table, Happening(IsBurned, seat, card, by, WAYS["combat"]))
    moving.burn(table, card)
