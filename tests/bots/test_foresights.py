"""The foresight of each game: its keys leak nothing, its chances and moves are valid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import conclave
from conclave import Position, Rng
from conclave.bots.levels import foresight_for

SEATS = {"vendetta": 4, "masquerade": 4, "empire": 2, "vtes": 3}
OPTIONS = {"vtes": {"decks": "starter"}}


def moments(name: str) -> Iterator[tuple[Position, int]]:
    """Each decision of a random game, with the deciding seat."""
    position, rng = conclave.game(name).start(SEATS[name], 8, OPTIONS.get(name, {})), Rng(8)
    while not position.over and position.number < 250:
        seat = position.deciders[0]
        yield position, seat
        position.play(seat, position.options(seat).pick(rng))


@pytest.mark.parametrize("name", SEATS)
def test_a_key_depends_only_on_what_the_seat_knows(name: str) -> None:
    foresight, rng, differed = foresight_for(conclave.game(name)), Rng(1), 0
    asked: dict[int, tuple[int, str, list[str]]] = {}
    for position, seat in moments(name):
        options = position.options(seat)
        other = position.imagine(seat, rng)
        differed += other.reveal() != position.reveal()
        key = foresight.key(position, seat, options)
        assert foresight.key(other, seat, other.options(seat)) == key
        question = (seat, position.asking.prompt(), [move.text for move in options])
        assert asked.setdefault(key, question) == question
    assert differed > 10


@pytest.mark.parametrize("name", SEATS)
def test_chances_add_up_and_quick_moves_are_legal(name: str) -> None:
    foresight, rng, quiet = foresight_for(conclave.game(name)), Rng(2), 0
    for position, seat in moments(name):
        options = position.options(seat)
        if len(options) > 1:
            assert foresight.choose(position, seat, options, rng) in options
        if foresight.is_quiet(position):
            quiet += 1
            chances = foresight.chances(position)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
    assert quiet > 0
