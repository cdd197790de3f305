"""Tests of actions of Spiritus and another discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, REMOVED

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


# Vulture's Buffet


@ruling("Targets card in Ash Heap", 1)
@pytest.mark.parametrize(
    ("mode", "gained", "pool"), [("obf", 1, 30), ("spi", 2, 30), ("SPI", 2, 31)]
)
def test_vultures_buffet_feeds_on_a_dead_minion_of_anybody(
    mode: str, gained: int, pool: int
) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 5)
    stage.vampire(B, "Rival")
    stage.ash(C, "Thug", "Lamp")
    thug, lamp = stage.table.ash[C]
    stage.hand(A, "Vulture's Buffet")
    stage.play(A, f"play vultures-buffet {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.hand(B, "Falcon's Eye")
    stage.skip("BlockQuestion", B)  # it isn't directed at C
    stage.resolve()
    assert (stage.blood(elder), stage.table.pool[A]) == (5 + gained, pool)
    assert not stage.table.tapped[elder]
    assert (stage.zone(thug), stage.zone(lamp)) == (REMOVED, ASH_HEAP)


@ruling("Targets card in Ash Heap", 2)
def test_vultures_buffet_needs_a_minion_or_retainer_in_an_ash_heap() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.ash(B, "Lamp")
    stage.hand(A, "Vulture's Buffet")
    assert offered_modes(stage, A, "vultures-buffet") == []
    stage.ash(B, "Valet")
    assert stage.offers(A, "play vultures-buffet SPI", elder)


@ruling("Vulture's Buffet", 1)
@ruling("Special Hunt action", 1)
def test_vultures_buffet_is_a_hunt_and_only_one_a_turn() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 0)  # who must hunt
    stage.ash(A, "Thug", "Valet")
    stage.hand(A, "Vulture's Buffet", "Vulture's Buffet", "Engling Fury")
    assert not any("engling-fury" in text for text in stage.options(A))
    stage.play(A, "play vultures-buffet obf", elder)
    stage.play(A, stage.options(A)[0])
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[elder]
    assert offered_modes(stage, A, "vultures-buffet") == []


def test_vultures_buffet_does_not_untap_who_is_blocked() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.ash(A, "Thug")
    stage.hand(A, "Vulture's Buffet")
    stage.hand(B, "Falcon's Eye")
    stage.play(A, "play vultures-buffet SPI", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", B)
    stage.play(B, "play falcons-eye spi", rival)
    stage.resolve()
    assert stage.table.tapped[elder]
    assert len(stage.table.ash[A]) == 2
