"""The invariants of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.games.empire.rules.constants import (
    BIT,
    CASTLE_SIZE,
    EVERYBODY,
    TRUSTED,
    VAMPIRES,
    members,
)

if TYPE_CHECKING:
    from conclave.games.empire.rules.table import Table


def faults(table: Table) -> list[str]:
    """Cards and characters are conserved, and natures agree with what is known."""
    found = []
    for seat in (0, 1):
        cards = [
            *table.hand[seat],
            *table.draw_pile[seat],
            *table.cellar[seat],
            *table.moat[seat],
            *table.spent[seat],
            *table.laid[seat],
            *[card for owner, card in table.in_play if owner == seat],
        ]
        if sorted(cards) != sorted(table.deck[seat]):
            found.append(f"seat {seat} has not just the cards of its deck")
        if list(table.hand[seat]) != sorted(table.hand[seat]):
            found.append(f"the hand of seat {seat} is not in order")
        if table.cellar_closed[seat] and table.cellar[seat]:
            found.append(f"the closed cellar of seat {seat} holds cards")
    if sorted((*table.castle, *table.town, *table.dead)) != list(range(9)):
        found.append("a character is in two places, or nowhere")
    if len(table.castle) < CASTLE_SIZE and table.town and not table.over:
        found.append("the castle was not refilled")
    if len(members(table.vampires)) != VAMPIRES:
        found.append("there are not three vampires")
    if len(members(table.trusted)) != TRUSTED or table.trusted & table.vampires:
        found.append("the trusted are not two humans")
    if table.unmasked & ~table.vampires or table.cleared & table.vampires:
        found.append("somebody is known to be what he is not")
    known = table.unmasked | table.cleared
    if any(not known & BIT[who] for who in table.dead):
        found.append("what a dead character was is not known")
    if table.hidden > len(table.town):
        found.append("more characters are hidden in town than are there")
    for who in members(EVERYBODY):
        marked = table.attack_markers[who] + table.defence_markers[who]
        if marked < 0 or (marked and who not in table.castle):
            found.append("a marker lies on nobody in the castle")
    return found
