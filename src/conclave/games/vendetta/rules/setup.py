"""Setting up the village."""

from __future__ import annotations

from typing import Final

from conclave.games.vendetta.rules import atoms
from conclave.games.vendetta.rules.moves import DISTRICTS
from conclave.games.vendetta.rules.village import Village

FIRST_MAFIOSI: Final = 2
FIRST_SUPPLY: Final = 10


def set_up(village: Village) -> None:
    """Deal two cards each; two mafiosi everywhere but there; ten in supply (VEND-SETUP-03..10)."""
    atoms.lay_out(village)
    cards = atoms.shuffle_cards(village)
    for seat in range(village.seats):
        atoms.deal(village, seat, (cards[2 * seat], cards[2 * seat + 1]))
        for district in range(1, DISTRICTS + 1):
            if district not in village.dealt[seat]:
                atoms.settle(village, seat, district, FIRST_MAFIOSI)
    for seat in range(village.seats):
        atoms.receive(village, seat, FIRST_SUPPLY)
