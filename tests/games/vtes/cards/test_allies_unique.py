"""Tests of unique allies."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.made_up import PLAIN_RITE
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ASH_HEAP,
    COMBAT,
    QUIETUS,
    READY,
    THAUMATURGY,
)
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire
from conclave.testing import rule

# Carlton Van Wyk


DODGE = {"Carlton Van Wyk": "1", "Mylan Horseed": "0"}
"""Which of their strikes is the dodge."""


def diablerie(stage: PeopleStage) -> int:
    """A vampire of A's diablerizes one of B's and outlives the blood hunt."""
    killer = stage.vampire(A, "Kurt", 3)
    victim = stage.vampire(B, "Fledgling", 0, torpor=True)
    stage.play(A, "diablerize", killer, victim)
    stage.skip("MinionPhase")
    assert stage.zone(victim) == ASH_HEAP
    assert stage.zone(killer) == READY
    return killer


@pytest.mark.parametrize("name", DODGE)
def test_carlton_and_mylan_dodge_once_a_combat(name: str) -> None:
    stage = PeopleStage()
    ally, rival = stage.ally(A, name), stage.vampire(B, "Rival")
    fight(stage, ally, rival)
    life = stage.blood(ally)
    choose_strikes(stage, stage.text("strike", ally, DODGE[name]))
    stage.skip("press", A)
    assert stage.zone(ally) == READY
    assert stage.blood(ally) == life


@pytest.mark.parametrize("name", DODGE)
def test_carlton_and_mylan_do_not_dodge_twice_in_a_combat(name: str) -> None:
    stage = CombatStage()
    ally, rival = stage.ally(A, name), stage.vampire(B, "Rival")
    stage.hand(B, "Hold On")
    fight(stage, ally, rival)
    dodge = stage.text("strike", ally, DODGE[name])
    choose_strikes(stage, dodge)
    stage.skip("press", B)
    stage.play(B, "play hold-on plain", rival)
    stage.skip("strike", A)
    assert stage.offers(A, "strike hand")
    assert not stage.offers(A, dodge)


def test_carlton_shoots() -> None:
    stage = PeopleStage()
    carlton, rival = stage.ally(A, "Carlton Van Wyk"), stage.vampire(B, "Rival")
    fight(stage, carlton, rival)
    choose_strikes(stage, stage.text("strike", carlton, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


def test_carlton_has_intercept_against_vampires_alone() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder", 5), stage.ally(A, "Thug")
    carlton = stage.ally(B, "Carlton Van Wyk")
    stage.play(A, "hunt", elder)
    try_block(stage, carlton)
    stage.skip("MinionPhase")
    assert stage.table.tapped[carlton]  # he blocked a hunt at 1 stealth
    stage.table.tapped[carlton] = False
    bleed(stage, thug)
    assert values.intercept(stage.table, carlton) == 0


@ruling("Since your last turn", 1)
def test_carlton_burns_a_vampire_for_a_diablerie_of_this_turn() -> None:
    stage = PeopleStage(3)
    carlton, elder = stage.ally(A, "Carlton Van Wyk"), stage.vampire(A, "Elder")
    stage.vampire(C, "Rival")
    killer = diablerie(stage)
    assert not stage.offers(A, "use", carlton, "0")
    stage.skip("DiscardPhase", A)
    stage.play(A, "use", carlton, "0")  # there is only one whom he may burn
    assert stage.zone(killer) == ASH_HEAP
    assert stage.zone(carlton) == ASH_HEAP
    assert stage.zone(elder) == READY


@ruling("Since your last turn", 1)
def test_a_diablerie_in_the_turn_of_another_is_still_fresh() -> None:
    stage = PeopleStage(3)
    carlton = stage.ally(C, "Carlton Van Wyk")
    killer = diablerie(stage)
    stage.skip("MinionPhase", C)
    stage.skip("DiscardPhase", C)
    stage.play(C, "use", carlton, "0")
    assert stage.zone(killer) == ASH_HEAP


@ruling("Since your last turn", 1)
def test_one_of_your_last_turn_or_before_is_not() -> None:
    stage = PeopleStage(3)
    carlton = stage.ally(A, "Carlton Van Wyk")
    killer = diablerie(stage)
    stage.skip("DiscardPhase", A)
    assert stage.offers(A, "use", carlton, "0")
    stage.skip("MinionPhase", C)
    stage.skip("MinionPhase", A)
    stage.skip("DiscardPhase", A)
    assert not stage.offers(A, "use", carlton, "0")
    assert stage.zone(killer) == READY


@ruling("Carlton Van Wyk", 1)
def test_carlton_may_burn_a_vampire_in_the_turn_in_which_he_is_recruited() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Carlton Van Wyk")
    killer = diablerie(stage)
    stage.play(A, "play carlton-van-wyk plain", elder)
    stage.skip("MinionPhase")
    carlton = next(card for card in stage.table.ready[A] if card not in (elder, killer))
    assert not stage.offers(A, "bleed", carlton)
    stage.skip("DiscardPhase", A)
    stage.play(A, "use", carlton, "0")
    assert stage.zone(killer) == ASH_HEAP
    assert stage.zone(carlton) == ASH_HEAP


def test_no_diablerie_no_burning() -> None:
    stage = PeopleStage(2)
    carlton = stage.ally(A, "Carlton Van Wyk")
    stage.vampire(B, "Rival")
    stage.skip("DiscardPhase", A)
    assert not stage.offers(A, "use", carlton, "0")


# Felix "Fix" Hessian


def test_felix_burns_a_location_for_a_pool() -> None:
    stage = Stage(2)
    felix = stage.ally(A, 'Felix "Fix" Hessian')
    library = stage.permanent(B, "Elder Library")
    stage.play(A, "act", felix, felix, "0")
    stage.skip("MinionPhase")
    assert stage.zone(library) == ASH_HEAP
    assert stage.table.pool[A] == 29


# Gypsies


def test_gypsies_have_stealth() -> None:
    stage = Stage(2)
    gypsies = stage.ally(A, "Gypsies")
    gang = stage.ally(A, "Loyal Street Gang")
    assert values.stealth(stage.table, gypsies) == 1
    assert values.stealth(stage.table, gang) == 0


# Mylan Horseed


OLD_WOLF = Vampire("Old Wolf", "gangrel-antitribu", 1, 8, "", "sabbat")


def test_mylan_untaps_an_old_vampire_who_is_not_camarilla() -> None:
    stage = PeopleStage(2, OLD_WOLF)
    mylan = stage.ally(A, "Mylan Horseed")
    stage.vampire(A, "Elder", tapped=True)  # Camarilla
    stage.vampire(A, "Pack Leader", tapped=True)  # too young
    stage.vampire(A, "Loner", tapped=True)
    assert not stage.offers(A, "act", mylan, mylan, "0")
    ancient = stage.vampire(A, "Old Wolf", tapped=True)
    assert identity.sect(stage.table, ancient) != "camarilla"
    stage.play(A, "act", mylan, mylan, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert not stage.table.tapped[ancient]
    assert stage.table.tapped[mylan]


@ruling("Mylan Horseed", 1)
@pytest.mark.parametrize(("whose", "at"), [(A, -1), (C, C)])
def test_burning_by_mylan_is_directed_at_the_vampires_controller(whose: int, at: int) -> None:
    stage = PeopleStage(3, OLD_WOLF)
    mylan = stage.ally(A, "Mylan Horseed")
    stage.vampire(whose, "Old Wolf", tapped=True)
    stage.play(A, "act", mylan, mylan, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == (None if at < 0 else at)


def test_mylan_blocks_allies_but_no_vampires() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    mylan, rival = stage.ally(B, "Mylan Horseed"), stage.vampire(B, "Rival")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert not stage.offers(B, "block", mylan)
    stage.skip("MinionPhase")
    bleed(stage, thug)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", mylan)


# Order of Hermes Cabal


def test_order_of_hermes_cabal_attacks_tremere_only() -> None:
    stage = Stage(2)
    cabal = stage.ally(A, "Order of Hermes Cabal")
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "act", cabal, cabal, "0")
    cohn = stage.vampire(B, "Cohn Rose")
    stage.play(A, "act", cabal, cabal, "0")
    stage.skip("strike", A)
    stage.play(A, "strike", cabal, "0")
    stage.skip("MinionPhase")
    assert cohn in stage.table.torpor[B]


# Political Ally


@pytest.mark.parametrize(
    ("name", "life", "strength", "bleed"),
    [
        ("Loyal Street Gang", 2, 1, 0), ("Young Bloods", 3, 2, 0), ("The Knights", 2, 2, 0),
        ("The Slashers", 3, 0, 0), ("Outcast Mage", 2, 0, 1), ("Political Ally", 1, 0, 3),
        ("Gypsies", 1, 1, 1), ("Thadius Zho, Mage", 2, 0, 2), ("Rafastio Ghoul", 2, 1, 1),
        ("Hellhound", 2, 1, 0), ("Order of Hermes Cabal", 2, 0, 1), ("Procurer", 1, 1, 0),
    ],
)  # fmt: skip
def test_an_ally_has_what_is_printed(name: str, life: int, strength: int, bleed: int) -> None:
    stage = Stage(2)
    ally = stage.ally(A, name)
    assert stage.blood(ally) == life
    assert values.strength(stage.table, ally) == strength
    assert values.bleed(stage.table, ally) == bleed


# Scapelli, The Family "Mechanic"


def test_scapelli_presses_to_continue_once_a_combat() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Pug Jackson")
    scapelli = stage.ally(B, 'Scapelli, The Family "Mechanic"')
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", scapelli)
    stage.skip("press", B)
    stage.play(B, "use", scapelli, "0")
    stage.skip("press", B)
    assert not stage.offers(B, "use", scapelli, "0")


# Talaq, The Immortal


DOUBLE_RITE = Card("Double Rite", ACTION, QUIETUS, THAUMATURGY, basic=GainPool(1))
TALAQ = "Talaq, The Immortal"


@rule("VTES-1.6.3-06", "VTES-1.6.3-07", "EX-1.6.3-b")
def test_talaq_plays_basic_thaumaturgy_with_his_life() -> None:
    spark = Card(
        "Spark",
        COMBAT,
        THAUMATURGY,
        cost=Blood(1),
        basic=Strike(damage=1, ranged=True),
        superior=Strike(damage=2, ranged=True),
    )
    stage = Stage(2, extra=(spark,))
    talaq = stage.ally(A, "Talaq, The Immortal")
    pug = stage.vampire(B, "Pug Jackson")
    stage.hand(A, "Spark", "Undead Strength")
    stage.play(A, "bleed", talaq)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("strike", A)
    assert not stage.offers(A, "play", "spark", "THA", talaq)
    assert not stage.offers(A, "play", "undead-strength", "pot", talaq)
    stage.play(A, "play", "spark", "tha", talaq)
    stage.skip("strike", B)
    assert stage.blood(talaq) == 2  # it cost 1 blood, which is his life
    stage.skip("MinionPhase")
    assert (stage.blood(talaq), stage.blood(pug)) == (1, 5)


@rule("VTES-1.6.3-08", "VTES-1.6.3-10")
def test_an_ally_who_steals_blood_gains_life_and_keeps_it() -> None:
    stage = Stage(2)
    talaq = stage.ally(A, "Talaq, The Immortal")
    gang = stage.vampire(B, "Milo, The Invisible Horror")
    goggles = stage.put_on(talaq, "IR Goggles")
    stage.hand(A, "Theft of Vitae")
    stage.play(A, "bleed", talaq)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", gang)
    stage.skip("range", A)
    stage.play(A, "use", goggles, "0")
    stage.skip("strike", A)
    stage.play(A, "play", "theft-of-vitae", "tha", talaq)
    stage.skip("MinionPhase")
    assert (stage.blood(talaq), stage.blood(gang)) == (4, 2)


@ruling("Meets a single discipline", 1)
@ruling("Talaq, The Immortal", 1)
def test_talaq_plays_cards_of_one_discipline_and_has_none() -> None:
    stage = PeopleStage(2, DOUBLE_RITE, PLAIN_RITE)
    talaq = stage.ally(A, TALAQ)
    stage.hand(A, "Double Rite", "Plain Rite")
    assert not stage.offers(A, "play double-rite qui+tha", talaq)
    assert stage.offers(A, "play plain-rite tha", talaq)
    assert [identity.level(stage.table, talaq, word) for word in ("qui", "tha")] == [0, 0]


# Thadius Zho, Mage


def test_thadius_zho_burns_a_blood() -> None:
    stage = Stage(2)
    zho = stage.ally(A, "Thadius Zho, Mage")
    krid = stage.vampire(B, "Krid", 2)
    stage.play(A, "act", zho, zho, "0")
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 1


# The Slashers


@pytest.mark.parametrize(
    ("name", "damage"), [("The Slashers", 1), ("Outcast Mage", 2), ("Talaq, The Immortal", 1)]
)
def test_an_ally_with_a_ranged_strike(name: str, damage: int) -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Pug Jackson")
    ally = stage.ally(B, name)
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ally)
    stage.skip("strike", B)
    assert stage.offers(B, "strike", "hand")
    stage.play(B, "strike", ally, "0")
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 6 - damage


# Young Bloods


def test_young_bloods_burn_blood_of_a_tapped_vampire() -> None:
    stage = Stage(2)
    bloods = stage.ally(A, "Young Bloods")
    stage.vampire(B, "Kurt Densch", tapped=True)
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "act", bloods, bloods, "0")
    pug = stage.vampire(B, "Pug Jackson", tapped=True)
    stage.play(A, "act", bloods, bloods, "0")
    stage.skip("MinionPhase")
    assert stage.blood(pug) == 4


def test_a_vampire_who_burns_the_young_bloods_gains_two_blood() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson", 3)
    bloods = stage.ally(B, "Young Bloods", 1)
    stage.play(A, "bleed", pug)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", bloods)
    stage.skip("MinionPhase")
    assert stage.zone(bloods) == ASH_HEAP
    assert stage.blood(pug) == 3 - 2 + 2
    gang = Stage(2)
    other = gang.ally(A, "The Knights")
    bloods = gang.ally(B, "Young Bloods", 1)
    gang.play(A, "bleed", other)
    gang.skip("BlockQuestion", B)
    gang.play(B, "block", bloods)
    gang.skip("MinionPhase")
    assert gang.zone(bloods) == ASH_HEAP
    assert gang.zone(other) != READY


# Vagabond Mystic


BRUTE = Card("Brute", ALLY, life=3, strength=2, bleed=1)


def mystic(seats: int = 3) -> tuple[PeopleStage, int, int]:
    """C has the mystic and a wounded ally; A and B are to fight."""
    stage = PeopleStage(seats)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    found, thug = stage.ally(C, "Vagabond Mystic"), stage.ally(C, "Thug", 1)
    fight(stage, elder, rival)
    return stage, found, thug


@ruling('Allies with "lock this ally to" abilities', 1)
def test_vagabond_mystic_heals_an_ally() -> None:
    stage = PeopleStage(3, BRUTE)
    kurt = stage.vampire(A, "Kurt")
    brute, whole = stage.ally(A, "Brute", 1), stage.ally(A, "Thug")
    foe = stage.ally(B, "Brute", 1)
    stage.hand(A, "Vagabond Mystic")
    stage.play(A, "play", "vagabond-mystic", "plain", kurt)
    stage.skip("MinionPhase")
    mystic = stage.table.ready[A][-1]
    assert (stage.blood(mystic), values.strength(stage.table, mystic)) == (2, 0)
    stage.play(A, "use", mystic, "0")
    assert (stage.blood(brute), stage.blood(whole), stage.blood(foe)) == (2, 3, 1)
    assert stage.table.tapped[mystic]
    assert not stage.offers(A, "use", mystic, "0")


def test_vagabond_mystic_heals_in_the_turns_of_others_and_nobody_beyond_his_life() -> None:
    stage = PeopleStage(3, active=B)
    mystic = stage.ally(A, "Vagabond Mystic", 1)
    stage.skip("MinionPhase", A)
    stage.play(A, "use", mystic, "0")
    assert stage.blood(mystic) == 2
    stage.table.tapped[mystic] = False
    stage.skip("InfluencePhase")
    assert not stage.offers(stage.decider, "use", mystic, "0")


def test_vagabond_mystic_blocks_no_vampire() -> None:
    stage = PeopleStage(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(A, "Thug")
    mystic, rival = stage.ally(B, "Vagabond Mystic"), stage.vampire(B, "Rival")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", mystic)
    assert stage.offers(B, "block", rival)
    stage.skip("MinionPhase")
    bleed(stage, thug)
    try_block(stage, mystic).skip("MinionPhase")
    assert len(stage.events_of(ActionBlocked)) == 1


@pytest.mark.parametrize("window", ["before-range", "damage", "end-of-round"])
def test_the_mystic_helps_while_others_fight(window: str) -> None:
    stage, found, thug = mystic()
    stage.skip(window, C)
    stage.play(C, "use", found, "0")
    assert stage.blood(thug) == 2


def test_the_mystic_helps_an_ally_of_his_side_who_fights() -> None:
    stage = PeopleStage(2)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", 1)
    found = stage.ally(B, "Vagabond Mystic")
    fight(stage, elder, thug)
    for window in ("before-range", "range", "strike"):
        stage.skip(window, B)
        assert stage.offers(B, "use", found, "0")
    stage.play(B, "use", found, "0")
    assert stage.blood(thug) == 2
