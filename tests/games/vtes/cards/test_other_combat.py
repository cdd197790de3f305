"""Tests of combat cards that require no discipline, with special effects."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel_with_kurt, rounds_begun
from games.vtes.cards.people import PEOPLE, PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    EQUIPMENT,
    HAND,
    MASTER,
    MELEE,
    ON_CARD,
    READY,
    TORPOR,
    WEAPON,
)
from conclave.games.vtes.rules.events.combat import Pressed
from conclave.games.vtes.rules.events.piles import Showed
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire
from conclave.testing import rule

# Trap


def test_trap_holds_both_for_as_long_as_cards_are_played() -> None:
    stage, kurt, _ = duel_with_kurt("Trap")
    stage.play(A, "play", "trap", "plain", kurt)
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1, 2, 3, 4]
    assert stage.events_of(Pressed) == []


def test_trap_continues_after_another_card() -> None:
    stage, kurt, rival = duel_with_kurt("Trap", opposing_hand=("Sidestep",))
    stage.play(A, "play", "trap", "plain", kurt)
    while rounds_begun(stage) != [1, 2]:
        stage.do_minimum()
    stage.skip("strike", B)
    stage.play(B, "play", "sidestep", "plain", rival)
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1, 2, 3, 4, 5]


def test_trap_is_for_the_beginning_of_the_first_round() -> None:
    stage, kurt, _ = duel_with_kurt("Trap", "Hold On")
    assert offered_modes(stage, A, "trap") == ["plain"]
    stage.skip("PressStep", A)
    assert offered_modes(stage, A, "trap") == []
    stage.play(A, "play", "hold-on", "plain", kurt)
    stage.skip("before-range", A)
    assert rounds_begun(stage) == [1, 2]
    assert offered_modes(stage, A, "trap") == []


@ruling("Trap", 1)
def test_trap_holds_him_who_may_not_press_himself() -> None:
    stage, kurt, _ = duel_with_kurt("Dazed", "Trap")
    stage.play(A, "play", "dazed", "plain", kurt)
    stage.play(A, "play", "trap", "plain", kurt)
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1, 2, 3, 4]


@ruling("Automatic environmental press", 1)
def test_trap_presses_before_anybody_and_either_may_press_to_end() -> None:
    stage, kurt, rival = duel_with_kurt("Trap", "Hold Fast", "Hold On", opposing_hand=("Hold On",))
    stage.play(A, "play", "trap", "plain", kurt)
    stage.skip("PressStep", A)
    assert offered_modes(stage, A, "hold-fast") == []
    assert offered_modes(stage, A, "hold-on") == ["plain"]
    stage.skip("PressStep", B)
    stage.play(B, "play", "hold-on", "plain", rival)
    assert [event.purpose for event in stage.events_of(Pressed)] == ["end"]
    assert offered_modes(stage, A, "hold-fast") == ["plain"]
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1]


# Boxed In


def test_boxed_in_is_a_press_that_is_replaced_after_combat() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Boxed In", *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    stage.hand(B, "Boxed In")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play boxed-in plain", elder)
    assert len(stage.table.hand[A]) == 6
    stage.play(B, "play boxed-in plain", rival)  # which ends it again
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1]
    assert len(stage.table.hand[A]) == 7


# Dead-End Alley


def test_dead_end_alley_only_continues() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Dead-End Alley")
    stage.hand(B, "Dead-End Alley", "Boxed In")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play dead-end-alley plain", elder)
    assert offered_modes(stage, B, "boxed-in") == ["plain"]
    assert offered_modes(stage, B, "dead-end-alley") == []
    stage.skip("before-range", A)
    assert rounds_begun(stage) == [1, 2]


# Raking Talons


STONE = Vampire("Stone", "gargoyle", 1, 5, "", "independent")


def test_raking_talons_are_a_gargoyles_for_a_combat() -> None:
    stage = PeopleStage(2, STONE)
    stone, rival = stage.vampire(A, "Stone"), stage.vampire(B, "Rival")
    stage.hand(A, "Raking Talons", "Raking Talons")
    fight(stage, stone, rival)
    stage.play(A, "play raking-talons plain", stone)
    assert offered_modes(stage, A, "raking-talons") == []
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    stage = PeopleStage(2, STONE)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Raking Talons")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "raking-talons") == []


# Concealed Weapon


CHEAP = (
    Card("Bone Knife", EQUIPMENT, WEAPON, MELEE, cost=Blood(2), grants=Weapon(Strike(damage=2))),
    Card("Thrifty Smiths", MASTER, grants=ChangesCost(-1, types=(EQUIPMENT,), who=f.VAMPIRE)),
    Card("Thrifty Shoppers", MASTER, grants=ChangesCost(-1, kinds=("equip",), who=f.VAMPIRE)),
)


def drawing(*weapons: str, pool: int = 30) -> tuple[CombatStage, int, int]:
    """Elder, with weapons and a Concealed Weapon in hand, fights Rival."""
    stage = CombatStage()
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
    assert [event.card for event in stage.events_of(Showed)] == ["44-magnum"]
    stage.skip("range", A)
    gun = stage.table.attached[elder][0]
    assert stage.names((gun,)) == ["44-magnum"]
    assert stage.table.pool[A] == 28
    assert stage.names(stage.table.hand[A]) == ["bastard-sword"]
    stage.play(A, "maneuver", gun, "0")
    choose_strikes(stage, "strike bound")
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
    assert stage.names(stage.table.attached[elder]) == ["bang-nakh-tigers-claws"]


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
    assert stage.table.attached[elder] == ()
    assert stage.table.may_see(B, ("card", sword))


@ruling("Equip/employ/recruit outside of an action", 2)
def test_the_same_card_may_still_be_played_for_an_equip_action() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Concealed Weapon", "Bastard Sword", "Bastard Sword")
    fight(stage, elder, rival)
    stage.play(A, "play concealed-weapon plain", elder)
    stage.play(A, "name bastard-sword")
    stage.skip()
    stage.table.tapped[elder] = False
    assert len(stage.table.attached[elder]) == 1
    assert stage.offers(A, "play bastard-sword plain", elder)


@ruling("Equip/employ/recruit outside of an action", 4)
def test_the_weapon_is_not_played_and_nobody_could_cancel_it() -> None:
    stage, elder, _ = drawing("Bastard Sword")
    stage.hand(B, "Direct Intervention")
    stage.play(A, "play concealed-weapon plain", elder)
    stage.play(A, "name bastard-sword")
    stage.skip("range", A)
    assert [event.card for event in stage.events_of(CardPlayed)] == ["concealed-weapon"]
    assert len(stage.table.attached[elder]) == 1


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


# Haymaker


def hay(*hand: str) -> tuple[CombatStage, int, int]:
    """Elder may play a Haymaker against Rival."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Haymaker", *hand)
    fight(stage, elder, rival)
    return stage, elder, rival


