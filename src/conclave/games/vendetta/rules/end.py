"""Who has won, and how the others are placed."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Outcome
from conclave.games.vendetta.rules.scoring import control
from conclave.games.vendetta.rules.village import Village

CONTROL_GOAL: Final = {3: 6, 4: 5, 5: 4}
POINTS_GOAL: Final = {3: 800, 4: 250, 5: 75}


def conclude(village: Village) -> None:
    """End the game if somebody meets a goal after the raid (VEND-END-01..07)."""
    held = control(village)
    if max(held) >= CONTROL_GOAL[village.seats]:
        _end(village, by_control(village, held), "vendetta-control", "VEND-END-03")
    elif max(village.points) >= POINTS_GOAL[village.seats]:
        _end(village, by_points(village, held), "vendetta-points", "VEND-END-05")
    elif village.round == village.settings["rounds"]:
        _end(village, by_points(village, held), "vendetta-rounds", "VEND-R-31")


def by_control(village: Village, held: list[int]) -> list[tuple[int, ...]]:
    """Districts, then points, then mafiosi in those districts (VEND-R-20)."""
    return [
        (
            held[seat],
            village.points[seat],
            sum([village.at(district, seat) for district in village.controlled(seat)]),
        )
        for seat in range(village.seats)
    ]


def by_points(village: Village, held: list[int]) -> list[tuple[int, ...]]:
    """Points, then districts, then mafiosi on the board (VEND-R-21)."""
    return [
        (village.points[seat], held[seat], village.on_board(seat)) for seat in range(village.seats)
    ]


def _end(village: Village, merits: list[tuple[int, ...]], reason: str, rule: str) -> None:
    if village.settings["ties"] == "shared":
        merits = [merit[:1] for merit in merits]
    places = [1 + sum([other > merit for other in merits]) for merit in merits]
    village.end(Outcome(tuple(places), tuple(village.points), reason, rule))
