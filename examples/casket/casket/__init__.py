"""Casket: an auction in which everybody knows a part of what is sold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from casket.judgement import judge
from casket.lesson import LESSON
from casket.moves import Bid, Withdraw
from casket.sale import Bidding, Sale
from casket.table import Table
from conclave.core.game import Game, GameOption
from conclave.core.rng import Rng

HERE = Path(__file__).parent


class Casket(Game):
    """Casket for two to five players."""

    name = "casket"
    seats = range(2, 6)
    minutes = (5, 10)
    options = (GameOption("caskets", 5, range(1, 21)),)
    moves = (Bid, Withdraw)
    frames = (Sale, Bidding)
    turn_rule = "CASK-BID-01"
    over_rule = "CASK-END-01"
    rules = HERE
    ledger = HERE / "ledger.md"
    words = HERE / "words"
    seat_parts = ("coins", "dice", "bids", "bidding")
    judges = {"greedy": judge}  # noqa: RUF012
    lesson = LESSON

    def empty(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        """A blank table."""
        return Table(self, seats, settings, rng)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Table:
        """A table with the sale about to begin."""
        table = self.empty(seats, settings, rng)
        table.push(Sale())
        return table


GAME = Casket()
