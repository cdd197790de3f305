"""Tests of vampires with abilities about the damage they inflict or take."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP, CombatStage
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import ALLY, ASH_HEAP, READY, TORPOR
from conclave.games.vtes.vocabulary.card import Card, Vampire

GAROU = Card("Garou", ALLY, "werewolf", life=5, strength=2, bleed=1)
FIEND = Vampire("Fiend", "baali", 1, 6, "", "independent")

# Aiyana, The Wolfcatcher


@pytest.mark.parametrize(("name", "helps"), [("Garou", True), ("Thug", False)])
def test_aiyana_presses_and_prevents_against_a_werewolf(name: str, helps: bool) -> None:
    stage = PeopleStage(2, GAROU)
    foe, aiyana = stage.ally(A, name), stage.vampire(B, "Aiyana, The Wolfcatcher")
    fight(stage, foe, aiyana)
    choose_strikes(stage)
    stage.skip("damage", B)
    assert stage.offers(B, "use", aiyana, "1") == helps
    if helps:
        stage.play(B, "use", aiyana, "1")
    stage.skip("press", B)
    assert stage.blood(aiyana) == 3 - 1
    assert stage.offers(B, "use", aiyana, "0") == helps


def test_aiyana_burns_a_blood_in_each_round() -> None:
    stage = PeopleStage(2, GAROU)
    garou, aiyana = stage.ally(A, "Garou"), stage.vampire(B, "Aiyana, The Wolfcatcher")
    fight(stage, garou, aiyana)
    choose_strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "use", aiyana, "1")
    stage.skip("press", B)
    stage.play(B, "use", aiyana, "0")
    choose_strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "use", aiyana, "1")
    stage.skip("press", B)
    assert not stage.offers(B, "use", aiyana, "0")
    assert stage.blood(aiyana) == 1


# Franciscus


@pytest.mark.parametrize(
    ("name", "zone"), [("Assault Rifle", ASH_HEAP), ("Combat Shotgun", TORPOR)]
)
def test_franciscus_is_burned_by_more_than_three_damage(name: str, zone: int) -> None:
    stage = CombatStage()
    elder, franciscus = stage.vampire(A, "Elder"), stage.vampire(B, "Franciscus")
    gun = stage.put_on(elder, name)
    fight(stage, elder, franciscus)
    choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip("MinionPhase")
    assert stage.zone(franciscus) == zone


def test_franciscus_is_burned_by_the_damage_of_several_rounds_of_one_combat() -> None:
    stage = CombatStage()
    elder, franciscus = stage.vampire(A, "Elder"), stage.vampire(B, "Franciscus")
    gun = stage.put_on(elder, "Combat Shotgun")
    stage.hand(A, "Hold On")
    fight(stage, elder, franciscus)
    choose_strikes(stage)
    stage.skip("press", A)
    assert (stage.zone(franciscus), stage.blood(franciscus)) == (READY, 0)
    stage.play(A, "play hold-on plain", elder)
    choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip("MinionPhase")
    assert stage.zone(franciscus) == ASH_HEAP


# Konrad Fleischer


def talons(name: str) -> tuple[Stage, int]:
    """A vampire fights an opponent whose hands do 2 aggravated damage."""
    stage = CombatStage()
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, name)
    stage.hand(A, "Talons", "Grow", "Hold On", "Hold On")
    fight(stage, elder, victim)
    stage.play(A, "play grow plain", elder)
    stage.skip("before-range", A)
    stage.play(A, "play talons plain", elder)
    choose_strikes(stage)
    return stage.skip("damage", B), victim


def test_konrad_treats_one_aggravated_damage_as_normal_each_round() -> None:
    stage, konrad = talons("Konrad Fleischer")
    stage.play(B, "use", konrad, "0")
    assert not stage.offers(B, "use", konrad, "0")
    suffering = stage.table.view(None)["combat"]
    assert (suffering["normal"], suffering["aggravated"]) == (1, 1)
    stage.skip("MinionPhase")
    assert (stage.zone(konrad), stage.blood(konrad)) == (TORPOR, 8)


def test_konrad_may_do_so_again_in_the_next_round_and_presses_once() -> None:
    stage = CombatStage()
    elder, konrad = stage.vampire(A, "Elder"), stage.vampire(B, "Konrad Fleischer")
    stage.hand(A, "Talons")
    fight(stage, elder, konrad)
    stage.play(A, "play talons plain", elder)
    for blood in (8, 7):
        choose_strikes(stage)
        stage.skip("damage", B)
        stage.play(B, "use", konrad, "0")
        stage.skip("press", B)
        assert (stage.zone(konrad), stage.blood(konrad)) == (READY, blood)
        assert stage.offers(B, "use", konrad, "1") == (blood == 8)
        if blood == 8:
            stage.play(B, "use", konrad, "1")


# Lady Vadislava


def test_lady_vadislava_hurts_by_hand_for_a_blood_each_round() -> None:
    stage = CombatStage()
    lady, rival = stage.vampire(A, "Lady Vadislava"), stage.vampire(B, "Rival")
    stage.hand(A, "Hold On")
    fight(stage, lady, rival)
    stage.play(A, "use", lady, "0")
    assert stage.blood(lady) == 9 - 1
    stage.skip("strike", A)
    assert not stage.offers(A, "use", lady, "0")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR


def test_lady_vadislavas_hands_are_as_before_in_the_next_round() -> None:
    stage = CombatStage()
    lady, rival = stage.vampire(A, "Lady Vadislava"), stage.vampire(B, "Rival")
    stage.hand(A, "Hold On")
    stage.hand(B, "Sidestep")
    fight(stage, lady, rival)
    stage.play(A, "use", lady, "0")
    choose_strikes(stage, second=f"play sidestep plain {stage.table.word(rival)}")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", lady)
    stage.skip("before-range", A)
    assert stage.offers(A, "use", lady, "0")
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == READY
    assert stage.blood(rival) == 9 - 1


# Merrill Molitor


def test_merrill_treats_one_aggravated_damage_as_normal_once_each_combat() -> None:
    stage = CombatStage()
    elder, merrill = stage.vampire(A, "Elder"), stage.vampire(B, "Merrill Molitor")
    stage.hand(A, "Talons", "Hold On")
    fight(stage, elder, merrill)
    stage.play(A, "play talons plain", elder)
    choose_strikes(stage)
    stage.skip("damage", B)
    stage.play(B, "use", merrill, "0")
    stage.skip("press", A)
    assert (stage.zone(merrill), stage.blood(merrill)) == (READY, 4)
    stage.play(A, "play hold-on plain", elder)
    choose_strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", merrill, "0")


def test_merrill_has_nothing_to_change_in_normal_damage() -> None:
    stage = CombatStage()
    elder, merrill = stage.vampire(A, "Elder"), stage.vampire(B, "Merrill Molitor")
    fight(stage, elder, merrill)
    choose_strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", merrill, "0")


# Petra


@pytest.mark.parametrize(("name", "zone"), [("Fiend", TORPOR), ("Loner", READY)])
def test_petra_aggravates_her_damage_on_baali(name: str, zone: int) -> None:
    stage = PeopleStage(2, FIEND)
    petra, foe = stage.vampire(A, "Petra"), stage.vampire(B, name)
    fight(stage, petra, foe)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.zone(foe), stage.zone(petra)) == (zone, READY)


def test_a_vampire_burns_a_blood_to_press_on_against_petra() -> None:
    stage = CombatStage()
    petra, rival = stage.vampire(A, "Petra"), stage.vampire(B, "Rival")
    stage.hand(A, "Hold On", "Hold On")
    stage.hand(B, "Hold On", "Hold On")
    fight(stage, petra, rival)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", petra)
    assert (stage.blood(petra), stage.blood(rival)) == (4, 8)
    stage.play(B, "play hold-on plain", rival)  # to end combat
    assert stage.blood(rival) == 8
    other = CombatStage()
    petra, rival = other.vampire(A, "Petra"), other.vampire(B, "Rival")
    other.hand(B, "Hold On")
    fight(other, petra, rival)
    other.skip("press", B)
    other.play(B, "play hold-on plain", rival)
    assert (other.blood(petra), other.blood(rival)) == (4, 8 - 1)


def test_an_ally_presses_on_against_petra_for_nothing() -> None:
    stage = CombatStage()
    petra, giant = stage.vampire(A, "Petra"), stage.ally(B, "Giant")
    stage.hand(B, "Hold On")
    fight(stage, petra, giant)
    stage.skip("press", B)
    stage.play(B, "play hold-on plain", giant)
    assert stage.blood(giant) == 4


# Portia


@ruling("Damage before range is determined", 1)
def test_portia_takes_a_damage_before_range_if_her_hunt_is_blocked() -> None:
    stage = PeopleStage(2, *MADE_UP)
    portia, rival = stage.vampire(A, "Portia", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Unflinching Persistence", "Hold On")
    stage.hand(B, "Enhanced Senses", "Weather Control")
    stage.play(A, "hunt", portia)
    assert stage.table.view(None)["action"]["stealth"] == 2
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.skip("before-range", B)
    assert stage.blood(portia) == 3
    stage.play(B, "play weather-control tha", rival)
    stage.skip("damage", A)
    assert stage.blood(portia) == 2
    stage.play(A, "play unflinching-persistence for", portia)
    stage.skip("press", A)
    assert stage.blood(portia) == 2 - 1
    stage.play(A, "play hold-on plain", portia)
    stage.skip("range")
    assert stage.blood(portia) == 0  # the weather, but nothing for the hunt


def test_portia_takes_none_if_another_action_is_blocked() -> None:
    stage = PeopleStage()
    portia, rival = stage.vampire(A, "Portia"), stage.vampire(B, "Rival")
    bleed(stage, portia)
    assert stage.table.view(None)["action"]["stealth"] == 0
    try_block(stage, rival)
    stage.skip("range")
    assert stage.blood(portia) == 4


# Selena


@pytest.mark.parametrize(("name", "zone"), [("Garou", ASH_HEAP), ("Thug", READY)])
def test_a_werewolfs_damage_on_selena_is_aggravated(name: str, zone: int) -> None:
    stage = PeopleStage(2, GAROU)
    foe, selena = stage.ally(A, name), stage.vampire(B, "Selena", 1)
    fight(stage, foe, selena)
    choose_strikes(stage)
    if name == "Garou":
        stage.skip("damage", B)
        suffering = stage.table.view(None)["combat"]
        assert (suffering["normal"], suffering["aggravated"]) == (0, 2)
    stage.skip("MinionPhase")
    assert stage.zone(selena) == (TORPOR if name == "Garou" else zone)
