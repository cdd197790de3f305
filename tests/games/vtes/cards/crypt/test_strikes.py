"""Tests of vampires whose strikes are better than others'."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import PeopleStage, choose_strikes, decline_blocks, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import READY, TORPOR

# Ardan Lane


@pytest.mark.parametrize(("blood", "stolen"), [(9, 3), (1, 1)])
def test_ardan_steals_one_more_blood_with_thaumaturgy(blood: int, stolen: int) -> None:
    stage = CombatStage()
    ardan, rival = stage.vampire(A, "Ardan Lane", 2), stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae")
    fight(stage, ardan, rival)
    stage.table.blood[rival] = blood
    choose_strikes(stage, stage.text("play theft-of-vitae THA", ardan), "strike hand")
    stage.skip("MinionPhase")
    assert (stage.blood(ardan), stage.blood(rival)) == (2 + stolen - 1, blood - stolen)


def test_ardan_does_no_more_damage_and_others_steal_no_more() -> None:
    stage = CombatStage()
    ardan, rival = stage.vampire(A, "Ardan Lane"), stage.vampire(B, "Rival", 2)
    stage.hand(A, "Soul Burn")
    stage.hand(B, "Theft of Vitae")
    fight(stage, ardan, rival)
    choose_strikes(
        stage,
        stage.text("play soul-burn tha", ardan),
        stage.text("play theft-of-vitae tha", rival),
    )
    stage.skip("MinionPhase")
    assert (stage.blood(ardan), stage.blood(rival)) == (8 - 1 - 1, 2 + 1 - 1)


# Casino Reeds


def test_casino_moves_blood_to_a_younger_nosferatu_of_yours() -> None:
    stage = PeopleStage(2)
    casino = stage.vampire(A, "Casino Reeds")
    murat, elder = stage.uncontrolled(A, "Selma the Repugnant"), stage.uncontrolled(A, "Elder")
    stage.play(A, "act", casino, casino, "0")
    if stage.prompt == "Targeting":
        assert not stage.offers(A, "target", elder)
        stage.play(A, "target", murat)
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, None)
    decline_blocks(stage)
    stage.skip("HowMany", A)
    stage.play(A, "number 3")
    stage.skip("MinionPhase")
    assert (stage.blood(casino), stage.blood(murat)) == (6, 3)


@pytest.mark.parametrize(
    ("card", "damage"), [("Shot", 3), ("Punch", 2), ("Slip Away", 0), ("Desert Eagle", 3)]
)
def test_casino_does_more_damage_with_ranged_strikes(card: str, damage: int) -> None:
    stage = CombatStage()
    casino, rival = stage.vampire(A, "Casino Reeds"), stage.vampire(B, "Rival")
    if card == "Desert Eagle":
        gun = stage.put_on(casino, card)
    else:
        stage.hand(A, card)
    fight(stage, casino, rival)
    if card == "Shot":
        stage.skip("range", A)
        stage.play(A, "play shot plain", casino)
        stage.skip("MinionPhase")
    else:
        name = card.lower().replace(" ", "-")
        strike = ("strike", gun, "0") if card == "Desert Eagle" else (f"play {name} plain", casino)
        choose_strikes(stage, stage.text(*strike), "strike hand")
        stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage


# Jaroslav Pascek


@pytest.mark.parametrize(("name", "damage"), [("Bastard Sword", 4), ("Desert Eagle", 2), ("", 1)])
def test_jaroslav_does_two_more_damage_with_melee_weapons(name: str, damage: int) -> None:
    stage = PeopleStage()
    jaroslav, rival = stage.vampire(A, "Jaroslav Pascek"), stage.vampire(B, "Rival")
    weapon = stage.put_on(jaroslav, name) if name else 0
    fight(stage, jaroslav, rival)
    choose_strikes(stage, stage.text("strike", weapon, "0") if name else "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage


def test_jaroslav_does_more_with_a_melee_weapon_in_a_strike_card_too() -> None:
    stage = PeopleStage()
    jaroslav, rival = stage.vampire(A, "Jaroslav Pascek"), stage.vampire(B, "Rival")
    sword = stage.put_on(jaroslav, "Bastard Sword")
    stage.hand(A, "Undead Strength")
    fight(stage, jaroslav, rival)
    stage.skip("strike", A)
    stage.play(A, "play undead-strength POT", jaroslav)
    stage.play(A, "target", sword)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - (2 + 2 + 2)


def test_jaroslav_hurts_the_sabbat_vampires_of_the_prey() -> None:
    stage = PeopleStage(3)
    jaroslav = stage.vampire(A, "Jaroslav Pascek")
    pack, elder = stage.vampire(B, "Pack Leader"), stage.vampire(B, "Elder")
    weak = stage.vampire(B, "Lucubratio", 0)
    other, own = stage.vampire(2, "Pack Leader"), stage.vampire(A, "Pack Leader")
    stage.play(A, "act", jaroslav, jaroslav, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, B)
    decline_blocks(stage)
    stage.skip("MinionPhase")
    assert [stage.blood(card) for card in (pack, elder, other, own)] == [6, 10, 7, 7]
    assert (stage.zone(weak), stage.zone(pack)) == (TORPOR, READY)


# Joaquin Murietta


def test_joaquin_gets_an_additional_strike_in_the_first_round() -> None:
    stage = CombatStage()
    joaquin, rival = stage.vampire(A, "Joaquin Murietta"), stage.vampire(B, "Rival")
    stage.hand(A, "Hold On")
    fight(stage, joaquin, rival)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "use", joaquin, "0")
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 2
    stage.play(A, "play hold-on plain", joaquin)
    stage.skip("additional-strikes", A)
    assert not stage.offers(A, "use", joaquin, "0")


@pytest.mark.parametrize(("long", "damage"), [(True, 3), (False, 2)])
def test_joaquins_guns_do_more_damage_at_long_range(long: bool, damage: int) -> None:
    stage = CombatStage()
    joaquin, rival = stage.vampire(A, "Joaquin Murietta"), stage.vampire(B, "Rival")
    gun = stage.put_on(joaquin, ".44 Magnum")
    fight(stage, joaquin, rival)
    if long:
        stage.skip("range", A)
        stage.play(A, "maneuver", gun, "0")
        stage.skip("strike", A)
        stage.play(A, "strike bound")
    else:
        choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage


# Reverend Blackwood


@pytest.mark.parametrize(
    ("card", "mode", "damage"),
    [("Soul Burn", "THA", 3), ("Theft of Vitae", "THA", 2), ("Punch", "plain", 2)],
)
def test_reverend_blackwood_does_more_damage_with_thaumaturgy(
    card: str, mode: str, damage: int
) -> None:
    stage = CombatStage()
    reverend, rival = stage.vampire(A, "Reverend Blackwood"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    fight(stage, reverend, rival)
    name = card.lower().replace(" ", "-")
    choose_strikes(stage, stage.text(f"play {name} {mode}", reverend))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage


# Ruth McGinley


@pytest.mark.parametrize(("name", "hurt"), [("Desert Eagle", 0), ("Bastard Sword", 1)])
def test_ruth_strikes_first_with_a_gun(name: str, hurt: int) -> None:
    stage = CombatStage()
    ruth, rival = stage.vampire(A, "Ruth McGinley"), stage.vampire(B, "Rival")
    weapon = stage.put_on(ruth, name)
    fight(stage, ruth, rival)
    stage.table.blood[rival] = 1
    choose_strikes(stage, stage.text("strike", weapon, "0"))
    stage.skip("MinionPhase")
    assert (stage.zone(rival), stage.blood(ruth)) == (TORPOR, 6 - hurt)
