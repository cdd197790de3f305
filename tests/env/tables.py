"""Tables for the tests: each game, at several moments of a random game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import conclave
from conclave import Game, Position, Rng
from conclave.env import Encoding, encoding


class Table(NamedTuple):
    """A game as tests play it."""

    name: str
    seats: int
    options: Mapping[str, object]
    decisions: int
    """The length of a random game, because V:TES takes long."""

    @property
    def game(self) -> Game:
        return conclave.game(self.name)

    def encoding(self) -> Encoding:
        return encoding(self.game, self.seats, self.options)

    def moments(self, seed: int, every: int = 1) -> Iterator[Position]:
        """Positions of a random game."""
        position, rng = self.game.start(self.seats, seed, self.options), Rng(seed)
        while not position.over and position.number < self.decisions:
            if position.number % every == 0:
                yield position
            seat = position.deciders[0]
            position.play(seat, position.options(seat).pick(rng))


TABLES = (
    Table("vendetta", 4, {}, 200),
    Table("empire", 2, {}, 300),
    Table("masquerade", 5, {"relics": "yes", "locations": "yes"}, 300),
    Table("vtes", 3, {"decks": "starter"}, 250),
)
