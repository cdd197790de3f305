"""The winner, and the places of the others."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Outcome
from conclave.games.vendetta.rules.goals import CONTROL_GOAL, POINTS_GOAL
from conclave.games.vendetta.rules.scoring import control
from conclave.games.vendetta.rules.table import Table

CONTROL: Final = ("districts", "points", "mafiosi")
"""The tie-breaks in order, for a win by control."""
POINTS: Final = ("points", "districts", "mafiosi")
"""The tie-breaks in order, for a win by points."""


def conclude(table: Table) -> None:
    """End the game if somebody meets a goal after the raid (VEND-END-01..07)."""
    held = control(table)
    if max(held) >= CONTROL_GOAL[table.seats]:
        _end(table, by_control(table, held), CONTROL, "vendetta-control", "VEND-END-03")
    elif max(table.points) >= POINTS_GOAL[table.seats]:
        _end(table, by_points(table, held), POINTS, "vendetta-points", "VEND-END-05")
    elif table.round == table.settings["rounds"]:
        _end(table, by_points(table, held), POINTS, "vendetta-rounds", "VEND-R-31")


def by_control(table: Table, held: list[int]) -> list[tuple[int, ...]]:
    """Districts, then points, then mafiosi in those districts (VEND-R-20)."""
    return [
        (
            held[seat],
            table.points[seat],
            sum([table.at(district, seat) for district in table.controlled(seat)]),
        )
        for seat in range(table.seats)
    ]


def by_points(table: Table, held: list[int]) -> list[tuple[int, ...]]:
    """Points, then districts, then mafiosi on the board (VEND-R-21)."""
    return [(table.points[seat], held[seat], table.on_board(seat)) for seat in range(table.seats)]


def _end(
    table: Table, merits: list[tuple[int, ...]], names: tuple[str, ...], reason: str, rule: str
) -> None:
    if table.settings["ties"] == "shared":
        merits = [merit[:1] for merit in merits]
    places = [1 + sum([other > merit for other in merits]) for merit in merits]
    decided = _decided(merits)
    if decided > 0:
        reason = f"{reason}-by-{names[decided]}"
        rule = "VEND-R-20" if names[0] == "districts" else "VEND-R-21"
    table.end(Outcome(tuple(places), tuple(table.points), reason, rule))


def _decided(merits: list[tuple[int, ...]]) -> int:
    """The index of the merit that puts the first above the second; 0 if there is no second."""
    first = max(merits)
    others = [other for other in merits if other != first]
    if not others:
        return 0
    second, merit = max(others), 0
    while first[merit] == second[merit]:
        merit += 1
    return merit
