"""VEND-VEND: a card is turned over, the weakest loses, the others are paid."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLACK,
    BLUE,
    DISTRICTS,
    GREEN,
    RED,
    YELLOW,
    District,
    new_game,
    only,
    refusal,
    table,
    take_turn,
)

from conclave.games.vendetta.rules.events import Lost, Received, TurnedOver
from conclave.testing import rule

FOUR = [RED, YELLOW, GREEN, BLUE]


@rule("EX-VEND-VEND-a", "VEND-VEND-04", "VEND-VEND-06", "VEND-VEND-11", "VEND-VEND-13")
def test_yellow_and_green_tie_in_district_1_on_reds_turn() -> None:
    fought = table(active=RED, districts={1: {RED: 4, YELLOW: 2, GREEN: 2, BLUE: 3}}, pile=[1])
    assert take_turn(fought, "done") == [
        TurnedOver(RED, 1),
        Lost(YELLOW, 2, 1),
        Received(RED, 1, 1),
        Received(GREEN, 1, 1),
        Received(BLUE, 1, 1),
    ]
    assert fought.row(1) == [4, 0, 2, 3]
    assert fought.supply == [11, 10, 11, 11]


@rule("EX-VEND-VEND-b", "VEND-VEND-06", "VEND-VEND-07", "VEND-R-12", "VEND-R-15")
def test_all_four_tie_in_district_2_on_reds_turn() -> None:
    fought = table(active=RED, districts={2: {RED: 1, YELLOW: 1, GREEN: 1, BLUE: 1}}, pile=[2])
    assert take_turn(fought, "done") == [
        TurnedOver(RED, 2),
        Lost(YELLOW, 1, 2),
        Received(RED, 1, 1),
        Received(GREEN, 1, 1),
        Received(BLUE, 1, 1),
    ]
    assert fought.row(2) == [1, 0, 1, 1]


@rule("EX-VEND-VEND-c", "VEND-VEND-10", "VEND-VEND-14")
def test_yellow_alone_holds_district_3() -> None:
    held = table(active=RED, districts={3: {YELLOW: 2}}, pile=[3])
    assert take_turn(held, "done") == [TurnedOver(RED, 3), Received(YELLOW, 1, 1)]
    assert held.row(3) == [0, 2, 0, 0]
    assert held.supply == [10, 11, 10, 10]


@rule("VEND-VEND-01")
def test_a_card_is_always_turned_over() -> None:
    empty = table(supply={RED: 0}, pile=[7])
    assert [move.text for move in empty.options(RED)] == ["done"]
    assert refusal(empty, RED, "pass") == "VEND-TURN-04"
    assert take_turn(empty, "done") == [TurnedOver(RED, 7)]


@rule("VEND-VEND-01")
def test_the_top_card_is_turned_over() -> None:
    empty = table(pile=[7, 3, 9])
    assert [take_turn(empty, "done") for _ in range(3)] == [
        [TurnedOver(RED, 7)],
        [TurnedOver(YELLOW, 3)],
        [TurnedOver(GREEN, 9)],
    ]


@rule("VEND-VEND-02", "VEND-R-30")
def test_a_player_without_any_mafiosi_turns_a_card_over() -> None:
    ruined = table(active=GREEN, districts={1: {RED: 1}}, supply={GREEN: 0}, pile=[1])
    assert (ruined.on_board(GREEN), ruined.supply[GREEN], ruined.box[GREEN]) == (0, 0, 50)
    assert take_turn(ruined, "done") == [TurnedOver(GREEN, 1), Received(RED, 1, 1)]


@rule("VEND-VEND-03")
def test_no_other_district_is_touched() -> None:
    opening = new_game()
    before = {district: opening.row(district) for district in DISTRICTS}
    events = take_turn(opening, "done")
    drawn = only(TurnedOver, events)[0].district
    assert [event.district for event in only(Lost, events)] == [drawn]
    assert [d for d in DISTRICTS if opening.row(d) != before[d]] == [drawn]


@rule("VEND-VEND-04", "VEND-VEND-08")
@pytest.mark.parametrize("active", FOUR)
def test_the_weakest_loses_even_if_he_is_not_active(active: int) -> None:
    there = {RED: 5, YELLOW: 4, GREEN: 3, BLUE: 6}
    fought = table(active=active, districts={1: there}, pile=[1])
    assert only(Lost, take_turn(fought, "done")) == [Lost(GREEN, 3, 1)]
    assert fought.row(1) == [5, 4, 0, 6]


@rule("VEND-VEND-05", "VEND-R-11")
@pytest.mark.parametrize("active", FOUR)
def test_an_absent_player_is_not_the_weakest(active: int) -> None:
    fought = table(active=active, districts={1: {GREEN: 3, BLUE: 2}}, pile=[1])
    assert take_turn(fought, "done") == [
        TurnedOver(active, 1),
        Lost(BLUE, 2, 1),
        Received(GREEN, 1, 1),
    ]


@rule("VEND-VEND-06", "VEND-VEND-07", "VEND-R-12")
@pytest.mark.parametrize(("active", "loser"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
def test_when_all_five_tie_the_next_player_loses(active: int, loser: int) -> None:
    there = dict.fromkeys([RED, YELLOW, GREEN, BLUE, BLACK], 2)
    fought = table(5, active=active, districts={1: there}, pile=[1])
    assert only(Lost, take_turn(fought, "done")) == [Lost(loser, 2, 1)]


@rule("VEND-VEND-06", "VEND-R-13")
@pytest.mark.parametrize(
    ("active", "there", "loser"),
    [
        (RED, {YELLOW: 3, GREEN: 2, BLUE: 2}, GREEN),
        (RED, {GREEN: 2, BLUE: 2}, GREEN),
        (RED, {RED: 2, BLUE: 2}, BLUE),
        (GREEN, {RED: 2, YELLOW: 2}, RED),
        (GREEN, {RED: 2, GREEN: 2}, RED),
        (BLUE, {YELLOW: 2, GREEN: 2}, YELLOW),
    ],
)
def test_of_those_tied_the_first_clockwise_loses(active: int, there: District, loser: int) -> None:
    fought = table(active=active, districts={1: there}, pile=[1])
    assert only(Lost, take_turn(fought, "done")) == [Lost(loser, 2, 1)]


@rule("VEND-R-16")
def test_a_tie_of_two_leaves_one_alone() -> None:
    fought = table(active=RED, districts={1: {RED: 3, YELLOW: 3}}, pile=[1])
    assert take_turn(fought, "done") == [
        TurnedOver(RED, 1),
        Lost(YELLOW, 3, 1),
        Received(RED, 1, 1),
    ]
    assert fought.controlled(RED) == [1]


@rule("VEND-R-14")
def test_in_turn_11_the_next_rounds_starting_player_comes_first() -> None:
    fought = table(active=GREEN, turn=11, districts={1: dict.fromkeys(FOUR, 2)}, pile=[1])
    assert only(Lost, take_turn(fought, "done")) == [Lost(BLUE, 2, 1)]
    assert fought.starter == BLUE


@rule("VEND-VEND-08", "VEND-R-15")
def test_one_player_loses_and_the_others_keep_all() -> None:
    fought = table(active=BLUE, districts={1: {RED: 2, YELLOW: 2, GREEN: 2}}, pile=[1])
    assert only(Lost, take_turn(fought, "done")) == [Lost(RED, 2, 1)]
    assert fought.row(1) == [0, 2, 2, 0]


@rule("VEND-VEND-09", "VEND-VEND-13")
def test_losses_go_to_the_box_and_the_loser_gets_nothing() -> None:
    fought = table(districts={1: {YELLOW: 3, GREEN: 4}}, supply={YELLOW: 6}, pile=[1])
    assert fought.box[YELLOW] == 41
    take_turn(fought, "done")
    assert (fought.at(1, YELLOW), fought.supply[YELLOW], fought.box[YELLOW]) == (0, 6, 44)


@rule("VEND-VEND-11", "VEND-VEND-12", "VEND-VEND-16", "VEND-R-18")
def test_everybody_left_gets_one_from_the_box() -> None:
    fought = table(districts={1: {RED: 1, YELLOW: 2, GREEN: 9}}, pile=[1])
    assert (fought.supply, fought.box) == ([10, 10, 10, 10], [39, 38, 31, 40])
    events = take_turn(fought, "done")
    assert only(Received, events) == [Received(YELLOW, 1, 1), Received(GREEN, 1, 1)]
    assert (fought.supply, fought.box) == ([10, 11, 11, 10], [40, 37, 30, 40])
    assert fought.row(1) == [0, 2, 9, 0]


@rule("VEND-R-18")
def test_the_payout_can_be_placed_in_a_later_turn() -> None:
    held = table(active=RED, districts={1: {YELLOW: 4}}, supply={YELLOW: 0}, pile=[1])
    take_turn(held, "done")
    assert refusal(held, YELLOW, "place 2 d1") == "VEND-PLACE-10"
    take_turn(held, "place 1 d1")
    assert (held.at(1, YELLOW), held.supply[YELLOW]) == (5, 0)


@rule("VEND-VEND-15")
def test_the_active_player_can_lose() -> None:
    fought = table(active=RED, districts={1: {RED: 1, BLUE: 2}}, pile=[1])
    assert take_turn(fought, "done") == [TurnedOver(RED, 1), Lost(RED, 1, 1), Received(BLUE, 1, 1)]


@rule("VEND-VEND-15")
def test_the_active_player_is_paid() -> None:
    fought = table(active=RED, districts={1: {RED: 2, BLUE: 1}}, pile=[1])
    assert take_turn(fought, "done") == [TurnedOver(RED, 1), Lost(BLUE, 1, 1), Received(RED, 1, 1)]


@rule("VEND-VEND-17", "VEND-R-17")
def test_in_an_empty_district_nothing_happens_and_the_turn_ends() -> None:
    calm = table(active=RED, districts={1: {RED: 1, BLUE: 2}}, pile=[5])
    assert take_turn(calm, "done") == [TurnedOver(RED, 5)]
    assert (calm.supply, calm.deciders) == ([10, 10, 10, 10], (YELLOW,))


@rule("VEND-VEND-18")
def test_the_card_is_set_aside_face_up() -> None:
    empty = table(turn=1, pile=[5, 2])
    take_turn(empty, "done")
    assert empty.view(None)["turned_over"] == [5]
    assert 5 not in empty.pile
    take_turn(empty, "done")
    assert empty.view(None)["turned_over"] == [5, 2]


@rule("VEND-VEND-19")
def test_a_district_on_the_raid_field_has_no_vendetta_this_round() -> None:
    waiting = table(turn=1, districts={4: {RED: 1, BLUE: 2}}, raid=[4, 9])
    for _ in range(10):
        assert 4 not in [event.district for event in only(TurnedOver, take_turn(waiting, "done"))]
        assert waiting.row(4) == [1, 0, 0, 2]
    last = take_turn(waiting, "done")
    assert only(TurnedOver, last)[0].district not in (4, 9)
    assert {event.district for event in only(Lost, last)} == {4}
