"""What a bot gets to see: a moment of the game from one seat, never the position itself."""

from __future__ import annotations

from functools import cached_property

from conclave.core.game import Game
from conclave.core.moves import Options
from conclave.core.position import Decision, Plain, Position
from conclave.core.rng import Rng


class Perspective:
    """One moment from one seat: made anew for every decision, good until the next move.

    The position is kept under a private name that Python mangles. A bot that digs for it cheats
    on purpose; one that doesn't, can't.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.__position = position
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.__position.game

    @cached_property
    def view(self) -> dict[str, Plain]:
        """All that the seat may know, as plain data."""
        return self.__position.view(self.seat)

    @property
    def options(self) -> Options:
        """What the seat may choose now."""
        return self.__position.options(self.seat)

    @property
    def decision(self) -> Decision:
        """The question put to the seat, with what is allowed and what its wording needs."""
        return self.__position.decision(self.seat)

    def imagine(self, rng: Rng) -> Position:
        """A full position that could be the real one for all the seat knows: for search."""
        return self.__position.imagine(self.seat, rng)
