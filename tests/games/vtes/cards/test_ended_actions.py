"""Cards that end an action at the block, or let the block fail or lead to no fight."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan, Diablerized
from conclave.games.vtes.rules.words import READY, TORPOR
from conclave.testing import rule

# Mirror Walk


def walk(stage: Salon, mode: str, minion: int, blocker: int) -> Salon:
    """A bleed is to be blocked; Mirror Walk is played, and the blocker still finds him."""
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play mirror-walk {mode}", minion)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", blocker)
    return stage


@ruling("Triggered by block", 1)
@ruling("Action ended by an effect", 1)
def test_mirror_walk_at_superior_ends_a_blocked_action_before_anything_is_played() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Change of Target", "Freak Drive")
    walk(stage, "THA", elder, rival)
    while stage.window == "block":
        stage.least()
    assert stage.prompt == "MinionPhase"
    assert len(stage.told(ActionBlocked)) == 1
    assert stage.told(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[elder]
    assert stage.table.tapped[rival]


def test_mirror_walk_at_inferior_gives_stealth_alone() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    walk(stage, "tha", elder, rival)
    stage.skip("before-range", A)
    assert len(stage.told(CombatBegan)) == 1


@pytest.mark.parametrize("mode", ["tha", "THA"])
def test_mirror_walk_lets_the_action_succeed_if_nobody_finds_him(mode: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    bleed(stage, elder)
    assert modes(stage, A, "mirror-walk") == []
    try_block(stage, rival)
    stage.play(A, f"play mirror-walk {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]


@ruling("Mirror Walk", 1)
def test_mirror_walk_taps_even_a_blocker_who_need_not_tap() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Read the Winds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play mirror-walk THA", elder)
    stage.skip("block", B)
    stage.play(B, "play read-the-winds ani+aus", rival)
    stage.skip("MinionPhase")
    assert stage.told(CombatBegan) == []
    assert stage.table.tapped[rival]


@ruling("Mirror Walk", 2)
def test_mirror_walk_saves_a_vampire_leaving_torpor_from_diablerie() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", torpor=True), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Walk")
    stage.hand(B, "Enhanced Senses", "Spirit's Touch")
    stage.play(A, "leave-torpor", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.play(A, "play mirror-walk THA", elder)
    stage.skip("MinionPhase")
    assert len(stage.told(ActionBlocked)) == 1
    assert stage.told(Diablerized) == []
    assert stage.zone(elder) == TORPOR


@rule("VTES-1.6.1-13")
def test_mirror_walk_is_replaced_in_the_discard_phase() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, *["Blur"] * 6)
    stage.library(A, "Majesty", "Majesty")
    walk(stage, "tha", elder, rival)
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 6
    stage.skip("DiscardPhase")
    assert len(stage.table.hand[A]) == 7


# Stone Travel


@pytest.mark.parametrize(("mode", "cost"), [("obt", 1), ("myt", 0), ("MYT", 0)])
def test_stone_travel_gives_stealth(mode: str, cost: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel")
    bleed(stage, elder)
    assert modes(stage, A, "stone-travel") == []
    try_block(stage, rival)
    stage.play(A, f"play stone-travel {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Burn blood for effect (mandatory)", 1)
def test_stone_travel_needs_blood_where_it_burns_blood() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel")
    bleed(stage, elder)
    try_block(stage, rival)
    assert modes(stage, A, "stone-travel") == ["obt", "myt", "MYT"]
    stage.table.blood[elder] = 0
    assert modes(stage, A, "stone-travel") == ["myt", "MYT"]


@pytest.mark.parametrize(("answer", "fights"), [("yes", 0), ("no", 1)])
def test_stone_travel_at_superior_may_avoid_the_combat(answer: str, fights: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Stone Travel", "Freak Drive")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play stone-travel MYT", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("May")
    assert stage.decider == A
    stage.play(A, answer)
    stage.skip("after-action", A)
    assert len(stage.told(CombatBegan)) == fights
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[rival]
    assert modes(stage, A, "freak-drive") == ["FOR"]  # the action has not been ended


# The Kiss of Ra


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "zone"), [("for", READY), ("FOR", TORPOR)])
def test_the_kiss_of_ra_burns_a_blocker_and_ends_the_action(mode: str, zone: int) -> None:
    stage = Salon()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    stage.hand(A, "The Kiss of Ra", "Freak Drive")
    bleed(stage, elder)
    try_block(stage, mayor)
    stage.play(A, f"play the-kiss-of-ra {mode}", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.blood(elder) == 7
    assert stage.blood(mayor) == 4
    assert stage.zone(mayor) == zone
    assert not stage.table.tapped[mayor]
    assert stage.table.pool[B] == 30
    assert stage.told(CombatBegan) == []


def test_the_kiss_of_ra_is_for_vampires_without_fortitude_who_try_to_block() -> None:
    for name, expected in (("Mayor", ["for", "FOR"]), ("Pupil", [])):
        stage = Salon()
        elder, blocker = stage.vampire(A, "Elder"), stage.vampire(B, name)
        stage.hand(A, "The Kiss of Ra")
        bleed(stage, elder)
        assert modes(stage, A, "the-kiss-of-ra") == []
        try_block(stage, blocker)
        assert modes(stage, A, "the-kiss-of-ra") == expected
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "The Kiss of Ra")
    bleed(stage, elder)
    try_block(stage, thug)
    assert modes(stage, A, "the-kiss-of-ra") == []


# Blanket of Night


def test_blanket_of_night_gives_stealth() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Blanket of Night")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play blanket-of-night obt", elder)
    assert stage.blood(elder) == 9
    stage.resolve()
    assert stage.table.pool[B] == 29


@ruling("Blanket of Night", 1, 2)
def test_blanket_of_night_at_superior_lets_a_block_fail() -> None:
    stage = Salon()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Ira")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder")
    tapped = stage.vampire(A, "Rival", tapped=True)
    stage.hand(A, "Blanket of Night", "Blanket of Night")
    stage.hand(B, "Blanket of Night")
    bleed(stage, thug)
    try_block(stage, rival)
    assert not stage.offers(A, "play blanket-of-night OBT", tapped)
    stage.play(A, "play blanket-of-night OBT", kurt)
    assert stage.table.tapped[kurt]
    assert stage.blood(kurt) == 7
    stage.skip("block", B)
    assert modes(stage, B, "blanket-of-night") == []
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    stage.play(B, "block", other)
    stage.play(A, "play blanket-of-night OBT", ira)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]
