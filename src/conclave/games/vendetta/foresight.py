"""How Vendetta is played on in a search, and how things stand between two turns."""

from __future__ import annotations

from typing import Final

from conclave.core.foresight import NEVER, Judging
from conclave.core.moves import Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.vendetta.judgement import judge, worths
from conclave.games.vendetta.judging.choosing import far_too_many
from conclave.games.vendetta.judging.forecast import Forecast
from conclave.games.vendetta.judging.network import Estimate
from conclave.games.vendetta.judging.placing import Placing
from conclave.games.vendetta.judging.village import last_round, whole
from conclave.games.vendetta.rules.moves import Place, Placements
from conclave.games.vendetta.rules.table import Table
from conclave.games.vendetta.rules.turn import Placing as Asked

HORIZON: Final = 5
"""About as many decisions as the rivals have before it is one's turn again."""
MOST: Final = 12
"""More mafiosi than this are never placed at once."""
TRUST: Final = 40.0
"""See `Foresight.trust`."""
THRIFTY: Final = 8
"""Greedy keeps mafiosi back, the network spends them. So whoever has this many left is taken to
play as greedy does, and anybody else as the network would."""
THRIFTY_STILL: Final = 5
"""The same after the first placement of a turn."""


class VendettaForesight(Judging):
    """Plays on for about a turn of each seat, and asks the network how things stand then.

    The network knows only games without an agreed end: in a last round all play as greedy does.
    """

    def __init__(self) -> None:
        super().__init__(judge, HORIZON)

    def trust(self) -> float:
        return TRUST

    def stir(self, position: Position, rng: Rng) -> None:
        assert isinstance(position, Table)
        position.reshuffle(rng)

    def key(self, position: Position, seat: int, options: Options) -> int:
        assert isinstance(position, Table)
        table = position
        return hash(
            (
                (seat, table.asking.fields(), table.round, table.turn),
                (tuple(table.mafiosi), tuple(table.points), tuple(sorted(table.turned_over))),
                tuple(table.supply),
            )
        )

    def worths(self, position: Position, seat: int, options: Options) -> list[float]:
        assert isinstance(position, Table)
        assert isinstance(options, Placements)
        if last_round(position):
            return worths(whole(position), seat, options)
        estimate = Estimate(position, seat, True)
        found: list[float] = []
        for index in range(len(options)):
            move = options.at(index)
            if not isinstance(move, Place):
                found.append(estimate.chance())
            elif move.number > MOST or far_too_many(position.row(move.district), seat, move.number):
                found.append(NEVER)
            else:
                found.append(estimate.chance_with(move.district, move.number))
        return found

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        assert isinstance(position, Table)
        assert isinstance(options, Placements)
        if last_round(position):
            found = self.worths(position, seat, options)
            return options.at(found.index(max(found)))
        if position.supply[seat] >= (THRIFTY if self.calm(position) else THRIFTY_STILL):
            return Placing(Forecast(whole(position)), seat).best(options)
        return Estimate(position, seat, True).best(options)

    def calm(self, position: Position) -> bool:
        """At the beginning of a turn, unless the game will be over after this round."""
        asked = position.asking
        assert isinstance(position, Table)
        assert isinstance(asked, Asked)
        return asked.entered == 0 and not last_round(position)

    def vain(self, position: Position) -> bool:
        return self.calm(position)

    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, Table)
        hopes = [Estimate(position, seat, False).chance() for seat in range(position.seats)]
        total = sum(hopes, 0.0)
        return [hope / total for hope in hopes]
