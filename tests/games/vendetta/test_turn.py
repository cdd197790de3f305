"""VEND-TURN: rounds of eleven turns, and what a turn consists of."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    new_game,
    only,
    refusal,
    table,
    take_turn,
)

from conclave.games.vendetta.rules.events import (
    Lost,
    Placed,
    Raided,
    Received,
    Reordered,
    RoundBegan,
    Scored,
    TurnedOver,
)
from conclave.testing import rule

EVERY_START = [(seats, starter) for seats in (3, 4, 5) for starter in range(seats)]


@rule("VEND-TURN-01", "VEND-TURN-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_round_is_eleven_turns_a_raid_and_a_scoring(seats: int) -> None:
    opening = new_game(seats)
    events = [event for _ in range(11) for event in opening.play(opening.active, "done")]
    steps = [type(e) for e in events if isinstance(e, TurnedOver | Raided | Scored | RoundBegan)]
    assert steps == [TurnedOver] * 11 + [Raided] + [Scored] * seats + [RoundBegan]


@rule("VEND-TURN-03")
def test_only_the_player_whose_turn_it_is_may_place() -> None:
    empty = table(active=GREEN)
    assert empty.deciders == (GREEN,)
    assert refusal(empty, BLUE, "place 1 d1") == "VEND-TURN-03"
    assert refusal(empty, YELLOW, "done") == "VEND-TURN-03"
    take_turn(empty, "place 1 d1", "done")
    assert empty.deciders == (BLUE,)
    assert refusal(empty, GREEN, "place 1 d1") == "VEND-TURN-03"
    take_turn(empty, "done")
    assert empty.deciders == (RED,)


@rule("VEND-TURN-04")
def test_the_opening_turn_is_reorder_place_vendetta() -> None:
    opening = new_game()
    assert opening.events[-2:] == [RoundBegan(1, RED), Reordered(RED)]
    events = take_turn(opening, "place 1 d1")
    assert [type(event) for event in events[:3]] == [Placed, TurnedOver, Lost]


@rule("VEND-TURN-04", "VEND-TURN-08")
def test_a_later_turn_is_place_vendetta_and_payout_and_ends_there() -> None:
    fought = table(active=YELLOW, districts={7: {RED: 2, GREEN: 3}}, pile=[7])
    assert take_turn(fought, "place 1 d2", "place 4 d7") == [
        Placed(YELLOW, 1, 2),
        Placed(YELLOW, 4, 7),
        TurnedOver(YELLOW, 7),
        Lost(RED, 2, 7),
        Received(YELLOW, 1, 1),
        Received(GREEN, 1, 1),
    ]
    assert (fought.deciders, fought.turn) == ((GREEN,), 3)


@rule("VEND-TURN-05", "VEND-TURN-06")
@pytest.mark.parametrize(("seats", "starter"), EVERY_START)
def test_only_the_starting_player_reorders_once_a_round(seats: int, starter: int) -> None:
    empty = table(seats, active=starter, turn=1)
    events = [event for _ in range(22) for event in empty.play(empty.active, "done")]
    second, third = (starter + 11) % seats, (starter + 22) % seats
    assert only(Reordered, events) == [Reordered(second), Reordered(third)]
    assert [empty.starter, empty.active, empty.turn] == [third, third, 1]


@rule("VEND-TURN-06")
def test_no_turn_but_the_first_reorders() -> None:
    empty = table(turn=1, pile=range(1, 12))
    for turn in range(1, 11):
        assert take_turn(empty, "done") == [TurnedOver((turn - 1) % 4, turn)]
    assert only(Reordered, take_turn(empty, "done")) == [Reordered(BLUE)]


@rule("VEND-TURN-07")
def test_nothing_is_placed_once_the_card_is_turned_over() -> None:
    empty = table(active=RED, pile=[5])
    assert take_turn(empty, "place 1 d1") == [Placed(RED, 1, 1)]
    assert empty.turned_over == [1]
    assert empty.deciders == (RED,)
    assert take_turn(empty, "done") == [TurnedOver(RED, 5)]
    assert refusal(empty, RED, "place 1 d2") == "VEND-TURN-03"
    assert len(empty.options(RED)) == 0


@rule("VEND-TURN-07")
def test_the_card_is_turned_over_as_soon_as_two_districts_were_entered() -> None:
    empty = table(active=RED, pile=[5])
    take_turn(empty, "place 1 d1")
    assert take_turn(empty, "place 1 d2") == [Placed(RED, 1, 2), TurnedOver(RED, 5)]
    assert refusal(empty, RED, "place 1 d3") == "VEND-TURN-03"


@rule("VEND-TURN-09", "VEND-NEXT-03")
def test_the_player_after_the_eleventh_turn_starts_the_next_round() -> None:
    empty = table(4, active=GREEN, turn=11)
    take_turn(empty, "done")
    assert (empty.round, empty.turn, empty.starter, empty.deciders) == (2, 1, BLUE, (BLUE,))


@rule("VEND-TURN-10")
@pytest.mark.parametrize(("seats", "starter"), EVERY_START)
def test_turn_k_is_the_starters_k_minus_first_neighbour_clockwise(seats: int, starter: int) -> None:
    empty = table(seats, active=starter, turn=1)
    turns = []
    for _ in range(11):
        turns.append((empty.turn, *empty.deciders))
        take_turn(empty, "done")
    assert turns == [(k, (starter + k - 1) % seats) for k in range(1, 12)]
    assert empty.starter == (starter + {3: 2, 4: 3, 5: 1}[seats]) % seats


@rule("VEND-TURN-11")
@pytest.mark.parametrize(("seats", "starter"), EVERY_START)
def test_how_many_turns_each_player_has_in_a_round(seats: int, starter: int) -> None:
    empty = table(seats, active=starter, turn=1)
    turns = [0] * seats
    for _ in range(11):
        turns[empty.active] += 1
        take_turn(empty, "done")
    shares = {3: [4, 4, 3], 4: [3, 3, 3, 2], 5: [3, 2, 2, 2, 2]}
    assert turns[starter:] + turns[:starter] == shares[seats]
    assert empty.round == 2
