"""Events: what befalls everybody, how often, and when they are replaced or burned."""

from __future__ import annotations

from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.words import ASH_HEAP
from conclave.testing import rule


@rule("VTES-1.6.1-13")
def test_the_unmasking_helps_allies_against_vampires_and_is_replaced_later() -> None:
    stage = Stage(2, phase="discard")
    stage.hand(A, "The Unmasking", *["Ascendance"] * 6)
    stage.library(A, *["Fame"] * 3)
    stage.play(A, "play", "the-unmasking", "plain", "-")
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[A]) == 7


def test_the_unmasking_gives_intercept_against_vampires_alone() -> None:
    stage = Stage(2)
    stage.permanent(A, "The Unmasking")
    krid = stage.vampire(A, "Krid")
    gang = stage.ally(B, "Loyal Street Gang")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", krid)
    assert values.intercept(stage.table, gang) == 1
    assert values.intercept(stage.table, pug) == 0
    other = Stage(2)
    other.permanent(A, "The Unmasking")
    knights = other.ally(A, "The Knights")
    gang = other.ally(B, "Loyal Street Gang")
    other.play(A, "bleed", knights)
    assert values.intercept(other.table, gang) == 0


def test_dragonbound_costs_pool_for_vampires_in_torpor() -> None:
    stage = Stage(2, phase="influence")
    stage.permanent(A, "Dragonbound")
    stage.vampire(A, "Krid", torpor=True)
    stage.vampire(A, "Mazz", torpor=True)
    stage.vampire(B, "Pug Jackson")
    stage.skip("DiscardPhase", A)
    assert stage.table.pool == [28, 30]
    stage.skip("DiscardPhase", B)
    assert stage.table.pool == [28, 30]


def test_dragonbound_is_not_replaced_as_long_as_it_is_in_play() -> None:
    stage = Stage(2, phase="discard")
    stage.hand(A, "Dragonbound", *["Ascendance"] * 6)
    stage.library(A, *["Fame"] * 3)
    stage.play(A, "play", "dragonbound", "plain", "-")
    stage.skip("UntapPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("MasterPhase", A)
    assert len(stage.table.hand[A]) == 6


def test_hunger_moon_takes_a_blood_of_each_hunter_and_burns_with_five() -> None:
    stage = Stage(2)
    moon = stage.permanent(B, "Hunger Moon", counters=3)
    krid = stage.vampire(A, "Krid", 1)
    mazz = stage.vampire(A, "Mazz", 1)
    stage.play(A, "hunt", krid)
    stage.skip("MinionPhase")
    assert (stage.blood(krid), stage.blood(moon)) == (1, 4)
    stage.play(A, "hunt", mazz)
    stage.skip("MinionPhase")
    assert stage.zone(moon) == ASH_HEAP
    bleed = Stage(2)
    moon = bleed.permanent(B, "Hunger Moon")
    krid = bleed.vampire(A, "Krid", 1)
    bleed.play(A, "bleed", krid)
    bleed.skip("MinionPhase")
    assert (bleed.blood(krid), bleed.blood(moon)) == (1, 0)


def test_nra_pac_untaps_who_equipped_at_the_end_of_the_turn() -> None:
    stage = Stage(2)
    stage.permanent(B, "NRA PAC")
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    stage.hand(A, "Laptop Computer")
    stage.play(A, "play", "laptop-computer", "plain", krid)
    stage.skip("MinionPhase")
    stage.play(A, "bleed", mazz)
    stage.skip("MinionPhase")
    assert [stage.table.tapped[card] for card in (krid, mazz)] == [True, True]
    stage.skip("UntapPhase", B)
    assert not stage.table.tapped[krid]
    assert stage.table.tapped[mazz]


def test_the_bitter_and_sweet_story_counts_victory_points() -> None:
    stage = Stage(3)
    stage.permanent(A, "The Bitter and Sweet Story")
    stage.table.points[B] = 1
    assert [values.hand_size(stage.table, seat) for seat in range(3)] == [7, 9, 7]
    stage.table.points[B] = 2
    assert values.hand_size(stage.table, B) == 11
