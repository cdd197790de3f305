"""VEND-PLACE-01 to -11, -18, -20: placing mafiosi from the supply."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    everywhere,
    offered,
    refusal,
    table,
    take_turn,
)

from conclave.games.vendetta.rules.events import Placed, TurnedOver
from conclave.testing import rule


@rule("VEND-PLACE-01")
def test_any_number_from_one_to_all_may_be_placed_anywhere() -> None:
    empty = table(supply={RED: 6})
    assert offered(empty, RED) == everywhere(range(1, 7))


@rule("VEND-PLACE-01")
@pytest.mark.parametrize("number", range(1, 7))
def test_each_number_offered_is_placed(number: int) -> None:
    empty = table(supply={RED: 6}, pile=[5])
    assert take_turn(empty, f"place {number} d1", "done") == [
        Placed(RED, number, 1),
        TurnedOver(RED, 5),
    ]
    assert (empty.at(1, RED), empty.supply[RED]) == (number, 6 - number)


@rule("VEND-PLACE-01", "VEND-R-04", "VEND-R-39")
def test_placing_nothing_is_fine_even_with_a_full_supply() -> None:
    empty = table(box={RED: 0}, pile=[5])
    assert empty.supply[RED] == 50
    assert take_turn(empty, "done") == [TurnedOver(RED, 5)]
    assert empty.supply[RED] == 50


@rule("VEND-R-04", "VEND-R-39")
def test_placing_nothing_ends_the_placing() -> None:
    empty = table()
    assert refusal(empty, RED, "place 0 d1") == "VEND-R-05"
    take_turn(empty, "done")
    assert empty.deciders == (YELLOW,)


@rule("VEND-PLACE-02", "VEND-PLACE-05")
@pytest.mark.parametrize("seat", [YELLOW, GREEN, BLUE])
def test_a_turn_enters_at_most_two_districts(seat: int) -> None:
    empty = table(active=seat, turn=seat + 1, pile=[13])
    assert empty.starter == RED
    assert (empty.decision(seat).rule, empty.decision(seat).facts["districts"]) == (
        "VEND-PLACE-02",
        2,
    )
    take_turn(empty, "place 1 d1")
    assert empty.decision(seat).facts["districts"] == 1
    assert take_turn(empty, "place 1 d2") == [Placed(seat, 1, 2), TurnedOver(seat, 13)]
    assert refusal(empty, seat, "place 1 d3") == "VEND-TURN-03"
    assert [empty.at(district, seat) for district in (1, 2, 3)] == [1, 1, 0]


@rule("VEND-PLACE-05")
@pytest.mark.parametrize("turn", range(2, 12))
def test_every_turn_but_the_first_has_two_districts(turn: int) -> None:
    empty = table(active=GREEN, turn=turn)
    assert empty.decision(GREEN).facts["districts"] == 2
    assert take_turn(empty, "place 1 d1") == [Placed(GREEN, 1, 1)]
    assert empty.deciders == (GREEN,)


@rule("VEND-PLACE-03")
@pytest.mark.parametrize("starter", [RED, YELLOW, GREEN, BLUE])
def test_the_opening_turn_enters_one_district_only(starter: int) -> None:
    empty = table(active=starter, turn=1, pile=[13])
    assert empty.decision(starter).rule == "VEND-PLACE-03"
    assert empty.decision(starter).facts["districts"] == 1
    assert take_turn(empty, "place 1 d1") == [Placed(starter, 1, 1), TurnedOver(starter, 13)]
    assert refusal(empty, starter, "place 1 d2") == "VEND-TURN-03"


@rule("VEND-PLACE-04", "VEND-R-32")
def test_the_starting_players_later_turns_have_two_districts() -> None:
    empty = table(3, active=RED, turn=1, pile=[9, 10, 11, 12])
    take_turn(empty, "place 1 d1")
    take_turn(empty, "done")
    take_turn(empty, "done")
    assert (empty.turn, empty.deciders, empty.starter) == (4, (RED,), RED)
    take_turn(empty, "place 1 d2")
    assert empty.deciders == (RED,)
    assert take_turn(empty, "place 1 d3") == [Placed(RED, 1, 3), TurnedOver(RED, 12)]


@rule("VEND-PLACE-06")
def test_the_two_numbers_may_differ() -> None:
    empty = table(supply={RED: 9})
    take_turn(empty, "place 7 d1", "place 2 d2")
    assert (empty.at(1, RED), empty.at(2, RED), empty.supply[RED]) == (7, 2, 0)


@rule("VEND-PLACE-07", "VEND-PLACE-20")
def test_mafiosi_come_from_the_supply() -> None:
    shared = table(districts={1: {RED: 2, BLUE: 2}}, supply={RED: 8}, pile=[13])
    take_turn(shared, "place 3 d1")
    assert (shared.at(1, RED), shared.supply[RED], shared.box[RED]) == (5, 5, 40)
    take_turn(shared, "place 4 d2")
    assert (shared.at(2, RED), shared.supply[RED], shared.box[RED]) == (4, 1, 40)


@rule("VEND-PLACE-07", "VEND-PLACE-10")
def test_without_a_supply_there_is_nothing_to_place() -> None:
    poor = table(districts={1: {RED: 9}}, supply={RED: 0})
    assert offered(poor, RED) == {}
    assert refusal(poor, RED, "place 1 d1") == "VEND-PLACE-10"
    assert refusal(poor, RED, "place 1 d2") == "VEND-PLACE-10"
    take_turn(poor, "done")
    assert poor.deciders == (YELLOW,)


@rule("VEND-PLACE-08", "VEND-PLACE-09")
def test_there_is_no_move_that_takes_mafiosi_from_the_board() -> None:
    settled = table(districts={1: {RED: 9}, 2: {RED: 4, BLUE: 4}}, supply={RED: 1}, pile=[13])
    assert [move.text for move in settled.options(RED)] == [
        *[f"place 1 d{district}" for district in range(1, 14)],
        "done",
    ]
    take_turn(settled, "place 1 d3", "done")
    assert (settled.at(1, RED), settled.at(2, RED), settled.at(3, RED)) == (9, 4, 1)
    assert settled.supply[RED] == 0


@rule("VEND-PLACE-10")
def test_only_the_supply_may_be_placed_and_not_the_box() -> None:
    empty = table(supply={RED: 6})
    assert empty.box[RED] == 44
    assert refusal(empty, RED, "place 7 d1") == "VEND-PLACE-10"
    take_turn(empty, "place 6 d1")
    assert empty.at(1, RED) == 6


@rule("VEND-PLACE-10")
def test_the_second_district_gets_what_is_left_of_the_supply() -> None:
    empty = table(supply={RED: 6})
    take_turn(empty, "place 4 d1")
    assert offered(empty, RED) == everywhere(range(1, 3), but={1: range(0)})
    assert refusal(empty, RED, "place 3 d2") == "VEND-PLACE-10"
    take_turn(empty, "place 2 d2")
    assert (empty.at(2, RED), empty.supply[RED]) == (2, 0)


@rule("VEND-PLACE-11")
def test_a_player_places_his_own_colour_only() -> None:
    crowded = table(active=GREEN, districts={1: {RED: 1, YELLOW: 1, BLUE: 1}}, pile=[13])
    take_turn(crowded, "place 3 d1", "done")
    assert crowded.row(1) == [1, 1, 3, 1]
    assert crowded.supply == [10, 10, 7, 10]


@rule("VEND-PLACE-18")
def test_a_district_holds_any_number() -> None:
    packed = table(districts={1: {RED: 20, BLUE: 50}}, box={RED: 0, BLUE: 0}, pile=[13])
    assert offered(packed, RED)[1] == list(range(1, 31))
    take_turn(packed, "place 30 d1", "done")
    assert packed.row(1) == [50, 0, 0, 50]
