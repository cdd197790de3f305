"""Tests of modifiers and reactions about referendums."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.referendums import call_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes

# Malkavian Rider Clause


def ridden(passes: bool) -> tuple[PeopleStage, int]:
    """Autarkis Persecution is called by A; B's Malkavian plays the clause."""
    stage = PeopleStage(3)
    elder, rider = stage.vampire(A, "Elder"), stage.vampire(B, "Fledgling")
    stage.vampire(B, "Rival")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Malkavian Rider Clause")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("before-votes", B)
    stage.play(B, "play malkavian-rider-clause plain", rider)
    assert stage.blood(rider) == 2
    stage.skip("polling", A)
    if passes:
        stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    return stage, rider


@ruling("Malkavian Rider Clause", 1)
def test_the_next_referendum_of_its_player_passes_without_a_vote() -> None:
    stage, rider = ridden(passes=True)
    pool = list(stage.table.pool)
    stage.hand(B, "Autarkis Persecution")
    stage.play(A, "pass")
    while stage.table.active != B or stage.prompt != "MinionPhase":
        stage.do_minimum()
    stage.play(B, "play autarkis-persecution plain", rider)
    while stage.prompt != "MinionPhase":
        assert stage.window not in ("before-votes", "polling")
        stage.do_minimum()
    assert stage.table.pool[B] > pool[B]
    assert not stage.table.notes.has(notes.NEXT_REFERENDUM_SETTLED, B)


def test_a_referendum_that_fails_has_no_rider() -> None:
    stage, _ = ridden(passes=False)
    assert not stage.table.notes.has(notes.NEXT_REFERENDUM_SETTLED, B)


def test_the_clause_is_for_malkavians_before_votes_are_cast() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Malkavian Rider Clause")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("before-votes", B)
    assert offered_modes(stage, B, "malkavian-rider-clause") == []
    stage.vampire(B, "Fledgling")
    assert offered_modes(stage, B, "malkavian-rider-clause") == ["plain"]
    stage.skip("polling", B)
    assert offered_modes(stage, B, "malkavian-rider-clause") == []
