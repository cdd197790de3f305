"""Tests of master cards that don't stay in play."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import (
    FILLER,
    MasterStage,
    play_as_a,
    play_master,
    stage_in_master_phase,
)
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.referendums import ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.abilities.identity import OnlyOne
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    EQUIPMENT,
    HAND,
    MASTER,
    NOBODY,
    OUT_OF_TURN,
    REMOVED,
    RESEARCH,
    UNIQUE,
    VEHICLE,
)
from conclave.games.vtes.rules.reading import identity, titles
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.amounts import THAT_MANY, CountersOn
from conclave.games.vtes.vocabulary.blood import BloodToPool, BurnBlood
from conclave.games.vtes.vocabulary.card import Card, Pool, Vampire
from conclave.games.vtes.vocabulary.choosing import HowMany
from conclave.testing import rule

# Ascendance


def test_ascendance_gives_one_pool_to_its_player_alone() -> None:
    stage = stage_in_master_phase(2, "Ascendance")
    play_as_a(stage, "ascendance")
    assert stage.table.pool == [31, 30]
    assert stage.table.actions == 0


# Effective Management


def test_effective_management_moves_one_card_from_the_crypt() -> None:
    stage = stage_in_master_phase(2, "Effective Management")
    stage.crypt(A, "Krid", "Mazz")
    play_as_a(stage, "effective-management")
    assert stage.names(stage.table.uncontrolled[A]) == ["krid"]
    assert stage.names(stage.table.crypt[A]) == ["mazz"]


@ruling("Move or reveal card from crypt", 1)
def test_effective_management_needs_a_crypt() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Effective Management")
    assert offered_modes(stage, A, "effective-management") == []
    stage.crypt(A, "Krid")
    assert offered_modes(stage, A, "effective-management") == ["plain"]


# Giant's Blood


def test_giants_blood_fills_a_vampire_once_in_a_game() -> None:
    stage = stage_in_master_phase(2, "Giant's Blood", "Giant's Blood", "Life in the City")
    pug = stage.vampire(B, "Pug Jackson", 1)
    play_as_a(stage, "life-in-the-city", "target", pug)
    play_as_a(stage, "giants-blood", "target", pug)
    assert stage.blood(pug) == 6
    stage.table.actions = 1
    assert not stage.offers(A, "play", "giants-blood", "plain", "-")


# Minion Tap


DEAR_TAP = Card(
    "Dear Tap",
    MASTER,
    cost=Pool(1),
    effect=HowMany(0, CountersOn(parts.TARGET), BloodToPool(THAT_MANY, parts.TARGET)),
    target=targets.One(filters.VAMPIRE, filters.ControlledBy(p.YOU)),
)
SUNSTROKE = Card(
    "Sunstroke",
    MASTER,
    OUT_OF_TURN,
    effect=BurnBlood(3, parts.TARGET),
    target=targets.One(filters.VAMPIRE),
    when="as-played",
)


def test_minion_tap_moves_any_amount_of_ones_own_vampire() -> None:
    stage = stage_in_master_phase(2, "Minion Tap")
    pug = stage.vampire(A, "Pug Jackson", 5)
    stage.vampire(B, "Krid")
    play_as_a(stage, "minion-tap", "target", pug)
    assert stage.options(A) == [f"number {number}" for number in range(6)]
    stage.play(A, "number 4")
    assert stage.window == "as-played"  # everybody knows the number before it may be cancelled
    stage.skip("MasterPhase", A)
    assert (stage.table.pool[A], stage.blood(pug)) == (34, 1)
    refused = stage_in_master_phase(2, "Minion Tap")
    refused.vampire(B, "Krid")
    assert not refused.offers(A, "play", "minion-tap", "plain", "-")


def test_minion_tap_and_more_villeins_cost_more() -> None:
    stage = MasterStage()
    kurt, elder = stage.vampire(A, "Kurt", 6), stage.vampire(A, "Elder", 6)
    stage.put_on(kurt, "Villein")
    stage.hand(A, "Villein", "Villein")
    play_as_a(stage, "villein", "target", kurt)
    stage.play(A, "number", "2")
    assert stage.table.pool[A] == 31
    play_as_a(stage, "villein", "target", elder)
    stage.play(A, "number", "2")
    assert stage.table.pool[A] == 33


@ruling("Minion Tap", 1)
def test_a_player_who_pays_her_last_pool_for_a_tap_gains_before_she_is_ousted() -> None:
    stage = PeopleStage(2, DEAR_TAP, phase="master")
    stage.vampire(A, "Elder", 5)
    stage.pool(A, 1)
    stage.hand(A, "Dear Tap")
    play_master(stage, A, "dear-tap")
    stage.play(A, "number 4")
    assert stage.table.pool[A] == 4
    assert not stage.table.out[A]


@ruling("Minion Tap", 2)
def test_a_tap_takes_no_more_than_is_left_when_it_resolves() -> None:
    stage = PeopleStage(2, SUNSTROKE, phase="master")
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Minion Tap")
    stage.hand(B, "Sunstroke")
    stage.play_only(A, "play minion-tap plain -")
    stage.play_only(A, "number 4")
    stage.skip("as-played", B)
    stage.play(B, "play sunstroke plain -")
    stage.skip("MasterPhase", A)
    assert (stage.table.pool[A], stage.blood(elder)) == (32, 0)


# Misdirection


def test_misdirection_taps_any_minion() -> None:
    stage = MasterStage()
    stage.hand(A, "Misdirection")
    rival, thug = stage.vampire(B, "Rival"), stage.ally(C, "Thug")
    play_as_a(stage, "misdirection", "target", rival)
    assert stage.table.tapped[rival]
    assert not stage.table.tapped[thug]
    assert stage.table.pool[A] == 29


def test_misdirection_is_not_for_other_cards() -> None:
    stage = MasterStage()
    stage.hand(A, "Misdirection")
    stage.permanent(B, "Cellar")
    assert not stage.offers(A, "play", "misdirection", "plain", "-")
    stage.ally(B, "Thug")
    assert stage.offers(A, "play", "misdirection", "plain", "-")


# Recruitment


def test_recruitment_finds_a_vampire_in_the_crypt_and_shows_him() -> None:
    stage = stage_in_master_phase(2, "Recruitment")
    stage.crypt(A, "Mazz", "Krid", 'Marion "Teacher193" Perks')
    play_as_a(stage, "recruitment")
    assert stage.options(A) == ["name krid", "name mazz", "done"]
    stage.play(A, "name krid")
    assert stage.names(stage.table.uncontrolled[A]) == ["krid"]
    assert stage.table.view(B)["uncontrolled"][A][0]["card"].startswith("krid")
    assert len(stage.table.crypt[A]) == 2


# Tribute to the Master


def test_tribute_takes_a_blood_from_each_ready_vampire_of_yours() -> None:
    stage = stage_in_master_phase(2, "Tribute to the Master")
    krid = stage.vampire(A, "Krid", 2)
    mazz = stage.vampire(A, "Mazz", 3)
    asleep = stage.vampire(A, "Pug Jackson", 3, torpor=True)
    theirs = stage.vampire(B, "Ira Rivers", 3)
    play_as_a(stage, "tribute-to-the-master")
    assert [stage.blood(card) for card in (krid, mazz, asleep, theirs)] == [1, 2, 3, 3]
    assert stage.table.pool[A] == 32


@ruling("Tribute to the Master", 1)
def test_tribute_without_a_ready_vampire() -> None:
    stage = PeopleStage(2, phase="master")
    asleep = stage.vampire(A, "Elder", 5, torpor=True)
    stage.hand(A, "Tribute to the Master")
    play_master(stage, A, "tribute-to-the-master")
    assert (stage.table.pool[A], stage.blood(asleep)) == (30, 5)
    assert stage.names(stage.table.ash[A]) == ["tribute-to-the-master"]


# Unnatural Disaster


@rule("VTES-1.6.2-11")
def test_unnatural_disaster_burns_a_location_and_nothing_else() -> None:
    stage = stage_in_master_phase(2, "Unnatural Disaster")
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "play", "unnatural-disaster", "plain", "-")
    library = stage.permanent(B, "Elder Library")
    play_as_a(stage, "unnatural-disaster", "target", library)
    assert stage.zone(library) == ASH_HEAP
    assert stage.table.pool[A] == 28


# Zillah's Valley


def test_zillahs_valley_is_for_old_vampires_in_the_uncontrolled_region() -> None:
    stage = stage_in_master_phase(2, "Zillah's Valley")
    stage.uncontrolled(A, "Pug Jackson")
    assert not stage.offers(A, "play", "zillahs-valley", "plain", "-")
    kurt = stage.uncontrolled(A, "Kurt Densch", 1)
    play_as_a(stage, "zillahs-valley", "target", kurt)
    assert (stage.blood(kurt), stage.table.pool[A]) == (5, 25)


# Research


@rule("VTES-11-11", "VTES-11-13")
def test_research_and_development() -> None:
    stage = stage_in_master_phase(2, "Research", "Development", "Research", *FILLER)
    stage.library(A, "Wash", "Fame", "Vessel", "Ascendance", "Blood Doll", "Minion Tap")
    stage.begin()
    stage.table.actions = 3
    play_as_a(stage, "research")
    for name in ("blood-doll", "fame", "vessel"):
        stage.play(A, "name", name)
    assert sorted(stage.names(stage.table.research[A])) == ["blood-doll", "fame", "vessel"]
    assert [stage.zone(card) for card in stage.table.research[A]] == [RESEARCH] * 3
    assert not stage.offers(A, "play", "research", "plain", "-")
    assert (len(stage.table.library[A]), len(stage.table.hand[A])) == (2, 7)
    play_as_a(stage, "development")
    assert stage.options(A) == ["name blood-doll", "name fame", "name vessel", "done"]
    stage.play(A, "name fame")
    fame = stage.table.in_hand(A, "fame")
    assert stage.zone(fame) == HAND
    assert not stage.table.sees(B, ("card", fame))
    assert sorted(stage.names(stage.table.research[A])) == ["blood-doll", "vessel"]
    assert (len(stage.table.library[A]), len(stage.table.hand[A])) == (2, 7)


def test_research_is_once_in_a_game_for_each_player() -> None:
    stage = stage_in_master_phase(2, "Research", *FILLER, "Ascendance", "Ascendance")
    stage.library(A, "Wash", "Fame")
    stage.hand(B, "Research", *FILLER, "Ascendance", "Ascendance")
    stage.library(B, "Vessel")
    play_as_a(stage, "research")
    stage.play(A, "name fame")
    assert stage.names(stage.table.research[A]) == ["fame"]
    stage.skip("MasterPhase", B)
    assert stage.offers(B, "play", "research", "plain", "-")


@rule("VTES-1.6.1-09")
def test_research_is_replaced_before_the_library_is_searched() -> None:
    stage = stage_in_master_phase(2, "Research", *["Flash"] * 6)
    stage.library(A, "Fame", "Vessel", "Wash", "Ascendance")
    play_as_a(stage, "research")
    assert "fame" in stage.names(stage.table.hand[A])
    assert stage.options(A) == ["name ascendance", "name vessel", "name wash"]


# Instability


def test_instability_gives_two_pool_and_the_prey_may_take_the_edge() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Instability")
    stage.play(A, "play instability plain -")
    assert (stage.prompt, stage.decider) == ("May", B)
    stage.play(B, "yes")
    assert stage.table.edge == B
    assert stage.table.pool == [32, 30, 30]


def test_the_prey_may_decline_the_edge_and_is_not_asked_if_she_has_it() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Instability")
    stage.play(A, "play instability plain -")
    stage.play(B, "no")
    assert stage.table.edge == NOBODY
    assert stage.table.pool[A] == 32
    stage = PeopleStage(3, phase="master")
    stage.edge(B)
    stage.hand(A, "Instability")
    stage.play(A, "play instability plain -")
    assert stage.prompt == "MasterPhase"
    assert (stage.table.edge, stage.table.pool[A]) == (B, 32)


@pytest.mark.parametrize(("edge", "usable"), [(NOBODY, True), (A, False), (B, True), (C, False)])
def test_instability_needs_the_edge_with_the_prey_or_with_nobody(edge: int, usable: bool) -> None:
    stage = PeopleStage(3, phase="master")
    stage.edge(edge)
    stage.hand(A, "Instability")
    assert offered_modes(stage, A, "instability") == (["plain"] if usable else [])


def test_only_one_a_turn() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Instability", "Instability")
    stage.hand(B, "Instability")
    stage.begin()
    stage.table.actions = 2
    stage.play(A, "play instability plain -")
    stage.play(B, "no")
    assert stage.table.actions == 1
    assert offered_modes(stage, A, "instability") == []
    stage.skip("MasterPhase", B)
    assert offered_modes(stage, B, "instability") == ["plain"]


# Redeem the Lost Soul


def test_redeem_the_lost_soul_gives_half_the_capacity_and_removes_the_vampire() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Redeem the Lost Soul")
    stage.ash(A, "Thug")
    stage.ash(B, "Elder")
    assert offered_modes(stage, A, "redeem-the-lost-soul") == []
    stage.ash(A, "Pupil")
    pupil = stage.table.ash[A][-1]
    play_as_a(stage, "redeem-the-lost-soul", "target", pupil)
    assert stage.table.pool[A] == 32
    assert stage.zone(pupil) == REMOVED


# Development


def test_development_without_research_is_replaced_as_usual() -> None:
    stage = stage_in_master_phase(2, "Development", *FILLER, "Ascendance", "Ascendance")
    stage.library(A, "Fame", "Wash")
    play_as_a(stage, "development")
    assert "fame" in stage.names(stage.table.hand[A])
    assert (len(stage.table.hand[A]), len(stage.table.library[A])) == (7, 1)
    assert stage.table.actions == 1


# Nod


HERMIT = Vampire("Hermit", "ravnos", 1, 6, "", "independent", grants=Forbids(("equipment",)))
CART = Card("Cart", EQUIPMENT, VEHICLE, grants=OnlyOne(VEHICLE))
ONLY_LAMP = Card("Only Lamp", EQUIPMENT, UNIQUE)


@ruling("Nod", 1)
def test_nod_lets_everybody_rearrange_equipment_all_at_once() -> None:
    stage = PeopleStage(3, phase="master")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival, thug = stage.vampire(C, "Rival"), stage.ally(C, "Thug")
    lamp, cudgel = stage.put_on(elder, "Lamp"), stage.put_on(pupil, "Cudgel")
    other = stage.put_on(rival, "Lamp")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    assert (stage.prompt, stage.decider) == ("RearrangeEquipment", A)
    stage.play(A, "target", pupil)
    assert stage.table.host[lamp] == elder  # nothing moves before all is said
    stage.play(A, "target", elder)
    assert (stage.table.host[lamp], stage.table.host[cudgel]) == (pupil, elder)
    assert stage.decider == C  # B has nothing to move
    assert stage.options(C) == [stage.text("target", rival), stage.text("target", thug)]
    stage.play(C, "target", thug)
    assert stage.table.host[other] == thug
    assert stage.table.actions == 1
    assert stage.table.faults() == []


def test_equipment_may_stay_and_that_of_minions_who_are_not_ready_does() -> None:
    stage = PeopleStage(2, phase="master")
    elder, asleep = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 1, torpor=True)
    thug = stage.ally(A, "Thug")
    lamp, cudgel = stage.put_on(elder, "Lamp"), stage.put_on(asleep, "Cudgel")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", thug)]
    stage.play(A, "target", elder)
    assert stage.prompt == "MasterPhase"
    assert (stage.table.host[lamp], stage.table.host[cudgel]) == (elder, asleep)


def test_nobody_gets_more_than_he_may_have() -> None:
    stage = PeopleStage(2, HERMIT, CART, phase="master")
    elder, pupil, hermit = (
        stage.vampire(A, "Elder"), stage.vampire(A, "Pupil"), stage.vampire(A, "Hermit")
    )  # fmt: skip
    first, second = stage.put_on(elder, "Cart"), stage.put_on(pupil, "Cart")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    assert not stage.offers(A, "target", hermit)
    stage.play(A, "target", pupil)  # so the other cart has to go where this one was
    assert (stage.table.host[first], stage.table.host[second]) == (pupil, elder)


def test_a_unique_equipment_stays_unique() -> None:
    stage = PeopleStage(2, ONLY_LAMP, phase="master")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    lamp = stage.put_on(elder, "Only Lamp")
    stage.hand(A, "Nod")
    stage.play(A, "play nod plain -")
    stage.play(A, "target", pupil)
    assert stage.table.host[lamp] == pupil


# Into the Fire


def test_into_the_fire_and_out_of_the_frying_pan_change_the_sect() -> None:
    stage = stage_in_master_phase(2, "Into the Fire", "Out of the Frying Pan")
    krid = stage.vampire(A, "Krid")
    stage.vampire(B, "Agatha")
    assert not stage.offers(A, "play", "out-of-the-frying-pan", "plain", "-")
    play_as_a(stage, "into-the-fire", "target", krid)
    assert identity.sect(stage.table, krid) == "sabbat"
    assert identity.clan(stage.table, krid) == "nosferatu"
    play_as_a(stage, "out-of-the-frying-pan", "target", krid)
    assert identity.sect(stage.table, krid) == "camarilla"


@ruling("Into the Fire", 2)
@ruling("Out of the Frying Pan", 2)
@ruling("Writ of Acceptance", 3)
@pytest.mark.parametrize(
    ("card", "caller"),
    [("into-the-fire", "Mayor"), ("out-of-the-frying-pan", "Pack Leader"), ("", "Pack Leader")],
)
def test_a_title_has_no_effect_in_another_sect(card: str, caller: str) -> None:
    stage = ReferendumStage(2, phase="master")
    who = stage.vampire(A, caller)
    claimed = titles.claimed_title(stage.table, who)
    assert titles.votes(stage.table, who) == 2
    if card:
        stage.hand(A, card)
        play_master(stage, A, card)
    else:
        stage.put_on(who, "Writ of Acceptance")
    assert (titles.title(stage.table, who), titles.votes(stage.table, who)) == ("", 0)
    assert titles.claimed_title(stage.table, who) == claimed


# Life in the City


@rule("EX-1.6.2-a", "VTES-1.6.2-22", "VTES-1.6.2-24")
def test_a_trifle_gives_one_more_action_and_a_second_does_not() -> None:
    stage = stage_in_master_phase(2, "Life in the City", "Life in the City", "Ascendance")
    krid = stage.vampire(A, "Krid", 0)
    play_as_a(stage, "life-in-the-city", "target", krid)
    assert (stage.blood(krid), stage.table.actions) == (1, 1)
    play_as_a(stage, "life-in-the-city", "target", krid)
    assert (stage.blood(krid), stage.table.actions) == (2, 0)
    assert not stage.offers(A, "play", "ascendance", "plain", "-")


def test_life_in_the_city_is_for_ready_vampires() -> None:
    stage = stage_in_master_phase(2, "Life in the City")
    stage.vampire(A, "Krid", 0, torpor=True)
    assert not stage.offers(A, "play", "life-in-the-city", "plain", "-")
    stage.vampire(B, "Mazz", 0)
    assert stage.offers(A, "play", "life-in-the-city", "plain", "-")


# Out of the Frying Pan


@ruling("Out of the Frying Pan", 1)
def test_out_of_the_frying_pan_is_for_vampires_who_count_as_sabbat() -> None:
    stage = PeopleStage(2, phase="master")
    leader = stage.vampire(A, "Pack Leader")
    stage.put_on(leader, "Writ of Acceptance")
    stage.hand(A, "Out of the Frying Pan")
    assert offered_modes(stage, A, "out-of-the-frying-pan") == []
    other = stage.vampire(A, "Korah")
    play_master(stage, A, "out-of-the-frying-pan", "target", other)
    assert identity.sect(stage.table, other) == "camarilla"
    assert stage.table.profile[other].sect == "camarilla"
