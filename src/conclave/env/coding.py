"""How a game is told to a learner: the tensor of what a seat sees, and numbered actions."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from conclave.bots import Perspective
from conclave.core.game import Game
from conclave.core.position import Position
from conclave.env.actions import Actions, Mask
from conclave.env.schema import Schema, Seen, Tensor


class Coding:
    """The schema and the actions of one game at a table of so many seats."""

    def __init__(self, schema: Schema, actions: Actions) -> None:
        self.schema = schema
        self.actions = actions

    def seen(self, perspective: Perspective) -> Seen:
        """All that the tensor is made from: what a bot gets, and no more."""
        view = perspective.view
        question: dict[str, object] | None = None
        if perspective.seat in view["deciders"]:
            decision = perspective.decision
            question = {**decision.facts, "name": decision.prompt, "options": decision.options}
        return {**view, "question": question}

    def look(self, perspective: Perspective) -> Tensor:
        """The tensor of what a bot sees."""
        return self.schema.encode(self.seen(perspective))

    def observe(self, position: Position, seat: int) -> Tensor:
        """The tensor of what a seat sees."""
        return self.look(Perspective(position, seat))

    def mask(self, position: Position, seat: int) -> Mask:
        """Which actions the seat may choose now; none if it is not asked."""
        if seat not in position.deciders:
            return np.zeros(self.actions.size, np.int8)
        return self.actions.mask(position.options(seat))


def coding(game: Game, seats: int, options: Mapping[str, object] = {}) -> Coding:
    """The coding of a game for so many seats."""
    from conclave.env.codings import CODINGS  # these are written with what stands above

    if game.name not in CODINGS:
        raise LookupError(f"{game.name} has no coding; these have: {', '.join(CODINGS)}")
    return CODINGS[game.name](game, seats, game.start(seats, 0, options).view(None))
