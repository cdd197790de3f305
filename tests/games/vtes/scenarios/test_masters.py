"""Master cards: cancelled, out of turn, trifles; control and costs."""

from __future__ import annotations

from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene
from games.vtes.special_term_cards import HUNTED
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, REMOVED
from conclave.games.vtes.rules.reading import identity
from conclave.testing import rule


@rule("VTES-1.6.2-25", "VTES-1.6.2-24")
def test_a_washed_trifle_gives_one_action_and_the_next_trifle_another() -> None:
    stage = Scene(2, phase="master")
    kurt = stage.vampire(A, "Kurt", 5)
    stage.hand(A, "life-in-the-city", "life-in-the-city", "ascendance", "ascendance")
    stage.hand(B, "wash")
    stage.play_only(A, "play life-in-the-city plain -")
    if stage.prompt == "Targeting":
        stage.play_only(A, "target", kurt)
    stage.cancel_with(B, "wash")
    stage.skip_to("MasterPhase", A)
    assert stage.blood(kurt) == 5
    stage.play(A, "play life-in-the-city plain -")
    stage.skip_to("MasterPhase", A)
    assert stage.blood(kurt) == 6
    stage.play(A, "play ascendance plain -")
    assert stage.table.pool[A] == 31
    while stage.prompt == "MasterPhase":
        assert not stage.offers_any(A, "play ascendance")
        stage.do_minimum()


@rule("VTES-1.6.1-06", "VTES-1.6.2-07", "VTES-1.6.2-05")
def test_a_reversal_is_washed_away_and_the_master_works() -> None:
    stage = Scene(3, phase="master")
    stage.library(A, *["Lamp"] * 9)
    stage.library(B, *["Lamp"] * 9)
    stage.library(C, *["Lamp"] * 9)
    stage.hand(A, "ascendance")
    stage.hand(B, "sudden-reversal", "ascendance")
    stage.hand(C, "wash", "ascendance")
    stage.play_only(A, "play ascendance plain -")
    stage.cancel_with(B, "sudden-reversal")
    stage.cancel_with(C, "wash")
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 31
    assert stage.may_play_master(B, "ascendance")  # the wash gave her back what the reversal took
    assert stage.may_play_master(C, "ascendance")  # an out-of-turn trifle


@rule("VTES-5-04", "VTES-5-03")
def test_the_parthenon_makes_up_for_an_out_of_turn_master() -> None:
    stage = Scene(2, phase="master")
    stage.permanent(B, "The Parthenon")
    stage.library(B, *["Lamp"] * 9)
    stage.hand(A, "ascendance")
    stage.hand(B, "sudden-reversal", "ascendance")
    stage.play_only(A, "play ascendance plain -")
    stage.cancel_with(B, "sudden-reversal")
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 30
    (hall,) = stage.table.beside[B]
    stage.skip_until_offered(B, "use", hall, "0")
    assert not stage.offers(B, "play ascendance plain -")
    stage.play(B, "use", hall, "0")
    stage.skip("MasterPhase", B)
    stage.play(B, "play ascendance plain -")
    assert stage.table.pool[B] == 31


@rule("VTES-1.6.2-08", "VTES-1.6.2-06")
def test_no_second_out_of_turn_master_before_ones_own_phase() -> None:
    stage = Scene(3, phase="master", active=B)
    stage.library(A, *["Lamp"] * 9)
    stage.vampire(C, "Kurt")
    stage.hand(B, "ascendance")
    stage.hand(A, "sudden-reversal", "sudden-reversal", "direct-intervention")
    stage.play_only(B, "play ascendance plain -")
    stage.cancel_with(A, "sudden-reversal")
    stage.skip_to("MasterPhase", C)
    stage.hand(C, "ascendance")
    stage.play_only(C, "play ascendance plain -")
    while stage.window == "as-played":
        assert not stage.offers_any(A, "play") or stage.decider != A
        stage.do_minimum()
    assert stage.table.pool[C] == 31
    stage.skip_to("DiscardPhase", A)
    stage.skip_to("MasterPhase", B)
    stage.hand(B, "ascendance")
    stage.play_only(B, "play ascendance plain -")
    stage.skip("as-played", A)
    assert stage.offers(A, "play sudden-reversal plain -")


