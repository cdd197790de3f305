"""What a viewer learns doesn't depend on hidden information, in random games."""

from __future__ import annotations

from games.empire.secrets import (
    WATCHERS,
    known,
    new_game,
    possible_vampires,
    random_moves,
    some_trusted,
    visible_text,
    with_tokens,
)
from games.empire.stage import H, V
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from conclave import Rng
from conclave.core.moves import Move
from conclave.games.empire.rules.constants import EVERYBODY, VAMPIRES, members
from conclave.games.empire.rules.table import Table
from conclave.testing import rule

SEEDS = st.integers(0, 2**64)
LENGTHS = st.integers(1, 260)
often = settings(max_examples=15, deadline=None)


def opening(seed: int, length: int) -> tuple[list[tuple[int, Move]], Table]:
    """The first moves of a random game, and the table after them."""
    table = new_game(seed)
    played: list[tuple[int, Move]] = []
    for seat, move in random_moves(table, Rng(seed)):
        if len(played) == length:
            break
        played.append((seat, move))
        table.play(seat, move)
    return played, table


def lockstep(one: Table, other: Table, played: list[tuple[int, Move]], seat: int | None) -> None:
    """Play the same moves at two tables, and compare everything a viewer learns."""
    for number, (player, move) in enumerate(played):
        close = number % 10 == 0 or number == len(played) - 1
        assert known(one, seat, refusals=close) == known(other, seat, refusals=close)
        here, there = one.play(player, move), other.play(player, move)
        assert visible_text(here, seat) == visible_text(there, seat)
    assert known(one, seat) == known(other, seat)


@rule("EMP-HID-01", "EMP-HID-04", "EMP-HID-17", "EMP-HID-15", "EMP-DECL-10")
@often
@given(SEEDS, LENGTHS, st.data())
def test_what_h_learns_does_not_depend_on_the_vampires(
    seed: int, length: int, data: st.DataObject
) -> None:
    played, after = opening(seed, length)
    others = [each for each in possible_vampires(after, H) if each != after.vampires]
    assume(others)
    vampires = data.draw(st.sampled_from(others))
    lockstep(new_game(seed), with_tokens(new_game(seed), vampires), played, H)


@rule("EMP-HID-20", "EMP-HID-01", "EMP-HID-02")
@often
@given(SEEDS, LENGTHS, st.data())
def test_what_a_spectator_learns_does_not_depend_on_the_tokens(
    seed: int, length: int, data: st.DataObject
) -> None:
    played, after = opening(seed, length)
    others = [each for each in possible_vampires(after, None) if each != after.vampires]
    assume(others)
    vampires = data.draw(st.sampled_from(others))
    trusted = some_trusted(vampires, Rng(seed))
    lockstep(new_game(seed), with_tokens(new_game(seed), vampires, trusted), played, None)


@rule("EMP-HID-02", "EMP-HID-03")
@often
@given(SEEDS, LENGTHS)
def test_what_v_learns_does_not_depend_on_h_tokens(seed: int, length: int) -> None:
    played, _ = opening(seed, length)
    trusted = some_trusted(new_game(seed).vampires, Rng(seed))
    lockstep(new_game(seed), with_tokens(new_game(seed), new_game(seed).vampires, trusted),
             played, V)  # fmt: skip


@rule("EMP-HID-01", "EMP-HID-17")
@settings(max_examples=6, deadline=None)
@given(SEEDS, st.integers(20, 200))
def test_h_can_never_distinguish_possible_sets_of_vampires(seed: int, length: int) -> None:
    _, after = opening(seed, length)
    sets = possible_vampires(after, H)
    assert after.vampires in sets
    here = known(after, H)
    for vampires in sets:
        assert known(with_tokens(after, vampires), H) == here


@rule("EMP-HID-06", "EMP-HID-08")
@often
@given(SEEDS, LENGTHS)
def test_nobody_learns_the_order_of_the_town(seed: int, length: int) -> None:
    _, after = opening(seed, length)
    unknown = list(after.town[: len(after.town) - after.hidden])
    Rng(seed).shuffle(unknown)
    twin = after.copy()
    twin.town = (*unknown, *after.town[len(unknown) :])
    for seat in WATCHERS:
        assert known(twin, seat, refusals=False) == known(after, seat, refusals=False)
        assert after.view(seat)["town_order"] is None


@rule("EMP-HID-09", "EMP-HID-10", "EMP-HID-11", "EMP-HID-16")
@often
@given(SEEDS, LENGTHS)
def test_imagined_hands_and_discards_of_others_vary(seed: int, length: int) -> None:
    _, after = opening(seed, length)
    for seat in WATCHERS:
        world = after.imagine(seat, Rng(seed))
        assert isinstance(world, Table)
        assert known(world, seat) == known(after, seat)


@rule("EMP-HID-04", "EMP-HID-13", "EMP-HID-06")
@often
@given(SEEDS, LENGTHS)
def test_imagined_positions_agree_with_what_a_seat_knows(seed: int, length: int) -> None:
    _, after = opening(seed, length)
    for seat in WATCHERS:
        world = after.imagine(seat, Rng(f"world {seed}"))
        assert isinstance(world, Table)
        assert world.faults() == []
        assert world.view(seat) == after.view(seat)
        for part in ("castle", "dead", "unmasked", "cleared", "hidden", "spent", "laid", "deck",
                     "attack_markers", "defence_markers", "in_play", "traces"):  # fmt: skip
            assert getattr(world, part) == getattr(after, part)
        for owner in (V, H):
            for pile in ("hand", "draw_pile", "cellar", "moat"):
                one, other = getattr(world, pile)[owner], getattr(after, pile)[owner]
                assert len(one) == len(other)
                if owner == seat:
                    assert sorted(one) == sorted(other)
            missing = list(after.sunk[owner])
            for card in world.moat[owner]:
                if card in missing:
                    missing.remove(card)
            assert len(missing) <= after.fetched[owner]
        assert world.vampires == after.vampires or seat != V
        assert world.trusted == after.trusted or seat != H
        assert set(world.town) == set(after.town)
        assert (
            world.town[len(world.town) - world.hidden :]
            == (after.town[len(after.town) - after.hidden :])
        )
        for decider in world.deciders:
            assert len(world.options(decider)) > 0


@rule("EMP-HID-01", "EMP-SETUP-11")
@often
@given(SEEDS, LENGTHS)
def test_the_number_of_masked_vampires_is_public(seed: int, length: int) -> None:
    _, after = opening(seed, length)
    for seat in (H, None):
        view = after.view(seat)
        masked = [name for name, nature in view["natures"].items() if nature is None]
        assert len(masked) >= VAMPIRES - len(view["unmasked"])
    hidden = EVERYBODY & ~(after.unmasked | after.cleared)
    assert after.vampires & hidden == after.vampires & ~after.unmasked
    assert len(members(after.vampires)) == 3
