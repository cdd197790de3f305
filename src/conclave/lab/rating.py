"""Bradley-Terry ratings of bots, computed by choix.

A game's ranking is split into pairs of bots. Each pair is one comparison however many seats the two
had; a tie is half a win for both. One drawn game is added for every pair, so that a bot that never
lost has a rating too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any, NamedTuple

from conclave.lab.extras import need
from conclave.lab.game_summary import GameSummary
from conclave.lab.tally import Share

SCALE = 400 / log(10)
"""Elo's scale: 400 points more mean finishing ahead ten times as often as behind."""
DRAWN = 0.5
RESAMPLED = 400
"""The number of bootstrap samples for the intervals."""


class Rating(NamedTuple):
    """Points on Elo's scale, where 0 is the average, and the 95% interval."""

    points: float
    low: float
    high: float

    def to_dict(self) -> dict[str, object]:
        """The rating as plain data."""
        return {"points": round(self.points, 1), "95%": [round(self.low, 1), round(self.high, 1)]}


def ahead(game: GameSummary, names: Sequence[str]) -> list[tuple[int, int, float]]:
    """For each pair of bots in a game, the share of comparisons in which the first was ahead."""
    seats: dict[int, list[int]] = {}
    for seat, name in enumerate(game.bots):
        seats.setdefault(names.index(name), []).append(seat)
    found = []
    for one in sorted(seats):
        for other in sorted(seats):
            if one < other:
                pairs = [(game.places[a], game.places[b]) for a in seats[one] for b in seats[other]]
                points = sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in pairs)
                found.append((one, other, points / len(pairs)))
    return found


def duels(games: Sequence[GameSummary], names: Sequence[str]) -> dict[str, dict[str, Share]]:
    """By bot and rival: in how many of their games the bot finished ahead."""
    played = [[0] * len(names) for _ in names]
    won = [[0.0] * len(names) for _ in names]
    for game in games:
        for one, other, points in ahead(game, names):
            played[one][other] += 1
            played[other][one] += 1
            won[one][other] += points
            won[other][one] += 1 - points
    return {
        name: {
            rival: Share(played[i][j], won[i][j]) for j, rival in enumerate(names) if played[i][j]
        }
        for i, name in enumerate(names)
    }


def rate(games: Sequence[GameSummary], names: Sequence[str], seed: int) -> dict[str, Rating]:
    """The ratings, with bootstrap intervals."""
    if len(names) < 2 or not games:
        return {name: Rating(0.0, 0.0, 0.0) for name in names}
    np, choix = need("numpy", "lab"), need("choix", "lab")
    size = len(names)
    wins = np.zeros((len(games), size, size))
    for row, game in enumerate(games):
        for one, other, points in ahead(game, names):
            wins[row, one, other] = points
            wins[row, other, one] = 1 - points
    flat = wins.reshape(len(games), -1)
    best = _strengths(choix, np, flat.sum(axis=0), size)
    chance = np.random.default_rng(seed)
    drawn = chance.multinomial(len(games), np.full(len(games), 1 / len(games)), RESAMPLED) @ flat
    others = np.array([_strengths(choix, np, each, size) for each in drawn])
    low, high = np.percentile(others, [2.5, 97.5], axis=0)
    return {
        name: Rating(float(best[i]), float(low[i]), float(high[i])) for i, name in enumerate(names)
    }


def _strengths(choix: Any, np: Any, wins: Any, size: int) -> Any:
    """The points of all bots, from a table of how often each finished ahead of each other."""
    table = wins.reshape(size, size) + DRAWN * (1 - np.eye(size))
    found = choix.ilsr_pairwise_dense(table, max_iter=5000, tol=1e-7)
    return SCALE * (found - found.mean())
