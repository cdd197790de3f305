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
    """Takes what a judgement of the game likes best, and any of those where several tie."""

    def __init__(self, game: Game, seat: int, rng: Rng, judge: Judge) -> None:
        super().__init__(game, seat, rng)
        self.judge = judge

    def choose(self, perspective: Perspective) -> Move:
        decision = perspective.decision
        if len(decision.options) == 1:
            return decision.options[0]
        worths = self.judge(perspective.view, decision)
        best = max(worths)
        ties = [index for index, worth in enumerate(worths) if worth == best]
        return decision.options[ties[self.rng.below(len(ties))]]
