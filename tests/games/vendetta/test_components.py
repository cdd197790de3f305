"""VEND-COMP: the board, the cards and the pieces."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLACK,
    DISTRICTS,
    GREEN,
    RED,
    changed,
    everywhere,
    new_game,
    offered,
    refusal,
    table,
    take_turn,
    viewers,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave import BadSeats, Move, Rng
from conclave.games.vendetta.rules.moves import Place
from conclave.games.vendetta.rules.table import Table
from conclave.testing import rule


@rule("VEND-COMP-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_four_or_five_can_play(seats: int) -> None:
    game = new_game(seats)
    assert game.seats == len(game.points) == len(game.row(1)) == seats


@rule("VEND-COMP-01")
@pytest.mark.parametrize("seats", [-3, 0, 1, 2, 6, 50])
def test_no_other_number_of_players_is_allowed(seats: int) -> None:
    with pytest.raises(BadSeats):
        new_game(seats)


@rule("VEND-COMP-02")
def test_the_board_has_districts_1_to_13() -> None:
    opening = new_game()
    assert list(opening.view(None)["districts"]) == [str(number) for number in DISTRICTS]
    assert list(offered(opening, RED)) == list(range(1, 14))


@rule("VEND-COMP-02")
@pytest.mark.parametrize("outside", [0, 14, 130])
def test_there_is_no_other_district(outside: int) -> None:
    opening = new_game()
    assert refusal(opening, RED, f"place 1 d{outside}") == "VEND-COMP-02"
    opening.play(RED, "place 1 d13")
    assert opening.number == 1


@rule("VEND-COMP-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_district_has_one_card(seats: int) -> None:
    opening = new_game(seats)
    assert sorted(opening.pile + opening.raid) == list(range(1, 14))


@rule("VEND-COMP-03")
def test_cards_look_alike_from_behind() -> None:
    here = table(pile=[4, 9], raid=[7, 8])
    there = table(pile=[7, 4], raid=[9, 8])
    assert here.digest() != there.digest()
    assert [here.view(seat) for seat in viewers(here)] == [
        there.view(seat) for seat in viewers(there)
    ]


@rule("VEND-COMP-04")
def test_there_are_five_colours_of_fifty_mafiosi() -> None:
    opening = new_game(5)
    pieces = [opening.on_board(s) + opening.supply[s] + opening.box[s] for s in range(5)]
    assert pieces == [50, 50, 50, 50, 50]


@rule("VEND-COMP-05", "VEND-SETUP-02", "VEND-PLACE-11")
def test_every_player_places_a_colour_of_his_own() -> None:
    empty = table(5, active=RED, pile=[2, 3, 4, 5, 6])
    for seat in range(RED, BLACK + 1):
        empty.play(seat, f"place {seat + 1} d1")
        empty.play(seat, "done")
    assert empty.row(1) == [1, 2, 3, 4, 5]
    assert empty.supply == [9, 8, 7, 6, 5]


@rule("VEND-COMP-07")
def test_the_board_has_a_pile_and_a_raid_field_of_two_cards() -> None:
    opening = new_game()
    assert [(v["pile"], v["raid"]) for v in map(opening.view, viewers(opening))] == [(11, 2)] * 5


@rule("VEND-COMP-08")
def test_a_full_district_changes_nothing_in_the_next() -> None:
    lonely = table(districts={6: {RED: 3}}, active=GREEN, pile=[6])
    assert offered(lonely, GREEN) == everywhere(range(1, 11), but={6: range(3, 11)})
    take_turn(lonely, "done")
    assert [lonely.row(district) for district in (5, 7)] == [[0, 0, 0, 0], [0, 0, 0, 0]]


@rule("VEND-COMP-08")
@settings(max_examples=30, deadline=None)
@given(st.permutations(DISTRICTS), st.integers(3, 5), st.integers(0, 2**32))
def test_the_numbering_of_districts_does_not_matter(
    order: list[int], seats: int, seed: int
) -> None:
    here = new_game(seats, seed)
    there = changed(
        here,
        mafiosi=renumbered_board(here, order),
        pile=[order[card - 1] for card in here.pile],
        raid=[order[card - 1] for card in here.raid],
    )
    rng = Rng(seed)
    while here.round == 1 and not here.over:
        moves = here.options(here.active)
        assert {renumbered(m, order) for m in moves} == set(there.options(there.active))
        move = moves.pick(rng)
        there.play(there.active, renumbered(move, order))
        here.play(here.active, move)
        assert there.mafiosi == renumbered_board(here, order)
        assert (there.supply, there.box, there.points) == (here.supply, here.box, here.points)
    assert here.points == there.points


def renumbered(move: Move, order: list[int]) -> Move:
    """The move with district 1 renamed to order[0], and so on."""
    return Place(move.number, order[move.district - 1]) if isinstance(move, Place) else move


def renumbered_board(position: Table, order: list[int]) -> list[int]:
    """The mafiosi with district 1 renamed to order[0], and so on."""
    rows = {order[district - 1]: position.row(district) for district in DISTRICTS}
    return [0] * position.seats + [number for d in DISTRICTS for number in rows[d]]
