"""Who might cancel a card as it is played."""

from __future__ import annotations

from conclave.core.moves import Move
from conclave.games.vtes.rules.legality import offers
from conclave.games.vtes.rules.modes import Mode, redirects
from conclave.games.vtes.rules.opportunity import order
from conclave.games.vtes.rules.steps import BeingPlayed
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import AS_PLAYED


def cancellers(table: Table, playing: BeingPlayed) -> tuple[int, ...]:
    """Who might cancel a card as it is played.

    Whether somebody holds such a card is secret, whether there are such cards is not, and neither
    is what cards in play can do.
    """
    if AS_PLAYED not in table.cards.by_others:
        return ()
    traits = {*table.cards.traits[table.what[playing.card]], *playing.mode.traits}
    found = [
        in_turn
        for kind, trait, redirect, discipline, in_turn in table.cards.cancelled
        if kind == playing.mode.type
        and (not trait or trait in traits)
        and (not redirect or redirects(playing.mode))
        and (not discipline or by_discipline(playing.mode, discipline))
    ]
    seats = []
    for seat in order(table):
        from_hand = True in found or (len(found) > 0 and seat != table.active)
        if from_hand or can_cancel(table, seat):
            seats.append(seat)
    return tuple(seats)


def by_discipline(mode: Mode, discipline: str) -> bool:
    """Whether a card that is played in this way requires a discipline."""
    return any(name == discipline for name, _ in mode.disciplines)


def can_cancel(table: Table, seat: int) -> bool:
    """Whether a player can cancel the card that is being played with one in play."""
    uses: list[Move] = []
    offers.own_cancels(table, seat, uses)
    if not uses and any(table.cards.cancels[table.what[c]] for c in table.controlled(seat)):
        offers.uses(table, seat, AS_PLAYED, uses)
    return len(uses) > 0
