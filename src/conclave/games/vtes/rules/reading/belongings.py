"""What is on a minion, and what he may have: equipment, retainers, conviction."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.belongings import CANNOT_HAVE
from conclave.games.vtes.rules.abilities.fighting import WARDS
from conclave.games.vtes.rules.abilities.identity import ONLY_ONE
from conclave.games.vtes.rules.constants import EQUIPMENT
from conclave.games.vtes.rules.reading.bans import cannot_have, forbidden, wards_off
from conclave.games.vtes.rules.reading.hosts import is_equipment_in_play
from conclave.games.vtes.rules.table import Table


def may_have(table: Table, minion: int, card: int) -> bool:
    """Whether a minion may have this card, given what he has."""
    number = table.definition[card]
    if table.cards_with(WARDS) and wards_off(table, minion, card, table.cards.modes[number]):
        return False
    if table.cards_with(CANNOT_HAVE) and cannot_have(table, minion, card):
        return False
    for kind in table.cards.types[number]:
        if kind == EQUIPMENT and table.cards.becomes_location[number]:
            continue  # in play it isn't equipment
        if forbidden(table, kind, minion):
            return False
    others = [
        other for other in table.attached[minion] if other != card and not table.contested[other]
    ]
    return has_room(table, card, others)


def has_room(table: Table, card: int, others: list[int]) -> bool:
    """Whether a minion may have this card together with the others, if he may have only one
    such."""
    for only in ONLY_ONE.of(table, card):
        if only.trait:
            same = [c for c in others if only.trait in table.cards.traits[table.definition[c]]]
        else:
            same = [c for c in others if table.definition[c] == table.definition[card]]
        if len(same) >= only.most:
            return False
    return True


def convictions(table: Table, minion: int) -> list[int]:
    """The conviction on an imbued."""
    return [
        card
        for card in table.attached[minion]
        if "conviction" in table.cards.types[table.definition[card]]
    ]


def equipment(table: Table, minion: int) -> list[int]:
    """The equipment on a minion."""
    return [
        card
        for card in table.attached[minion]
        if is_equipment_in_play(table, card) and not table.contested[card]
    ]


def retainers(table: Table, minion: int) -> list[int]:
    """The retainers of a minion."""
    return [
        card
        for card in table.attached[minion]
        if "retainer" in table.cards.types[table.definition[card]] and not table.contested[card]
    ]
