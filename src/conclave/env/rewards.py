"""Rewards of a finished game for each seat."""

from __future__ import annotations

from typing import Literal

from conclave.core.position import Outcome

Goal = Literal["places", "wins", "scores"]


def rewards(outcome: Outcome, goal: Goal = "places") -> list[float]:
    """A number for each seat.

    places: from 1 for the first to -1 for the last, in equal steps; shared places share their
    rewards. wins: everybody pays the same stake, and the winners share the total of 1; nothing if
    nobody won. Both are zero-sum. scores: the game's own scores.
    """
    seats = len(outcome.places)
    if goal == "scores":
        return [float(score) for score in outcome.scores]
    if goal == "places":
        return [_place_reward(outcome.places, place) for place in outcome.places]
    if goal != "wins":
        raise ValueError(f"rewards are for places, wins or scores, not for {goal!r}")
    winners = outcome.winners
    if not winners:
        return [0.0] * seats
    return [(seat in winners) / len(winners) - 1 / seats for seat in range(seats)]


def _place_reward(places: tuple[int, ...], place: int) -> float:
    """The seats behind minus the seats ahead, as a share of all others."""
    ahead = sum(other < place for other in places)
    behind = sum(other > place for other in places)
    return (behind - ahead) / (len(places) - 1)
