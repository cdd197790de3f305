"""An action that a card in play gives does nothing once the card is gone (VTES-R-43)."""

from __future__ import annotations

import pytest
from games.vtes.cards.hall import Hall
from games.vtes.cards.people import strikes, try_block
from games.vtes.stage import A, B

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.words import NOBODY
from conclave.testing import rule


@rule("VTES-6.1-04", "VTES-R-43")
@pytest.mark.parametrize(("strike", "pool"), [("ani", 28), ("ANI", 30)])
def test_the_bleed_of_a_camera_phone_comes_to_nothing_without_the_phone(
    strike: str, pool: int
) -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    phone = stage.put_on(elder, "Camera Phone")
    stage.hand(A, "Psyche!", "Form of Mist")
    stage.hand(B, "Canine Horde")
    stage.play(A, "act", elder, phone, "0")
    try_block(stage, rival)
    strikes(stage, theirs=stage.text(f"play canine-horde {strike}", rival))
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    stage.skip("MinionPhase")
    assert len(stage.told(ActionContinued)) == 1
    assert stage.table.pool[B] == pool
    assert stage.table.edge == (A if pool < 30 else NOBODY)


@rule("VTES-R-43")
def test_nor_does_it_bleed_with_a_phone_that_another_has_taken() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    phone = stage.put_on(elder, "Camera Phone")
    stage.play(A, "act", elder, phone, "0")
    moving.transfer(stage.table, phone, rival)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30


@rule("VTES-R-43")
def test_a_location_that_is_burned_meanwhile_gives_nothing() -> None:
    for gone, blood in ((False, 6), (True, 5)):
        stage = Hall()
        elder = stage.vampire(A, "Elder", 5)
        well = stage.permanent(A, "Well")
        stage.play(A, "act", elder, well, "0")
        if gone:
            moving.burn(stage.table, well)
        stage.skip("MinionPhase")
        assert stage.blood(elder) == blood
        assert stage.table.tapped[elder]
