"""Limits and ages that change during play; contests of all kinds of cards."""

from __future__ import annotations

from games.vtes.scenarios.scene import Scene, fight
from games.vtes.special_term_cards import MASTER_OF_STONE, STONE
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    READY,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.reading.titles import votes
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

CARDINAL = Vampire("Old Cardinal", "lasombra", 2, 9, "", "sabbat", title="cardinal")


BISHOP = Vampire("Stout Bishop", "tzimisce", 2, 8, "", "sabbat", title="bishop")


GANG_BOSS = Vampire("Gang Boss", "brujah", 2, 6, "", "camarilla", title="primogen")


@rule("VTES-1.3-01", "VTES-1.4-01", "VTES-7-12")
def test_a_stolen_vampire_who_is_banished_waits_with_the_thief() -> None:
    stage = Scene(2)
    elder, judge = stage.vampire(A, "Elder"), stage.vampire(B, "Judge")
    ira = stage.vampire(B, "Ira", 7, torpor=True)
    stage.play_card(A, "graverobbing", "DOM", elder)
    stage.skip_until_offered(A, "yes")
    stage.play(A, "yes")
    stage.finish()
    assert (stage.zone(ira), stage.table.controller[ira]) == (READY, A)
    stage.skip_to("MinionPhase", B)
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "banishment")
    stage.play(B, "play banishment plain", rival)
    for _ in range(60):
        if stage.decider == B and stage.offers(B, "target", ira):
            stage.play(B, "target", ira)
        if stage.window == "polling" and stage.decider == B:
            break
        stage.do_minimum()
    stage.play(B, "vote", judge, "for")
    stage.finish()
    assert stage.zone(ira) == UNCONTROLLED
    assert ira in stage.table.uncontrolled[A]
    stage.skip_to("InfluencePhase", A)
    stage.play(A, "transfer", ira)
    stage.skip_to("DiscardPhase", A)
    assert (stage.zone(ira), stage.table.controller[ira]) == (READY, A)
    assert stage.table.owner[ira] == B


@rule("VTES-1.4-01", "VTES-7-13")
def test_a_banished_vampire_comes_back_untapped_with_all_his_cards() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 8, tapped=True)
    copter = stage.put_on(ira, "Helicopter", tapped=True)
    stage.call_referendum("banishment", elder)
    stage.pass_referendum()
    stage.skip_to("DiscardPhase", B)
    assert stage.zone(ira) == READY
    assert not stage.table.tapped[ira]
    assert not stage.table.tapped[copter]
    assert stage.table.in_play(copter)


@rule("VTES-11-15", "VTES-R-09", "VTES-6.5.4-04")
def test_a_slave_without_a_master_drinks_only_at_home() -> None:
    stage = Scene(2, MASTER_OF_STONE, STONE)
    slave = stage.vampire(A, "Stone")
    mine, theirs = (
        stage.vampire(A, "Pupil", 2, torpor=True),
        stage.vampire(B, "Ira", 2, torpor=True),
    )
    stage.vampire(A, "Stone Lord", torpor=True)
    assert stage.offers(A, "diablerize", slave, mine)
    assert not stage.offers(A, "diablerize", slave, theirs)
    assert stage.offers(A, "rescue", slave, mine, "2")
    assert not stage.offers(A, "rescue", slave, theirs, "2")
    assert not stage.offers(A, "bleed", slave)
    assert stage.offers(A, "hunt", slave)


@rule("VTES-1.4-01", "VTES-6.4.3-05")
def test_claws_that_are_hands_strike_in_a_grapple() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    bundi, sword = stage.put_on(ira, "Bundi"), stage.put_on(ira, "Bastard Sword")
    fight(stage, kurt, ira)
    stage.hand(A, "immortal-grapple")
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple pot", kurt)
    stage.skip("strike", B)
    assert stage.offers(B, "strike", bundi, "0")
    assert not stage.offers(B, "strike", sword, "0")
    stage.play(B, "strike", bundi, "0")
    stage.finish()
    assert stage.blood(kurt) == 6


