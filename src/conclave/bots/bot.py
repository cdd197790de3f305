"""The base class of bots, the random bot, and bots that follow a judge."""

from __future__ import annotations

from typing import ClassVar

from conclave.bots.perspective import Perspective
from conclave.core.foresight import Judge
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.rng import Rng


class Bot:
    """A player at one seat of one game, with its own random generator."""

    games: ClassVar[tuple[str, ...]] = ()
    """The games it plays; empty: any."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, perspective: Perspective) -> Move:
        """Choose one of the options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses at random, each option equally likely."""

    def choose(self, perspective: Perspective) -> Move:
        return perspective.options.pick(self.rng)


class JudgeBot(Bot):
    """Takes the option that a judge of the game scores highest; ties are broken at random.

    In `slips` percent of its choices it takes a random option of the better half instead.
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
        scores = self.judge(perspective.view, decision)
        if self.slips and self.rng.below(100) < self.slips:
            ranked = sorted(range(len(scores)), key=lambda index: -scores[index])
            return options[ranked[self.rng.below((len(ranked) + 1) // 2)]]
        best = max(scores)
        ties = [index for index, score in enumerate(scores) if score == best]
        return options[ties[self.rng.below(len(ties))]]
