"""Late contests, block costs, damage outside combat, and control."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, READY, REMOVED, TORPOR, UNCONTROLLED
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

THIRD = Vampire("Third Claimant", "ventrue", 2, 4, "", "camarilla", title="prince:Miami")


@rule("VTES-4.1-04", "VTES-4.1-08", "VTES-4.1-05")
def test_a_third_copy_that_comes_before_the_contest_is_over_joins_it() -> None:
    stage = Scene(3, active=B, phase="untap")
    one, two = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    three = stage.uncontrolled(C, "Gilbert Duane", 7)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("yield")))
    stage.skip_to("UntapPhase", C)
    stage.skip_to("UntapPhase", A)
    assert stage.table.contested[three]
    assert stage.table.contested[one]
    assert stage.offers_any(A, "pay")
    stage.play(A, next(m for m in stage.options(A) if m.startswith("pay")))
    assert stage.table.pool[A] == 29


@rule("VTES-4.2-01", "VTES-4.2-09", "VTES-R-15")
def test_a_third_claimant_comes_before_the_city_is_won() -> None:
    stage = Scene(3, THIRD, active=B, phase="untap")
    one, two = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Graham Gottesman")
    contests.dispute(stage.table, two)
    three = stage.uncontrolled(C, "Third Claimant", 4)
    stage.play(B, "yield", two)
    stage.skip_to("DiscardPhase", C)
    assert stage.zone(three) == READY
    assert titles(stage, one, two, three) == ["", "", ""]
    stage.skip_to("UntapPhase", A)
    assert stage.offers(A, "pay", one)


@rule("VTES-6.2.2-14", "VTES-R-38")
def test_a_labyrinth_hides_who_is_about_to_be_caught() -> None:
    stage = Scene(2)
    sewer, rival = stage.vampire(A, "Alonso Petrodon"), stage.vampire(B, "Rival")
    maze = stage.permanent(A, "The Labyrinth")
    stage.play(A, "bleed", sewer)
    stage.skip("announced", A)
    assert not stage.offers(A, "use", maze, "0")
    stage.attempt_block(rival)
    stage.skip("block", A)
    stage.play(A, "use", maze, "0")
    stage.finish()
    assert stage.combats_begun == 0


@rule("VTES-R-37", "VTES-6.1.1-10", "VTES-1.4-01")
def test_a_young_bleeder_is_sent_on_to_one_who_shames_him() -> None:
    stage = Scene(3)
    hunter, rival = stage.vampire(A, "Hunter"), stage.vampire(B, "Rival")
    stage.permanent(C, "Aranthebes, The Immortal")
    stage.edge(C)
    stage.play(A, "bleed", hunter)
    stage.redirect_bleed(B, rival, C)
    stage.finish()
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.edge == C


@rule("VTES-6.1.5-10", "VTES-1.4-01")
def test_an_ally_drained_by_an_action_is_burned_and_causes_tension() -> None:
    stage = Scene(3)
    gabrielle, thug = stage.vampire(A, "Gabrielle di Righetti", 5), stage.ally(B, "Thug", 2)
    stage.permanent(C, "Tension in the Ranks")
    stage.play(A, "act", gabrielle, gabrielle, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", thug)
    stage.finish()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(gabrielle) == 7
    assert stage.table.pool == [30, 29, 30]


@rule("VTES-9.1-01", "VTES-1.4-01", "VTES-9.1-06")
def test_a_bleed_that_fells_a_famous_anarch_may_oust_by_fame() -> None:
    stage = Scene(3)
    alonso, rebel = stage.vampire(A, "Alonso Petrodon"), stage.vampire(B, "Elisha Tucker", 0)
    stage.put_on(rebel, "Fame", C)
    stage.table.tapped[rebel] = True
    stage.pool(B, 5)
    stage.play(A, "bleed", alonso)
    stage.finish()
    assert stage.table.out == [False, True, False]
    assert stage.zone(rebel) == REMOVED
    assert stage.table.points == [1, 0, 0]
    assert stage.table.edge == A


@rule("VTES-1.4-01", "VTES-1.5-10")
def test_a_minion_affected_by_the_concoction_plays_no_discipline_cards() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    potion = stage.put_on(elder, "Concoction of Vitality")
    thug = stage.ally(B, "Thug")
    stage.edge(A)
    stage.hand(A, "threats", "leverage")
    stage.play(A, "bleed", elder)
    stage.skip_until_offered(A, "use", potion, "0")
    stage.play(A, "use", potion, "0")
    stage.skip("announced", A)
    assert offered_modes(stage, A, "threats") == []
    assert offered_modes(stage, A, "leverage") == ["plain"]
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", thug)


@rule("VTES-4.1-03", "VTES-1.4-01")
def test_a_contested_coven_stays_where_it_is() -> None:
    stage = Scene(3)
    one, two = stage.permanent(A, "The Coven"), stage.permanent(B, "The Coven")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    stage.skip_to("UntapPhase", B)
    assert stage.table.controller[one] == A
    assert stage.table.controller[two] == B


@rule("VTES-6.4.6-09", "VTES-1.4-01", "VTES-6.5.1-02")
def test_rutors_hand_sends_the_vampire_to_torpor_and_stays_on_him() -> None:
    stage = Scene(2)
    pupil = stage.vampire(A, "Pupil")
    stage.play_card(A, "rutors-hand", "tha", pupil)
    stage.finish()
    assert (stage.zone(pupil), stage.blood(pupil)) == (TORPOR, 4)
    assert stage.names(stage.table.attached[pupil]) == ["rutors-hand"]


@rule("VTES-6.2.2-08", "VTES-6.2.2-05", "VTES-6.2.2-07")
def test_the_prey_who_declined_does_not_try_after_the_predator_failed() -> None:
    stage = Scene(3)
    elder, ira = stage.vampire(A, "Elder", 5), stage.vampire(C, "Ira")
    stage.vampire(B, "Rival")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    asked = []
    stage.attempt_block(ira, C)
    while stage.prompt != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
        stage.do_minimum()
    assert asked == [C]
    assert stage.blood(elder) == 6


@rule("VTES-4.1-03", "VTES-R-61")
@pytest.mark.parametrize("how", ["contested", "banished"])
def test_a_doll_out_of_play_gives_no_blood(how: str) -> None:
    stage = Scene(2)
    elder, gilbert = stage.vampire(B, "Elder"), stage.vampire(A, "Gilbert Duane")
    doll = stage.put_on(gilbert, "Blood Doll")
    if how == "contested":
        other = stage.vampire(B, "Gilbert Duane")
        moving.begin_contest(stage.table, gilbert)
        moving.begin_contest(stage.table, other)
    else:
        stage.skip_to("MinionPhase", B)
        stage.table.blood[gilbert] = 3
        stage.call_referendum("banishment", elder, seat=B)
        stage.pass_referendum(B)
        assert stage.zone(gilbert) == UNCONTROLLED
    stage.skip_to("MinionPhase", B)
    stage.skip_to("MasterPhase", A)
    assert not stage.offers_any(A, f"use {stage.table.word(doll)}")


@rule("VTES-1.4-01", "VTES-R-61")
def test_a_banished_celebrity_did_not_fall() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira")
    stage.put_on(ira, "Fame", A)
    stage.call_referendum("banishment", elder)
    stage.pass_referendum()
    assert stage.zone(ira) == UNCONTROLLED
    stage.skip_to("MasterPhase", B)
    assert stage.table.pool == [30, 30]


@rule("VTES-A.1-01", "VTES-6.1.5-08", "VTES-1.3-01")
def test_an_imbued_without_conviction_is_entranced_like_any_ally() -> None:
    stage = Scene(2)
    elder, watcher = stage.vampire(A, "Elder"), stage.vampire(B, "Watcher")
    stage.play_card(A, "entrancement", "PRE", elder)
    stage.finish()
    assert stage.table.controller[watcher] == A
    assert stage.offers(A, "bleed", watcher)


@rule("VTES-1.6.2-09", "VTES-1.6.3-03")
def test_a_card_on_anothers_minion_stays_under_its_players_control() -> None:
    stage = Scene(3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    pentex = stage.put_on(thug, "Pentex(TM) Subversion", C)
    lamp = stage.put_on(thug, "Lamp")
    stage.play_card(A, "far-mastery", "DOM", elder)
    stage.finish()
    assert stage.table.controller[thug] == A
    assert (stage.table.controller[pentex], stage.table.controller[lamp]) == (C, A)


@rule("VTES-4.2-04", "VTES-6-08", "VTES-6-09")
def test_a_vampire_who_paid_his_last_blood_for_a_city_has_to_hunt() -> None:
    stage = Scene(2, active=B)
    gilbert, graham = stage.vampire(A, "Gilbert Duane", 1), stage.vampire(B, "Graham Gottesman")
    kurt = stage.vampire(A, "Kurt")
    contests.dispute(stage.table, graham)
    stage.skip_to("UntapPhase", A)
    stage.play(A, "pay", gilbert)
    stage.skip_to("MinionPhase", A)
    assert not stage.offers(A, "bleed", kurt)
    assert stage.offers(A, "hunt", gilbert)


@rule("VTES-R-13", "VTES-R-12")
def test_the_last_contestant_has_nobody_to_yield_to() -> None:
    stage = Scene(2, phase="untap")
    one, two = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    stage.skip_to("UntapPhase", B)
    assert not stage.offers_any(B, "yield")
    assert not stage.offers_any(B, "pay")
    assert stage.table.in_play(two)


@rule("VTES-9.2-05", "VTES-R-88", "VTES-4.1-05")
@pytest.mark.parametrize("first", ["pay", "withdraw"])
def test_a_contest_is_paid_before_one_announces_to_leave(first: str) -> None:
    stage = Scene(3, phase="untap")
    one, two = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Gilbert Duane")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    pay = next(m for m in stage.options(A) if m.startswith("pay"))
    for move in (pay, "withdraw") if first == "pay" else ("withdraw", pay):
        stage.play(A, move)
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("yield")))
    for _ in range(200):
        if stage.table.out[A] or (stage.table.active == A and stage.table.turn > 21):
            break
        stage.do_minimum()
    assert stage.table.out[A] == (first == "pay")


@rule("VTES-1.4-01", "VTES-6.4.7-02", "VTES-6.4.2-13")
def test_a_sniper_keeps_his_distance_and_picks_a_servant() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    rifle, valet = stage.put_on(ira, "Sniper Rifle"), stage.put_on(kurt, "Valet")
    stage.hand(A, "fake-out")
    fight(stage, kurt, ira)
    stage.skip("before-range", B)
    stage.play(B, "use", rifle, "0")
    while stage.window != "strike":
        assert not stage.offers_any(A, "play fake-out")
        stage.do_minimum()
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("strike")))
    stage.play(B, "target", valet)
    stage.finish()
    assert stage.zone(valet) == ASH_HEAP
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)


@rule("VTES-6-10", "VTES-6-09", "VTES-R-45")
def test_two_hungry_vampires_hunt_one_after_the_other() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt", 0), stage.vampire(A, "Ira", 0)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Carlton Van Wyk")
    stage.play(A, "hunt", ira)
    stage.attempt_block(thug)
    stage.finish()
    assert not stage.offers(A, "bleed", elder)
    stage.play(A, "hunt", kurt)
    stage.finish()
    assert stage.offers(A, "bleed", elder)


@rule("VTES-R-48", "VTES-6.1.5-04", "VTES-6.1.5-08")
def test_an_ally_of_this_turn_counts_in_a_vote_of_this_turn() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.play_card(A, "carlton-van-wyk", "plain", elder)
    stage.finish()
    stage.call_referendum("anarchist-uprising", kurt)
    stage.pass_referendum()
    assert stage.table.pool == [30 - 2 - 3, 30]


@rule("VTES-7-13", "VTES-6.2.2-06", "VTES-7-14")
def test_a_vampire_who_has_just_come_out_blocks_in_the_next_turn() -> None:
    stage = Scene(2, phase="influence")
    pupil, rival = stage.uncontrolled(A, "Pupil", 4), stage.vampire(B, "Rival")
    stage.play(A, "transfer", pupil)
    stage.skip_to("MinionPhase", B)
    stage.play(B, "bleed", rival)
    stage.skip("BlockQuestion", A)
    assert stage.offers(A, "block", pupil)


@rule("VTES-1.4-01", "VTES-6.5.5-06", "VTES-1.6.2-15", "VTES-1.5-05")
def test_a_disarmed_drinker_grows_but_stays_weak() -> None:
    stage = Scene(2)
    pupil, ira = stage.vampire(A, "Pupil", 5), stage.vampire(B, "Ira", 3, torpor=True)
    stage.put_on(pupil, "Disarm")
    stage.ash(A, "fortitude")
    stage.play(A, "diablerize", pupil, ira)
    for _ in range(60):
        move = next((m for m in stage.options(stage.decider) if "fortitude" in m), "")
        if move:
            stage.play(A, move)
            break
        stage.do_minimum()
    stage.finish()
    assert sorted(stage.names(stage.table.attached[pupil])) == ["disarm", "fortitude"]
    assert stage.table.ash[A] == ()
