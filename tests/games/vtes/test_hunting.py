"""Hunting (VTES-6.1.2)."""

import pytest
from games.vtes.plain_cards import CARDS
from games.vtes.stage import A, B, C, D, Stage

from conclave.testing import rule


@rule("VTES-6.1.2-02", "VTES-6.2.2-03", "VTES-6.2.2-04", "VTES-6.2.2-13")
def test_a_hunt_is_undirected_at_1_stealth() -> None:
    stage = Stage(4)
    krid = stage.vampire(A, "Krid", 1)
    blockers = {
        seat: stage.vampire(seat, name)
        for seat, name in ((B, "Anvil"), (C, "Abebe"), (D, "Pug Jackson"))
    }
    stage.play(A, "hunt", krid)
    action = stage.table.view(None)["action"]
    assert (action["target_seat"], action["stealth"]) == (None, 1)
    stage.skip("BlockQuestion")
    assert stage.decider == B
    assert stage.offers(B, "block", blockers[B])
    stage.play(B, "decline")
    stage.skip("BlockQuestion")
    assert stage.decider == D
    assert stage.offers(D, "block", blockers[D])
    stage.play(D, "decline")
    stage.resolve()
    assert stage.table.view(None)["action"] is None
    assert stage.blood(krid) == 2


@rule("VTES-6.1.2-03", "VTES-6.1.2-04")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_hunt_gives_1_blood_up_to_the_capacity(before: int, after: int) -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", before)
    stage.play(A, "hunt", krid)
    assert stage.blood(krid) == before
    stage.resolve()
    assert stage.blood(krid) == after
    assert stage.table.pool == [30, 30]


@rule("VTES-6.1.2-04", "VTES-6.1.6-03")
def test_a_richer_hunt_stops_at_the_capacity_too() -> None:
    stage = Stage(2, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson", 4)
    stage.hand(A, "Rich Meal")
    stage.play(A, "play rich-meal plain", pug)
    stage.resolve()
    assert stage.blood(pug) == 6


@rule("VTES-6.1.2-03")
def test_a_blocked_hunt_gives_nothing() -> None:
    stage = Stage(2, extra=CARDS)
    pug = stage.vampire(A, "Pug Jackson", 4)
    ghoul = stage.ally(B, "Plain Ghoul")
    stage.put_on(ghoul, "Lantern")
    stage.play(A, "hunt", pug)
    stage.skip("BlockQuestion")
    stage.play(B, "block", ghoul)
    stage.skip("strike")
    assert stage.blood(pug) == 4
    stage.resolve()
    assert stage.blood(pug) == 3  # the ghoul struck him
    assert stage.blood(ghoul) == 2
