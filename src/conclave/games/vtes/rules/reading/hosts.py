"""The minion that a card is on, or that it is lent to."""

from __future__ import annotations

from typing import Any

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.acting import CANNOT_USE_WEAPONS
from conclave.games.vtes.rules.constants import (
    BESIDE,
    EQUIPMENT,
    NOBODY,
    NOTHING,
    UNCONTROLLED,
    WEAPON,
)
from conclave.games.vtes.rules.facts import CardFact
from conclave.games.vtes.rules.table import Table


def host_of(table: Table, card: int) -> int:
    """The minion that a card is on, directly or indirectly, or that it is itself; NOTHING if
    none, or if it is on an uncontrolled one."""
    on_card = table.host[card] != NOTHING
    while table.host[card] != NOTHING:
        card = table.host[card]
    if on_card and table.zone[card] == UNCONTROLLED:
        return NOTHING
    return card if table.cards.is_minion[table.definition[card]] else NOTHING


def user_of(table: Table, card: int) -> int:
    """The minion that a card is on, or that it is lent to while it isn't in play."""
    host = host_of(table, card)
    if host == NOTHING and table.zone[card] != BESIDE:
        for note in table.notes.of(notes.LENT_CARD):
            if note.card == card:
                return note.about
    return host


def whose(table: Table, card: int) -> int:
    """The player who controls a card, or who has played it if it isn't in play."""
    seat = table.controller[card]
    return table.owner[card] if seat == NOBODY else seat


def cannot_use(table: Table, minion: int, card: int) -> bool:
    """Whether a card is equipment or a weapon, and the minion who has it can't use those."""
    if table.notes.has(notes.NO_EQUIPMENT, minion) and is_equipment_in_play(table, card):
        return True
    if minion == NOTHING or not (
        table.notes.has(notes.NO_WEAPONS, minion) or CANNOT_USE_WEAPONS.of(table, minion)
    ):
        return False
    return table.cards.has(table.definition[card], WEAPON)


def is_equipment_in_play(table: Table, card: int) -> bool:
    """Whether a card in play counts as equipment: not if it represents a location."""
    number = table.definition[card]
    return table.cards.is_type(number, EQUIPMENT) and not table.cards.becomes_location[number]


def applies_to(table: Table, minion: int, fact: CardFact[Any]) -> bool:
    """Whether a fact holds for a minion or a card on him."""
    if fact.of(table, minion):
        return True
    for attached in table.attached[minion]:
        if fact.of(table, attached) and not table.contested[attached]:
            return True
    return False
