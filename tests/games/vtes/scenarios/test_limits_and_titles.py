"""Titles, limits and ages that change in the middle of things; contests of all kinds of cards."""

from __future__ import annotations

import pytest
from games.vtes.block_attempts import levels
from games.vtes.cards.people import modes
from games.vtes.claims import titles
from games.vtes.scenarios.scene import Scene, fight
from games.vtes.special_people import MASTER_OF_STONE, STONE
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.reading.titles import votes
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    NOBODY,
    READY,
    REMOVED,
    TORPOR,
    UNCONTROLLED,
)
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
    stage.cast(A, "graverobbing", "DOM", elder)
    stage.until(A, "yes")
    stage.play(A, "yes")
    stage.end()
    assert (stage.zone(ira), stage.table.controller[ira]) == (READY, A)
    stage.to("MinionPhase", B)
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "banishment")
    stage.play(B, "play banishment plain", rival)
    for _ in range(60):
        if stage.decider == B and stage.offers(B, "target", ira):
            stage.play(B, "target", ira)
        if stage.window == "polling" and stage.decider == B:
            break
        stage.least()
    stage.play(B, "vote", judge, "for")
    stage.end()
    assert stage.zone(ira) == UNCONTROLLED
    assert ira in stage.table.uncontrolled[A]
    stage.to("InfluencePhase", A)
    stage.play(A, "transfer", ira)
    stage.to("DiscardPhase", A)
    assert (stage.zone(ira), stage.table.controller[ira]) == (READY, A)
    assert stage.table.owner[ira] == B


@rule("VTES-1.4-01", "VTES-7-13")
def test_who_comes_back_from_banishment_comes_untapped_with_all_he_has() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 8, tapped=True)
    copter = stage.put_on(ira, "Helicopter", tapped=True)
    stage.call("banishment", elder)
    stage.passes()
    stage.to("DiscardPhase", B)
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
    stage.end()
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
    stage.until(A, "play psyche CEL", kurt)
    stage.play(A, "play psyche CEL", kurt)
    stage.skip("strike", A)
    assert stage.fights == 2
    assert stage.offers(A, "strike", saw, "0")


