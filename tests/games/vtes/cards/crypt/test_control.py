"""Tests of vampires who take control of others."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, try_block
from games.vtes.stage import A, B

# Drusilla Euphemia


def test_drusilla_takes_control_of_a_ready_ventrue_for_the_turn() -> None:
    stage = PeopleStage(3)
    drusilla = stage.vampire(A, "Drusilla Euphemia")
    stage.vampire(B, "Rival")
    stage.vampire(B, "Mayor", torpor=True)
    assert not stage.offers(A, "act", drusilla, drusilla, "0")
    elder = stage.vampire(B, "Elder", tapped=True)
    stage.play(A, "act", drusilla, drusilla, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, B)
    stage.skip("MinionPhase", A)
    assert stage.blood(drusilla) == 4
    assert stage.table.controller[elder] == A
    stage.skip("UntapPhase", B)
    assert stage.table.controller[elder] == B


def test_drusilla_pays_nothing_if_she_is_blocked() -> None:
    stage = PeopleStage(3)
    drusilla = stage.vampire(A, "Drusilla Euphemia")
    elder = stage.vampire(B, "Elder")
    stage.play(A, "act", drusilla, drusilla, "0")
    try_block(stage, elder)
    stage.skip("before-range", A)
    assert stage.blood(drusilla) == 6
    assert stage.table.controller[elder] == B
