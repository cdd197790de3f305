"""Tests of cards of rare disciplines."""

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
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.rules.reading import values
from conclave.testing import rule

# Flames of the Netherworld


@pytest.mark.parametrize(
    ("mode", "far", "hits", "cost"),
    [
        ("tha", True, True, 1),
        ("dai", True, False, 0),
        ("dai", False, True, 0),
        ("DAI", True, True, 0),
    ],
)
def test_flames_of_the_netherworld(mode: str, far: bool, hits: bool, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Flames of the Netherworld", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    if far:
        stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    stage.play(A, f"play flames-of-the-netherworld {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    stage.skip("MinionPhase")
    assert stage.zone(rival) == (TORPOR if hits else READY)


@ruling("Burn blood for effect (mandatory)", 1)
@pytest.mark.parametrize(("blood", "far"), [(0, True), (5, False)])
def test_flames_of_thaumaturgy_need_blood_and_distance(blood: int, far: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Flames of the Netherworld", "Fake Out")
    fight(stage, elder, rival)
    stage.table.blood[elder] = blood
    stage.skip("range", A)
    if far:
        stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "flames-of-the-netherworld") == ["dai", "DAI"]


# The Missing Voice


STEALTH = [
    ("occlusion", "CHI", 1, 0),
    ("fata-morgana", "chi", 1, 1),
    ("the-missing-voice", "MEL", 1, 0),
    ("aura-absorption", "MYT", 1, 0),
    ("skin-of-the-chameleon", "vis", 1, 1),
    ("skin-of-the-chameleon", "VIS", 2, 1),
]


@rule("VTES-6.2.2-14")
@pytest.mark.parametrize(("card", "mode", "stealth", "cost"), STEALTH)
def test_stealth_when_it_is_needed(card: str, mode: str, stealth: int, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    bleed(stage, elder)
    assert mode not in offered_modes(stage, A, card)
    try_block(stage, rival)
    stage.play(A, f"play {card} {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == stealth
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Minus Intercept", 1)
@pytest.mark.parametrize(("mode", "intercept"), [("cel", [0, 0, 0, -1]), ("mel", [0, -1, -1, -1])])
def test_the_missing_voice_takes_intercept(mode: str, intercept: list[int]) -> None:
    stage = PeopleStage()
    rival, elder = stage.vampire(A, "Rival"), stage.vampire(B, "Elder")
    pupil, thug = stage.vampire(B, "Pupil"), stage.ally(B, "Thug")
    young = stage.vampire(B, "Fledgling")
    stage.hand(A, "The Missing Voice")
    bleed(stage, rival)
    stage.play(A, f"play the-missing-voice {mode}", rival)  # before anybody tries to block
    minions = (elder, pupil, thug, young)
    assert [values.intercept(stage.table, minion) for minion in minions] == intercept


@ruling("Multi-discipline", 1)
def test_the_missing_voice_by_celerity_is_for_capacity_5() -> None:
    for name, expected in (("Pupil", ["cel", "mel"]), ("Hunter", ["mel"])):
        stage = PeopleStage()
        vampire = stage.vampire(A, name)
        stage.hand(A, "The Missing Voice")
        bleed(stage, vampire)
        assert offered_modes(stage, A, "the-missing-voice") == expected


# Aura Absorption


@ruling("Burn blood for effect (mandatory)", 1)
def test_aura_absorption_gives_intercept() -> None:
    for mode, cost in (("aus", 1), ("myt", 0)):
        stage = PeopleStage()
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
        stage.hand(A, "Lost in Crowds")
        stage.hand(B, "Aura Absorption")
        bleed(stage, elder)
        try_block(stage, rival)
        stage.play(A, "play lost-in-crowds obf", elder)
        stage.skip("block", B)
        stage.table.blood[rival] = 0
        assert offered_modes(stage, B, "aura-absorption") == ["myt"]
        stage.table.blood[rival] = 9
        stage.play(B, f"play aura-absorption {mode}", rival)
        assert values.intercept(stage.table, rival) == 1
        assert stage.blood(rival) == 9 - cost


# Earth Swords


@pytest.mark.parametrize(("mode", "damage"), [("pot", 1), ("myt", 2), ("MYT", 3)])
@pytest.mark.parametrize("long", [False, True])
def test_earth_swords_strike_at_any_range(mode: str, damage: int, long: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Earth Swords", "Claws of the Dead")
    fight(stage, elder, rival)
    if long:
        stage.skip("range", A)
        stage.play(A, "play claws-of-the-dead PRO", elder)
    choose_strikes(stage, stage.text(f"play earth-swords {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage


# Black Sunrise


def test_black_sunrise_untaps_and_blocks() -> None:
    for name, expected in (("Rival", ["qui", "QUI"]), ("Pupil", ["qui"])):
        stage = PeopleStage()
        elder, vampire = stage.vampire(A, "Elder"), stage.vampire(B, name, tapped=True)
        stage.hand(B, "Black Sunrise")
        bleed(stage, elder)
        stage.skip("BlockQuestion", B)
        assert offered_modes(stage, B, "black-sunrise") == expected
        stage.play(B, "play black-sunrise qui", vampire)
        stage.skip("before-range", A)
        assert stage.table.tapped[vampire]


def test_black_sunrise_is_for_undirected_actions_only_at_superior() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(C, "Rival", tapped=True)
    other = stage.vampire(C, "Kurt")
    stage.hand(C, "Black Sunrise")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", C)
    assert offered_modes(stage, C, "black-sunrise") == ["QUI"]
    assert not stage.offers(C, "play black-sunrise QUI", other)  # he is not tapped
    stage.play(C, "play black-sunrise QUI", rival)
    assert not stage.table.tapped[rival]
    assert stage.window == "block"


# Taste of Death


@pytest.mark.parametrize(("mode", "blood"), [("qui", 9), ("QUI", 8)])
def test_taste_of_death_is_for_long_range(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Death", "Claws of the Dead")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play claws-of-the-dead PRO", elder)
    choose_strikes(stage, stage.text(f"play taste-of-death {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == blood
    assert stage.blood(elder) == 8
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Death")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "taste-of-death") == []


# Truth of a Thousand Lies


def test_truth_of_a_thousand_lies_raises_a_bleed() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Truth of a Thousand Lies", "Threats")
    bleed(stage, elder)
    assert offered_modes(stage, A, "truth-of-a-thousand-lies") == ["ser"]
    stage.play(A, "play truth-of-a-thousand-lies ser", elder)
    assert offered_modes(stage, A, "threats") == []
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - 2
    assert stage.blood(elder) == 8


@ruling("Truth of a Thousand Lies", 1)
def test_truth_of_a_thousand_lies_at_superior_untaps_after_a_success() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Truth of a Thousand Lies", "Freak Drive", "Threats")
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "play truth-of-a-thousand-lies SER", elder)
    assert not stage.table.tapped[elder]
    stage.table.tapped[elder] = True
    assert offered_modes(stage, A, "threats") == []
    assert offered_modes(stage, A, "freak-drive") == ["for", "FOR"]


def test_truth_of_a_thousand_lies_at_superior_is_not_for_a_blocked_action() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Truth of a Thousand Lies")
    fight(stage, elder, rival)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "truth-of-a-thousand-lies") == []


# Stonestrength


@ruling("Immideate damage prevention", 1)
@pytest.mark.parametrize(("mode", "blood"), [("vis", 9), ("VIS", 10)])
def test_stonestrength_prevents_damage(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stonestrength")
    stage.hand(B, "Undead Strength")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "stonestrength") == []
    choose_strikes(stage, "strike hand", stage.text("play undead-strength pot", rival))
    stage.skip("damage", A)
    assert offered_modes(stage, A, "stonestrength") == ["vis", "VIS"]
    stage.play(A, f"play stonestrength {mode}", elder)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == blood


def test_stonestrength_presses() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stonestrength")
    stage.hand(B, "Stonestrength")
    fight(stage, elder, rival)
    stage.skip("press", A)
    assert offered_modes(stage, A, "stonestrength") == ["tha", "vis"]
    stage.play(A, "play stonestrength tha", elder)
    stage.skip("press", B)
    assert offered_modes(stage, B, "stonestrength") == ["vis"]  # the other is only to continue
    stage.skip("range", A)
    assert len(stage.events_of(RoundBegan)) == 2


# Skin of the Chameleon


@ruling("Skin of the Chameleon", 1, 2)
def test_skin_of_the_chameleon_by_thaumaturgy_is_for_the_announcement() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Intimidation", *["Conditioning"] * 6)
    stage.library(A, "Skin of the Chameleon")
    stage.play(A, "play intimidation pre", elder)
    stage.skip("announced", A)
    assert offered_modes(stage, A, "skin-of-the-chameleon") == ["tha"]  # drawn for the action card
    stage.play(A, "play conditioning dom", elder)
    assert stage.window == "announced"
    assert offered_modes(stage, A, "skin-of-the-chameleon") == []


@pytest.mark.parametrize("mode", ["tha", "vis"])
def test_skin_of_the_chameleon_gives_a_maneuver_or_a_press(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Skin of the Chameleon")
    stage.hand(B, "Enhanced Senses")
    (card,) = stage.table.hand[A]
    bleed(stage, elder)
    if mode == "tha":
        stage.play(A, "play skin-of-the-chameleon tha", elder)
        try_block(stage, rival)
    else:
        try_block(stage, rival)
        stage.play(A, "play skin-of-the-chameleon vis", elder)
        stage.skip("block", B)
        stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("range", A)
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)
    stage.skip("press", A)
    assert not stage.offers(A, "use", card, "0")
