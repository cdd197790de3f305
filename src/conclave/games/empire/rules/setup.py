"""Setting up: sides, characters, tokens and cards (EMP-SETUP-01..14)."""

from __future__ import annotations

from conclave.games.empire.rules import atoms
from conclave.games.empire.rules.table import Pile, Table
from conclave.games.empire.rules.turn import Course

FIRST = "first"
SECOND = "second"


def set_up(table: Table, decks: tuple[Pile, ...]) -> None:
    """Set up the table; the vampire player's deck comes first."""
    side = table.settings["vampires"]
    vampire_seat = {FIRST: 0, SECOND: 1}.get(side, -1)
    if vampire_seat < 0:
        vampire_seat = atoms.draw_side(table)
    atoms.lay_out(table, decks, vampire_seat)
    table.push(Course())
