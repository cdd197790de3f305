"""Stops: when a seat is asked for reactions, and when a pass is made for it."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from conclave.core.moves import Move
from conclave.core.position import Position

NEVER: Final = "never"
COULD: Final = "could"
ALWAYS: Final = "always"
When = Literal["never", "could", "always"]

ACTION: Final = "action"
TURN: Final = "turn"
NO_YIELD: Final = "no"
Until = Literal["action", "turn", "no"]


class Stops(NamedTuple):
    """A seat's settings for being asked for reactions."""

    when: When
    """`never`, `could` (only if it could do more than pass) or `always`."""
    until: Until = NO_YIELD
    """How long it yields: until the end of this `action`, until its next `turn`, or `no`."""
    hold: bool = False
    """Whether it is asked the next question in any case."""
    at: int = 0
    """The time at which it was set."""

    def automatic_pass(self, position: Position, seat: int) -> Move | None:
        """The pass to make for the seat, if it doesn't want to be asked."""
        if self.hold:
            return None
        if self.until != NO_YIELD or self.when == NEVER:
            move = position.reaction_pass(seat)
            if move is not None:
                return move
        return None if self.when == ALWAYS else position.forced_pass(seat)

    def after(self, seat: int, before: Position, position: Position, answered: bool) -> Stops:
        """The settings after a move; `answered`: the seat made it itself."""
        until, hold = self.until, self.hold and not answered
        if until == ACTION and not position.in_action():
            until = NO_YIELD
        if until == TURN and before.whose_turn() != seat == position.whose_turn():
            until = NO_YIELD
        if (until, hold) == (self.until, self.hold):
            return self
        return Stops(self.when, until, hold, self.at)

    def after_undo(self) -> Stops:
        """The settings after the seat took back a move: it is asked again."""
        return Stops(self.when, NO_YIELD, True, self.at)
