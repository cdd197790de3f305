"""Bots by name: which there are, and how they choose."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tiny.auction import AUCTION

import conclave
from conclave import Position, Rng, UnknownBot, bots
from conclave.bots.levels import SearchBot

VENDETTA = conclave.game("vendetta")
KNOWN = "gentle, fair, strong, merciless, greedy, random"
PLAYING = ["gentle", "fair", "strong@5", "greedy", "random"]


def moments(seats: int, seed: int, every: int = 9) -> Iterator[Position]:
    """Every so often, a position of a random game."""
    position, rng = VENDETTA.start(seats, seed), Rng(seed)
    while not position.over:
        if position.number % every == 0:
            yield position
        seat = position.deciders[0]
        position.play(seat, position.options(seat).pick(rng))


def test_each_game_has_its_bots() -> None:
    levels = ["gentle", "fair", "strong", "merciless"]
    assert bots.names(VENDETTA) == [*levels, "greedy", "random"]
    assert bots.offered(VENDETTA) == levels
    assert bots.default(VENDETTA) == "fair"
    assert bots.names(AUCTION) == ["strong", "merciless", "random"]
    assert bots.offered(AUCTION) == ["strong", "merciless", "random"]
    assert bots.default(AUCTION) == "random"


@pytest.mark.parametrize("name", ["gredy", "", "Random"])
def test_an_unknown_bot_is_refused_with_a_list(name: str) -> None:
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
def test_a_budget_is_a_number_for_a_searching_bot(name: str, key: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make(name, VENDETTA, 0, 1, trusted=True)
    assert refused.value.key == key


def test_an_untrusted_name_sets_no_budget() -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.make("strong@500", VENDETTA, 0, 1)
    assert refused.value.key == "unknown-bot"


def test_a_budget_is_obeyed() -> None:
    position = VENDETTA.start(3, 1)
    seat = position.deciders[0]
    bot = bots.make("strong@7", VENDETTA, seat, 1, trusted=True)
    assert isinstance(bot, SearchBot)
    bot.choose(bots.perspective(position, seat))
    assert bot.search.iterations == 7


def test_greedy_needs_a_judge() -> None:
    with pytest.raises(UnknownBot):
        bots.make("greedy", AUCTION, 0, 1)


@pytest.mark.parametrize("name", PLAYING)
def test_a_bot_chooses_a_legal_move_and_changes_nothing(name: str) -> None:
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
def test_a_choice_does_not_depend_on_hidden_information(name: str, seats: int) -> None:
    """With other supplies, piles and raid cards, the same seed gives the same choice."""
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


def test_bots_with_the_same_seed_have_different_streams() -> None:
    streams = [bots.make("random", VENDETTA, seat, 7).rng for seat in range(4)]
    assert len({tuple(rng.below(1000) for _ in range(5)) for rng in (*streams, Rng(7))}) == 5


def test_random_chooses_every_option_eventually() -> None:
    position = AUCTION.start(2, 3)
    bot = bots.make("random", AUCTION, 0, 1)
    taken = {bot.choose(bots.perspective(position, 0)) for _ in range(300)}
    assert taken == set(position.options(0))
