"""VEND-SETUP: the village before the first turn."""

from __future__ import annotations

from itertools import count

import pytest
from games.vendetta.stage import (
    DISTRICTS,
    RED,
    YELLOW,
    changed,
    everywhere,
    new_game,
    offered,
    only,
    refusal,
    table,
    viewers,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave import Rng
from conclave.core.events import visible
from conclave.games.vendetta.rules.events import Dealt, Placed, Reordered, RoundBegan, TurnedOver
from conclave.testing import rule

SEATS = st.integers(3, 5)
SEEDS = st.integers(0, 2**64)
often = settings(max_examples=50, deadline=None)


@rule("VEND-SETUP-03")
@often
@given(SEATS, SEEDS)
def test_every_player_is_dealt_two_cards_of_his_own(seats: int, seed: int) -> None:
    opening = new_game(seats, seed)
    assert [len(cards) for cards in opening.dealt] == [2] * seats
    cards = [card for cards in opening.dealt for card in cards]
    assert len(set(cards)) == 2 * seats
    assert set(cards) <= set(DISTRICTS)


@rule("VEND-SETUP-03")
def test_the_deal_is_shuffled() -> None:
    dealt = [new_game(seed=seed).dealt for seed in range(200)]
    assert {cards[RED][0] for cards in dealt} == set(DISTRICTS)
    assert {cards[YELLOW][1] for cards in dealt} == set(DISTRICTS)


@rule("VEND-SETUP-04", "VEND-HID-09", "VEND-R-26")
def test_everybody_sees_the_dealt_cards() -> None:
    opening = new_game(3)
    dealt = [list(cards) for cards in opening.dealt]
    assert [opening.view(seat)["dealt"] for seat in viewers(opening)] == [dealt] * 4
    events = [Dealt(seat, cards) for seat, cards in enumerate(opening.dealt)]
    assert [only(Dealt, visible(opening.events, seat)) for seat in viewers(opening)] == [events] * 4


@rule("VEND-R-26")
@often
@given(SEATS, SEEDS)
def test_the_gaps_on_the_board_show_the_dealt_cards_anyway(seats: int, seed: int) -> None:
    opening = new_game(seats, seed)
    districts = opening.view(None)["districts"]
    gaps = [{d for d in DISTRICTS if districts[str(d)][seat] == 0} for seat in range(seats)]
    assert gaps == [set(cards) for cards in opening.dealt]


@rule("VEND-SETUP-05", "VEND-SETUP-06")
@often
@given(SEATS, SEEDS)
def test_two_mafiosi_start_where_no_card_was_dealt(seats: int, seed: int) -> None:
    opening = new_game(seats, seed)
    for district in DISTRICTS:
        assert opening.row(district) == [
            {True: 0, False: 2}[district in opening.dealt[seat]] for seat in range(seats)
        ]


@rule("VEND-SETUP-07")
@often
@given(SEATS, SEEDS)
def test_everybody_has_22_mafiosi_in_eleven_districts(seats: int, seed: int) -> None:
    opening = new_game(seats, seed)
    for seat in range(seats):
        assert sum(opening.at(district, seat) > 0 for district in DISTRICTS) == 11
        assert opening.on_board(seat) == 22


@rule("VEND-SETUP-08", "VEND-SETUP-09")
@often
@given(SEATS, SEEDS)
def test_twice_as_many_districts_as_players_miss_one_colour(seats: int, seed: int) -> None:
    opening = new_game(seats, seed)
    missing = [opening.row(district).count(0) for district in DISTRICTS]
    assert sorted(missing) == [0] * (13 - 2 * seats) + [1] * (2 * seats)


@rule("VEND-SETUP-10", "VEND-SETUP-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_mafiosi_are_in_supply_and_eighteen_in_the_box(seats: int) -> None:
    opening = new_game(seats)
    assert opening.supply == [10] * seats
    assert opening.box == [18] * seats


@rule("VEND-SETUP-11", "VEND-PLACE-10")
def test_mafiosi_in_the_box_cannot_be_placed() -> None:
    opening = new_game()
    assert offered(opening, RED) == everywhere(range(1, 11))
    assert refusal(opening, RED, "place 11 d1") == "VEND-PLACE-10"
    assert opening.play(RED, "place 10 d1")[0] == Placed(RED, 10, 1)


@rule("VEND-SETUP-12", "VEND-R-25")
@often
@given(SEATS, SEEDS)
def test_all_cards_are_collected_again_for_a_first_round_of_eleven(seats: int, seed: int) -> None:
    opening = new_game(seats, seed)
    assert sorted(opening.pile + opening.raid) == list(DISTRICTS)
    assert (len(opening.pile), len(opening.raid)) == (11, 2)
    assert opening.turned_over == []


@rule("VEND-R-25")
def test_the_first_round_has_eleven_turns_too() -> None:
    opening = new_game()
    events = [event for _ in range(11) for event in opening.play(opening.active, "done")]
    assert len(only(TurnedOver, events)) == 11
    assert opening.round == 2


@rule("VEND-SETUP-12")
def test_a_dealt_card_may_come_up_anywhere_in_the_first_round() -> None:
    openings = [new_game(seed=seed) for seed in range(200)]
    places = {(game.raid + game.pile).index(game.dealt[RED][0]) for game in openings}
    assert places == set(range(13))


@rule("VEND-SETUP-13")
@often
@given(SEATS, SEEDS)
def test_dealt_cards_mean_nothing_later(seats: int, seed: int) -> None:
    here = new_game(seats, seed)
    there = changed(here, dealt=here.dealt[::-1])
    rng = Rng(seed)
    for _ in range(10):
        move = here.options(here.active).pick(rng)
        assert here.play(here.active, move) == there.play(there.active, move)
    assert here.save()["state"] | {"dealt": []} == there.save()["state"] | {"dealt": []}


@rule("VEND-SETUP-14", "VEND-R-27")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_seat_is_the_executor_and_starts(seats: int) -> None:
    openings = [new_game(seats, seed) for seed in range(20)]
    assert {(game.starter, game.active, game.deciders) for game in openings} == {(0, 0, (0,))}


@rule("VEND-SETUP-14", "VEND-R-27")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_executor_can_be_drawn_instead(seats: int) -> None:
    openings = [new_game(seats, seed, {"executor": "random"}) for seed in range(60)]
    assert {game.starter for game in openings} == set(range(seats))
    assert all(game.deciders == (game.starter,) for game in openings)
    assert all(
        game.events[-2:] == [RoundBegan(1, game.starter), Reordered(game.starter)]
        for game in openings
    )


@rule("VEND-SETUP-15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_turns_pass_clockwise_round_after_round(seats: int) -> None:
    empty = table(seats, turn=1)
    turns = []
    for _ in range(33):
        turns.append(empty.active)
        empty.play(empty.active, "done")
    assert turns == [number % seats for number in range(33)]
    assert empty.round == 4


@rule("VEND-SETUP-16")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_without_points(seats: int) -> None:
    assert new_game(seats).points == [0] * seats


@rule("EX-VEND-SETUP-a")
def test_red_is_dealt_districts_4_and_9() -> None:
    opening = next(
        game for seed in count() if set((game := new_game(4, seed)).dealt[RED]) == {4, 9}
    )
    assert opening.at(4, RED) == opening.at(9, RED) == 0
    assert [opening.at(d, RED) for d in DISTRICTS if d not in (4, 9)] == [2] * 11
    assert (opening.on_board(RED), opening.supply[RED], opening.box[RED]) == (22, 10, 18)
