"""VEND-ORDER: the starting player reorders the districts."""

from __future__ import annotations

import pytest
from games.vendetta.stage import DISTRICTS, RED, new_game, only, table, take_turn, viewers
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.games.vendetta.rules.events import Raided, Reordered, TurnedOver
from conclave.testing import rule


@rule("VEND-ORDER-01", "VEND-NEXT-05")
def test_any_district_may_come_up_anywhere_in_any_round() -> None:
    orders = []
    for seed in range(200):
        opening = new_game(seed=seed)
        orders.append(opening.raid + opening.pile)
        for _ in range(11):
            take_turn(opening, "done")
        assert opening.round == 2
        orders.append(opening.raid + opening.pile)
    for place in range(13):
        assert {order[place] for order in orders[::2]} == set(DISTRICTS)
        assert {order[place] for order in orders[1::2]} == set(DISTRICTS)


@rule("VEND-ORDER-01")
def test_the_starting_player_shuffles() -> None:
    assert only(Reordered, new_game().events) == [Reordered(RED)]


@rule("VEND-ORDER-02", "VEND-ORDER-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_face_down_cards_go_to_the_raid_and_eleven_to_the_pile(seats: int) -> None:
    opening = new_game(seats)
    assert (len(opening.raid), len(opening.pile)) == (2, 11)
    for viewer in viewers(opening):
        view = opening.view(viewer)
        assert (view["raid"], view["pile"], view["turned_over"]) == (2, 11, [])


@rule("VEND-ORDER-04")
def test_the_raid_cards_stay_face_down_until_the_raid() -> None:
    empty = table(turn=1, raid=[4, 9])
    for _ in range(10):
        assert only(Raided, take_turn(empty, "done")) == []
        assert empty.raid == [4, 9]
        assert (empty.view(RED)["raid"], {4, 9} & set(empty.turned_over)) == (2, set())
    assert only(Raided, take_turn(empty, "done")) == [Raided((4, 9))]


@rule("VEND-ORDER-05", "VEND-VEND-18", "VEND-VEND-19")
@settings(max_examples=30, deadline=None)
@given(st.integers(3, 5), st.integers(0, 2**64))
def test_eleven_different_districts_come_up_but_not_those_of_the_raid(
    seats: int, seed: int
) -> None:
    opening = new_game(seats, seed)
    raid = set(opening.raid)
    events = [event for _ in range(11) for event in take_turn(opening, "done")]
    drawn = [event.district for event in only(TurnedOver, events)]
    assert len(drawn) == 11
    assert set(drawn) == set(DISTRICTS) - raid
    assert [set(event.districts) for event in only(Raided, events)] == [raid]


@rule("VEND-ORDER-05")
def test_cards_turned_over_stay_aside_until_the_next_reorder() -> None:
    empty = table(turn=9, pile=[1, 2, 3], raid=[4, 5])
    assert empty.turned_over == [6, 7, 8, 9, 10, 11, 12, 13]
    take_turn(empty, "done")
    assert (empty.turned_over[-1], empty.pile) == (1, [3, 2])
    take_turn(empty, "done")
    assert (empty.turned_over[-2:], empty.pile) == ([1, 2], [3])
    take_turn(empty, "done")
    assert (empty.turned_over, sorted(empty.pile + empty.raid)) == ([], list(DISTRICTS))
