"""Tests of vampires who take control of others, or are controlled by others."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.constants import ASH_HEAP, READY
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

# Ayelea, The Manipulator


def stage_with_ayelea() -> tuple[PeopleStage, int, int]:
    """Ayelea is about to act on a vampire of B."""
    stage = PeopleStage(3, Vampire("Warlock", "tremere-antitribu", 2, 5, "", "sabbat"))
    ayelea, warlock = stage.vampire(A, "Ayelea, The Manipulator"), stage.vampire(B, "Warlock")
    return stage, ayelea, warlock


def test_ayelea_takes_control_until_her_controllers_next_turn_ends() -> None:
    stage, ayelea, warlock = stage_with_ayelea()
    stage.play(A, "act", ayelea, ayelea, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, B)
    for phase, seat in (("UntapPhase", B), ("UntapPhase", C), ("DiscardPhase", A)):
        stage.skip(phase, seat)
        assert stage.table.controller[warlock] == A
    stage.skip("UntapPhase", B)
    assert stage.table.controller[warlock] == B


def test_ayelea_takes_control_of_no_other_clan_and_of_nobody_if_she_is_blocked() -> None:
    stage, ayelea, warlock = stage_with_ayelea()
    rival = stage.vampire(B, "Rival")
    stage.vampire(C, "Judge")
    stage.begin()
    assert len([text for text in stage.options(A) if text.startswith("act")]) == 1
    stage.play(A, "act", ayelea, ayelea, "0")
    try_block(stage, rival)
    stage.skip("before-range", A)
    assert stage.table.controller[warlock] == B


def test_ayelea_takes_control_of_a_vampire_in_torpor() -> None:
    stage = PeopleStage(2, Vampire("Warlock", "tremere-antitribu", 2, 5, "", "sabbat"))
    ayelea = stage.vampire(A, "Ayelea, The Manipulator")
    warlock = stage.vampire(B, "Warlock", torpor=True)
    stage.play(A, "act", ayelea, ayelea, "0")
    stage.resolve()
    assert stage.table.torpor[A] == (warlock,)


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


# Parmenides


def stage_with_parmenides(seats: int = 3, number: int = 1) -> tuple[PeopleStage, int]:
    """A's influence phase, with Parmenides about to come out."""
    stage = PeopleStage(seats, phase="influence")
    card = 0
    for _ in range(number):
        card = stage.uncontrolled(A, "Parmenides", 4)
    stage.begin()
    return stage, card


@ruling("Parmenides", 1)
def test_the_predator_controls_parmenides_until_he_comes_back_and_untaps() -> None:
    stage, parmenides = stage_with_parmenides()
    stage.skip("DiscardPhase", A)
    assert stage.table.controller[parmenides] == C
    stage.skip("MinionPhase", B)
    assert stage.table.controller[parmenides] == C
    stage.skip("MinionPhase", C)
    stage.play(C, "bleed", parmenides)
    stage.skip("MinionPhase", C)
    assert stage.table.tapped[parmenides]
    stage.skip("UntapPhase", A)
    assert stage.table.controller[parmenides] == A
    assert not stage.table.tapped[parmenides]
    assert values.strength(stage.table, parmenides) == 2
    stage.skip("MinionPhase", C)
    assert stage.table.controller[parmenides] == A


@ruling("Parmenides", 2)
def test_a_second_parmenides_is_burned() -> None:
    stage, second = stage_with_parmenides(number=2)
    stage.skip("DiscardPhase", A)
    assert stage.zone(second) == ASH_HEAP
    assert len(stage.table.ready[C]) == 1


@ruling("Parmenides", 3)
def test_parmenides_stays_with_the_predator_if_his_owner_is_ousted() -> None:
    stage, parmenides = stage_with_parmenides(4)
    stage.skip("MinionPhase", B)
    counters.lose_pool(stage.table, A, 30)
    stage.skip("MinionPhase", D)
    assert stage.table.out[A]
    stage.skip("MinionPhase", B)
    assert stage.table.controller[parmenides] == D
    assert stage.zone(parmenides) == READY
