"""Tests of master cards about ousting and victory points."""

from __future__ import annotations

from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.core.moves import NO_SEAT

# Gambit Accepted


def stage_with_gambit(seat: int = A, seats: int = 3, phase: str = "minion") -> PeopleStage:
    """Gambit Accepted is in play."""
    stage = PeopleStage(seats, phase=phase)
    stage.permanent(seat, "Gambit Accepted")
    return stage


def test_gambit_accepted_costs_a_victory_point_and_takes_pool_from_the_prey() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Gambit Accepted")
    assert not stage.offers(A, "play gambit-accepted plain -")
    stage.table.points[A] = 1
    stage.begin()
    play_as_a(stage, "gambit-accepted")
    stage.skip("MinionPhase", A)
    assert stage.table.points == [0, 0, 0]
    assert stage.table.pool == [30, 30, 30]
    stage.skip("MinionPhase", B)
    assert stage.table.pool == [30, 30, 30]
    stage.skip("MasterPhase", A)
    assert stage.table.pool == [31, 29, 30]


def test_the_predator_of_an_ousted_gambler_gains_another_point() -> None:
    stage = stage_with_gambit(B)
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 1)
    bleed(stage, elder)
    stage.skip("MinionPhase", A)
    assert stage.table.points == [2, 0, 0]
    assert stage.table.pool[A] == 36


@ruling("Gambit Accepted", 1)
def test_the_predator_of_a_gambler_who_withdraws_gains_a_point() -> None:
    stage = stage_with_gambit(A, phase="untap")
    stage.play(A, "withdraw")
    turn = stage.table.turn
    while stage.table.turn < turn + 3 and not stage.table.over:
        stage.do_minimum()
    assert stage.table.out == [True, False, False]
    assert stage.table.points == [1, 0, 1]


def test_a_gambler_who_is_never_ousted_gains_a_point_at_the_end() -> None:
    stage = stage_with_gambit(A, seats=2)
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 1)
    bleed(stage, elder)
    stage.resolve()
    assert stage.table.over
    assert stage.table.points == [3, 0]


def test_a_gambler_gains_the_point_when_time_is_up() -> None:
    stage = PeopleStage(3, time="120")
    stage.permanent(C, "Gambit Accepted")
    stage.play_only(NO_SEAT, "time")
    assert stage.table.outcome is not None
    assert stage.table.outcome.scores == (0.5, 0.5, 1.5)
