"""Tests of events."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import MasterStage
from games.vtes.cards.people import PeopleStage, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    CAMARILLA,
    INDEPENDENT,
    MASTER,
    READY,
    TORPOR,
)
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.moments import BleedSucceeds
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.lang.abilities import Whenever
from conclave.testing import rule

# Anthelios, The Red Star


def test_anthelios_exchanges_a_master_card_in_hand_for_one_in_the_ash_heap() -> None:
    stage = MasterStage()
    star = stage.permanent(B, "Anthelios, The Red Star")
    stage.hand(A, "Minion Tap", "Blur", "Vessel")
    stage.ash(A, "Ascendance", "Majesty", "Villein")
    stage.play(A, "use", star, "0")
    names = [stage.names((stage.table.read(text),)) for text in stage.options(A)]
    assert names == [["ascendance"], ["villein"]]
    stage.play(A, stage.options(A)[0])
    assert stage.options(A) == ["discard minion-tap", "discard vessel"]
    stage.play(A, "discard", "vessel")
    assert sorted(stage.names(stage.table.hand[A])) == ["ascendance", "blur", "minion-tap"]
    assert sorted(stage.names(stage.table.ash[A])) == ["majesty", "vessel", "villein"]
    assert stage.table.actions == 0


def test_anthelios_works_once_per_master_phase_and_only_for_a_player_with_both_cards() -> None:
    stage = MasterStage()
    star = stage.permanent(A, "Anthelios, The Red Star")
    stage.hand(A, "Minion Tap", "Vessel")
    assert not stage.offers(A, "use", star, "0")
    stage.ash(A, "Ascendance")
    stage.begin()
    stage.table.actions = 3
    stage.play(A, "use", star, "0")
    stage.play(A, "discard", "vessel")
    assert stage.table.actions == 2
    assert not stage.offers(A, "use", star, "0")
    without = MasterStage()
    star = without.permanent(A, "Anthelios, The Red Star")
    without.hand(A, "Blur")
    without.ash(A, "Ascendance")
    assert not without.offers(A, "use", star, "0")


# Break the Code


def test_monsters_may_attack_the_imbued_who_see_less_of_them() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "Break the Code")
    elder, watcher = stage.vampire(A, "Elder"), stage.vampire(B, "Watcher")
    stage.ally(A, "Thug")
    attacks = [text for text in stage.options(A) if text.startswith("act")]
    assert len(attacks) == 1
    stage.play(A, attacks[0])
    assert values.intercept(stage.table, watcher) == -1
    assert values.intercept(stage.table, elder) == 0
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1


def test_the_imbued_see_mortals_as_before() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "Break the Code")
    thug, watcher = stage.ally(A, "Thug"), stage.vampire(B, "Watcher")
    stage.play(A, "bleed", thug)
    assert values.intercept(stage.table, watcher) == 0


# Dr. Marisa Fletcher, CDC


@pytest.mark.parametrize(("counters", "burned"), [(4, True), (3, False)])
def test_dr_fletcher_burns_a_young_vampire_blocked_while_hunting(
    counters: int, burned: bool
) -> None:
    stage = PeopleStage(2)
    doctor = stage.permanent(B, "Dr. Marisa Fletcher, CDC", counters=counters)
    hunter, rival = stage.vampire(A, "Fledgling", blood=1), stage.vampire(B, "Rival")
    stage.put_on(rival, "Sport Bike")
    stage.play(A, "hunt", hunter)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert (stage.zone(hunter) == ASH_HEAP) == burned
    assert stage.blood(doctor) == (0 if burned else counters)


def test_dr_fletcher_gets_two_counters_in_her_untap_phase_and_watches_only_hunts() -> None:
    stage = PeopleStage(2, active=B)
    doctor = stage.permanent(A, "Dr. Marisa Fletcher, CDC", counters=5)
    young, rival = stage.vampire(B, "Fledgling"), stage.vampire(A, "Rival")
    stage.play(B, "bleed", young)
    stage.skip("BlockQuestion", A)
    stage.play(A, "block", rival)
    stage.skip("MinionPhase")
    assert stage.zone(young) != ASH_HEAP
    while stage.table.active != A or stage.prompt != "MasterPhase":
        stage.do_minimum()
    assert stage.blood(doctor) == 7


# Dragonbound


def test_dragonbound_costs_pool_for_vampires_in_torpor() -> None:
    stage = Stage(2, phase="influence")
    stage.permanent(A, "Dragonbound")
    stage.vampire(A, "Krid", torpor=True)
    stage.vampire(A, "Mazz", torpor=True)
    stage.vampire(B, "Pug Jackson")
    stage.skip("DiscardPhase", A)
    assert stage.table.pool == [28, 30]
    stage.skip("DiscardPhase", B)
    assert stage.table.pool == [28, 30]


def test_dragonbound_is_not_replaced_as_long_as_it_is_in_play() -> None:
    stage = Stage(2, phase="discard")
    stage.hand(A, "Dragonbound", *["Ascendance"] * 6)
    stage.library(A, *["Fame"] * 3)
    stage.play(A, "play", "dragonbound", "plain", "-")
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("MasterPhase", A)
    assert len(stage.table.hand[A]) == 6


# Hunger Moon


def test_hunger_moon_takes_a_blood_of_each_hunter_and_burns_with_five() -> None:
    stage = Stage(2)
    moon = stage.permanent(B, "Hunger Moon", counters=3)
    krid = stage.vampire(A, "Krid", 1)
    mazz = stage.vampire(A, "Mazz", 1)
    stage.play(A, "hunt", krid)
    stage.skip("MinionPhase")
    assert (stage.blood(krid), stage.blood(moon)) == (1, 4)
    stage.play(A, "hunt", mazz)
    stage.skip("MinionPhase")
    assert stage.zone(moon) == ASH_HEAP
    bleed = Stage(2)
    moon = bleed.permanent(B, "Hunger Moon")
    krid = bleed.vampire(A, "Krid", 1)
    bleed.play(A, "bleed", krid)
    bleed.skip("MinionPhase")
    assert (bleed.blood(krid), bleed.blood(moon)) == (1, 0)


# NRA PAC


def test_nra_pac_untaps_who_equipped_at_the_end_of_the_turn() -> None:
    stage = Stage(2)
    stage.permanent(B, "NRA PAC")
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    stage.hand(A, "Laptop Computer")
    stage.play(A, "play", "laptop-computer", "plain", krid)
    stage.skip("MinionPhase")
    stage.play(A, "bleed", mazz)
    stage.skip("MinionPhase")
    assert [stage.table.tapped[card] for card in (krid, mazz)] == [True, True]
    stage.skip("UntapPhase", B)
    assert not stage.table.tapped[krid]
    assert stage.table.tapped[mazz]


@ruling("NRA PAC", 1, 2)
def test_nra_pac_counts_from_its_arrival_and_past_its_end() -> None:
    stage = PeopleStage(2)
    before, after = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Hawg", "Hawg")
    stage.play(A, "play hawg plain", before)
    stage.resolve()
    event = stage.permanent(B, "NRA PAC")
    stage.table.board_changed()
    stage.play(A, "play hawg plain", after)
    stage.resolve()
    stage.table.zone[event] = ASH_HEAP
    stage.table.beside[B] = ()
    stage.table.controller[event] = -1
    stage.table.board_changed()
    stage.skip("UntapPhase", B)
    assert stage.table.tapped[before]
    assert not stage.table.tapped[after]


# Rise of the Nephtali

ELDER_OF_ALL = Vampire("Ancient", "assamite", 1, 9, "", INDEPENDENT)


def stage_with_nephtali() -> tuple[PeopleStage, int, int]:
    """Rise of the Nephtali is in play; A has a vampire of capacity 6, B one of 9."""
    stage = PeopleStage(2, ELDER_OF_ALL)
    event = stage.permanent(B, "Rise of the Nephtali")
    return stage, stage.vampire(A, "Loner"), event


def become_liaison(stage: PeopleStage, vampire: int, event: int, seat: int = A) -> None:
    """The vampire takes the action, and nobody blocks."""
    stage.play(seat, "act", vampire, event, "0")
    stage.skip("MinionPhase", seat)


def test_an_independent_vampire_may_become_liaison() -> None:
    stage, loner, event = stage_with_nephtali()
    elder = stage.vampire(A, "Elder")
    assert not stage.offers(A, "act", elder, event, "0")
    stage.play(A, "act", loner, event, "0")
    assert values.stealth(stage.table, loner) == 0
    stage.skip("MinionPhase", A)
    assert titles.title(stage.table, loner) == "liaison"
    assert titles.votes(stage.table, loner) == 4


def test_a_younger_liaison_yields_to_an_older_one() -> None:
    stage, loner, event = stage_with_nephtali()
    ancient = stage.vampire(B, "Ancient")
    become_liaison(stage, loner, event)
    stage.skip("MinionPhase", B)
    become_liaison(stage, ancient, event, B)
    assert titles.title(stage.table, ancient) == "liaison"
    assert titles.claimed_title(stage.table, loner) == ""
    stage.skip("MinionPhase", A)
    become_liaison(stage, loner, event)
    assert titles.title(stage.table, ancient) == "liaison"
    assert titles.claimed_title(stage.table, loner) == ""


def test_liaisons_of_the_same_age_contest_the_title() -> None:
    stage, loner, event = stage_with_nephtali()
    other = stage.vampire(B, "Loner")
    become_liaison(stage, loner, event)
    stage.skip("MinionPhase", B)
    become_liaison(stage, other, event, B)
    assert titles.contests_title(stage.table, loner)
    assert titles.contests_title(stage.table, other)


@ruling("Rise of the Nephtali", 1)
def test_a_liaison_keeps_the_title_without_the_event() -> None:
    stage, loner, event = stage_with_nephtali()
    become_liaison(stage, loner, event)
    moving.burn(stage.table, event)
    assert titles.title(stage.table, loner) == "liaison"
    other = stage.vampire(A, "Ancient")
    assert all(str(other) not in text for text in stage.options(A) if "nephtali" in text)


def test_rise_of_the_nephtali_is_replaced_once_there_is_a_liaison() -> None:
    stage = PeopleStage(2, ELDER_OF_ALL, phase="discard")
    stage.hand(A, "Rise of the Nephtali", *["Cellar"] * 6)
    stage.library(A, *["Cellar"] * 9)
    assert not stage.offers(A, "play rise-of-the-nephtali plain -")
    stage.permanent(B, "The Unmasking")
    loner = stage.vampire(A, "Loner")
    stage.play(A, "play rise-of-the-nephtali plain -")
    stage.skip("MinionPhase", A)
    assert len(stage.table.hand[A]) == 6
    (event,) = stage.table.beside[A]
    become_liaison(stage, loner, event)
    assert len(stage.table.hand[A]) == 7


# Scourge of the Enochians


@ruling("Scourge of the Enochians", 1)
@pytest.mark.parametrize("burns", [True, False])
def test_scourge_of_the_enochians_goes_to_the_predator_burning_or_not(burns: bool) -> None:
    stage = PeopleStage(3, Vampire("Child", "caitiff", 1, 2, "", "camarilla"), phase="discard")
    scourge = stage.permanent(A, "Scourge of the Enochians")
    child, fledgling = stage.vampire(B, "Child"), stage.vampire(B, "Fledgling")
    uses = [text for text in stage.options(A) if text.startswith("use")]
    assert len(uses) == 1
    assert stage.table.word(fledgling) not in uses[0]
    if burns:
        stage.play(A, uses[0])
        assert stage.table.controller[scourge] == C
    while stage.table.active == A:
        stage.do_minimum()
    assert (stage.zone(child) == ASH_HEAP) == burns
    assert stage.table.controller[scourge] == C


# The Bitter and Sweet Story


def test_the_bitter_and_sweet_story_counts_victory_points() -> None:
    stage = Stage(3)
    stage.permanent(A, "The Bitter and Sweet Story")
    stage.table.points[B] = 1
    assert [values.hand_size(stage.table, seat) for seat in range(3)] == [7, 9, 7]
    stage.table.points[B] = 2
    assert values.hand_size(stage.table, B) == 11


# The Fourth Cycle


def test_the_fourth_cycle_burns_gehenna_and_fells_the_weak() -> None:
    stage = PeopleStage(2, phase="discard")
    signs = [stage.permanent(A, "Dragonbound"), stage.permanent(B, "The Unmasking")]
    other = stage.permanent(B, "NRA PAC")
    young, old = stage.vampire(A, "Fledgling"), stage.vampire(B, "Hunter")
    watcher = stage.vampire(B, "Watcher")
    sign = stage.put_on(watcher, "React with Conviction")
    stage.hand(A, "The Fourth Cycle", "Break the Code")
    stage.play(A, "play the-fourth-cycle plain -")
    stage.skip("UntapPhase", B)
    assert [stage.zone(card) for card in (*signs, sign)] == [ASH_HEAP] * 3
    assert [stage.zone(card) for card in (young, old)] == [TORPOR, READY]
    assert stage.zone(other) != ASH_HEAP
    while stage.table.active != A or stage.prompt != "DiscardPhase":
        stage.do_minimum()
    assert not stage.offers(A, "play break-the-code plain -")


def test_the_fourth_cycle_needs_two_gehenna_cards() -> None:
    stage = PeopleStage(2, phase="discard")
    stage.permanent(B, "Dragonbound")
    stage.hand(A, "The Fourth Cycle")
    assert not stage.offers(A, "play the-fourth-cycle plain -")
    stage.permanent(A, "The Unmasking")
    stage.table.board_changed()
    assert stage.offers(A, "play the-fourth-cycle plain -")


# The Rising

GIVER = Vampire(
    "Giver", "brujah", 1, 7, "", CAMARILLA, grants=Whenever(BleedSucceeds(parts.SELF), GainPool(1))
)


def stage_with_rising() -> tuple[PeopleStage, int]:
    """The Rising is in play; A has a vampire and no edge."""
    stage = PeopleStage(3, GIVER)
    stage.permanent(B, "The Rising")
    stage.hand(A, "Kindred Spirits")
    return stage, stage.vampire(A, "Elder", 5)


def bleed_with_spirits(stage: PeopleStage, vampire: int) -> int:
    """Kindred Spirits succeeds against B; how much pool A gains."""
    before = stage.table.pool[A]
    stage.play(A, "play kindred-spirits dem", vampire)
    if stage.prompt != "BlockQuestion":
        stage.play(A, stage.options(A)[0])
    stage.skip("MinionPhase", A)
    return stage.table.pool[A] - before


@ruling("The Rising", 2)
def test_the_rising_banks_what_a_bleed_gains_even_if_it_brings_the_edge() -> None:
    stage, elder = stage_with_rising()
    assert bleed_with_spirits(stage, elder) == 0
    assert stage.table.edge == A


@pytest.mark.parametrize("reason", ["edge", "point"])
def test_the_rising_spares_whoever_has_the_edge_or_a_point(reason: str) -> None:
    stage, elder = stage_with_rising()
    if reason == "edge":
        stage.edge(A)
    else:
        stage.table.points[A] = 1
    assert bleed_with_spirits(stage, elder) == 1


@ruling("The Rising", 3)
def test_the_rising_spares_what_follows_from_a_bleed() -> None:
    stage, _ = stage_with_rising()
    giver = stage.vampire(A, "Giver")
    stage.play(A, "bleed", giver)
    stage.skip("MinionPhase", A)
    assert stage.table.pool[A] == 31


@ruling("The Rising", 4)
def test_the_rising_spares_the_pool_for_ousting_ones_prey() -> None:
    stage, elder = stage_with_rising()
    stage.pool(B, 1)
    assert bleed_with_spirits(stage, elder) == 6
    assert stage.table.points[A] == 1


@ruling("The Rising", 1)
def test_the_rising_banks_blood_that_would_be_moved_to_a_pool() -> None:
    stage = PeopleStage(2, phase="master")
    elder = stage.vampire(A, "Elder", 5)
    stage.permanent(B, "The Rising")
    stage.hand(A, "Minion Tap")
    stage.play(A, "play minion-tap plain -")  # he is the only one to choose
    stage.play(A, "number 3")
    stage.skip("MinionPhase", A)
    assert stage.table.pool[A] == 30
    assert stage.blood(elder) == 2


def test_the_rising_is_about_ones_own_turn() -> None:
    stage = PeopleStage(
        2, Card("Gift to All", MASTER, effect=GainPool(2, p.EACH_METHUSELAH)), phase="master"
    )
    stage.permanent(B, "The Rising")
    stage.hand(A, "Gift to All")
    stage.play(A, "play gift-to-all plain -")
    stage.skip("MinionPhase", A)
    assert stage.table.pool == [30, 32]


def test_the_rising_needs_two_gehenna_cards_and_is_replaced_when_the_prey_is_ousted() -> None:
    stage = PeopleStage(3, phase="discard")
    stage.hand(A, "The Rising", *["Cellar"] * 6)
    stage.library(A, *["Cellar"] * 9)
    stage.permanent(B, "The Unmasking")
    assert not stage.offers(A, "play the-rising plain -")
    stage.permanent(B, "Dragonbound")
    stage.begin()
    stage.play(A, "play the-rising plain -")
    stage.skip("MinionPhase", B)
    assert len(stage.table.hand[A]) == 6
    stage.pool(B, 1)
    kurt = stage.vampire(A, "Kurt")
    stage.skip("MinionPhase", A)
    stage.play(A, "bleed", kurt)
    stage.skip("MinionPhase", A)
    assert stage.table.out[B]
    assert len(stage.table.hand[A]) == 7


# The Uncoiling


def test_the_uncoiling_burns_another_event_at_the_end_of_each_discard_phase() -> None:
    stage = PeopleStage(2, phase="discard")
    coils = stage.permanent(A, "The Uncoiling")
    others = [stage.permanent(B, "Dragonbound"), stage.permanent(A, "NRA PAC")]
    stage.permanent(B, "Cellar")
    stage.skip("UntapPhase", B)
    assert [stage.zone(card) == ASH_HEAP for card in others].count(True) == 1
    assert stage.zone(coils) != ASH_HEAP
    stage.skip("DiscardPhase", B)
    stage.skip("UntapPhase", A)
    assert [stage.zone(card) == ASH_HEAP for card in others].count(True) == 1  # not in B's


def test_another_player_burns_the_uncoiling_for_pool() -> None:
    for active, pool, offered in ((B, 30, True), (B, 1, False), (A, 30, False)):
        stage = PeopleStage(2, phase="discard", active=active)
        coils = stage.permanent(A, "The Uncoiling")
        stage.permanent(B, "Dragonbound")
        stage.permanent(A, "NRA PAC")
        stage.pool(active, pool)
        assert stage.offers(active, "use", coils, "0") == offered
        if offered:
            stage.play(active, "use", coils, "0")
            assert stage.zone(coils) == ASH_HEAP
            assert stage.table.pool[B] == 28
            assert stage.table.actions == 0


# The Unmasking


@rule("VTES-1.6.1-13")
def test_the_unmasking_helps_allies_against_vampires_and_is_replaced_later() -> None:
    stage = Stage(2, phase="discard")
    stage.hand(A, "The Unmasking", *["Ascendance"] * 6)
    stage.library(A, *["Fame"] * 3)
    stage.play(A, "play", "the-unmasking", "plain", "-")
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[A]) == 7


def test_the_unmasking_gives_intercept_against_vampires_alone() -> None:
    stage = Stage(2)
    stage.permanent(A, "The Unmasking")
    krid = stage.vampire(A, "Krid")
    gang = stage.ally(B, "Loyal Street Gang")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", krid)
    assert values.intercept(stage.table, gang) == 1
    assert values.intercept(stage.table, pug) == 0
    other = Stage(2)
    other.permanent(A, "The Unmasking")
    knights = other.ally(A, "The Knights")
    gang = other.ally(B, "Loyal Street Gang")
    other.play(A, "bleed", knights)
    assert values.intercept(other.table, gang) == 0
