"""Tests of actions of Spiritus and another discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP

# Charge of the Buffalo


def test_charge_of_the_buffalo_with_fortitude_is_for_tapped_minions() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Charge of the Buffalo")
    assert offered_modes(stage, A, "charge-of-the-buffalo") == ["spi", "SPI"]
    stage.table.tapped[rival] = True
    stage.play(A, "play charge-of-the-buffalo for", elder)
    stage.skip("range", A)
    assert any(t.startswith("maneuver") for t in stage.options(A)) is False
    stage.resolve()
    assert stage.blood(rival) == 8


@pytest.mark.parametrize(("mode", "damage"), [("spi", 2), ("SPI", 3)])
def test_charge_of_the_buffalo_begins_with_a_hard_blow_at_close_range(
    mode: str, damage: int
) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Charge of the Buffalo")
    stage.hand(B, "Fake Out", "Dodge")
    stage.play(A, f"play charge-of-the-buffalo {mode}", elder)
    stage.skip("strike", A)
    assert not is_long(stage.table)
    assert "fake-out" not in " ".join(stage.options(B))
    assert [t for t in stage.options(A) if "strike" in t] == ["strike bound"]
    stage.resolve()
    assert stage.blood(rival) == 9 - damage


@ruling("Charge of the Buffalo", 1)
def test_the_whole_blow_of_charge_of_the_buffalo_is_aggravated_if_his_hands_are() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 1)
    stage.hand(A, "Charge of the Buffalo", "Wolf Claws")
    stage.play(A, "play charge-of-the-buffalo SPI", elder)
    stage.skip("before-range", A)
    stage.play(A, next(t for t in stage.options(A) if "wolf-claws" in t))
    stage.resolve()
    assert stage.zone(rival) == ASH_HEAP  # one blood is too little for the other 2 of 3
