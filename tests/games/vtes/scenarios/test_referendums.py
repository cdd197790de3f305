"""Referendums with contested titles, cancels, ousts and hands."""

from __future__ import annotations

from games.vtes.cards.people import offered_modes
from games.vtes.scenarios.scene import Scene
from games.vtes.stage import A, B, C, D
from games.vtes.title_claims import titles

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    NOBODY,
    READY,
    UNCONTROLLED,
)
from conclave.testing import rule


@rule("VTES-R-15", "VTES-4.2-02")
def test_a_seized_city_leaves_both_claimants_without_votes_at_once() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    prince = stage.vampire(C, "Gilbert Duane")  # Prince of Miami
    stage.call_referendum("praxis-seizure-miami", elder)
    stage.pass_referendum()
    assert titles(stage, elder, prince) == ["", ""]
    stage.call_referendum("anarchist-uprising", kurt)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", elder, "for")
    stage.skip("polling", C)
    assert not stage.offers(C, "vote", prince, "against")


@rule("VTES-4.2-02", "VTES-1.6.1-17")
def test_a_prince_who_contests_his_city_plays_no_cards_for_princes() -> None:
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
    stage.call_referendum("anarchist-uprising", elder)
    assert len(stage.table.hand[A]) == 7
    stage.hand(B, "delaying-tactics")
    stage.skip_until_offered(B, "play delaying-tactics plain", rival)
    stage.play(B, "play delaying-tactics plain", rival)
    while stage.offers_any(stage.decider, "discard lamp"):
        assert stage.decider == A
        stage.play(A, "discard lamp")
    stage.finish()
    assert len(stage.table.hand[A]) == 7
    assert "anarchist-uprising" in stage.names(stage.table.hand[A])
    assert not stage.table.tapped[elder]
    assert offered_modes(stage, A, "anarchist-uprising") == []  # for no minion of hers, this turn
    assert stage.table.in_play(kurt)
    assert stage.table.pool == [30, 30, 30]


