"""V:TES's foresight for the search: fast choices, and winning chances."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.core.foresight import LinearForesight
from conclave.core.moves import PASS, Move, Options
from conclave.core.position import Position
from conclave.core.rng import Rng
from conclave.games.vtes.judgement import judge, transfer_worth
from conclave.games.vtes.rules.influence import Influence
from conclave.games.vtes.rules.knowledge import knowledge_hash
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
"""The features of a seat and their weights; see `LinearForesight`.

They began as the average of two fits by bench/foresight.py, of 208 games with brought decks and 105
with starter decks, which disagree. Victory points, torpor, the edge, blood and counters were then
set by hand from single decisions.
"""
DECKS: Final = {
    "bleed": 0.51, "stealth": 0.36, "imbued": 0.30, "votes": 0.29, "allies": 0.25, "ventrue": 0.21,
    "fight": 0.15, "malkavian": 0.13, "toreador": 0.11, "brujah": 0.05, "tremere-antitribu": 0.04,
    "giovanni": 0.02,
}  # fmt: skip
"""The share of games that each deck won, in 208 games between greedy bots with some random
moves."""
LOW_POOL: Final = 4.0
"""The pool at which the next turns are dangerous."""
HIGH_POOL: Final = 30.0
"""The pool at which the prey is as far as possible from being ousted.

Without pool she counts as a whole victory point, so it never pays to spare her.
"""
MOST_POOL: Final = 40.0
"""Pool above this doesn't matter."""
HORIZON: Final = 1
CAUTION: Final = 0.25
"""The judgement considers cards in hand and blockers; `chances` doesn't."""
DECLINE_RATIO: Final = 0.6
"""How often a player with a card that helps to block declines, compared with one without."""
OBVIOUS: Final = (ChoosingDecks, DiscardPhase, Discarding, Influence, Untap)
"""Questions whose answers don't affect the next turn."""


class VtesForesight(LinearForesight):
    """Plays on until a turn is over, then evaluates."""

    def __init__(self) -> None:
        super().__init__(judge, list(FEATURES.values()), HORIZON)

    def key(self, position: Position, seat: int, options: Options) -> int:
        assert isinstance(position, Table)
        if not position.definition:
            return super().key(position, seat, options)
        offered = tuple([options.at(index).text for index in range(len(options))])
        return hash((seat, position.asking.prompt(), offered, knowledge_hash(position, seat)))

    def is_obvious(self, position: Position, seat: int) -> bool:
        return isinstance(position.asking, OBVIOUS)

    def priors(self, position: Position, seat: int, options: Options) -> list[float]:
        if isinstance(position.asking, ChoosingDecks):
            moves = [options.at(index) for index in range(len(options))]
            return [DECKS.get(m.deck, 0.0) if isinstance(m, ChooseDeck) else 0.0 for m in moves]
        return super().priors(position, seat, options)

    def choose(self, position: Position, seat: int, options: Options, rng: Rng) -> Move:
        assert isinstance(position, Table)
        asking = position.asking
        if isinstance(asking, DiscardPhase):
            return PASS
        if isinstance(asking, Influence):
            move = best_transfer(position, seat, options)
            if move is not None:
                return move
        worths = self.priors(position, seat, options)
        return options.at(worths.index(max(worths)))

    def caution(self) -> float:
        return CAUTION

    def likelihood(self, position: Position, seat: int) -> float:
        assert isinstance(position, Table)
        helpful = 0
        for note in position.notes.of(DECLINED_BLOCK):
            if note.about != seat:
                helpful += count_block_cards(position, note.about)
        return DECLINE_RATIO**helpful

    def is_quiet(self, position: Position) -> bool:
        assert isinstance(position, Table)
        return position.phase == MASTER_PHASE or position.phase == UNTAP

    def features(self, position: Position) -> list[list[float]]:
        assert isinstance(position, Table)
        if not position.pool:
            return [[0.0] * len(self.weights)] * position.seats
        powers = [SeatPower(position, seat) for seat in range(position.seats)]
        return [seat_features(position, powers, seat) for seat in range(position.seats)]


def best_transfer(table: Table, seat: int, options: Options) -> Move | None:
    """The best transfer or a pass; None if there are other moves than transfers."""
    pool, ready = table.pool[seat], len(table.ready[seat])
    best: Move = PASS
    highest = 0.0
    for index in range(len(options)):
        move = options.at(index)
        if isinstance(move, Transfer):
            card = table.read(move.card)
            capacity = table.cards.crypt[identity.face(table, card)].capacity
            worth = transfer_worth(pool, ready, table.blood[card], capacity)
            if worth > highest:
                best, highest = move, worth
        elif isinstance(move, Use | Play | Merge):
            return None
    return best


def count_block_cards(table: Table, seat: int) -> int:
    """How many cards in a hand would help a ready minion to block."""
    return sum([helps_to_block(table, seat, table.definition[card]) for card in table.hand[seat]])


def helps_to_block(table: Table, seat: int, number: int) -> bool:
    """Whether a card would help one of the seat's ready minions to block."""
    for mode in table.cards.modes[number]:
        for part in parts(mode.effect):
            if isinstance(part, Intercept | Wake | UntapAndBlock):
                for minion in table.ready[seat]:
                    if all(identity.level(table, minion, d) >= n for d, n in mode.disciplines):
                        return True
    return False


class SeatPower:
    """Totals over the minions of a seat."""

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
            self.cards += len(table.attached[minion])


def seat_features(table: Table, powers: list[SeatPower], seat: int) -> list[float]:
    """The features of a seat, in the order of FEATURES."""
    points = float(table.points[seat])
    if table.out[seat]:
        found = [0.0] * len(FEATURES)
        found[1] = found[4] = points
        return found
    own = powers[seat]
    prey, predator = table.prey(seat), table.predator(seat)
    pool = float(table.pool[seat])
    return [
        1.0,
        0.0,
        min(pool, MOST_POOL) / 10,
        1.0 - exp(-pool / LOW_POOL),
        points + max(1.0 - table.pool[prey] / HIGH_POOL, 0.0),
        float(own.minions),
        float(own.bleed),
        own.blood / 5,
        float(len(table.torpor[seat])),
        sum([table.blood[card] for card in table.uncontrolled[seat]]) / 5,
        float(own.cards),
        float(table.edge == seat),
        min(powers[predator].bleed / max(pool, 1.0), 2.0),
        float(prey == predator),
    ]
