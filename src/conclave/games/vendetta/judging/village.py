"""The village at one moment of a round: what a forecast needs to know, whoever asks for it."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Plain
from conclave.games.vendetta.rules.moves import DISTRICTS
from conclave.games.vendetta.rules.table import Table, sole

USUAL_SUPPLY: Final = 5
"""What a rival is taken to have where supplies are secret."""


class Village:
    """Who has how many mafiosi where, and how far the round has come."""

    def __init__(
        self,
        active: int,
        turns: int,
        last_round: bool,
        mafiosi: list[int],
        controller: list[int],
        turned_over: list[int],
        points: list[int],
        supply: list[int],
    ) -> None:
        self.seats = len(points)
        self.active = active
        self.turns = turns
        """That are left in the round, this one included."""
        self.last_round = last_round
        """Whether it is the last by agreement."""
        self.mafiosi = mafiosi
        """How many stand where, as in `Table`."""
        self.controller = controller
        self.turned_over = turned_over
        self.points = points
        self.supply = supply

    def row(self, district: int) -> list[int]:
        """How many mafiosi of each seat stand in this district."""
        return self.mafiosi[district * self.seats : (district + 1) * self.seats]


def whole(table: Table) -> Village:
    """The village of a position that was imagined."""
    return Village(
        table.active,
        len(table.pile),
        last_round(table),
        table.mafiosi,
        table.controller,
        table.turned_over,
        table.points,
        table.supply,
    )


def districts_over(turned_over: list[int]) -> list[bool]:
    """For each district whether its card is out."""
    over = [False] * (DISTRICTS + 1)
    for district in turned_over:
        over[district] = True
    return over


def last_round(table: Table) -> bool:
    """Whether this round is the last by agreement."""
    return bool(table.round == table.settings["rounds"])


def seen(view: dict[str, Plain], me: int) -> Village:
    """The village as a seat sees it in its turn."""
    seats: int = view["seats"]
    mafiosi = [0] * seats
    controller = [sole(mafiosi)]
    for district in range(1, DISTRICTS + 1):
        row: list[int] = view["districts"][str(district)]
        mafiosi += row
        controller.append(sole(row))
    return Village(
        me,
        view["pile"],
        view["round"] == view["options"]["rounds"],
        mafiosi,
        controller,
        view["turned_over"],
        view["points"],
        [USUAL_SUPPLY if supply is None else supply for supply in view["supply"]],
    )
