"""Actions that continue after a block."""

from __future__ import annotations

from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.cards.people import offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.testing import rule


def says_yes(stage: Scene, seat: int = A, *stops: str) -> None:
    """Take every option offered to a seat, until the phase continues or a stop is reached."""
    for _ in range(80):
        if stage.prompt in ("MinionPhase", *stops):
            return
        if stage.decider == seat and "yes" in stage.options(seat):
            stage.play(seat, "yes")
        else:
            stage.do_minimum()


def blocked_hunt(stage: Scene, elder: int, rival: int) -> None:
    """A hunts and is blocked by B: strikes are to be chosen."""
    stage.play(A, "hunt", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.skip("strike", A)


@rule("VTES-6.2.2-07", "VTES-6.2.2-17", "VTES-1.4-01")
def test_out_of_the_mist_into_a_second_blocker() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder", 5)
    rival, ira = stage.vampire(B, "Rival"), stage.vampire(B, "Ira")
    blocked_hunt(stage, elder, rival)
    stage.hand(A, "form-of-mist", "form-of-mist")
    stage.play(A, "play form-of-mist PRO", elder)
    says_yes(stage, A, "BlockQuestion")
    assert stage.prompt == "BlockQuestion"
    assert stage.blood(elder) == 4
    stage.play(B, "block", ira)
    stage.skip("block", B)
    stage.play_card(B, "spirits-touch", "aus", ira)
    assert stealth_and_intercept(stage) == (2, 1)
    stage.skip("block", B)
    stage.play_card(B, "precognition", "aus", ira)
    assert stealth_and_intercept(stage) == (2, 2)
    stage.skip("strike", A)
    assert stage.combats_begun == 2
    assert offered_modes(stage, A, "form-of-mist") == ["pro"]
    stage.finish()
    assert stage.table.tapped[ira]
    assert stage.table.tapped[rival]
    assert stage.blood(elder) == 3


@rule("VTES-6.1.3-03", "VTES-6.2.3-05", "VTES-1.4-01")
def test_equipment_comes_by_a_mirror_and_is_paid_once() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play_card(A, "44-magnum", "plain", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(A, "mirror-image")
    stage.skip("strike", A)
    stage.play(A, "play mirror-image CHI", elder)
    says_yes(stage)
    assert stage.names(stage.table.attached[elder]) == ["44-magnum"]
    assert stage.table.pool[A] == 28
    assert stage.blood(elder) == 9


@rule("VTES-6.3.2-01", "VTES-1.4-01", "VTES-6.3.3-05")
def test_a_referendum_is_held_after_all() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play_card(A, "ancilla-empowerment", "plain", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(A, "form-of-mist")
    stage.skip("strike", A)
    stage.play(A, "play form-of-mist PRO", elder)
    says_yes(stage, A, "Referendum")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.finish()
    assert stage.vote_counts == [(1, 0)]
    assert stage.table.pool == [29, 29]


@rule("VTES-R-37", "VTES-6.2.2-10", "VTES-1.4-01")
def test_a_bleed_out_of_the_mist_is_sent_on() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    ira = stage.vampire(C, "Ira")
    kurt = stage.vampire(B, "Kurt")
    stage.play(A, "bleed", elder)
    stage.attempt_block(rival)
    stage.hand(A, "form-of-mist", "lost-in-crowds")
    stage.skip("strike", A)
    stage.play(A, "play form-of-mist PRO", elder)
    says_yes(stage, A, "BlockQuestion")
    stage.play(B, "decline")
    stage.redirect_bleed(B, kurt, C)
    stage.skip("BlockQuestion", C)
    stage.play(C, "block", ira)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    assert stage.table.pool == [30, 30, 29]
    assert stage.table.edge == A


@rule("VTES-1.4-01", "VTES-6.2.3-01")
@ruling("Forced Awakening", 2)
def test_a_minion_forced_awake_who_blocked_pays_nothing_even_if_the_action_continues() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play_card(B, "forced-awakening", "plain", rival)
    stage.attempt_block(rival)
    stage.hand(A, "form-of-mist")
    stage.skip("strike", A)
    stage.play(A, "play form-of-mist PRO", elder)
    says_yes(stage)
    assert stage.table.pool[B] == 29
    assert stage.blood(rival) == 9


@rule("VTES-1.1-04", "VTES-6.4.5-20")
def test_a_sleeper_who_was_woken_and_is_majestic_is_up_in_the_end() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play_card(B, "on-the-qui-vive", "plain", rival)
    stage.attempt_block(rival)
    stage.hand(B, "majesty")
    stage.skip("strike", B)
    stage.play(B, "play majesty PRE", rival)
    stage.finish()
    assert not stage.table.tapped[rival]


@rule("VTES-1.4-01", "VTES-6.4.6-09", "VTES-R-42")
def test_dawn_hurts_who_has_changed_his_target() -> None:
    stage = Scene(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "daring-the-dawn", "FOR", elder)
    stage.attempt_block(thug)
    stage.hand(A, "change-of-target")
    stage.skip_until_offered(A, "play change-of-target plain", elder)
    stage.play(A, "play change-of-target plain", elder)
    stage.finish()
    assert stage.combats_begun == 0
    assert not stage.table.tapped[thug]
    assert stage.zone(elder) == TORPOR


@rule("VTES-1.6.1-06", "VTES-1.4-01")
def test_a_cancelled_modifier_forbids_no_other() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "conditioning", "threats")
    stage.hand(B, "direct-intervention")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_only(A, "play conditioning DOM", elder)
    stage.cancel_with(B, "direct-intervention")
    stage.skip("announced", A)
    stage.play(A, "play threats DOM", elder)
    stage.finish()
    assert stage.table.pool[B] == 30 - 1 - 3
    assert stage.blood(elder) == 10


@rule("VTES-1.6.1-06", "VTES-1.1-05", "VTES-6.2.3-06")
def test_a_minion_whose_wake_is_cancelled_does_not_deflect() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "wake-with-evenings-freshness", "deflection", "on-the-qui-vive")
    stage.hand(C, "direct-intervention")
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play_only(B, "play wake-with-evenings-freshness plain", rival)
    stage.cancel_with(C, "direct-intervention")
    stage.skip("declined", B)
    assert offered_modes(stage, B, "deflection") == []
    stage.play(B, "play on-the-qui-vive plain", rival)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "deflection") == ["dom", "DOM"]
    assert stage.table.pool[C] == 29


