"""Tests of master cards about ousting and victory points."""

from __future__ import annotations

from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, E

from conclave.core.moves import NO_SEAT
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import ASH_HEAP, MASTER, READY, TORPOR
from conclave.games.vtes.rules.events.course import PhaseBegan
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.card import Card

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


# Last Stand

TOLL = Card("Toll", MASTER, effect=BurnPool(1, p.EACH_OTHER))
DEATH = Card("Death", MASTER, effect=BurnPool(1, p.YOU))


def stage_with_last_stand(seat: int = C, seats: int = 4) -> tuple[PeopleStage, int]:
    """Last Stand is in play; A has a vampire whose bleed ousts B."""
    stage = PeopleStage(seats)
    stage.permanent(seat, "Last Stand")
    stage.pool(B, 1)
    return stage, stage.vampire(A, "Elder")


def test_last_stand_ends_the_turn_and_the_predator_takes_the_next_one() -> None:
    stage, elder = stage_with_last_stand()
    stage.vampire(A, "Kurt")
    (stand,) = stage.table.beside[C]
    turn = stage.table.turn
    bleed(stage, elder)
    stage.skip("MasterPhase")
    assert stage.table.out[B]
    assert stage.table.active == A
    assert stage.table.turn == turn + 1
    assert stage.zone(stand) == ASH_HEAP
    stage.skip("MasterPhase", C)
    assert stage.table.turn == turn + 2


def test_last_stand_waits_until_another_methuselah_is_ousted() -> None:
    stage, elder = stage_with_last_stand(B)
    bleed(stage, elder)
    stage.skip("MinionPhase", A)
    assert stage.table.out[B]
    assert stage.table.active == A


@ruling("Last Stand", 1)
def test_after_an_oust_cards_may_still_be_played_after_the_action() -> None:
    stage, elder = stage_with_last_stand()
    stage.hand(A, "Freak Drive")
    bleed(stage, elder)
    stage.skip("after-action", A)
    assert stage.table.out[B]
    stage.play(A, "play freak-drive for", elder)
    stage.skip("MasterPhase")
    assert stage.table.active == A


@ruling("Last Stand", 2, 3)
def test_after_an_oust_the_minion_phase_ends_and_there_is_no_discard_phase() -> None:
    stage, elder = stage_with_last_stand()
    tupdog = stage.vampire(A, "Tupdog")
    noting.note(stage.table, 0, notes.UNREPLACED_UNTIL_DISCARD, A, 1)
    bleed(stage, elder)
    stage.skip("MasterPhase")
    assert stage.zone(tupdog) not in (READY, TORPOR)
    phases = [event.phase for event in stage.events_of(PhaseBegan)]
    assert phases[-3:] == ["minion-phase", "untap", "master-phase"]
    assert stage.table.notes.has(notes.UNREPLACED_UNTIL_DISCARD, A)


def test_the_first_predator_clockwise_takes_the_next_turn() -> None:
    stage = PeopleStage(5, TOLL, phase="master")
    stage.permanent(A, "Last Stand")
    stage.pool(C, 1)
    stage.pool(E, 1)
    stage.hand(A, "Toll")
    stage.play(A, "play toll plain -")
    stage.skip("MasterPhase", B)
    assert stage.table.out == [False, False, True, False, True]
    assert stage.table.turn == 21


def test_the_turn_of_an_ousted_methuselah_ends_and_her_predator_is_next() -> None:
    stage = PeopleStage(4, DEATH, phase="master")
    stage.permanent(C, "Last Stand")
    stage.pool(A, 1)
    stage.hand(A, "Death")
    stage.play(A, "play death plain -")
    stage.skip("MasterPhase", D)
    assert stage.table.out[A]
    assert stage.table.turn == 21
