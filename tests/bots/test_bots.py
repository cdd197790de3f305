"""The bots by name: what they choose, and what they can't have chosen by."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tiny.auction import AUCTION

import conclave
from conclave import Position, Rng, UnknownBot, bots
from conclave.bots.levels import Searching

VENDETTA = conclave.game("vendetta")
KNOWN = "gentle, fair, strong, merciless, greedy, random"
PLAYING = ["gentle", "fair", "strong@5", "greedy", "random"]


def moments(seats: int, seed: int, every: int = 9) -> Iterator[Position]:
    """A position now and then, along a random game."""
    position, rng = VENDETTA.start(seats, seed), Rng(seed)
    while not position.over:
        if position.number % every == 0:
            yield position
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))


def test_bots_are_known_by_game() -> None:
    levels = ["gentle", "fair", "strong", "merciless"]
    assert bots.names(VENDETTA) == [*levels, "greedy", "random"]
    assert bots.offered(VENDETTA) == levels
    assert bots.usual(VENDETTA) == "fair"
    assert bots.names(AUCTION) == ["strong", "merciless", "random"]
    assert bots.offered(AUCTION) == ["strong", "merciless", "random"]
    assert bots.usual(AUCTION) == "random"


@pytest.mark.parametrize("name", ["gredy", "", "Random"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make(name, VENDETTA, 0, 1)
    assert refused.value.key == "unknown-bot"
    assert refused.value.facts == {"name": name, "game": "vendetta", "known": KNOWN}


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("strong@", "bot-bad-budget"),
        ("strong@-5", "bot-bad-budget"),
        ("strong@many", "bot-bad-budget"),
        ("fair@5", "bot-no-budget"),
        ("weak@5", "unknown-bot"),
    ],
)
def test_a_budget_is_a_number_for_who_thinks(name: str, key: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make(name, VENDETTA, 0, 1, trusted=True)
    assert refused.value.key == key


def test_over_the_network_nobody_sets_a_budget() -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make("strong@500", VENDETTA, 0, 1)
    assert refused.value.key == "unknown-bot"


def test_a_budget_is_kept() -> None:
    position = VENDETTA.start(3, 1)
    seat = position.deciders[0]
    bot = bots.make("strong@7", VENDETTA, seat, 1, trusted=True)
    assert isinstance(bot, Searching)
    bot.choose(bots.perspective(position, seat))
    assert bot.search.iterations == 7


def test_greedy_does_not_play_what_it_can_not_judge() -> None:
    with pytest.raises(UnknownBot):
        bots.make("greedy", AUCTION, 0, 1)


@pytest.mark.parametrize("name", PLAYING)
def test_a_bot_chooses_among_its_options_and_leaves_the_game_alone(name: str) -> None:
    for position in moments(seats=4, seed=11):
        seat = position.deciders[0]
        before = position.digest()
        move = bots.make(name, VENDETTA, seat, 5, trusted=True).choose(
            bots.perspective(position, seat)
        )
        assert move in position.options(seat)
        assert position.digest() == before


@pytest.mark.parametrize("seats", VENDETTA.seats)
@pytest.mark.parametrize("name", PLAYING)
def test_a_bot_chooses_the_same_whatever_it_may_not_know(name: str, seats: int) -> None:
    """Other supplies, another pile, other raid cards: the same choice from the same seed."""
    differed = 0
    for position in moments(seats, seed=12):
        seat = position.deciders[0]
        other = position.imagine(seat, Rng(position.number))
        differed += position.reveal() != other.reveal()
        one, two = (bots.make(name, VENDETTA, seat, 5, trusted=True) for _ in range(2))
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
