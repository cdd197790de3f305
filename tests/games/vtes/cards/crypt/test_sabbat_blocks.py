"""Tests of Sabbat vampires with abilities about blocks."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, try_block
from games.vtes.stage import A, B, C

from conclave.games.vtes.vocabulary.card import Vampire

# Rigby, Crusade Vanguard

BISHOP = Vampire("Bishop", "lasombra", 1, 6, "", "sabbat", title="bishop")
PRIEST = Vampire("Priest", "lasombra", 1, 6, "", "sabbat", title="bishop")


@pytest.mark.parametrize(("acting", "left"), [("Pack Leader", 4), ("Elder", 5)])
def test_rigby_who_fails_to_block_a_sabbat_vampire_feeds_a_bishop_of_the_predator(
    acting: str, left: int
) -> None:
    stage = PeopleStage(3, BISHOP, PRIEST)
    minion, rigby = stage.vampire(A, acting), stage.vampire(B, "Rigby, Crusade Vanguard")
    bishop, full = stage.vampire(A, "bishop", 3), stage.vampire(A, "priest")
    stage.play(A, "hunt", minion)
    try_block(stage, rigby)
    stage.skip("MinionPhase", A)
    assert stage.blood(rigby) == left
    assert stage.blood(bishop) == 3 + 5 - left
    assert stage.blood(full) == 6


def test_rigby_feeds_nobody_if_he_blocks_or_the_bishop_is_anothers() -> None:
    for seat, action in ((A, "bleed"), (C, "hunt")):
        stage = PeopleStage(3, BISHOP)
        leader, rigby = stage.vampire(A, "Pack Leader"), stage.vampire(B, "Rigby, Crusade Vanguard")
        bishop = stage.vampire(seat, "bishop", 3)
        stage.play(A, action, leader)
        try_block(stage, rigby)
        stage.skip("after-action")
        assert stage.blood(bishop) == 3