@rule("VTES-1.6.1-06", "VTES-6.2.3-06")
def test_a_minion_whose_freak_drive_is_cancelled_pays_nothing() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "freak-drive")
    stage.hand(B, "direct-intervention")
    stage.play(A, "bleed", elder)
    stage.skip_until_offered(A, "play freak-drive for", elder)
    stage.play_only(A, "play freak-drive for", elder)
    stage.cancel_with(B, "direct-intervention")
    stage.finish()
    assert stage.table.tapped[elder]
    assert stage.blood(elder) == 10
    assert stage.table.pool == [30, 28]


@rule("VTES-1.6.1-06", "VTES-1.6.2-07", "VTES-1.6.2-08")
def test_an_intervention_is_washed_away() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    for seat in (B, C):
        stage.library(seat, *["Lamp"] * 9)
    stage.hand(A, "govern-the-unaligned")
    stage.hand(B, "direct-intervention", "ascendance", "direct-intervention")
    stage.hand(C, "wash", "ascendance")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    stage.cancel_with(B, "direct-intervention")
    stage.cancel_with(C, "wash")
    while stage.prompt != "MinionPhase":
        assert not (stage.decider == B and stage.offers_any(B, "play direct-intervention"))
        stage.do_minimum()
    assert stage.table.pool == [30, 27, 30]
    assert stage.table.tapped[elder]
    assert stage.may_play_master(B, "ascendance")
    assert stage.may_play_master(C, "ascendance")


@rule("VTES-1.6.1-06", "VTES-1.6.2-05")
def test_an_investigation_is_reversed() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(B, "archon-investigation")
    stage.hand(C, "sudden-reversal")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "conditioning", "DOM", elder)
    stage.skip_until_offered(B, "play archon-investigation plain -")
    stage.play_only(B, "play archon-investigation plain -")
    stage.cancel_with(C, "sudden-reversal")
    stage.finish()
    assert stage.zone(elder) == READY
    assert stage.table.pool == [30, 26, 30]
    assert stage.table.edge == A
