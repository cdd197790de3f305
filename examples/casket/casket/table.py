"""The position: public coins and bids, and dice under cups."""

from __future__ import annotations

from typing import Any

from conclave.core.fields import Fields
from conclave.core.game import Game
from conclave.core.position import Plain, Position
from conclave.core.rng import Rng


class Table(Position):
    """The table at which caskets are sold."""

    def __init__(self, game: Game, seats: int, settings: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, settings, rng)
        self.casket = 0
        self.coins = [30] * seats
        self.dice = [1] * seats
        self.bids = [0] * seats
        self.bidders: list[int] = []
        """The heirs who haven't withdrawn; the first is next, the last has bid last."""

    @property
    def highest(self) -> int:
        """The highest bid so far."""
        return max(self.bids)

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        """Each heir sees only his own die (CASK-SALE-01)."""
        return thing == ("die", seat)

    def show(self, seat: int | None) -> dict[str, Plain]:
        """What a seat may know."""
        return {
            **self.open_fields(),
            "dice": [
                die if self.sees(seat, ("die", owner)) else None
                for owner, die in enumerate(self.dice)
            ],
            "bidding": [owner in self.bidders for owner in range(self.seats)],
        }

    def redraw(self, seat: int | None, rng: Rng) -> None:
        """Roll all dice again that the seat can't see."""
        for owner in range(self.seats):
            if not self.sees(seat, ("die", owner)):
                self.dice[owner] = 1 + rng.below(6)

    def take_fields(self, source: Any, fields: Fields) -> None:
        """Its fields, for copying, saving, loading and showing."""
        self.casket = fields.value("casket", source.casket, open=True)
        self.coins = fields.row("coins", source.coins, open=True)
        self.dice = fields.row("dice", source.dice)
        self.bids = fields.row("bids", source.bids, open=True)
        self.bidders = fields.row("bidders", source.bidders)

    def faults(self) -> list[str]:
        """Broken invariants."""
        faults = [f"seat {seat} owes coins" for seat, coins in enumerate(self.coins) if coins < 0]
        return faults + [f"a die shows {die}" for die in self.dice if not 1 <= die <= 6]
