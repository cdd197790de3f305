"""Unusual reactions, and what remains of them."""

from __future__ import annotations

import pytest
from games.vtes.block_attempts import stealth_and_intercept
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.testing import rule


@rule("VTES-1.4-01", "VTES-6.2-02")
def test_a_bleed_brought_down_to_three_is_not_investigated() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "archon-investigation")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "conditioning", "DOM", elder)
    stage.skip("announced", B)
    assert stage.offers(B, "play archon-investigation plain -")
    stage.play_card(B, "telepathic-counter", "aus", rival)
    while stage.prompt != "MinionPhase":
        assert not stage.offers_any(stage.decider, "play archon-investigation")
        stage.do_minimum()
    assert stage.table.pool[B] == 27


@rule("VTES-1.4-01", "VTES-1.6.3-17")
@pytest.mark.parametrize("first", ["command-of-the-beast", "threats"])
def test_a_superior_command_goes_with_a_threat_in_either_order(first: str) -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "command-of-the-beast", "threats")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play(A, f"play {first} DOM", elder)
    stage.skip("announced", A)
    if first == "threats":
        assert offered_modes(stage, A, "command-of-the-beast") == ["DOM"]
    stage.play(A, next(m for m in stage.options(A) if " DOM " in m))
    stage.finish()
    assert stage.table.pool[B] == 30 - 1 - 1 - 2


@rule("VTES-1.4-01", "VTES-1.6.2-15")
def test_a_lesson_makes_a_blocker_too_old_for_the_signet() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "The Signet of King Saul")
    leader, kurt = stage.vampire(B, "Pack Leader"), stage.vampire(B, "Kurt")
    young = stage.vampire(B, "Tobias Smith")
    stage.put_on(young, "Potence")
    stage.play(A, "bleed", elder)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", leader)
    assert not stage.offers(B, "block", kurt)
    assert not stage.offers(B, "block", young)


@rule("VTES-1.4-01", "VTES-4-03")
@pytest.mark.parametrize("blood", [0, 1])
def test_a_servant_who_is_not_paid_is_gone(blood: int) -> None:
    stage = Scene(2, active=B)
    kurt = stage.vampire(A, "Kurt", blood)
    carter = stage.put_on(kurt, "Robert Carter")
    for _ in range(60):
        if stage.table.active == A and stage.prompt == "MasterPhase":
            break
        if stage.decider == A and stage.offers(A, "choose burn-blood"):
            stage.play(A, "choose burn-blood")
        else:
            stage.do_minimum()
    kept = stage.zone(carter) == ON_CARD
    assert kept == (blood == 1 and stage.blood(kurt) == 0)


@rule("VTES-4.1-02", "VTES-7-14", "VTES-11-21", "VTES-R-11")
def test_a_vampire_who_comes_out_into_a_contest_keeps_his_counters() -> None:
    stage = Scene(2, phase="influence")
    mine, theirs = stage.uncontrolled(A, "Gilbert Duane", 6), stage.vampire(B, "Gilbert Duane")
    stage.play(A, "transfer", mine)
    stage.skip_to("DiscardPhase", A)
    assert stage.table.contested[mine]
    assert stage.table.contested[theirs]
    assert (stage.blood(mine), stage.blood(theirs)) == (7, 7)
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("yield")))
    stage.skip_to("MasterPhase", A)
    assert stage.table.in_play(mine)
    assert (stage.zone(mine), stage.blood(mine)) == (READY, 7)
    assert not stage.table.tapped[mine]


@rule("VTES-1.4-01", "VTES-6.2.3-01")
@pytest.mark.parametrize("blocked", [False, True])
def test_a_helicopter_brings_back_who_has_succeeded(blocked: bool) -> None:
    stage = Scene(2)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    copter = stage.put_on(kurt, "Helicopter")
    stage.play(A, "bleed", kurt)
    if blocked:
        stage.attempt_block(rival)
    seen = False
    while stage.prompt != "MinionPhase":
        if stage.decider == A and stage.offers(A, "use", copter, "0"):
            seen = True
            stage.play(A, "use", copter, "0")
        else:
            stage.do_minimum()
    assert seen == (not blocked)
    assert stage.table.tapped[kurt] == blocked


