"""Casket: what every game must pass, its words, and its rules as short stories."""

from __future__ import annotations

import pytest
from casket import GAME
from casket.events import Buried, Opened
from casket.room import Room

from conclave.core.errors import IllegalMove
from conclave.testing import rule
from conclave.testing.conformance import Conformance
from conclave.testing.wording import Wording


class TestCasket(Conformance):
    """Every game passes this."""

    game = GAME


class TestWords(Wording):
    """Whatever it says it can say in all its languages."""

    game = GAME


def begun(seats: int = 3, caskets: int = 1) -> Room:
    """A sale that has just begun."""
    room = GAME.start(seats, seed=1, options={"caskets": caskets})
    assert isinstance(room, Room)
    return room


@rule("CASK-SETUP-01", "CASK-SALE-01")
def test_coins_lie_in_the_open_and_each_heir_sees_his_own_die() -> None:
    room = begun()
    view = room.view(1)
    assert view["coins"] == [30, 30, 30]
    assert view["dice"] == [None, room.dice[1], None]


@rule("CASK-BID-01", "CASK-OPEN-01", "CASK-END-01")
def test_the_last_bidder_pays_and_takes_what_the_dice_show() -> None:
    room = begun()
    worth = sum(room.dice)
    room.play(0, "bid 2")
    room.play(1, "withdraw")
    room.play(2, "bid 3")
    events = room.play(0, "withdraw")
    assert events[-1] == Opened(2, 3, tuple(room.dice), worth)
    assert room.coins == [30, 30, 27 + worth]
    assert room.outcome is not None
    assert room.outcome.places == (2, 2, 1)


@rule("CASK-SALE-02", "CASK-BID-03")
def test_what_nobody_wants_is_buried_and_the_next_heir_opens() -> None:
    room = begun(seats=2, caskets=2)
    room.play(0, "withdraw")
    assert Buried() in room.play(1, "withdraw")
    assert room.coins == [30, 30]
    assert room.deciders == (1,)


@rule("CASK-BID-02")
@pytest.mark.parametrize("bid", ["bid 4", "bid 13"])
def test_a_bid_is_higher_than_the_last_and_no_higher_than_any_casket(bid: str) -> None:
    room = begun(seats=2)
    room.play(0, "bid 4")
    with pytest.raises(IllegalMove, match="more than 4 and at most 12 coins") as refusal:
        room.play(1, bid)
    assert refusal.value.rule == "CASK-BID-02"
