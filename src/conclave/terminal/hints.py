"""What a player could know, for one who asks for help: as the game works it out from a view."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from conclave.core.game import Game
from conclave.core.position import Plain
from conclave.text import Words


def gives_hints(game: Game) -> bool:
    """Whether a game has anything to say to those who ask for help."""
    return type(game).hints is not Game.hints


def hints(view: Mapping[str, Plain], words: Words) -> RenderableType:
    """What the seat whose view it is could know, a line for each thing."""
    assert words.game is not None
    told = words.game.hints(view)
    return Group(*[Text(words.say(hint.key, **hint.facts)) for hint in told])