@rule("VTES-1.4-01", "VTES-6.2.2-16", "VTES-6.2.2-13")
def test_a_veil_lasts_for_the_next_actions_of_this_turn() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.hand(A, "veil-the-legions")
    stage.play(A, "play veil-the-legions OBF", elder)
    if stage.offers(A, "number 1"):
        stage.play(A, "number 1")
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    assert stage.table.pool[B] == 29
    assert stage.blood(elder) == 9
    stage.play(A, "bleed", thug)
    stage.attempt_block(rival)
    assert stealth_and_intercept(stage) == (1, 0)
    stage.finish()
    stage.play(A, "bleed", elder)
    stage.attempt_block(rival)
    assert stealth_and_intercept(stage) == (0, 0)


@rule("VTES-1.4-01", "VTES-6.5.3-04")
def test_a_rescue_by_day_puts_the_rescuer_to_sleep() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(A, "Ira", 3, torpor=True)
    stage.vampire(B, "Rival")
    stage.play(A, "rescue", elder, ira, "2")
    stage.skip("announced", A)
    stage.play_card(A, "day-operation", "for", elder)
    stage.finish()
    assert (stage.zone(elder), stage.zone(ira)) == (TORPOR, READY)
    assert stage.blood(elder) == 10 - 1 - 2


@rule("VTES-1.4-01", "VTES-6.4.6-09")
def test_dawn_comes_after_the_combat_with_an_ally() -> None:
    stage = Scene(2)
    elder, thug = stage.vampire(A, "Elder", 5), stage.ally(B, "Thug")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "daring-the-dawn", "for", elder)
    stage.attempt_block(thug)
    stage.skip("before-range", A)
    assert (stage.zone(elder), stage.blood(elder)) == (READY, 5)
    stage.finish()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 5 - 1 - 1
    assert stage.blood(thug) == 2


@rule("VTES-1.4-01", "VTES-6.2.3-04")
def test_a_perfectionist_who_is_blocked_gains_nothing() -> None:
    stage = Scene(2)
    elder, thug = stage.vampire(A, "Elder", 5), stage.ally(B, "Thug")
    stage.put_on(elder, "Perfectionist")
    stage.play(A, "bleed", elder)
    stage.attempt_block(thug)
    stage.finish()
    assert stage.blood(elder) == 4
    stage.table.tapped[elder] = False
    stage.table.tapped[thug] = True
    stage.play(A, "hunt", elder)
    stage.finish()
    assert stage.blood(elder) == 6


@rule("VTES-R-43", "VTES-6.2.3-01", "VTES-6.1.6-06")
def test_an_action_paid_for_by_the_reaction_of_another_has_no_effect() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder", 1)
    young = stage.uncontrolled(A, "Pupil", 0)
    stage.vampire(B, "Rival")
    stage.play_card(A, "govern-the-unaligned", "DOM", elder)
    if stage.prompt == "Targeting":
        stage.play(A, "target", young)
    stage.skip("BlockQuestion")
    stage.table.blood[elder] = 0  # something has taken his last blood
    stage.finish()
    assert stage.blood(young) == 0
    assert stage.names(stage.table.ash[A]) == ["govern-the-unaligned"]


@rule("VTES-6.1.3-04", "VTES-1.6.3-18", "VTES-1.4-01")
def test_equipment_that_comes_with_an_ally_action_is_not_lost_with_him() -> None:
    stage = Scene(2)
    thug, ira = stage.ally(A, "Thug", 1), stage.vampire(B, "Ira")
    stage.play_card(A, "laptop-computer", "plain", thug)
    stage.attempt_block(ira)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", ira)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.table.pool[A] == 30
    assert sorted(stage.names(stage.table.ash[A])) == ["laptop-computer", "thug"]


