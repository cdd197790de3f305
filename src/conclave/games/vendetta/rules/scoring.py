"""The scoring after the raid."""

from __future__ import annotations

from conclave.games.vendetta.rules import atoms
from conclave.games.vendetta.rules.goals import points_for
from conclave.games.vendetta.rules.table import Table


def control(table: Table) -> list[int]:
    """How many districts each seat controls alone."""
    held = [0] * table.seats
    for seat in table.controller:
        if seat >= 0:
            held[seat] = held[seat] + 1
    return held


def score_round(table: Table) -> None:
    """Credit every player for the districts he controls alone (VEND-SCORE-01..07)."""
    for seat, districts in enumerate(control(table)):
        atoms.score(table, seat, districts, points_for(districts))
