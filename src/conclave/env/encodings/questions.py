"""The questions of a game, to encode the current one."""

from __future__ import annotations

from conclave.core.frames import Asking
from conclave.core.game import Game
from conclave.lang.effects import effect_name
from conclave.lang.nodes import Effect


def questions(game: Game, *more: str) -> tuple[str, ...]:
    """The names of all questions: of asking frames, of card effects, and some more."""
    asked = {kind.__name__ for kind in game.frames if issubclass(kind, Asking)}
    return tuple(sorted(asked | {*more} | {type(part).__name__ for part in game.parts}))


def effects(game: Game) -> tuple[str, ...]:
    """The names of card effects in moves."""
    found = {effect_name(part) for part in game.parts if isinstance(part, Effect)}
    return tuple(sorted(found))
