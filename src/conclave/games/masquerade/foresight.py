"""Masquerade's foresight for the search: rounds are played out by the judges of all seats.

The result of a round depends on every card in play, so positions are only evaluated at the start of
a round, when the table is empty.
"""

from __future__ import annotations

from typing import Final

from conclave.core.foresight import LinearForesight
from conclave.core.moves import Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.masquerade.cards import LIBRARY
from conclave.games.masquerade.deduction import likelihood
from conclave.games.masquerade.judgement import Judgement, judge
from conclave.games.masquerade.judging.appraisal import LAST_ROUND
from conclave.games.masquerade.judging.scene import from_table
from conclave.games.masquerade.rules.end import final_influence
from conclave.games.masquerade.rules.library import VAMPIRE
from conclave.games.masquerade.rules.rounds import CardChoice
from conclave.games.masquerade.rules.setup import ChoosingClans
from conclave.games.masquerade.rules.table import Table

FEATURES: Final = {
    "influence before round 2": 0.233,
    "influence before round 3": 0.322,
    "blood before round 2": 0.128,
    "blood before round 3": 0.12,
    "power in hand before round 2": 0.028,
    "power in hand before round 3": 0.051,
    "the ambition token before round 2": 0.143,
    "the ambition token before round 3": 0.178,
    "blood to be drained": 0.02,
    "allies and victims before round 2": 0.15,
    "brujah": 0.217,
    "gangrel": -0.153,
    "malkavian": -0.112,
    "nosferatu": -0.209,
    "toreador": -0.007,
    "tremere": -0.082,
    "ventrue": 0.258,
}
"""The features and their weights; see `LinearForesight`. A clan counts for each round left."""
FIRST_CLAN: Final = 10


class MasqueradeForesight(LinearForesight):
    """Every seat follows its judge, from what it knows in the imagined position."""

    def __init__(self) -> None:
        super().__init__(judge, list(FEATURES.values()), horizon=1)

    def likelihood(self, position: Position, seat: int) -> float:
        assert isinstance(position, Table)
        return likelihood(position, seat)

    def priors(self, position: Position, seat: int, options: Options) -> list[float]:
        assert isinstance(position, Table)
        asking = position.asking
        judgement = Judgement(
            from_table(position, seat), asking.prompt(), asking.facts(position, seat)
        )
        return [judgement.score(options.at(index)) for index in range(len(options))]

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        if isinstance(position.asking, ChoosingClans):
            return options.at(rng.below(len(options)))
        return super().choose(position, seat, options, rng)

    def is_quiet(self, position: Position) -> bool:
        if not isinstance(position.asking, CardChoice):
            return False
        window = position.window
        return len(window.deciders) == len(window.seats)

    def chances(self, position: Position) -> list[float]:
        assert isinstance(position, Table)
        found = super().chances(position)
        if True in position.out:
            found = [0.0 if out else chance for out, chance in zip(position.out, found)]
            total = sum(found, 0.0)
            found = [chance / total for chance in found]
        return found

    def features(self, position: Position) -> list[list[float]]:
        assert isinstance(position, Table)
        rows = [seat_features(position, seat) for seat in range(position.seats)]
        if not position.teams:
            return rows
        partners = [rows[position.partner(seat)] for seat in range(position.seats)]
        return [[mine + theirs for mine, theirs in zip(*both)] for both in zip(rows, partners)]


def seat_features(table: Table, seat: int) -> list[float]:
    """The values of the FEATURES before a round, in order."""
    found = [0.0] * len(FEATURES)
    found[FIRST_CLAN + table.clan[seat]] = float(LAST_ROUND + 1 - table.round)
    if table.round == 1:
        return found  # they differ only by clan
    last = table.round - 2
    allies = [LIBRARY.ally[ally] for ally in table.alliance[seat]]
    found[last] = float(final_influence(table, seat))
    found[2 + last] = float(table.blood[seat])
    found[4 + last] = float(sum([LIBRARY.power[card] for card in table.hand[seat]]))
    found[6 + last] = 1.0 if table.holder == seat else 0.0
    found[8] = float(sum([ally.drain for ally in allies if ally.kind != VAMPIRE]))
    found[9] = float(len(allies) * (1 - last))
    return found
