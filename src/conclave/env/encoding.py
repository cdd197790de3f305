"""The encoding of a game for learners: observation tensors and numbered actions."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from conclave.bots import Perspective
from conclave.core.game import Game
from conclave.core.position import Position
from conclave.env.actions import Actions, Mask
from conclave.env.schema import Schema, Seen, Tensor


class Encoding:
    """The schema and the actions of a game with a given number of seats."""

    def __init__(self, schema: Schema, actions: Actions) -> None:
        self.schema = schema
        self.actions = actions

    def seen(self, perspective: Perspective) -> Seen:
        """What the tensor is made from: only what a bot may see."""
        view = perspective.view
        question: dict[str, object] | None = None
        if perspective.seat in view["deciders"]:
            decision = perspective.decision
            question = {**decision.facts, "name": decision.prompt, "options": decision.options}
        return {**view, "question": question}

    def encode(self, perspective: Perspective) -> Tensor:
        """The tensor of what a bot sees."""
        return self.schema.encode(self.seen(perspective))

    def observe(self, position: Position, seat: int) -> Tensor:
        """The tensor of what a seat sees."""
        return self.encode(Perspective(position, seat))

    def mask(self, position: Position, seat: int) -> Mask:
        """The legal actions of the seat; none if it isn't asked."""
        if seat not in position.deciders:
            return np.zeros(self.actions.size, np.int8)
        return self.actions.mask(position.options(seat))


def encoding(game: Game, seats: int, options: Mapping[str, object] = {}) -> Encoding:
    """The encoding of a game for this number of seats."""
    from conclave.env.encodings import ENCODINGS  # these import this module

    if game.name not in ENCODINGS:
        raise LookupError(f"{game.name} has no encoding; these have: {', '.join(ENCODINGS)}")
    return ENCODINGS[game.name](game, seats, game.start(seats, 0, options).view(None))
