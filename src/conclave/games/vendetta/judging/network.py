"""A small network that tells how good a seat's chances are: what millions of games have taught.

It sees each district through what stands in it, the village through the sum of its districts and
what each seat has reached, all as yes or no, so that most of it is looked up. `training/vendetta`
teaches it. Everything is seen from one seat: it is seat 0, and the others follow clockwise.
"""

from __future__ import annotations

import json
from array import array
from base64 import b85decode
from math import exp
from pathlib import Path
from sys import byteorder
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.games.vendetta.judging.choosing import Choosing
from conclave.games.vendetta.judging.village import districts_over
from conclave.games.vendetta.rules.end import CONTROL_GOAL, POINTS_GOAL
from conclave.games.vendetta.rules.moves import DISTRICTS, PIECES
from conclave.games.vendetta.rules.scoring import points_for
from conclave.games.vendetta.rules.table import Table
from conclave.games.vendetta.rules.turn import TURNS

SEATS: Final = 5
"""It has room for so many; with fewer, the last are absent."""
FULL: Final = 16
"""Numbers of mafiosi are told apart below this."""
SOLES: Final = 10
"""Nobody, one of five seats alone, or how many."""
LOSERS: Final = 6
LEADS: Final = 14
FARTHEST: Final = 6
"""Leads are told apart up to this."""
NEEDS: Final = 9
PARTS: Final = (2, 6, 12, 25, 40, 60, 80)
"""Parts of the points that win, in hundredths, that are told apart."""
SUPPLIES: Final = 21
REACHED: Final = NEEDS + len(PARTS) + 1 + SUPPLIES
"""So many kinds of things are seen of a seat."""
MOST_KNOWN: Final = 5_000
FILE: Final = Path(__file__).with_name("network.json")


def needed(seats: int, points: int) -> int:
    """How many districts would win at the next scoring."""
    need = 0
    while need < CONTROL_GOAL[seats] and points + points_for(need) < POINTS_GOAL[seats]:
        need += 1
    return need


NEED: Final = [
    [needed(seats, points) for points in range(POINTS_GOAL.get(seats, 0) + 1)] if seats > 2 else []
    for seats in range(SEATS + 1)
]
"""By seats and points, how many districts would win at the next scoring."""
PART: Final = [
    [
        sum([points * 100 >= POINTS_GOAL[seats] * percent for percent in PARTS])
        for points in range(len(NEED[seats]))
    ]
    for seats in range(SEATS + 1)
]
"""By seats and points, which part of those that win they are."""


