"""Every frame can be stored: the game names it, so that a saved position is read again."""

from collections.abc import Iterator
from typing import Any

import pytest

import conclave
from conclave.core.frames import Frame

GAMES = ("vendetta", "masquerade", "empire", "vtes")


def refinements(kind: type[Any]) -> Iterator[type[Any]]:
    """All classes that refine this one, however far."""
    for inner in kind.__subclasses__():
        yield inner
        yield from refinements(inner)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_names_every_frame_that_it_pushes(name: str) -> None:
    game = conclave.game(name)
    mine = [
        kind for kind in refinements(Frame) if kind.__module__.startswith(f"conclave.games.{name}.")
    ]
    pushed = {kind.__name__ for kind in mine if not kind.__subclasses__()}
    assert pushed
    assert pushed - {kind.__name__ for kind in game.frames} == set()
