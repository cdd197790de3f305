"""What a bot sees: the game from one seat, but never the position itself."""

from __future__ import annotations

from functools import cached_property

from conclave.core.game import Game
from conclave.core.moves import Options
from conclave.core.position import Decision, Plain, Position
from conclave.core.rng import Rng


class Perspective:
    """The game from one seat, for one decision: valid until the next move.

    The position has a name that Python mangles, so a bot can't use it by accident.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.__position = position
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game."""
        return self.__position.game

    @cached_property
    def view(self) -> dict[str, Plain]:
        """Everything the seat may know, as plain data."""
        return self.__position.view(self.seat)

    @property
    def options(self) -> Options:
        """The seat's options."""
        return self.__position.options(self.seat)

    @property
    def decision(self) -> Decision:
        """The question to the seat, with its options and facts."""
        return self.__position.decision(self.seat)

    def imagine(self, rng: Rng) -> Position:
        """A random position consistent with what the seat knows, for search."""
        return self.__position.imagine(self.seat, rng)