class Network:
    """The weights."""

    def __init__(self, file: Path) -> None:
        told = json.loads(file.read_text(encoding="utf-8"))
        self.here_always = weights(told, "here.bias")
        self.here = rows(weights(told, "here.weight"), self.here_always)
        """For each thing that can be seen in a district, what is thought of it."""
        self.districts = weights(told, "districts.weight")
        self.always = weights(told, "reached.bias")
        self.reached = rows(weights(told, "reached.weight"), self.always)
        """For each thing that can be seen of a seat, what is thought of it."""
        self.when = rows(weights(told, "when.weight"), self.always)
        self.mind = by_fours(weights(told, "mind.weight"), len(self.always))
        """Rows are worked off in fours: that way a machine does several sums at once."""
        self.mind_always = weights(told, "mind.bias")
        self.outcome = weights(told, "outcome.weight")
        self.outcome_always: float = weights(told, "outcome.bias")[0]
        self.known: dict[int, vec[float]] = {}
        """What was thought of districts lately: most stay as they are for a while."""

    def supply(self, supply: int) -> vec[float]:
        """What is thought of my supply."""
        return self.reached[supply_place(supply)]

    def think_of_district(self, places: list[int]) -> vec[float]:
        """What a district adds to the thoughts about the village, by what is seen there."""
        seen = self.here_always[:]
        for each in places:
            add(seen, self.here[each])
        matrix = self.districts
        thoughts = self.always[:]
        place: i64 = 0
        thought: i64
        for thought in range(len(thoughts)):
            total = 0.0
            part: i64
            for part in range(len(seen)):
                if seen[part] > 0.0:
                    total += matrix[place] * seen[part]
                place += 1
            thoughts[thought] = total
        return thoughts

    def verdict(self, thoughts: vec[float]) -> float:
        """The chance of winning, by all thoughts about the village."""
        matrix, always, outcome = self.mind, self.mind_always, self.outcome
        parts: i64 = len(thoughts)
        logit: float = self.outcome_always
        place: i64 = 0
        last: i64 = 0
        lasts: i64 = len(outcome)
        while last < lasts:
            first = always[last]
            second = always[last + 1]
            third = always[last + 2]
            fourth = always[last + 3]
            part: i64 = 0
            while part < parts:
                thought = thoughts[part]
                if thought > 0.0:
                    first += matrix[place] * thought
                    second += matrix[place + 1] * thought
                    third += matrix[place + 2] * thought
                    fourth += matrix[place + 3] * thought
                place += 4
                part += 1
            if first > 0.0:
                logit += first * outcome[last]
            if second > 0.0:
                logit += second * outcome[last + 1]
            if third > 0.0:
                logit += third * outcome[last + 2]
            if fourth > 0.0:
                logit += fourth * outcome[last + 3]
            last += 4
        return 1.0 / (1.0 + exp(-logit))


def weights(told: dict[str, dict[str, str | float]], name: str) -> vec[float]:
    """One matrix of the file: whole numbers of two bytes, and what they are multiplied by."""
    matrix = told[name]
    scale = float(matrix["scale"])
    numbers = array("h", b85decode(str(matrix["numbers"])))
    if byteorder == "big":
        numbers.byteswap()
    return vec[float]([number * scale for number in numbers])


def rows(matrix: vec[float], like: vec[float]) -> list[vec[float]]:
    """The rows of a matrix, each as long as another."""
    size = len(like)
    return [matrix[start : start + size] for start in range(0, len(matrix), size)]


