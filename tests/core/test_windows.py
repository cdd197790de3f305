"""The one Window frame under its four policies, shown by two tiny games."""

import pytest
from tiny.auction import AUCTION, Bid, Filled, Room
from tiny.duel import DUEL, Arena

from conclave import IllegalMove, Position, Rng
from conclave.core.events import Committed, visible


def texts(position: Position, seat: int) -> list[str]:
    return [move.text for move in position.options(seat)]


def auction(*purses: int) -> Room:
    room = AUCTION.start(len(purses), seed=1)
    assert isinstance(room, Room)
    room.purses = list(purses)
    return room


def duel(*hands: str, seats: int = 3) -> Arena:
    """A duel in which the mages hold these cards: "bolt ward", "silence", ..."""
    arena = DUEL.start(seats, seed=1)
    assert isinstance(arena, Arena)
    cards = sorted(arena.pack + [card for hand in arena.hands for card in hand])
    arena.hands = [hand.split() for hand in hands]
    for hand in arena.hands:
        for card in hand:
            cards.remove(card)
    arena.pack = cards
    assert arena.faults() == []
    return arena


# Commit


def test_all_bidders_are_asked_at_once_and_answer_in_any_order() -> None:
    room = auction(5, 3, 4)
    assert list(room.deciders) == [0, 1, 2]
    room.play(2, "bid 4")
    assert list(room.deciders) == [0, 1]
    room.play(0, "bid 1")
    room.play(1, "bid 2")
    assert room.lots == [2]
    assert room.bids == [1, 2, 4]
    assert room.deciders == (0, 1, 2)


def test_a_commitment_stays_secret_until_all_have_chosen() -> None:
    room = auction(5, 3)
    events = room.play(0, "bid 4")
    assert events == [Committed(0)]
    assert room.view(0)["committed"] == "bid 4"
    assert room.view(1)["committed"] is None
    assert "committed" not in room.view(None)
    assert room.purses == [5, 3]
    other = auction(5, 3)
    other.play(0, "bid 1")
    for watcher in (1, None):
        assert room.view(watcher) == other.view(watcher)


def test_who_has_committed_is_not_asked_again() -> None:
    room = auction(5, 3)
    room.play(0, "bid 4")
    assert texts(room, 0) == []
    with pytest.raises(IllegalMove) as refusal:
        room.play(0, "bid 1")
    assert refusal.value.rule == "AUC-02"
    assert room.view(0)["committed"] == "bid 4"


def test_imagination_keeps_own_commitments_and_draws_those_of_others() -> None:
    room = auction(9, 9)
    room.play(0, "bid 4")
    assert {room.imagine(0, Rng(seed)).window.answers[0] for seed in range(9)} == {Bid(4)}
    assert len({room.imagine(1, Rng(seed)).window.answers[0] for seed in range(9)}) > 1


def test_events_are_veiled_for_others() -> None:
    room = auction(5, 3)
    room.events = [Filled(0, 7)]
    assert visible(room.events, 0) == [Filled(0, 7)]
    assert visible(room.events, 1) == visible(room.events, None) == [Filled(0, None)]


# Impulse, in order, forced


def test_whoever_acts_the_impulse_goes_back_to_the_first_seat() -> None:
    arena = duel("bolt rage", "ward", "ward")
    arena.play(0, "cast bolt")
    arena.play(0, "at 1")
    assert texts(arena, 0) == ["play rage", "pass"]
    arena.play(0, "pass")
    assert arena.deciders == (1,)
    arena.play(1, "play ward")
    for silent in (2, 0):
        assert texts(arena, silent) == ["pass"]
        arena.play(silent, "pass")
    assert arena.power == 0
    assert arena.deciders == (0,)
    arena.play(0, "play rage")
    for silent in (1, 2):
        arena.play(silent, "pass")
    assert arena.deciders == (0,)
    for seat in (0, 1, 2):
        arena.play(seat, "pass")
    assert arena.lives == [4, 3, 4]


def test_a_pass_does_not_count_after_somebody_acted() -> None:
    arena = duel("bolt", "ward ward", "rage")
    arena.play(0, "cast bolt")
    arena.play(0, "at 2")
    for seat in (0, 1):
        arena.play(seat, "pass")
    arena.play(2, "play rage")
    for seat in (0, 1):
        arena.play(seat, "pass")
    assert arena.deciders == (0,)
    arena.play(0, "pass")
    assert texts(arena, 1) == ["play ward", "pass"]


