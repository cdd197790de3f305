"""Referendums that change titles, control and players, and those after a diablerie."""

from __future__ import annotations

from games.vtes.cards.people import offered_modes
from games.vtes.plain_cards import CARDS
from games.vtes.scenarios.scene import Scene
from games.vtes.special_term_cards import EAR, HUNTED
from games.vtes.stage import A, B, C
from games.vtes.title_claims import titles

from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    NOBODY,
    REMOVED,
    TORPOR,
)
from conclave.games.vtes.rules.reading.titles import votes
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

FALLING_ROOF = next(card for card in CARDS if card.name == "Falling Roof")


PRISCUS = Vampire("Old Priscus", "lasombra", 2, 8, "", "sabbat", title="priscus")


OTHER_PRISCUS = Vampire("New Priscus", "lasombra", 2, 7, "", "sabbat", title="priscus")


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
    stage.finish()
    assert stage.vote_counts == [(1, 0)]  # the prisci are tied and abstain
    assert stage.zone(one) == ASH_HEAP


@rule("VTES-6.5.6-02", "VTES-6.5.6-04", "VTES-6.3-01")
def test_a_careless_hunter_is_hunted() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder", 3)
    judge = stage.vampire(B, "Judge")
    stage.hand(A, "bewitching-oration")
    stage.play_card(A, "abactor", "plain", elder)
    stage.skip("polling", A)
    assert stage.blood(elder) == 8
    assert offered_modes(stage, A, "bewitching-oration") == []
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "for")
    stage.finish()
    assert stage.zone(elder) == ASH_HEAP


@rule("VTES-1.6.1-09", "VTES-6.3.3-06", "VTES-6.3.3-07")
def test_a_card_burned_for_a_vote_is_replaced_and_only_one_may_be() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(B, "banishment", "parity-shift", *["Lamp"] * 5)
    stage.library(B, "Domain Challenge", *["Cellar"] * 9)
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", B)
    stage.play(B, "vote banishment against")
    assert len(stage.table.hand[B]) == 7
    stage.skip("polling", B)
    assert not stage.offers_any(B, "vote parity-shift")
    assert not stage.offers_any(B, "vote domain-challenge")


@rule("VTES-6.3.1-02", "VTES-6.3.3-07", "VTES-6.1.7-04")
def test_a_referendum_of_a_card_in_play_lets_its_caller_burn_a_card() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    revolt = stage.permanent(B, "Anarch Revolt")
    stage.hand(A, "banishment")
    stage.play(A, "act", elder, revolt, "0")
    stage.skip("polling", A)
    assert not stage.offers_any(A, "vote calling-card")
    stage.play(A, "vote banishment for")
    stage.finish()
    assert stage.zone(revolt) == ASH_HEAP
    stage.table.tapped[elder] = False
    stage.hand(A, "domain-challenge")
    assert offered_modes(stage, A, "domain-challenge") == []


@rule("VTES-6.3.3-13", "VTES-6.5-01")
def test_princes_vote_tapped_but_not_in_torpor() -> None:
    stage = Scene(2)
    elder = stage.vampire(A, "Elder")
    mayor = stage.vampire(B, "Mayor", tapped=True)
    judge = stage.vampire(B, "Judge", torpor=True)
    stage.call_referendum("domain-challenge", elder)
    stage.skip("polling", B)
    assert stage.offers(B, "vote", mayor, "against")
    assert not stage.offers(B, "vote", judge, "against")


