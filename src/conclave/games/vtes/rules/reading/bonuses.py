"""How much more of something a card or a player has by cards in play."""

from __future__ import annotations

from typing import Final

from conclave.games.vtes.rules.abilities import Bonus
from conclave.games.vtes.rules.modes import NOTHING_DONE
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.table import Table
from conclave.lang.nodes import count
from conclave.lang.resolving import Resolving

HAND_SIZE: Final = "hand-size"
STEALTH: Final = "stealth"
INTERCEPT: Final = "intercept"
BLEED: Final = "bleed"
STRENGTH: Final = "strength"
VOTES: Final = "votes"
CAPACITY: Final = "capacity"
TRANSFERS: Final = "transfers"
MASTER_ACTIONS: Final = "master-actions"
SECOND_MASTER: Final = "second-master"
"""Two master phase actions instead of one, however many cards say so."""
DISCARD_ACTIONS: Final = "discard-actions"
HUNTING: Final = "hunt"
HUNT_STEALTH: Final = "hunt-stealth"
"""Stealth of the hunt that every vampire may take without a card."""
MASTER_COST: Final = "master-cost"
DAMAGE: Final = "damage"


def bonus(table: Table, what: str, card: int) -> int:
    """How much more of something a card has: by itself, by what is on it, by what is in play."""
    total = 0
    cards = table.cards
    for source in (card, *table.on[card]):
        if cards.bonuses[table.what[source]] and not table.contested[source]:
            total += by_card(table, what, source, card)
    if what in cards.wide_kinds:
        for source in table.reaching():
            for each in cards.wide[table.what[source]]:
                if each.what == what and each.to is not None:
                    act = Resolving(
                        NOTHING_DONE, table.controller[source], source,
                        host_of(table, source), card,
                    )  # fmt: skip
                    if each.to.fits(table, act, card):
                        total += _amount(table, each, source, card)
    return total


def by_card(table: Table, what: str, source: int, card: int) -> int:
    """How much more of something a card has by one that is on it, or by itself."""
    total = 0
    for each in table.cards.bonuses[table.what[source]]:
        if each.what == what and each.to is None:
            total += _amount(table, each, source, card)
    return total


def _amount(table: Table, each: Bonus, source: int, card: int) -> int:
    """How much a bonus comes to for a card, if it holds."""
    act = Resolving(NOTHING_DONE, table.controller[source], source, host_of(table, source), card)
    if each.if_ is not None and not each.if_.holds(table, act):
        return 0
    return count(each.amount, table, act)


def of_seat(table: Table, what: str, seat: int) -> int:
    """How much more of something a player has by the cards she controls."""
    total = 0
    for source in table.controlled(seat):
        for each in table.cards.bonuses[table.what[source]]:
            if each.what == what and not each.everyone:
                total += _amount(table, each, source, source)
    if what in table.cards.common_kinds:
        for source in table.reaching():
            for each in table.cards.common[table.what[source]]:
                if each.what == what:
                    total += _amount(table, each, source, seat)
    return total
