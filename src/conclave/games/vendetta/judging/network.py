"""A small neural network that estimates a seat's chance of winning, trained on millions of games.

It evaluates each district, then the sum over districts together with the state of each seat. All
inputs are binary, so most of it is table lookup. `training/vendetta` trains it. Seats are relative:
the observer is seat 0, the others follow clockwise.
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
from conclave.games.vendetta.rules.goals import CONTROL_GOAL, POINTS_GOAL, points_for
from conclave.games.vendetta.rules.moves import DISTRICTS, PIECES
from conclave.games.vendetta.rules.table import Table
from conclave.games.vendetta.rules.turn import TURNS

SEATS: Final = 5
"""The number of seats in the input; with fewer, the last are absent."""
FULL: Final = 16
"""Numbers of mafiosi are distinguished up to this."""
SOLES: Final = 10
"""Nobody, one of five seats alone, or the number of seats."""
LOSERS: Final = 6
LEADS: Final = 14
FARTHEST: Final = 6
"""Leads are distinguished up to this."""
NEEDS: Final = 9
PARTS: Final = (2, 6, 12, 25, 40, 60, 80)
"""Steps of the points goal, in percent."""
SUPPLIES: Final = 21
REACHED: Final = NEEDS + len(PARTS) + 1 + SUPPLIES
"""The number of inputs of a seat."""
CACHE_SIZE: Final = 5_000
FILE: Final = Path(__file__).with_name("network.json")


def needed(seats: int, points: int) -> int:
    """How many districts are needed to win at the next scoring."""
    need = 0
    while need < CONTROL_GOAL[seats] and points + points_for(need) < POINTS_GOAL[seats]:
        need += 1
    return need


NEED: Final = [
    [needed(seats, points) for points in range(POINTS_GOAL.get(seats, 0) + 1)] if seats > 2 else []
    for seats in range(SEATS + 1)
]
"""By seats and points, how many districts are needed to win at the next scoring."""
PART: Final = [
    [
        sum([points * 100 >= POINTS_GOAL[seats] * percent for percent in PARTS])
        for points in range(len(NEED[seats]))
    ]
    for seats in range(SEATS + 1)
]
"""By seats and points, how many steps of the points goal are reached."""


class Network:
    """The weights, and a cache of the district layer."""

    def __init__(self, file: Path) -> None:
        data = json.loads(file.read_text(encoding="utf-8"))
        self.district_bias = weights(data, "here.bias")
        self.district_inputs = rows(weights(data, "here.weight"), self.district_bias)
        """For each input of a district, its weights in the district layer."""
        self.districts = weights(data, "districts.weight")
        self.village_bias = weights(data, "reached.bias")
        self.seat_inputs = rows(weights(data, "reached.weight"), self.village_bias)
        """For each input of a seat, its weights in the village layer."""
        self.moment_inputs = rows(weights(data, "when.weight"), self.village_bias)
        self.hidden = interleave_by_four(weights(data, "mind.weight"), len(self.village_bias))
        """Four rows are interleaved, so that the CPU can compute their sums in parallel."""
        self.hidden_bias = weights(data, "mind.bias")
        self.output = weights(data, "outcome.weight")
        self.output_bias: float = weights(data, "outcome.bias")[0]
        self.cache: dict[int, vec[float]] = {}
        """The results of recently evaluated districts, since most don't change often."""

    def supply(self, supply: int) -> vec[float]:
        """The weights of the observer's supply."""
        return self.seat_inputs[supply_place(supply)]

    def district_layer(self, inputs: list[int]) -> vec[float]:
        """A district's contribution to the village layer."""
        seen = self.district_bias[:]
        for each in inputs:
            add(seen, self.district_inputs[each])
        matrix = self.districts
        sums = self.village_bias[:]
        place: i64 = 0
        row: i64
        for row in range(len(sums)):
            total = 0.0
            part: i64
            for part in range(len(seen)):
                if seen[part] > 0.0:
                    total += matrix[place] * seen[part]
                place += 1
            sums[row] = total
        return sums

    def win_chance(self, village: vec[float]) -> float:
        """The chance of winning, from the village layer."""
        matrix, bias, output = self.hidden, self.hidden_bias, self.output
        parts: i64 = len(village)
        logit: float = self.output_bias
        place: i64 = 0
        row: i64 = 0
        count: i64 = len(output)
        while row < count:
            first = bias[row]
            second = bias[row + 1]
            third = bias[row + 2]
            fourth = bias[row + 3]
            part: i64 = 0
            while part < parts:
                value = village[part]
                if value > 0.0:
                    first += matrix[place] * value
                    second += matrix[place + 1] * value
                    third += matrix[place + 2] * value
                    fourth += matrix[place + 3] * value
                place += 4
                part += 1
            if first > 0.0:
                logit += first * output[row]
            if second > 0.0:
                logit += second * output[row + 1]
            if third > 0.0:
                logit += third * output[row + 2]
            if fourth > 0.0:
                logit += fourth * output[row + 3]
            row += 4
        return 1.0 / (1.0 + exp(-logit))


