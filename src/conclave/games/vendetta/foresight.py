"""How Vendetta is played on in a search, and how things stand between two rounds."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from conclave.core.foresight import NEVER, Weighing
from conclave.core.moves import Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.vendetta.judgement import WEIGHTS, judge
from conclave.games.vendetta.judging.experience import Experience
from conclave.games.vendetta.judging.forecast import Forecast
from conclave.games.vendetta.judging.placing import Placing
from conclave.games.vendetta.rules.end import CONTROL_GOAL, POINTS_GOAL
from conclave.games.vendetta.rules.moves import DISTRICTS, Place, Placements
from conclave.games.vendetta.rules.scoring import points_for
from conclave.games.vendetta.rules.table import Table
from conclave.games.vendetta.rules.turn import TURNS

FEATURES: Final = {
    "districts held alone": 0.074,
    "mafiosi that hold them": 0.045,
    "districts shared with one rival": 0.013,
    "of these, led": 0.163,
    "districts shared with several": -0.003,
    "of those, led": 0.043,
    "supply": 0.089,
    "supply above eight": -0.046,
    "part of the points that win": 0.259,
    "districts fewer that win, thanks to points": 0.183,
    "turns in this round": 0.117,
    "mafiosi on the board": 0.017,
}
"""What speaks for a seat at the beginning of a round, and how much; see `Weighing`. Found by
`bench/foresight.py vendetta --seats 4 --games 4000 --kept 1`."""
USUAL_SUPPLY: Final = (8.8, 8.8, 8.9, 9.0, 8.9, 8.6, 8.4, 8.1, 7.8, 7.2, 6.5, 5.7)
"""What greedy bots have in supply, on average, in each turn of a round."""
USUAL_PART: Final = 0.3
"""It is no more than this part of what is not on the board."""
SUPPLY_SPREAD: Final = 3.3
"""How far supplies are from the average, usually."""
GUARDS: Final = 6
"""More mafiosi than this are not needed to hold a district."""
AMPLE: Final = 8
"""A supply with which one can do most things."""
CHOICES: Final = 10
"""So many of the options that look best are thought about, and one for each district."""
AT_ONCE: Final = -1
"""The horizon: as soon as it is calm."""
TRUST: Final = 40.0
"""See `Foresight.trust`: about the square of how much results differ by how much experience errs.
With 150 it plays as well."""


class VendettaForesight(Weighing):
    """Plays the round to its end, and tells how things stand before the next."""

    def __init__(self) -> None:
        super().__init__(judge, list(FEATURES.values()), AT_ONCE)

    def trust(self) -> float:
        return TRUST

    def likelihood(self, position: Position, seat: int) -> float:
        assert isinstance(position, Table)
        likelihood = 1.0
        for owner in range(position.seats):
            if owner not in position.box_empty and not position.sees(seat, ("supply", owner)):
                likelihood *= supply_likelihood(position, owner)
        return likelihood

    def stir(self, position: Position, rng: Rng) -> None:
        assert isinstance(position, Table)
        position.reshuffle(rng)

    def key(self, position: Position, seat: int, options: Options) -> int:
        assert isinstance(position, Table)
        table = position
        return hash(
            (
                (seat, table.asking.fields(), table.round, table.turn),
                (tuple(table.mafiosi), tuple(table.points), tuple(sorted(table.turned_over))),
                tuple(table.supply) if table.settings["supplies"] == "open" else table.supply[seat],
                table.box_empty,
            )
        )

    def worths(self, position: Position, seat: int, options: Options) -> list[float]:
        assert isinstance(position, Table)
        assert isinstance(options, Placements)
        worths = judge(position.view(seat), position.decision(seat))
        experience = Experience(Forecast(position, WEIGHTS), seat)
        found = [NEVER] * len(worths)
        for index in promising(options, worths):
            found[index] = experience.score(options.at(index), worths[index])
        return found

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        assert isinstance(position, Table)
        assert isinstance(options, Placements)
        return Placing(Forecast(position, WEIGHTS), seat).best(options)

    def calm(self, position: Position) -> bool:
        """Before the first turn of a round."""
        assert isinstance(position, Table)
        return position.turn == 1

    def vain(self, position: Position) -> bool:
        return self.calm(position)

    def features(self, position: Position) -> list[list[float]]:
        assert isinstance(position, Table)
        return [seat_features(position, seat) for seat in range(position.seats)]


def promising(options: Placements, worths: list[float]) -> list[int]:
    """The options to think about: the best of all, the best for each district, and to be done."""
    order = sorted([(-worth, index) for index, worth in enumerate(worths)])
    found = [index for _, index in order[:CHOICES]]
    looked_at = [False] * (DISTRICTS + 1)
    for _, index in order:
        move = options.at(index)
        district = move.district if isinstance(move, Place) else 0
        if not looked_at[district] and index not in found:
            found.append(index)
        looked_at[district] = True
    return found


def supply_likelihood(table: Table, owner: int) -> float:
    """How likely a supply is that `Table.redraw` has drawn, beside others it could have."""
    supply = table.supply[owner]
    off_board = supply + table.box[owner]
    usual = min(USUAL_SUPPLY[table.turn], USUAL_PART * off_board)
    away = (supply - usual) / SUPPLY_SPREAD
    # The numbers below the line say how often `redraw` draws each: those are taken out again.
    return exp(-away * away / 2.0) / (2.0 * (off_board - supply) + 1.0)


def seat_features(table: Table, me: int) -> list[float]:
    """What speaks for a seat, in the order of FEATURES."""
    seats: i64 = table.seats
    mafiosi = table.mafiosi
    held: i64 = 0
    guards: i64 = 0
    duels: i64 = 0
    duels_led: i64 = 0
    crowds: i64 = 0
    crowds_led: i64 = 0
    board: i64 = 0
    place: i64 = seats
    for _ in range(DISTRICTS):
        mine: i64 = mafiosi[place + me]
        if mine > 0:
            rivals: i64 = 0
            most: i64 = 0
            seat: i64 = 0
            while seat < seats:
                number: i64 = mafiosi[place + seat]
                if number > 0 and seat != me:
                    rivals += 1
                    if number > most:
                        most = number
                seat += 1
            board += mine
            if rivals == 0:
                held += 1
                guards += mine if mine < GUARDS else GUARDS
            elif rivals == 1:
                duels += 1
                duels_led += 1 if mine > most else 0
            else:
                crowds += 1
                crowds_led += 1 if mine >= most else 0
        place += seats
    supply: i64 = table.supply[me]
    goal = POINTS_GOAL[table.seats]
    need = CONTROL_GOAL[table.seats]
    points = table.points[me]
    nearer = 0
    while nearer < need and points + points_for(need - nearer - 1) >= goal:
        nearer += 1
    behind = (me - table.starter) % table.seats
    return [
        float(held),
        float(guards),
        float(duels),
        float(duels_led),
        float(crowds),
        float(crowds_led),
        float(supply),
        float(supply - AMPLE if supply > AMPLE else 0),
        points / goal,
        float(nearer),
        float((TURNS - behind + table.seats - 1) // table.seats),
        float(board),
    ]