@rule("VTES-1.6.1-06", "VTES-1.4-01", "VTES-1.6.2-07")
def test_a_bled_vine_cancels_without_a_master_phase_action() -> None:
    stage = Scene(2, phase="master")
    vine = stage.permanent(B, "Bleeding the Vine")
    stage.hand(A, "effective-management", "ascendance")
    stage.crypt(A, "Kurt")
    stage.hand(B, "ascendance")
    stage.play_only(A, "play effective-management plain -")
    stage.skip("as-played", B)
    stage.play_only(B, "use", vine, "0")
    stage.skip_to("MasterPhase", A)
    assert stage.table.uncontrolled[A] == ()
    stage.play(A, "play ascendance plain -")
    assert stage.table.pool[A] == 31
    assert stage.may_play_master(B, "ascendance")


@rule("VTES-1.6.1-06", "VTES-6.1.6-09", "VTES-1.6.2-07")
def test_an_intervention_leaves_the_minion_untapped_and_the_action_untaken() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "govern-the-unaligned")
    stage.hand(B, "direct-intervention")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    stage.cancel_with(B, "direct-intervention")
    stage.finish()
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 10
    assert stage.table.pool == [30, 29]
    assert stage.offers(A, "bleed", elder)


@rule("VTES-1.6.1-06", "VTES-6.4.3-04")
def test_a_strike_that_was_cancelled_is_chosen_again() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.play(A, "bleed", kurt)
    stage.attempt_block(ira)
    stage.hand(A, "majesty", "undead-strength")
    stage.hand(B, "direct-intervention")
    stage.skip("strike", A)
    stage.play_only(A, "play majesty PRE", kurt)
    stage.cancel_with(B, "direct-intervention")
    stage.skip("strike", A)
    assert stage.blood(kurt) == 8
    stage.play(A, "play undead-strength POT", kurt)
    stage.finish()
    assert stage.blood(ira) == 5


@rule("VTES-1.1-12", "VTES-1.4-01")
def test_golconda_takes_a_vampire_out_and_leaves_what_he_had() -> None:
    stage = Scene(2, phase="master")
    elder = stage.vampire(A, "Elder", 3)
    lamp, fame = stage.put_on(elder, "Lamp"), stage.put_on(elder, "Fame", B)
    stage.play_master(A, "golconda-inner-peace", "target", elder)
    while stage.zone(elder) == READY:
        stage.do_minimum()
    assert stage.zone(elder) == REMOVED
    assert lamp in stage.table.ash[A]
    assert fame in stage.table.ash[B]
    assert stage.table.pool[A] == 40


@rule("VTES-1.4-01", "VTES-1.6.1-06")
def test_golconda_is_refused_for_two_pool() -> None:
    stage = Scene(2, phase="master")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "golconda-inner-peace")
    stage.play_only(A, "play golconda-inner-peace plain -")
    if stage.prompt == "Targeting":
        stage.play_only(A, "target", rival)
    for _ in range(20):
        options = [m for m in stage.options(stage.decider) if m != "pass"]
        if stage.decider == B and options and stage.window == "as-played":
            stage.play_only(B, options[0])
            break
        if stage.prompt == "MasterPhase":
            break
        stage.do_minimum()
    stage.skip("MinionPhase")
    assert stage.zone(rival) == READY
    assert stage.table.pool == [30, 28]


