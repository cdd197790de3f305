"""Tests of Under Siege."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values

# Under Siege


def besieged(*, tapped: bool, counters: int = 3) -> tuple[PeopleStage, int, int]:
    """A bleeds B, who has Under Siege and a Sabbat vampire; B is asked to block."""
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    leader = stage.vampire(B, "Pack Leader", tapped=tapped)
    stage.vampire(B, "Rival", tapped=True)
    siege = stage.permanent(B, "Under Siege", counters=counters)
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    return stage, siege, leader


def test_under_siege_is_for_a_titled_vampire_of_the_sabbat() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Mayor")
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(A, "Under Siege")
    assert [text for text in stage.options(A) if "under-siege" in text] == [
        stage.text("play under-siege plain", leader)
    ]
    stage.play(A, "play under-siege plain", leader)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    (siege,) = stage.table.beside[A]
    assert stage.blood(siege) == 3
    assert stage.table.pool[A] == 30 - 1


@ruling("Under Siege", 1)
@pytest.mark.parametrize("tapped", [True, False])
def test_under_siege_lets_a_vampire_block_with_more_intercept(tapped: bool) -> None:
    stage, siege, leader = besieged(tapped=tapped)
    stage.play(B, "use", siege, "0")
    assert not stage.table.tapped[leader]
    assert values.intercept(stage.table, leader) == 1
    assert stage.blood(siege) == 2
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30


def test_under_siege_burns_with_its_last_counter() -> None:
    stage, siege, _ = besieged(tapped=True, counters=1)
    stage.play(B, "use", siege, "0")
    assert stage.zone(siege) == ASH_HEAP
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30


def test_under_siege_only_once_each_action() -> None:
    stage, siege, _ = besieged(tapped=True)
    stage.hand(A, "Lost in Crowds", "Faceless Night")
    stage.play(B, "use", siege, "0")
    stage.play(A, "play lost-in-crowds OBF", stage.table.ready[A][0])
    stage.skip("block", B)
    assert not stage.offers(B, "use", siege, "0")
