"""Tests of High Ground."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.vocabulary.card import Vampire

# High Ground


def test_high_ground_only_goes_to_long_range_once_a_round() -> None:
    stage, elder, rival = duel("High Ground", "High Ground", opposing_hand=("Leapfrog",))
    assert offered_modes(stage, A, "high-ground") == []
    stage.skip("range", A)
    stage.play(A, "play high-ground plain", elder)
    assert is_long(stage.table)
    stage.play(B, "play leapfrog spi", rival)
    assert not is_long(stage.table)
    assert offered_modes(stage, A, "high-ground") == []
    stage.skip("press")
    assert len(stage.table.hand[A]) == 1


@ruling("Set range", 1)
@pytest.mark.parametrize(("foe", "offered"), [("Rival", ["plain-combat"]), ("Bat", [])])
def test_high_ground_sets_the_range_against_those_who_cannot_fly(
    foe: str, offered: list[str]
) -> None:
    bats = [Vampire(name, "gargoyle", 1, 5, "", "independent", "flight") for name in ("Owl", "Bat")]
    stage = PeopleStage(2, *bats)
    owl, other = stage.vampire(A, "Owl"), stage.vampire(B, foe)
    stage.hand(A, "High Ground")
    fight(stage, owl, other)
    assert offered_modes(stage, A, "high-ground") == offered
    if offered:
        stage.play(A, "play high-ground plain-combat", owl)
        stage.skip("strike", A)
        assert is_long(stage.table)
