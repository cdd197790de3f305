"""The edge changes hands, which may trigger abilities."""

from __future__ import annotations

from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.constants import NOBODY
from conclave.games.vtes.rules.moments import FOR_VOTE, GetsEdge, Happening, LosesEdge
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.triggers import trigger


def get_edge(table: Table, seat: int) -> None:
    """A player gets the edge, unless she has it, and whoever had it loses it."""
    before = table.edge
    if before != seat:
        counters.take_edge(table, seat)
        if table.edge == seat:
            trigger(table, Happening(GetsEdge, seat))
        trigger_loss(table, before)


def burn_edge(table: Table, for_vote: bool = False) -> None:
    """Whoever has the edge loses it."""
    before = table.edge
    counters.burn_edge(table)
    trigger_loss(table, before, FOR_VOTE if for_vote else 0)


def trigger_loss(table: Table, before: int, amount: int = 0) -> None:
    """Trigger the abilities that wait for a player to lose the edge, if she has."""
    if before not in (NOBODY, table.edge):
        trigger(table, Happening(LosesEdge, before, amount=amount))
