"""What a bot is, and the two that play any game."""

from __future__ import annotations

from conclave.bots.perspective import Perspective
from conclave.core.game import Game
from conclave.core.moves import Move
from conclave.core.rng import Rng


class Bot:
    """A player at one seat of one game, with its own source of chance."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Whether this kind of bot can play the game."""
        return True

    def choose(self, perspective: Perspective) -> Move:
        """One of the options."""
        raise NotImplementedError


class Random(Bot):
    """Takes any option, each equally likely."""

    def choose(self, perspective: Perspective) -> Move:
        return perspective.options.pick(self.rng)


class Greedy(Bot):
    """Takes what the game's own judgement likes best, and any of those where several tie."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        return game.judge is not None

    def choose(self, perspective: Perspective) -> Move:
        assert self.game.judge is not None
        decision = perspective.decision
        if len(decision.options) == 1:
            return decision.options[0]
        worths = self.game.judge(perspective.view, decision)
        best = max(worths)
        ties = [index for index, worth in enumerate(worths) if worth == best]
        return decision.options[ties[self.rng.below(len(ties))]]
