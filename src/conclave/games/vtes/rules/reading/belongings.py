"""What is on a minion, and what he may have: equipment, retainers, conviction."""

from __future__ import annotations

from conclave.games.vtes.rules.reading.bans import forbidden, wards_off
from conclave.games.vtes.rules.table import Table


def may_have(table: Table, minion: int, card: int) -> bool:
    """Whether a minion may have this card, for all that he has already."""
    number = table.what[card]
    if table.warding() and wards_off(table, minion, card, table.cards.modes[number]):
        return False
    for kind in table.cards.types[number]:
        if forbidden(table, kind, minion):
            return False
    only = table.cards.only_one[number]
    if only is None:
        return True
    others = [other for other in table.on[minion] if other != card and not table.contested[other]]
    if only.trait:
        same = [other for other in others if only.trait in table.cards.traits[table.what[other]]]
    else:
        same = [other for other in others if table.what[other] == number]
    return len(same) < only.most


def convictions(table: Table, minion: int) -> list[int]:
    """The conviction on an imbued."""
    return [
        card for card in table.on[minion] if "conviction" in table.cards.types[table.what[card]]
    ]


def equipment(table: Table, minion: int) -> list[int]:
    """The equipment on a minion."""
    return [
        card
        for card in table.on[minion]
        if "equipment" in table.cards.types[table.what[card]] and not table.contested[card]
    ]


def retainers(table: Table, minion: int) -> list[int]:
    """The retainers of a minion."""
    return [
        card
        for card in table.on[minion]
        if "retainer" in table.cards.types[table.what[card]] and not table.contested[card]
    ]
