"""Tests of the cards of Potence other than combat cards."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import ReferendumStage, go_to_polling
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import ASH_HEAP, EQUIPMENT, MELEE, NOTHING, UNIQUE, WEAPON
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool

# Forger's Hammer


BLADES = (
    Card("Blade", EQUIPMENT, WEAPON, MELEE, cost=Pool(2), grants=Weapon(Strike(damage=2))),
    Card("Bone Knife", EQUIPMENT, WEAPON, MELEE, cost=Blood(1), grants=Weapon(Strike(damage=1))),
    Card("Excalibur", EQUIPMENT, WEAPON, MELEE, UNIQUE, grants=Weapon(Strike(damage=3))),
)


def equip(stage: Stage, minion: int, card: str) -> Stage:
    """A minion equips; the action is about to succeed."""
    stage.play(A, f"play {card} plain", minion)
    return stage.skip("succeeding", A)


@pytest.mark.parametrize(("mode", "pool"), [("pot", 28), ("POT", 29)])
def test_forgers_hammer_makes_a_weapon_hit_harder(mode: str, pool: int) -> None:
    stage = PeopleStage(2, *BLADES)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "blade", "Forger's Hammer", "Freak Drive")
    equip(stage, elder, "blade")
    stage.play(A, f"play forgers-hammer {mode}", elder)
    stage.skip("after-action", A)
    assert stage.table.pool[A] == pool
    (blade,) = stage.table.attached[elder]
    assert stage.names(stage.table.attached[blade]) == ["forgers-hammer"]
    stage.play(A, "play freak-drive for", elder)
    stage.skip("MinionPhase")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", blade, "0")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 3
    assert stage.table.faults() == []


def test_forgers_hammer_saves_blood_where_the_weapon_costs_blood() -> None:
    stage = PeopleStage(2, *BLADES)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "bone-knife", "Forger's Hammer")
    equip(stage, elder, "bone-knife")
    stage.play(A, "play forgers-hammer POT", elder)
    stage.resolve()
    assert stage.blood(elder) == 10
    assert stage.table.pool[A] == 30


def test_forgers_hammer_goes_with_the_weapon_and_does_nothing_for_hands() -> None:
    stage = PeopleStage(2, *BLADES)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    blade = stage.put_on(elder, "blade")
    hammer = stage.put_on(blade, "Forger's Hammer")
    fight(stage, elder, rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8
    moving.burn(stage.table, blade)
    assert stage.zone(hammer) == ASH_HEAP


def test_forgers_hammer_is_for_melee_weapons_from_hand_that_are_not_unique() -> None:
    for card, expected in (("blade", ["pot", "POT"]), ("excalibur", []), ("lamp", [])):
        stage = PeopleStage(2, *BLADES)
        elder = stage.vampire(A, "Elder")
        stage.hand(A, card, "Forger's Hammer")
        equip(stage, elder, card)
        assert offered_modes(stage, A, "forgers-hammer") == expected
    stage = PeopleStage(2, *BLADES)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    stage.put_on(thug, "blade")
    stage.hand(A, "Forger's Hammer")
    stage.play(A, "take-equipment", elder, thug)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "forgers-hammer") == []
        stage.do_minimum()


def test_forgers_hammer_is_not_for_an_action_that_is_blocked() -> None:
    stage = PeopleStage(2, *BLADES)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "blade", "Forger's Hammer")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play blade plain", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "forgers-hammer") == []
        stage.do_minimum()
    assert stage.table.attached[elder] == ()


# Rampage


@pytest.mark.parametrize(("owner", "stealth"), [(A, 1), (B, 0)])
def test_rampage_burns_a_location_more_stealthily_if_it_is_yours(owner: int, stealth: int) -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.put_on(pupil, "Lamp")
    stage.hand(A, "Rampage")
    assert offered_modes(stage, A, "rampage") == []
    cellar = stage.permanent(owner, "Cellar")
    (mode,) = offered_modes(stage, A, "rampage")
    stage.play(A, "play rampage", mode, pupil)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.resolve()
    assert stage.zone(cellar) == ASH_HEAP


# Iron Glare


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize(
    ("card", "mode", "votes", "cost"),
    [("iron-glare", "pot+pre", 2, 0), ("perfect-paragon", "pre", 3, 1)],
)
def test_votes_for_the_acting_vampire(card: str, mode: str, votes: int, cost: int) -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card)
    go_to_polling(stage, elder)
    assert offered_modes(stage, A, card) == [mode]
    stage.play(A, f"play {card} {mode}", elder)
    stage.skip("polling", A)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table) == (votes, 0)
    assert stage.blood(elder) == 10 - cost
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, card, "gift")
    stage.play(A, "play gift plain", elder)
    stage.skip("before-votes")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    while stage.prompt != "MinionPhase":
        assert mode not in offered_modes(stage, A, card)
        stage.do_minimum()


# Inspire Greatness


@ruling("Inspire Greatness", 1, 2)
@pytest.mark.parametrize(("mode", "strength"), [("pot+pre", 2), ("POT+PRE", 3)])
def test_inspire_greatness_makes_another_strong(mode: str, strength: int) -> None:
    stage = PeopleStage()
    thug, elder = stage.ally(A, "Thug"), stage.vampire(A, "Elder", tapped=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Inspire Greatness")
    stage.hand(B, "Inspire Greatness")
    bleed(stage, thug)
    stage.play(A, f"play inspire-greatness {mode}", elder)
    assert stage.blood(elder) == 9
    assert values.strength(stage.table, thug) == strength
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "inspire-greatness") == []
    try_block(stage, rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - strength
    assert values.strength(stage.table, thug) == 1


def test_inspire_greatness_is_for_an_ally_or_a_younger_vampire_and_not_for_oneself() -> None:
    for acting, expected in (("Pupil", ["pot+pre", "POT+PRE"]), ("Elder", [])):
        stage = PeopleStage()
        minion, other = stage.vampire(A, acting), stage.vampire(A, "Rival")
        stage.hand(A, "Inspire Greatness")
        bleed(stage, minion)
        assert offered_modes(stage, A, "inspire-greatness") == expected
        assert not stage.offers(A, "play inspire-greatness pot+pre", minion)
        assert stage.offers(A, "play inspire-greatness pot+pre", other) == bool(expected)


@ruling("Inspire Greatness", 3, 4)
def test_inspire_greatness_by_several_and_before_stealth() -> None:
    stage = PeopleStage()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Ira")
    stage.hand(A, "Inspire Greatness", "Inspire Greatness", "Cloak the Gathering")
    bleed(stage, thug)
    try_block(stage, rival)
    stage.play(A, "play inspire-greatness POT+PRE", kurt)
    assert not stage.offers(A, "play inspire-greatness POT+PRE", kurt)
    stage.play(A, "play inspire-greatness POT+PRE", ira)
    assert values.strength(stage.table, thug) == 5
    stage.play(A, "play cloak-the-gathering OBF", kurt)
    stage.resolve()
    assert stage.table.pool[B] == 29