def by_fours(matrix: vec[float], size: int) -> vec[float]:
    """The first numbers of four rows of a matrix, then the second, and so on."""
    return vec[float](
        [
            matrix[(start + row) * size + column]
            for start in range(0, len(matrix) // size, 4)
            for column in range(size)
            for row in range(4)
        ]
    )


NETWORK: Final = Network(FILE)


class Estimate(Choosing):
    """A table as one seat sees it, before or after the placing of a turn."""

    def __init__(self, table: Table, me: int, placed: bool) -> None:
        super().__init__(me, table.seats, table.mafiosi, districts_over(table.turned_over))
        self.table = table
        self.mover = (table.active - me) % table.seats
        """Whose turn it is, counted from me."""
        self.held = NETWORK.supply(table.supply[me])
        """What is thought of my supply."""
        self.row = [0] * SEATS
        """How many of each seat stand, or would stand, in the district that is looked at."""
        self.thoughts = self.look_around(placed)
        """All that is thought of the village, together."""
        for district in range(1, DISTRICTS + 1):
            add(self.thoughts, self.district(district, 0))

    def chance(self) -> float:
        """How likely I win."""
        return NETWORK.verdict(self.thoughts)

    def chance_with(self, district: int, number: int) -> float:
        supply = NETWORK.supply(self.table.supply[self.me] - number)
        thoughts = self.thoughts[:]
        swap(thoughts, self.district(district, 0), self.district(district, number))
        swap(thoughts, self.held, supply)
        return NETWORK.verdict(thoughts)

    def look_around(self, placed: bool) -> vec[float]:
        """What is thought of all but the districts."""
        table, seats = self.table, self.seats
        places: list[int] = []
        for step in range(SEATS):
            first = step * REACHED
            if step < seats:
                seat = self.me + step if self.me + step < seats else self.me + step - seats
                points = min(table.points[seat], len(NEED[seats]) - 1)
                places.append(first + NEED[seats][points])
                places.append(first + NEEDS + PART[seats][points])
                places.append(first + supply_place(table.supply[seat]))
            else:
                places.append(first + NEEDS - 1)
                places.append(first + NEEDS)
                places.append(first + supply_place(0))
        thoughts = NETWORK.always[:]
        for place in places:
            add(thoughts, NETWORK.reached[place])
        for place in self.moment(placed):
            add(thoughts, NETWORK.when[place])
        return thoughts

    def moment(self, placed: bool) -> list[int]:
        """When it is: my turns to come in this round, rivals' turns before my next, the turn,
        whether its mafiosi are placed, and how many play."""
        table, seats = self.table, self.seats
        next_turn = table.turn + placed
        before = (self.me - table.active - placed) % seats
        mine = next_turn + before
        left = 0 if mine > TURNS else (TURNS - mine) // seats + 1
        return [left, 5 + before, 9 + table.turn, 21 + placed, 23 + seats - 3]

    def district(self, district: int, more: int) -> vec[float]:
        """What a district adds to the thoughts about the village, with so many more of mine."""
        table, seats, row, me = self.table, self.seats, self.row, self.me
        first = district * seats
        name = self.mover * 2 + self.over[district]
        for step in range(seats):
            seat = me + step if me + step < seats else me + step - seats
            number = table.mafiosi[first + seat]
            if step == 0:
                number += more
            row[step] = number
            name = name * (PIECES + 1) + number
        name = name * SEATS + seats - 1
        thoughts = NETWORK.known.get(name)
        if thoughts is None:
            thoughts = NETWORK.think_of_district(self.places(self.over[district]))
            if len(NETWORK.known) >= MOST_KNOWN:
                NETWORK.known.clear()
            NETWORK.known[name] = thoughts
        return thoughts

    def places(self, over: bool) -> list[int]:
        """All that is seen where `row` stands, by whether the card of the district is out."""
        row = self.row
        mine, most = row[0], max(row[1:])
        there = [step for step, number in enumerate(row) if number > 0]
        places: list[int] = []
        start = 0
        for number in row:
            places.append(start + over * FULL + min(number, FULL - 1))
            start += 2 * FULL
        sole = 1 + there[0] if len(there) == 1 else 4 + len(there) if there else 0
        places.append(start + over * SOLES + sole)
        start += 2 * SOLES
        places.append(start + over * LOSERS + (self.loser() if len(there) > 1 else 0))
        start += 2 * LOSERS
        lead = LEADS - 1
        if mine > 0 and most > 0:
            lead = min(max(mine - most, -FARTHEST), FARTHEST) + FARTHEST
        places.append(start + over * LEADS + lead)
        return places

    def loser(self) -> int:
        """Who would lose a vendetta where `row` stands, 1 for me: the weakest, and among equals
        whoever comes first after the one whose turn it is."""
        seats = self.seats
        step = self.mover
        fewest = PIECES + 1
        loser = 0
        for _ in range(seats):
            step = step + 1 if step + 1 < seats else 0
            number = self.row[step]
            if 0 < number < fewest:
                fewest = number
                loser = step
        return 1 + loser


def supply_place(supply: int) -> int:
    """Where a supply stands among what is seen of a seat."""
    return NEEDS + len(PARTS) + 1 + (supply if supply < SUPPLIES else SUPPLIES - 1)


def add(sums: vec[float], more: vec[float]) -> None:
    """Add numbers to others."""
    place: i64
    for place in range(len(sums)):
        sums[place] += more[place]


def swap(sums: vec[float], old: vec[float], new: vec[float]) -> None:
    """Put numbers in the place of others that were added."""
    place: i64
    for place in range(len(sums)):
        sums[place] += new[place] - old[place]
