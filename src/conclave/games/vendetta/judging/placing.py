"""A seat's chances after its placements, by the forecast of the village."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.vendetta.judging.choosing import Choosing
from conclave.games.vendetta.judging.forecast import SCORES, Forecast

UNKNOWN: Final = -1.0
"""Marks values that aren't computed yet."""


class Placing(Choosing):
    """Evaluates a seat's placements with a forecast."""

    def __init__(self, forecast: Forecast, me: int) -> None:
        village, seats = forecast.village, forecast.seats
        super().__init__(me, seats, village.mafiosi, forecast.over)
        self.forecast = forecast
        self.counts = [forecast.counts(seat, 0) for seat in range(seats)]
        self.win = [0.0] * seats
        self.logit = [0.0] * seats
        self.share = [0.0] * seats
        weights = forecast.weights
        for seat in range(seats):
            counts = self.counts[seat]
            points = 0.0
            for districts in range(len(counts)):
                points += counts[districts] * SCORES[districts]
            self.win[seat] = 1.0 - sum(counts, 0.0)
            logit = forecast.strength(seat) + weights.points * points / forecast.goal
            self.logit[seat] = logit
            self.share[seat] = exp(logit)
        self.held = forecast.held(me, village.supply[me])
        self.win_more = [UNKNOWN] * len(forecast.alone)
        """How much a district increases the seat's chance to win now."""
        self.points_more = [0.0] * len(forecast.alone)
        """How many more points the seat may expect with it."""

    def chance_with(self, district: int, number: int) -> float:
        forecast, me = self.forecast, self.me
        forecast.evaluate(district, me, number)
        total = 0.0
        own = 0.0
        win = 0.0
        nobody_else = 1.0
        place = district * forecast.seats
        for seat in range(forecast.seats):
            wins = self.win[seat]
            change = forecast.worth_here[seat] - forecast.worth[place]
            alone = forecast.alone_here[seat] - forecast.alone[place]
            if alone != 0.0:
                if self.win_more[place] == UNKNOWN:
                    self.evaluate_scoring(seat, district, place)
                wins += alone * self.win_more[place]
                change += alone * self.points_more[place]
            if seat == me:
                change += forecast.held(me, forecast.village.supply[me] - number) - self.held
            share = self.share[seat]
            if change != 0.0:
                share = exp(self.logit[seat] + change)
            total += share
            if seat == me:
                own = share
                win = wins
            else:
                nobody_else *= 1.0 - wins
            place += 1
        return win * (1.0 + nobody_else) / 2.0 + (1.0 - win) * nobody_else * own / total

    def evaluate_scoring(self, seat: int, district: int, place: int) -> None:
        """Compute what sole control of a district would change for a seat."""
        forecast = self.forecast
        counts = self.counts[seat]
        if forecast.alone[place] > 0.0:
            counts = forecast.counts(seat, district)
        need = forecast.need[seat]
        more = 0.0
        for districts in range(need):
            points = -SCORES[districts]
            if districts + 1 < need:
                points += SCORES[districts + 1]
            more += counts[districts] * points
        self.win_more[place] = counts[need - 1] if need > 0 else 0.0
        self.points_more[place] = forecast.weights.points * more / forecast.goal
