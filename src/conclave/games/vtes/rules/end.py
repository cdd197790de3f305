"""The end of the game and its winner, with an optional time limit (VTES-T)."""

from __future__ import annotations

from typing import Final

from conclave.core.errors import IllegalMove
from conclave.core.frames import Window
from conclave.core.position import Outcome
from conclave.games.vtes.rules.abilities.ousting import RAISES_STAKES
from conclave.games.vtes.rules.atoms import course
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.windows import MINION_PHASE

NO_LIMIT: Final = 0
MOST_MINUTES: Final = 300
POINTS_FOR_A_WIN: Final = 2
TO_THE_PHASE: Final = 4
"""How many frames a phase has while nothing is happening: game, turn, phase, window."""


def call_time(table: Table) -> None:
    """Time is called: the game ends with the current action or phase (VTES-T-02..03)."""
    if table.settings["time"] == NO_LIMIT:
        raise IllegalMove("VTES-T-01", "no-time-limit")
    if table.time_called:
        raise IllegalMove("VTES-T-02", "time-already-called")
    course.call_time(table)
    between_actions = table.phase == MINION_PHASE and isinstance(table.frames[-1], Window)
    if not table.pool or (between_actions and len(table.frames) == TO_THE_PHASE):
        end_by_time(table)


def end_by_time(table: Table) -> None:
    """End the game: each player still in it gets half a point (VTES-T-04)."""
    points = table.points if table.pool else [0] * table.seats
    halves = [2 * points[seat] + (0 if table.out[seat] else 1) for seat in range(table.seats)]
    for seat in table.clockwise(0) if table.pool else ():
        halves[seat] += 2 * len(stakes(table, seat))
    scores = tuple([half / 2 for half in halves])
    table.end(Outcome(places(table, halves), scores, "vtes-time-limit", "VTES-T-04"))


def stakes(table: Table, seat: int) -> list[int]:
    """The cards in play for which a player wins another victory point, or her predator does."""
    return [card for card in table.cards_with(RAISES_STAKES) if table.controller[card] == seat]


def conclude(table: Table) -> None:
    """End the game: at most one Methuselah is left (VTES-9.1-05)."""
    won = places(table, [2 * points for points in table.points])
    scores = tuple(table.points)
    if table.settings["time"] == NO_LIMIT:
        table.end(Outcome(won, scores, "vtes-last-methuselah", "VTES-9.1-10"))
    else:
        table.end(Outcome(won, scores, "vtes-game-win", "VTES-T-05"))


def places(table: Table, halves: list[int]) -> tuple[int, ...]:
    """The places by victory points, in half points; ties are shared (VTES-9.1-10..11). Under a time
    limit only a game win wins (VTES-T-05..06)."""
    if table.settings["time"] != NO_LIMIT:
        most = max(halves)
        if most < 2 * POINTS_FOR_A_WIN or halves.count(most) > 1:
            return (2,) * table.seats
    return tuple([1 + sum([other > own for other in halves]) for own in halves])
