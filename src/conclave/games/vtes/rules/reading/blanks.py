"""Cards that have lost their abilities."""

from __future__ import annotations

from conclave.games.vtes.rules.abilities.blanking import BLANKS
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.reading.hosts import host_of
from conclave.games.vtes.rules.table import Table
from conclave.lang.resolving import Resolving


def is_blank(table: Table, card: int) -> bool:
    """Whether a card in play that hasn't lost its own abilities makes this one lose them."""
    for source in table.cards_with(BLANKS):
        host = host_of(table, source)
        act = Resolving(NO_EFFECT, table.controller[source], source, host)
        for each in BLANKS.of(table, source):
            if each.which is None:
                concerned = card == host or is_merged_with(table, card, host)
            else:
                concerned = each.which.fits(table, act, card)
            if not concerned or (each.if_ is not None and not each.if_.holds(table, act)):
                continue
            if source == card or not is_blank(table, source):
                return True
    return False


def is_merged_with(table: Table, card: int, host: int) -> bool:
    """Whether a card is the other version of a merged vampire."""
    return table.host[card] == host and table.cards.is_crypt[table.definition[card]]
