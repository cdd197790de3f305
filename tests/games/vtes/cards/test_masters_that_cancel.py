"""Master cards played out of turn against the cards and bleeds of others."""

from __future__ import annotations

from games.vtes.cards.master_phase import FILLER, masters, play
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.words import ASH_HEAP, READY
from conclave.testing import rule


@rule("VTES-1.6.2-05", "VTES-1.6.2-06", "VTES-1.6.2-08")
def test_sudden_reversal_cancels_a_master_card_of_another() -> None:
    stage = masters(3, "Ascendance", "Sudden Reversal")
    stage.hand(B, "Sudden Reversal", "Sudden Reversal")
    stage.play(A, "play", "ascendance", "plain", "-")
    assert not stage.offers(A, "play", "sudden-reversal", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "sudden-reversal", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.table.pool[A] == 30
    assert stage.table.actions == 0
    assert not stage.offers(B, "play", "sudden-reversal", "plain", "-")


@rule("VTES-1.6.2-25")
@ruling("Sudden Reversal", 2)
def test_a_cancelled_trifle_uses_the_action_and_gives_none() -> None:
    stage = masters(2, "Life in the City", "Ascendance")
    krid = stage.vampire(A, "Krid", 0)
    stage.hand(B, "Sudden Reversal")
    stage.play(A, "play", "life-in-the-city", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "sudden-reversal", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.blood(krid) == 0
    assert stage.table.actions == 0
    assert not stage.offers(A, "play", "ascendance", "plain", "-")


@rule("VTES-1.6.2-23", "EX-1.6.2-b")
def test_wash_gives_back_the_master_phase_action_and_is_a_trifle() -> None:
    stage = masters(3, "Ascendance", "Life in the City")
    krid = stage.vampire(A, "Krid", 0)
    stage.hand(B, "Wash", "Ascendance", "Ascendance", "Ascendance", *FILLER[:3])
    stage.library(B, "Fame")
    stage.play(A, "play", "ascendance", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "wash", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 30
    assert stage.table.actions == 1
    play(stage, "life-in-the-city", "target", krid)
    assert stage.blood(krid) == 1
    assert len(stage.table.hand[B]) == 6  # not replaced before her untap phase
    stage.skip("MasterPhase", B)
    assert stage.table.actions == 1
    assert "fame" in stage.names(stage.table.hand[B])


def test_wash_is_for_masters_of_predator_and_prey() -> None:
    stage = Stage(4, phase="master")
    stage.hand(A, "Ascendance")
    for seat in (B, C, 3):
        stage.hand(seat, "Wash")
    stage.play(A, "play", "ascendance", "plain", "-")
    offered = []
    while stage.window == "as-played":
        seat = stage.decider
        if stage.offers(seat, "play", "wash", "plain", "-"):
            offered.append(seat)
        stage.play(seat, "pass")
    assert offered == [B, 3]


def test_direct_intervention_cancels_a_minion_card_and_the_minion_stays_untapped() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Computer Hacking")
    stage.hand(B, "Direct Intervention")
    stage.play(A, "play", "computer-hacking", "plain", krid)
    stage.skip("as-played", B)
    stage.play(B, "play", "direct-intervention", "plain", "-")
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[krid]
    assert stage.table.pool == [30, 29]
    assert stage.names(stage.table.ash[A]) == ["computer-hacking"]
    assert stage.offers(A, "bleed", krid)


def test_direct_intervention_does_not_cancel_master_cards() -> None:
    stage = masters(2, "Ascendance")
    stage.hand(B, "Direct Intervention")
    play(stage, "ascendance")
    assert stage.table.pool == [31, 30]
    assert stage.names(stage.table.hand[B]) == ["direct-intervention"]


def test_archon_investigation_burns_a_minion_who_bleeds_you_for_four() -> None:
    stage = Stage(3)
    pug = stage.vampire(A, "Gwendolyn")
    stage.put_on(pug, "Laptop Computer")
    stage.hand(B, "Archon Investigation")
    stage.hand(C, "Archon Investigation")
    stage.play(A, "bleed", pug)
    stage.skip("announced", B)
    stage.play(B, "play", "archon-investigation", "plain", "-")
    stage.skip("MinionPhase")
    assert stage.zone(pug) == ASH_HEAP
    assert stage.table.pool == [30, 27, 30]
    assert stage.names(stage.table.hand[C]) == ["archon-investigation"]


def test_archon_investigation_needs_a_bleed_of_four() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Gwendolyn")
    stage.hand(B, "Archon Investigation")
    stage.play(A, "bleed", pug)
    stage.skip("announced", B)
    assert not stage.offers(B, "play", "archon-investigation", "plain", "-")
    stage.skip("MinionPhase")
    assert stage.zone(pug) == READY
    assert stage.table.pool[B] == 27
