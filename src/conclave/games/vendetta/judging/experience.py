"""What many games have taught about placements, beyond what the judgement sees in them."""

from __future__ import annotations

from math import log
from typing import Final

from conclave.core.moves import Move
from conclave.games.vendetta.judging.forecast import Forecast
from conclave.games.vendetta.rules.moves import Place
from conclave.games.vendetta.rules.turn import TURNS

SURE: Final = 0.003
"""Chances are kept so far from 0 and 1."""
GUARDS: Final = (2, 3, 4, 6)
LEFT: Final = (1, 2, 3, 5, 8)
TAUGHT: Final = [
    # the judgement, as a logit
    2.75,
    # card out: entered, kept, ahead, level or behind in a duel, first, between or last in a crowd
    5.65, -3.20, -6.80, -0.19, 2.38, -2.84, -2.49, -6.14,
    # card to come: the same
    3.85, -0.02, 2.46, 7.89, -2.98, 0.42, 1.49, -1.88,
    # card out: the same, for each part of the round that is over
    -1.47, 4.37, 11.91, 3.89, 1.98, 1.58, -0.73, 0.41,
    # card to come: likewise
    -9.65, 2.09, -6.56, 1.96, -4.52, -1.65, -3.55, -1.12,
    # held alone with 2, 3, 4, 6 mafiosi, card out
    7.36, 2.37, 2.58, -16.08,
    # card to come
    3.05, 4.77, 1.54, -13.48,
    # 2, 3 ahead in a duel
    0.39, 5.65,
    # done; for each part of the round
    2.41, 1.05,
    # so many left in supply: 1, 2, 3, 5, 8
    2.44, -0.76, -4.07, 0.43, 0.63,
    # for each part of the round
    -7.48, 1.52, 6.08, -0.65, 0.02,
    # five mafiosi placed; for each part of the round
    4.05, -4.07,
    # entering where the next, the second next, the third next is alone
    -11.92, -6.66, -8.80,
    # for each part of the round
    1.05, -2.84, 3.56,
    # and she is about to win; for all points that win
    4.24, 3.15,
    # held alone while one has 2, 3, 4 already; while about to win, card out
    -0.06, -1.69, 0.92, 2.22,
]  # fmt: skip
"""What speaks for an option, in thousandths of a game won: what examples/train_vendetta.py learns,
the mean of some runs of it with 3,000 games and more."""


class Experience:
    """A turn, as experience sees it."""

    def __init__(self, forecast: Forecast, me: int) -> None:
        self.forecast = forecast
        self.me = me
        table = forecast.table
        self.late = 1 - len(table.pile) / TURNS
        self.held = [0] * table.seats
        for controller in table.controller:
            if controller >= 0:
                self.held[controller] = self.held[controller] + 1

    def score(self, move: Move, worth: float) -> float:
        """How many games more an option would win, as a part of 1; `worth` is its judgement."""
        chance = min(max(worth, SURE), 1 - SURE)
        score = TAUGHT[0] * 10 * log(chance / (1 - chance))
        if not isinstance(move, Place):
            score += TAUGHT[43] + TAUGHT[44] * self.late + self.left(0)
        else:
            score += self.placed(move.district, move.number) + self.left(move.number)
        return score / 1000

    def left(self, number: int) -> float:
        """What is said by what is left in supply after so many were placed."""
        late = self.late
        supply = self.forecast.table.supply[self.me] - number
        score = 0.0
        for place, least in enumerate(LEFT):
            if supply >= least:
                score += TAUGHT[45 + place] + TAUGHT[50 + place] * late
        return score + number / 5 * (TAUGHT[55] + TAUGHT[56] * late)

    def placed(self, district: int, number: int) -> float:
        """What is said by what becomes of a district in which so many are placed."""
        forecast, me, late = self.forecast, self.me, self.late
        row = forecast.table.row(district)
        before = row[me]
        mine = before + number
        others = [there for seat, there in enumerate(row) if seat != me and there > 0]
        over = forecast.over[district]
        standing = standing_of(before, mine, others)
        first = 1 if over else 9
        score = TAUGHT[first + standing] + TAUGHT[first + 16 + standing] * late
        if not others:
            for place, least in enumerate(GUARDS):
                if mine >= least:
                    score += TAUGHT[(33 if over else 37) + place]
            for place in range(3):
                if self.held[me] >= place + 2:
                    score += TAUGHT[65 + place]
            if over and forecast.close[me]:
                score += TAUGHT[68]
        elif len(others) == 1:
            for place in range(2):
                if mine - others[0] >= place + 2:
                    score += TAUGHT[41 + place]
            if before == 0:
                score += self.disturbs(row)
        return score

    def disturbs(self, row: list[int]) -> float:
        """What is said by who was alone where I enter."""
        forecast, me = self.forecast, self.me
        for seat, there in enumerate(row):
            if there > 0 and seat != me:
                after = min((seat - me) % len(row), 3) - 1
                score = TAUGHT[57 + after] + TAUGHT[60 + after] * self.late
                if forecast.close[seat]:
                    score += TAUGHT[63]
                return score + TAUGHT[64] * forecast.table.points[seat] / forecast.goal
        return 0.0


def standing_of(before: int, mine: int, others: list[int]) -> int:
    """Which of the eight kinds of standing in a district one has, in the order of TAUGHT."""
    if not others:
        return 0 if before == 0 else 1
    most = max(others)
    if len(others) == 1:
        return 2 if mine > most else 3 if mine == most else 4
    return 5 if mine > most else 6 if mine > min(others) else 7
