"""Tests of actions of Auspex and another discipline."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values

# Madman's Quill


def test_madmans_quill_at_inferior_is_a_bleed() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Madman's Quill")
    (mode,) = offered_modes(stage, A, "madmans-quill")
    stage.play(A, f"play madmans-quill {mode}", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.blood(pupil) == 4


def test_madmans_quill_helps_all_with_dementation_to_bleed_the_controller_of_its_minion() -> None:
    stage = PeopleStage(3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    fledgling = stage.vampire(A, "Fledgling")
    stage.vampire(C, "Rival")
    stage.hand(A, "Madman's Quill", "Madman's Quill")
    mode = offered_modes(stage, A, "madmans-quill")[-1]
    stage.play(A, f"play madmans-quill {mode}", elder)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert len(stage.table.attached[thug]) == 1
    stage.vampire(A, "Ira")
    assert len(offered_modes(stage, A, "madmans-quill")) == 1  # one is on a minion of the prey
    stage.table.tapped[elder] = False
    bleed(stage, fledgling)
    assert values.bleed(stage.table, fledgling) == 1
    stage.resolve()
    bleed(stage, elder)
    assert values.bleed(stage.table, elder) == 2
    stage.resolve()
    assert stage.table.pool[B] == 27


def test_madmans_quill_does_not_help_to_bleed_others_and_may_be_burned_for_two_blood() -> None:
    stage = PeopleStage(3)
    thug, kurt = stage.ally(C, "Thug"), stage.vampire(A, "Kurt")
    elder = stage.vampire(A, "Elder")
    card = stage.put_on(thug, "Madman's Quill", A)
    bleed(stage, kurt)
    assert values.bleed(stage.table, kurt) == 1
    stage.resolve()
    word = stage.table.word(card)
    act = next(t for t in stage.options(A) if word in t and stage.table.word(elder) in t)
    stage.play(A, act)
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(elder) == 8
