"""Where a seat wants to be asked, and what is answered for it where it does not.

A seat says so to the server alone: its wishes are stored beside the log, which all can count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from conclave.core.moves import Move
from conclave.core.position import Position

if TYPE_CHECKING:
    from conclave.server.standing import Standing

NEVER = "never"
COULD = "could"
ALWAYS = "always"

ACTION = "action"
TURN = "turn"
NO_YIELD = "no"


class Stops(Struct, frozen=True):
    """When a seat wants to be asked for reactions, and for how long not at all."""

    when: str
    """`never`; `could`: only if it could do something; `always`."""
    until: str = NO_YIELD
    """It yields: passes until the end of this `action`, or until its next `turn`."""
    hold: bool = False
    """It wants the next question, whatever it said before."""
    at: int = 0
    """When it said so."""

    def after(self, seat: int, before: Position, position: Position, answered: bool) -> Stops:
        """What is left of it after a move, which may have answered the seat's own question."""
        until, hold = self.until, self.hold and not answered
        if until == ACTION and not position.in_action():
            until = NO_YIELD
        if until == TURN and before.whose_turn() != seat == position.whose_turn():
            until = NO_YIELD
        if (until, hold) == (self.until, self.hold):
            return self
        return Stops(self.when, until, hold, self.at)

    def asked_again(self) -> Stops:
        """As it is after the seat took back a move: it wants to be asked."""
        return Stops(self.when, NO_YIELD, True, self.at)

    def passes(self, position: Position, seat: int) -> Move | None:
        """What is answered for the seat, if it does not want this question."""
        if self.hold:
            return None
        if self.until != NO_YIELD or self.when == NEVER:
            move = position.pass_on(seat)
            if move is not None:
                return move
        return None if self.when == ALWAYS else position.only_pass(seat)


def automatic(standing: Standing, seat: int) -> Move | None:
    """What the server answers for a person who is asked, by the seat's own wish."""
    position = standing.position
    if position is None or not standing.is_person(seat) or seat not in position.deciders:
        return None
    stops = standing.stops_of(seat)
    if stops is None:
        return None
    known = standing.passing.get(seat)
    if known is None or known[0] is not position or known[1] != stops:
        known = standing.passing[seat] = (position, stops, stops.passes(position, seat))
    return known[2]
