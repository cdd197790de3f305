"""What a bot gets to see, and so what it does, depends on nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hidden import GAMES, played

from conclave import bots
from conclave.core.position import Position
from conclave.core.rng import Rng

LEVELS = ("random", "gentle", "fair", "strong@8")


def doubles(name: str, every: int) -> Iterator[tuple[Position, Position, int]]:
    """Positions, and others that the seat that is asked can't tell from them."""
    found = 0
    for number, step in enumerate(played(name)[::every]):
        position = step.position
        seat = position.deciders[0]
        other = position.imagine(seat, Rng(f"double {number}"))
        found += other.reveal() != position.reveal()
        yield position, other, seat
    assert found > 3


@pytest.mark.parametrize("name", GAMES)
def test_it_sees_the_same_in_both(name: str) -> None:
    for position, other, seat in doubles(name, 3):
        here, there = bots.perspective(position, seat), bots.perspective(other, seat)
        assert here.view == there.view == position.view(seat)
        assert list(here.options) == list(there.options)
        one, two = here.decision, there.decision
        assert (one.prompt, one.rule, one.facts) == (two.prompt, two.rule, two.facts)
        assert list(one.options) == list(two.options)
        assert here.imagine(Rng(5)).save() == there.imagine(Rng(5)).save()
        assert here.imagine(Rng(6)).view(seat) == position.view(seat)


@pytest.mark.parametrize("name", GAMES)
def test_imagined_positions_differ_from_the_real_one(name: str) -> None:
    """Of four worlds that it imagines, at least one is another than the real one."""
    for position, _, seat in doubles(name, 9):
        perspective = bots.perspective(position, seat)
        worlds = [perspective.imagine(Rng(number)).reveal() for number in range(4)]
        assert any(world != position.reveal() for world in worlds)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", LEVELS)
def test_it_chooses_the_same_in_both(name: str, bot: str) -> None:
    for position, other, seat in doubles(name, 12):
        choices = [
            bots.make(bot, position.game, seat, 3, trusted=True).choose(
                bots.perspective(world, seat)
            )
            for world in (position, other)
        ]
        assert choices[0] == choices[1]
