"""Tests of princes who bleed for more."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

# Spiridonas


@ruling("Spiridonas", 1)
@ruling("Once each turn", 1)
def test_spiridonas_burns_blood_to_bleed_for_more_after_blocks_are_declined() -> None:
    stage = PeopleStage()
    spiridonas = stage.vampire(A, "Spiridonas", 6)
    stage.vampire(B, "Rival")
    bleed(stage, spiridonas)
    stage.skip("declined", A)
    stage.play(A, "use", spiridonas, "0")
    assert stage.options(A) == ["number 1", "number 2", "number 3", "number 4"]
    stage.play(A, "number 3")
    assert stage.blood(spiridonas) == 1
    assert not stage.offers(A, "use", spiridonas, "0")
    stage.skip("MinionPhase", A)
    assert stage.table.pool[B] == 30 - 1 - 3


def test_spiridonas_needs_three_blood_and_to_act_himself() -> None:
    for blood, name in ((2, "Spiridonas"), (9, "Elder")):
        stage = PeopleStage()
        spiridonas = stage.vampire(A, "Spiridonas", blood)
        stage.vampire(B, "Rival")
        bleed(stage, spiridonas if name == "Spiridonas" else stage.vampire(A, name))
        stage.skip("declined", A)
        assert not stage.offers(A, "use", spiridonas, "0")


def test_spiridonas_loses_the_blood_if_he_is_blocked_after_all() -> None:
    stage = PeopleStage()
    spiridonas, rival = stage.vampire(A, "Spiridonas", 6), stage.vampire(B, "Rival")
    bleed(stage, spiridonas)
    stage.play(A, "use", spiridonas, "0")
    stage.play(A, "number 1")
    try_block(stage, rival)
    stage.skip("before-range", A)
    assert stage.blood(spiridonas) == 3
