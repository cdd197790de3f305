"""Tests of independent vampires."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_master
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import call_referendum, pass_referendum, stage_with_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities import Becomes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    CAMARILLA,
    MASTER,
    NECROMANCY,
    NOBODY,
    NOTHING,
    READY,
    SABBAT,
    TORPOR,
)
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

# Andrea Giovanni


def test_andrea_has_stealth_in_actions_of_necromancy() -> None:
    rite = Card("Rite", ACTION, NECROMANCY, basic=GainBlood(1))
    walk = Card("Walk", ACTION, effect=GainBlood(1))
    stage = Stage(2, extra=(rite, walk))
    andrea = stage.vampire(A, "Andrea Giovanni", 3)
    stage.hand(A, "Rite", "Walk")
    stage.play(A, "play rite nec", andrea)
    assert values.stealth(stage.table, andrea) == 1
    stage.resolve()
    stage.table.tapped[andrea] = False
    stage.play(A, "play walk plain", andrea)
    assert values.stealth(stage.table, andrea) == 0


# Annazir


@ruling("Annazir", 1, 2)
@ruling("Personal titles", 1)
def test_annazir_burns_a_location_or_steals_equipment_once_a_turn() -> None:
    stage = PeopleStage(3)
    annazir, rival = stage.vampire(A, "Annazir"), stage.vampire(B, "Rival")
    cellar, lamp = stage.permanent(C, "Cellar"), stage.put_on(rival, "Lamp", C)
    stage.permanent(A, "Cellar")
    assert values.bleed(stage.table, annazir) == 2
    stage.play(A, "act", annazir, annazir, "1")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.host[lamp] == annazir
    assert stage.table.controller[lamp] == A
    stage.table.tapped[annazir] = False
    assert not stage.offers(A, "act", annazir, annazir, "0")
    other = PeopleStage(3)
    annazir, cellar = other.vampire(A, "Annazir"), other.permanent(C, "Cellar")
    other.play(A, "act", annazir, annazir, "0")
    other.resolve()
    assert other.zone(cellar) == ASH_HEAP
    contests.change_sect(other.table, annazir, SABBAT)
    assert titles.votes(other.table, annazir) == 2


# Arishat


@ruling("Unconditional referendum ability", 1)
@ruling("Personal titles", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_arishat_makes_a_vampire_abstain_in_a_blood_hunt_too(torpor: bool) -> None:
    stage = PeopleStage(3)
    arishat = stage.vampire(B, "Arishat", torpor=torpor)
    mayor, victim = stage.vampire(A, "Mayor"), stage.vampire(A, "Pupil", 0, torpor=True)
    judge = stage.vampire(C, "Judge")
    stage.play(A, "diablerize", mayor, victim)
    stage.skip("Referendum", B)
    stage.play(B, "use", arishat, "0")
    stage.play(B, "target", judge)
    assert stage.blood(arishat) == 5
    assert stage.table.notes.has(notes.ABSTAINS, judge)
    assert not stage.offers(stage.decider, "use", arishat, "0")


@ruling("Usable during the polling step", 1)
def test_arishat_does_nothing_where_votes_do_not_count() -> None:
    stage = PeopleStage(3)
    arishat, pupil = stage.vampire(B, "Arishat"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert titles.votes(stage.table, arishat) == 1
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", arishat, "0")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not stage.offers(B, "use", arishat, "0")


# Cybele


def test_cybele_bleeds_for_two_more_for_a_blood() -> None:
    stage = Stage(2)
    cybele = stage.vampire(A, "Cybele")
    stage.play(A, "act", cybele, cybele, "0")
    assert values.bleed(stage.table, cybele) == 3
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.blood(cybele) == 9
    stage.table.tapped[cybele] = False
    assert not stage.offers(A, "bleed", cybele)
    assert not stage.offers(A, "act", cybele, cybele, "0")


@rule("VTES-11-02")
def test_cybele_gives_a_master_phase_action_while_untapped() -> None:
    for tapped, actions in ((False, 2), (True, 1)):
        stage = Stage(2, phase="master")
        cybele = stage.vampire(A, "Cybele", tapped=tapped)
        stage.begin()
        assert identity.has_trait(stage.table, cybele, "infernal")
        assert stage.table.actions == actions


# Francis Milliner


def test_francis_is_stronger_against_toreador_of_both_kinds() -> None:
    for foe, strength in (("Pupil", 2), ("Guggenheim", 2), ("Rival", 1)):
        stage = PeopleStage()
        francis, other = stage.vampire(A, "Francis Milliner"), stage.vampire(B, foe)
        assert values.strength(stage.table, francis) == 1
        fight(stage, francis, other)
        assert values.strength(stage.table, francis) == strength


# Gabrin


def test_gabrin_taps_an_ally_or_a_younger_vampire() -> None:
    stage = PeopleStage()
    gabrin = stage.vampire(A, "Gabrin")
    stage.vampire(B, "Rival")
    stage.vampire(A, "Pupil")
    assert not stage.offers(A, "act", gabrin, gabrin, "0")
    thug, mayor = stage.ally(B, "Thug"), stage.vampire(B, "Mayor")
    stage.play(A, "act", gabrin, gabrin, "0")
    assert sorted(stage.options(A)) == sorted(stage.text("target", each) for each in (mayor, thug))
    stage.play(A, "target", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.tapped[thug]


# Guillaume Giovanni


def test_guillaume_holds_a_card_more_for_each_location() -> None:
    stage = PeopleStage()
    guillaume = stage.vampire(A, "Guillaume Giovanni")
    stage.permanent(B, "Cellar")
    assert values.hand_size(stage.table, A) == 7
    stage.permanent(A, "Cellar")
    stage.permanent(A, "Cellar")
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [9, 7]
    moving.to_torpor(stage.table, guillaume)
    assert values.hand_size(stage.table, A) == 7


@ruling("Guillaume Giovanni", 1)
def test_a_location_that_is_contested_does_not_count() -> None:
    stage = Stage(2, phase="master")
    stage.vampire(A, "Guillaume Giovanni")
    stage.permanent(B, "The Barrens")
    stage.hand(A, "The Barrens")
    stage.play(A, "play the-barrens plain -")
    stage.skip("MasterPhase", A)
    assert sum(stage.table.contested) == 2
    assert values.hand_size(stage.table, A) == 7
    alone = Stage(2, phase="master")
    alone.vampire(A, "Guillaume Giovanni")
    alone.hand(A, "The Barrens")
    alone.play(A, "play the-barrens plain -")
    alone.skip("MasterPhase", A)
    assert values.hand_size(alone.table, A) == 8


def test_guillaume_has_stealth_when_he_recruits_or_employs() -> None:
    for card, stealth in (("thug", 2), ("valet", 2), ("lamp", 1)):
        stage = PeopleStage()
        guillaume = stage.vampire(A, "Guillaume Giovanni")
        stage.hand(A, card)
        stage.play(A, "play", card, "plain", guillaume)
        stage.skip("announced")
        assert values.stealth(stage.table, guillaume) == stealth


# Kephamos, High Priest of Marrakech


@ruling("Personal titles", 1)
def test_votes_of_his_own_stay_when_a_vampire_changes_sect() -> None:
    stage = PeopleStage(2, phase="master")
    kephamos = stage.vampire(A, "Kephamos, High Priest of Marrakech")
    stage.hand(A, "Into the Fire")
    play_master(stage, A, "into-the-fire")
    assert identity.sect(stage.table, kephamos) == "sabbat"
    assert titles.votes(stage.table, kephamos) == 2


# Khalil Ravana


def test_khalil_has_stealth_in_diablerie() -> None:
    stage = PeopleStage()
    khalil, pupil = stage.vampire(A, "Khalil Ravana"), stage.vampire(B, "Pupil", torpor=True)
    stage.play(A, "diablerize", khalil, pupil)
    assert values.stealth(stage.table, khalil) == 1
    other = PeopleStage()
    khalil, pupil = other.vampire(A, "Khalil Ravana"), other.vampire(B, "Pupil", torpor=True)
    other.play(A, "rescue", khalil, pupil, "2")
    assert values.stealth(other.table, khalil) == 0


# Lady Constancia


def constancia(hand: tuple[str, ...], ash: tuple[str, ...]) -> tuple[Stage, int]:
    """The discard phase of A, who has the edge and Lady Constancia."""
    stage = Stage(2, phase="discard")
    lady = stage.vampire(A, "Lady Constancia")
    stage.edge(A)
    stage.hand(A, *hand)
    stage.ash(A, *ash)
    return stage, lady


def test_lady_constancia_exchanges_a_random_card_for_one_of_the_ash_heap() -> None:
    stage, lady = constancia(("Fame",) * 7, ("Wash", "Vessel", "Krid"))
    stage.library(A, "Ascendance")
    stage.play(A, "use", lady, "0")
    assert stage.options(A) == [stage.text("target", card) for card in stage.table.ash[A][:2]]
    stage.play(A, "target", stage.table.ash[A][1])
    assert sorted(stage.names(stage.table.hand[A])) == ["fame"] * 6 + ["vessel"]
    assert sorted(stage.names(stage.table.ash[A])) == ["fame", "krid", "wash"]
    assert stage.names(stage.table.library[A]) == ["ascendance"]
    assert stage.table.edge == NOBODY
    assert not stage.offers(A, "discard fame")


def test_lady_constancia_needs_the_edge_a_card_and_the_phase_action() -> None:
    stage, lady = constancia(("Fame",) * 7, ("Wash",))
    assert stage.offers(A, "use", lady, "0")
    stage.edge(B)
    assert not stage.offers(A, "use", lady, "0")
    stage.edge(A)
    stage.play(A, "discard fame")
    assert not stage.offers(A, "use", lady, "0")
    empty, lady = constancia(("Fame",) * 7, ("Krid",))
    assert not empty.offers(A, "use", lady, "0")
    without, lady = constancia((), ("Wash",))
    assert not without.offers(A, "use", lady, "0")


@rule("VTES-10.4-04")
@ruling("Personal titles", 1)
def test_votes_of_his_own_stay_with_a_vampire_who_changes_sect() -> None:
    stage = Stage(2)
    lady = stage.vampire(A, "Lady Constancia")
    assert (titles.title(stage.table, lady), titles.votes(stage.table, lady)) == ("votes:2", 2)
    contests.change_sect(stage.table, lady, CAMARILLA)
    assert (titles.title(stage.table, lady), titles.votes(stage.table, lady)) == ("votes:2", 2)


# Margaret Milliner


def test_margaret_bleeds_for_more_while_francis_is_ready() -> None:
    stage = Stage(3)
    margaret = stage.vampire(A, "Margaret Milliner")
    assert values.bleed(stage.table, margaret) == 1
    francis = stage.vampire(C, "Francis Milliner")
    assert values.bleed(stage.table, margaret) == 2
    moving.to_torpor(stage.table, francis)
    assert values.bleed(stage.table, margaret) == 1


def test_margaret_pays_a_blood_more_for_fortitude() -> None:
    stage = PeopleStage()
    margaret, rival = stage.vampire(A, "Margaret Milliner"), stage.vampire(B, "Rival")
    stage.hand(A, "Skin of Rock", "Threats")
    bleed(stage, margaret)
    stage.play(A, "play threats dom", margaret)
    assert stage.blood(margaret) == 5
    try_block(stage, rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "play skin-of-rock for", margaret)
    assert stage.blood(margaret) == 4
    poor = PeopleStage()
    margaret, rival = poor.vampire(A, "Margaret Milliner", 1), poor.vampire(B, "Rival")
    poor.hand(A, "Skin of Rock")
    fight(poor, margaret, rival)
    choose_strikes(poor)
    poor.table.blood[margaret] = 0
    poor.skip("damage", A)
    assert offered_modes(poor, A, "skin-of-rock") == []


def test_margaret_pays_a_blood_more_for_x_too() -> None:
    stage = PeopleStage()
    margaret, rival = stage.vampire(A, "Margaret Milliner", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Hidden Strength")
    fight(stage, margaret, rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "play hidden-strength for", margaret)
    assert stage.options(A) == ["number 0", "number 1", "number 2"]
    stage.play(A, "number 2")
    stage.skip("MinionPhase")
    assert stage.blood(margaret) == 0


# Mary the Black


def test_mary_makes_her_hands_aggravated_for_a_round() -> None:
    stage = Stage(2)
    mary = stage.vampire(A, "Mary the Black")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", mary)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("before-range", A)
    stage.play(A, "use", mary, "0")
    stage.skip("MinionPhase")
    assert stage.zone(pug) == TORPOR
    assert stage.blood(mary) == 5


# Mr. Noir


def test_mr_noir_pays_when_he_is_burned_in_combat() -> None:
    stage = Stage(2)
    noir = stage.vampire(A, "Mr. Noir", 0)
    pug = stage.vampire(B, "Pug Jackson")
    flame = stage.put_on(pug, "Flamethrower")
    stage.play(A, "hunt", noir)
    stage.skip("MinionPhase")
    stage.table.tapped[noir] = False
    stage.table.blood[noir] = 1
    stage.play(A, "bleed", noir)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.table.blood[noir] = 0
    stage.skip("strike", B)
    stage.play(B, "strike", flame, "0")
    stage.skip("MinionPhase")
    assert stage.zone(noir) == ASH_HEAP
    assert stage.table.pool[A] == 32


# Raful al-Zarqa


@pytest.mark.parametrize(
    ("name", "cost"), [("Raful al-Zarqa", 1), ("Veejay Vinod", 2), ("Chavi Oraczko", 1)]
)
def test_some_burn_blood_for_stealth_once_an_action(name: str, cost: int) -> None:
    stage = Stage(2)
    who = stage.vampire(A, name)
    pug = stage.vampire(B, "Pug Jackson")
    before = stage.blood(who)
    stage.play(A, "bleed", who)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(A, "use", who, "0")
    stage.play(B, "block", pug)
    stage.skip("block", A)
    stage.play(A, "use", who, "0")
    assert values.stealth(stage.table, who) == 1
    assert stage.blood(who) == before - cost
    assert not stage.offers(A, "use", who, "0")


@rule("VTES-11-14", "EX-11-a")
def test_a_scarce_vampire_costs_pool_for_others_of_his_clan() -> None:
    stage = Stage(2, phase="influence")
    stage.pool(A, 10)
    stage.vampire(A, "Raful al-Zarqa")
    stage.vampire(B, "Raful al-Zarqa")
    stage.uncontrolled(A, "Veejay Vinod", 3)
    stage.skip("DiscardPhase", A)
    assert stage.table.pool[A] == 7


# Sargon


@rule("VTES-11-02", "VTES-11-03")
def test_an_infernal_vampire_untaps_for_a_pool() -> None:
    stage = Stage(2, phase="untap")
    sargon = stage.vampire(A, "Sargon", tapped=True)
    krid = stage.vampire(A, "Krid", tapped=True)
    stage.begin()
    assert (stage.table.tapped[sargon], stage.table.tapped[krid]) == (True, False)
    stage.play(A, "untap", sargon)
    assert not stage.table.tapped[sargon]
    assert stage.table.pool[A] == 29


def test_sargon_gets_the_edge_by_any_successful_action() -> None:
    stage = Stage(2)
    sargon = stage.vampire(A, "Sargon", 2)
    stage.edge(B)
    stage.play(A, "hunt", sargon)
    stage.skip("MinionPhase")
    assert stage.table.edge == A
    assert values.strength(stage.table, sargon) == 2


@ruling("Sargon", 1)
def test_sargon_gets_the_edge_after_the_referendum_is_concluded() -> None:
    stage = PeopleStage(3)
    sargon = stage.vampire(A, "Sargon")
    stage.hand(A, "Kine Resources Contested")
    stage.edge(B)
    stage.play(A, "play kine-resources-contested plain", sargon)
    stage.skip("Referendum", B)
    assert stage.table.edge == B
    stage.play(B, "vote edge for")
    stage.resolve()
    assert stage.table.pool != [30, 30, 30]
    assert stage.table.edge == A


@ruling("Sargon", 1)
def test_sargon_gets_the_edge_after_the_referendum() -> None:
    stage, sargon = stage_with_referendum("Anarchist Uprising", "Sargon")
    stage.edge(B)
    call_referendum(stage, "anarchist-uprising", sargon)
    stage.skip("polling", A)
    assert stage.table.edge == B
    pass_referendum(stage)
    assert stage.table.edge == A


# Sundervere, The Devil Brahmin


def test_sundervere_bleeds_for_more_and_costs_a_pool_when_burned() -> None:
    stage = Stage(2)
    who = stage.vampire(A, "Sundervere, The Devil Brahmin")
    stage.play(A, "bleed", who)
    stage.play(A, "use", who, "0")
    assert values.bleed(stage.table, who) == 3
    assert stage.blood(who) == 7
    assert not stage.offers(A, "use", who, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 27
    burned = Stage(2)
    victim = burned.vampire(B, "Sundervere, The Devil Brahmin", 0, torpor=True)
    pug = burned.vampire(A, "Pug Jackson")
    burned.play(A, "diablerize", pug, victim)
    burned.skip("MinionPhase")
    assert burned.zone(victim) == ASH_HEAP
    assert burned.table.pool == [30, 29]


# Veejay Vinod


NAME = Card(
    "Borrowed Name", MASTER, put_on=targets.One(filters.VAMPIRE), grants=Becomes(clan="nagaraja")
)


@ruling("Scarce", 1)
@pytest.mark.parametrize(("disguised", "pool"), [(True, 7), (False, 10)])
def test_scarce_counts_the_clan_that_a_vampire_has_now(disguised: bool, pool: int) -> None:
    stage = Stage(2, phase="influence", extra=(NAME,))
    stage.pool(A, 10)
    krid = stage.vampire(A, "Krid")
    if disguised:
        stage.put_on(krid, "Borrowed Name")
    veejay = stage.uncontrolled(A, "Veejay Vinod", 3)
    stage.skip("DiscardPhase", A)
    assert stage.zone(veejay) == READY
    assert stage.table.pool[A] == pool
