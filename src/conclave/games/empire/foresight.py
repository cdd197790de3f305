"""How Empire is played on in a search: who will win, and who may be a vampire."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.core.foresight import Weighing
from conclave.core.position import Position
from conclave.games.empire.deduction import WEIGHTS as DEEDS
from conclave.games.empire.judgement import judge
from conclave.games.empire.rules.table import Table
from conclave.games.empire.rules.words import BIT, NOBODY, TRACES, members

SPEAKS: Final = tuple([DEEDS[deed] for deed in TRACES])
"""How much each deed of the vampire player speaks for a vampire."""
FEATURES: Final = {
    "the game is played by the vampires": 0.1,
    "one vampire": -2.83,
    "two vampires": -1.1,
    "one human": 3.47,
    "two humans": 2.05,
    "three humans": 1.24,
    "four humans": 0.78,
    "five humans": 0.33,
    "no vampire in the castle": 0.49,
    "two vampires in the castle": -0.16,
    "three vampires in the castle": -0.09,
    "two of three unmasked in the castle": 0.79,
    "unmasked vampires": -0.1,
    "how much more suspect the vampires are": -0.14,
    "humans who may be suspected": 0.22,
    "cards of the vampires": 0.123,
    "cards of the humans": -0.155,
    "a vampire's turn": 0.27,
}
"""What speaks for the vampires, and how much; see `Weighing`."""
MOST_SUSPECT: Final = 4.0


class EmpireForesight(Weighing):
    """All that there is to say is said of the vampires' seat."""

    def __init__(self) -> None:
        super().__init__(judge, list(FEATURES.values()), horizon=8)

    def calm(self, position: Position) -> bool:
        assert isinstance(position, Table)
        return position.attacker == NOBODY and not position.in_play

    def features(self, position: Position) -> list[list[float]]:
        assert isinstance(position, Table)
        nothing = [0.0] * len(self.weights)
        mine = vampires_features(position)
        return [mine, nothing] if position.vampire_seat == 0 else [nothing, mine]

    def likelihood(self, position: Position, seat: int) -> float:
        assert isinstance(position, Table)
        if seat == position.vampire_seat:
            return 1.0
        return exp(sum([suspicion(position, who) for who in members(position.vampires)], 0.0))


def suspicion(table: Table, who: int) -> float:
    """How much the vampire player's deeds speak for a character being a vampire."""
    return sum([weight * table.traces[deed][who] for deed, weight in enumerate(SPEAKS)], 0.0)


def vampires_features(table: Table) -> list[float]:
    """What speaks for the vampires, in the order of FEATURES."""
    living = [*table.castle, *table.town]
    vampires = [who for who in living if table.vampires & BIT[who]]
    humans = [who for who in living if not table.vampires & BIT[who]]
    inside = [who for who in table.castle if table.vampires & BIT[who]]
    unmasked = [who for who in inside if table.is_unmasked(who)]
    masked = [who for who in vampires if not table.is_unmasked(who)]
    proved = table.cleared | table.trusted
    open_ = [who for who in humans if not proved & BIT[who]]
    seat = table.vampire_seat
    found = [1.0]
    found += [float(len(vampires) == number) for number in (1, 2)]
    found += [float(len(humans) == number) for number in (1, 2, 3, 4, 5)]
    found += [float(len(inside) == number) for number in (0, 2, 3)]
    found += [
        float(len(vampires) == 3 and len(unmasked) == 2),
        float(len(vampires) - len(masked)),
        _suspect(table, masked) - _suspect(table, open_),
        float(len(open_)),
        float(_cards(table, seat)),
        float(_cards(table, 1 - seat)),
        float(table.active == seat),
    ]
    return found


def _suspect(table: Table, characters: list[int]) -> float:
    """How suspect these are on average."""
    if not characters:
        return 0.0
    each = [max(-MOST_SUSPECT, min(MOST_SUSPECT, suspicion(table, who))) for who in characters]
    return sum(each, 0.0) / len(each)


def _cards(table: Table, seat: int) -> int:
    """The cards that a player has left."""
    cellar = 0 if table.cellar_closed[seat] else len(table.cellar[seat])
    return len(table.hand[seat]) + len(table.draw_pile[seat]) + cellar
