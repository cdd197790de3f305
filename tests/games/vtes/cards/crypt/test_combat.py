"""Tests of vampires with other abilities for combat."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, EVENT, GEHENNA, READY
from conclave.games.vtes.rules.events.combat import CombatEnded
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card, Vampire

DOOM = tuple([Card(f"Doom {number}", EVENT, GEHENNA) for number in range(5)])

# Alessandro Garcia


@pytest.mark.parametrize(("name", "strength"), [("Pack Leader", 2), ("Rival", 1)])
def test_alessandro_is_stronger_against_a_lasombra(name: str, strength: int) -> None:
    stage = PeopleStage()
    alessandro, foe = stage.vampire(A, "Alessandro Garcia"), stage.vampire(B, name)
    assert values.strength(stage.table, alessandro) == 1
    fight(stage, alessandro, foe)
    assert values.strength(stage.table, alessandro) == strength


# Fleurdumal


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_fleurdumal_opens_the_hand_of_who_blocks_her_for_a_blood(answer: str) -> None:
    stage = PeopleStage(3)
    fleurdumal, rival = stage.vampire(A, "Fleurdumal"), stage.vampire(B, "Rival")
    stage.hand(B, "Majesty")
    majesty = stage.table.hand[B][0]
    bleed(stage, fleurdumal)
    try_block(stage, rival)
    stage.skip("May", A)
    stage.play(A, answer)
    stage.skip("before-range")
    assert stage.blood(fleurdumal) == (7 if answer == "yes" else 8)
    assert stage.table.may_see(A, ("card", majesty)) == (answer == "yes")


def test_fleurdumal_does_not_if_she_blocks() -> None:
    stage = PeopleStage()
    elder, fleurdumal = stage.vampire(A, "Elder"), stage.vampire(B, "Fleurdumal")
    stage.hand(A, "Majesty")
    majesty = stage.table.hand[A][0]
    bleed(stage, elder)
    try_block(stage, fleurdumal)
    while stage.window != "before-range":
        assert stage.prompt != "May"
        stage.do_minimum()
    assert not stage.table.may_see(B, ("card", majesty))


# Harold Tanner


def test_the_opponents_hand_is_open_while_harold_fights() -> None:
    stage = PeopleStage(3)
    elder, harold = stage.vampire(A, "Elder"), stage.vampire(B, "Harold Tanner")
    stage.hand(A, "Majesty")
    stage.hand(C, "Majesty")
    opposing, other = stage.table.hand[A][0], stage.table.hand[C][0]
    bleed(stage, elder)
    assert not stage.table.may_see(B, ("card", opposing))
    try_block(stage, harold)
    stage.skip("before-range")
    assert stage.table.may_see(B, ("card", opposing))
    assert stage.table.may_see(C, ("card", opposing))
    assert not stage.table.may_see(B, ("card", other))


# Howler


@ruling("Howler", 1)
def test_howler_has_weapons_but_cannot_use_them() -> None:
    stage = PeopleStage()
    howler, rival = stage.vampire(A, "Howler"), stage.vampire(B, "Rival")
    stage.hand(A, "Desert Eagle")
    stage.play(A, "play desert-eagle plain", howler)
    stage.resolve()
    stage.table.tapped[howler] = False
    gun, sword = stage.table.attached[howler][0], stage.put_on(howler, ".44 Magnum")
    fight(stage, howler, rival)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", sword, "0")
    assert stage.offers(A, "use", howler, "0")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", gun, "0")
    stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2


# Mariel, Lady Thunder


@ruling("Mariel, Lady Thunder", 1)
@ruling("Ability usable in torpor", 1)
@ruling("Blood loss after combat ends", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_mariel_ends_combat_and_then_hurts_both_and_their_retainers(torpor: bool) -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mariel = stage.vampire(C, "Mariel, Lady Thunder", torpor=torpor)
    valet = stage.put_on(rival, "Valet")
    stage.hand(A, "Skin of Steel", "Taste of Vitae")
    fight(stage, elder, rival)
    stage.skip("before-range", C)
    stage.play(C, "use", mariel, "0")
    assert offered_modes(stage, A, "taste-of-vitae") == []
    stage.skip("after-action")
    assert stage.table.tapped[mariel]
    assert len(stage.events_of(CombatEnded)) == 1
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    assert stage.zone(valet) == ASH_HEAP


@ruling("After Combat Ends", 1)
def test_mariel_hurts_nobody_if_another_combat_follows() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mariel = stage.vampire(C, "Mariel, Lady Thunder")
    stage.hand(A, "Psyche!")
    fight(stage, elder, rival)
    stage.skip("before-range", C)
    stage.play(C, "use", mariel, "0")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("range")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


def test_mariel_does_not_end_her_own_combat() -> None:
    stage = PeopleStage(2)
    elder, mariel = stage.vampire(A, "Elder"), stage.vampire(B, "Mariel, Lady Thunder")
    fight(stage, elder, mariel)
    stage.skip("before-range", B)
    assert not stage.offers(B, "use", mariel, "0")


# Midget


@pytest.mark.parametrize(("name", "intercept"), [("Midget", 0), ("Elder", 1)])
def test_animals_lose_their_abilities_while_midget_acts(name: str, intercept: int) -> None:
    stage = PeopleStage()
    acting, rival, ira = stage.vampire(A, name), stage.vampire(B, "Rival"), stage.vampire(B, "Ira")
    stage.vampire(A, "Midget") if name != "Midget" else None
    stage.put_on(rival, "Raven Spy")
    stage.put_on(ira, "Revenant")
    assert values.intercept(stage.table, rival) == 1
    bleed(stage, acting)
    assert values.intercept(stage.table, rival) == intercept
    assert values.intercept(stage.table, ira) == 1  # no animal
    stage.skip("MinionPhase", A)
    assert values.intercept(stage.table, rival) == 1


@pytest.mark.parametrize(("name", "left"), [("Midget", 2), ("Fledgling", 1)])
def test_animals_inflict_no_damage_while_midget_fights(name: str, left: int) -> None:
    stage = PeopleStage()
    elder, blocker = stage.vampire(A, "Elder"), stage.vampire(B, name)
    stage.put_on(elder, "Murder of Crows")
    fight(stage, elder, blocker)
    stage.skip("MinionPhase", A)
    assert stage.blood(blocker) == left  # a hand strike hurts both


# Mukhtar Bey


def test_mukhtar_cannot_press_on_but_may_press_to_end_combat() -> None:
    stage = CombatStage()
    mukhtar, rival = stage.vampire(A, "Mukhtar Bey"), stage.vampire(B, "Rival")
    stage.hand(A, "Hold On")
    stage.hand(B, "Hold On")
    fight(stage, mukhtar, rival)
    stage.skip("press", A)
    assert offered_modes(stage, A, "hold-on") == []
    stage.play(A, "pass")
    stage.play(B, "play hold-on plain", rival)
    assert offered_modes(stage, A, "hold-on") == ["plain"]


@ruling("Mukhtar Bey", 1)
def test_a_trap_continues_combat_for_mukhtar_too() -> None:
    stage = CombatStage()
    mukhtar, rival = stage.vampire(A, "Mukhtar Bey"), stage.vampire(B, "Rival")
    stage.hand(A, "Trap")
    fight(stage, mukhtar, rival)
    stage.play(A, "play trap plain", mukhtar)
    stage.skip("press")
    stage.skip("strike")
    assert stage.table.view(None)["combat"]["round"] == 2


@pytest.mark.parametrize(("number", "zone"), [(5, ASH_HEAP), (4, READY)])
def test_mukhtar_is_burned_by_five_gehenna_cards(number: int, zone: int) -> None:
    stage = PeopleStage(2, *DOOM, phase="untap")
    mukhtar = stage.vampire(A, "Mukhtar Bey")
    for each in range(number):
        stage.permanent(each % 2, f"Doom {each}")
    stage.skip("MasterPhase")
    assert stage.zone(mukhtar) == zone


# Oliver Thrace


@pytest.mark.parametrize(("name", "offered"), [("Rival", []), ("Giant", ["plain"])])
def test_vampires_do_not_end_combat_with_oliver_by_a_strike(name: str, offered: list[str]) -> None:
    stage = CombatStage()
    oliver = stage.vampire(A, "Oliver Thrace")
    foe = stage.vampire(B, name) if name == "Rival" else stage.ally(B, name)
    stage.hand(A, "Slip Away")
    stage.hand(B, "Slip Away")
    fight(stage, oliver, foe)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "slip-away") == ["plain"]
    stage.play(A, "strike hand")
    assert offered_modes(stage, B, "slip-away") == offered


@ruling("Permanents that increase bleed amount during an action", 1)
def test_oliver_bleeds_for_more_for_a_card_of_thaumaturgy() -> None:
    stage = PeopleStage()
    oliver = stage.vampire(A, "Oliver Thrace")
    stage.hand(A, "Soul Burn", "Theft of Vitae", "Majesty")
    bleed(stage, oliver)
    stage.play(A, "use", oliver, "0")
    stage.skip("DiscardCards", A)
    assert not any("majesty" in text for text in stage.options(A))
    stage.play(A, "discard soul-burn")
    assert values.bleed(stage.table, oliver) == 2
    assert not stage.offers(A, "use", oliver, "0")
    stage.resolve()
    assert stage.table.pool[B] == 30 - 2


def test_oliver_has_no_use_for_it_in_other_actions() -> None:
    stage = PeopleStage()
    oliver = stage.vampire(A, "Oliver Thrace", 5)
    stage.hand(A, "Soul Burn")
    stage.play(A, "hunt", oliver)
    assert not stage.offers(A, "use", oliver, "0")


# Rurik Rakoczy


def test_rurik_presses_once_each_combat() -> None:
    stage = PeopleStage()
    rurik, rival = stage.vampire(A, "Rurik Rakoczy"), stage.vampire(B, "Rival")
    fight(stage, rurik, rival)
    stage.skip("press", A)
    stage.play(A, "use", rurik, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", rurik, "0")


@pytest.mark.parametrize(("torpor", "size"), [(False, 2), (True, 1)])
def test_rurik_bleeds_for_more_while_ludmijla_is_ready(torpor: bool, size: int) -> None:
    ludmijla = Vampire("Ludmijla Rakoczy", "tzimisce", 5, 7, "ANI AUS VIC", "sabbat")
    stage = PeopleStage(2, ludmijla)
    rurik = stage.vampire(A, "Rurik Rakoczy")
    assert values.bleed(stage.table, rurik) == 1
    stage.vampire(B, "Ludmijla Rakoczy", torpor=torpor)
    assert values.bleed(stage.table, rurik) == size


# Stanislava


@pytest.mark.parametrize(("name", "left"), [("Stanislava", 10), ("Elder", 8)])
def test_retainers_opposing_stanislava_lose_their_abilities(name: str, left: int) -> None:
    stage = PeopleStage()
    acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    stage.put_on(acting, "Murder of Crows")
    stage.put_on(rival, "Murder of Crows")
    fight(stage, acting, rival)
    stage.skip("MinionPhase", A)
    assert stage.blood(acting) == left
    assert stage.blood(rival) == 9 - 2  # her own retainer keeps his


@pytest.mark.parametrize(("name", "usable"), [("Stanislava", False), ("Elder", True)])
def test_abilities_of_retainers_opposing_stanislava_cannot_be_used(name: str, usable: bool) -> None:
    stage = PeopleStage()
    acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    jackie = stage.put_on(rival, "Jackie Therman")
    fight(stage, acting, rival)
    found = False
    while stage.prompt != "MinionPhase":
        found = found or stage.offers(B, "use", jackie, "0")
        stage.do_minimum()
    assert found is usable


def test_retainers_keep_their_abilities_when_stanislava_does_not_fight_their_minion() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(A, "Stanislava")
    stage.put_on(rival, "Murder of Crows")
    stage.put_on(rival, "Raven Spy")
    fight(stage, elder, rival)
    assert values.intercept(stage.table, rival) == 1
    stage.skip("MinionPhase", A)
    assert stage.blood(elder) == 8


def test_stanislava_is_not_blocked_by_allies_and_bleeds_for_three() -> None:
    stage = PeopleStage()
    stanislava, thug = stage.vampire(A, "Stanislava"), stage.ally(B, "Thug")
    stage.put_on(thug, "Raven Spy")
    bleed(stage, stanislava)
    assert values.bleed(stage.table, stanislava) == 3
    while stage.prompt != "MinionPhase":
        assert not stage.offers(B, "block", thug)
        stage.do_minimum()
    assert stage.table.pool[B] == 27


def test_a_retainer_that_leaves_stanislavas_opponent_has_its_abilities_again() -> None:
    stage = PeopleStage()
    stanislava, rival = stage.vampire(A, "Stanislava"), stage.vampire(B, "Rival")
    ira = stage.vampire(B, "Ira")
    spy = stage.put_on(rival, "Raven Spy")
    fight(stage, stanislava, rival)
    assert values.intercept(stage.table, rival) == 0
    moving.transfer(stage.table, spy, ira)
    assert values.intercept(stage.table, ira) == 1