@rule("VTES-9.1-01", "VTES-R-19", "VTES-9.1-06")
def test_ancient_influence_is_gained_before_it_is_burned() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.pool(A, 1)
    stage.pool(B, 5)
    stage.call("ancient-influence", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    for _ in range(60):
        if stage.prompt in ("MinionPhase", "UntapPhase"):
            break
        if stage.decider == A and stage.offers(A, "target", elder):
            stage.play(A, "target", elder)
        else:
            stage.least()
    assert stage.table.out == [False, True, False]
    assert stage.table.points == [1, 0, 0]
    assert stage.table.pool == [1 + 10 - 5 + 6, 0, 25]


@rule("VTES-4.1-02", "VTES-11-21", "VTES-6.1.5-03", "VTES-4.1-08")
def test_a_unique_ally_is_contested_and_comes_back_with_his_life() -> None:
    stage = Scene(2)
    elder, theirs = stage.vampire(A, "Elder"), stage.ally(B, "Carlton Van Wyk", 1, tapped=True)
    stage.cast(A, "carlton-van-wyk", "plain", elder)
    stage.end()
    assert stage.table.pool[A] == 28
    assert stage.table.contested[theirs]
    stage.to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.to("UntapPhase", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    stage.to("MinionPhase", B)
    assert stage.table.in_play(theirs)
    assert stage.blood(theirs) == 1
    assert not stage.table.tapped[theirs]
    assert stage.offers(B, "bleed", theirs)


@rule("VTES-11-21", "VTES-4.1-03", "VTES-1.6.2-10")
def test_a_contested_dream_keeps_what_was_dreamt() -> None:
    stage = Scene(2, phase="master")
    theirs = stage.permanent(B, "Dreams of the Sphinx", counters=2)
    stage.master(A, "dreams-of-the-sphinx")
    stage.skip("MinionPhase")
    assert stage.table.contested[theirs]
    stage.to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.to("UntapPhase", A)
    stage.play(A, next(m for m in stage.options(A) if m.startswith("yield")))
    stage.to("MasterPhase", B)
    assert stage.table.in_play(theirs)
    assert stage.blood(theirs) == 2


@rule("VTES-4.1-03", "VTES-R-11", "VTES-4.1-08", "VTES-1.1-11")
def test_a_contested_servant_helps_nobody_until_one_of_his_masters_burns() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    theirs = stage.put_on(ira, "J. S. Simmons, Esq.")
    stage.cast(A, "j-s-simmons-esq", "plain", kurt)
    stage.end()
    (mine,) = stage.table.on[kurt]
    assert stage.table.contested[mine]
    assert stage.table.contested[theirs]
    assert values.bleed(stage.table, kurt) == 1
    stage.to("UntapPhase", B)
    stage.play(B, next(m for m in stage.options(B) if m.startswith("pay")))
    stage.to("MinionPhase", B)
    stage.table.blood[kurt] = 0
    stage.table.tapped[kurt] = True
    stage.hand(B, "ambush", "body-flare")
    stage.play(B, "play ambush plain", ira)
    stage.skip("strike", B)
    stage.play(B, "play body-flare pro", ira)
    stage.end()
    assert stage.zone(kurt) == stage.zone(mine) == ASH_HEAP
    assert values.bleed(stage.table, ira) == 1
    stage.to("MinionPhase", A)
    pool = stage.table.pool[B]
    stage.to("MinionPhase", B)
    assert stage.table.pool[B] == pool
    assert values.bleed(stage.table, ira) == 2


@rule("VTES-1.4-01", "VTES-9.1-01")
def test_a_famous_fall_in_tense_times_costs_four() -> None:
    stage = Scene(3)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 0)
    stage.put_on(ira, "Fame", C)
    stage.permanent(C, "Tension in the Ranks")
    fight(stage, kurt, ira)
    stage.end()
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
    stage.call("ancilla-empowerment", kurt)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", elder, "against")
    stage.play(B, "vote", mayor, "against")
    stage.end()
    assert stage.counts == [(0, 1)]


@rule("VTES-1.4-01", "VTES-6.5.6-03")
def test_lutz_profits_from_political_actions_not_from_a_blood_hunt() -> None:
    stage = Scene(3)
    lutz = stage.vampire(A, "Lutz von Hohenzollern")
    elder, ira = stage.vampire(B, "Elder"), stage.vampire(C, "Ira", 2, torpor=True)
    kurt = stage.vampire(B, "Kurt")
    stage.to("MinionPhase", B)
    stage.call("consanguineous-condemnation", kurt, "name caitiff", seat=B)
    stage.passes(B)
    assert stage.table.pool == [30, 29, 30]
    stage.play(B, "diablerize", elder, ira)
    stage.skip("polling", A)
    stage.play(A, "vote", lutz, "for")
    stage.end()
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
    stage.end()
    assert stage.counts == [(3, 2)]
    assert stage.zone(guard) == ASH_HEAP


@rule("VTES-10-03", "VTES-4.2-09", "VTES-10-02")
def test_who_seizes_another_city_leaves_the_contested_one() -> None:
    stage = Scene(2)
    gilbert, graham = stage.vampire(A, "Gilbert Duane"), stage.vampire(B, "Graham Gottesman")
    contests.dispute(stage.table, graham)
    stage.call("praxis-seizure-berlin", gilbert)
    stage.passes()
    assert titles(stage, gilbert, graham) == ["prince:Berlin", ""]
    stage.to("MasterPhase", B)
    assert titles(stage, gilbert, graham) == ["prince:Berlin", "prince:Miami"]
    assert stage.blood(graham) == 7


@rule("VTES-10.2-04", "VTES-11-19", "VTES-4.2-02", "VTES-11-18")
def test_two_regents_are_none_until_one_yields_and_loses_the_card() -> None:
    stage = Scene(2, CARDINAL, BISHOP, phase="master")
    cardinal, bishop = stage.vampire(A, "Old Cardinal"), stage.vampire(B, "Stout Bishop")
    stage.master(A, "regent", "target", cardinal)
    assert titles(stage, cardinal) == ["regent"]
    (mine,) = stage.table.on[cardinal]
    stage.to("MasterPhase", B)
    stage.master(B, "regent", "target", bishop)
    assert titles(stage, cardinal, bishop) == ["", ""]
    stage.to("UntapPhase", A)
    stage.play(A, "yield", cardinal)
    assert stage.zone(mine) == ASH_HEAP
    stage.to("MasterPhase", B)
    assert titles(stage, cardinal, bishop) == ["", "regent"]
    assert votes(stage.table, bishop) == 4
    assert stage.blood(bishop) == 8


@rule("VTES-4.2-07", "VTES-R-15", "VTES-4.2-09")
def test_the_city_of_a_fallen_prince_is_seized_but_contested_until_he_yields() -> None:
    stage = Scene(2)
    kurt, graham = stage.vampire(A, "Kurt"), stage.vampire(B, "Graham Gottesman", 3, torpor=True)
    stage.call("praxis-seizure-miami", kurt)
    stage.passes()
    assert titles(stage, kurt) == [""]
    stage.to("MasterPhase", B)
    stage.to("MasterPhase", A)
    assert titles(stage, kurt, graham) == ["prince:Miami", ""]


@rule("VTES-6.5.5-04", "VTES-1.4-01")
def test_a_diablerist_has_room_for_one_computer() -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 2, torpor=True)
    stage.put_on(elder, "Laptop Computer")
    theirs = stage.put_on(ira, "Laptop Computer")
    stage.play(A, "diablerize", elder, ira)
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        if stage.decider == A and stage.offers(A, "target", theirs):
            stage.play(A, "target", theirs)
        else:
            stage.least()
    assert stage.zone(theirs) == ASH_HEAP
    assert values.bleed(stage.table, elder) == 2


