"""Hints: what a player could work out from a view."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from conclave.core.game import Game
from conclave.core.position import Plain
from conclave.text import Words


def gives_hints(game: Game) -> bool:
    """Whether a game has hints."""
    return type(game).hints is not Game.hints


def hints(view: Mapping[str, Plain], words: Words) -> RenderableType:
    """The hints for the player whose view it is, one per line."""
    assert words.game is not None
    hints = words.game.hints(view)
    return Group(*[Text(words.say(hint.key, **hint.facts)) for hint in hints])