@rule("VTES-1.4-01", "VTES-6.4.3-16", "VTES-6.4.1-01")
def test_a_chainsaw_is_for_one_strike_in_each_combat() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    saw = stage.put_on(kurt, "Gas-Powered Chainsaw")
    fight(stage, kurt, ira)
    stage.hand(A, "blur", "psyche")
    stage.skip("strike", A)
    stage.play(A, "strike", saw, "0")
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", kurt)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", saw, "0")
    stage.skip_until_offered(A, "play psyche CEL", kurt)
    stage.play(A, "play psyche CEL", kurt)
    stage.skip("strike", A)
    assert stage.combats_begun == 2
    assert stage.offers(A, "strike", saw, "0")


@rule("VTES-9.1-01", "VTES-R-19", "VTES-9.1-06")
def test_ancient_influence_is_gained_before_it_is_burned() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.pool(A, 1)
    stage.pool(B, 5)
    stage.call_referendum("ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    for _ in range(60):
        if stage.prompt in ("MinionPhase", "UntapPhase"):
            break
        if stage.decider == A and stage.offers(A, "target", elder):
            stage.play(A, "target", elder)
        else:
            stage.do_minimum()
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool == [1 + 10 - 5 + 6, 0, 25]


@rule("VTES-4.1-02", "VTES-11-21", "VTES-6.1.5-03", "VTES-4.1-08")
def test_a_unique_ally_is_contested_and_comes_back_with_his_life() -> None:
    stage = Scene(2)
    elder, theirs = stage.vampire(A, "Elder"), stage.ally(B, "Carlton Van Wyk", 1, tapped=True)
    stage.play_card(A, "carlton-van-wyk", "plain", elder)
    stage.finish()
    assert stage.table.pool[A] == 28
    assert stage.table.contested[theirs]
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.skip_to("UntapPhase", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    stage.skip_to("MinionPhase", B)
    assert stage.table.in_play(theirs)
    assert stage.blood(theirs) == 1
    assert not stage.table.tapped[theirs]
    assert stage.offers(B, "bleed", theirs)


@rule("VTES-11-21", "VTES-4.1-03", "VTES-1.6.2-10")
def test_a_contested_dream_keeps_what_was_dreamt() -> None:
    stage = Scene(2, phase="master")
    theirs = stage.permanent(B, "Dreams of the Sphinx", counters=2)
    stage.play_master(A, "dreams-of-the-sphinx")
    stage.skip("MinionPhase")
    assert stage.table.contested[theirs]
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.skip_to("UntapPhase", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    stage.skip_to("MasterPhase", B)
    assert stage.table.in_play(theirs)
    assert stage.blood(theirs) == 2


@rule("VTES-4.1-03", "VTES-R-11", "VTES-4.1-08", "VTES-1.1-11")
def test_a_contested_servant_helps_nobody_until_one_of_his_masters_burns() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    theirs = stage.put_on(ira, "J. S. Simmons, Esq.")
    stage.play_card(A, "j-s-simmons-esq", "plain", kurt)
    stage.finish()
    (mine,) = stage.table.attached[kurt]
    assert stage.table.contested[mine]
    assert stage.table.contested[theirs]
    assert values.bleed(stage.table, kurt) == 1
    stage.skip_to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.skip_to("MinionPhase", B)
    stage.table.blood[kurt] = 0
    stage.table.tapped[kurt] = True
    stage.hand(B, "ambush", "body-flare")
    stage.play(B, "play ambush plain", ira)
    stage.skip("strike", B)
    stage.play(B, "play body-flare pro", ira)
    stage.finish()
    assert stage.zone(kurt) == stage.zone(mine) == ASH_HEAP
    assert values.bleed(stage.table, ira) == 1
    stage.skip_to("MinionPhase", A)
    pool = stage.table.pool[B]
    stage.skip_to("MinionPhase", B)
    assert stage.table.pool[B] == pool
    assert values.bleed(stage.table, ira) == 2


@rule("VTES-1.4-01", "VTES-9.1-01")
def test_a_famous_fall_in_tense_times_costs_four() -> None:
    stage = Scene(3)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 0)
    stage.put_on(ira, "Fame", C)
    stage.permanent(C, "Tension in the Ranks")
    fight(stage, kurt, ira)
    stage.finish()
    assert stage.table.pool == [30, 26, 30]


@rule("VTES-1.4-01", "VTES-6.3.3-09", "VTES-6.3.3-08")
def test_carthage_gives_to_the_brujah_and_takes_from_the_ventrue() -> None:
    stage = Scene(2, GANG_BOSS)
    stage.permanent(A, "New Carthage")
    mayor, boss = stage.vampire(B, "Mayor"), stage.vampire(A, "Gang Boss")
    elder, kurt = stage.vampire(B, "Elder"), stage.vampire(A, "Kurt")
    stage.begin()
    assert votes(stage.table, mayor) == 1
    assert votes(stage.table, boss) == 2
    assert max(votes(stage.table, elder), 0) == 0
    assert votes(stage.table, kurt) == 0
    stage.call_referendum("ancilla-empowerment", kurt)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", elder, "against")
    stage.play(B, "vote", mayor, "against")
    stage.finish()
    assert stage.vote_counts == [(0, 1)]


@rule("VTES-1.4-01", "VTES-6.5.6-03")
def test_lutz_profits_from_political_actions_not_from_a_blood_hunt() -> None:
    stage = Scene(3)
    lutz = stage.vampire(A, "Lutz von Hohenzollern")
    elder, ira = stage.vampire(B, "Elder"), stage.vampire(C, "Ira", 2, torpor=True)
    kurt = stage.vampire(B, "Kurt")
    stage.skip_to("MinionPhase", B)
    stage.call_referendum("consanguineous-condemnation", kurt, "name caitiff", seat=B)
    stage.pass_referendum(B)
    assert stage.table.pool == [30, 29, 30]
    stage.play(B, "diablerize", elder, ira)
    stage.skip("polling", A)
    stage.play(A, "vote", lutz, "for")
    stage.finish()
    assert stage.zone(elder) == ASH_HEAP
    assert stage.table.pool == [30, 29, 30]


@rule("VTES-1.4-01", "VTES-6.3.1-02")
def test_the_guards_own_counters_vote_for_its_end() -> None:
    stage = Scene(2)
    kurt, mayor = stage.vampire(A, "Kurt"), stage.vampire(B, "Mayor")
    guard = stage.permanent(B, "National Guard Support", counters=3)
    stage.play(A, "act", kurt, guard, "0")
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "against")
    stage.finish()
    assert stage.vote_counts == [(3, 2)]
    assert stage.zone(guard) == ASH_HEAP


@rule("VTES-10-03", "VTES-4.2-09", "VTES-10-02")
def test_a_prince_who_seizes_another_city_yields_the_contested_one() -> None:
    stage = Scene(2)
    gilbert, graham = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Graham Gottesman")
    contests.dispute(stage.table, graham)
    stage.call_referendum("praxis-seizure-berlin", gilbert)
    stage.pass_referendum()
    assert titles(stage, gilbert, graham) == ["prince:Berlin", ""]
    stage.skip_to("MasterPhase", B)
    assert titles(stage, gilbert, graham) == ["prince:Berlin", "prince:Miami"]
    assert stage.blood(graham) == 7


@rule("VTES-10.2-04", "VTES-11-19", "VTES-4.2-02", "VTES-11-18")
def test_two_regents_are_none_until_one_yields_and_loses_the_card() -> None:
    stage = Scene(2, CARDINAL, BISHOP, phase="master")
    cardinal, bishop = stage.vampire(A, "Old Cardinal"), stage.vampire(B, "Stout Bishop")
    stage.play_master(A, "regent", "target", cardinal)
    assert titles(stage, cardinal) == ["regent"]
    (mine,) = stage.table.attached[cardinal]
    stage.skip_to("MasterPhase", B)
    stage.play_master(B, "regent", "target", bishop)
    assert titles(stage, cardinal, bishop) == ["", ""]
    stage.skip_to("UntapPhase", A)
    stage.play(A, "yield", cardinal)
    assert stage.zone(mine) == ASH_HEAP
    stage.skip_to("MasterPhase", B)
    assert titles(stage, cardinal, bishop) == ["", "regent"]
    assert votes(stage.table, bishop) == 4
    assert stage.blood(bishop) == 8