def test_haymaker_is_a_hand_strike_and_the_other_strikes_first() -> None:
    stage, elder, rival = hay()
    stage.table.blood[rival] = 1
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]
    choose_strikes(stage, "strike bound")
    assert stage.decider == A
    stage.play(A, "pass")  # the fist of Rival lands before the haymaker
    assert stage.blood(elder) == 9
    assert stage.blood(rival) == 1
    stage.skip()
    assert stage.zone(rival) == TORPOR


def test_a_minion_felled_by_the_first_strike_does_not_land_the_haymaker() -> None:
    stage, elder, rival = hay()
    stage.table.blood[elder] = 0
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    choose_strikes(stage, "strike bound")
    stage.skip()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(rival) == 9


def test_only_the_first_strike_against_a_haymaker_comes_first() -> None:
    """Additional strikes land together: Elder falls to Rival's, and hits him all the same."""
    stage, elder, rival = hay("Pursuit")
    stage.hand(B, "Pursuit")
    stage.table.blood[elder] = 1
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    choose_strikes(stage, "strike bound")
    stage.skip("additional-strikes", A)
    assert (stage.blood(elder), stage.blood(rival)) == (0, 7)
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("additional-strikes", B)
    stage.play(B, "play pursuit CEL", rival)
    choose_strikes(stage)
    stage.skip()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(rival) == 6


