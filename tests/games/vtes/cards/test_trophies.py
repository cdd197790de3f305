"""Tests of trophies."""

from __future__ import annotations

from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.reading import values
from conclave.testing import rule

# Trophy: Hunting Ground


def test_trophy_hunting_ground_feeds_its_vampire_once_a_turn() -> None:
    stage = Stage(2, phase="untap")
    krid = stage.vampire(A, "Pug Jackson", 0)
    trophy = stage.put_on(krid, "Trophy: Hunting Ground")
    ground = stage.permanent(A, "Uptown Hunting Ground")
    stage.play(A, "target", trophy)
    assert stage.blood(krid) == 2
    assert not stage.offers(A, "use", ground, "0")
    alone = Stage(2, phase="untap")
    krid = alone.vampire(A, "Pug Jackson", 0)
    trophy = alone.permanent(A, "Trophy: Hunting Ground")
    alone.play(A, "target", trophy)
    assert alone.blood(krid) == 0


# Trophy: Library


@rule("VTES-1.6.2-17", "VTES-1.6.2-18")
def test_a_trophy_on_no_vampire_has_no_effect() -> None:
    stage = Stage(2, phase="master")
    stage.hand(A, "Trophy: Library", *["Ascendance"] * 6)
    stage.library(A, *["Fame"] * 5)
    stage.vampire(A, "Krid")
    stage.play(A, "play", "trophy-library", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.names(stage.table.beside[A]) == ["trophy-library"]
    assert values.hand_size(stage.table, A) == 7


def test_trophy_library_adds_two_to_the_hand_of_the_vampires_controller() -> None:
    stage = Stage(2)
    krid = stage.vampire(B, "Krid")
    stage.put_on(krid, "Trophy: Library", A)
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [7, 9]


@rule("VTES-11-07", "VTES-1.6.2-20", "VTES-11-09")
def test_a_vampire_who_burns_a_red_list_vampire_gets_one_trophy_of_each_kind() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    fianna = stage.vampire(B, "Lord Fianna", 0, torpor=True)
    free = stage.permanent(B, "Trophy: Library")
    stage.hand(A, "Trophy: Revered")
    stage.put_on(pug, "Trophy: Revered")
    stage.ash(A, "Trophy: Hunting Ground")
    stage.play(A, "diablerize", pug, fianna)
    stage.skip("MovingTrophies", B)
    stage.play(B, "target", free)
    stage.skip("Searching", A)
    offered = stage.options(A)
    stage.play(A, "name trophy-hunting-ground")
    stage.skip("MinionPhase")
    assert "name trophy-revered" not in offered
    assert "name trophy-hunting-ground" in offered
    assert sorted(stage.names(stage.table.attached[pug])) == [
        "trophy-hunting-ground",
        "trophy-library",
        "trophy-revered",
    ]


# Trophy: Revered


def test_trophy_revered_adds_two_bleed() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(krid, "Trophy: Revered")
    assert [values.bleed(stage.table, card) for card in (krid, mazz)] == [3, 1]