@rule("VTES-9.1-06", "VTES-9.1-07", "VTES-1.4-01")
def test_a_player_who_loses_her_museum_may_be_ousted_by_it() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    museum = stage.permanent(B, "High Museum of Art, Atlanta")
    stage.begin().pool(B, 4)
    stage.call_referendum("disputed-territory", elder, f"player {A}")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.finish()
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
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip_until_offered(A, "play cryptic-rider plain", elder)
    stage.play(A, "play cryptic-rider plain", elder)
    stage.finish()
    assert stage.table.pool == [28, 28]
    stage.call_referendum("domain-challenge", kurt)
    while stage.prompt != "MinionPhase":
        assert stage.window != "polling" or not stage.offers_any(B, "vote")
        assert not stage.offers_any(stage.decider, "play delaying-tactics")
        assert not stage.offers_any(stage.decider, "play confusion-of-the-eye")
        stage.do_minimum()
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
    stage.call_referendum("hand-intervention", leader)
    if stage.offers(A, f"player {B}"):
        stage.play(A, f"player {B}")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.discard_excess(B)
    stage.finish()
    assert len(stage.table.hand[B]) == 6
    (card,) = stage.table.beside[A]
    stage.skip_until_offered(B, "use", card, "0")
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
    stage.call_referendum("excommunication", tara)
    if stage.offers(A, "target", leader):
        stage.play(A, "target", leader)
    stage.pass_referendum()
    assert stage.zone(crusade) == ASH_HEAP
    assert titles(stage, leader) == [""]


@rule("VTES-10-07", "VTES-6.3.3-09")
def test_a_prince_between_pan_and_fire() -> None:
    stage = Scene(2, phase="master")
    mayor = stage.vampire(A, "Mayor")
    assert votes(stage.table, mayor) == 2
    stage.play_master(A, "into-the-fire", "target", mayor)
    assert votes(stage.table, mayor) == 0
    stage.skip_to("MasterPhase", A)
    stage.play_master(A, "out-of-the-frying-pan", "target", mayor)
    assert votes(stage.table, mayor) == 2


@rule("VTES-R-16", "VTES-10.2-03", "VTES-10.1-06")
def test_a_crusade_for_the_city_of_a_prince() -> None:
    stage = Scene(2, Vampire("Burgher", "ventrue", 2, 6, "", "camarilla",
                             title="prince:Philadelphia"))  # fmt: skip
    tara = stage.vampire(A, "Tobias Smith")
    burgher = stage.vampire(B, "Burgher")
    stage.call_referendum("crusade-philadelphia", tara)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    assert stage.offers(B, "vote", burgher, "against")
    stage.finish()
    assert titles(stage, tara, burgher) == ["", ""]
    stage.skip_to("UntapPhase", B)
    assert stage.offers(B, "pay", burgher)


@rule("VTES-11-07", "VTES-6.1.7-03")
def test_a_vote_that_burns_somebody_on_the_red_list_gives_no_trophy() -> None:
    stage = Scene(2, HUNTED, EAR)
    judge = stage.vampire(A, "Judge")
    hunted = stage.vampire(B, "Hunted")
    stage.hand(A, "Ear")
    stage.call_referendum("protect-thine-own", judge)
    if stage.offers(A, "target", hunted):
        stage.play(A, "target", hunted)
    stage.pass_referendum()
    assert stage.zone(hunted) == ASH_HEAP
    assert stage.table.attached[judge] == ()
    assert stage.names(stage.table.hand[A]) == ["ear"]


