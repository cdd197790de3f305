"""Vendetta's foresight for the search: playouts by judge or network, evaluation by network."""

from __future__ import annotations

from typing import Final

from conclave.core.foresight import NEVER, JudgeForesight
from conclave.core.moves import Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.vendetta.judgement import judge, scores
from conclave.games.vendetta.judging.choosing import is_excessive
from conclave.games.vendetta.judging.forecast import Forecast
from conclave.games.vendetta.judging.network import Estimate
from conclave.games.vendetta.judging.placing import Placing
from conclave.games.vendetta.judging.village import last_round, whole
from conclave.games.vendetta.rules import turn
from conclave.games.vendetta.rules.moves import Place, Placements
from conclave.games.vendetta.rules.table import Table

HORIZON: Final = 5
"""About as many decisions as rivals make until the seat's next turn."""
MAX_PLACED: Final = 12
"""The search never places more mafiosi than this at once."""
PRIOR_WEIGHT: Final = 40.0
"""See `Foresight.prior_weight`."""
THRIFTY: Final = 8
"""Greedy saves mafiosi, the network spends them. So in playouts a seat with this many or more plays
like greedy, any other like the network."""
THRIFTY_AGAIN: Final = 5
"""The same after the first placement of a turn."""


class VendettaForesight(JudgeForesight):
    """Plays out about a turn of each seat, then asks the network.

    The network only knows games without an agreed end: in a last round all play like greedy.
    """

    def __init__(self) -> None:
        super().__init__(judge, HORIZON)

    def prior_weight(self) -> float:
        return PRIOR_WEIGHT

    def reshuffle(self, position: Position, rng: Rng) -> None:
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

    def priors(self, position: Position, seat: int, options: Options) -> list[float]:
        assert isinstance(position, Table)
        assert isinstance(options, Placements)
        if last_round(position):
            return scores(whole(position), seat, options)
        estimate = Estimate(position, seat, True)
        found: list[float] = []
        for index in range(len(options)):
            move = options.at(index)
            if not isinstance(move, Place):
                found.append(estimate.chance())
            elif move.number > MAX_PLACED or is_excessive(
                position.row(move.district), seat, move.number
            ):
                found.append(NEVER)
            else:
                found.append(estimate.chance_with(move.district, move.number))
        return found

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        assert isinstance(position, Table)
        assert isinstance(options, Placements)
        if last_round(position):
            found = self.priors(position, seat, options)
            return options.at(found.index(max(found)))
        if position.supply[seat] >= (THRIFTY if self.is_quiet(position) else THRIFTY_AGAIN):
            return Placing(Forecast(whole(position)), seat).best(options)
        return Estimate(position, seat, True).best(options)

    def is_quiet(self, position: Position) -> bool:
        """At the start of a turn, unless the game will be over after this round."""
        asking = position.asking
        assert isinstance(position, Table)
        assert isinstance(asking, turn.Placing)
        return asking.entered == 0 and not last_round(position)

    def stops_here(self, position: Position) -> bool:
        return self.is_quiet(position)

    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, Table)
        chances = [Estimate(position, seat, False).chance() for seat in range(position.seats)]
        total = sum(chances, 0.0)
        return [chance / total for chance in chances]
