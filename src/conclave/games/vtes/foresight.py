"""How V:TES is played on in a search: quick choices, and who will win."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.core.foresight import Weighing
from conclave.core.moves import PASS, Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.vtes.judgement import influencing, judge
from conclave.games.vtes.rules.influence import Influence
from conclave.games.vtes.rules.knowledge import sight
from conclave.games.vtes.rules.modes import parts
from conclave.games.vtes.rules.moves import ChooseDeck, Merge, Play, Transfer, Use
from conclave.games.vtes.rules.notes import DECLINED_BLOCK
from conclave.games.vtes.rules.phases import DiscardPhase
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.settling import Discarding
from conclave.games.vtes.rules.setup import ChoosingDecks
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.rules.untap import Untap
from conclave.games.vtes.rules.windows import MASTER_PHASE, UNTAP
from conclave.games.vtes.vocabulary.blocks import Intercept, UntapAndBlock, Wake

FEATURES: Final = {
    "in the game": 1.4,
    "victory points of who is out": -0.8,
    "pool": 1.5,
    "pool for the next turns": 1.0,
    "victory points, and the next": 1.2,
    "minions": 0.25,
    "bleed": 0.6,
    "blood": 0.3,
    "in torpor": 0.2,
    "counters on uncontrolled vampires": 0.8,
    "cards in play": 0.03,
    "the edge": 0.1,
    "the predator's bleed for the pool": -0.6,
    "two left": 1.1,
}
"""What speaks for a seat, and how much; see `Weighing`. They began as the means of what the fit of
bench/foresight.py finds in 208 games with decks that were brought and 105 with starter decks, which
do not agree; victory points, torpor, the edge, blood and counters were then set by hand, by looking
at single decisions."""
DECKS: Final = {
    "bleed": 0.51, "stealth": 0.36, "imbued": 0.30, "votes": 0.29, "allies": 0.25, "ventrue": 0.21,
    "fight": 0.15, "malkavian": 0.13, "toreador": 0.11, "brujah": 0.05, "tremere-antitribu": 0.04,
    "giovanni": 0.02,
}  # fmt: skip
"""What part of its games each deck won, in 208 between greedy bots that err now and then."""
FEW: Final = 4.0
"""With so little pool, the next turns are dangerous."""
MUCH: Final = 30.0
"""A prey with so much pool is as far from being ousted as can be, one without any is worth as much
as the victory point: so it never pays to spare her."""
MOST_POOL: Final = 40.0
"""More pool than this says no more."""
HORIZON: Final = 1
CAUTION: Final = 0.25
"""The judgement knows of cards in hand and of minions needed at home; `chances` does not."""
DECLINED_WITH: Final = 0.6
"""How often who holds a card that helps to block declines to, beside who holds none."""
AT_SIGHT: Final = (ChoosingDecks, DiscardPhase, Discarding, Influence, Untap)
"""Questions whose answers tell nothing about how things will stand soon."""


class VtesForesight(Weighing):
    """Plays on until a turn is over, and looks then."""

    def __init__(self) -> None:
        super().__init__(judge, list(FEATURES.values()), HORIZON)

    def key(self, position: Position, seat: int, options: Options) -> int:
        assert isinstance(position, Table)
        if not position.what:
            return super().key(position, seat, options)
        offered = tuple([options.at(index).text for index in range(len(options))])
        return hash((seat, position.asking.prompt(), offered, sight(position, seat)))

    def at_sight(self, position: Position, seat: int) -> bool:
        return isinstance(position.asking, AT_SIGHT)

    def worths(self, position: Position, seat: int, options: Options) -> list[float]:
        if isinstance(position.asking, ChoosingDecks):
            moves = [options.at(index) for index in range(len(options))]
            return [DECKS.get(m.deck, 0.0) if isinstance(m, ChooseDeck) else 0.0 for m in moves]
        return super().worths(position, seat, options)

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        assert isinstance(position, Table)
        asking = position.asking
        if isinstance(asking, DiscardPhase):
            return PASS
        if isinstance(asking, Influence):
            move = influence(position, seat, options)
            if move is not None:
                return move
        worths = self.worths(position, seat, options)
        return options.at(worths.index(max(worths)))

    def caution(self) -> float:
        return CAUTION

    def likelihood(self, position: Position, seat: int) -> float:
        assert isinstance(position, Table)
        helpful = 0
        for note in position.notes:
            if note[1] == DECLINED_BLOCK and note[2] != seat:
                helpful += block_cards(position, note[2])
        return DECLINED_WITH**helpful

    def calm(self, position: Position) -> bool:
        assert isinstance(position, Table)
        return position.phase == MASTER_PHASE or position.phase == UNTAP

    def features(self, position: Position) -> list[list[float]]:
        assert isinstance(position, Table)
        if not position.pool:
            return [[0.0] * len(self.weights)] * position.seats
        powers = [Power(position, seat) for seat in range(position.seats)]
        return [seat_features(position, powers, seat) for seat in range(position.seats)]


def influence(table: Table, seat: int, options: Options) -> Move | None:
    """The transfer that looks best, or none; None where there is more than transfers."""
    pool, ready = table.pool[seat], len(table.ready[seat])
    best: Move = PASS
    highest = 0.0
    for index in range(len(options)):
        move = options.at(index)
        if isinstance(move, Transfer):
            card = table.read(move.card)
            capacity = table.cards.crypt[identity.face(table, card)].capacity
            worth = influencing(pool, ready, table.blood[card], capacity)
            if worth > highest:
                best, highest = move, worth
        elif isinstance(move, Use | Play | Merge):
            return None
    return best


def block_cards(table: Table, seat: int) -> int:
    """How many cards in a hand would help a ready minion to block, and could be played by one."""
    return sum([helps_to_block(table, seat, table.what[card]) for card in table.hand[seat]])


def helps_to_block(table: Table, seat: int, number: int) -> bool:
    """Whether a card would help one of the seat's ready minions to block, and he may play it."""
    for mode in table.cards.modes[number]:
        for part in parts(mode.effect):
            if isinstance(part, Intercept | Wake | UntapAndBlock):
                for minion in table.ready[seat]:
                    if all(identity.level(table, minion, d) >= n for d, n in mode.disciplines):
                        return True
    return False


