"""Combat cards that need no discipline: Haymaker, Target Vitals, Taste of Vitae and others."""

from __future__ import annotations

import pytest
from games.vtes.cards.armory import Armory
from games.vtes.cards.people import Salon, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.words import TORPOR
from conclave.testing import rule

# Haymaker


def hay(*hand: str) -> tuple[Armory, int, int]:
    """Elder may play a Haymaker against Rival."""
    stage = Armory()
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
    strikes(stage, "strike bound")
    assert stage.decider == A
    stage.play(A, "pass")  # the fist of Rival lands before the haymaker
    assert stage.blood(elder) == 9
    assert stage.blood(rival) == 1
    stage.skip()
    assert stage.zone(rival) == TORPOR


def test_whoever_falls_by_the_first_strike_does_not_land_the_haymaker() -> None:
    stage, elder, rival = hay()
    stage.table.blood[elder] = 0
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    strikes(stage, "strike bound")
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
    strikes(stage, "strike bound")
    stage.skip("additional-strikes", A)
    assert (stage.blood(elder), stage.blood(rival)) == (0, 7)
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("additional-strikes", B)
    stage.play(B, "play pursuit CEL", rival)
    strikes(stage)
    stage.skip()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(rival) == 6


def test_the_one_who_inflicts_more_gets_a_press() -> None:
    stage, elder, rival = hay()
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    strikes(stage, "strike bound")
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
    strikes(stage, "strike bound", stage.text("strike", sword, "0"))
    stage.skip("press", A)
    assert not stage.offers(A, "press")
    stage.play(A, "pass")
    assert stage.offers(B, "press")
    even, elder, rival = hay()
    cudgel = even.put_on(rival, "Cudgel")
    even.skip("before-strikes", A)
    even.play(A, "play haymaker plain", elder)
    strikes(even, "strike bound", even.text("strike", cudgel, "0"))
    even.skip("press", A)
    assert not even.offers(A, "press")
    even.play(A, "pass")
    assert not even.offers(B, "press")


def test_prevented_damage_is_not_inflicted() -> None:
    stage, elder, rival = hay()
    stage.hand(B, "Skin of Steel")
    stage.skip("before-strikes", A)
    stage.play(A, "play haymaker plain", elder)
    strikes(stage, "strike bound")
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
    strikes(stage, "strike bound")
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 8  # the second aggravated point


# Target Vitals


def aiming(*hand: str, theirs: tuple[str, ...] = ()) -> tuple[Armory, int, int]:
    """Elder, about to strike, has Target Vitals in hand."""
    stage = Armory()
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


def test_what_target_vitals_adds_may_be_prevented_too() -> None:
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
    strikes(stage)
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
    strikes(stage, "strike bound")
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
def test_what_an_aim_adds_is_of_the_same_kind() -> None:
    stage, elder, rival = aiming("Talons")
    stage.play(A, "play talons plain", elder)
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    strikes(stage)
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9 - 2  # three aggravated points: the first wounds him


@ruling("Target Vitals", 4)
def test_an_aim_with_a_dodge_is_of_no_effect() -> None:
    stage, elder, rival = aiming("Dodge")
    stage.skip("strike", A)
    stage.play(A, "play target-vitals plain", elder)
    assert stage.offers(A, "play dodge plain", elder)
    strikes(stage, stage.text("play dodge plain", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Combat


@rule("VTES-1.6.1-13", "VTES-6.4.5-16")
@pytest.mark.parametrize(
    ("card", "window"), [("dodge", "strike"), ("fake-out", "range"), ("lucky-blow", "strike")]
)
def test_some_combat_cards_are_replaced_after_combat(card: str, window: str) -> None:
    stage = Salon()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(A, card, *["Deny"] * 6)
    stage.library(A, "Slam", "Blur")
    fight(stage, thug, rival)
    stage.skip(window, A)
    stage.play(A, f"play {card} plain", thug)
    stage.skip("press", A)
    assert stage.names(stage.table.hand[A]) == ["deny"] * 6
    assert is_long(stage.table) == (card == "fake-out")
    lucky = card == "lucky-blow"
    assert (stage.blood(thug), stage.blood(rival)) == (2 if lucky else 3, 7 if lucky else 9)
    stage.skip()
    assert stage.names(stage.table.hand[A]) == [*["deny"] * 6, "slam"]


@rule("VTES-6.4.2-06")
def test_fake_out_is_no_strike_and_dodge_no_maneuver() -> None:
    stage = Salon()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(A, "Dodge", "Fake Out", "Fake Out")
    fight(stage, thug, rival)
    assert modes(stage, A, "dodge") == modes(stage, A, "fake-out") == []
    stage.skip("range", A)
    assert modes(stage, A, "dodge") == []
    stage.play(A, "play fake-out plain", thug)
    assert stage.decider == B  # nobody maneuvers twice in succession
    stage.skip("strike", A)
    assert modes(stage, A, "fake-out") == []
    assert modes(stage, A, "dodge") == ["plain"]


def test_taste_of_vitae_gains_what_the_opponent_lost_to_damage() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Vitae", "Taste of Vitae", "Undead Strength", "Pursuit")
    stage.hand(B, "Skin of Rock")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.skip("additional-strikes", A)
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("end-of-round", A)
    assert (stage.blood(elder), stage.blood(rival)) == (2, 6)
    stage.play(A, "play taste-of-vitae plain", elder)
    assert stage.blood(elder) == 5
    assert modes(stage, A, "taste-of-vitae") == []


def test_taste_of_vitae_when_the_opponent_goes_to_torpor() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival", 2)
    stage.hand(A, "Taste of Vitae", "Undead Strength")
    stage.hand(B, "Taste of Vitae")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("end-of-round")
    assert stage.zone(rival) == TORPOR
    assert stage.decider == A
    stage.play(A, "play taste-of-vitae plain", elder)
    assert stage.blood(elder) == 4
    stage.skip()
    assert stage.names(stage.table.hand[B]) == ["taste-of-vitae"]


def test_taste_of_vitae_needs_damage_and_a_vampire() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Vitae", "Theft of Vitae")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play theft-of-vitae THA", elder))
    stage.skip("end-of-round", A)
    assert modes(stage, A, "taste-of-vitae") == []
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder", 3), stage.ally(B, "Thug")
    stage.hand(A, "Taste of Vitae")
    fight(stage, elder, thug)
    stage.skip("end-of-round", A)
    assert stage.blood(thug) == 2
    assert modes(stage, A, "taste-of-vitae") == []
