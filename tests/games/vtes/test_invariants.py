"""Invariants after every move of random games, with any decks and number of players."""

from __future__ import annotations

import json
from collections.abc import Iterator

from games.vtes.stage import GAME
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core.events import Event
from conclave.core.moves import Move
from conclave.core.record import Record, replay
from conclave.core.rng import Rng
from conclave.games.vtes.rules.contract import VtesPosition
from conclave.games.vtes.rules.events.counters import (
    BurnedEdge,
    CardToPool,
    GainedPool,
    LostPool,
    PoolToCard,
    TookEdge,
)
from conclave.games.vtes.rules.events.course import GotPoint
from conclave.games.vtes.rules.reading import values
from conclave.testing import rule

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**64)
OPTIONS = st.fixed_dictionaries(
    {"scarce": st.sampled_from(["own", "all"]), "draft": st.sampled_from(["no", "yes"])}
)
MOVES = 500
"""How far the longest stories go: most of a game's kinds of moments come early."""
few = settings(max_examples=8, deadline=None)


def story(
    seats: int, seed: int, options: dict[str, str], moves: int = MOVES
) -> Iterator[tuple[VtesPosition, int, Move, VtesPosition, list[Event]]]:
    """A random game with random decks: for each move the tables before and after, and the
    events."""
    position, rng = GAME.start(seats, seed, options), Rng(seed)
    assert isinstance(position, VtesPosition)
    while not position.over and position.number < moves:
        before = position.copy()
        seat = position.deciders[rng.below(len(position.deciders))]
        move = position.options(seat).pick(rng)
        yield before, seat, move, position, position.play(seat, move)


@rule("VTES-0-02", "VTES-1.3-01", "VTES-1.3-02", "VTES-1.5-03", "VTES-4.1-09")
@few
@given(SEATS, SEEDS, OPTIONS)
def test_random_games_stay_sound(seats: int, seed: int, options: dict[str, str]) -> None:
    owner: list[int] = []
    for _, _, _, after, _ in story(seats, seed, options):
        assert after.faults() == []
        owner = owner or after.owner[:]
        assert after.owner == owner


@rule("VTES-1.2-10", "VTES-2.2-02")
@few
@given(SEATS, SEEDS, OPTIONS)
def test_pools_points_and_the_edge_change_only_with_events(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    for before, _, _, after, happened in story(seats, seed, options):
        pool = before.pool[:] or [30] * seats
        points = before.points[:] or [0] * seats
        edge = before.edge
        for event in happened:
            match event:
                case GainedPool(seat, number):
                    pool[seat] += number
                case LostPool(seat, number):
                    pool[seat] -= number
                case PoolToCard(seat, _, number):
                    pool[seat] -= number
                case CardToPool(seat, _, number):
                    pool[seat] += number
                case GotPoint(seat):
                    points[seat] += 1
                case TookEdge(seat):
                    edge = seat
                case BurnedEdge(_):
                    edge = -1
        assert (after.pool or [30] * seats) == pool
        assert (after.points or [0] * seats) == points
        assert after.edge == edge


@rule("VTES-1.6.1-12")
@few
@given(SEATS, SEEDS, OPTIONS)
def test_hands_are_full_or_libraries_empty(seats: int, seed: int, options: dict[str, str]) -> None:
    for _, _, _, after, _ in story(seats, seed, options):
        for seat in range(seats) if not after.unsettled else ():
            size, held = values.hand_size(after, seat), len(after.hand[seat])
            least = size - values.unreplaced(after, seat)
            assert after.out[seat] or held <= size
            assert after.out[seat] or held >= least or not after.library[seat]


@few
@given(SEATS, SEEDS, OPTIONS)
def test_a_copy_goes_its_own_way(seats: int, seed: int, options: dict[str, str]) -> None:
    for before, seat, move, after, happened in story(seats, seed, options, 250):
        if after.number % 7 == 0 or after.number <= seats:
            twin, digest = before.copy(), before.digest()
            assert twin.play(seat, move) == happened
            assert twin.digest() == after.digest()
            assert before.digest() == digest != after.digest()


@few
@given(SEATS, SEEDS, OPTIONS)
def test_a_stored_game_continues_unchanged(seats: int, seed: int, options: dict[str, str]) -> None:
    for before, seat, move, after, happened in story(seats, seed, options, 250):
        if after.number % 11 == 0:
            loaded = GAME.load(json.loads(json.dumps(before.save())))
            assert loaded.play(seat, move) == happened
            assert loaded.digest() == after.digest()


@settings(max_examples=4, deadline=None)
@given(SEATS, SEEDS, OPTIONS)
def test_a_record_replays_to_the_same_digest(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    record, rng = Record.begin(GAME, seats, seed=seed, options=options), Rng(seed)
    while not record.position.over and record.position.number < MOVES:
        seat = record.position.deciders[0]
        record.play(seat, record.position.options(seat).pick(rng))
    *_, (last, _) = replay(record.write())
    assert last.position.digest() == record.position.digest()
