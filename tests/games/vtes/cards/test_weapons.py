"""Melee weapons that do more than strike: a blade that parries, an axe of cold iron."""

from __future__ import annotations

import pytest
from games.vtes.cards.armory import Armory
from games.vtes.cards.people import fight, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.reading import belongings
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.games.vtes.rules.words import TORPOR
from conclave.testing import rule

# Bundi


def test_bundi_is_a_hand_strike_and_parries_melee_weapons() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    fight(stage, elder, rival)
    strikes(stage, stage.text("strike", bundi, "0"), stage.text("strike", cudgel, "0"))
    assert stage.window == "damage"
    stage.play(A, "use", bundi, "0")
    assert not stage.offers(A, "use", bundi, "0")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 7)


def test_bundi_parries_each_melee_strike_but_no_fists_and_no_guns() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    gun = stage.put_on(rival, "Desert Eagle")
    stage.hand(B, "Blur")
    fight(stage, elder, rival)
    strikes(stage, "strike hand", stage.text("strike", cudgel, "0"))
    stage.play(A, "use", bundi, "0")
    stage.skip("additional-strikes", B)
    stage.play(B, "play blur CEL", rival)
    stage.skip("strike", B)
    stage.play(B, "strike", cudgel, "0")
    assert stage.offers(A, "use", bundi, "0")
    stage.skip("strike", B)
    stage.play(B, "strike", gun, "0")
    assert stage.window == "damage"
    assert not stage.offers(A, "use", bundi, "0")
    stage.skip()
    assert stage.blood(elder) == 10 - 1 - 2 - 2


def test_bundi_does_not_parry_a_fist() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi = stage.put_on(elder, "Bundi")
    fight(stage, elder, rival)
    strikes(stage)
    assert stage.window == "damage"
    assert not stage.offers(A, "use", bundi, "0")


@ruling("Bundi", 1)
def test_who_parries_with_a_bundi_need_not_strike_with_it() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    stage.hand(A, "Blur")
    fight(stage, elder, rival)
    strikes(stage, "strike hand", stage.text("strike", cudgel, "0"))
    stage.play(A, "use", bundi, "0")
    stage.skip("additional-strikes", A)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    stage.play(A, "play blur cel", elder)
    stage.skip("strike", A)
    assert stage.offers(A, "strike hand")
    assert stage.offers(A, "strike", bundi, "0")


@ruling("Bundi", 2, 3)
def test_what_makes_hands_deadly_makes_a_bundi_so() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi = stage.put_on(elder, "Bundi")
    stage.hand(A, "Talons", "Grow")
    fight(stage, elder, rival)
    stage.play(A, "play talons plain", elder)
    stage.play(A, "play grow plain", elder)
    strikes(stage, stage.text("strike", bundi, "0"))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9 - 2  # three aggravated points: the first wounds him


@ruling("Bundi", 4)
@ruling("Brute Force", 1)
@pytest.mark.parametrize(("mode", "damage"), [("pot", 1 + 1 + 2), ("POT", 1 + 1 + 3)])
def test_bundi_is_a_melee_weapon_for_brute_force_even_in_a_grapple(mode: str, damage: int) -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(elder, "Cudgel")
    stage.hand(A, "Brute Force", "Slam")
    stage.hand(B, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("before-strikes", B)
    stage.play(B, "play immortal-grapple pot", rival)
    stage.skip("strike", A)
    assert stage.offers(A, "strike", bundi, "0")
    assert not stage.offers(A, "strike", cudgel, "0")
    stage.play(A, f"play brute-force {mode}", elder)
    assert stage.options(A) == ["strike hand", stage.text("target", bundi)]
    stage.play(A, "target", bundi)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - damage


@ruling("Bundi", 4)
def test_bundi_is_not_for_a_card_that_is_a_hand_strike_alone() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Bundi")
    stage.hand(A, "Slam")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play slam pot", elder)
    assert stage.decider == B


# Joumlon's Axe


def test_joumlons_axe_strikes_for_one_more() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe = stage.put_on(elder, "Joumlon's Axe")
    fight(stage, elder, rival)
    strikes(stage, stage.text("strike", axe, "0"))
    stage.skip()
    assert stage.blood(rival) == 7


@rule("VTES-11-22")
def test_joumlons_axe_is_of_cold_iron() -> None:
    stage = Armory()
    kiasyd = next(
        card
        for card in stage.table.cards.crypt
        if "vulnerability:cold-iron" in card.traits and card.capacity > 3
    )
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, kiasyd.name)
    axe = stage.put_on(elder, "Joumlon's Axe")
    fight(stage, elder, victim)
    strikes(stage, stage.text("strike", axe, "0"))
    stage.skip()
    assert stage.zone(victim) == TORPOR


def grappled(stage: Armory) -> tuple[int, int, int]:
    """Elder grapples Rival, who has Joumlon's Axe, and could cancel that now."""
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe = stage.put_on(rival, "Joumlon's Axe")
    stage.hand(A, "Immortal Grapple", "Hold On", "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED and stage.decider != B:
        Stage.play(stage, stage.decider, "pass")
    return elder, rival, axe


def test_joumlons_axe_cancels_a_grapple_and_must_be_struck_with() -> None:
    stage = Armory()
    elder, rival, axe = grappled(stage)
    stage.play(B, "use", axe, "0")
    assert stage.names(stage.table.ash[A]) == ["immortal-grapple"]
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert stage.options(B) == ["strike bound"]
    stage.play(B, "strike bound")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (8, 8)


def test_joumlons_axe_cancels_once_each_combat() -> None:
    stage = Armory()
    elder, _, axe = grappled(stage)
    stage.play(B, "use", axe, "0")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED:
        assert not stage.offers(stage.decider, "use", axe, "0")
        Stage.play(stage, stage.decider, "pass")
    assert len(stage.told(CardPlayed)) == 3


def test_joumlons_axe_cancels_nothing_for_who_is_bound_to_another_strike() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe, gun = stage.put_on(rival, "Joumlon's Axe"), stage.put_on(rival, ".44 Magnum")
    goggles = stage.put_on(elder, "IR Goggles")
    stage.hand(A, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "maneuver", gun, "0")
    stage.play(A, "use", goggles, "0")
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED:
        assert not stage.offers(stage.decider, "use", axe, "0")
        Stage.play(stage, stage.decider, "pass")
    assert belongings.equipment(stage.table, rival) == [axe, gun]


def test_joumlons_axe_cancels_nothing_that_another_minion_or_its_bearer_plays() -> None:
    stage = Armory()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe = stage.put_on(elder, "Joumlon's Axe")
    other = stage.put_on(stage.vampire(B, "Pupil"), "Joumlon's Axe")
    stage.hand(A, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED:
        assert not stage.offers(A, "use", axe, "0")
        assert not stage.offers(B, "use", other, "0")
        Stage.play(stage, stage.decider, "pass")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", axe, "0")  # the grapple stands