@rule("VTES-6.2.3-02", "VTES-6.1.7-04", "VTES-1.4-01")
def test_no_shadow_carries_on_a_blocked_political_action() -> None:
    stage = Scene(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.play_card(A, "ancilla-empowerment", "plain", elder)
    stage.attempt_block(rival)
    stage.skip("block", B)
    stage.play_card(B, "enhanced-senses", "aus", rival)
    stage.hand(A, "shadow-body")
    stage.skip("strike", A)
    stage.play(A, "play shadow-body OBT", elder)
    stage.finish()
    assert stage.vote_counts == []
    assert stage.table.pool == [30, 30]
    assert "ancilla-empowerment" in stage.names(stage.table.ash[A])


@rule("VTES-6.3.3-13", "VTES-R-63", "VTES-1.4-01")
def test_an_invincible_caller_falls_by_a_lost_vote() -> None:
    stage = Scene(2)
    mayor, judge = stage.vampire(A, "Mayor"), stage.vampire(B, "Judge")
    aura = stage.put_on(mayor, "Aura of Invincibility")
    stage.table.blood[aura] = 1
    stage.call_referendum("ancilla-empowerment", mayor)
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.finish()
    assert stage.vote_counts == [(3, 3)]
    assert stage.zone(mayor) == TORPOR
    assert stage.zone(aura) == ASH_HEAP


@rule("VTES-1.1-04", "VTES-6.2.2-06")
def test_a_condemned_clan_does_not_block() -> None:
    stage = Scene(2)
    elder, judge = stage.vampire(A, "Elder"), stage.vampire(A, "Judge")
    kurt, thug = stage.vampire(B, "Kurt"), stage.ally(B, "Thug")
    stage.call_referendum("consanguineous-condemnation", elder, "name brujah")
    stage.pass_referendum()
    assert stage.table.tapped[kurt]
    stage.play(A, "bleed", judge)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", kurt)
    assert stage.offers(B, "block", thug)


@rule("VTES-R-28", "VTES-6.3.3-14", "VTES-R-19")
def test_nobody_has_the_edge_after_its_holder_is_voted_out() -> None:
    stage = Scene(3)
    elder = stage.vampire(A, "Elder")
    stage.edge(C)
    stage.pool(C, 1)
    stage.call_referendum("kine-resources-contested", elder, "number 0", "number 3")
    stage.pass_referendum()
    assert stage.table.out == [False, False, True]
    assert stage.table.edge == NOBODY
    assert stage.table.pool == [30, 27 + 6, 0]


@rule("VTES-6.3.3-03", "VTES-6.3.3-04")
def test_one_methuselah_votes_on_both_sides_with_different_sources() -> None:
    stage = Scene(2)
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    judge = stage.vampire(B, "Judge")
    stage.edge(B)
    stage.call_referendum("ancilla-empowerment", elder)
    stage.skip("polling", B)
    stage.play(B, "vote", mayor, "for")
    stage.skip("polling", B)
    stage.play(B, "vote", judge, "against")
    stage.skip("polling", B)
    stage.play(B, "vote edge for")
    stage.finish()
    assert stage.vote_counts == [(3, 3)]
    assert stage.table.pool == [30, 30]


@rule("VTES-6.2.1-04", "VTES-6.3.2-02", "VTES-R-19")
def test_points_are_counted_when_the_terms_are_set() -> None:
    stage = Scene(4, FALLING_ROOF)
    elder, ira = stage.vampire(A, "Elder"), stage.vampire(B, "Ira")
    stage.pool(C, 1)
    stage.play_card(A, "conservative-agitation", "plain", elder)
    stage.skip("announced", B)
    stage.play_card(B, "falling-roof", "plain", ira, f"player {C}")
    assert stage.table.out[C]
    while stage.window in ("announced", "as-played", "declined") or (
        stage.prompt == "BlockQuestion"
    ):
        stage.do_minimum()
    assert stage.options(A) == [f"number {n}" for n in range(3)]  # one for each who is left


@rule("VTES-9.1-02", "VTES-6.3.2-09", "VTES-R-26")
def test_a_year_of_fortune_goes_with_its_caller() -> None:
    stage = Scene(3)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(C, "Kurt")
    stage.hand(B, *["Lamp"] * 7)
    stage.library(B, *["Cellar"] * 9)
    stage.call_referendum("year-of-fortune", elder)
    while stage.decider == A and stage.window not in ("polling", "before-votes"):
        options = stage.options(A)
        stage.play(A, f"player {B}" if f"player {B}" in options else options[-1])
    stage.pass_referendum()
    (card,) = stage.table.beside[A]
    assert len(stage.table.hand[B]) == 8
    stage.pool(A, 1)
    stage.skip_to("MinionPhase", C)
    stage.play(C, "bleed", kurt)
    stage.discard_excess(B)
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
    stage.attempt_block(simms)
    while not stage.table.over and stage.prompt != "MinionPhase":
        stage.do_minimum()
    assert stage.table.over
    assert stage.table.points == [1, 1, 1]