def test_a_window_opens_inside_a_window_and_closes_back_into_it() -> None:
    arena = duel("bolt rage", "ward", "silence")
    arena.play(0, "cast bolt")
    arena.play(0, "at 1")
    assert len(arena.frames) == 3
    arena.play(0, "play rage")
    assert len(arena.frames) == 5
    assert arena.deciders == (1,)
    arena.play(1, "pass")
    assert texts(arena, 2) == ["play silence", "pass"]
    arena.play(2, "play silence")
    assert arena.power == 1
    assert arena.deciders == (0,)
    assert len(arena.frames) == 3


def test_in_order_each_seat_is_asked_once() -> None:
    arena = duel("bolt rage", "silence", "silence", "ward", seats=4)
    arena.play(0, "cast bolt")
    arena.play(0, "at 3")
    arena.play(0, "play rage")
    asked: list[int] = []
    while arena.decision(arena.deciders[0]).prompt == "AsPlayed":
        asked += arena.deciders
        arena.play(arena.deciders[0], "pass")
    assert asked == [1, 2, 3]
    assert arena.power == 2


def test_a_single_option_that_all_can_tell_is_answered_by_itself() -> None:
    arena = duel("bolt", "ward", seats=2)
    arena.play(0, "cast bolt")
    assert arena.target == 1
    assert arena.decision(0).prompt == "Flying"


def test_a_single_option_that_would_tell_a_secret_is_asked_all_the_same() -> None:
    arena = duel("ward", "ward", seats=2)
    assert arena.decision(0).prompt == "Duelling"
    assert texts(arena, 0) == ["rest"]


def test_a_forced_choice_offers_no_pass() -> None:
    arena = duel("bolt", "rage silence", seats=2)
    arena.play(0, "cast bolt")
    arena.play(0, "pass")
    arena.play(1, "pass")
    assert texts(arena, 1) == ["discard rage", "discard silence"]
    with pytest.raises(IllegalMove) as refusal:
        arena.play(1, "pass")
    assert refusal.value.rule == "DUEL-05"
    arena.play(1, "discard silence")
    assert arena.hands[1] == ["rage"]


def test_the_wrong_seat_is_refused_and_nothing_changes() -> None:
    arena = duel("bolt", "ward", seats=2)
    before = arena.digest()
    with pytest.raises(IllegalMove) as refusal:
        arena.play(1, "rest")
    assert refusal.value.rule == "DUEL-02"
    assert refusal.value.facts == {"seat": 1, "deciders": [0], "game": "duel"}
    assert arena.digest() == before
    assert len(arena.options(1)) == 0
    arena.play(0, "rest")
    assert arena.deciders == (1,)


# One window after another


def led_to(arena: Arena, *moves: str) -> list[bool]:
    """For each move of whoever is asked: whether the same window is still open after it."""
    found = []
    for move in moves:
        before = arena.copy()
        arena.play(arena.deciders[0], move)
        found.append(before.same_window(arena))
    return found


def test_a_window_is_the_same_while_everybody_passes_in_it() -> None:
    arena = duel("bolt", "ward", "ward")
    assert led_to(arena, "cast bolt", "at 1") == [False, False], "nothing was passed"
    assert led_to(arena, "pass", "pass", "pass") == [True, True, False], "the third pass closes it"


def test_who_commits_has_not_passed() -> None:
    room = auction(5, 3, 4)
    before = room.copy()
    room.play(0, "bid 1")
    assert before.asking is room.asking
    assert not before.same_window(room)


def test_a_window_in_which_somebody_acts_is_another() -> None:
    arena = duel("bolt", "ward", "ward")
    led_to(arena, "cast bolt", "at 1")
    assert led_to(arena, "pass", "play ward") == [True, False]
    assert led_to(arena, "pass", "pass") == [True, False]


def test_a_window_inside_a_window_is_another_and_so_is_the_end() -> None:
    arena = duel("bolt rage", "ward", "silence")
    led_to(arena, "cast bolt", "at 1")
    assert led_to(arena, "play rage", "pass", "pass") == [False, True, False]
    over = duel("bolt", "ward", seats=2)
    over.lives = [1, 1]
    assert led_to(over, "cast bolt", "pass", "pass", "discard ward")[1:] == [True, False, False]
    assert over.over
