"""VEND-PLACE-12 to -19: entering a district that one rival holds alone."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    District,
    changed,
    everywhere,
    last_turn,
    offered,
    refusal,
    table,
    take_turn,
)

from conclave.games.vendetta.rules.events import Lost, Placed, TurnedOver
from conclave.testing import rule


@rule("EX-VEND-PLACE-a", "VEND-PLACE-12", "VEND-R-10")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_green_may_not_enter_reds_district_of_5_with_fewer(number: int) -> None:
    held = table(active=GREEN, districts={1: {RED: 5}})
    assert refusal(held, GREEN, f"place {number} d1") == "VEND-PLACE-12"
    assert held.row(1) == [5, 0, 0, 0]


@rule("EX-VEND-PLACE-a", "VEND-PLACE-12", "VEND-R-10")
@pytest.mark.parametrize("number", [5, 6, 10])
def test_green_may_enter_reds_district_of_5_with_as_many_or_more(number: int) -> None:
    held = table(active=GREEN, districts={1: {RED: 5}})
    assert offered(held, GREEN) == everywhere(range(1, 11), but={1: range(5, 11)})
    take_turn(held, f"place {number} d1")
    assert held.row(1) == [5, 0, number, 0]


@rule("EX-VEND-PLACE-b", "VEND-PLACE-03", "VEND-PLACE-19", "VEND-R-09")
def test_the_third_round_opens_after_a_raid_on_6_and_11() -> None:
    there = {6: {RED: 2, BLUE: 2}, 11: {GREEN: 5}}
    swept = last_turn(round=2, active=RED, districts=there, pile=[13], raid=[6, 11])
    take_turn(swept, "done")
    assert (swept.round, swept.turn, swept.deciders) == (3, 1, (YELLOW,))
    assert (swept.row(6), swept.row(11)) == ([0, 0, 0, 0], [0, 0, 0, 0])
    swept = changed(swept, pile=[11, 6, 10, 9, 8, 7, 5, 4, 3, 2, 1], raid=[12, 13])

    assert take_turn(swept, "place 3 d6") == [Placed(YELLOW, 3, 6), TurnedOver(YELLOW, 1)]
    assert refusal(swept, YELLOW, "place 1 d11") == "VEND-TURN-03"

    assert swept.deciders == (GREEN,)
    assert take_turn(swept, "place 4 d6", "place 4 d11") == [
        Placed(GREEN, 4, 6),
        Placed(GREEN, 4, 11),
        TurnedOver(GREEN, 2),
    ]
    assert (swept.row(6), swept.row(11)) == ([0, 3, 4, 0], [0, 0, 4, 0])


@rule("VEND-R-34", "EX-VEND-PLACE-b")
def test_green_could_have_placed_3_and_1_as_well() -> None:
    swept = table(round=3, turn=2, active=GREEN, districts={6: {YELLOW: 3}}, supply={GREEN: 4})
    assert refusal(swept, GREEN, "place 2 d6") == "VEND-PLACE-12"
    take_turn(swept, "place 3 d6", "place 1 d11")
    assert (swept.at(6, GREEN), swept.at(11, GREEN), swept.supply[GREEN]) == (3, 1, 0)


@rule("VEND-PLACE-12")
def test_placing_nothing_is_allowed() -> None:
    held = table(active=GREEN, districts={1: {RED: 5}}, pile=[13])
    assert take_turn(held, "done") == [TurnedOver(GREEN, 13)]
    assert held.row(1) == [5, 0, 0, 0]


@rule("VEND-PLACE-13", "VEND-R-07")
def test_ones_own_district_has_no_minimum() -> None:
    held = table(active=RED, districts={1: {RED: 5}})
    assert offered(held, RED) == everywhere(range(1, 11))
    take_turn(held, "place 1 d1")
    assert held.row(1) == [6, 0, 0, 0]


@rule("VEND-PLACE-14", "VEND-R-09")
def test_an_empty_district_has_no_minimum() -> None:
    empty = table(active=GREEN)
    assert offered(empty, GREEN)[1] == list(range(1, 11))
    take_turn(empty, "place 1 d1")
    assert empty.row(1) == [0, 0, 1, 0]


@rule("VEND-PLACE-15", "VEND-R-08")
@pytest.mark.parametrize(
    "there",
    [{RED: 5, BLUE: 5}, {RED: 9, BLUE: 1}, {RED: 5, YELLOW: 5, BLUE: 5}, {RED: 5, GREEN: 1}],
)
def test_a_district_of_several_players_has_no_minimum(there: District) -> None:
    shared = table(active=GREEN, districts={1: there})
    assert offered(shared, GREEN) == everywhere(range(1, 11))
    take_turn(shared, "place 1 d1")
    assert shared.at(1, GREEN) == there.get(GREEN, 0) + 1


@rule("VEND-PLACE-16")
def test_mafiosi_of_earlier_turns_do_not_count() -> None:
    held = table(active=GREEN, districts={1: {RED: 4}}, pile=[10, 11, 12, 1])
    take_turn(held, "place 4 d1", "done")
    take_turn(held, "done")
    take_turn(held, "done")
    assert Lost(GREEN, 4, 1) in take_turn(held, "done")
    assert (held.deciders, held.row(1), held.supply[GREEN]) == ((GREEN,), [4, 0, 0, 0], 6)
    assert refusal(held, GREEN, "place 3 d1") == "VEND-PLACE-12"
    take_turn(held, "place 4 d1")
    assert held.row(1) == [4, 0, 4, 0]


@rule("VEND-PLACE-16")
def test_mafiosi_placed_elsewhere_in_the_same_turn_do_not_count() -> None:
    held = table(active=GREEN, districts={1: {RED: 4}})
    take_turn(held, "place 3 d2")
    assert refusal(held, GREEN, "place 3 d1") == "VEND-PLACE-12"
    take_turn(held, "place 4 d1")
    assert held.row(1) == [4, 0, 4, 0]


@rule("VEND-PLACE-17")
def test_a_supply_smaller_than_the_minimum_keeps_a_player_out() -> None:
    held = table(active=GREEN, districts={1: {RED: 5}, 2: {RED: 4}}, supply={GREEN: 4})
    assert offered(held, GREEN) == everywhere(range(1, 5), but={1: range(0), 2: range(4, 5)})
    assert refusal(held, GREEN, "place 5 d1") == "VEND-PLACE-17"
    assert refusal(held, GREEN, "place 4 d1") == "VEND-PLACE-12"
    take_turn(held, "place 4 d2")
    assert held.row(2) == [4, 0, 4, 0]


@rule("VEND-PLACE-19", "VEND-R-35")
def test_each_of_two_districts_has_its_own_minimum() -> None:
    held = table(active=GREEN, districts={1: {RED: 4}, 2: {BLUE: 3}}, supply={GREEN: 7})
    assert refusal(held, GREEN, "place 3 d1") == "VEND-PLACE-12"
    take_turn(held, "place 4 d1")
    assert offered(held, GREEN) == everywhere(range(1, 4), but={1: range(0), 2: range(3, 4)})
    assert refusal(held, GREEN, "place 2 d2") == "VEND-PLACE-12"
    take_turn(held, "place 3 d2")
    assert (held.row(1), held.row(2)) == ([4, 0, 4, 0], [0, 0, 3, 3])


@rule("VEND-R-35", "VEND-PLACE-17")
def test_the_supply_must_cover_both_minimums() -> None:
    held = table(active=GREEN, districts={1: {RED: 4}, 2: {BLUE: 3}}, supply={GREEN: 6})
    assert offered(held, GREEN)[2] == [3, 4, 5, 6]
    take_turn(held, "place 4 d1")
    assert offered(held, GREEN) == everywhere(range(1, 3), but={1: range(0), 2: range(0)})
    assert refusal(held, GREEN, "place 3 d2") == "VEND-PLACE-17"
    take_turn(held, "place 2 d3")
    assert held.supply[GREEN] == 0


@rule("VEND-R-05")
def test_entering_one_district_instead_of_two_is_allowed() -> None:
    empty = table(active=GREEN, pile=[13])
    assert take_turn(empty, "place 4 d6") == [Placed(GREEN, 4, 6)]
    assert take_turn(empty, "done") == [TurnedOver(GREEN, 13)]
    assert (empty.on_board(GREEN), empty.deciders) == (4, (BLUE,))


@rule("VEND-R-06")
def test_a_turn_has_one_number_for_each_district() -> None:
    held = table(active=GREEN, districts={1: {RED: 5}, 6: {GREEN: 1}})
    assert refusal(held, GREEN, "place 2 d1") == "VEND-PLACE-12"
    take_turn(held, "place 2 d6")
    assert 6 not in offered(held, GREEN)
    assert refusal(held, GREEN, "place 3 d6") == "VEND-R-06"
    take_turn(held, "place 5 d1")
    assert (held.at(6, GREEN), held.at(1, GREEN)) == (3, 5)


@rule("VEND-R-06")
def test_the_order_of_the_two_districts_makes_no_difference() -> None:
    start = table(active=GREEN, districts={1: {RED: 4}, 2: {BLUE: 3}})
    here, there = start.copy(), start.copy()
    take_turn(here, "place 4 d1", "place 3 d2")
    take_turn(there, "place 3 d2", "place 4 d1")
    assert here.digest() == there.digest() != start.digest()


@rule("VEND-R-33")
def test_the_opening_turn_has_the_minimum_too() -> None:
    held = table(turn=1, active=GREEN, districts={1: {RED: 5}}, pile=[13])
    assert offered(held, GREEN) == everywhere(range(1, 11), but={1: range(5, 11)})
    assert refusal(held, GREEN, "place 4 d1") == "VEND-PLACE-12"
    assert take_turn(held, "place 5 d1") == [Placed(GREEN, 5, 1), TurnedOver(GREEN, 13)]


@rule("VEND-R-36")
def test_the_third_player_in_a_district_has_no_minimum() -> None:
    held = table(active=GREEN, districts={1: {RED: 5}}, pile=[13])
    take_turn(held, "place 5 d1", "done")
    assert offered(held, BLUE) == everywhere(range(1, 11))
    take_turn(held, "place 1 d1")
    assert held.row(1) == [5, 0, 5, 1]


@rule("VEND-R-37")
def test_a_district_won_by_vendetta_has_a_minimum() -> None:
    fought = table(active=RED, districts={1: {RED: 4, YELLOW: 2}}, pile=[1])
    take_turn(fought, "done")
    assert (fought.deciders, fought.row(1)) == ((YELLOW,), [4, 0, 0, 0])
    assert offered(fought, YELLOW) == everywhere(range(1, 11), but={1: range(4, 11)})
    assert refusal(fought, YELLOW, "place 3 d1") == "VEND-PLACE-12"
    take_turn(fought, "place 4 d1")
    assert fought.row(1) == [4, 4, 0, 0]
