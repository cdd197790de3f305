"""Tests of Sanguine Instruction."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ON_CARD
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.card import Vampire

# Sanguine Instruction

TEACHER = Vampire("Teacher", "brujah", 1, 8, "CEL POT DOM", "camarilla")
PUPIL = Vampire("Novice", "brujah", 1, 4, "cel pot DOM", "camarilla")
KNOWING = Vampire("Expert", "brujah", 1, 4, "CEL POT DOM", "camarilla")


def stage_with_teacher() -> tuple[PeopleStage, int, int]:
    """A's teacher and novice."""
    stage = PeopleStage(2, TEACHER, PUPIL, KNOWING)
    stage.hand(A, "Sanguine Instruction")
    return stage, stage.vampire(A, "Teacher"), stage.vampire(A, "Novice")


def test_sanguine_instruction_teaches_a_level_and_gives_capacity() -> None:
    stage, teacher, novice = stage_with_teacher()
    stage.play(A, "play sanguine-instruction plain", teacher)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("ChooseDiscipline", A)
    assert stage.options(A) == ["name cel", "name pot"]  # he knows Dominate as well
    stage.play(A, "name pot")
    stage.skip("MinionPhase", A)
    (card,) = stage.table.attached[novice]
    assert stage.zone(card) == ON_CARD
    assert identity.level(stage.table, novice, "pot") == 2
    assert identity.level(stage.table, novice, "cel") == 1
    assert identity.capacity(stage.table, novice) == 5


def test_sanguine_instruction_is_for_ready_vampires_of_the_same_clan() -> None:
    stage, teacher, novice = stage_with_teacher()
    brother = stage.vampire(B, "Novice")
    stage.vampire(A, "Expert")  # who has both at superior
    stage.vampire(A, "Fledgling")
    stage.vampire(B, "Novice", torpor=True)
    stage.play(A, "play sanguine-instruction plain", teacher)
    targets = [stage.text("target", novice), stage.text("target", brother)]
    assert sorted(stage.options(A)) == sorted(targets)


def test_sanguine_instruction_is_known_before_anybody_blocks() -> None:
    stage, teacher, _ = stage_with_teacher()
    brother = stage.vampire(B, "Novice")
    stage.play(A, "play sanguine-instruction plain", teacher)
    stage.play(A, "target", brother)
    stage.skip("ChooseDiscipline", A)
    assert "BlockQuestion" not in stage.prompt
    stage.play(A, "name pot")
    stage.skip("MinionPhase", A)
    assert identity.level(stage.table, brother, "pot") == 2


def test_sanguine_instruction_needs_somebody_to_teach() -> None:
    stage = PeopleStage(2, TEACHER)
    stage.vampire(A, "Teacher")
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Sanguine Instruction")
    assert offered_modes(stage, A, "sanguine-instruction") == []


def test_sanguine_instruction_has_no_effect_on_who_has_learned_it_meanwhile() -> None:
    stage, teacher, novice = stage_with_teacher()
    stage.play(A, "play sanguine-instruction plain", teacher)
    stage.skip("ChooseDiscipline", A)
    stage.play(A, "name pot")
    stage.put_on(novice, "Potence")
    stage.skip("MinionPhase", A)
    assert len(stage.table.attached[novice]) == 1
