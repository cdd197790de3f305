"""The state of the village that a forecast needs."""

from __future__ import annotations

from typing import Final

from conclave.core.position import Plain
from conclave.games.vendetta.rules.moves import DISTRICTS
from conclave.games.vendetta.rules.table import Table, sole

USUAL_SUPPLY: Final = 5
"""The assumed supply of a rival if supplies are secret."""


class Village:
    """The mafiosi in the districts, and the progress of the round."""

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
        """The turns left in the round, including the current one."""
        self.last_round = last_round
        """Whether the table has agreed that this is the last round."""
        self.mafiosi = mafiosi
        """The mafiosi by district and seat, as in `Table`."""
        self.controller = controller
        self.turned_over = turned_over
        self.points = points
        self.supply = supply

    def row(self, district: int) -> list[int]:
        """The mafiosi of each seat in this district."""
        return self.mafiosi[district * self.seats : (district + 1) * self.seats]


def whole(table: Table) -> Village:
    """The village of an imagined position."""
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
    """For each district, whether its card is out."""
    over = [False] * (DISTRICTS + 1)
    for district in turned_over:
        over[district] = True
    return over


def last_round(table: Table) -> bool:
    """Whether the table has agreed that this is the last round."""
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
