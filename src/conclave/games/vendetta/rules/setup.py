"""Setting up the village."""

from __future__ import annotations

from typing import Final

from conclave.games.vendetta.rules import atoms
from conclave.games.vendetta.rules.moves import DISTRICTS
from conclave.games.vendetta.rules.table import Table

FIRST_MAFIOSI: Final = 2
FIRST_SUPPLY: Final = 10


def set_up(table: Table) -> None:
    """Deal two cards each; two mafiosi everywhere but there; ten in supply (VEND-SETUP-03..10)."""
    atoms.lay_out(table)
    cards = atoms.shuffle_cards(table)
    for seat in range(table.seats):
        atoms.deal(table, seat, (cards[2 * seat], cards[2 * seat + 1]))
        for district in range(1, DISTRICTS + 1):
            if district not in table.dealt[seat]:
                atoms.settle(table, seat, district, FIRST_MAFIOSI)
    for seat in range(table.seats):
        atoms.receive(table, seat, FIRST_SUPPLY)
