"""The vendetta that ends every turn, and the protection money it pays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from conclave.games.vendetta.rules import atoms
from conclave.games.vendetta.rules.moves import PIECES
from conclave.games.vendetta.rules.table import NOBODY, Table

PAYOUT: Final = 1


def trigger(table: Table) -> None:
    """Turn over a card; the weakest loses, everybody else there is paid (VEND-VEND-01..17)."""
    active = table.active
    district = atoms.turn_over(table, active).district
    loser = weakest(table, district)
    if loser != NOBODY:
        atoms.lose_all(table, loser, district)
    for seat in range(table.seats):
        if table.at(district, seat) > 0:
            atoms.receive(table, seat, PAYOUT)


def weakest(table: Table, district: int) -> int:
    """The loser of the vendetta: the fewest of two or more players present (VEND-VEND-04, -10).

    Of those tied, the first clockwise after the active player, who comes last (VEND-VEND-06, -07).
    """
    row = table.row(district)
    seats: i64 = table.seats
    seat: i64 = table.active
    present: i64 = 0
    fewest: i64 = PIECES + 1
    loser: i64 = NOBODY
    for _ in row:
        seat = seat + 1 if seat + 1 < seats else 0
        number: i64 = row[seat]
        if number > 0:
            present += 1
            if number < fewest:
                fewest = number
                loser = seat
    return loser if present > 1 else NOBODY