def test_the_one_who_inflicts_more_gets_a_press() -> None:
    stage, elder, rival = hay()
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    choose_strikes(stage, "strike bound")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 7)
    assert stage.offers(A, "press")
    stage.play(A, "press")
    assert stage.window == "press"
    assert not stage.offers(B, "press")


def test_the_opponent_gets_the_press_if_he_inflicts_more_and_nobody_if_it_is_even() -> None:
    stage, elder, rival = hay()
    sword = stage.put_on(rival, "Gas-Powered Chainsaw")
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    choose_strikes(stage, "strike bound", stage.text("strike", sword, "0"))
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    stage.play(A, "pass")
    assert stage.offers(B, "press")
    even, elder, rival = hay()
    cudgel = even.put_on(rival, "Cudgel")
    even.skip("before-strikes", A)
    even.play(A, "play haymaker plain", elder)
    choose_strikes(even, "strike bound", even.text("strike", cudgel, "0"))
    even.skip("press", A)
    assert not even.offers(A, "press")
    even.play(A, "pass")
    assert not even.offers(B, "press")


def test_prevented_damage_is_not_inflicted() -> None:
    stage, elder, rival = hay()
    stage.hand(B, "Skin of Steel")
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    choose_strikes(stage, "strike bound")
    stage.skip("damage", B)
    stage.play(B, "play skin-of-steel for", rival)
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    stage.play(A, "pass")
    assert stage.offers(B, "press")


def test_no_haymaker_in_two_rounds_in_succession_but_in_every_other() -> None:
    stage, elder, _ = hay("Haymaker", "Haymaker", "Hold On", "Hold On")
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    assert not stage.offers(A, "play haymaker plain", elder)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-strikes", A)
    assert not stage.offers(A, "play haymaker plain", elder)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-strikes", A)
    assert stage.offers(A, "play haymaker plain", elder)


def test_no_haymaker_at_long_range_or_by_who_is_bound_to_another_strike() -> None:
    stage, elder, _ = hay("Fake Out")
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("before-strikes", A)
    assert not stage.offers(A, "play haymaker plain", elder)
    bound, elder, rival = hay()
    gun = bound.put_on(elder, ".44 Magnum")
    goggles = bound.put_on(rival, "IR Goggles")
    bound.skip("range", A)
    bound.play(A, "maneuver", gun, "0")
    bound.play(B, "use", goggles, "0")
    bound.skip("before-strikes", A)
    assert not bound.offers(A, "play haymaker plain", elder)


@ruling("Haymaker", 1)
def test_all_of_a_haymaker_with_deadly_hands_is_aggravated() -> None:
    stage, elder, rival = hay("Talons")
    stage.play(A, "play talons plain", elder)
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    choose_strikes(stage, "strike bound")
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 8  # the second aggravated point


# Target Vitals


