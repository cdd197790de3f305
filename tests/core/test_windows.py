"""Windows and their policies, shown with tiny games."""

import ast
from pathlib import Path
from typing import Any

import pytest
from tiny.auction import AUCTION, AuctionGame, Bid, Filled, Lot, Room
from tiny.duel import DUEL, Arena

from conclave import IllegalMove, Position, Rng
from conclave.core.events import Committed, visible
from conclave.core.frames import FIRST, POLICIES, Policy, Window
from conclave.core.moves import Move

SOURCES = Path(__file__).parents[2] / "src" / "conclave"


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


def test_a_commitment_is_secret_until_all_have_chosen() -> None:
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


def test_a_committed_seat_is_not_asked_again() -> None:
    room = auction(5, 3)
    room.play(0, "bid 4")
    assert texts(room, 0) == []
    with pytest.raises(IllegalMove) as refusal:
        room.play(0, "bid 1")
    assert refusal.value.rule == "AUC-02"
    assert room.view(0)["committed"] == "bid 4"


def test_imagining_keeps_own_commitments_and_redraws_others() -> None:
    room = auction(9, 9)
    room.play(0, "bid 4")
    assert {room.imagine(0, Rng(seed)).window.answers[0] for seed in range(9)} == {Bid(4)}
    assert len({room.imagine(1, Rng(seed)).window.answers[0] for seed in range(9)}) > 1


def test_events_are_redacted_for_others() -> None:
    room = auction(5, 3)
    room.events = [Filled(0, 7)]
    assert visible(room.events, 0) == [Filled(0, 7)]
    assert visible(room.events, 1) == visible(room.events, None) == [Filled(0, None)]


# Impulse, in order, forced


def test_after_an_action_the_impulse_returns_to_the_first_seat() -> None:
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


def test_a_single_public_option_is_chosen_automatically() -> None:
    arena = duel("bolt", "ward", seats=2)
    arena.play(0, "cast bolt")
    assert arena.target == 1
    assert arena.decision(0).prompt == "Flying"


def test_a_single_secret_option_is_still_asked() -> None:
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


def same_window_after(arena: Arena, *moves: str) -> list[bool]:
    """For each option: whether the same window is still open after it."""
    found = []
    for move in moves:
        before = arena.copy()
        arena.play(arena.deciders[0], move)
        found.append(before.same_window(arena))
    return found


def test_a_window_is_the_same_while_everybody_passes_in_it() -> None:
    arena = duel("bolt", "ward", "ward")
    assert same_window_after(arena, "cast bolt", "at 1") == [False, False], "nothing was passed"
    assert same_window_after(arena, "pass", "pass", "pass") == [True, True, False], (
        "the third pass closes it"
    )


def test_a_commitment_is_not_a_pass() -> None:
    room = auction(5, 3, 4)
    before = room.copy()
    room.play(0, "bid 1")
    assert before.asking is room.asking
    assert not before.same_window(room)


def test_a_window_is_another_after_an_action() -> None:
    arena = duel("bolt", "ward", "ward")
    same_window_after(arena, "cast bolt", "at 1")
    assert same_window_after(arena, "pass", "play ward") == [True, False]
    assert same_window_after(arena, "pass", "pass") == [True, False]


def test_a_nested_window_and_the_end_are_other_windows() -> None:
    arena = duel("bolt rage", "ward", "silence")
    same_window_after(arena, "cast bolt", "at 1")
    assert same_window_after(arena, "play rage", "pass", "pass") == [False, True, False]
    over = duel("bolt", "ward", seats=2)
    over.lives = [1, 1]
    assert same_window_after(over, "cast bolt", "pass", "pass", "discard ward")[1:] == [
        True,
        False,
        False,
    ]
    assert over.over


# A custom policy


class OpenBids(Policy):
    """All choose at the same time, openly; their choices are carried out together."""

    def deciders(self, window: Window) -> tuple[int, ...]:
        return window.unanswered()

    def chosen(self, position: Position, window: Window, seat: int, move: Move) -> None:
        asking = position.asking
        answered = window.with_answer(seat, move)
        if answered.deciders:
            position.replace(answered)
            return
        position.pop()
        for bidder, answer in zip(answered.seats, answered.answers, strict=True):
            assert answer is not None
            asking.chosen(position, bidder, answer)

    def view(self, window: Window, seat: int | None) -> dict[str, Any]:
        return {"open": [None if move is None else move.text for move in window.answers]}


OPEN_BIDS = OpenBids("open bids", keeps_answers=True)


class OpenLot(Lot):
    def run(self, room: Room, step: int) -> None:
        if step == FIRST:
            room.push(Window(OPEN_BIDS, tuple(range(room.seats))))
        else:
            super().run(room, step)


class OpenAuction(AuctionGame):
    frames = (OpenLot,)

    def setup(self, seats: int, settings: dict[str, Any], rng: Rng) -> Room:
        room = super().setup(seats, settings, rng)
        room.replace(OpenLot())
        return room


def open_auction() -> Room:
    room = OpenAuction().start(3, seed=1)
    assert isinstance(room, Room)
    room.purses = [5, 3, 4]
    return room


def test_a_game_may_define_its_own_policy() -> None:
    room = open_auction()
    assert room.play(1, "bid 2") == []
    assert room.deciders == (0, 2)
    for watcher in (0, 1, 2, None):
        assert room.view(watcher)["open"] == [None, "bid 2", None]
    assert room.imagine(0, Rng(3)).window.answers == (None, Bid(2), None)
    room.play(0, "bid 1")
    room.play(2, "bid 4")
    assert (room.lots, room.bids) == ([2], [1, 2, 4])


def test_a_window_is_saved_with_the_name_of_its_policy() -> None:
    room = open_auction()
    room.play(1, "bid 2")
    again = room.game.load(room.save())
    assert again.window == room.window
    assert again.window.policy is OPEN_BIDS
    assert again.digest() == room.digest()


def compares_policies(source: str) -> bool:
    """Whether a source checks which policy a window has."""
    for node in ast.walk(ast.parse(source)):
        sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
        sides += [node.subject] if isinstance(node, ast.Match) else []
        for side in sides:
            parts = getattr(side, "elts", [side])
            if any(isinstance(part, ast.Attribute) and part.attr == "policy" for part in parts):
                return True
            if any(isinstance(part, ast.Constant) and part.value in POLICIES for part in parts):
                return True
    return False


def test_no_code_checks_which_policy_a_window_has() -> None:
    assert compares_policies("if window.policy == COMMIT: pass")
    assert compares_policies("if name in ('impulse', 'forced'): pass")
    files = [file for file in sorted(SOURCES.rglob("*.py")) if "static" not in file.parts]
    found = [file.name for file in files if compares_policies(file.read_text(encoding="utf-8"))]
    assert found == []
