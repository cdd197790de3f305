"""Vendetta, by Doris Matthäus and Frank Nestel: factions of one family fight for a village."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from conclave.core.game import Game, GameOption, SearchBudget
from conclave.core.rng import Rng
from conclave.games.vendetta.foresight import VendettaForesight
from conclave.games.vendetta.judgement import judge
from conclave.games.vendetta.lesson import LESSON
from conclave.games.vendetta.rules.moves import Done, Place
from conclave.games.vendetta.rules.setup import set_up
from conclave.games.vendetta.rules.table import Table
from conclave.games.vendetta.rules.turn import Placing, Round, Turn


class Vendetta(Game):
    """Vendetta for three to five players."""

    name = "vendetta"
    seats = range(3, 6)
    minutes = (30, 60)
    options = (
        GameOption("supplies", "secret", ("secret", "open")),
        GameOption("rounds", 0, range(1000)),
        GameOption("ties", "ranked", ("ranked", "shared")),
        GameOption("executor", "first", ("first", "random")),
    )
    moves = (Place, Done)
    frames = (Round, Turn, Placing)
    seat_parts = (
        "districts", "supply", "box", "points", "dealt", "controlled", "would_score",
    )  # fmt: skip
    seat_facts = ("starter", "active", "box_empty")
    turn_rule = "VEND-TURN-03"
    over_rule = "VEND-END-03"
    rules = Path(__file__).parent / "rules"
    foresight = VendettaForesight()
    search_budget = SearchBudget(500, 2.0)
    judges = {"greedy": judge}  # noqa: RUF012
    lesson = LESSON

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        return Table(self, seats, settings, rng)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        table = self.empty(seats, settings, rng)
        set_up(table)
        table.push(Round())
        return table


GAME = Vendetta()
