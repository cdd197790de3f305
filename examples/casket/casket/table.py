"""The position: coins and bids in the open, dice under cups."""

from __future__ import annotations

from typing import Any

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
        """Who has not withdrawn; the first of them is next to speak, the last has bid last."""

    @property
    def highest(self) -> int:
        """The highest bid so far."""
        return max(self.bids)

    def may_see(self, seat: int | None, thing: tuple[str, int]) -> bool:
        """Everybody looks under his own cup (CASK-SALE-01)."""
        return thing == ("die", seat)

    def show(self, seat: int | None) -> dict[str, Plain]:
        """What a seat may know."""
        return {
            "casket": self.casket,
            "coins": self.coins[:],
            "dice": [
                die if self.sees(seat, ("die", owner)) else None
                for owner, die in enumerate(self.dice)
            ],
            "bids": self.bids[:],
            "bidding": [owner in self.bidders for owner in range(self.seats)],
        }

    def redraw(self, seat: int | None, rng: Rng) -> None:
        """Roll again all dice that the seat can't see."""
        for owner in range(self.seats):
            if not self.sees(seat, ("die", owner)):
                self.dice[owner] = 1 + rng.below(6)

    def save_state(self) -> dict[str, Plain]:
        """All of its own data, in lists of their own."""
        return {
            "casket": self.casket,
            "coins": self.coins[:],
            "dice": self.dice[:],
            "bids": self.bids[:],
            "bidders": self.bidders[:],
        }

    def load_state(self, state: dict[str, Plain]) -> None:
        """Take over what `save_state` gave."""
        for name, value in state.items():
            setattr(self, name, value)

    def faults(self) -> list[str]:
        """What must never be."""
        faults = [f"seat {seat} owes coins" for seat, coins in enumerate(self.coins) if coins < 0]
        return faults + [f"a die shows {die}" for die in self.dice if not 1 <= die <= 6]