@rule("VTES-6.1.3-07", "VTES-1.4-01")
def test_a_driver_takes_no_second_vehicle() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.put_on(elder, "Hawg")
    bike = stage.put_on(kurt, "Sport Bike")
    stage.hand(A, "helicopter")
    assert not stage.offers(A, "play helicopter plain", elder)
    taking = [m for m in stage.options(A) if m.startswith(stage.text("take-equipment", elder))]
    if taking:
        stage.play(A, taking[0])
        assert not stage.offers(A, "target", bike)


@rule("VTES-R-26", "VTES-9.1-02", "VTES-R-61")
def test_the_fame_of_a_banished_vampire_goes_with_who_gave_it() -> None:
    stage = Scene(3)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", 3)
    fame = stage.put_on(ira, "Fame", A)
    stage.call("banishment", elder)
    stage.passes()
    assert stage.zone(ira) == UNCONTROLLED
    rival = stage.vampire(C, "Rival")
    stage.to("MinionPhase", C)
    stage.pool(A, 1)
    stage.play(C, "bleed", rival)
    stage.end()
    assert stage.table.out[A]
    assert stage.zone(fame) == REMOVED
    assert stage.table.on[ira] == ()


@rule("VTES-R-61", "VTES-1.6.2-15", "VTES-1.4-01")
def test_a_lesson_waits_with_the_banished_and_counts_again_when_he_is_back() -> None:
    stage = Scene(2)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", 5)
    stage.put_on(pupil, "Auspex")
    assert identity.capacity(stage.table, pupil) == 6
    stage.call("banishment", elder)
    stage.passes()
    assert stage.zone(pupil) == UNCONTROLLED
    stage.to("DiscardPhase", B)  # five counters are enough for the printed five
    assert stage.zone(pupil) == READY
    assert identity.capacity(stage.table, pupil) == 6
    assert stage.blood(pupil) == 5


@rule("VTES-1.6.2-15", "VTES-1.4-01")
def test_a_lesson_makes_a_vampire_old_enough_for_a_stranglehold() -> None:
    stage = Scene(2)
    elder, leader = stage.vampire(A, "Elder"), stage.vampire(B, "Pack Leader")
    stage.put_on(leader, "Potence")
    stage.vampire(B, "Mayor")
    stage.call("political-stranglehold", elder)
    stage.passes()
    assert stage.table.pool == [33, 33]


@rule("VTES-6.2.2-11", "VTES-1.5-05", "VTES-1.4-01")
def test_a_paragon_is_not_stopped_by_the_young() -> None:
    stage = Scene(2)
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(B, "Pupil")
    elder = stage.vampire(B, "Elder")
    stage.play(A, "bleed", kurt)
    stage.skip("announced", A)
    stage.hand(A, "perfect-paragon")
    if not stage.offers(A, "play perfect-paragon PRE", kurt):
        stage.blocked(pupil)
        stage.skip("block", A)
    stage.play(A, "play perfect-paragon PRE", kurt)
    if stage.prompt != "Window" or stage.window != "block":
        stage.blocked(pupil)
    assert levels(stage)[1] < levels(stage)[0]
    stage.blocked(elder)
    stage.end()
    assert stage.fights == 1
    assert stage.table.tapped[elder]


@rule("VTES-1.4-01", "VTES-6.1.1-10")
def test_aranthebes_shames_the_young() -> None:
    stage = Scene(2)
    fledgling, kurt = stage.vampire(A, "Fledgling"), stage.vampire(A, "Kurt")
    immortal = stage.permanent(B, "Aranthebes, The Immortal")
    stage.edge(B)
    stage.play(A, "bleed", fledgling)
    stage.end()
    assert stage.table.pool[B] == 30
    assert stage.table.edge == B
    stage.play(A, "bleed", kurt)
    stage.until(B, "use", immortal, "0")
    stage.play(B, "use", immortal, "0")
    assert levels(stage)[0] == -1
    stage.end()
    assert stage.table.edge == A


@rule("VTES-1.4-01", "VTES-R-43", "VTES-6.2.3-05")
@pytest.mark.parametrize("blood", [1, 3])
def test_an_enraged_vampire_pays_for_peace(blood: int) -> None:
    stage = Scene(2)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira", blood)
    thug = stage.ally(A, "Thug")
    stage.cast(A, "enrage", "PRE", elder, "target", ira)
    stage.end()
    (rage,) = stage.table.on[ira]
    stage.to("MinionPhase", B)
    assert stage.offers(B, "hunt", ira)
    assert stage.offers(B, "bleed", ira) == (blood == 3)
    if blood == 3:
        stage.play(B, "bleed", ira)
        stage.blocked(thug, A)
        stage.end()
        assert stage.blood(ira) == 0  # burned to attempt it, and a blow
        assert stage.zone(rage) == ASH_HEAP


