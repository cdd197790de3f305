"""Tests of master cards whose effect lasts until the end of the turn."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.stage import A, B, C

# Blind Spot


def blinded(acting: str) -> tuple[PeopleStage, int, int]:
    """B's pupil overlooks A's elder this turn; somebody of A's bleeds B."""
    stage = PeopleStage(2, phase="master")
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    pupil, rival = stage.vampire(B, "Pupil"), stage.vampire(B, "Rival")
    stage.hand(A, "Blind Spot")
    stage.play(A, "play blind-spot plain -")
    stage.play(A, "target", elder)
    stage.play(A, "target", pupil)
    stage.skip("MinionPhase")
    stage.hand(B, "Telepathic Counter")
    bleed(stage, elder if acting == "Elder" else kurt)
    stage.skip("BlockQuestion", B)
    return stage, pupil, rival


@pytest.mark.parametrize("acting", ["Elder", "Kurt"])
def test_blind_spot_keeps_a_minion_from_blocking_and_reacting(acting: str) -> None:
    stage, pupil, rival = blinded(acting)
    assert stage.offers(B, "block", pupil) == (acting == "Kurt")
    assert stage.offers(B, "play telepathic-counter aus", pupil) == (acting == "Kurt")
    assert stage.offers(B, "block", rival)
    assert stage.offers(B, "play telepathic-counter aus", rival)


def test_blind_spot_ends_with_the_turn() -> None:
    stage, pupil, _ = blinded("Kurt")
    stage.play(B, "decline")
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    elder = stage.table.ready[A][0]
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", pupil)


def test_blind_spot_is_for_an_ally_or_a_younger_vampire_of_the_prey() -> None:
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Kurt")
    others = [stage.vampire(B, "Pupil"), stage.ally(B, "Thug")]
    barred = [stage.vampire(B, "Rival"), stage.vampire(C, "Fledgling")]
    stage.hand(A, "Blind Spot")
    stage.play(A, "play blind-spot plain -")
    assert [stage.offers(A, "target", card) for card in (*others, *barred)] == [
        True, True, False, False,
    ]  # fmt: skip
