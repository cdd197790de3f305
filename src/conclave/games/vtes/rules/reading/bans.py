"""What cards in play keep minions from, ward off, or make them pay."""

from __future__ import annotations

from conclave.games.vtes.rules.modes import NOTHING_DONE, Mode
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import NOTHING
from conclave.lang.nodes import walk
from conclave.lang.resolving import Resolving


def never_gains(table: Table, card: int) -> bool:
    """Whether what a minion would gain goes to the bank."""
    marks = table.cards.never_gains
    if marks[table.what[card]]:
        return True
    return any(marks[table.what[on]] and not table.contested[on] for on in table.on[card])


def toll(table: Table, minion: int) -> int:
    """How much blood a minion must burn to attempt most actions."""
    total = 0
    for source in table.on[minion]:
        if table.contested[source]:
            continue
        for each in table.cards.tolls[table.what[source]]:
            act = Resolving(NOTHING_DONE, table.controller[source], source, minion)
            if each.if_ is None or each.if_.holds(table, act):
                total += each.blood
    return total


def forbidden(table: Table, what: str, minion: int) -> bool:
    """Whether a card in play keeps a minion from something: to "act", to "block"."""
    for source in table.reaching():
        for each in table.cards.forbids[table.what[source]]:
            if what not in each.what:
                continue
            host = host_of(table, source)
            if each.who is None and host != minion:
                continue
            act = Resolving(NOTHING_DONE, table.controller[source], source, host, minion)
            if each.who is not None and not each.who.fits(table, act, minion):
                continue
            if each.if_ is None or each.if_.holds(table, act):
                return True
    return False


def shuns(table: Table, minion: int, other: int) -> bool:
    """Whether a minion can't take actions to enter combat with another."""
    for source in table.reaching():
        for each in table.cards.forbids[table.what[source]]:
            if each.at is None or host_of(table, source) != minion:
                continue
            act = Resolving(NOTHING_DONE, table.controller[source], source, minion, other)
            if each.at.fits(table, act, other):
                return True
    return False


def wards_off(table: Table, minion: int, card: int, modes: tuple[Mode, ...]) -> bool:
    """Whether a minion is warded against a card that is played in one of these ways."""
    printed = table.cards.printed[table.what[card]]
    required = [name for mode in modes for name, _ in mode.disciplines]
    traits = [*printed.traits, *[trait for mode in modes for trait in mode.traits]]
    for source in table.warding():
        for ward in table.cards.wards[table.what[source]]:
            if host_of(table, source) == minion and (
                any(clan in ward.clans for clan in printed.clans)
                or any(name in ward.disciplines for name in required)
                or any(trait in ward.traits for trait in traits)
            ):
                return True
    return False


def is_warded(table: Table, act: Resolving, card: int) -> bool:
    """Whether a card can't be the target of what the card of an act does."""
    if act.source == NOTHING:
        return False
    modes = table.cards.modes[table.what[act.source]]
    used = tuple([mode for mode in modes if act.effect in walk(mode.effect)])
    return wards_off(table, card, act.source, used or modes)
