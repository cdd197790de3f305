"""What may be asked in a game, for the part of a tensor that says what is asked now."""

from __future__ import annotations

from conclave.core.frames import Asking
from conclave.core.game import Game
from conclave.lang.effects import effect_name
from conclave.lang.nodes import Effect


def questions(game: Game, *more: str) -> tuple[str, ...]:
    """The names of all questions: those of frames that ask, of effects of cards, and some more."""
    asked = {kind.__name__ for kind in game.frames if issubclass(kind, Asking)}
    return tuple(sorted(asked | {*more} | {type(part).__name__ for part in game.definitions}))


def effects(game: Game) -> tuple[str, ...]:
    """The names by which the effects of cards are chosen."""
    found = {effect_name(part) for part in game.definitions if isinstance(part, Effect)}
    return tuple(sorted(found))