@rule("VTES-1.6.2-22", "VTES-1.4-01")
def test_a_second_villein_costs_a_pool_and_a_tap_too() -> None:
    stage = Scene(2, phase="master")
    elder = stage.vampire(A, "Elder", 10)
    stage.hand(A, "villein", "villein", "minion-tap")
    stage.play(A, "play villein plain -")
    stage.play(A, "number 2") if stage.offers(A, "number 2") else None
    stage.skip_to("MasterPhase", A)
    assert (stage.table.pool[A], stage.blood(elder)) == (32, 8)
    stage.play(A, "play villein plain -")
    stage.play(A, "number 2") if stage.offers(A, "number 2") else None
    assert stage.table.pool[A] == 33
    assert stage.blood(elder) == 6
    while stage.prompt == "MasterPhase":
        assert not stage.offers_any(A, "play minion-tap")
        stage.do_minimum()


@rule("VTES-1.4-01", "VTES-1.3-01")
def test_a_stolen_doll_feeds_the_thief() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 3, torpor=True)
    doll = stage.put_on(ira, "Blood Doll")
    stage.play_card(A, "graverobbing", "DOM", elder)
    stage.skip_until_offered(A, "yes")
    stage.play(A, "yes")
    stage.finish()
    assert stage.table.controller[ira] == A
    stage.skip_to("MasterPhase", B)
    assert not stage.offers(B, "use", doll, "0")
    stage.skip_to("MasterPhase", A)
    assert stage.offers(A, "use", doll, "0")


@rule("VTES-1.6.2-22", "VTES-5-03")
def test_an_investment_pays_with_the_action_of_a_trifle() -> None:
    stage = Scene(2, phase="master")
    fund = stage.permanent(A, "Protracted Investment", counters=5)
    kurt = stage.vampire(A, "Kurt", 5)
    stage.play_master(A, "life-in-the-city", "target", kurt)
    stage.skip_to("MasterPhase", A)
    stage.play(A, "use", fund, "0")
    assert (stage.table.pool[A], stage.blood(fund)) == (31, 4)
    while stage.prompt == "MasterPhase":
        assert not stage.offers(A, "use", fund, "0")
        stage.do_minimum()


@rule("VTES-1.6.2-12", "VTES-1.6.2-15", "VTES-1.5-05")
def test_a_lesson_for_anothers_vampire_makes_him_too_old() -> None:
    stage = Scene(3, phase="master")
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(B, "Pupil")
    stage.play_master(A, "dominate", "target", pupil)
    assert identity.capacity(stage.table, pupil) == 6
    assert stage.blood(pupil) == 5
    stage.skip_to("MinionPhase", A)
    stage.hand(B, "deflection")
    stage.play(A, "bleed", kurt)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "deflection") == ["dom", "DOM"]  # the lesson made him superior


@rule("VTES-5-03", "VTES-1.4-01")
def test_tension_is_eased_with_two_masters_and_an_action() -> None:
    stage = Scene(2, phase="master")
    tension = stage.permanent(B, "Tension in the Ranks")
    stage.hand(A, "ascendance", "fame", "parity-shift", *["Lamp"] * 4)
    stage.library(A, *["Cellar"] * 9)
    stage.play(A, "use", tension, "0")
    for _ in range(6):
        move = next(
            (
                m
                for m in stage.options(stage.decider)
                if m.split()[-1] in ("ascendance", "fame") and not m.startswith("play")
            ),
            "",
        )
        if not move:
            break
        stage.play(stage.decider, move)
    assert stage.zone(tension) == ASH_HEAP
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert "parity-shift" in stage.names(stage.table.hand[A])


