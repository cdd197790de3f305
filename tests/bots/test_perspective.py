"""A bot sees the game from its seat, and no public name leads to the position."""

from __future__ import annotations

import conclave
from conclave import Position, Rng, bots


def attributes(thing: object) -> dict[str, object]:
    """The public attributes of an object."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}


def test_no_public_name_leads_to_the_position() -> None:
    position = conclave.game("vendetta").start(seats=4, seed=3)
    offered = attributes(bots.perspective(position, 0))
    assert set(offered) == {"seat", "game", "view", "options", "decision", "imagine"}
    for thing in (*offered.values(), offered["options"], offered["decision"]):
        assert not isinstance(thing, Position)
        assert not any(isinstance(part, Position) for part in attributes(thing).values())


def test_a_perspective_shows_the_seats_view_and_options() -> None:
    position = conclave.game("vendetta").start(seats=4, seed=3)
    perspective = bots.perspective(position, 0)
    assert (perspective.game, perspective.seat) == (position.game, 0)
    assert perspective.view == position.view(0)
    assert perspective.view is perspective.view
    assert list(perspective.options) == list(position.options(0))
    assert perspective.decision.prompt == position.decision(0).prompt


def test_an_imagined_position_looks_the_same_to_the_seat() -> None:
    position = conclave.game("vendetta").start(seats=4, seed=3)
    perspective = bots.perspective(position, 0)
    imagined = perspective.imagine(Rng(1))
    assert imagined is not position
    assert imagined.view(0) == perspective.view
    assert imagined.digest() != position.digest()
