"""Who may know what: hands, libraries, crypts, uncontrolled regions, research areas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.games.vtes.rules.table import OPEN_HAND
from conclave.games.vtes.rules.words import (
    BIT,
    CRYPT,
    HAND,
    LIBRARY,
    RESEARCH,
    UNCONTROLLED,
)

if TYPE_CHECKING:
    from conclave.games.vtes.rules.table import Table

HIDDEN = (LIBRARY, HAND, CRYPT, UNCONTROLLED, RESEARCH)
LOOKED_AT_BY_OWNER = (HAND, UNCONTROLLED, RESEARCH)
"""Where a player may look at her own cards at any time (VTES-2.3-06, VTES-11-13)."""


def is_untouched(table: Table, cards: tuple[int, ...]) -> bool:
    """Whether nobody may know any of these cards: never seen, where nobody may look. The quick
    answer for libraries and crypts."""
    for card in cards:
        if table.seen[card] or (table.zone[card] != LIBRARY and table.zone[card] != CRYPT):
            return False
    return True


def may_see(table: Table, seat: int | None, thing: tuple[str, int]) -> bool:
    """Whether a seat, or a spectator, may know what a card is."""
    kind, card = thing
    if kind == "deck":
        return seat == card
    assert kind == "card", kind
    zone = table.zone[card]
    if zone not in HIDDEN:
        return True
    if seat is not None:
        whose = table.controller[card] if zone == UNCONTROLLED else table.owner[card]
        if seat == whose and zone in LOOKED_AT_BY_OWNER:
            return True
    if zone == HAND and table.notes and table.has_note(OPEN_HAND, table.owner[card]):
        return True
    return bool(table.seen[card] & BIT[table.seats if seat is None else seat])
