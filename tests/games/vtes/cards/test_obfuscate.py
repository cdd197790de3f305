"""Cards of Obfuscate, and modifiers of other disciplines that give stealth."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, fight, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.combat import CombatEnded, StrikeMissed
from conclave.testing import rule

STEALTH = [
    ("cloak-the-gathering", "obf", 1, 0),
    ("lost-in-crowds", "obf", 1, 0),
    ("lost-in-crowds", "OBF", 2, 0),
    ("spying-mission", "obf", 1, 0),
    ("faceless-night", "obf", 1, 0),
    ("faceless-night", "OBF", 1, 0),
    ("elder-impersonation", "obf", 1, 1),
    ("swallowed-by-the-night", "obf", 1, 0),
    ("deny", "DEM", 1, 0),
    ("shadow-play", "obt", 1, 1),
    ("shadow-play", "OBT", 2, 1),
    ("shroud-of-night", "OBT", 1, 0),
    ("fae-contortion", "MYT", 1, 0),
    ("earth-control", "pro", 1, 1),
    ("earth-control", "PRO", 2, 1),
    ("rapid-change", "pro", 1, 1),
    ("resist-earths-grasp", "CEL", 1, 1),
    ("spectral-divination", "nec", 1, 1),
    ("forced-march", "CEL+FOR", 1, 0),
]


@rule("VTES-6.2.2-14", "VTES-6.2.2-18")
@pytest.mark.parametrize(("card", "mode", "number", "cost"), STEALTH)
def test_stealth_lets_a_block_fail(card: str, mode: str, number: int, cost: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card)
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, f"play {card} {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == number
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 29


@rule("VTES-6.2.2-14")
@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in STEALTH])
def test_stealth_is_not_for_when_it_is_not_needed(card: str, mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, card)
    stage.play(A, "hunt", elder)
    assert mode not in modes(stage, A, card)
    try_block(stage, rival)  # at 0 intercept against 1 stealth
    assert mode not in modes(stage, A, card)


@rule("VTES-6.2-03")
def test_cloak_the_gathering_at_superior_is_played_by_another_vampire() -> None:
    stage = Salon()
    elder, helper = stage.vampire(A, "Elder"), stage.vampire(A, "Rival", tapped=True)
    foe = stage.vampire(B, "Rival")
    stage.hand(A, "Cloak the Gathering")
    bleed(stage, elder)
    try_block(stage, foe)
    assert stage.offers(A, "play cloak-the-gathering obf", elder)
    assert not stage.offers(A, "play cloak-the-gathering OBF", elder)
    assert not stage.offers(A, "play cloak-the-gathering obf", helper)
    stage.play(A, "play cloak-the-gathering OBF", helper)
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_cloak_the_gathering_is_not_for_a_vampire_in_torpor() -> None:
    stage = Salon()
    thug, helper = stage.ally(A, "Thug"), stage.vampire(A, "Elder", torpor=True)
    foe = stage.vampire(B, "Rival")
    stage.hand(A, "Cloak the Gathering")
    bleed(stage, thug)
    try_block(stage, foe)
    assert modes(stage, A, "cloak-the-gathering") == []
    assert not stage.offers(A, "play cloak-the-gathering OBF", helper)


@rule("VTES-6.2-06")
def test_the_same_modifier_is_not_played_twice_by_a_minion() -> None:
    stage = Salon()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds", "Lost in Crowds", "Faceless Night")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, foe)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", foe)
    assert modes(stage, A, "faceless-night") == ["obf", "OBF"]
    assert modes(stage, A, "lost-in-crowds") == []


@pytest.mark.parametrize(("mode", "taps"), [("obf", False), ("OBF", True)])
@rule("VTES-6.2.2-21")
@ruling("Faceless Night", 2)
def test_faceless_night_at_superior_taps_who_failed_when_the_action_resolves(
    mode: str, taps: bool
) -> None:
    stage = Salon()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    early = stage.vampire(B, "Pupil")
    stage.hand(A, "Faceless Night", "Lost in Crowds")
    bleed(stage, elder)
    try_block(stage, early)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("BlockQuestion", B)
    stage.hand(B, "Enhanced Senses")
    stage.play(B, "block", foe)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", foe)
    stage.play(A, f"play faceless-night {mode}", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.table.tapped[foe]
    stage.resolve()
    assert stage.table.tapped[foe] == taps
    assert not stage.table.tapped[early]


def test_elder_impersonation_at_superior_ends_the_attempts_of_a_minion() -> None:
    stage = Salon()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Elder Impersonation")
    bleed(stage, elder)
    assert modes(stage, A, "elder-impersonation") == []
    try_block(stage, foe)
    stage.play(A, "play elder-impersonation OBF", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", foe)
    assert stage.offers(B, "block", other)
    assert not stage.table.tapped[foe]
    assert stage.blood(elder) == 9


@pytest.mark.parametrize(("mode", "number"), [("obf", 2), ("OBF", 3)])
def test_forgotten_labyrinth(mode: str, number: int) -> None:
    stage = Salon()
    elder, foe = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Forgotten Labyrinth")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "hunt", elder)
    try_block(stage, foe)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", foe)
    stage.play(A, f"play forgotten-labyrinth {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1 + number
    assert stage.blood(elder) == 4


def test_forgotten_labyrinth_is_not_for_bleeds() -> None:
    stage = Salon()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Forgotten Labyrinth", "Shadow Play", "Shroud of Night")
    bleed(stage, elder)
    try_block(stage, foe)
    assert modes(stage, A, "shadow-play") == ["obt", "OBT"]
    assert modes(stage, A, "shroud-of-night") == ["OBT"]
    assert modes(stage, A, "forgotten-labyrinth") == []


# In combat


@rule("VTES-6.4.2-03")
def test_swallowed_by_the_night_is_a_maneuver_at_superior() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Swallowed by the Night")
    fight(stage, elder, rival)
    assert modes(stage, A, "swallowed-by-the-night") == []
    stage.skip("range", A)
    assert modes(stage, A, "swallowed-by-the-night") == ["OBF"]
    stage.play(A, "play swallowed-by-the-night OBF", elder)
    assert is_long(stage.table)


@pytest.mark.parametrize("mode", ["obf", "OBF"])
def test_behind_you_in_the_first_round(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Behind You!", "Behind You!", "Wolf Claws")
    fight(stage, elder, rival)
    stage.skip("range" if mode == "obf" else "strike", A)
    stage.play(A, f"play behind-you {mode}", elder)
    assert is_long(stage.table) == (mode == "obf")
    stage.skip("press", A)
    assert stage.blood(elder) == 10
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("range", A)
    assert modes(stage, A, "behind-you") == []
    stage.skip("strike", A)
    assert modes(stage, A, "behind-you") == []


@rule("VTES-6.4.5-22")
def test_no_trace_ends_combat_at_inferior_only_at_long_range() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "No Trace", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "no-trace") == ["OBF"]
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "No Trace", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    assert modes(stage, A, "no-trace") == ["obf", "OBF"]
    stage.play(A, "play no-trace obf", elder)
    stage.skip()
    assert len(stage.told(CombatEnded)) == 1
    assert stage.told(StrikeMissed) == []
    assert stage.blood(elder) == 9


def test_confusion_of_the_eye_reduces_a_bleed_of_the_younger() -> None:
    for minion, offered in (("Pupil", ["obf"]), ("Elder", [])):
        stage = Salon()
        acting, rival = stage.vampire(A, minion), stage.vampire(B, "Rival")
        stage.hand(A, "Govern the Unaligned")
        stage.hand(B, "Confusion of the Eye")
        stage.play(A, "play govern-the-unaligned dom", acting)
        stage.skip("BlockQuestion", B)
        assert modes(stage, B, "confusion-of-the-eye") == offered
        stage.play(B, *(["play confusion-of-the-eye obf", rival] if offered else ["decline"]))
        stage.skip()
        assert stage.table.pool[B] == (28 if offered else 27)
