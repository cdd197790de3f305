"""Tests of As the Crow, Walk through Arcadia, Pack Tactics, Fillip and Legacy of Power."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, decline_blocks, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

MADMAN = Vampire("Madman", "malkavian-antitribu", 1, 5, "", "sabbat")

# As the Crow


def test_as_the_crow_untaps_a_minion_with_flight_once_a_turn() -> None:
    stage = PeopleStage(2, Vampire("Bat", "gargoyle", 1, 5, "", "independent", "flight"))
    bat, elder = stage.vampire(A, "Bat"), stage.vampire(A, "Elder")
    stage.hand(A, "As the Crow", "As the Crow", "As the Crow")
    bleed(stage, elder)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "as-the-crow") == []
    stage.skip("MinionPhase")
    bleed(stage, bat)
    stage.skip("after-action", A)
    stage.play(A, "play as-the-crow plain", bat)
    assert not stage.table.tapped[bat]
    stage.skip("MinionPhase")
    stage.play(A, "hunt", bat)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "as-the-crow") == []


def test_as_the_crow_is_for_successful_actions() -> None:
    stage = PeopleStage(2, Vampire("Bat", "gargoyle", 1, 5, "", "independent", "flight"))
    bat, rival = stage.vampire(A, "Bat"), stage.vampire(B, "Rival")
    stage.hand(A, "As the Crow")
    bleed(stage, bat)
    try_block(stage, rival)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "as-the-crow") == []


# Walk through Arcadia


def prepare_coin(stage: PeopleStage, heads: bool) -> None:
    """The next coin will show heads, or tails."""
    while (stage.table.rng.copy().below(2) == 0) != heads:
        stage.table.rng.below(2)


@pytest.mark.parametrize("heads", [True, False])
def test_walk_through_arcadia_flips_a_coin(heads: bool) -> None:
    stage = PeopleStage(2, MADMAN)
    madman, rival = stage.vampire(A, "Madman"), stage.vampire(B, "Rival")
    stage.hand(A, "Walk through Arcadia")
    bleed(stage, madman)
    prepare_coin(stage, heads)
    stage.play(A, "play walk-through-arcadia plain", madman)
    assert stage.blood(madman) == 5 - 1 - (0 if heads else 1)
    if heads:
        stage.resolve()
        assert stage.table.pool[B] == 29
    else:
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", rival)


def test_walk_through_arcadia_foils_a_block_attempt() -> None:
    stage = PeopleStage(2, MADMAN)
    madman, rival = stage.vampire(A, "Madman"), stage.vampire(B, "Rival")
    stage.hand(A, "Walk through Arcadia")
    bleed(stage, madman)
    try_block(stage, rival)
    prepare_coin(stage, heads=True)
    stage.play(A, "play walk-through-arcadia plain", madman)
    stage.resolve()
    assert stage.table.pool[B] == 29


def test_walk_through_arcadia_is_for_malkavian_antitribu() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Walk through Arcadia")
    bleed(stage, elder)
    assert offered_modes(stage, A, "walk-through-arcadia") == []


# Pack Tactics


@pytest.mark.parametrize(
    ("card", "other"),
    [("pack-tactics", "elder-intervention"), ("elder-intervention", "pack-tactics")],
)
def test_pack_tactics_and_elder_intervention_help_to_block_a_bleed(card: str, other: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Pack Tactics", "Elder Intervention", *["Blur"] * 5)
    stage.library(B, "Flash", "Flash")
    bleed(stage, elder)
    try_block(stage, rival)
    assert offered_modes(stage, B, card) == []  # not needed
    stage.play(A, "play lost-in-crowds OBF", elder)
    stage.skip("block", B)
    stage.play(B, f"play {card} plain", rival)
    assert values.intercept(stage.table, rival) == 2
    assert (stage.blood(rival), len(stage.table.hand[B])) == (8, 6)
    assert offered_modes(stage, B, other) == []
    stage.skip("MinionPhase")
    assert (stage.table.pool[B], len(stage.table.hand[B])) == (30, 7)


@pytest.mark.parametrize("card", ["pack-tactics", "elder-intervention"])
def test_pack_tactics_and_elder_intervention_are_only_for_bleeds_against_you(card: str) -> None:
    stage = PeopleStage(3)
    elder, rival, kurt = (
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Rival"),
        stage.vampire(C, "Kurt"),
    )
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, card)
    stage.hand(C, card)
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", A)
    assert offered_modes(stage, B, card) == []
    assert offered_modes(stage, C, card) == []
    assert kurt


def test_two_vampires_may_play_pack_tactics_and_elder_intervention() -> None:
    stage = PeopleStage()
    elder, rival, kurt = (
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Rival"),
        stage.vampire(B, "Kurt"),
    )
    stage.hand(A, "Lost in Crowds", "Forgotten Labyrinth", "Faceless Night", "Cloak the Gathering")
    stage.hand(B, "Pack Tactics", "Elder Intervention")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds OBF", elder)
    stage.skip("block", B)
    stage.play(B, "play pack-tactics plain", rival)
    stage.skip("block", A)
    stage.play(A, "play faceless-night obf", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", kurt)
    stage.skip("block", B)
    assert offered_modes(stage, B, "elder-intervention") == ["plain"]


@ruling("Elder Intervention", 1)
def test_pack_tactics_and_elder_intervention_are_for_redirected_bleeds_too() -> None:
    stage = PeopleStage(3)
    elder, rival, kurt = (
        stage.vampire(A, "Elder"),
        stage.vampire(B, "Rival"),
        stage.vampire(C, "Kurt"),
    )
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Deflection")
    stage.hand(C, "Elder Intervention")
    bleed(stage, elder)
    decline_blocks(stage)
    stage.play(B, "play deflection DOM", rival)
    try_block(stage, kurt, C)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", C)
    assert offered_modes(stage, C, "elder-intervention") == ["plain"]


# Fillip


@pytest.mark.parametrize("tapped", [True, False])
def test_fillip_wakes_a_younger_vampire(tapped: bool) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=tapped)
    pupil = stage.vampire(B, "Pupil", tapped=True)
    stage.hand(B, "Fillip", "Fillip")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", pupil)
    assert not stage.offers(B, "play fillip plain", pupil)  # nobody is younger
    stage.play(B, "play fillip plain", rival)
    stage.skip("BlockQuestion", B)
    assert stage.table.tapped[pupil]
    assert stage.offers(B, "block", pupil)
    assert stage.offers(B, "block", rival) == (not tapped)
    assert offered_modes(stage, B, "fillip") == []


def test_fillip_is_over_with_the_action_and_once_each_turn() -> None:
    stage = PeopleStage(2)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    rival, pupil = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil", tapped=True)
    stage.hand(B, "Fillip", "Fillip")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play fillip plain", rival)
    stage.skip("MinionPhase")
    bleed(stage, kurt)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", pupil)
    assert offered_modes(stage, B, "fillip") == []


def test_fillip_is_for_vampires() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(A, "Elder")
    stage.ally(B, "Thug")
    stage.vampire(B, "Fledgling", tapped=True)
    stage.hand(B, "Fillip")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "fillip") == []


# Legacy of Power


def legacy(name: str = "Rival", by_ally: bool = False) -> tuple[PeopleStage, int, int, int]:
    """B's prince may respond as a minion of A's is blocked by another of B's."""
    stage = PeopleStage(3)
    acting = stage.ally(A, "Thug") if by_ally else stage.vampire(A, "Elder")
    blocker, mayor = stage.vampire(B, name), stage.vampire(B, "Mayor")
    stage.hand(A, "Majesty", "Psyche!")
    stage.hand(B, "Legacy of Power")
    bleed(stage, acting)
    try_block(stage, blocker)
    stage.skip("before-range", B)
    return stage, acting, blocker, mayor


