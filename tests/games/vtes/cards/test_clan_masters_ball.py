"""Tests of Toreador Grand Ball."""

from __future__ import annotations

from games.vtes.cards.master_cards import MasterStage, play_as_a
from games.vtes.cards.people import bleed
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE
from conclave.games.vtes.rules.reading import values

BALL = "toreador-grand-ball"


def ball(stage: Stage, first: int, second: int) -> int:
    """A gives the ball for these two."""
    play_as_a(stage, BALL)
    stage.skip("ForOne")
    stage.play(A, "target", first)
    if stage.prompt == "ForOne":
        stage.play(A, "target", second)
    return stage.table.beside[A][-1]


def stage_with_ball() -> tuple[Stage, int, int, int]:
    """A's master phase, after she has given the ball; the ball and the two Toreador."""
    stage = MasterStage(2)
    first, second = stage.vampire(A, "Pupil"), stage.vampire(A, "Anson")
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Toreador Grand Ball")
    return stage, ball(stage, first, second), first, second


def test_toreador_grand_ball_is_for_two_ready_toreador() -> None:
    stage = MasterStage(2)
    first = stage.vampire(A, "Pupil")
    stage.vampire(B, "Anson")
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Toreador Grand Ball")
    assert not stage.offers(A, f"play {BALL} plain -")
    torpid = stage.vampire(A, "Anson", torpor=True)
    assert not stage.offers(A, f"play {BALL} plain -")
    stage.table.zone[torpid] = ASH_HEAP
    second = stage.vampire(A, "Alexandra")
    play_as_a(stage, BALL)
    stage.skip("ForOne")
    assert stage.options(A) == [stage.text("target", first), stage.text("target", second)]
    stage.play(A, "target", second)  # only the other one is left
    assert stage.table.pool[A] == 29
    assert stage.table.tapped[first]
    assert not stage.table.tapped[second]


@ruling("Toreador Grand Ball", 2)
def test_toreador_grand_ball_keeps_all_from_blocking_the_first_unless_he_bleeds() -> None:
    stage, _, first, _ = stage_with_ball()
    elder = stage.vampire(B, "Elder")
    stage.skip("MinionPhase")
    bleed(stage, first)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    stage.table.tapped[first] = False
    stage.table.blood[first] = 2
    stage.play(A, "hunt", first)
    for _ in range(10):
        if stage.prompt == "MinionPhase":
            break
        assert stage.prompt != "BlockQuestion"
        stage.do_minimum()
    assert stage.blood(first) == 3


def test_toreador_grand_ball_is_no_help_to_others() -> None:
    stage, _, _, second = stage_with_ball()
    elder = stage.vampire(B, "Elder")
    stage.skip("MinionPhase")
    stage.table.tapped[second] = False
    stage.table.blood[second] = 2
    stage.play(A, "hunt", second)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", elder)


@ruling("Toreador Grand Ball", 1)
def test_toreador_grand_ball_keeps_the_second_tapped_even_for_two_balls() -> None:
    stage, card, first, second = stage_with_ball()
    third = stage.vampire(A, "Alexandra")
    stage.hand(A, "Toreador Grand Ball")
    stage.table.actions = 1
    other = ball(stage, third, second)
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert stage.table.tapped[second]
    assert not stage.table.tapped[first]
    stage.table.zone[card] = ASH_HEAP
    stage.table.beside[A] = (other,)
    stage.table.board_changed()
    stage.skip("MasterPhase", B)
    stage.skip("MasterPhase", A)
    assert stage.table.tapped[second]


def test_toreador_grand_ball_is_burned_by_anybody_and_by_nosferatu_with_less_stealth() -> None:
    stage, card, _, _ = stage_with_ball()
    thug, ugly = stage.ally(B, "Thug"), stage.vampire(B, "Agrippina")
    stage.skip("MinionPhase", B)
    plain = [t for t in stage.options(B) if t.startswith(stage.text("act", thug, card))]
    assert len(plain) == 1
    (worse,) = [t for t in stage.options(B) if t.startswith(stage.text("act", ugly, card))]
    stage.play(B, worse)
    assert values.stealth(stage.table, ugly) == -1
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.skip("BlockQuestion", A)
    stage.play(A, "decline")
    stage.skip("MinionPhase", B)
    assert stage.zone(card) == ASH_HEAP


def test_toreador_grand_ball_lies_beside_the_vampires() -> None:
    stage, card, first, second = stage_with_ball()
    assert stage.zone(card) == BESIDE
    assert stage.table.attached[first] == stage.table.attached[second] == ()
    assert stage.table.faults() == []
