"""How good a placement looks, from one seat's view alone: what the greedy bot goes by.

The chance to become godfather has two parts. This round: how likely each seat is to control how
many districts alone after the raid, summed over the cards that may still be turned over. And if
nobody wins now: what each seat takes into the next round, that is, districts it holds, fights it
leads, mafiosi in supply, points. What others will place is not foreseen but allowed for: whoever
stands alone with few mafiosi, or is about to win, will have visitors.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from conclave.core.moves import Options
from conclave.core.position import Decision, Plain
from conclave.games.vendetta.rules.end import CONTROL_GOAL, POINTS_GOAL
from conclave.games.vendetta.rules.moves import DISTRICTS, PIECES, Place
from conclave.games.vendetta.rules.scoring import points_for

Row = tuple[int, ...]
"""How many mafiosi of each seat stand in a district."""

USUAL_SUPPLY: Final = 5
"""What a rival is taken to have where supplies are secret."""
PLENTY: Final = 5
"""More mafiosi than this above the strongest rival are not worth thinking about."""


class Weights:
    """What things are worth, as logits of winning, and what rivals are taken to do.

    Found by playing the judgement against itself, a little changed at every seat.
    """

    def __init__(
        self,
        alone_few: float = 0.06,
        alone_many: float = 0.21,
        alone_slope: float = 4.0,
        duel: float = 0.35,
        duel_slope: float = 0.9,
        lowest: float = 0.02,
        middle: float = 0.05,
        top: float = 0.16,
        payout: float = 0.1,
        supply: float = 0.12,
        supply_enough: float = 17.0,
        supply_later: float = 0.7,
        points: float = 1.2,
        nearer: float = 0.33,
        visits: float = 0.85,
        visits_slope: float = 0.65,
        stops: float = 0.17,
        stops_slope: float = 0.055,
        unrest: float = 0.07,
        unrest_duel: float = 0.47,
        unrest_crowd: float = 0.66,
    ) -> None:
        self.alone = [0.0]
        """Standing alone in a district with so many mafiosi, at the beginning of a round."""
        for number in range(PIECES):
            self.alone.append(alone_few + alone_many * (1 - exp(-number / alone_slope)))
        self.duel = [duel / (1 + exp((0.5 - lead) / duel_slope)) for lead in range(-PIECES, PIECES)]
        """One of two in a district, by how many mafiosi one is ahead, from -50."""
        self.lowest, self.middle, self.top = lowest, middle, top
        """One of three or more in a district."""
        self.payout = payout
        """A mafioso of protection money."""
        self.supply = [
            supply * supply_enough * (1 - exp(-number / supply_enough))
            for number in range(PIECES + 1)
        ]
        """So many mafiosi in supply at the beginning of a round."""
        self.supply_later = supply_later
        """By how much supply is worth more for each turn one has left in this round."""
        self.points = points
        """All the points that the goal asks for."""
        self.nearer = nearer
        """Needing one district less than the control goal, thanks to points."""
        self.visits = [visits * exp(-visits_slope * number) for number in range(PIECES + 1)]
        """How often a rival's turn ends the sole control of a seat with so many mafiosi there."""
        self.stops = [stops * exp(-stops_slope * number) for number in range(PIECES + 1)]
        """The same, on top, where that seat is about to win."""
        self.unrest = unrest
        """How often a turn brings more mafiosi to a district that is fought over."""
        self.unrest_duel = unrest_duel
        """How often that leaves it to one of the two who were there."""
        self.unrest_crowd = unrest_crowd
        """How much of their standing it leaves to three or more."""

    def standings(self, row: Row, present: int) -> list[float]:
        """What a district is worth to each seat at the beginning of a round."""
        if present == 1:
            return [self.alone[number] for number in row]
        if present == 2:
            total = sum(row)
            return [
                self.duel[PIECES + min(2 * number - total, PIECES - 1)] if number else 0.0
                for number in row
            ]
        most = max(row)
        fewest = min([number for number in row if number]) if most else 0
        return [self._in_a_crowd(number, fewest, most) for number in row]

    def _in_a_crowd(self, number: int, fewest: int, most: int) -> float:
        if number == 0:
            return 0.0
        if fewest == most:
            return self.middle
        return self.top if number == most else self.lowest if number == fewest else self.middle


class Prospect(NamedTuple):
    """What a district promises to each seat."""

    alone: list[float]
    """The chance of sole control at the scoring."""
    worth: list[float]
    """Its worth in later rounds, and the protection money of this one."""


class Chances(NamedTuple):
    """How a seat will fare at the scoring without and with one more district."""

    win: float
    win_with: float
    points: float
    points_with: float


WEIGHTS: Final = Weights()
LAST_ROUND: Final = Weights(
    alone_few=0, alone_many=0, duel=0, lowest=0, middle=0, top=0, payout=0, supply=0, points=40
)
"""Where the table has agreed on a last round: nothing is worth anything but points."""


