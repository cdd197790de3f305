"""The forecast of a village: each seat's prospects in this round and the next.

It estimates who controls how many districts alone after the raid, and what each seat takes into the
next round.

Sums in lists are written `a[i] = a[i] + n` because mypyc compiles `a[i] += n` to a slow generic
call.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from conclave.games.vendetta.judging.village import Village, districts_over
from conclave.games.vendetta.judging.weights import LAST_ROUND, WEIGHTS
from conclave.games.vendetta.rules.goals import CONTROL_GOAL, POINTS_GOAL, points_for
from conclave.games.vendetta.rules.moves import DISTRICTS, PIECES
from conclave.games.vendetta.rules.table import NOBODY

SCORES: Final = [float(points_for(districts)) for districts in range(DISTRICTS + 1)]
"""The points for sole control of this many districts."""


class Forecast:
    """The forecast for the rest of the round and after it."""

    def __init__(self, village: Village) -> None:
        self.weights = LAST_ROUND if village.last_round else WEIGHTS
        self.village = village
        seats = village.seats
        self.seats = seats
        self.control_goal: int = CONTROL_GOAL[seats]
        self.goal = float(POINTS_GOAL[seats])
        self.over = districts_over(village.turned_over)
        self.alone_here = [0.0] * seats
        """For each seat, the chance of sole control of the district evaluated last."""
        self.worth_here = [0.0] * seats
        """For each seat, the value of that district in later rounds, with its protection money."""
        self.loses = [0.0] * seats
        self.row = [0] * seats
        """The mafiosi of each seat in that district."""
        self.count_turns()
        self.alone = [0.0] * (seats * (DISTRICTS + 1))
        self.worth = [0.0] * (seats * (DISTRICTS + 1))
        self.standing = [0.0] * seats
        """What each seat takes into the next round, except supply and points of this scoring."""
        self.evaluate_districts()

    def count_turns(self) -> None:
        """Count the remaining turns of each seat, including the current one."""
        village, seats, quiet = self.village, self.seats, 1.0 - self.weights.unrest
        turns = village.turns
        self.turns = turns
        self.unturned = float(turns + 2)
        """The number of unseen cards: the pile and the two on the Raid field."""
        self.calm = [0.0] * seats
        """Turns of each seat, weighted by the chance that a district is still unchanged."""
        self.later = [0] * seats
        """The turns of each seat after this one."""
        calm = 1.0
        seat = village.active
        self.later[seat] = -1
        total = 0.0
        for _ in range(turns):
            self.calm[seat] = self.calm[seat] + calm
            self.later[seat] = self.later[seat] + 1
            total += calm
            calm *= quiet
            seat = seat + 1 if seat + 1 < seats else 0
        self.calm_turns = total
        held = [0] * seats
        for controller in village.controller:
            if controller >= 0:
                held[controller] = held[controller] + 1
        self.need = [0] * seats
        """How many districts each seat needs to win at the next scoring."""
        self.close = [False] * seats
        for seat in range(seats):
            points = village.points[seat]
            need = 0
            while need < self.control_goal and points + SCORES[need] < self.goal:
                need += 1
            self.need[seat] = need
            self.close[seat] = held[seat] + 1 >= need

    def evaluate_districts(self) -> None:
        """Evaluate all districts."""
        seats = self.seats
        for district in range(1, DISTRICTS + 1):
            if self.village.controller[district] == NOBODY:
                continue
            self.evaluate(district, 0, 0)
            start = district * seats
            for seat in range(seats):
                self.alone[start + seat] = self.alone_here[seat]
                worth = self.worth_here[seat]
                self.worth[start + seat] = worth
                self.standing[seat] = self.standing[seat] + worth

    def hold(self, seat: int, number: int) -> float:
        """The chance that no rival enters a district that the seat holds alone."""
        visits = self.weights.visits[number]
        if self.close[seat]:
            visits += self.weights.stops[number]
        return exp(-visits * (self.turns - 1 - self.later[seat]))

    def evaluate(self, district: int, who: i64, more: i64) -> None:
        """Evaluate a district as if a seat had more mafiosi there."""
        seats: i64 = self.seats
        place: i64 = district * seats
        mafiosi, row = self.village.mafiosi, self.row
        present: i64 = 0
        fewest: i64 = PIECES + 1
        most: i64 = 0
        total: i64 = 0
        tied: i64 = 0
        weakest: i64 = 0
        seat: i64 = 0
        alone, worth = self.alone_here, self.worth_here
        while seat < seats:
            alone[seat] = 0.0
            worth[seat] = 0.0
            number: i64 = mafiosi[place + seat]
            if seat == who:
                number += more
            row[seat] = number
            if number > 0:
                present += 1
                total += number
                if number > most:
                    most = number
                if number < fewest:
                    fewest = number
                    tied = 1
                    weakest = seat
                elif number == fewest:
                    tied += 1
            seat += 1
        if present == 0:
            return
        weights = self.weights
        over = self.over[district]
        if present == 1:
            chance = 1.0 if over else self.turns / self.unturned
            payout = 0.0 if over else weights.payout
            alone[weakest] = chance * self.hold(weakest, most)
            worth[weakest] = chance * (weights.alone[most] + payout)
            return
        if over:
            seat = 0
            while seat < seats:
                if row[seat] > 0:
                    worth[seat] = self.among(self.row[seat], present, total, fewest, most)
                seat += 1
            return
        if tied == 1:
            self.after_loss(weakest, present, total, self.calm_turns / self.unturned)
        else:
            self.after_ties(fewest, present, total)
        self.unrest(present, total, fewest, most)

    def among(self, number: i64, present: i64, total: i64, fewest: i64, most: i64) -> float:
        """The value of having this many in a district at the start of a round."""
        weights = self.weights
        if present == 1:
            return weights.alone[number]
        if present == 2:
            lead = 2 * number - total
            return weights.duel[PIECES + (lead if lead < PIECES else PIECES - 1)]
        if fewest == most:
            return weights.middle
        if number == most:
            return weights.top
        return weights.lowest if number == fewest else weights.middle

    def after_loss(self, loser: i64, present: i64, total: i64, drawn: float) -> None:
        """Add what the others get if the card is drawn, with this chance, and one seat loses."""
        weights, row = self.weights, self.row
        alone, worth = self.alone_here, self.worth_here
        seats: i64 = self.seats
        left: i64 = total - row[loser]
        fewest: i64 = PIECES + 1
        most: i64 = 0
        seat: i64 = 0
        number: i64
        while seat < seats:
            number = row[seat]
            if number > 0 and seat != loser:
                if number < fewest:
                    fewest = number
                if number > most:
                    most = number
            seat += 1
        seat = 0
        while seat < seats:
            number = row[seat]
            if number > 0 and seat != loser:
                standing = self.among(number, present - 1, left, fewest, most)
                worth[seat] = worth[seat] + drawn * (standing + weights.payout)
                if present == 2:
                    alone[seat] = alone[seat] + drawn * self.hold(seat, number)
            seat += 1

    def after_ties(self, fewest: i64, present: i64, total: i64) -> None:
        """Ties for the fewest: the loser depends on whose turn it is."""
        loses, row = self.loses, self.row
        seats: i64 = self.seats
        seat: i64 = 0
        while seat < seats:
            loses[seat] = 0.0
            seat += 1
        active: i64 = 0
        while active < seats:
            calm = self.calm[active]
            if calm > 0.0:
                seat = active
                while True:
                    seat = seat + 1 if seat + 1 < seats else 0
                    if row[seat] == fewest:
                        break
                loses[seat] = loses[seat] + calm
            active += 1
        seat = 0
        while seat < seats:
            if loses[seat] > 0.0:
                self.after_loss(seat, present, total, loses[seat] / self.unturned)
            seat += 1

    def unrest(self, present: i64, total: i64, fewest: i64, most: i64) -> None:
        """Add the case that somebody places more here before the card is drawn."""
        weights, row = self.weights, self.row
        alone, worth = self.alone_here, self.worth_here
        drawn = (self.turns - self.calm_turns) / self.unturned
        seats: i64 = self.seats
        seat: i64 = 0
        squares = 0.0
        number: i64
        if present == 2:
            while seat < seats:
                number = row[seat]
                squares += float(number * number)
                seat += 1
        seat = 0
        while seat < seats:
            number = row[seat]
            if number > 0:
                standing = self.among(number, present, total, fewest, most)
                if present == 2:
                    wins = weights.unrest_duel * float(number * number) / squares
                    alone[seat] = alone[seat] + drawn * wins
                    worth[seat] = worth[seat] + drawn * (
                        wins * weights.alone[number]
                        + (1.0 - weights.unrest_duel) * standing
                        + weights.payout / 2.0
                    )
                else:
                    worth[seat] = worth[seat] + drawn * (
                        weights.unrest_crowd * standing
                        + weights.payout * float(present - 1) / float(present)
                    )
            seat += 1

    # The scoring

    def counts(self, seat: int, but: int) -> list[float]:
        """The chances of each number of districts too small to win, ignoring district `but`."""
        need = self.need[seat]
        counts = [0.0] * need
        if need == 0:
            return counts
        counts[0] = 1.0
        seats = self.seats
        place = seat
        reached = 0
        for district in range(1, DISTRICTS + 1):
            place += seats
            chance = self.alone[place]
            if chance > 0.0 and district != but:
                missed = 1.0 - chance
                if reached + 1 < need:
                    reached += 1
                number = reached
                while number > 0:
                    counts[number] = counts[number] * missed + counts[number - 1] * chance
                    number -= 1
                counts[0] = counts[0] * missed
        return counts

    def strength(self, seat: int) -> float:
        """What the seat takes into the next round, except the points of this scoring."""
        weights = self.weights
        strength = self.standing[seat] + weights.points * self.village.points[seat] / self.goal
        strength += weights.nearer * (self.control_goal - self.need[seat])
        return strength + self.held(seat, self.village.supply[seat])

    def held(self, seat: int, supply: int) -> float:
        """The value of a supply for the seat."""
        weights = self.weights
        worth = weights.supply[supply]
        if seat == self.village.active:
            worth *= 1.0 + weights.supply_later * self.later[seat]
        return worth
