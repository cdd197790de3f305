"""Cards of Fortitude."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.testing import rule


@pytest.mark.parametrize(("mode", "blood"), [("for", 2), ("FOR", 3)])
def test_restoration(mode: str, blood: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Restoration")
    stage.play(A, f"play restoration {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(elder) == 5 + blood


@rule("VTES-6.2.3-04", "VTES-6.1.6-06")
def test_restoration_comes_to_nothing_if_blocked() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Restoration")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play restoration FOR", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip()
    assert stage.blood(elder) == 4
    assert stage.names(stage.table.ash[A]) == ["restoration"]


@rule("VTES-6.5.2-02", "VTES-6.5.2-03", "VTES-6.5.2-05")
@pytest.mark.parametrize(("mode", "blood"), [("for", 0), ("FOR", 1)])
def test_rapid_healing_leaves_torpor_for_nothing(mode: str, blood: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", 0, torpor=True)
    stage.hand(A, "Rapid Healing")
    stage.play(A, f"play rapid-healing {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(elder) == READY
    assert stage.table.tapped[elder]
    assert stage.blood(elder) == blood


@rule("VTES-6.5.2-06", "VTES-6.5.2-07")
def test_rapid_healing_may_end_in_diablerie_and_is_not_for_the_ready() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 2, torpor=True), stage.vampire(B, "Rival", 1)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Rapid Healing")
    stage.hand(B, "Enhanced Senses")
    assert not stage.offers(A, "play rapid-healing for", pupil)
    stage.play(A, "play rapid-healing FOR", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("MayDiablerize", B)
    stage.play(B, "yes")
    stage.skip()
    assert stage.zone(elder) == ASH_HEAP
    assert stage.blood(rival) == 3


@rule("VTES-6.2-02")
@pytest.mark.parametrize("mode", ["for", "FOR"])
def test_freak_drive_untaps_after_a_success(mode: str) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Freak Drive")
    bleed(stage, elder)
    assert modes(stage, A, "freak-drive") == []
    stage.skip("after-action", A)
    assert stage.table.tapped[elder]
    stage.play(A, f"play freak-drive {mode}", elder)
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 9


def test_freak_drive_after_a_block_only_at_superior_and_not_in_torpor() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Freak Drive")
    fight(stage, elder, rival)
    stage.skip("after-action", A)
    assert modes(stage, A, "freak-drive") == ["FOR"]
    stage.play(A, "play freak-drive FOR", elder)
    assert not stage.table.tapped[elder]
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Freak Drive")
    stage.hand(B, "Undead Strength")
    fight(stage, elder, rival)
    strikes(stage, "strike hand", stage.text("play undead-strength POT", rival))
    stage.skip("after-action", A)
    assert stage.zone(elder) == TORPOR
    assert modes(stage, A, "freak-drive") == []


@pytest.mark.parametrize(("mode", "blood"), [("for", 9), ("FOR", 10)])
@rule("VTES-6.4.6-09", "VTES-6.4.6-11")
def test_daring_the_dawn(mode: str, blood: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Daring the Dawn", "Skin of Rock")
    bleed(stage, elder)
    stage.play(A, f"play daring-the-dawn {mode}", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", thug)
    stage.play(B, "decline")
    stage.skip()
    assert stage.table.pool[B] == 29
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == blood


@ruling("Daring the Dawn", 1)
def test_daring_the_dawn_hurts_after_the_combat_with_an_ally() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Daring the Dawn")
    bleed(stage, elder)
    stage.play(A, "play daring-the-dawn FOR", elder)
    try_block(stage, thug)
    stage.skip("after-action", A)
    assert stage.zone(elder) == READY
    assert (stage.blood(elder), stage.blood(thug)) == (9, 2)
    stage.skip()
    assert stage.zone(elder) == TORPOR


# Damage


def struck(card: str, *hand: str, by: str = "undead-strength POT") -> tuple[Salon, int, int]:
    """Rival is about to take damage: 3 by Undead Strength at superior."""
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, by.split()[0])
    stage.hand(B, card, *hand)
    fight(stage, elder, rival)
    strikes(stage, stage.text("play", by, elder))
    stage.skip("damage", B)
    return stage, elder, rival


@rule("VTES-6.4.6-01", "VTES-6.4.6-02", "VTES-6.4.6-03")
@pytest.mark.parametrize(
    ("card", "mode", "left"),
    [
        ("skin-of-rock", "for", 2),
        ("skin-of-rock", "FOR", 1),
        ("resilience", "for", 2),
        ("resilience", "FOR", 0),
        ("soak", "for", 1),
        ("soak", "FOR", 0),
        ("indomitability", "for", 2),
        ("indomitability", "FOR", 2),
        ("rolling-with-the-punches", "for", 2),
        ("glancing-blow", "plain", 2),
        ("sideslip", "CEL", 2),
    ],
)
def test_damage_is_prevented(card: str, mode: str, left: int) -> None:
    stage, _, rival = struck(card)
    stage.play(B, f"play {card} {mode}", rival)
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - left
    assert stage.offers(B, "press") == (card == "indomitability" and mode == "FOR")


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("skin-of-rock", ["for", "FOR"]),
        ("resilience", ["for"]),
        ("soak", []),
        ("indomitability", ["for", "FOR"]),
        ("skin-of-steel", ["for", "FOR"]),
        ("glancing-blow", ["plain"]),
    ],
)
@ruling("Prevent non-aggravated", 1)
def test_aggravated_damage_is_prevented_by_some(card: str, offered: list[str]) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Claws of the Dead")
    stage.hand(B, card)
    fight(stage, elder, rival)
    stage.play(A, "play claws-of-the-dead pro", elder)
    assert modes(stage, B, card) == []
    strikes(stage)
    stage.skip("damage", B)
    assert modes(stage, B, card) == offered


def test_soak_once_a_round_and_nothing_to_prevent() -> None:
    stage, _, rival = struck("Soak", "Soak", "Resilience")
    stage.play(B, "play soak for", rival)
    assert modes(stage, B, "resilience") == ["for", "FOR"]
    assert modes(stage, B, "soak") == []


@pytest.mark.parametrize(("mode", "press"), [("for", False), ("FOR", True)])
@rule("VTES-1.6.1-05")
@ruling("Hidden Strength", 1)
def test_hidden_strength_prevents_one_more_than_it_costs(mode: str, press: bool) -> None:
    stage, _, rival = struck("Hidden Strength")
    stage.play(B, f"play hidden-strength {mode}", rival)
    stage.play(B, "number 1")
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 1 - 1
    assert stage.offers(B, "press") == press


@ruling("Hidden Strength", 2)
@ruling("Cost X", 1)
def test_hidden_strength_may_be_more_than_is_needed() -> None:
    stage, _, rival = struck("Hidden Strength")
    stage.play(B, "play hidden-strength for", rival)
    assert stage.options(B) == [f"number {each}" for each in range(10)]
    stage.play(B, "number 5")
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 5


@pytest.mark.parametrize(
    ("card", "mode", "second"),
    [
        ("skin-of-steel", "for", 1),
        ("skin-of-steel", "FOR", 0),
        ("rolling-with-the-punches", "FOR", 0),
    ],
)
def test_all_damage_from_a_strike_is_prevented_or_from_all_this_round(
    card: str, mode: str, second: int
) -> None:
    stage, elder, rival = struck(card, "Flash")
    stage.hand(A, "Pursuit")
    stage.play(B, f"play {card} {mode}", rival)
    stage.skip("additional-strikes", A)
    assert stage.blood(rival) == 9 - 1
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("press", B)
    assert stage.blood(rival) == 9 - 1 - second
    stage.play(B, "play flash cel", rival)
    strikes(stage)
    stage.skip()
    assert stage.blood(rival) == 9 - 1 - second - 1  # another round


def test_what_is_no_strike_is_not_prevented_so() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Carrion Crows")
    stage.hand(B, "Skin of Steel", "Glancing Blow", "Skin of Rock", "Dodge")
    fight(stage, elder, rival)
    stage.play(A, "play carrion-crows ANI", elder)
    strikes(stage, "strike hand", stage.text("play dodge plain", rival))
    stage.skip("damage", B)
    assert modes(stage, B, "skin-of-rock") == ["for", "FOR"]
    assert modes(stage, B, "skin-of-steel") == []
    assert modes(stage, B, "glancing-blow") == []


def test_indomitability_at_superior_as_a_press() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Indomitability")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert modes(stage, A, "indomitability") == []
    stage.skip("press", A)
    assert modes(stage, A, "indomitability") == ["FOR"]
    stage.play(A, "play indomitability FOR", elder)
    stage.skip("strike", A)
    assert stage.table.view(None)["combat"]["round"] == 2


@pytest.mark.parametrize("mode", ["for", "FOR"])
def test_armor_of_vitality_prevents_three(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    saw = stage.put_on(rival, "Gas-Powered Chainsaw")
    stage.hand(A, "Armor of Vitality")
    fight(stage, elder, rival)
    strikes(stage, "strike hand", stage.text("strike", saw, "0"))
    stage.play(A, f"play armor-of-vitality {mode}", elder)
    stage.skip()
    assert stage.blood(elder) == 10 - 1
    assert stage.zone(saw) == (ASH_HEAP if mode == "FOR" else ON_CARD)


def test_armor_of_vitality_destroys_the_striking_melee_weapon_alone() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun, spare = stage.put_on(rival, "Desert Eagle"), stage.put_on(rival, "Cudgel")
    stage.hand(A, "Armor of Vitality")
    fight(stage, elder, rival)
    strikes(stage, "strike hand", stage.text("strike", gun, "0"))
    stage.play(A, "play armor-of-vitality FOR", elder)
    stage.skip()
    assert [stage.zone(card) for card in (gun, spare)] == [ON_CARD, ON_CARD]
    fists = Salon()
    elder, rival = fists.vampire(A, "Elder"), fists.vampire(B, "Rival")
    spare = fists.put_on(rival, "Cudgel")
    mine = fists.put_on(elder, "Cudgel")
    fists.hand(A, "Armor of Vitality")
    fight(fists, elder, rival)
    strikes(fists, fists.text("strike", mine, "0"))
    fists.play(A, "play armor-of-vitality FOR", elder)
    fists.skip()
    assert [fists.zone(card) for card in (mine, spare)] == [ON_CARD, ON_CARD]


@ruling("Immideate damage prevention", 1)
def test_armor_of_vitality_needs_damage_to_prevent() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Armor of Vitality", "Skin of Rock")
    fight(stage, elder, rival)
    assert modes(stage, A, "armor-of-vitality") == []
    stage.skip("strike", A)
    assert modes(stage, A, "armor-of-vitality") == []
    strikes(stage)
    assert modes(stage, A, "armor-of-vitality") == ["for", "FOR"]
    stage.play(A, "play skin-of-rock for", elder)
    assert modes(stage, A, "armor-of-vitality") == []
