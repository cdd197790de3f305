"""What districts under sole control score, and what wins."""

from __future__ import annotations

from typing import Final

SCORES: Final = (0, 1, 5, 20, 75, 250, 800, 1000)
"""The points for sole control of so many districts (VEND-SCORE-05)."""
CONTROL_GOAL: Final = {3: 6, 4: 5, 5: 4}
"""The districts that win, by the number of players (VEND-END-02)."""
POINTS_GOAL: Final = {3: 800, 4: 250, 5: 75}
"""The points that win, by the number of players (VEND-END-04)."""


def points_for(districts: int) -> int:
    """The points for sole control of this many districts (VEND-SCORE-05, VEND-R-19)."""
    return SCORES[min(districts, len(SCORES) - 1)]
