"""Tests of Madness Network."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE
from conclave.games.vtes.vocabulary.card import Vampire

MAD = (
    Vampire("Jester", "malkavian", 1, 5, "AUS", "camarilla"),
    Vampire("Oracle", "malkavian", 1, 6, "OBF", "camarilla"),
)

# Madness Network


def mad_stage(seats: int = 3, **options: bool) -> tuple[PeopleStage, int, int]:
    """It is A's minion phase; B has Madness Network, and C a Malkavian."""
    stage = PeopleStage(seats, *MAD)
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    jester = stage.vampire(C, "Jester", torpor=options.get("torpor", False))
    return stage, jester, stage.permanent(B, "Madness Network")


def test_any_malkavian_may_act_in_the_minion_phases_of_others() -> None:
    stage, jester, network = mad_stage()
    stage.play(A, "pass")
    assert stage.decider == C  # B has no Malkavian
    stage.play(C, "use", network, "0")
    assert stage.offers(C, "bleed", jester)
    stage.play(C, "bleed", jester)
    assert stage.table.tapped[jester]
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.skip("MinionPhase", A)
    assert stage.table.pool == [29, 30, 30]
    stage.play(A, "pass")
    assert stage.prompt != "MinionPhase"  # he is tapped now: nobody else is asked


def test_other_vampires_may_not_nor_malkavians_of_another_line() -> None:
    stage = PeopleStage(2, Vampire("Jinx", "malkavian-antitribu", 1, 5, "", "sabbat"))
    stage.vampire(A, "Elder")
    stage.vampire(B, "Jinx")
    stage.permanent(A, "Madness Network")
    stage.play(A, "pass")
    assert stage.prompt != "MinionPhase"


def test_in_her_own_turn_a_methuselah_needs_no_network() -> None:
    stage = PeopleStage(2, *MAD)
    jester, network = stage.vampire(A, "Jester"), stage.permanent(A, "Madness Network")
    assert stage.offers(A, "bleed", jester)
    assert not stage.offers(A, "use", network, "0")


@ruling("Madness Network", 1)
def test_a_malkavian_in_torpor_may_leave_it() -> None:
    stage, jester, network = mad_stage(torpor=True)
    stage.play(A, "pass")
    stage.play(C, "use", network, "0")
    assert stage.options(C) == [stage.text("leave-torpor", jester)]
    stage.play(C, "leave-torpor", jester)
    stage.skip("MinionPhase", A)
    assert stage.table.is_ready(jester)


@ruling("Madness Network", 3)
def test_a_malkavian_without_blood_can_only_hunt() -> None:
    stage, jester, network = mad_stage()
    stage.table.blood[jester] = 0
    stage.play(A, "pass")
    stage.play(C, "use", network, "0")
    assert stage.options(C) == [stage.text("hunt", jester)]


def burning(**options: bool) -> tuple[PeopleStage, int, int]:
    """A's Elder acts to burn B's Madness Network; C has a Malkavian and another vampire."""
    stage = PeopleStage(4, *MAD)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    jester = stage.vampire(C, "Jester", tapped=options.get("tapped", False))
    stage.vampire(C, "Kurt")
    network = stage.permanent(B, "Madness Network")
    stage.play(A, "act", elder, network, "0")
    return stage, jester, network


def test_any_minion_may_burn_the_network() -> None:
    stage, _, network = burning()
    stage.skip("MinionPhase")
    assert stage.zone(network) == ASH_HEAP


def test_any_malkavian_may_block_that_but_nobody_else_of_other_methuselahs() -> None:
    stage, jester, network = burning()
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    assert [text for text in stage.options(C) if "block" in text] == [stage.text("block", jester)]
    stage.play(C, "block", jester)
    stage.skip("MinionPhase")
    assert stage.zone(network) == BESIDE


@ruling("Madness Network", 4)
def test_a_tapped_malkavian_may_wake_to_block_it() -> None:
    stage, jester, network = burning(tapped=True)
    stage.hand(C, "Wake with Evening's Freshness")
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    stage.play(C, "play wake-with-evenings-freshness plain", jester)
    try_block(stage, jester, C)
    stage.skip("MinionPhase")
    assert stage.zone(network) == BESIDE
