"""Tests of Domain of Evernight, Brick by Brick, Crawling Chamber."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import TORPOR

# Domain of Evernight


def test_domain_of_evernight_gives_stealth_or_makes_damage_aggravated() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Domain of Evernight", "Domain of Evernight")
    bleed(stage, elder)
    try_block(stage, rival)
    assert offered_modes(stage, A, "domain-of-evernight") == ["obf", "tem"]
    stage.play(A, "play domain-of-evernight tem", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)


def test_domain_of_evernight_untaps_after_a_success_once_a_turn() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Domain of Evernight", "Domain of Evernight")
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "play domain-of-evernight TEM", elder)
    assert not stage.table.tapped[elder]
    stage.skip("MinionPhase")
    stage.play(A, "hunt", elder)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "domain-of-evernight") == []


# Brick by Brick


def test_brick_by_brick_maneuvers_throws_or_sets_the_range() -> None:
    stage, elder, rival = duel("Brick by Brick", "Brick by Brick", "Brick by Brick")
    assert offered_modes(stage, A, "brick-by-brick") == ["VIS", "VIS-combat"]
    stage.play(A, "play brick-by-brick VIS-combat", elder)
    assert offered_modes(stage, A, "brick-by-brick") == []
    stage.skip("strike", A)
    assert is_long(stage.table)
    stage.play(A, "play brick-by-brick vis", elder)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (8, 7)


def test_brick_by_brick_maneuvers_with_its_strike() -> None:
    stage, elder, rival = duel("Brick by Brick", opposing_hand=("Brick by Brick",))
    stage.skip("range", A)
    assert offered_modes(stage, A, "brick-by-brick") == ["tha", "vis"]
    stage.play(A, "play brick-by-brick vis", elder)
    assert is_long(stage.table)
    stage.play(B, "play brick-by-brick tha", rival)
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]


# Crawling Chamber


@ruling("Crawling Chamber", 1)
def test_crawling_chamber_hurts_in_the_press_step_of_each_round() -> None:
    stage, elder, rival = duel(
        "Crawling Chamber", "Crawling Chamber", "Hold On", "Slip Away", opposing_hand=("Soak",)
    )
    stage.play(A, "play crawling-chamber VIS", elder)
    assert offered_modes(stage, A, "crawling-chamber") == []
    choose_strikes(stage, "strike hand", "strike hand")
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 2
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", A)
    stage.play(A, "play slip-away plain", elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2  # there is no second press step


def test_damage_of_crawling_chamber_can_be_prevented() -> None:
    stage, elder, rival = duel("Crawling Chamber", opposing_hand=("Stonestrength",))
    stage.play(A, "play crawling-chamber VIS", elder)
    choose_strikes(stage, "strike hand", "strike hand")
    stage.skip("press", A)
    assert stage.blood(rival) == 7
    stage, elder, rival = duel("Crawling Chamber", "Sidestep", opposing_hand=("Stonestrength",))
    stage.play(A, "play crawling-chamber VIS", elder)
    choose_strikes(stage, stage.text("play sidestep plain", elder))
    stage.skip("damage", B)
    stage.play(B, "play stonestrength vis", rival)
    stage.skip("press", A)
    assert stage.blood(rival) == 9


def test_crawling_chamber_maneuvers_or_presses() -> None:
    stage, elder, rival = duel("Crawling Chamber", opposing_hand=("Crawling Chamber",))
    stage.skip("range", A)
    assert offered_modes(stage, A, "crawling-chamber") == ["tha", "vis"]
    stage.play(A, "play crawling-chamber tha", elder)
    assert is_long(stage.table)
    assert offered_modes(stage, B, "crawling-chamber") == ["vis"]  # not back to close range
    stage.skip("press", B)
    assert offered_modes(stage, B, "crawling-chamber") == ["vis"]
    assert rival
