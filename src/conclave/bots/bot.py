"""What a bot is, the one that plays any game, and those that a game has judgements for."""

from __future__ import annotations

from typing import ClassVar

from conclave.bots.perspective import Perspective
from conclave.core.foresight import Judge
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.rng import Rng


class Bot:
    """A player at one seat of one game, with its own source of chance."""

    games: ClassVar[tuple[str, ...]] = ()
    """The games that it plays; none named: any."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, perspective: Perspective) -> Move:
        """One of the options."""
        raise NotImplementedError


class Random(Bot):
    """Takes any option, each equally likely."""

    def choose(self, perspective: Perspective) -> Move:
        return perspective.options.pick(self.rng)


class Judging(Bot):
    """Takes what a judgement of the game likes best, and any of those where several tie.

    Of a hundred choices, `slips` are any of the better half instead.
    """

    def __init__(self, game: Game, seat: int, rng: Rng, judge: Judge, slips: int = 0) -> None:
        super().__init__(game, seat, rng)
        self.judge = judge
        self.slips = slips

    def choose(self, perspective: Perspective) -> Move:
        decision = perspective.decision
        options = decision.options
        if len(options) == 1:
            return options[0]
        worths = self.judge(perspective.view, decision)
        if self.slips and self.rng.below(100) < self.slips:
            better = sorted(range(len(worths)), key=lambda index: -worths[index])
            return options[better[self.rng.below((len(better) + 1) // 2)]]
        best = max(worths)
        ties = [index for index, worth in enumerate(worths) if worth == best]
        return options[ties[self.rng.below(len(ties))]]
