"""The strikes that a minion has from cards in play, and how often he may use them."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import NO_AMMO
from conclave.games.vtes.rules.abilities.fighting import BY_OPPONENT, WEAPONS
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import GUN, MELEE, NOTHING
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.legality import demands
from conclave.games.vtes.rules.playing.limits import scope_of
from conclave.games.vtes.rules.playing.paying import pay
from conclave.games.vtes.rules.reading import hosts
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


def weapon_strikes(table: Table, minion: int) -> list[tuple[int, int]]:
    """A minion's strikes from cards in play: the card, and the number of the strike."""
    found: list[tuple[int, int]] = []
    own = (minion, *table.attached[minion], *lent_cards(table, minion))
    for card in (*own, *cards_against(table, minion)):
        if table.contested[card] or table.notes.has(notes.STOLEN_THIS_ROUND, card):
            continue
        if card in own and hosts.cannot_use(table, minion, card):
            continue
        only_hand = table.notes.has(notes.ONLY_HAND_STRIKES, minion)
        for number, weapon in enumerate(WEAPONS.of(table, card)):
            if (weapon.by is None) != (card in own):
                continue
            if weapon.by is not None:
                act = Resolving(weapon.strike, table.controller[minion], card, minion)
                if not weapon.by.fits(table, act, minion):
                    continue
            if weapon.if_ is not None:
                act = Resolving(weapon.strike, table.controller[minion], card, minion)
                if not weapon.if_.holds(table, act):
                    continue
            if weapon.strike.ends and table.notes.has(notes.NO_COMBAT_ENDS, minion):
                continue
            if weapon.strike.hand or not only_hand:
                found.append((card, number))
    return found


def cards_against(table: Table, minion: int) -> list[int]:
    """The cards on a combatant's opponent that give him a strike."""
    fight = current_combat(table)
    if fight is None or not table.cards_with(BY_OPPONENT):
        return []
    return [card for card in table.attached[fight.opponent(minion)] if BY_OPPONENT.of(table, card)]


def lent_cards(table: Table, minion: int) -> list[int]:
    """The cards that a minion may use although they aren't in play."""
    return [note.card for note in table.notes.about(notes.LENT_CARD, minion)]


def is_used_up(table: Table, card: int, number: int) -> bool:
    """Whether a weapon has been used as often as it may be, or can't be paid for."""
    if table.notes.has_number(notes.STRIKE_USED, card, number):
        return True
    cost = WEAPONS.of(table, card)[number].cost
    minion = user_of(table, card, number)
    return demands.cost_obstacle(table, table.controller[minion], minion, cost) != ""


def user_of(table: Table, card: int, number: int) -> int:
    """The minion who may use a strike: the one with the card, or his opponent."""
    minion, fight = hosts.host_of(table, card), current_combat(table)
    if WEAPONS.of(table, card)[number].by is None or fight is None:
        return minion
    return fight.opponent(minion)


def use_weapon(table: Table, card: int, number: int) -> None:
    """Pay for a weapon, and note its use if it is limited."""
    weapon = WEAPONS.of(table, card)[number]
    minion = user_of(table, card, number)
    pay(table, table.controller[minion], minion, weapon.cost)
    limit = weapon.limit
    if limit:
        noting.note(table, scope_of(table, limit), notes.STRIKE_USED, card, number=number)


def melee_weapons(table: Table, minion: int) -> list[int]:
    """The melee weapons that a minion may strike with."""
    cards = [card for card, _ in weapon_strikes(table, minion) if table.host[card] == minion]
    melee = [card for card in cards if table.cards.has(table.definition[card], MELEE)]
    return list(dict.fromkeys(melee))


def takes_ammo(table: Table, minion: int, card: int) -> bool:
    """Whether an ammo card can be used on a gun that a minion has: one each combat."""
    return (
        card != NOTHING
        and table.in_play(card)
        and table.host[card] == minion
        and table.cards.has(table.definition[card], GUN)
        and not NO_AMMO.of(table, card)
        and not table.notes.has(notes.GUN_LOADED, card)
    )
