"""Tests of the cards of Chimerstry."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, block_action
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.events.combat import StrikeMissed

# Occlusion


def test_occlusion_dodges() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Occlusion")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play occlusion chi", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(StrikeMissed)) == 1
    assert stage.blood(elder) == 10


# Fata Morgana


def test_fata_morgana_at_superior_raises_a_bleed_with_stealth_or_without() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Fata Morgana", "Conditioning")
    bleed(stage, elder)
    assert offered_modes(stage, A, "fata-morgana") == ["CHI"]
    try_block(stage, rival)
    assert offered_modes(stage, A, "fata-morgana") == ["chi", "CHI", "CHI-action-modifier"]
    stage.play(A, "play fata-morgana CHI-action-modifier", elder)
    assert offered_modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 28
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Fata Morgana", "Conditioning")
    bleed(stage, elder)
    stage.play(A, "play fata-morgana CHI", elder)
    assert offered_modes(stage, A, "conditioning") == []
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert stage.blood(elder) == 9


def test_fata_morgana_raises_nothing_after_a_last_modifier_and_no_other_action() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Fata Morgana", "Conditioning")
    bleed(stage, elder)
    stage.play(A, "play conditioning dom", elder)
    try_block(stage, rival)
    assert offered_modes(stage, A, "fata-morgana") == ["chi"]


# Mirror Image


@pytest.mark.parametrize(("play", "continues"), [("shadow-body OBT", 0), ("mirror-image CHI", 1)])
def test_a_referendum_continues_only_in_the_mirror(play: str, continues: int) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, play.split()[0])
    block_action(stage, elder, rival, "gift")
    choose_strikes(stage, stage.text(f"play {play}", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(ActionContinued)) == continues


def test_mirror_image_gives_stealth() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mirror Image")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play mirror-image chi", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
