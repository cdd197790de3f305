"""Tests of Malkavian Prank."""

from __future__ import annotations

from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C

from conclave.core.rng import Rng
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.table import Table

# Malkavian Prank


def stage_with_prank(hers: int = 3) -> PeopleStage:
    """Malkavian Prank is played; B and C hold counters, C holds 1."""
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Malkavian Prank")
    play_as_a(stage, "malkavian-prank")
    stage.skip("GuessCounters", B)
    assert stage.options(B) == [f"number {n}" for n in range(1, 5)]
    stage.play(B, f"number {hers}")
    stage.play(C, "number 1")
    return stage


def test_malkavian_prank_pays_for_right_guesses_and_costs_for_wrong_ones() -> None:
    stage = stage_with_prank()
    stage.play(A, "number 3")
    assert stage.table.pool == [33, 27, 30]
    stage.play(A, "number 4")
    assert stage.table.pool == [33, 27, 31]
    assert stage.prompt == "MasterPhase"


def test_nobody_sees_how_many_counters_others_hold() -> None:
    first, second = stage_with_prank(1), stage_with_prank(4)
    for seat in (A, C, None):
        assert first.table.show(seat) == second.table.show(seat)
    imagined = [first.table.imagine(A, Rng(number)) for number in range(20)]
    held = []
    for position in imagined:
        assert isinstance(position, Table)
        held.append(position.notes.total(notes.HELD_COUNTERS, B))
    assert set(held) == {1, 2, 3, 4}
    own = first.table.imagine(B, Rng(1))
    assert isinstance(own, Table)
    assert own.notes.total(notes.HELD_COUNTERS, B) == 1
