"""Casket: conformance, words and rules."""

from __future__ import annotations

import pytest
from casket import GAME
from casket.events import Buried, Opened
from casket.table import Table

from conclave.core.errors import IllegalMove
from conclave.testing import rule
from conclave.testing.conformance import Conformance
from conclave.testing.wording import Wording


class TestCasket(Conformance):
    """The conformance suite."""

    game = GAME


class TestWords(Wording):
    """All messages exist in all its languages."""

    game = GAME


def new_sale(seats: int = 3, caskets: int = 1) -> Table:
    """A table at the start of a sale."""
    table = GAME.start(seats, seed=1, options={"caskets": caskets})
    assert isinstance(table, Table)
    return table


@rule("CASK-SETUP-01", "CASK-SALE-01")
def test_coins_lie_in_the_open_and_each_heir_sees_his_own_die() -> None:
    table = new_sale()
    view = table.view(1)
    assert view["coins"] == [30, 30, 30]
    assert view["dice"] == [None, table.dice[1], None]


@rule("CASK-BID-01", "CASK-OPEN-01", "CASK-END-01")
def test_the_last_bidder_pays_and_takes_what_the_dice_show() -> None:
    table = new_sale()
    worth = sum(table.dice)
    table.play(0, "bid 2")
    table.play(1, "withdraw")
    table.play(2, "bid 3")
    events = table.play(0, "withdraw")
    assert events[-1] == Opened(2, 3, tuple(table.dice), worth)
    assert table.coins == [30, 30, 27 + worth]
    assert table.outcome is not None
    assert table.outcome.places == (2, 2, 1)


@rule("CASK-SALE-02", "CASK-BID-03")
def test_what_nobody_wants_is_buried_and_the_next_heir_opens() -> None:
    table = new_sale(seats=2, caskets=2)
    table.play(0, "withdraw")
    assert Buried() in table.play(1, "withdraw")
    assert table.coins == [30, 30]
    assert table.deciders == (1,)


@rule("CASK-BID-02")
@pytest.mark.parametrize("bid", ["bid 4", "bid 13"])
def test_a_bid_is_higher_than_the_last_and_no_higher_than_any_casket(bid: str) -> None:
    table = new_sale(seats=2)
    table.play(0, "bid 4")
    with pytest.raises(IllegalMove, match="more than 4 and at most 12 coins") as refusal:
        table.play(1, bid)
    assert refusal.value.rule == "CASK-BID-02"
