"""Tests of combat cards that require no discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import TORPOR
from conclave.testing import rule

# Dodge


@rule("VTES-1.6.1-13", "VTES-6.4.5-16")
@pytest.mark.parametrize(
    ("card", "window"), [("dodge", "strike"), ("fake-out", "range"), ("lucky-blow", "strike")]
)
def test_some_combat_cards_are_replaced_after_combat(card: str, window: str) -> None:
    stage = PeopleStage()
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


# Fake Out


@rule("VTES-6.4.2-06")
def test_fake_out_is_no_strike_and_dodge_no_maneuver() -> None:
    stage = PeopleStage()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(A, "Dodge", "Fake Out", "Fake Out")
    fight(stage, thug, rival)
    assert offered_modes(stage, A, "dodge") == offered_modes(stage, A, "fake-out") == []
    stage.skip("range", A)
    assert offered_modes(stage, A, "dodge") == []
    stage.play(A, "play fake-out plain", thug)
    assert stage.decider == B  # nobody maneuvers twice in succession
    stage.skip("strike", A)
    assert offered_modes(stage, A, "fake-out") == []
    assert offered_modes(stage, A, "dodge") == ["plain"]


# Lucky Blow


@ruling("Lucky Blow", 1)
def test_lucky_blow_goes_with_no_other_strike_card() -> None:
    stage, elder, rival = duel("Lucky Blow", "Slam", "Undead Strength")
    stage.skip("strike", A)
    stage.play(A, "play lucky-blow plain", elder)
    assert not stage.offers(A, "play slam pot", elder)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - 2
    assert stage.names(stage.table.hand[A]) == ["slam", "undead-strength"]


# Taste of Vitae


def test_taste_of_vitae_gains_what_the_opponent_lost_to_damage() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Vitae", "Taste of Vitae", "Undead Strength", "Pursuit")
    stage.hand(B, "Skin of Rock")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.skip("additional-strikes", A)
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("end-of-round", A)
    assert (stage.blood(elder), stage.blood(rival)) == (2, 6)
    stage.play(A, "play taste-of-vitae plain", elder)
    assert stage.blood(elder) == 5
    assert offered_modes(stage, A, "taste-of-vitae") == []


def test_taste_of_vitae_when_the_opponent_goes_to_torpor() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival", 2)
    stage.hand(A, "Taste of Vitae", "Undead Strength")
    stage.hand(B, "Taste of Vitae")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("end-of-round")
    assert stage.zone(rival) == TORPOR
    assert stage.decider == A
    stage.play(A, "play taste-of-vitae plain", elder)
    assert stage.blood(elder) == 4
    stage.skip()
    assert stage.names(stage.table.hand[B]) == ["taste-of-vitae"]


def test_taste_of_vitae_needs_damage_and_a_vampire() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Vitae", "Theft of Vitae")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play theft-of-vitae THA", elder))
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "taste-of-vitae") == []
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder", 3), stage.ally(B, "Thug")
    stage.hand(A, "Taste of Vitae")
    fight(stage, elder, thug)
    stage.skip("end-of-round", A)
    assert stage.blood(thug) == 2
    assert offered_modes(stage, A, "taste-of-vitae") == []