@rule("VTES-1.4-01", "VTES-6.3.2-06", "VTES-6.3.2-10")
def test_a_scalpel_tongue_turns_the_vote() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    judge = stage.vampire(B, "Judge")
    stage.call_referendum("anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("polling", A)
    stage.play_card(A, "scalpel-tongue", "CEL+PRE", elder, "target", judge)
    stage.finish()
    assert stage.vote_counts == [(1, 0)]
    assert stage.table.tapped[judge]
    assert stage.blood(judge) == 7
    assert stage.table.pool == [29, 29, 30]


@rule("VTES-1.4-01", "VTES-6.3.3-13")
def test_a_vampire_made_to_abstain_before_he_votes_does_not_vote() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    judge, mayor = stage.vampire(B, "Judge"), stage.vampire(B, "Mayor")
    stage.call_referendum("anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play_card(A, "telepathic-vote-counting", "AUS", elder, "target", judge)
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
    stage.call_referendum("anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.hand(A, "voter-captivation")
    stage.skip_until_offered(A, "play voter-captivation pre", elder)
    assert stage.table.pool == [28, 29, 30]
    stage.play(A, "play voter-captivation pre", elder)
    stage.finish()
    assert stage.vote_counts == [(3, 0)]
    assert stage.blood(elder) == 10  # 3 gained, and no room for more than 1


@rule("VTES-6.3.3-14", "VTES-4-05", "VTES-6.3.3-02")
def test_an_edge_spent_on_a_vote_gives_nobody_pool() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.edge(B)
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", B)
    stage.play(B, "vote edge against")
    assert stage.table.edge == NOBODY
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.finish()
    assert stage.vote_counts == [(1, 1)]
    assert stage.table.pool == [30, 30]
    stage.skip_to("UntapPhase", B)
    assert not stage.offers(B, "edge")


@rule("VTES-R-20", "VTES-R-21", "VTES-9.1-12")
def test_contested_resources_oust_two_neighbours() -> None:
    stage = Scene(4)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.pool(B, 2)
    stage.pool(C, 2)
    stage.call_referendum("kine-resources-contested", elder, "number 0", "number 2", "number 2")
    stage.pass_referendum()
    assert stage.table.out == [False, True, True, False]
    assert stage.table.points == [1, 1, 0, 0]
    assert stage.table.pool == [36, 0, 0, 30]
    stage.play(A, "bleed", kurt)
    stage.finish()
    assert stage.table.pool[D] == 29


@rule("VTES-R-20", "VTES-9.1-08", "VTES-R-24")
def test_a_caller_who_ousts_herself_with_her_prey_gets_a_point_and_no_pool() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.pool(A, 1)
    stage.pool(B, 3)
    stage.call_referendum("kine-resources-contested", elder, "number 1", "number 3")
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
    stage.call_referendum("kine-resources-contested", elder, "number 0", "number 1", "number 0")
    stage.pass_referendum()
    assert stage.table.out[D]
    assert stage.table.points == [0, 0, 1, 0]
    assert stage.table.pool == [30, 29, 36, 0]
    stage.play(A, "hunt", kurt)
    stage.skip("BlockQuestion", C)
    assert stage.offers(C, "block", ira)


@rule("VTES-R-61", "VTES-4.1-02", "VTES-1.6.1-25")
def test_cards_on_a_banished_vampire_are_out_of_play() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira")
    bow = stage.put_on(ira, "Ivory Bow")
    stage.call_referendum("banishment", elder, stage.text("target", ira))
    stage.pass_referendum()
    assert stage.zone(ira) == UNCONTROLLED
    assert stage.table.host[bow] == ira
    assert not stage.table.in_play(bow)
    stage.play_card(A, "ivory-bow", "plain", kurt)
    stage.finish()
    (mine,) = stage.table.attached[kurt]
    assert stage.table.in_play(mine)
    assert not stage.table.contested[mine]


@rule("VTES-7-12", "VTES-7-13", "VTES-4.1-02")
def test_a_banished_vampire_comes_back_and_contests_what_he_bears() -> None:
    stage = Scene(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    ira = stage.vampire(B, "Ira", 7)
    bow = stage.put_on(ira, "Ivory Bow")
    stage.call_referendum("banishment", elder, stage.text("target", ira))
    stage.pass_referendum()
    assert stage.blood(ira) == 7
    mine = stage.put_on(kurt, "Ivory Bow")
    stage.skip_to("InfluencePhase", B)
    stage.play(B, "transfer", ira)
    stage.skip_to("DiscardPhase", B)
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
    stage.call_referendum("banishment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.discard_excess(B)
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
    stage.call_referendum("anarchist-uprising", elder)
    stage.pass_referendum()
    assert stage.table.pool == [29, 27, 30]


@rule("VTES-6.2.1-03", "VTES-6.3.2-09")
def test_a_challenge_counts_its_own_caller() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.vampire(A, "Kurt")
    stage.ally(B, "Thug", tapped=True)
    stage.call_referendum("domain-challenge", elder)
    stage.pass_referendum()
    assert stage.table.pool == [29, 29]


@rule("VTES-6.3.3-05", "VTES-1.4-01")
def test_a_confused_caller_has_the_vote_of_his_card_only() -> None:
    stage = Scene(2)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "confusion-of-the-eye")
    stage.call_referendum("domain-challenge", mayor)
    stage.skip_until_offered(B, "play confusion-of-the-eye OBF", rival)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", mayor, "for")
    stage.play(A, "vote calling-card for")
    stage.finish()
    assert stage.vote_counts == [(1, 0)]
    assert stage.table.pool == [29, 30]


@rule("VTES-6.3.3-14", "VTES-6.3.3-06", "VTES-1.4-01")
def test_a_closed_session_is_open_for_edge_and_cards() -> None:
    stage = Scene(2)
    mayor = stage.vampire(A, "Mayor")
    leader, judge = stage.vampire(B, "Pack Leader"), stage.vampire(B, "Judge")
    stage.edge(B)
    stage.hand(B, "banishment")
    stage.hand(A, "closed-session")
    stage.call_referendum("domain-challenge", mayor)
    stage.skip("before-votes", A)
    stage.play(A, "play closed-session plain", mayor)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", leader, "against")
    assert stage.offers(B, "vote", judge, "against")
    stage.play(B, "vote edge against")
    stage.skip("polling", B)
    stage.play(B, "vote banishment against")
    stage.finish()
    assert stage.vote_counts == [(0, 2)]


@rule("VTES-6.3.2-09", "VTES-9.1-01", "VTES-R-24")
def test_a_poison_pill_ousts_the_caller() -> None:
    stage = Scene(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.pool(A, 3)
    stage.hand(B, "poison-pill")
    stage.call_referendum("kine-resources-contested", elder, "number 0", "number 3")
    stage.skip_until_offered(B, "play poison-pill plain", rival)
    stage.play(B, "play poison-pill plain", rival)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("UntapPhase")
    assert stage.table.out == [True, False, False]
    assert stage.table.pool == [0, 27, 29 + 6]
    assert stage.table.active == B


@rule("VTES-6.5.6-06", "VTES-1.4-01")
def test_headquarters_vote_in_a_blood_hunt_and_cards_for_political_actions_do_not() -> None:
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
    stage.finish()
    assert stage.vote_counts == [(3, 0)]
    assert stage.zone(elder) == ASH_HEAP
