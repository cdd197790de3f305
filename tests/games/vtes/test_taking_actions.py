"""Announcing, blocking and resolving actions (VTES-6.2)."""

from games.vtes.stage import A, B, Stage

from conclave.testing import rule


@rule("EX-6.2.1-a")
def test_krid_bleeds_the_prey() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    action = stage.table.view(None)["action"]
    assert stage.table.tapped[krid]
    assert action["kind"] == "bleed"
    assert action["target_seat"] == B
    assert (action["stealth"], action["bleed"]) == (0, 1)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.table.edge == A