@rule("VTES-11-04", "VTES-1.6.2-22", "VTES-11-05", "VTES-6.2.3-05")
def test_a_mark_with_the_action_of_a_trifle_and_a_blocked_attack() -> None:
    stage = Scene(2, HUNTED, phase="master")
    hunter, hunted = stage.vampire(A, "Hunter"), stage.vampire(B, "Hunted")
    thug = stage.ally(B, "Thug")
    stage.put_on(thug, "Sport Bike")
    stage.play_master(A, "life-in-the-city", "target", hunter)
    stage.skip_to("MasterPhase", A)
    stage.play(A, "mark", hunted)
    stage.skip_to("MinionPhase", A)
    blood = stage.blood(hunter)
    stage.play(A, "attack", hunter, hunted)
    stage.attempt_block(thug)
    stage.finish()
    assert stage.combats_begun == 1
    assert stage.blood(hunted) == 4
    assert stage.blood(hunter) == blood - 1  # a blow of the thug; the cost is not paid
    stage.table.tapped[hunter] = False
    assert not stage.offers(A, "attack", hunter, hunted)


@rule("VTES-1.6.2-09", "VTES-1.4-01")
def test_the_star_gives_a_master_for_a_master_once() -> None:
    stage = Scene(2, phase="master")
    star = stage.permanent(B, "Anthelios, The Red Star")
    stage.hand(A, "fame", "lamp")
    stage.ash(A, "ascendance", "computer-hacking")
    stage.play(A, "use", star, "0")
    for _ in range(6):
        if stage.prompt == "MasterPhase" or stage.prompt == "MinionPhase":
            break
        options = stage.options(stage.decider)
        assert not any("computer-hacking" in m or "lamp" in m for m in options)
        stage.play(stage.decider, options[0])
    assert "ascendance" in stage.names(stage.table.hand[A])
    assert "fame" in stage.names(stage.table.ash[A])


@rule("VTES-1.6.2-07", "VTES-1.6.2-08", "VTES-9.1-06")
def test_an_investigation_that_burns_the_last_pool_ousts_its_player_first() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.pool(B, 3)
    stage.hand(B, "archon-investigation")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play_card(A, "conditioning", "DOM", elder)
    stage.skip_until_offered(B, "play archon-investigation plain -")
    stage.play(B, "play archon-investigation plain -")
    stage.finish()
    assert stage.zone(elder) == ASH_HEAP
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool[A] == 36


@rule("VTES-1.6.1-06", "VTES-1.6.1-08", "VTES-1.6.1-09")
def test_nobody_draws_until_all_cancels_are_done() -> None:
    stage = Scene(3, phase="master")
    for seat, name in ((A, "ascendance"), (B, "sudden-reversal"), (C, "sudden-reversal")):
        stage.hand(seat, name, *["Lamp"] * 6)
        stage.library(seat, *["Cellar"] * 9)
    stage.play_only(A, "play ascendance plain -")
    stage.cancel_with(B, "sudden-reversal")
    stage.cancel_with(C, "sudden-reversal")
    assert [len(stage.table.hand[seat]) for seat in (A, B, C)] == [6, 6, 6]
    stage.skip("MinionPhase")
    assert [len(stage.table.hand[seat]) for seat in (A, B, C)] == [7, 7, 7]
    assert stage.table.pool[A] == 31


@rule("VTES-1.4-01", "VTES-1.6.2-26")
def test_three_tablets_are_removed_no_matter_who_has_the_others() -> None:
    stage = Scene(2, phase="master")
    stage.permanent(A, "Ashur Tablets")
    stage.permanent(A, "Ashur Tablets")
    theirs = stage.permanent(B, "Ashur Tablets")
    stage.play_master(A, "ashur-tablets")
    for _ in range(10):
        if stage.prompt in ("MasterPhase", "MinionPhase"):
            break
        stage.do_minimum()
    assert stage.zone(theirs) == REMOVED
    assert stage.table.beside[A] == ()
    assert stage.table.pool == [33, 30]


@rule("VTES-1.6.1-22", "VTES-1.4-01")
def test_a_haven_makes_masters_on_its_minion_dearer() -> None:
    stage = Scene(2, phase="master")
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Secure Haven")
    stage.play_master(A, "misdirection", "target", rival)
    stage.skip("MinionPhase")
    assert stage.table.tapped[rival]
    assert stage.table.pool == [28, 30]
