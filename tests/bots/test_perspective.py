"""A bot sees its seat's side of a game, and can't reach the position by asking for it."""

from __future__ import annotations

import conclave
from conclave import Position, Rng, bots


def told(thing: object) -> dict[str, object]:
    """Everything that a thing offers by a public name."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}


def test_no_public_name_leads_to_the_position() -> None:
    position = conclave.game("vendetta").start(seats=4, seed=3)
    offered = told(bots.perspective(position, 0))
    assert set(offered) == {"seat", "game", "view", "options", "decision", "imagine"}
    for thing in (*offered.values(), offered["options"], offered["decision"]):
        assert not isinstance(thing, Position)
        assert not any(isinstance(part, Position) for part in told(thing).values())


def test_it_tells_what_the_contract_tells_this_seat() -> None:
    position = conclave.game("vendetta").start(seats=4, seed=3)
    perspective = bots.perspective(position, 0)
    assert (perspective.game, perspective.seat) == (position.game, 0)
    assert perspective.view == position.view(0)
    assert perspective.view is perspective.view
    assert list(perspective.options) == list(position.options(0))
    assert perspective.decision.prompt == position.decision(0).prompt


def test_what_it_imagines_is_another_position_that_looks_the_same() -> None:
    position = conclave.game("vendetta").start(seats=4, seed=3)
    perspective = bots.perspective(position, 0)
    imagined = perspective.imagine(Rng(1))
    assert imagined is not position
    assert imagined.view(0) == perspective.view
    assert imagined.digest() != position.digest()
