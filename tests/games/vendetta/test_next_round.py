"""VEND-NEXT: between the rounds."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    DISTRICTS,
    GREEN,
    RED,
    YELLOW,
    alone,
    last_turn,
    only,
    take_turn,
)

from conclave.games.vendetta.rules.events import Received, Reordered, RoundBegan, Scored
from conclave.testing import rule


@rule("VEND-NEXT-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_three_mafiosi_before_the_next_round(seats: int) -> None:
    ending = last_turn(seats, supply={RED: 0, YELLOW: 4, GREEN: 20})
    supply, box = ending.supply[:], ending.box[:]
    events = take_turn(ending, "done")
    assert events[-seats - 2 :] == [
        *[Received(seat, 3, 3) for seat in range(seats)],
        RoundBegan(2, ending.starter),
        Reordered(ending.starter),
    ]
    assert ending.supply == [number + 3 for number in supply]
    assert ending.box == [number - 3 for number in box]


@rule("VEND-NEXT-02", "VEND-R-30")
def test_the_leader_and_the_ruined_get_the_same() -> None:
    ending = last_turn(
        districts=alone(RED, 1, 2, 3), supply={GREEN: 0}, points={RED: 200, BLUE: 90}
    )
    events = take_turn(ending, "done")
    assert only(Received, events) == [Received(seat, 3, 3) for seat in range(4)]
    assert ending.supply == [13, 13, 3, 13]


@rule("VEND-NEXT-03")
@pytest.mark.parametrize(
    ("last", "starter"), [(RED, YELLOW), (YELLOW, GREEN), (GREEN, BLUE), (BLUE, RED)]
)
def test_the_next_in_turn_starts_the_next_round(last: int, starter: int) -> None:
    ending = last_turn(active=last)
    assert RoundBegan(2, starter) in take_turn(ending, "done")
    assert (ending.starter, ending.deciders) == (starter, (starter,))


@rule("VEND-NEXT-04")
def test_the_board_and_the_supplies_stay() -> None:
    there = {1: {RED: 3}, 2: {RED: 1, BLUE: 4}, 7: {YELLOW: 2, GREEN: 2}}
    ending = last_turn(districts=there, supply={RED: 1, YELLOW: 2, GREEN: 3, BLUE: 4})
    before = [ending.row(district) for district in DISTRICTS]
    take_turn(ending, "done")
    assert ending.round == 2
    assert [ending.row(district) for district in DISTRICTS] == before
    assert ending.supply == [4, 5, 6, 7]


@rule("VEND-NEXT-05")
def test_the_new_round_uses_all_thirteen_cards() -> None:
    ending = last_turn()
    assert (len(ending.turned_over), ending.pile, ending.raid) == (10, [11], [12, 13])
    take_turn(ending, "done")
    assert sorted(ending.pile + ending.raid) == list(DISTRICTS)
    assert (len(ending.pile), len(ending.raid), ending.turned_over) == (11, 2, [])


@rule("VEND-NEXT-06")
@pytest.mark.parametrize(
    ("districts", "points"), [(alone(RED, 1, 2, 3, 4, 5), 0), (alone(RED, 1), 249)]
)
def test_nobody_is_reinforced_once_the_game_has_ended(
    districts: dict[int, dict[int, int]], points: int
) -> None:
    winning = last_turn(districts=districts, points={RED: points})
    events = take_turn(winning, "done")
    assert winning.over
    assert isinstance(events[-1], Scored)
    assert only(Received, events) == []
    assert winning.supply == [10, 10, 10, 10]


@rule("VEND-NEXT-06")
def test_everybody_is_reinforced_if_the_game_continues() -> None:
    unfinished = last_turn(districts=alone(RED, 1, 2, 3, 4))
    take_turn(unfinished, "done")
    assert not unfinished.over
    assert unfinished.supply == [13, 13, 13, 13]
