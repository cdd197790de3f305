"""When the game is over, and who has won (EMP-END-01..11)."""

from __future__ import annotations

from conclave.core.position import Outcome
from conclave.games.empire.rules import atoms
from conclave.games.empire.rules.constants import BIT, EVERYBODY, VAMPIRES, members
from conclave.games.empire.rules.table import Table

HUMAN_POINTS = 1
VAMPIRE_POINTS = 2


def scores(table: Table) -> tuple[int, int]:
    """A point for each living human, two for each living vampire, by seat (EMP-END-06)."""
    alive = EVERYBODY
    for who in table.dead:
        alive &= ~BIT[who]
    humans = HUMAN_POINTS * len(members(alive & ~table.vampires))
    vampires = VAMPIRE_POINTS * len(members(alive & table.vampires))
    return (vampires, humans) if table.vampire_seat == 0 else (humans, vampires)


def somebody_wins(table: Table) -> bool:
    """End the game if all of one kind are dead, or three unmasked vampires are in the castle.

    Deaths are checked first (EMP-R-66).
    """
    points = scores(table)
    if points[table.vampire_seat] == 0:
        _end(table, table.human_seat, "empire-vampires-dead", "EMP-END-01")
    elif points[table.human_seat] == 0:
        _end(table, table.vampire_seat, "empire-humans-dead", "EMP-END-02")
    elif len([who for who in table.castle if table.is_unmasked(who)]) == VAMPIRES:
        _end(table, table.vampire_seat, "empire-castle-taken", "EMP-END-03")
    return table.over


def nobody_has_cards(table: Table) -> bool:
    """End and score the game if both players are out of cards (EMP-END-05, EMP-END-09)."""
    if not (table.out_of_cards(0) and table.out_of_cards(1)):
        return False
    points = scores(table)
    if points[0] == points[1]:
        table.end(Outcome((2, 2), points, "empire-draw", "EMP-END-09"))
    else:
        _end(table, 0 if points[0] > points[1] else 1, "empire-scored", "EMP-END-08")
    return True


def _end(table: Table, winner: int, reason: str, rule: str) -> None:
    while table.in_play:
        atoms.end_support(table)
    places = (1, 2) if winner == 0 else (2, 1)
    table.end(Outcome(places, scores(table), reason, rule))
