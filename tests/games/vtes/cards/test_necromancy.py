"""Cards of Necromancy; those for stealth, intercept and combat's end are with their like."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.testing import rule


@pytest.mark.parametrize(("mode", "stealth"), [("nec", 0), ("NEC", 1)])
@rule("VTES-6.2.1-01", "VTES-1.6.1-12")
def test_whispers_from_the_dead(mode: str, stealth: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder")
    stage.ash(A, "Blur", "Krid", "Flash")
    stage.hand(A, "Whispers from the Dead", *["Deny"] * 6)
    stage.library(A, *["Slam"] * 5)
    stage.play(A, f"play whispers-from-the-dead {mode}", elder)
    assert [text.split("#")[0] for text in stage.options(A)] == ["target blur", "target flash"]
    stage.play(A, stage.options(A)[1])
    assert stage.table.view(None)["action"]["stealth"] == stealth
    stage.skip("Discarding", A)
    assert stage.names(stage.table.hand[A]) == ["deny"] * 6 + ["slam", "flash"]
    stage.play(A, "discard deny")
    assert stage.blood(elder) == 9
    assert stage.names(stage.table.ash[A]) == ["blur", "krid", "deny"]


def test_whispers_from_the_dead_needs_a_library_card_in_your_own_ash_heap() -> None:
    stage = Salon()
    stage.vampire(A, "Elder")
    stage.ash(A, "Krid")
    stage.ash(B, "Blur")
    stage.hand(A, "Whispers from the Dead")
    assert modes(stage, A, "whispers-from-the-dead") == []


@rule("VTES-6.2.2-11")
def test_call_of_the_hungry_dead_takes_intercept_away() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Call of the Hungry Dead")
    bleed(stage, elder)
    assert modes(stage, A, "call-of-the-hungry-dead") == []
    try_block(stage, rival)
    stage.play(A, "play call-of-the-hungry-dead nec", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.blood(elder) == 10


def test_call_of_the_hungry_dead_at_superior_costs_blood_and_ends_the_attempts() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Call of the Hungry Dead")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play call-of-the-hungry-dead NEC", elder)
    assert stage.blood(elder) == 9
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", other)
    assert not stage.table.tapped[rival]


@ruling("Burn blood for effect (mandatory)", 1)
def test_call_of_the_hungry_dead_at_superior_needs_blood() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Call of the Hungry Dead")
    bleed(stage, elder)
    stage.table.blood[elder] = 0
    try_block(stage, rival)
    assert modes(stage, A, "call-of-the-hungry-dead") == ["nec"]
