"""Weapons that come out in the midst of a combat: concealed ones, and a walking stick."""

from __future__ import annotations

import pytest
from games.vtes.cards.armory import Armory
from games.vtes.cards.people import PEOPLE, fight, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities import ChangesCost, Weapon
from conclave.games.vtes.rules.events.piles import Showed
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    EQUIPMENT,
    HAND,
    MASTER,
    MELEE,
    ON_CARD,
    READY,
    WEAPON,
)
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Card
from conclave.testing import rule

CHEAP = (
    Card("Bone Knife", EQUIPMENT, WEAPON, MELEE, cost=Blood(2), grants=Weapon(Strike(damage=2))),
    Card("Thrifty Smiths", MASTER, grants=ChangesCost(-1, types=(EQUIPMENT,), who=f.VAMPIRE)),
    Card("Thrifty Shoppers", MASTER, grants=ChangesCost(-1, kinds=("equip",), who=f.VAMPIRE)),
)

# Concealed Weapon


def drawing(*weapons: str, pool: int = 30) -> tuple[Armory, int, int]:
    """Elder, with weapons and a Concealed Weapon in hand, fights Rival."""
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Concealed Weapon", *weapons)
    stage.pool(A, pool)
    fight(stage, elder, rival)
    return stage, elder, rival


@rule("VTES-6.4.2-02")
@ruling("Equip or employ another card from hand", 1)
def test_concealed_weapon_equips_from_hand_before_range_and_names_the_weapon() -> None:
    stage, elder, rival = drawing(".44 Magnum", "Bastard Sword")
    Stage.play(stage, A, "play concealed-weapon plain", elder)
    assert stage.options(A) == ["name 44-magnum", "name bastard-sword"]
    Stage.play(stage, A, "name 44-magnum")
    assert [event.card for event in stage.told(Showed)] == ["44-magnum"]
    stage.skip("range", A)
    gun = stage.table.on[elder][0]
    assert stage.names((gun,)) == ["44-magnum"]
    assert stage.table.pool[A] == 28
    assert stage.names(stage.table.hand[A]) == ["bastard-sword"]
    stage.play(A, "maneuver", gun, "0")
    strikes(stage, "strike bound")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 7)


@pytest.mark.parametrize(
    "weapon",
    [
        "Combat Shotgun",  # 3 pool
        "Ivory Bow",  # unique, and aggravated
        "Blow Torch",  # aggravated
        "Banshee Ironwail",  # unique
        "Mark V",  # 4 damage
        "IR Goggles",  # no weapon
        "Weighted Walking Stick",  # a weapon only in play
    ],
)
def test_concealed_weapon_is_not_for_these(weapon: str) -> None:
    stage, elder, _ = drawing(weapon)
    assert not stage.offers(A, "play concealed-weapon plain", elder)
    other, elder, _ = drawing(weapon, "Bastard Sword")
    other.play(A, "play concealed-weapon plain", elder)
    assert other.options(A) == ["name bastard-sword"]


def test_concealed_weapon_does_not_look_at_the_strength_of_who_draws() -> None:
    stage, elder, _ = drawing("Bang Nakh -- Tiger's Claws", "Grow")
    stage.play(A, "play grow plain", elder)
    stage.play(A, "play concealed-weapon plain", elder)
    stage.play(A, "name bang-nakh-tigers-claws")
    assert stage.names(stage.table.on[elder]) == ["bang-nakh-tigers-claws"]


def test_concealed_weapon_needs_the_pool_and_what_the_weapon_requires() -> None:
    poor, elder, _ = drawing(".44 Magnum", pool=1)
    assert not poor.offers(A, "play concealed-weapon plain", elder)
    rich, elder, _ = drawing(".44 Magnum", "House Blade", pool=3)
    rich.play(A, "play concealed-weapon plain", elder)
    assert rich.options(A) == ["name 44-magnum"]  # the blade is not for a Ventrue


def test_concealed_weapon_only_before_range() -> None:
    stage, elder, _ = drawing(".44 Magnum")
    stage.skip("range", A)
    assert not stage.offers(A, "play concealed-weapon plain", elder)


def test_a_concealed_weapon_that_is_cancelled_leaves_the_weapon_in_hand() -> None:
    stage, elder, _ = drawing("Bastard Sword")
    stage.hand(B, "Direct Intervention")
    Stage.play(stage, A, "play concealed-weapon plain", elder)
    Stage.play(stage, A, "name bastard-sword")
    stage.skip("as-played", B)
    stage.play(B, "play direct-intervention plain -")
    sword = stage.table.in_hand(A, "bastard-sword")
    assert stage.zone(sword) == HAND
    assert stage.table.on[elder] == ()
    assert stage.table.may_see(B, ("card", sword))


