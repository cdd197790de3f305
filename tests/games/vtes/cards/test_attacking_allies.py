"""Tests of allies who attack minions."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, COMBAT, READY, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.ash_heap import Revive
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.combat import AnotherCombat
from conclave.games.vtes.vocabulary.effects import TakeControl

DEAD_ALLY = targets.One(filters.ALLY, region="ash-heap")

# Escaped Mental Patient


@ruling("Escaped Mental Patient", 1)
@ruling("Escaped Mental Patient", 4)
def test_the_patient_burns_at_the_end_of_combat_after_his_own_strike() -> None:
    stage = PeopleStage()
    patient, rival = stage.ally(A, "Escaped Mental Patient", 3), stage.vampire(B, "Rival")
    fight(stage, patient, rival)
    choose_strikes(stage, stage.text("strike", patient, "0"))
    stage.resolve()
    assert stage.zone(rival) == TORPOR
    assert stage.zone(patient) == ASH_HEAP


@ruling("Escaped Mental Patient", 2)
def test_the_patient_survives_a_normal_hand_strike() -> None:
    stage = PeopleStage()
    patient, rival = stage.ally(A, "Escaped Mental Patient", 3), stage.vampire(B, "Rival")
    fight(stage, patient, rival)
    choose_strikes(stage)
    stage.resolve()
    assert stage.zone(rival) == READY
    assert (stage.zone(patient), stage.blood(patient)) == (READY, 2)


@ruling("Escaped Mental Patient", 3)
def test_the_patient_survives_if_combat_ends_before_his_strike() -> None:
    stage = CombatStage()
    patient, rival = stage.ally(A, "Escaped Mental Patient"), stage.vampire(B, "Rival")
    stage.hand(B, "Slip Away")
    fight(stage, patient, rival)
    choose_strikes(
        stage, stage.text("strike", patient, "0"), stage.text("play slip-away plain", rival)
    )
    stage.resolve()
    assert stage.zone(patient) == READY


def test_the_patient_burns_before_another_combat() -> None:
    again = Card("Again", COMBAT, effect=AnotherCombat())
    sidestep = Card("Sidestep", COMBAT, effect=Strike(dodge=True))
    stage = PeopleStage(2, again, sidestep)
    patient, rival = stage.ally(A, "Escaped Mental Patient"), stage.vampire(B, "Rival")
    stage.hand(B, "Again", "Sidestep")
    fight(stage, patient, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", patient, "0")
    stage.play(B, "play sidestep plain", rival)
    stage.skip("end-of-round", B)
    stage.play(B, "play again plain", rival)
    stage.resolve()
    assert stage.zone(patient) == ASH_HEAP
    assert len(stage.events_of(CombatBegan)) == 1


# Gregory Winter


@ruling("Gregory Winter", 1)
@ruling("Impundulu", 1)
@pytest.mark.parametrize(("name", "number"), [("Gregory Winter", "0"), ("Impundulu", "0")])
@pytest.mark.parametrize("blood", [0, 4])
def test_an_ally_steals_blood(name: str, number: str, blood: int) -> None:
    stage = PeopleStage()
    ally, rival = stage.ally(A, name, 1), stage.vampire(B, "Rival", blood)
    stage.vampire(B, "Kurt")
    stage.play(A, "act", ally, ally, number)
    stage.play(A, "target", rival)
    stage.resolve()
    assert stage.blood(rival) == max(blood - 1, 0)
    assert stage.blood(ally) == 1 + min(blood, 1)


def test_gregory_winter_burns_a_vampire_in_torpor() -> None:
    stage = PeopleStage()
    gregory, rival = stage.ally(A, "Gregory Winter"), stage.vampire(B, "Rival", torpor=True)
    stage.vampire(B, "Kurt")
    stage.play(A, "act", gregory, gregory, "1")
    stage.resolve()
    assert stage.zone(rival) == ASH_HEAP
    assert stage.blood(gregory) == 4 + 2


def test_gregory_winter_burns_a_life_in_his_untap_phase_alone() -> None:
    stage = PeopleStage(phase="untap")
    mine, other = stage.ally(A, "Gregory Winter"), stage.ally(B, "Gregory Winter")
    stage.skip("MasterPhase")
    assert (stage.blood(mine), stage.blood(other)) == (3, 4)


# Impundulu


def test_impundulu_maneuvers_and_shoots() -> None:
    stage = PeopleStage()
    impundulu, rival = stage.ally(A, "Impundulu"), stage.vampire(B, "Rival")
    fight(stage, impundulu, rival)
    stage.skip("range", A)
    use(stage, A, impundulu)
    assert is_long(stage.table)
    choose_strikes(stage, stage.text("strike", impundulu, "0"))
    stage.resolve()
    assert stage.blood(rival) == 9 - 1


@ruling("Impundulu", 2)
def test_stealing_from_ones_own_minion_is_undirected() -> None:
    stage = PeopleStage(3)
    impundulu, thug = stage.ally(A, "Impundulu"), stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    stage.play(A, "act", impundulu, impundulu, "0")
    stage.play(A, "target", thug)
    stage.skip("BlockQuestion")
    assert stage.decider == B
    stage.resolve()
    assert (stage.blood(impundulu), stage.blood(thug)) == (2, 2)


# Muddled Vampire Hunter


def test_the_muddled_vampire_hunter_strikes_first_with_any_strike() -> None:
    stage = PeopleStage()
    hunter, rival = stage.ally(A, "Muddled Vampire Hunter"), stage.vampire(B, "Rival", 2)
    stage.play(A, "act", hunter, hunter, "0")
    choose_strikes(stage)
    stage.resolve()
    assert stage.zone(rival) == TORPOR
    assert stage.zone(hunter) == READY


def test_the_muddled_vampire_hunter_attacks_no_allies() -> None:
    stage = PeopleStage()
    hunter = stage.ally(A, "Muddled Vampire Hunter")
    stage.ally(B, "Thug")
    assert not stage.offers(A, "act", hunter, hunter, "0")


# War Ghoul


@ruling("Allies that burn an ally when entering play", 1)
def test_war_ghoul_burns_another_ally_however_she_comes() -> None:
    raising = Card("Raising", ACTION, effect=Action(Revive(ready=True), target=DEAD_ALLY))
    stage = PeopleStage(2, raising)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    stage.ash(A, "War Ghoul")
    ghoul = stage.table.ash[A][0]
    stage.hand(A, "Raising")
    stage.play(A, "play raising plain", elder)
    stage.skip("Either", A)
    stage.play(A, "choose for-one")
    stage.resolve()
    assert stage.zone(thug) == ASH_HEAP
    assert stage.zone(ghoul) == READY


@ruling("Allies that burn an ally when entering play", 2)
def test_war_ghoul_alone_burns_herself() -> None:
    stage = PeopleStage(2, Vampire("Fiend", "tzimisce", 1, 5, "", "sabbat"))
    fiend = stage.vampire(A, "Fiend")
    stage.hand(A, "War Ghoul")
    stage.play(A, "play war-ghoul plain", fiend)
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == ["war-ghoul"]
    assert stage.table.pool[A] == 30 - 3


@ruling("War Ghoul", 1)
def test_war_ghoul_burns_a_location_that_is_about_to_be_stolen() -> None:
    steal = Card(
        "Steal", ACTION, effect=Action(TakeControl(), target=targets.One(filters.LOCATION))
    )
    stage = PeopleStage(2, steal)
    elder, ghoul = stage.vampire(A, "Elder"), stage.ally(B, "War Ghoul")
    cellar = stage.permanent(B, "Cellar")
    stage.hand(A, "Steal")
    stage.play(A, "play steal plain", elder)
    stage.skip("announced", B)
    use(stage, B, ghoul, "1")
    stage.skip("after-action", A)
    assert stage.zone(cellar) == stage.zone(ghoul) == ASH_HEAP
    stage.resolve()


def test_war_ghoul_burns_no_location_during_combat() -> None:
    stage = PeopleStage()
    ghoul, rival = stage.ally(A, "War Ghoul"), stage.vampire(B, "Rival")
    stage.permanent(B, "Cellar")
    assert stage.offers(A, "use", ghoul, "1")
    fight(stage, ghoul, rival)
    assert not stage.offers(A, "use", ghoul, "1")


def test_war_ghoul_prevents_1_damage_each_round() -> None:
    stage = PeopleStage()
    ghoul, rival = stage.ally(A, "War Ghoul"), stage.vampire(B, "Rival")
    fight(stage, ghoul, rival)
    choose_strikes(stage)
    stage.skip("damage", A)
    use(stage, A, ghoul)
    stage.resolve()
    assert (stage.blood(ghoul), stage.blood(rival)) == (5, 5)