@rule("VTES-6.1.4-03", "VTES-6.1.4-09", "VTES-6.5.1-03")
def test_a_retainer_of_a_vampire_in_torpor_gives_no_intercept() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder", 5), stage.vampire(B, "Ira", torpor=True)
    servant = stage.put_on(ira, "Mr. Winthrop")
    thug = stage.ally(B, "Thug")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", ira)
    stage.play(B, "block", thug)
    assert stealth_and_intercept(stage) == (1, 0)
    assert stage.table.host[servant] == ira


@rule("VTES-6.1.5-04", "VTES-6.1.5-05", "VTES-R-48", "VTES-6.2.2-06")
def test_an_ally_recruited_this_turn_blocks_in_the_next() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play_card(A, "carlton-van-wyk", "plain", elder)
    stage.finish()
    (ally,) = [card for card in stage.table.ready[A] if card != elder]
    assert not stage.offers(A, "bleed", ally)
    stage.skip_to("MinionPhase", B)
    stage.play(B, "bleed", rival)
    stage.skip("BlockQuestion", A)
    assert stage.offers(A, "block", ally)


@rule("VTES-6.1.6-10", "VTES-1.4-01", "VTES-R-33")
def test_a_mage_takes_one_blood_a_turn() -> None:
    stage = Scene(2)
    zho, ira = stage.ally(A, "Thadius Zho, Mage"), stage.vampire(B, "Ira")
    stage.play(A, "act", zho, zho, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", ira)
    stage.finish()
    assert stage.blood(ira) == 7
    stage.table.tapped[zho] = False
    assert not stage.offers(A, "act", zho, zho, "0")
    assert stage.offers(A, "bleed", zho)


@rule("VTES-1.4-01", "VTES-6.1.2-03", "VTES-6.1.6-05")
def test_nothing_feeds_on_no_earth() -> None:
    stage = Scene(2)
    hunter = stage.vampire(A, "Hunter", 2)
    stage.put_on(hunter, "Ex Nihilo")
    stage.play_card(A, "earth-feeder", "plain", hunter)
    stage.finish()
    assert stage.blood(hunter) == 2
    assert stage.names(stage.table.attached[hunter]) == ["ex-nihilo"]


@rule("VTES-1.5-20", "VTES-4.1-03")
def test_a_contested_vampire_does_not_merge() -> None:
    stage = Scene(2, phase="influence")
    mine, theirs = stage.vampire(A, "Maldavis"), stage.vampire(B, "Maldavis")
    moving.begin_contest(stage.table, mine)
    moving.begin_contest(stage.table, theirs)
    stage.uncontrolled(A, "maldavis-adv", 3)
    assert not stage.offers_any(A, "merge")


@rule("VTES-6.4.3-13", "VTES-6.4.6-19", "VTES-1.4-01")
def test_a_third_hand_burns_an_ally_before_he_strikes() -> None:
    stage = Scene(3)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug", 1)
    alejandro = stage.vampire(C, "Alejandro Aguirre")
    fight(stage, kurt, thug)
    stage.skip("before-range", C)
    stage.play(C, "use", alejandro, "0")
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(kurt) == 7
    assert stage.table.tapped[alejandro]


@rule("VTES-6.5.5-03", "VTES-6.5.6-01", "VTES-1.4-01")
def test_nothing_drinks_nothing_and_is_hunted_for_it() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt", 3), stage.vampire(B, "Ira", 5, torpor=True)
    stage.put_on(kurt, "Ex Nihilo")
    stage.play(A, "diablerize", kurt, ira)
    stage.finish()
    assert stage.blood(kurt) == 3
    assert stage.zone(ira) == ASH_HEAP
    assert len(stage.vote_counts) == 1