@ruling("Equip/employ/recruit outside of an action", 2)
def test_the_same_card_may_still_be_played_for_an_equip_action() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Concealed Weapon", "Bastard Sword", "Bastard Sword")
    fight(stage, elder, rival)
    stage.play(A, "play concealed-weapon plain", elder)
    stage.play(A, "name bastard-sword")
    stage.skip()
    stage.table.tapped[elder] = False
    assert len(stage.table.on[elder]) == 1
    assert stage.offers(A, "play bastard-sword plain", elder)


@ruling("Equip/employ/recruit outside of an action", 4)
def test_the_weapon_is_not_played_and_nobody_could_cancel_it() -> None:
    stage, elder, _ = drawing("Bastard Sword")
    stage.hand(B, "Direct Intervention")
    stage.play(A, "play concealed-weapon plain", elder)
    stage.play(A, "name bastard-sword")
    stage.skip("range", A)
    assert [event.card for event in stage.told(CardPlayed)] == ["concealed-weapon"]
    assert len(stage.table.on[elder]) == 1


# Weighted Walking Stick


def stick(*hand: str) -> tuple[Armory, int, int, int]:
    """Elder fights Rival with a Weighted Walking Stick."""
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weighted Walking Stick", *hand)
    fight(stage, elder, rival)
    stage.play(A, "play weighted-walking-stick plain", elder)
    return stage, elder, rival, stage.table.on[elder][0]


def test_a_walking_stick_strikes_and_wears_out() -> None:
    stage, elder, rival, card = stick("Hold On", "Hold On")
    assert (stage.zone(card), stage.blood(card)) == (ON_CARD, 5)
    for counters in (3, 1):
        strikes(stage, stage.text("strike", card, "0"))
        stage.skip("press", A)
        assert stage.blood(card) == counters
        stage.play(A, "play hold-on plain", elder)
    strikes(stage, stage.text("strike", card, "0"))
    stage.skip()
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(rival) == 9 - 6
    assert stage.zone(rival) == READY


def test_a_walking_stick_wears_out_by_prevented_damage_and_by_aims_too() -> None:
    stage, elder, rival, card = stick("Target Vitals")
    stage.hand(B, "Skin of Rock")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    strikes(stage, stage.text("strike", card, "0"))
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - 2
    assert stage.blood(card) == 1


def test_a_strike_that_misses_does_not_wear_the_stick_out() -> None:
    stage, _, rival, card = stick()
    stage.hand(B, "Dodge")
    stage.skip("strike", A)
    strikes(stage, stage.text("strike", card, "0"), stage.text("play dodge plain", rival))
    stage.skip()
    assert stage.blood(card) == 5


@pytest.mark.parametrize("ghost", ["Elder", "Rival"])
def test_damage_that_becomes_nothing_does_not_wear_the_stick_out(ghost: str) -> None:
    stage, elder, rival, card = stick()
    stage.put_on(elder if ghost == "Elder" else rival, "Ex Nihilo")
    strikes(stage, stage.text("strike", card, "0"))
    stage.skip()
    assert stage.blood(rival) == 9
    assert stage.blood(card) == 5


def test_a_walking_stick_is_equipment_in_play_and_only_there() -> None:
    stage, elder, _, card = stick("Weighted Walking Stick")
    assert belongings.equipment(stage.table, elder) == [card]
    assert not stage.offers(A, "play weighted-walking-stick plain", elder)
    dealer = Armory()
    arms = dealer.ally(A, "Arms Dealer")
    dealer.hand(A, *["Lamp"] * 7)
    dealer.library(A, "Weighted Walking Stick", "Bastard Sword", "Lamp")
    dealer.play(A, "act", arms, arms, "0")
    dealer.skip("Search")
    assert dealer.options(A) == ["name bastard-sword", "done"]


def test_a_walking_stick_only_in_the_first_round() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weighted Walking Stick", "Hold On")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-range", A)
    assert not stage.offers(A, "play weighted-walking-stick plain", elder)


@ruling("Equip/employ/recruit outside of an action", 3, 5)
@pytest.mark.parametrize(("card", "cost"), [("Thrifty Smiths", 1), ("Thrifty Shoppers", 2)])
def test_a_drawn_weapon_is_cheaper_where_cards_are_but_not_where_actions_are(
    card: str, cost: int
) -> None:
    stage = Stage(2, extra=(*PEOPLE, *CHEAP))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.permanent(A, card)
    stage.hand(A, "Concealed Weapon", "Bone Knife", "Bone Knife")
    fight(stage, elder, rival)
    stage.play(A, "play concealed-weapon plain", elder)
    stage.play(A, "name bone-knife")
    stage.skip("range", A)
    assert stage.blood(elder) == 10 - cost
    stage.skip()
    pupil = stage.vampire(A, "Pupil")
    stage.play(A, "play bone-knife plain", pupil)
    stage.resolve()
    assert stage.blood(pupil) == 5 - 1  # an equip action is cheaper either way
