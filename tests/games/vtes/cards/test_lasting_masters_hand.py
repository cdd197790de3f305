"""Tests of Visit from the Capuchin."""

from __future__ import annotations

from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values

LAMPS = ("Lamp",) * 30


def stage_with_visit() -> tuple[Stage, int]:
    """A's master phase, after she has played the card, and the card."""
    stage = MasterStage(2)
    stage.library(A, *LAMPS)
    stage.library(B, *LAMPS)
    stage.hand(A, "Visit from the Capuchin", "Cellar", *("Lamp",) * 5)
    stage.hand(B, *("Lamp",) * 7)
    play_as_a(stage, "visit-from-the-capuchin")
    return stage, stage.table.beside[A][0]


def test_visit_from_the_capuchin_gives_a_bigger_hand() -> None:
    stage, card = stage_with_visit()
    assert stage.blood(card) == 4
    assert values.hand_size(stage.table, A) == 11
    assert len(stage.table.hand[A]) == 11  # the card itself is replaced
    assert values.hand_size(stage.table, B) == 7
    assert len(stage.table.hand[B]) == 7


def test_visit_from_the_capuchin_loses_a_counter_for_each_card_that_is_not_drawn() -> None:
    stage, card = stage_with_visit()
    people = [stage.vampire(A, name) for name in ("Elder", "Kurt", "Ira", "Pupil", "Mayor")]
    rival = stage.vampire(B, "Rival")
    stage.skip("MinionPhase", A)
    assert stage.blood(card) == 4
    for counters, size in ((3, 10), (2, 9), (1, 8)):
        stage.play(A, "play lamp plain", people.pop())
        stage.resolve()
        assert stage.blood(card) == counters
        assert values.hand_size(stage.table, A) == len(stage.table.hand[A]) == size
    stage.play(A, "play lamp plain", people.pop())
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
    assert values.hand_size(stage.table, A) == len(stage.table.hand[A]) == 7
    stage.play(A, "play lamp plain", people.pop())
    stage.resolve()
    assert len(stage.table.hand[A]) == 7
    stage.skip("MinionPhase", B)
    stage.play(B, "play lamp plain", rival)
    stage.skip("MinionPhase", B)
    assert len(stage.table.hand[B]) == 7


def test_visit_from_the_capuchin_keeps_its_counters_when_a_hand_grows_otherwise() -> None:
    stage, card = stage_with_visit()
    dreams = stage.permanent(A, "Dreams of the Sphinx")
    assert any(t.startswith(stage.text("use", dreams)) for t in stage.options(A))
    before = len(stage.table.hand[A])
    for text in [t for t in stage.options(A) if t.startswith(stage.text("use", dreams))]:
        copy = text
        stage.play(A, copy)
        if len(stage.table.hand[A]) != before:
            break
    assert len(stage.table.hand[A]) == 13
    assert stage.blood(card) == 4


def test_visit_from_the_capuchin_pays_for_discards_too() -> None:
    stage, card = stage_with_visit()
    stage.skip("DiscardPhase", A)
    stage.play(A, "discard lamp")
    stage.skip("MasterPhase", B)
    assert stage.blood(card) == 3
    assert len(stage.table.hand[A]) == 10
    assert stage.table.faults() == []
