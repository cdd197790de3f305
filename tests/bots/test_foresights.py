"""What the search knows of each game: nothing that a seat may not know, and nothing impossible."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import conclave
from conclave import Position, Rng
from conclave.bots.levels import foresight_for

SEATS = {"vendetta": 4, "masquerade": 4, "empire": 2, "vtes": 3}
OPTIONS = {"vtes": {"decks": "starter"}}


def moments(name: str) -> Iterator[tuple[Position, int]]:
    """A game played by chance, at each decision, from the eyes of who decides."""
    position, rng = conclave.game(name).start(SEATS[name], 8, OPTIONS.get(name, {})), Rng(8)
    while not position.over and position.number < 250:
        seat = position.deciders[0]
        yield position, seat
        position.play(seat, position.options(seat).pick(rng))


@pytest.mark.parametrize("name", SEATS)
def test_a_node_is_what_the_seat_knows_and_no_more(name: str) -> None:
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
def test_chances_add_up_and_quick_choices_are_allowed(name: str) -> None:
    foresight, rng, calm = foresight_for(conclave.game(name)), Rng(2), 0
    for position, seat in moments(name):
        options = position.options(seat)
        if len(options) > 1:
            assert foresight.choose(position, seat, options, rng) in options
        if foresight.calm(position):
            calm += 1
            chances = foresight.chances(position)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
    assert calm > 0