def aiming(*hand: str, theirs: tuple[str, ...] = ()) -> tuple[CombatStage, int, int]:
    """Elder, about to strike, has Target Vitals in hand."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Target Vitals", *hand)
    stage.hand(B, *theirs)
    fight(stage, elder, rival)
    return stage, elder, rival


def test_target_vitals_adds_damage_and_keeps_from_pressing() -> None:
    stage, elder, rival = aiming(theirs=("Hold On",))
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("press", B)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 6)
    assert not stage.offers(B, "play hold-on plain", rival)
    other, elder, rival = aiming(theirs=("Hold On",))
    other.skip("press", B)
    assert other.offers(B, "play hold-on plain", rival)


def test_target_vitals_does_nothing_if_all_damage_is_prevented() -> None:
    stage, elder, rival = aiming(theirs=("Skin of Rock", "Hold On"))
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    assert stage.options(B) == ["discard skin-of-rock", "discard hold-on", "done"]
    stage.play(B, "done")
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.skip("press", B)
    assert stage.blood(rival) == 9
    assert stage.offers(B, "play hold-on plain", rival)


def test_the_damage_of_target_vitals_may_be_prevented_too() -> None:
    stage, elder, rival = aiming(theirs=("Skin of Rock", "Lamp"))
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    assert stage.options(B) == ["done"]
    stage.play(B, "done")
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("damage", B)
    stage.play(B, "pass")
    assert stage.window == "damage"
    stage.play(B, "play skin-of-rock FOR", rival)
    stage.skip()
    assert stage.blood(rival) == 9 - 3 + 2


def test_target_vitals_is_cancelled_by_two_combat_cards() -> None:
    stage, elder, rival = aiming(theirs=("Hold On", "Talons", "Lamp", "Grow"))
    stage.library(B, "Lamp", "Lamp")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    assert stage.options(B) == ["discard hold-on", "discard talons", "discard grow", "done"]
    stage.play(B, "discard talons")
    assert stage.options(B) == ["discard hold-on", "discard grow"]
    stage.play(B, "discard grow")
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("press", B)
    assert stage.blood(rival) == 8
    assert stage.offers(B, "play hold-on plain", rival)
    assert sorted(stage.names(stage.table.hand[B])) == ["hold-on", "lamp", "lamp", "lamp"]


def test_one_combat_card_is_not_enough_and_an_empty_hand_is_not_asked() -> None:
    stage, elder, _ = aiming(theirs=("Hold On", "Lamp"))
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    assert stage.options(B) == ["done"]
    empty, elder, _ = aiming(theirs=("Hold On",))
    empty.skip("strike", A)
    empty.play(A, "play target-vitals plain", elder)
    assert empty.decider == A
    assert empty.offers(A, "strike hand")


def test_only_one_aim_for_each_strike() -> None:
    stage, elder, _ = aiming("Target Vitals", "Blur")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    assert not stage.offers(A, "play target-vitals plain", elder)
    choose_strikes(stage)
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", elder)
    stage.skip("strike", A)
    assert stage.offers(A, "play target-vitals plain", elder)


@ruling("Target Vitals", 1)
def test_an_aim_for_a_strike_to_which_a_minion_is_bound() -> None:
    stage, elder, rival = aiming("Thrown Gate", "Slam")
    stage.skip("range", A)
    stage.play(A, "play thrown-gate pot", elder)
    assert not stage.offers(A, "play target-vitals plain", elder)
    stage.skip("strike", A)
    assert stage.options(A) == [
        "strike bound",
        stage.text("play target-vitals plain", elder),
    ]
    stage.play(A, "play target-vitals plain", elder)
    choose_strikes(stage, "strike bound")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 6)


@ruling("Target Vitals", 1)
def test_no_aim_for_a_bound_strike_that_cannot_be_made_any_more() -> None:
    stage, elder, rival = aiming("Thrown Gate", theirs=("Immortal Grapple", "Fake Out"))
    stage.skip("range", A)
    stage.play(A, "play thrown-gate pot", elder)
    stage.play(B, "play fake-out plain", rival)
    stage.skip("before-strikes", B)
    stage.play(B, "play immortal-grapple pot", rival)
    stage.skip("strike")
    assert stage.decider == B  # he has no strike


@ruling("Target Vitals", 2)
def test_the_damage_of_an_aim_is_of_the_same_kind() -> None:
    stage, elder, rival = aiming("Talons")
    stage.play(A, "play talons plain", elder)
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    choose_strikes(stage)
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9 - 2  # three aggravated points: the first wounds him


@ruling("Target Vitals", 3)
def test_what_an_aim_costs_is_paid_even_if_it_is_cancelled() -> None:
    stage, elder, rival = aiming(theirs=("Terror Frenzy", "Hold On", "Grow"))
    stage.skip("before-range", B)
    stage.play(B, "play terror-frenzy ANI", rival)
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    stage.play(B, "discard hold-on")
    stage.play(B, "discard grow")
    assert stage.blood(elder) == 9
    choose_strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - 1  # he paid for the frenzy, and is hurt by the hand alone


@ruling("Target Vitals", 4)
def test_an_aim_with_a_dodge_is_of_no_effect() -> None:
    stage, elder, rival = aiming("Dodge")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    assert stage.offers(A, "play dodge plain", elder)
    choose_strikes(stage, stage.text("play dodge plain", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Weighted Walking Stick


def stick(*hand: str) -> tuple[CombatStage, int, int, int]:
    """Elder fights Rival with a Weighted Walking Stick."""
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weighted Walking Stick", *hand)
    fight(stage, elder, rival)
    stage.play(A, "play weighted-walking-stick plain", elder)
    return stage, elder, rival, stage.table.attached[elder][0]


def test_a_walking_stick_strikes_and_wears_out() -> None:
    stage, elder, rival, card = stick("Hold On", "Hold On")
    assert (stage.zone(card), stage.blood(card)) == (ON_CARD, 5)
    for counters in (3, 1):
        choose_strikes(stage, stage.text("strike", card, "0"))
        stage.skip("press", A)
        assert stage.blood(card) == counters
        stage.play(A, "play hold-on plain", elder)
    choose_strikes(stage, stage.text("strike", card, "0"))
    stage.skip()
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(rival) == 9 - 6
    assert stage.zone(rival) == READY


def test_a_walking_stick_wears_out_by_prevented_damage_and_by_aims_too() -> None:
    stage, elder, rival, card = stick("Target Vitals")
    stage.hand(B, "Skin of Rock")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    choose_strikes(stage, stage.text("strike", card, "0"))
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - 2
    assert stage.blood(card) == 1


def test_a_strike_that_misses_does_not_wear_the_stick_out() -> None:
    stage, _, rival, card = stick()
    stage.hand(B, "Dodge")
    stage.skip("strike", A)
    choose_strikes(stage, stage.text("strike", card, "0"), stage.text("play dodge plain", rival))
    stage.skip()
    assert stage.blood(card) == 5


@pytest.mark.parametrize("ghost", ["Elder", "Rival"])
def test_damage_that_becomes_nothing_does_not_wear_the_stick_out(ghost: str) -> None:
    stage, elder, rival, card = stick()
    stage.put_on(elder if ghost == "Elder" else rival, "Ex Nihilo")
    choose_strikes(stage, stage.text("strike", card, "0"))
    stage.skip()
    assert stage.blood(rival) == 9
    assert stage.blood(card) == 5


def test_a_walking_stick_is_equipment_in_play_and_only_there() -> None:
    stage, elder, _, card = stick("Weighted Walking Stick")
    assert belongings.equipment(stage.table, elder) == [card]
    assert not stage.offers(A, "play weighted-walking-stick plain", elder)
    dealer = CombatStage()
    arms = dealer.ally(A, "Arms Dealer")
    dealer.hand(A, *["Lamp"] * 7)
    dealer.library(A, "Weighted Walking Stick", "Bastard Sword", "Lamp")
    dealer.play(A, "act", arms, arms, "0")
    dealer.skip("Search")
    assert dealer.options(A) == ["name bastard-sword", "done"]


def test_a_walking_stick_only_in_the_first_round() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Weighted Walking Stick", "Hold On")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-range", A)
    assert not stage.offers(A, "play weighted-walking-stick plain", elder)
