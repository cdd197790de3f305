"""The weights of Vendetta's judge: values of things, and assumptions about rivals."""

from __future__ import annotations

from math import exp
from typing import Final

from conclave.games.vendetta.rules.moves import PIECES


class Weights:
    """Values as logits of winning, and assumptions about rivals.

    Tuned by playing slightly changed versions against each other.
    """

    def __init__(
        self,
        alone_few: float = 0.06,
        alone_many: float = 0.21,
        alone_slope: float = 4.0,
        duel: float = 0.35,
        duel_slope: float = 0.9,
        lowest: float = 0.02,
        middle: float = 0.05,
        top: float = 0.16,
        payout: float = 0.1,
        supply: float = 0.12,
        supply_enough: float = 17.0,
        supply_later: float = 0.7,
        points: float = 1.2,
        nearer: float = 0.33,
        visits: float = 0.85,
        visits_slope: float = 0.65,
        stops: float = 0.17,
        stops_slope: float = 0.055,
        unrest: float = 0.07,
        unrest_duel: float = 0.47,
        unrest_crowd: float = 0.66,
    ) -> None:
        self.alone = [0.0]
        """Holding a district alone with this many mafiosi, at the start of a round."""
        for number in range(PIECES):
            self.alone.append(alone_few + alone_many * (1 - exp(-number / alone_slope)))
        self.duel = [duel / (1 + exp((0.5 - lead) / duel_slope)) for lead in range(-PIECES, PIECES)]
        """One of two in a district, by its lead in mafiosi, from -50."""
        self.lowest, self.middle, self.top = lowest, middle, top
        """One of three or more in a district."""
        self.payout = payout
        """A mafioso of protection money."""
        self.supply = [
            supply * supply_enough * (1 - exp(-number / supply_enough))
            for number in range(PIECES + 1)
        ]
        """A supply of this many mafiosi at the start of a round."""
        self.supply_later = supply_later
        """How much more a supply is worth for each turn left in this round."""
        self.points = points
        """All points of the goal."""
        self.nearer = nearer
        """Needing one district less than the control goal because of points."""
        self.visits = [visits * exp(-visits_slope * number) for number in range(PIECES + 1)]
        """How often a rival's turn ends the sole control of a seat with this many mafiosi."""
        self.stops = [stops * exp(-stops_slope * number) for number in range(PIECES + 1)]
        """How much more often if that seat is about to win."""
        self.unrest = unrest
        """How often a turn adds mafiosi to a contested district."""
        self.unrest_duel = unrest_duel
        """How often that leaves the district to one of the two seats there."""
        self.unrest_crowd = unrest_crowd
        """How much of its value it leaves to three or more seats."""


WEIGHTS: Final = Weights()
LAST_ROUND: Final = Weights(
    alone_few=0, alone_many=0, duel=0, lowest=0, middle=0, top=0, payout=0, supply=0, points=40
)
"""For an agreed last round, in which only points count."""