@ruling("Legacy of Power", 2)
def test_legacy_of_power_ends_a_combat_and_sends_both_to_torpor() -> None:
    stage, elder, rival, mayor = legacy()
    stage.play(B, "play legacy-of-power plain", mayor)
    assert stage.table.tapped[mayor]
    assert stage.blood(mayor) == 3
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.zone(rival)) == (TORPOR, TORPOR)
    assert stage.blood(elder) == 10


@ruling("Legacy of Power", 1)
def test_legacy_of_power_does_not_affect_allies() -> None:
    stage, thug, rival, mayor = legacy(by_ally=True)
    stage.play(B, "play legacy-of-power plain", mayor)
    stage.skip("MinionPhase")
    assert (stage.zone(thug), stage.zone(rival)) == (READY, TORPOR)


@ruling("Legacy of Power", 3)
def test_vampires_who_fight_again_do_not_go_to_torpor() -> None:
    stage, elder, rival, mayor = legacy()
    stage.play(B, "play legacy-of-power plain", mayor)
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("strike", A)
    stage.skip("MinionPhase")
    assert (stage.zone(elder), stage.zone(rival)) == (READY, READY)


def test_legacy_of_power_is_for_the_beginning_of_a_combat_of_another_vampire() -> None:
    stage, _, _, _ = legacy()
    assert offered_modes(stage, B, "legacy-of-power") == ["plain"]
    stage.skip("strike", B)
    assert offered_modes(stage, B, "legacy-of-power") == []
    stage, _, judge, mayor = legacy("Judge")
    assert stage.offers(B, "play legacy-of-power plain", mayor)
    assert not stage.offers(B, "play legacy-of-power plain", judge)  # he fights himself


def test_legacy_of_power_is_not_for_somebody_elses_combat() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(C, "Mayor")
    stage.hand(C, "Legacy of Power")
    bleed(stage, elder)
    try_block(stage, rival)
    while stage.prompt != "MinionPhase":
        assert stage.decider != C or offered_modes(stage, C, "legacy-of-power") == []
        stage.do_minimum()
