"""Getting the edge."""

from __future__ import annotations

from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.moments import GetsEdge, Happening
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger


def get_edge(table: Table, seat: int) -> None:
    """A player gets the edge, unless she has it."""
    if table.edge != seat:
        counters.take_edge(table, seat)
        if table.edge == seat:
            trigger(table, Happening(GetsEdge, seat))