@rule("VTES-1.4-01", "VTES-6.3.2-09")
def test_nobody_is_captivated_by_a_vote_that_was_not_held() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder", 5), stage.vampire(A, "Kurt", 5)
    stage.hand(A, "cryptic-rider", "voter-captivation")
    stage.call("ancilla-empowerment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.until(A, "play cryptic-rider plain", elder)
    stage.play(A, "play cryptic-rider plain", elder)
    stage.end()
    stage.call("domain-challenge", kurt)
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        if stage.decider == A and stage.offers(A, "play voter-captivation pre", kurt):
            stage.play(A, "play voter-captivation pre", kurt)
        else:
            stage.least()
    assert stage.blood(kurt) == 5


@rule("VTES-1.4-01", "VTES-6.2.2-02")
def test_an_uncovered_haven_is_open_to_all() -> None:
    stage = Scene(3)
    thug, ira = stage.ally(C, "Thug"), stage.vampire(B, "Ira")
    haven = stage.put_on(ira, "Haven Uncovered", A)
    stage.to("MinionPhase", C)
    stage.play(C, "act", thug, haven, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("before-range")
    assert stage.fights == 1


@rule("VTES-1.4-01", "VTES-1.6.1-12", "VTES-R-93")
def test_a_stolen_fragment_moves_two_cards_of_hand() -> None:
    stage = Scene(2)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    shard = stage.put_on(ira, "Shaal Fragment")
    stage.hand(A, *["Lamp"] * 7)
    stage.hand(B, *["Lamp"] * 9)
    stage.library(A, *["Cellar"] * 9)
    stage.play(A, "act", kurt, shard, "0")
    for _ in range(60):
        if stage.prompt == "MinionPhase":
            break
        if stage.decider == B and stage.offers(B, "discard lamp"):
            stage.play(B, "discard lamp")
        else:
            stage.least()
    assert stage.table.host[shard] == kurt
    assert [len(stage.table.hand[seat]) for seat in (A, B)] == [9, 7]


@rule("VTES-1.4-01", "VTES-1.6.2-09", "VTES-9.1-02")
def test_a_vessel_on_anothers_vampire_serves_her() -> None:
    stage = Scene(3)
    ira = stage.vampire(B, "Ira", 5)
    vessel = stage.put_on(ira, "Vessel", A)
    stage.to("UntapPhase", B)
    stage.play(B, "use", vessel, "0")
    for _ in range(4):
        if stage.prompt == "UntapPhase":
            break
        stage.play(B, next(m for m in stage.options(B) if "pool" in m))
    assert stage.blood(ira) + stage.table.pool[B] == 35
    assert stage.blood(ira) != 5


@rule("VTES-1.6.1-26", "VTES-R-61")
@pytest.mark.parametrize("card", ["arson", "unnatural-disaster"])
def test_contested_ground_is_no_target(card: str) -> None:
    master = card != "arson"
    stage = Scene(2, phase="master" if master else "minion")
    stage.vampire(A, "Kurt")
    one, two = stage.permanent(A, "Elder Library"), stage.permanent(B, "Elder Library")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    stage.hand(A, card)
    assert modes(stage, A, card) == []
    assert stage.table.edge == NOBODY


@rule("VTES-1.6.1-24", "VTES-1.4-01")
def test_the_fallen_are_tapped_for_blood() -> None:
    stage = Scene(2, phase="master")
    kurt = stage.vampire(A, "Kurt", 5, torpor=True)
    stage.hand(A, "minion-tap")
    stage.play(A, "play minion-tap plain -")
    for _ in range(4):
        move = next((m for m in stage.options(stage.decider) if m == "number 5"), "")
        if move:
            stage.play(A, move)
            break
        stage.least()
    stage.skip("MinionPhase")
    assert (stage.table.pool[A], stage.blood(kurt)) == (35, 0)
    assert stage.zone(kurt) == TORPOR


@rule("VTES-1.4-01", "VTES-1.6.3-24", "VTES-6.4-01")
def test_a_subverted_vampire_reacts_and_fights() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Pentex(TM) Subversion", A)
    stage.play(A, "bleed", elder)
    stage.bounce(B, rival, C)
    stage.end()
    assert stage.table.pool == [30, 30, 29]
    kurt = stage.vampire(A, "Kurt")
    stage.cast(A, "bums-rush", "plain", kurt, "target", rival)
    stage.skip("strike", B)
    assert stage.fights == 1
