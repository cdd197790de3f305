"""Tests of Mind of the Wilds."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage
from games.vtes.cards.people import (
    bleed,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.reading import values

# Mind of the Wilds


@pytest.mark.parametrize(("mode", "stealth"), [("ani+aus", 0), ("ANI+AUS", 1)])
@ruling("Mind of the Wilds", 1)
def test_mind_of_the_wilds_maneuvers_and_holds_the_blocker(mode: str, stealth: int) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Mind of the Wilds", "Hold On")
    stage.hand(B, "Majesty", "Sidestep", "Enhanced Senses")
    (card, _) = stage.table.hand[A]
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, f"play mind-of-the-wilds {mode}", elder)
    assert values.stealth(stage.table, elder) == stealth
    if stealth:
        stage.skip("block", B)
        stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("range", A)
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)
    stage.skip("strike", B)
    assert offered_modes(stage, B, "majesty") == []
    assert offered_modes(stage, B, "sidestep") == ["plain"]
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "use", card, "0")  # only in the first round
    stage.skip("strike", B)
    assert offered_modes(stage, B, "majesty") == []