def judge(view: dict[str, Plain], decision: Decision) -> list[float]:
    """The chance of winning after each option, as this seat may see it."""
    last = view["round"] == view["options"]["rounds"]
    weights = LAST_ROUND if last else WEIGHTS
    # Rounded, so that the last bits of a machine's exp() decide nothing.
    return [
        round(worth, 9) for worth in Outlook(view, decision.seat, weights).worths(decision.options)
    ]


class Outlook:
    """The rest of the round as one seat sees it in its turn."""

    def __init__(self, view: dict[str, Plain], me: int, weights: Weights) -> None:
        self.weights = weights
        self.me = me
        self.seats: int = view["seats"]
        self.goal: int = POINTS_GOAL[self.seats]
        self.points: list[int] = view["points"]
        self.supply: list[int] = [
            USUAL_SUPPLY if supply is None else supply for supply in view["supply"]
        ]
        self.rows: list[Row] = [
            tuple(view["districts"][str(district)]) for district in range(1, DISTRICTS + 1)
        ]
        turned_over: list[int] = view["turned_over"]
        self.turned_over: list[bool] = [
            district in turned_over for district in range(1, DISTRICTS + 1)
        ]
        self.look_ahead(view["pile"])
        self.known: dict[tuple[Row, bool], Prospect] = {}
        self.prospects: list[Prospect] = [
            self.prospect(row, over) for row, over in zip(self.rows, self.turned_over)
        ]
        self.strength: list[float] = [self.strength_of(seat) for seat in range(self.seats)]
        self.chances: list[list[Chances]] = [self.chances_of(s) for s in range(self.seats)]

    def look_ahead(self, turns: int) -> None:
        """Count the turns that are left, this one included, and who takes them."""
        calm = 1.0
        self.turns = turns
        self.unturned = turns + 2
        """Cards that nobody has seen: the pile, and the two on the Raid field."""
        self.calm: list[float] = [0.0] * self.seats
        """Turns of each seat, as far as a district will still be as it is now."""
        self.later: list[int] = [0] * self.seats
        """Turns that each seat has after this one."""
        for turn in range(turns):
            seat = (self.me + turn) % self.seats
            self.calm[seat] += calm
            calm *= 1 - self.weights.unrest
            if turn > 0:
                self.later[seat] += 1
        self.unrest: float = turns - sum(self.calm, 0.0)
        held = [0] * self.seats
        for row in self.rows:
            if row.count(0) == self.seats - 1:
                held[row.index(max(row))] += 1
        self.need: list[int] = [self.needs(seat) for seat in range(self.seats)]
        self.close: list[bool] = [held[s] + 1 >= self.need[s] for s in range(self.seats)]

    def needs(self, seat: int) -> int:
        """How many districts would make this seat win at the next scoring."""
        districts = 0
        while districts < CONTROL_GOAL[self.seats] and (
            self.points[seat] + points_for(districts) < self.goal
        ):
            districts += 1
        return districts

    def strength_of(self, seat: int) -> float:
        """What the seat takes into the next round, apart from what this scoring brings.

        My own supply is left out, for it is what I may spend.
        """
        weights = self.weights
        strength = sum([prospect.worth[seat] for prospect in self.prospects], 0.0)
        strength += weights.points * self.points[seat] / self.goal
        strength += weights.nearer * (CONTROL_GOAL[self.seats] - self.need[seat])
        return strength if seat == self.me else strength + weights.supply[self.supply[seat]]

    # A district

    def prospect(self, row: Row, turned_over: bool) -> Prospect:
        """What a district with these mafiosi promises, by whether its card is out."""
        known = self.known.get((row, turned_over))
        if known is not None:
            return known
        present = self.seats - row.count(0)
        if turned_over:
            found = self.settled(row, present)
        elif present < 2:
            found = self.waiting(row, present)
        else:
            found = self.fought_over(row, present)
        self.known[row, turned_over] = found
        return found

    def settled(self, row: Row, present: int) -> Prospect:
        """No card can change anything here in this round."""
        return Prospect(self.alone(row, present, 1.0), self.weights.standings(row, present))

    def waiting(self, row: Row, present: int) -> Prospect:
        """At most one seat is here: it is paid if the card comes, and raided if it doesn't."""
        drawn = self.turns / self.unturned
        worth = [
            drawn * (standing + self.weights.payout) if number else 0.0
            for standing, number in zip(self.weights.standings(row, present), row)
        ]
        return Prospect(self.alone(row, present, drawn), worth)

    def fought_over(self, row: Row, present: int) -> Prospect:
        """Somebody will lose if the card comes: who, depends on whose turn it is."""
        weights = self.weights
        alone = [0.0] * self.seats
        worth = [0.0] * self.seats
        fewest = min([number for number in row if number])
        for active in range(self.seats):
            drawn = self.calm[active] / self.unturned
            if drawn == 0.0:
                continue
            loser = active
            for _ in row:
                loser = (loser + 1) % self.seats
                if row[loser] == fewest:
                    break
            after = (*row[:loser], 0, *row[loser + 1 :])
            standing = weights.standings(after, present - 1)
            for seat, number in enumerate(after):
                if number:
                    worth[seat] += drawn * (standing[seat] + weights.payout)
                    if present == 2:
                        alone[seat] += drawn * self.hold(seat, number)
        self.add_unrest(row, present, alone, worth)
        return Prospect(alone, worth)

    def add_unrest(self, row: Row, present: int, alone: list[float], worth: list[float]) -> None:
        """By the time the card comes, somebody may have placed more here."""
        weights = self.weights
        drawn = self.unrest / self.unturned
        standing = weights.standings(row, present)
        squares = sum([number * number for number in row])
        for seat, number in enumerate(row):
            if number and present == 2:
                wins = weights.unrest_duel * number * number / squares
                alone[seat] += drawn * wins
                worth[seat] += drawn * (
                    wins * weights.alone[number]
                    + (1 - weights.unrest_duel) * standing[seat]
                    + weights.payout / 2
                )
            elif number:
                worth[seat] += drawn * (
                    weights.unrest_crowd * standing[seat] + weights.payout * (present - 1) / present
                )

    def alone(self, row: Row, present: int, chance: float) -> list[float]:
        """Who will control the district alone, if a seat does now."""
        if present != 1:
            return [0.0] * self.seats
        return [
            chance * self.hold(seat, number) if number else 0.0 for seat, number in enumerate(row)
        ]

    def hold(self, seat: int, number: int) -> float:
        """The chance that no rival enters a district that the seat has for itself."""
        visits = self.weights.visits[number]
        if self.close[seat]:
            visits += self.weights.stops[number]
        return exp(-visits * (self.turns - 1 - self.later[seat]))

    # The scoring

    def chances_of(self, seat: int) -> list[Chances]:
        """How the seat will fare by what the twelve other districts bring, for each of them."""
        alone = [prospect.alone[seat] for prospect in self.prospects]
        contended = [district for district in range(DISTRICTS) if alone[district]]
        chances = [self.scoring(seat, [alone[district] for district in contended])] * DISTRICTS
        for district in contended:
            others = [alone[other] for other in contended if other != district]
            chances[district] = self.scoring(seat, others)
        return chances

    def scoring(self, seat: int, alone: list[float]) -> Chances:
        """Chance of winning and points to expect, from the chances of sole control."""
        counts = [1.0]
        for chance in alone:
            more = [0.0, *[count * chance for count in counts]]
            for districts, count in enumerate(counts):
                more[districts] += count * (1 - chance)
            counts = more
        need = self.need[seat]
        win = win_with = points = points_with = 0.0
        for districts, count in enumerate(counts):
            if districts >= need:
                win += count
            else:
                points += count * points_for(districts)
            if districts + 1 >= need:
                win_with += count
            else:
                points_with += count * points_for(districts + 1)
        return Chances(win, win_with, points, points_with)

    # The options

    def worths(self, options: Options) -> list[float]:
        """The chance of winning after each option."""
        idle = self.worth(0, self.prospects[0], self.supply[self.me])
        return [self.placed(move) if isinstance(move, Place) else idle for move in options]

    def placed(self, move: Place) -> float:
        """The chance of winning after this placement."""
        me, district = self.me, move.district - 1
        row = self.rows[district]
        number = row[me] + move.number
        if move.number > PLENTY and number > max(row) + PLENTY:
            return -1.0
        after = (*row[:me], number, *row[me + 1 :])
        prospect = self.prospect(after, self.turned_over[district])
        return self.worth(district, prospect, self.supply[me] - move.number)

    def worth(self, district: int, prospect: Prospect, supply: int) -> float:
        """My chance of winning if this district promised that, and so much supply were left."""
        weights, before = self.weights, self.prospects[district].worth
        total = mine = win = 0.0
        nobody_else = 1.0
        for seat in range(self.seats):
            chances = self.chances[seat][district]
            alone = prospect.alone[seat]
            wins = chances.win + alone * (chances.win_with - chances.win)
            points = chances.points + alone * (chances.points_with - chances.points)
            logit = self.strength[seat] + weights.points * points / self.goal
            logit += prospect.worth[seat] - before[seat]
            if seat == self.me:
                logit += weights.supply[supply] * (1 + weights.supply_later * self.later[seat])
                mine, win = exp(logit), wins
                total += mine
            else:
                total += exp(logit)
                nobody_else *= 1 - wins
        return win * (1 + nobody_else) / 2 + (1 - win) * nobody_else * mine / total