def weights(data: dict[str, dict[str, str | float]], name: str) -> vec[float]:
    """Decode a matrix of the file: 16-bit integers and a scale."""
    matrix = data[name]
    scale = float(matrix["scale"])
    numbers = array("h", b85decode(str(matrix["numbers"])))
    if byteorder == "big":
        numbers.byteswap()
    return vec[float]([number * scale for number in numbers])


def rows(matrix: vec[float], like: vec[float]) -> list[vec[float]]:
    """The rows of a matrix, each as long as `like`."""
    size = len(like)
    return [matrix[start : start + size] for start in range(0, len(matrix), size)]


def interleave_by_four(matrix: vec[float], size: int) -> vec[float]:
    """A matrix with every four rows interleaved."""
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
    """The network's estimate for one seat, before or after the placing in a turn."""

    def __init__(self, table: Table, me: int, placed: bool) -> None:
        super().__init__(me, table.seats, table.mafiosi, districts_over(table.turned_over))
        self.table = table
        self.mover = (table.active - me) % table.seats
        """The active seat, relative to the observer."""
        self.held = NETWORK.supply(table.supply[me])
        """The weights of the current supply."""
        self.row = [0] * SEATS
        """The mafiosi of each seat in the district that is evaluated."""
        self.village = self.without_districts(placed)
        """The village layer."""
        for district in range(1, DISTRICTS + 1):
            add(self.village, self.district(district, 0))

    def chance(self) -> float:
        """The chance of winning."""
        return NETWORK.win_chance(self.village)

    def chance_with(self, district: int, number: int) -> float:
        supply = NETWORK.supply(self.table.supply[self.me] - number)
        village = self.village[:]
        swap(village, self.district(district, 0), self.district(district, number))
        swap(village, self.held, supply)
        return NETWORK.win_chance(village)

    def without_districts(self, placed: bool) -> vec[float]:
        """The village layer without the districts."""
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
        sums = NETWORK.village_bias[:]
        for place in places:
            add(sums, NETWORK.seat_inputs[place])
        for place in self.moment(placed):
            add(sums, NETWORK.moment_inputs[place])
        return sums

    def moment(self, placed: bool) -> list[int]:
        """The inputs of the moment: the observer's turns left in this round, rivals' turns before
        the next one, the turn, whether its mafiosi are placed, and the number of seats."""
        table, seats = self.table, self.seats
        next_turn = table.turn + placed
        before = (self.me - table.active - placed) % seats
        own = next_turn + before
        left = 0 if own > TURNS else (TURNS - own) // seats + 1
        return [left, 5 + before, 9 + table.turn, 21 + placed, 23 + seats - 3]

    def district(self, district: int, more: int) -> vec[float]:
        """A district's contribution to the village layer, with more of the observer's mafiosi."""
        table, seats, row, me = self.table, self.seats, self.row, self.me
        first = district * seats
        key = self.mover * 2 + self.over[district]
        for step in range(seats):
            seat = me + step if me + step < seats else me + step - seats
            number = table.mafiosi[first + seat]
            if step == 0:
                number += more
            row[step] = number
            key = key * (PIECES + 1) + number
        key = key * SEATS + seats - 1
        found = NETWORK.cache.get(key)
        if found is None:
            found = NETWORK.district_layer(self.inputs(self.over[district]))
            if len(NETWORK.cache) >= CACHE_SIZE:
                NETWORK.cache.clear()
            NETWORK.cache[key] = found
        return found

    def inputs(self, over: bool) -> list[int]:
        """The inputs of a district with the mafiosi in `row`, given whether its card is out."""
        row = self.row
        own, most = row[0], max(row[1:])
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
        if own > 0 and most > 0:
            lead = min(max(own - most, -FARTHEST), FARTHEST) + FARTHEST
        places.append(start + over * LEADS + lead)
        return places

    def loser(self) -> int:
        """The loser of a vendetta with the mafiosi in `row`, counted from 1 for the observer: the
        weakest, and of those tied the first after the active seat."""
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
    """The index of a supply among the inputs of a seat."""
    return NEEDS + len(PARTS) + 1 + (supply if supply < SUPPLIES else SUPPLIES - 1)


def add(sums: vec[float], more: vec[float]) -> None:
    """Add a vector in place."""
    place: i64
    for place in range(len(sums)):
        sums[place] += more[place]


def swap(sums: vec[float], old: vec[float], new: vec[float]) -> None:
    """Replace one summand by another in place."""
    place: i64
    for place in range(len(sums)):
        sums[place] += new[place] - old[place]
