"""Invariants after every move."""

from __future__ import annotations

from collections.abc import Iterator

from games.vendetta.stage import DISTRICTS, new_game, only
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave import Move, Rng
from conclave.games.vendetta.rules.events import Lost, Placed, Received, Scored, TurnedOver
from conclave.games.vendetta.rules.moves import Place
from conclave.games.vendetta.rules.table import Table
from conclave.testing import rule

SEATS = st.integers(3, 5)
SEEDS = st.integers(0, 2**64)
often = settings(max_examples=40, deadline=None)


def history(seats: int, seed: int, moves: int = 80) -> Iterator[tuple[Table, Move, Table]]:
    """A random game of about three rounds: for each move, the tables before and after it."""
    position, rng = new_game(seats, seed), Rng(seed)
    while not position.over and position.number < moves:
        before, seat = position.copy(), position.active
        move = position.options(seat).pick(rng)
        position.play(seat, move)
        yield before, move, position


def expected_state(before: Table, events: list[Placed | Lost | Received]) -> list[list[int]]:
    """Board, supplies and boxes as they must be after these events."""
    board, supply, box = before.mafiosi[:], before.supply[:], before.box[:]
    for event in events:
        match event:
            case Placed(seat, number, district):
                supply[seat] -= number
                board[district * before.seats + seat] += number
            case Lost(seat, number, district):
                board[district * before.seats + seat] -= number
                box[seat] += number
            case Received(seat, number, _):
                box[seat] -= number
                supply[seat] += number
    return [board, supply, box]


@rule("VEND-COMP-06")
@often
@given(SEATS, SEEDS)
def test_each_colour_always_totals_fifty(seats: int, seed: int) -> None:
    for _, _, after in history(seats, seed):
        assert [after.on_board(s) + after.supply[s] + after.box[s] for s in range(seats)] == [
            50
        ] * seats
        assert min(after.mafiosi + after.supply + after.box) >= 0
        assert after.faults() == []


@rule("VEND-PLACE-07", "VEND-PLACE-08", "VEND-PLACE-09", "VEND-PLACE-20", "VEND-VEND-09")
@often
@given(SEATS, SEEDS)
def test_mafiosi_only_move_from_box_to_supply_to_board_to_box(seats: int, seed: int) -> None:
    for before, _, after in history(seats, seed):
        moved = [e for e in after.events if isinstance(e, Placed | Lost | Received)]
        assert [after.mafiosi, after.supply, after.box] == expected_state(before, moved)


@rule("VEND-PLACE-07", "VEND-PLACE-11")
@often
@given(SEATS, SEEDS)
def test_only_the_mover_places_and_only_what_he_declared(seats: int, seed: int) -> None:
    for before, move, after in history(seats, seed):
        placed = [
            Placed(before.active, m.number, m.district) for m in [move] if isinstance(m, Place)
        ]
        assert only(Placed, after.events) == placed


@rule("VEND-VEND-04", "VEND-VEND-08", "VEND-VEND-11")
@often
@given(SEATS, SEEDS)
def test_every_vendetta_has_one_loser_and_pays_all_others_there(seats: int, seed: int) -> None:
    turns = 0
    for before, _, after in history(seats, seed, moves=30):
        for card in only(TurnedOver, after.events):
            until = after.events.index(card)
            row = before.row(card.district)
            for placed in only(Placed, after.events[:until]):
                row[placed.seat] += (placed.district == card.district) * placed.number
            present = [seat for seat in range(seats) if row[seat] > 0]
            follow = after.events[until + 1 :]
            lost = [loss.seat for loss in only(Lost, follow) if loss.district == card.district]
            assert len(lost) == (len(present) > 1)
            assert [row[seat] for seat in lost] == [min(filter(None, row), default=0)] * len(lost)
            paid = [gain.seat for gain in only(Received, follow) if gain.due == 1]
            assert paid == [seat for seat in present if seat not in lost]
            turns += 1
    assert turns >= 11


@rule("VEND-SCORE-07", "VEND-SCORE-08")
@often
@given(SEATS, SEEDS)
def test_points_only_grow_by_scoring(seats: int, seed: int) -> None:
    for before, _, after in history(seats, seed):
        gained = [0] * seats
        for scored in only(Scored, after.events):
            gained[scored.seat] += scored.points
        assert min(gained) >= 0
        assert after.points == [b + g for b, g in zip(before.points, gained, strict=True)]


@rule("VEND-VEND-01", "VEND-TURN-08")
@often
@given(SEATS, SEEDS)
def test_every_turn_turns_over_one_card(seats: int, seed: int) -> None:
    for before, _, after in history(seats, seed):
        turned = len(only(TurnedOver, after.events))
        now, then = (11 * v.round + v.turn for v in (after, before))
        assert turned == now - then + after.over
        assert len(set(before.turned_over)) == before.turn - 1 == 11 - len(before.pile)


@rule("VEND-PLACE-01", "VEND-PLACE-10", "VEND-PLACE-12", "VEND-PLACE-13", "VEND-PLACE-15")
@often
@given(SEATS, SEEDS)
def test_options_depend_only_on_the_board_and_the_supply(seats: int, seed: int) -> None:
    entered: list[int] = []
    for before, move, after in history(seats, seed, moves=20):
        me = before.active
        offers = {m.text for m in before.options(me)}
        expected = {"done"}
        for district in set(DISTRICTS) - set(entered):
            present = [seat for seat in range(seats) if before.at(district, seat) > 0]
            least = max(
                [before.at(district, s) for s in present if present == [s] and s != me] + [1]
            )
            expected |= {f"place {n} d{district}" for n in range(least, before.supply[me] + 1)}
        assert offers == expected
        same_turn = (after.round, after.turn) == (before.round, before.turn)
        entered = [m.district for m in [move] if isinstance(m, Place) and same_turn]
