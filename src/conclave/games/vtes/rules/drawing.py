"""Drawing cards from a library, and what happens as a card is drawn."""

from __future__ import annotations

from conclave.games.vtes.rules.atoms import piles
from conclave.games.vtes.rules.moments import DrawsCard, Happening
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import is_awaited, trigger


def draw(table: Table, seat: int, number: int) -> int:
    """A player draws from her library, as far as it goes; how many cards she drew."""
    drawn = piles.draw(table, seat, number)
    if drawn and is_awaited(table, DrawsCard):
        for card in table.hand[seat][-drawn:]:
            trigger(table, Happening(DrawsCard, seat, card))
    return drawn
