"""The strikes that a minion has by cards in play, and how often he may use them."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.combat.fight import kept_from
from conclave.games.vtes.rules.legality import demands
from conclave.games.vtes.rules.playing.limits import scope_of
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.reading import hosts
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import EQUIPMENT, MELEE
from conclave.lang.resolving import Resolving


def weapon_strikes(table: Table, minion: int) -> list[tuple[int, int]]:
    """The strikes that a minion has by cards in play: the card, and which of its strikes."""
    found: list[tuple[int, int]] = []
    for card in (minion, *table.on[minion], *lent(table, minion)):
        if table.contested[card] or table.has_note(notes.STOLEN, card):
            continue
        if kept_from(table, minion, notes.EQUIPMENT) and table.cards.is_type(
            table.what[card], EQUIPMENT
        ):
            continue
        only_hand = kept_from(table, minion, notes.OTHER_STRIKES)
        for number, weapon in enumerate(table.cards.weapons[table.what[card]]):
            if weapon.if_ is not None:
                act = Resolving(weapon.strike, table.controller[minion], card, minion)
                if not weapon.if_.holds(table, act):
                    continue
            if weapon.strike.hand or not only_hand:
                found.append((card, number))
    return found


def lent(table: Table, minion: int) -> list[int]:
    """The cards that a minion may use though they are not in play."""
    return [note[3] for note in table.notes if note[1] == notes.LENT and note[2] == minion]


def used_up(table: Table, card: int, number: int) -> bool:
    """Whether a weapon was used as often as it may be, or can't be paid for any more."""
    if table.has_noted(notes.USED, card, notes.STRIKE_KEY + number):
        return True
    cost = table.cards.weapons[table.what[card]][number].cost
    minion = hosts.host_of(table, card)
    return demands.cost_obstacle(table, table.controller[minion], minion, cost) != ""


def use_up(table: Table, card: int, number: int) -> None:
    """A weapon is used: it is paid for, and perhaps can't be used again."""
    weapon = table.cards.weapons[table.what[card]][number]
    minion = hosts.host_of(table, card)
    pay(table, table.controller[minion], minion, weapon.cost)
    limit = weapon.limit
    if limit:
        key = notes.STRIKE_KEY + number
        noting.note(table, scope_of(table, limit), notes.USED, card, key)


def melee_weapons(table: Table, minion: int) -> list[int]:
    """The melee weapons that a minion may strike with."""
    cards = [card for card, _ in weapon_strikes(table, minion) if card != minion]
    melee = [card for card in cards if table.cards.has(table.what[card], MELEE)]
    return list(dict.fromkeys(melee))
