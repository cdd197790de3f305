"""Tests of Flesh of Marble."""

from __future__ import annotations

import json

import pytest
from games.vtes.cards.combats import CombatStage, duel, duel_with_kurt
from games.vtes.cards.people import choose_strikes, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.contract import VtesPosition

# Flesh of Marble


def marble(level: str, *opposing: str) -> tuple[CombatStage, int, int]:
    """Rival, with these cards, fights Elder, whose flesh is marble."""
    stage, elder, rival = duel("Flesh of Marble", "Hold On", opposing_hand=opposing)
    stage.play(A, f"play flesh-of-marble {level}", elder)
    return stage, elder, rival


@pytest.mark.parametrize("level", ["pro", "PRO"])
def test_flesh_of_marble_takes_one_damage_each_round(level: str) -> None:
    stage, elder, rival = marble(level, "Swift Blow", "Swift Blow")
    stage.skip("strike", B)
    stage.play(B, "play swift-blow plain", rival)
    stage.skip("press", A)
    assert stage.blood(elder) == 10 - 1
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", B)
    stage.play(B, "play swift-blow plain", rival)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 2


@pytest.mark.parametrize("level", ["pro", "PRO"])
def test_a_combat_with_flesh_of_marble_can_be_stored(level: str) -> None:
    stage, elder, rival = marble(level, "Swift Blow")
    stage.skip("strike", B)
    stage.play(B, "play swift-blow plain", rival)
    loaded = stage.table.game.load(json.loads(json.dumps(stage.table.save())))
    assert loaded.digest() == stage.table.digest()
    assert isinstance(loaded, VtesPosition)
    stage.table = loaded
    stage.table = loaded
    stage.skip("press", A)
    assert stage.blood(elder) == 10 - 1


def test_further_strikes_in_the_round_do_nothing() -> None:
    stage, elder, rival = marble("pro", "Flurry")
    choose_strikes(stage)
    stage.skip("additional-strikes", B)
    stage.play(B, "play flurry plain", rival)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 1


@pytest.mark.parametrize(("level", "zone"), [("pro", TORPOR), ("PRO", TORPOR)])
def test_the_first_point_may_be_aggravated(level: str, zone: int) -> None:
    stage, elder, rival = marble(level, "Talons", "Grow")
    stage.skip("before-range", B)
    stage.play(B, "play talons plain", rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == zone
    assert stage.blood(elder) == 10


@pytest.mark.parametrize(("level", "left"), [("pro", 9), ("PRO", 10)])
def test_more_aggravated_damage_is_prevented_at_superior_alone(level: str, left: int) -> None:
    stage, elder, rival = marble(level, "Talons", "Grow")
    stage.skip("before-range", B)
    stage.play(B, "play talons plain", rival)
    stage.skip("before-range", B)
    stage.play(B, "play grow plain", rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.blood(elder)) == (TORPOR, left)


@ruling("Flesh of Marble", 1)
@pytest.mark.parametrize(("level", "left"), [("pro", 8), ("PRO", 9)])
def test_aggravated_damage_taken_as_normal_is_not_prevented_at_inferior(
    level: str, left: int
) -> None:
    stage, elder, rival = duel("Flesh of Marble", "Skin of Night", opposing_hand=("Talons", "Grow"))
    stage.play(A, f"play flesh-of-marble {level}", elder)
    stage.skip("before-range", B)
    stage.play(B, "play talons plain", rival)
    stage.skip("before-range", A)
    mode = next(move for move in stage.options(A) if "skin-of-night" in move)
    stage.play(A, mode)
    cost = 10 - stage.blood(elder)
    stage.skip("before-range", B)
    stage.play(B, "play grow plain", rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.blood(elder)) == (READY, left - cost)


@ruling("Flesh of Marble", 2)
@pytest.mark.parametrize("kept", ["normal", "aggravated"])
def test_the_vampire_chooses_which_of_the_damage_he_takes(kept: str) -> None:
    stage, elder, rival = marble("PRO", "Gnats", "Talons")
    stage.skip("before-range", B)
    stage.play(B, "play talons plain", rival)
    stage.skip("before-range", B)
    stage.play(B, "play gnats plain", rival)
    choose_strikes(stage)
    while not any(move.startswith("number") for move in stage.options(A)):
        stage.do_minimum()
    assert stage.options(A) == ["number 0", "number 1"]
    stage.play(A, "number 1" if kept == "normal" else "number 0")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == (READY if kept == "normal" else TORPOR)
    assert stage.blood(elder) == (9 if kept == "normal" else 10)


def test_marble_lasts_for_one_combat_and_one_vampire() -> None:
    stage, _, rival = marble("pro")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 1
    kurt = stage.vampire(A, "Kurt")
    stage.table.tapped[rival] = False
    stage.hand(B, "Swift Blow")
    fight(stage, kurt, rival)
    stage.skip("strike", B)
    stage.play(B, "play swift-blow plain", rival)
    stage.skip("MinionPhase")
    assert stage.blood(kurt) == 0 or stage.zone(kurt) == TORPOR


def test_marble_is_only_for_the_time_before_range() -> None:
    stage, kurt, _ = duel_with_kurt("Flesh of Marble")
    stage.skip("strike", A)
    assert not stage.offers(A, "play flesh-of-marble PRO", kurt)
