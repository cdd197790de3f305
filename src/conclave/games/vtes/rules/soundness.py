"""What must always be true of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.games.vtes.rules import moving
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    BESIDE,
    CRYPT,
    HAND,
    LIBRARY,
    ON_CARD,
    PLAYING,
    READY,
    REMOVED,
    RESEARCH,
    TORPOR,
    UNCONTROLLED,
)

if TYPE_CHECKING:
    from conclave.games.vtes.rules.table import Table

PLACES = (
    LIBRARY, HAND, CRYPT, UNCONTROLLED, READY, TORPOR, BESIDE, ASH_HEAP, REMOVED, RESEARCH,
)  # fmt: skip


def faults(table: Table) -> list[str]:
    """Each card is in one place, no count is negative, nobody without pool is in the game."""
    if not table.what:
        return []
    found = []
    places = [0] * len(table.what)
    for zone in PLACES:
        rows = moving.row_of(table, zone)
        assert rows is not None
        for row in rows:
            for card in row:
                places[card] += 1
                if table.zone[card] != zone:
                    found.append(f"card {card} lies in {zone} and thinks it is elsewhere")
    for host, cards in enumerate(table.on):
        for card in cards:
            places[card] += 1
            if table.zone[card] != ON_CARD or table.host[card] != host:
                found.append(f"card {card} is on {host} and thinks it is elsewhere")
            if table.zone[host] not in (READY, TORPOR, BESIDE, ON_CARD, UNCONTROLLED):
                found.append(f"card {card} is on {host}, which is not in play")
    for card, number in enumerate(places):
        if number != (0 if table.zone[card] == PLAYING else 1):
            found.append(f"card {card} is in {number} places")
    for name, counts in (("pool", table.pool), ("counters", table.blood)):
        if min(counts) < 0:
            found.append(f"negative {name}")
    if not table.over:
        for seat in range(table.seats):
            if table.pool[seat] == 0 and not table.out[seat] and not table.unsettled:
                found.append(f"seat {seat} has no pool and is still in the game")
        for note in table.notes:
            if note[0] >= len(table.frames):
                found.append("a note outlives its frame")
    for card, tapped in enumerate(table.tapped):
        if tapped and table.zone[card] not in (READY, TORPOR, BESIDE, ON_CARD):
            found.append(f"card {card} is tapped and not in play")
    return found
