"""On which minion a card is, or to whom it is lent."""

from __future__ import annotations

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.words import BESIDE, NOTHING


def host_of(table: Table, card: int) -> int:
    """The minion that a card is on, however deep, or that it is itself; NOTHING: none."""
    while table.host[card] != NOTHING:
        card = table.host[card]
    return card if table.cards.is_minion[table.what[card]] else NOTHING


def user_of(table: Table, card: int) -> int:
    """The minion that a card is on, or to whom it is lent while it is not in play."""
    host = host_of(table, card)
    if host == NOTHING and table.zone[card] != BESIDE:
        for note in table.notes:
            if note[1] == notes.LENT and note[3] == card:
                return note[2]
    return host
