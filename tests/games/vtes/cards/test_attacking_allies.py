"""Tests of allies who attack minions."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP, CombatStage
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    AUSPEX,
    COMBAT,
    REACTION,
    READY,
    TORPOR,
)
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.ash_heap import Revive
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.combat import AnotherCombat
from conclave.games.vtes.vocabulary.damage import Inflict, Strength
from conclave.games.vtes.vocabulary.effects import TakeControl
from conclave.games.vtes.vocabulary.parts import TARGET

ANY_MINION = targets.One(filters.MINION)
THIRD_EYE = Card("Third Eye", REACTION, AUSPEX, basic=Intercept(+1))
MIND_SPIKE = Card("Mind Spike", COMBAT, AUSPEX, basic=Strike(damage=2, ranged=True))
FORESEE = Card("Foresee", COMBAT, AUSPEX, basic=Strength(+0), when="before-range")
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
    stage.skip("strike", B)
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


# High Top


@ruling("Mandatory additional strike", 1)
@pytest.mark.parametrize("name", ["High Top", "Renegade Garou"])
def test_a_werewolf_strikes_again_each_round_and_no_more_often(name: str) -> None:
    stage = CombatStage()
    wolf, rival = stage.ally(A, name, 9), stage.vampire(B, "Rival")
    stage.hand(A, "Flurry")
    fight(stage, wolf, rival)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    assert not stage.offers(A, "play flurry plain", wolf)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.resolve()
    strength = 2 if name == "Renegade Garou" else 1
    assert stage.blood(rival) == 9 - 2 * strength
    assert stage.blood(wolf) == 9 - 1


def test_high_top_maneuvers_once_blocks_hunters_and_plays_celerity() -> None:
    stage = PeopleStage()
    elder, wolf = stage.vampire(A, "Elder", 2), stage.ally(B, "High Top")
    stage.hand(B, "Pursuit")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", wolf)
    stage.skip("range", B)
    assert stage.offers(B, "play pursuit cel", wolf)
    assert not stage.offers(B, "play pursuit CEL", wolf)
    use(stage, B, wolf)
    assert is_long(stage.table)


@pytest.mark.parametrize(("life", "later"), [(1, 2), (2, 3), (3, 3)])
@pytest.mark.parametrize("name", ["High Top", "Renegade Garou"])
def test_a_wounded_werewolf_gains_a_life(name: str, life: int, later: int) -> None:
    stage = PeopleStage(phase="untap")
    wolf, other = stage.ally(A, name, life), stage.ally(B, "Renegade Garou", 1)
    stage.skip("MasterPhase")
    assert (stage.blood(wolf), stage.blood(other)) == (later, 1)


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


# Nephandus


def test_nephandus_takes_1_less_damage_from_each_strike() -> None:
    stage = CombatStage()
    mage, rival = stage.ally(A, "Nephandus"), stage.vampire(B, "Rival")
    stage.hand(B, "Flurry", "Punch")
    fight(stage, mage, rival)
    choose_strikes(stage, stage.text("strike", mage, "0"), stage.text("play punch plain", rival))
    stage.skip("additional-strikes", B)
    stage.play(B, "play flurry plain", rival)
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.resolve()
    assert stage.blood(mage) == 2 - 1
    assert stage.blood(rival) == 9 - 1


def test_nephandus_takes_less_from_other_effects_of_the_opponent_but_not_from_others() -> None:
    hex_ = Card("Hex", ACTION, effect=Action(Inflict(2, TARGET), target=ANY_MINION))
    stage = PeopleStage(2, *MADE_UP, hex_)
    mage, rival = stage.ally(A, "Nephandus", 9), stage.vampire(B, "Rival")
    stage.hand(B, "Gnats")
    fight(stage, mage, rival)
    stage.skip("before-range", B)
    stage.play(B, "play gnats plain", rival)
    choose_strikes(stage)
    stage.resolve()
    assert stage.blood(mage) == 9 - 2
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Hex")
    stage.play(A, "play hex plain", elder)
    stage.play(A, "target", mage)
    stage.resolve()
    assert stage.blood(mage) == 9 - 2 - 2


def test_nephandus_presses_and_burns_a_vampire_in_torpor() -> None:
    stage = PeopleStage()
    mage, rival = stage.ally(A, "Nephandus"), stage.vampire(B, "Rival")
    kurt = stage.vampire(B, "Kurt", torpor=True)
    fight(stage, mage, rival)
    choose_strikes(stage)
    stage.skip("press", A)
    use(stage, A, mage)
    choose_strikes(stage)
    stage.skip("press", A)
    assert not stage.offers(A, "use", mage, "0")
    stage.resolve()
    stage.table.tapped[mage] = False
    stage.play(A, "act", mage, mage, "0")
    stage.resolve()
    assert stage.zone(kurt) == ASH_HEAP
    assert stage.blood(mage) == 2 + 1


# Ossian


def attacked_by_ossian(*hand: str) -> tuple[PeopleStage, int, int]:
    """Ossian attacks a vampire of B, who has these cards in hand."""
    stage = PeopleStage(2, *MADE_UP, THIRD_EYE, MIND_SPIKE, FORESEE)
    ossian, rival = stage.ally(A, "Ossian"), stage.vampire(B, "Rival")
    stage.hand(B, *hand)
    stage.play(A, "act", ossian, ossian, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    return stage, ossian, rival


@ruling("Ossian", 1)
@ruling("Ossian", 2)
def test_ossian_gains_the_blood_that_a_vampire_loses_to_damage_after_presses() -> None:
    stage, ossian, rival = attacked_by_ossian()
    choose_strikes(stage)
    stage.skip("press", A)
    assert (stage.blood(ossian), stage.blood(rival)) == (4 - 1, 9 - 2)
    stage.resolve()
    assert stage.blood(ossian) == 4 - 1 + 2


@ruling("Ossian", 2)
def test_ossian_gains_life_if_the_vampire_goes_to_torpor() -> None:
    stage = PeopleStage()
    ossian, rival = stage.ally(A, "Ossian"), stage.vampire(B, "Rival", 1)
    stage.play(A, "act", ossian, ossian, "0")
    choose_strikes(stage)
    stage.resolve()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(ossian) == 4 - 1 + 1


def test_ossian_gains_nothing_from_an_ally() -> None:
    stage = PeopleStage()
    ossian, thug = stage.ally(A, "Ossian"), stage.ally(B, "Thug")
    assert not stage.offers(A, "act", ossian, ossian, "0")
    fight(stage, ossian, thug)
    choose_strikes(stage)
    stage.resolve()
    assert (stage.blood(ossian), stage.blood(thug)) == (3, 1)


@ruling("Ossian", 4)
def test_a_blocker_who_used_auspex_cannot_maneuver_or_strike_ossian_in_the_first_round() -> None:
    stage, ossian, rival = attacked_by_ossian("Third Eye", "Shot", "Fake Out", "Step In")
    rifle = stage.put_on(rival, "Sniper Rifle")
    stage.hand(A, "Hold On")
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", B)
    stage.play(B, "play third-eye aus", rival)
    stage.skip("before-range", B)
    assert not stage.offers(B, "use", rifle, "0")
    assert stage.offers(B, "play step-in plain", rival)
    stage.skip("range", B)
    assert not stage.offers(B, "play shot plain", rival)
    assert not stage.offers(B, "play fake-out plain", rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert stage.window != "strike"
    stage.skip("press", A)
    assert (stage.blood(ossian), stage.blood(rival)) == (4, 7)
    stage.play(A, "play hold-on plain", ossian)
    stage.skip("strike", B)
    assert stage.offers(B, "strike", "hand")


@ruling("Ossian", 3)
def test_ossian_stops_the_strike_of_an_acting_vampire_who_used_auspex() -> None:
    act = Card("Vision", ACTION, AUSPEX, basic=Action(GainPool(1)))
    stage = PeopleStage(2, act)
    elder, ossian = stage.vampire(A, "Elder"), stage.ally(B, "Ossian")
    stage.hand(A, "Vision")
    stage.play(A, "play vision aus", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ossian)
    stage.skip("strike")
    assert stage.decider == B
    stage.play(B, "strike hand")
    stage.resolve()
    assert (stage.blood(ossian), stage.blood(elder)) == (4 + 2, 10 - 2)


@ruling("Ossian", 5)
@pytest.mark.parametrize("early", [False, True])
def test_the_first_auspex_card_may_be_a_strike_against_ossian(early: bool) -> None:
    stage, ossian, rival = attacked_by_ossian("Mind Spike", "Foresee")
    if early:
        stage.skip("before-range", B)
        stage.play(B, "play foresee aus", rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert (stage.window == "strike") != early
    if not early:
        stage.play(B, "play mind-spike aus", rival)
    stage.resolve()
    assert stage.blood(ossian) == 4 - (0 if early else 2) + 2


# Renegade Garou


def test_renegade_garou_attacks_at_stealth_and_maneuvers() -> None:
    stage = PeopleStage()
    wolf, thug = stage.ally(A, "Renegade Garou"), stage.ally(B, "Thug")
    stage.play(A, "act", wolf, wolf, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("range", A)
    use(stage, A, wolf)
    assert is_long(stage.table)
    stage.resolve()
    assert stage.blood(thug) == 3


# Rock Cat


@ruling("Cannot strike", 1, 2)
@pytest.mark.parametrize(("name", "strikes"), [("Fledgling", False), ("Pupil", True)])
def test_a_young_vampire_cannot_strike_rock_cat_in_the_first_round(
    name: str, strikes: bool
) -> None:
    stage = CombatStage()
    cat, other = stage.ally(A, "Rock Cat", 9), stage.vampire(B, name)
    magnum = stage.put_on(other, ".44 Magnum")
    stage.hand(B, "Shot", "Flurry")
    stage.play(A, "act", cat, cat, "0")
    stage.skip("range", B)
    assert stage.offers(B, "maneuver", magnum, "0") == strikes
    assert stage.offers(B, "play shot plain", other) == strikes
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert (stage.window == "strike") == strikes
    stage.skip("additional-strikes", B)
    stage.play(B, "play flurry plain", other)
    stage.skip("press", A)
    use(stage, A, cat)
    stage.skip("strike", B)
    assert stage.offers(B, "strike", "hand")


def test_rock_cat_plays_potence_as_a_vampire_of_capacity_3() -> None:
    stage = PeopleStage()
    cat, rival = stage.ally(A, "Rock Cat"), stage.vampire(B, "Rival")
    stage.hand(A, "Undead Strength")
    fight(stage, cat, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "undead-strength") == ["pot"]


# Succubus


def test_damage_of_the_succubus_is_aggravated() -> None:
    stage = PeopleStage()
    succubus, rival = stage.ally(A, "Succubus"), stage.vampire(B, "Rival")
    fight(stage, succubus, rival)
    choose_strikes(stage)
    stage.resolve()
    assert stage.zone(rival) == TORPOR


def test_the_succubus_steals_a_blood_or_a_life() -> None:
    stage = PeopleStage()
    succubus, rival = stage.ally(A, "Succubus"), stage.vampire(B, "Rival")
    stage.play(A, "act", succubus, succubus, "0")
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (stage.blood(succubus), stage.blood(rival)) == (4, 8)


def test_the_succubus_bleeds_for_a_life_once_each_turn() -> None:
    stage = PeopleStage()
    succubus = stage.ally(A, "Succubus")
    stage.hand(A, "Conditioning")
    stage.play(A, "bleed", succubus)
    use(stage, A, succubus)
    assert stage.blood(succubus) == 2
    assert not stage.offers(A, "use", succubus, "0")
    stage.resolve()
    assert stage.table.pool[B] == 29


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
