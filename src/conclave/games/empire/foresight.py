"""Empire's foresight for the search: priors, evaluation, and the likelihood of vampires."""

from __future__ import annotations

from math import exp

from conclave.core.foresight import LinearForesight
from conclave.core.moves import Options
from conclave.core.position import Position
from conclave.games.empire.deduction import BLUFF_WEIGHTS, log_odds
from conclave.games.empire.judgement import Judge, judge
from conclave.games.empire.judging.features import FEATURES, features
from conclave.games.empire.judging.scene import seen_at
from conclave.games.empire.rules.action import LayingOpenly
from conclave.games.empire.rules.constants import NOBODY, members
from conclave.games.empire.rules.table import Table
from conclave.games.empire.rules.turn import Drawing


def about(table: Table) -> int:
    """The character that the current action is about, outside combat."""
    asking = table.asking
    return asking.who if isinstance(asking, LayingOpenly) else NOBODY


class EmpireForesight(LinearForesight):
    """Reads the table directly. Features describe only the vampires' seat."""

    def __init__(self) -> None:
        super().__init__(judge, list(FEATURES.values()), horizon=1, error_rate=0.05)

    def key(self, position: Position, seat: int, options: Options) -> int:
        assert isinstance(position, Table)
        table, other = position, 1 - seat
        return hash(
            (
                # Public information; the number of the move stands for much of it.
                (seat, table.number, table.asking.prompt(), about(table), len(options)),
                (table.castle, table.dead, table.unmasked, table.cleared, table.traces),
                (table.attack_markers, table.defence_markers, table.forbidden, table.in_play),
                (table.attacker, table.target, table.round, table.laid, table.bonus),
                (table.spent, table.sunk, table.fetched, table.town[-table.hidden or 9 :]),
                (len(table.hand[other]), len(table.draw_pile[other]), len(table.cellar[other])),
                # What only the seat knows, including its memory of its piles.
                table.vampires if seat == table.vampire_seat else table.trusted,
                (table.hand[seat], table.cellar[seat], table.moat[seat]),
            )
        )

    def priors(self, position: Position, seat: int, options: Options) -> list[float]:
        assert isinstance(position, Table)
        return Judge(seen_at(position, seat), True).scores(position.asking.prompt(), options)

    def is_quiet(self, position: Position) -> bool:
        """At the start of a turn."""
        asking = position.asking
        return isinstance(asking, Drawing) and not asking.discarded

    def features(self, position: Position) -> list[list[float]]:
        assert isinstance(position, Table)
        nothing = [0.0] * len(self.weights)
        own = features(position)
        return [own, nothing] if position.vampire_seat == 0 else [nothing, own]

    def likelihood(self, position: Position, seat: int) -> float:
        assert isinstance(position, Table)
        if seat == position.vampire_seat:
            return 1.0
        traces = position.traces
        vampires = members(position.vampires)
        return exp(sum([log_odds(traces, who, BLUFF_WEIGHTS) for who in vampires], 0.0))
