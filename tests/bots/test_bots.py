"""The bots by name: what they choose, and what they can't have chosen by."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tiny.auction import AUCTION

import conclave
from conclave import Position, Rng, UnknownBot, bots

VENDETTA = conclave.game("vendetta")


def moments(seats: int, seed: int, every: int = 9) -> Iterator[Position]:
    """A position now and then, along a random game."""
    position, rng = VENDETTA.start(seats, seed), Rng(seed)
    while not position.over:
        if position.number % every == 0:
            yield position
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))


def test_bots_are_known_by_game() -> None:
    assert bots.names(VENDETTA) == ["greedy", "random"]
    assert bots.names(AUCTION) == ["random"]


@pytest.mark.parametrize("name", ["gredy", "", "Random"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make(name, VENDETTA, 0, 1)
    assert refused.value.key == "unknown-bot"
    assert refused.value.facts == {"name": name, "game": "vendetta", "known": "greedy, random"}


def test_greedy_does_not_play_what_it_can_not_judge() -> None:
    with pytest.raises(UnknownBot):
        bots.make("greedy", AUCTION, 0, 1)


@pytest.mark.parametrize("name", bots.names(VENDETTA))
def test_a_bot_chooses_among_its_options_and_leaves_the_game_alone(name: str) -> None:
    for position in moments(seats=4, seed=11):
        seat = position.deciders[0]
        before = position.digest()
        move = bots.make(name, VENDETTA, seat, 5).choose(bots.perspective(position, seat))
        assert move in position.options(seat)
        assert position.digest() == before


@pytest.mark.parametrize("seats", VENDETTA.seats)
@pytest.mark.parametrize("name", bots.names(VENDETTA))
def test_a_bot_chooses_the_same_whatever_it_may_not_know(name: str, seats: int) -> None:
    """Other supplies, another pile, other raid cards: the same choice from the same seed."""
    differed = 0
    for position in moments(seats, seed=12):
        seat = position.deciders[0]
        other = position.imagine(seat, Rng(position.number))
        differed += position.reveal() != other.reveal()
        one, two = (bots.make(name, VENDETTA, seat, 5) for _ in range(2))
        assert one.choose(bots.perspective(position, seat)) == two.choose(
            bots.perspective(other, seat)
        )
    assert differed > 5


def test_bots_of_one_seed_do_not_draw_alike() -> None:
    streams = [bots.make("random", VENDETTA, seat, 7).rng for seat in range(4)]
    assert len({tuple(rng.below(1000) for _ in range(5)) for rng in (*streams, Rng(7))}) == 5


def test_random_takes_every_option_sooner_or_later() -> None:
    position = AUCTION.start(2, 3)
    bot = bots.make("random", AUCTION, 0, 1)
    taken = {bot.choose(bots.perspective(position, 0)) for _ in range(300)}
    assert taken == set(position.options(0))
