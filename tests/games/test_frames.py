"""Every frame is registered with its game, so that saved positions can be loaded."""

from collections.abc import Iterator
from typing import Any

import pytest

import conclave
from conclave.core.frames import Frame

GAMES = ("vendetta", "masquerade", "empire", "vtes")


def refinements(kind: type[Any]) -> Iterator[type[Any]]:
    """All direct and indirect subclasses."""
    for inner in kind.__subclasses__():
        yield inner
        yield from refinements(inner)


@pytest.mark.parametrize("name", GAMES)
def test_every_pushed_frame_is_registered(name: str) -> None:
    game = conclave.game(name)
    own = [
        kind for kind in refinements(Frame) if kind.__module__.startswith(f"conclave.games.{name}.")
    ]
    pushed = {kind.__name__ for kind in own if not kind.__subclasses__()}
    assert pushed
    assert pushed - {kind.__name__ for kind in game.frames} == set()
