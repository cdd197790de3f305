"""How good placements look to the seat whose turn it is: those that may be worth a thought."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.core.moves import Move
from conclave.games.vendetta.judging.forecast import SCORES, Forecast
from conclave.games.vendetta.rules.moves import DISTRICTS, DONE, PLACES, Placements

UNKNOWN: Final = -1.0
"""Stands in for what was not yet asked."""
PLENTY: Final = 5
"""More mafiosi than this above the strongest rival are not worth thinking about."""


def far_too_many(row: list[int], seat: int, number: int) -> bool:
    """Whether a seat would place far more than a district can need, by who stands there."""
    return number > PLENTY and row[seat] + number > max(row) + PLENTY


class Placing:
    """What a seat may do in its turn, and how its chances would stand then."""

    def __init__(self, forecast: Forecast, me: int) -> None:
        self.forecast = forecast
        self.me = me
        seats = forecast.seats
        self.last_usual = 0
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
        self.held = forecast.held(me, forecast.village.supply[me])
        self.win_more = [UNKNOWN] * len(forecast.alone)
        """How much likelier a seat wins with a district than without it."""
        self.points_more = [0.0] * len(forecast.alone)
        """How many points more it may expect."""

    def best(self, options: Placements) -> Move:
        """The best placement, of those with a usual number, or to be done."""
        supply = options.supply
        found: Move = DONE
        best = self.worth(0, 0)
        for district in range(1, DISTRICTS + 1):
            ways = options.ways[district]
            if ways == 0:
                continue
            number = self.usual(district, supply + 1 - ways)
            last = self.last_usual
            while number <= last:
                worth = self.worth(district, number)
                if worth > best:
                    best = worth
                    found = PLACES[district][number]
                number += 1
        return found

    def usual(self, district: int, least: int) -> int:
        """The fewest mafiosi that are usually placed here; `last_usual` are the most."""
        forecast, me = self.forecast, self.me
        seats = forecast.seats
        place = district * seats
        mafiosi = forecast.village.mafiosi
        most = 0
        rivals = 0
        for seat in range(seats):
            number = mafiosi[place + seat]
            if number > 0 and seat != me:
                rivals += 1
                if number > most:
                    most = number
        mine = mafiosi[place + me]
        over = forecast.over[district]
        supply = forecast.village.supply[me]
        if rivals == 0:
            self.last_usual = 0 if mine > 0 else min(supply, 3) if over else 1
            return 1
        lead = most - mine
        if over and rivals == 1:
            lead += 1
        if lead < least:
            lead = least
        if lead > supply and mine == 0 and rivals > 1:
            self.last_usual = least
            return least
        self.last_usual = min(supply, lead + 1)
        return lead

    def worth(self, district: int, number: int) -> float:
        """My chance after placing so many there."""
        forecast, me = self.forecast, self.me
        forecast.look_at(district, me, number)
        total = 0.0
        mine = 0.0
        win = 0.0
        nobody_else = 1.0
        place = district * forecast.seats
        for seat in range(forecast.seats):
            wins = self.win[seat]
            change = forecast.worth_here[seat] - forecast.worth[place]
            alone = forecast.alone_here[seat] - forecast.alone[place]
            if alone != 0.0:
                if self.win_more[place] == UNKNOWN:
                    self.look_at_scoring(seat, district, place)
                wins += alone * self.win_more[place]
                change += alone * self.points_more[place]
            if seat == me:
                change += forecast.held(me, forecast.village.supply[me] - number) - self.held
            share = self.share[seat]
            if change != 0.0:
                share = exp(self.logit[seat] + change)
            total += share
            if seat == me:
                mine = share
                win = wins
            else:
                nobody_else *= 1.0 - wins
            place += 1
        return win * (1.0 + nobody_else) / 2.0 + (1.0 - win) * nobody_else * mine / total

    def look_at_scoring(self, seat: int, district: int, place: int) -> None:
        """Find what sole control of a district would change for a seat."""
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
