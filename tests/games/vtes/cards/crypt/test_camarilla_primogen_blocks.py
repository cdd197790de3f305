"""Tests of primogen with abilities about blocks."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.stage import A, B

# Gracis Nostinus


@pytest.mark.parametrize(("blocker", "tapped"), [("Pupil", True), ("Elder", False)])
def test_a_younger_vampire_who_fails_to_block_gracis_taps(blocker: str, tapped: bool) -> None:
    stage = PeopleStage()
    gracis, other = stage.vampire(A, "Gracis Nostinus"), stage.vampire(B, blocker)
    stage.play(A, "hunt", gracis)
    try_block(stage, other)
    stage.skip("after-action")
    assert not stage.table.tapped[other]
    stage.skip("MinionPhase", A)
    assert stage.table.tapped[other] == tapped


def test_who_fails_to_block_another_vampire_does_not_tap() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Gracis Nostinus")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    stage.play(A, "hunt", elder)
    try_block(stage, pupil)
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[pupil]


def test_allies_do_not_tap_for_gracis() -> None:
    stage = PeopleStage()
    gracis, thug = stage.vampire(A, "Gracis Nostinus"), stage.ally(B, "Thug")
    stage.play(A, "hunt", gracis)
    try_block(stage, thug)
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[thug]


# Justine, Elder of Dallas


@pytest.mark.parametrize(("acting", "tapped"), [("Fledgling", False), ("Pupil", True)])
def test_justine_blocks_the_young_without_tapping(acting: str, tapped: bool) -> None:
    stage = PeopleStage()
    minion, justine = stage.vampire(A, acting), stage.vampire(B, "Justine, Elder of Dallas")
    bleed(stage, minion)
    try_block(stage, justine)
    stage.skip("before-range", A)
    assert stage.table.tapped[justine] == tapped


def test_justine_taps_for_blocking_an_ally_and_others_for_the_young() -> None:
    for acting, blocker in (("Thug", "Justine, Elder of Dallas"), ("Fledgling", "Rival")):
        stage = PeopleStage()
        minion = stage.ally(A, acting) if acting == "Thug" else stage.vampire(A, acting)
        other = stage.vampire(B, blocker)
        bleed(stage, minion)
        try_block(stage, other)
        stage.skip("before-range", A)
        assert stage.table.tapped[other]
