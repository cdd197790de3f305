"""Referendums crossed by contested titles, cancels, ousts, control and hands."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import modes
from games.vtes.claims import titles
from games.vtes.plain_cards import CARDS
from games.vtes.scenarios.scene import Scene
from games.vtes.special_people import EAR, HUNTED
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
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

FALLING_ROOF = next(card for card in CARDS if card.name == "Falling Roof")
PRISCUS = Vampire("Old Priscus", "lasombra", 2, 8, "", "sabbat", title="priscus")
OTHER_PRISCUS = Vampire("New Priscus", "lasombra", 2, 7, "", "sabbat", title="priscus")


@rule("VTES-R-15", "VTES-4.2-02")
def test_a_seized_city_leaves_both_claimants_without_votes_at_once() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    prince = stage.vampire(C, "Gilbert Duane")  # Prince of Miami
    stage.call("praxis-seizure-miami", elder)
    stage.passes()
    assert titles(stage, elder, prince) == ["", ""]
    stage.call("anarchist-uprising", kurt)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", elder, "for")
    stage.skip("polling", C)
    assert not stage.offers(C, "vote", prince, "against")


@rule("VTES-4.2-02", "VTES-1.6.1-17")
def test_who_contests_his_city_plays_no_cards_for_princes() -> None:
    stage = Scene(2)
    mayor = stage.vampire(A, "Mayor")
    graham = stage.vampire(A, "Graham Gottesman")
    stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "fourth-tradition-the-accounting")
    assert stage.offers(A, "play fourth-tradition-the-accounting plain", graham)
    rival = stage.vampire(B, "Gilbert Duane")
    contests.dispute(stage.table, rival)
    assert titles(stage, graham, rival) == ["", ""]
    assert not stage.offers(A, "play fourth-tradition-the-accounting plain", graham)
    assert stage.offers(A, "play fourth-tradition-the-accounting plain", mayor)


@rule("VTES-1.6.1-12", "VTES-6.1.7-04", "VTES-R-93")
def test_a_delayed_referendum_comes_back_to_a_full_hand() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, *["Lamp"] * 6)
    stage.library(A, *["Cellar"] * 9)
    stage.call("anarchist-uprising", elder)
    assert len(stage.table.hand[A]) == 7
    stage.hand(B, "delaying-tactics")
    stage.until(B, "play delaying-tactics plain", rival)
    stage.play(B, "play delaying-tactics plain", rival)
    while stage.offered(stage.decider, "discard lamp"):
        assert stage.decider == A
        stage.play(A, "discard lamp")
    stage.end()
    assert len(stage.table.hand[A]) == 7
    assert "anarchist-uprising" in stage.names(stage.table.hand[A])
    assert not stage.table.tapped[elder]
    assert modes(stage, A, "anarchist-uprising") == []  # for no minion of hers, this turn
    assert stage.table.in_play(kurt)
    assert stage.table.pool == [30, 30, 30]


@rule("VTES-1.4-01", "VTES-6.3.2-06", "VTES-6.3.2-10")
def test_a_scalpel_tongue_turns_the_vote() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    judge = stage.vampire(B, "Judge")
    stage.call("anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("polling", A)
    stage.cast(A, "scalpel-tongue", "CEL+PRE", elder, "target", judge)
    stage.end()
    assert stage.counts == [(1, 0)]
    assert stage.table.tapped[judge]
    assert stage.blood(judge) == 7
    assert stage.table.pool == [29, 29, 30]


@rule("VTES-1.4-01", "VTES-6.3.3-13")
def test_who_is_made_to_abstain_before_he_votes_does_not_vote() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    judge, mayor = stage.vampire(B, "Judge"), stage.vampire(B, "Mayor")
    stage.call("anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.cast(A, "telepathic-vote-counting", "AUS", elder, "target", judge)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", judge, "against")
    assert stage.offers(B, "vote", mayor, "against")


@rule("VTES-6.3.2-09", "VTES-1.5-06")
def test_captivated_voters_feed_caller_and_pool_by_the_margin() -> None:
    stage = Scene(3)
    mayor = stage.vampire(A, "Mayor")
    elder = stage.vampire(A, "Elder", 9)
    stage.vampire(B, "Judge")
    assert stage.table.in_play(mayor)
    stage.call("anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.hand(A, "voter-captivation")
    stage.until(A, "play voter-captivation pre", elder)
    assert stage.table.pool == [28, 29, 30]
    stage.play(A, "play voter-captivation pre", elder)
    stage.end()
    assert stage.counts == [(3, 0)]
    assert stage.blood(elder) == 10  # 3 gained, and no room for more than 1


@rule("VTES-6.3.3-14", "VTES-4-05", "VTES-6.3.3-02")
def test_an_edge_spent_on_a_vote_gives_nobody_pool() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.edge(B)
    stage.call("ancilla-empowerment", elder)
    stage.skip("polling", B)
    stage.play(B, "vote edge against")
    assert stage.table.edge == NOBODY
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.end()
    assert stage.counts == [(1, 1)]
    assert stage.table.pool == [30, 30]
    stage.to("UntapPhase", B)
    assert not stage.offers(B, "edge")


@rule("VTES-R-20", "VTES-R-21", "VTES-9.1-12")
def test_contested_resources_oust_two_neighbours() -> None:
    stage = Scene(4)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.pool(B, 2)
    stage.pool(C, 2)
    stage.call("kine-resources-contested", elder, "number 0", "number 2", "number 2")
    stage.passes()
    assert stage.table.out == [False, True, True, False]
    assert stage.table.points == [1, 1, 0, 0]
    assert stage.table.pool == [36, 0, 0, 30]
    stage.play(A, "bleed", kurt)
    stage.end()
    assert stage.table.pool[D] == 29


@rule("VTES-R-20", "VTES-9.1-08", "VTES-R-24")
def test_a_caller_who_ousts_herself_with_her_prey_gets_a_point_and_no_pool() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.pool(A, 1)
    stage.pool(B, 3)
    stage.call("kine-resources-contested", elder, "number 1", "number 3")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("UntapPhase")
    assert stage.table.out == [True, True, False]
    assert stage.table.points == [1, 0, 2]  # C for A, and as the last
    assert stage.table.over


@rule("VTES-9.1-06", "VTES-2.1-04", "VTES-6.2.2-04")
def test_after_the_predator_was_voted_out_the_next_one_may_block() -> None:
    stage = Scene(4)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt", 5)
    ira = stage.vampire(C, "Ira")
    stage.pool(D, 3)
    stage.call("kine-resources-contested", elder, "number 0", "number 1", "number 0")
    stage.passes()
    assert stage.table.out[D]
    assert stage.table.points == [0, 0, 1, 0]
    assert stage.table.pool == [30, 29, 36, 0]
    stage.play(A, "hunt", kurt)
    stage.skip("BlockQuestion", C)
    assert stage.offers(C, "block", ira)


@rule("VTES-R-61", "VTES-4.1-02", "VTES-1.6.1-25")
def test_what_a_banished_vampire_bears_is_out_of_play() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira")
    bow = stage.put_on(ira, "Ivory Bow")
    stage.call("banishment", elder, stage.text("target", ira))
    stage.passes()
    assert stage.zone(ira) == UNCONTROLLED
    assert stage.table.host[bow] == ira
    assert not stage.table.in_play(bow)
    stage.cast(A, "ivory-bow", "plain", kurt)
    stage.end()
    (mine,) = stage.table.on[kurt]
    assert stage.table.in_play(mine)
    assert not stage.table.contested[mine]


@rule("VTES-7-12", "VTES-7-13", "VTES-4.1-02")
@pytest.mark.xfail(strict=True, reason="unique cards that come back on a vampire contest nothing")
def test_a_banished_vampire_comes_back_and_contests_what_he_bears() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", 7)
    bow = stage.put_on(ira, "Ivory Bow")
    stage.call("banishment", elder, stage.text("target", ira))
    stage.passes()
    assert stage.blood(ira) == 7
    mine = stage.put_on(kurt, "Ivory Bow")
    stage.to("InfluencePhase", B)
    stage.play(B, "transfer", ira)
    stage.to("DiscardPhase", B)
    assert (stage.zone(ira), stage.blood(ira)) == (READY, 8)
    assert stage.table.contested[bow]
    assert stage.table.contested[mine]
    assert stage.table.faults() == []


@rule("VTES-1.6.1-12", "VTES-R-61")
def test_banishing_the_keeper_of_a_library_shrinks_the_hand() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Etrius")
    stage.vampire(B, "Cassandra, Magus Prime")
    stage.hand(B, *["Lamp"] * 8)
    stage.library(B, *["Cellar"] * 9)
    stage.begin()
    assert len(stage.table.hand[B]) == 8
    stage.call("banishment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.discards(B)
    assert len(stage.table.hand[B]) == 7


@rule("VTES-2.3-08", "VTES-0-05", "VTES-1.6.1-25")
def test_an_uprising_counts_everybody_who_is_controlled() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Ira", torpor=True)
    stage.ally(B, "Thug")
    stage.vampire(B, "Watcher", 0, torpor=True)  # incapacitated
    stage.uncontrolled(B, "Pupil", 4)
    one, two = stage.vampire(B, "Kurt"), stage.vampire(C, "Kurt")
    moving.begin_contest(stage.table, one)
    moving.begin_contest(stage.table, two)
    stage.call("anarchist-uprising", elder)
    stage.passes()
    assert stage.table.pool == [29, 27, 30]


@rule("VTES-6.2.1-03", "VTES-6.3.2-09")
def test_a_challenge_counts_its_own_caller() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.vampire(A, "Kurt")
    stage.ally(B, "Thug", tapped=True)
    stage.call("domain-challenge", elder)
    stage.passes()
    assert stage.table.pool == [29, 29]


@rule("VTES-6.3.3-05", "VTES-1.4-01")
def test_a_confused_caller_has_the_vote_of_his_card_only() -> None:
    stage = Scene(2)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "confusion-of-the-eye")
    stage.call("domain-challenge", mayor)
    stage.until(B, "play confusion-of-the-eye OBF", rival)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", mayor, "for")
    stage.play(A, "vote calling-card for")
    stage.end()
    assert stage.counts == [(1, 0)]
    assert stage.table.pool == [29, 30]


@rule("VTES-6.3.3-14", "VTES-6.3.3-06", "VTES-1.4-01")
def test_a_closed_session_is_open_for_edge_and_cards() -> None:
    stage = Scene(2)
    mayor = stage.vampire(A, "Mayor")
    leader, judge = stage.vampire(B, "Pack Leader"), stage.vampire(B, "Judge")
    stage.edge(B)
    stage.hand(B, "banishment")
    stage.hand(A, "closed-session")
    stage.call("domain-challenge", mayor)
    stage.skip("before-votes", A)
    stage.play(A, "play closed-session plain", mayor)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", leader, "against")
    assert stage.offers(B, "vote", judge, "against")
    stage.play(B, "vote edge against")
    stage.skip("polling", B)
    stage.play(B, "vote banishment against")
    stage.end()
    assert stage.counts == [(0, 2)]


@rule("VTES-6.3.2-09", "VTES-9.1-01", "VTES-R-24")
def test_a_poison_pill_ousts_the_caller() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.pool(A, 3)
    stage.hand(B, "poison-pill")
    stage.call("kine-resources-contested", elder, "number 0", "number 3")
    stage.until(B, "play poison-pill plain", rival)
    stage.play(B, "play poison-pill plain", rival)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("UntapPhase")
    assert stage.table.out == [True, False, False]
    assert stage.table.pool == [0, 27, 29 + 6]
    assert stage.table.active == B


@rule("VTES-6.5.6-06", "VTES-1.4-01")
def test_headquarters_vote_in_a_blood_hunt_and_what_is_for_political_actions_does_not() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Ira", 2, torpor=True)
    seat = stage.permanent(C, "Ventrue Headquarters")
    tomb = stage.permanent(C, "The Mausoleum, Venice")
    blade = stage.permanent(C, "Esgrima")
    stage.vampire(C, "Judge")
    stage.play(A, "diablerize", elder, stage.table.torpor[B][0])
    stage.skip("polling", C)
    assert stage.offers(C, "use", seat, "0")
    assert not stage.offers(C, "use", tomb, "0")
    assert not stage.offers(C, "use", blade, "0")
    stage.play(C, "use", seat, "0")
    stage.skip("polling", C)
    stage.play(C, "vote", seat, "for")
    stage.end()
    assert stage.counts == [(3, 0)]
    assert stage.zone(elder) == ASH_HEAP


@rule("VTES-6.5.6-06", "VTES-6.3.3-16", "VTES-6.3.3-19")
def test_a_priscus_votes_on_his_own_blood_hunt() -> None:
    stage = Scene(2, PRISCUS, OTHER_PRISCUS)
    one, two = stage.vampire(A, "Old Priscus"), stage.vampire(B, "New Priscus")
    stage.vampire(B, "Ira", 2, torpor=True)
    stage.edge(B)
    stage.play(A, "diablerize", one, stage.table.torpor[B][0])
    stage.skip("polling", A)
    stage.play(A, "vote", one, "against")
    stage.skip("polling", B)
    stage.play(B, "vote", two, "for")
    stage.skip("polling", B)
    stage.play(B, "vote edge for")
    stage.end()
    assert stage.counts == [(1, 0)]  # the prisci are tied and abstain
    assert stage.zone(one) == ASH_HEAP


@rule("VTES-6.5.6-02", "VTES-6.5.6-04", "VTES-6.3-01")
def test_a_careless_hunter_is_hunted() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder", 3)
    judge = stage.vampire(B, "Judge")
    stage.hand(A, "bewitching-oration")
    stage.cast(A, "abactor", "plain", elder)
    stage.skip("polling", A)
    assert stage.blood(elder) == 8
    assert modes(stage, A, "bewitching-oration") == []
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "for")
    stage.end()
    assert stage.zone(elder) == ASH_HEAP


@rule("VTES-1.6.1-09", "VTES-6.3.3-06", "VTES-6.3.3-07")
def test_a_card_burned_for_a_vote_is_replaced_and_only_one_may_be() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(B, "banishment", "parity-shift", *["Lamp"] * 5)
    stage.library(B, "Domain Challenge", *["Cellar"] * 9)
    stage.call("ancilla-empowerment", elder)
    stage.skip("polling", B)
    stage.play(B, "vote banishment against")
    assert len(stage.table.hand[B]) == 7
    stage.skip("polling", B)
    assert not stage.offered(B, "vote parity-shift")
    assert not stage.offered(B, "vote domain-challenge")


@rule("VTES-6.3.1-02", "VTES-6.3.3-07", "VTES-6.1.7-04")
def test_a_referendum_of_a_card_in_play_lets_its_caller_burn_a_card() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    revolt = stage.permanent(B, "Anarch Revolt")
    stage.hand(A, "banishment")
    stage.play(A, "act", elder, revolt, "0")
    stage.skip("polling", A)
    assert not stage.offered(A, "vote calling-card")
    stage.play(A, "vote banishment for")
    stage.end()
    assert stage.zone(revolt) == ASH_HEAP
    stage.table.tapped[elder] = False
    stage.hand(A, "domain-challenge")
    assert modes(stage, A, "domain-challenge") == []


@rule("VTES-6.3.3-13", "VTES-6.5-01")
def test_princes_vote_tapped_but_not_in_torpor() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    mayor = stage.vampire(B, "Mayor", tapped=True)
    judge = stage.vampire(B, "Judge", torpor=True)
    stage.call("domain-challenge", elder)
    stage.skip("polling", B)
    assert stage.offers(B, "vote", mayor, "against")
    assert not stage.offers(B, "vote", judge, "against")


@rule("VTES-9.1-06", "VTES-9.1-07", "VTES-1.4-01")
def test_who_loses_her_museum_may_be_ousted_by_it() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    museum = stage.permanent(B, "High Museum of Art, Atlanta")
    stage.begin().pool(B, 4)
    stage.call("disputed-territory", elder, f"player {A}")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.end()
    assert stage.table.out[B]
    assert stage.table.controller[museum] == A
    assert stage.table.pool == [30 + 4 + 6, 0, 30]
    assert stage.table.points == [1, 0, 0]


@rule("VTES-1.4-01", "VTES-6.3.2-05")
def test_with_a_rider_the_next_referendum_passes_unvoted() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival, judge = stage.vampire(B, "Rival"), stage.vampire(B, "Judge")
    stage.hand(A, "cryptic-rider")
    stage.hand(B, "delaying-tactics", "confusion-of-the-eye")
    stage.call("ancilla-empowerment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.until(A, "play cryptic-rider plain", elder)
    stage.play(A, "play cryptic-rider plain", elder)
    stage.end()
    assert stage.table.pool == [28, 28]
    stage.call("domain-challenge", kurt)
    while stage.prompt != "MinionPhase":
        assert stage.window != "polling" or not stage.offered(B, "vote")
        assert not stage.offered(stage.decider, "play delaying-tactics")
        assert not stage.offered(stage.decider, "play confusion-of-the-eye")
        stage.least()
    assert stage.table.pool == [26, 28]
    assert stage.table.in_play(rival)
    assert stage.table.in_play(judge)


@rule("VTES-1.6.1-12", "VTES-R-93")
def test_an_intervened_hand_is_smaller_until_the_edge_is_burned() -> None:
    stage = Scene(2)
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(B, *["Lamp"] * 7)
    stage.library(B, *["Cellar"] * 9)
    stage.edge(B)
    stage.call("hand-intervention", leader)
    if stage.offers(A, f"player {B}"):
        stage.play(A, f"player {B}")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.discards(B)
    stage.end()
    assert len(stage.table.hand[B]) == 6
    (card,) = stage.table.beside[A]
    stage.until(B, "use", card, "0")
    stage.play(B, "use", card, "0")
    assert stage.table.edge == NOBODY
    assert stage.zone(card) == ASH_HEAP
    assert len(stage.table.hand[B]) == 7


@rule("VTES-11-18", "VTES-10-02")
def test_an_excommunicated_archbishop_loses_the_card_of_his_crusade() -> None:
    stage = Scene(2)
    leader = stage.vampire(A, "Pack Leader")
    crusade = stage.put_on(leader, "Crusade: Philadelphia")
    tara = stage.vampire(A, "Tobias Smith")
    stage.call("excommunication", tara)
    if stage.offers(A, "target", leader):
        stage.play(A, "target", leader)
    stage.passes()
    assert stage.zone(crusade) == ASH_HEAP
    assert titles(stage, leader) == [""]


@rule("VTES-10-07", "VTES-6.3.3-09")
def test_a_prince_between_pan_and_fire() -> None:
    stage = Scene(2, phase="master")
    mayor = stage.vampire(A, "Mayor")
    assert votes(stage.table, mayor) == 2
    stage.master(A, "into-the-fire", "target", mayor)
    assert votes(stage.table, mayor) == 0
    stage.to("MasterPhase", A)
    stage.master(A, "out-of-the-frying-pan", "target", mayor)
    assert votes(stage.table, mayor) == 2


@rule("VTES-R-16", "VTES-10.2-03", "VTES-10.1-06")
def test_a_crusade_for_the_city_of_a_prince() -> None:
    stage = Scene(2, Vampire("Burgher", "ventrue", 2, 6, "", "camarilla",
                             title="prince:Philadelphia"))  # fmt: skip
    tara = stage.vampire(A, "Tobias Smith")
    burgher = stage.vampire(B, "Burgher")
    stage.call("crusade-philadelphia", tara)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    assert stage.offers(B, "vote", burgher, "against")
    stage.end()
    assert titles(stage, tara, burgher) == ["", ""]
    stage.to("UntapPhase", B)
    assert stage.offers(B, "pay", burgher)


@rule("VTES-11-07", "VTES-6.1.7-03")
def test_a_vote_that_burns_somebody_on_the_red_list_gives_no_trophy() -> None:
    stage = Scene(2, HUNTED, EAR)
    judge = stage.vampire(A, "Judge")
    hunted = stage.vampire(B, "Hunted")
    stage.hand(A, "Ear")
    stage.call("protect-thine-own", judge)
    if stage.offers(A, "target", hunted):
        stage.play(A, "target", hunted)
    stage.passes()
    assert stage.zone(hunted) == ASH_HEAP
    assert stage.table.on[judge] == ()
    assert stage.names(stage.table.hand[A]) == ["ear"]


@rule("VTES-6.2.3-02", "VTES-6.1.7-04", "VTES-1.4-01")
def test_no_shadow_carries_on_a_blocked_political_action() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.cast(A, "ancilla-empowerment", "plain", elder)
    stage.blocked(rival)
    stage.skip("block", B)
    stage.cast(B, "enhanced-senses", "aus", rival)
    stage.hand(A, "shadow-body")
    stage.skip("strike", A)
    stage.play(A, "play shadow-body OBT", elder)
    stage.end()
    assert stage.counts == []
    assert stage.table.pool == [30, 30]
    assert "ancilla-empowerment" in stage.names(stage.table.ash[A])


@rule("VTES-6.3.3-13", "VTES-R-63", "VTES-1.4-01")
def test_an_invincible_caller_falls_by_a_lost_vote() -> None:
    stage = Scene(2)
    mayor, judge = stage.vampire(A, "Mayor"), stage.vampire(B, "Judge")
    aura = stage.put_on(mayor, "Aura of Invincibility")
    stage.table.blood[aura] = 1
    stage.call("ancilla-empowerment", mayor)
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.end()
    assert stage.counts == [(3, 3)]
    assert stage.zone(mayor) == TORPOR
    assert stage.zone(aura) == ASH_HEAP


@rule("VTES-1.1-04", "VTES-6.2.2-06")
def test_a_condemned_clan_does_not_block() -> None:
    stage = Scene(2)
    elder, judge = stage.vampire(A, "Elder"), stage.vampire(A, "Judge")
    kurt, thug = stage.vampire(B, "Kurt"), stage.ally(B, "Thug")
    stage.call("consanguineous-condemnation", elder, "name brujah")
    stage.passes()
    assert stage.table.tapped[kurt]
    stage.play(A, "bleed", judge)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", kurt)
    assert stage.offers(B, "block", thug)


@rule("VTES-R-28", "VTES-6.3.3-14", "VTES-R-19")
def test_the_edge_of_one_who_is_voted_out_is_nobodys() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.edge(C)
    stage.pool(C, 1)
    stage.call("kine-resources-contested", elder, "number 0", "number 3")
    stage.passes()
    assert stage.table.out == [False, False, True]
    assert stage.table.edge == NOBODY
    assert stage.table.pool == [30, 27 + 6, 0]


@rule("VTES-6.3.3-03", "VTES-6.3.3-04")
def test_one_methuselah_votes_on_both_sides_with_different_sources() -> None:
    stage = Scene(2)
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    judge = stage.vampire(B, "Judge")
    stage.edge(B)
    stage.call("ancilla-empowerment", elder)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("polling", B)
    stage.play(B, "vote edge for")
    stage.end()
    assert stage.counts == [(3, 3)]
    assert stage.table.pool == [30, 30]


@rule("VTES-6.2.1-04", "VTES-6.3.2-02", "VTES-R-19")
def test_points_are_counted_when_the_terms_are_set() -> None:
    stage = Scene(4, FALLING_ROOF)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira")
    stage.pool(C, 1)
    stage.cast(A, "conservative-agitation", "plain", elder)
    stage.skip("announced", B)
    stage.cast(B, "falling-roof", "plain", ira, f"player {C}")
    assert stage.table.out[C]
    while stage.window in ("announced", "as-played", "declined") or (
        stage.prompt == "BlockQuestion"
    ):
        stage.least()
    assert stage.options(A) == [f"number {n}" for n in range(3)]  # one for each who is left


@rule("VTES-9.1-02", "VTES-6.3.2-09", "VTES-R-26")
def test_a_year_of_fortune_goes_with_its_caller() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(C, "Kurt")
    stage.hand(B, *["Lamp"] * 7)
    stage.library(B, *["Cellar"] * 9)
    stage.call("year-of-fortune", elder)
    while stage.decider == A and stage.window not in ("polling", "before-votes"):
        options = stage.options(A)
        stage.play(A, f"player {B}" if f"player {B}" in options else options[-1])
    stage.passes()
    (card,) = stage.table.beside[A]
    assert len(stage.table.hand[B]) == 8
    stage.pool(A, 1)
    stage.to("MinionPhase", C)
    stage.play(C, "bleed", kurt)
    stage.discards(B)
    assert stage.table.out[A]
    assert stage.zone(card) == REMOVED
    assert len(stage.table.hand[B]) == 7


@rule("VTES-9.1-06", "VTES-R-20", "VTES-R-22")
def test_when_one_vampire_takes_everybody_along_nobody_is_the_last() -> None:
    stage = Scene(3)
    simms, elder = stage.vampire(B, "Sylvester Simms", 0), stage.vampire(A, "Elder")
    for seat in (A, B, C):
        stage.pool(seat, 1)
    stage.play(A, "bleed", elder)
    stage.blocked(simms)
    while not stage.table.over and stage.prompt != "MinionPhase":
        stage.least()
    assert stage.table.over
    assert stage.table.points == [1, 1, 1]