class Power:
    """What the minions of a seat come to."""

    def __init__(self, table: Table, seat: int) -> None:
        self.minions = 0
        self.bleed = 0
        self.blood = 0
        self.cards = len(table.beside[seat])
        if table.out[seat]:
            return
        for minion in table.ready[seat]:
            if table.contested[minion]:
                continue
            self.minions += 1
            self.bleed += values.bleed(table, minion)
            self.blood += table.blood[minion]
            self.cards += len(table.on[minion])


def seat_features(table: Table, powers: list[Power], seat: int) -> list[float]:
    """What speaks for a seat, in the order of FEATURES."""
    points = float(table.points[seat])
    if table.out[seat]:
        found = [0.0] * len(FEATURES)
        found[1] = found[4] = points
        return found
    mine = powers[seat]
    prey, predator = table.prey(seat), table.predator(seat)
    pool = float(table.pool[seat])
    return [
        1.0,
        0.0,
        min(pool, MOST_POOL) / 10,
        1.0 - exp(-pool / FEW),
        points + max(1.0 - table.pool[prey] / MUCH, 0.0),
        float(mine.minions),
        float(mine.bleed),
        mine.blood / 5,
        float(len(table.torpor[seat])),
        sum([table.blood[card] for card in table.uncontrolled[seat]]) / 5,
        float(mine.cards),
        float(table.edge == seat),
        min(powers[predator].bleed / max(pool, 1.0), 2.0),
        float(prey == predator),
    ]
