"""Tests of Two Wrongs."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, decline_blocks
from games.vtes.stage import A, B, C, D, Stage


def stage_of_bleed(*hand: str) -> tuple[PeopleStage, int]:
    """A's Elder bleeds B, who holds these cards; C holds Two Wrongs."""
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.vampire(C, "Kurt")
    stage.hand(B, *hand)
    stage.hand(C, "Two Wrongs", "Deflection", "Deflection")
    bleed(stage, elder)
    decline_blocks(stage)
    return stage, elder


def deflect(stage: Stage, seat: int, to: int) -> None:
    """Play Deflection at superior."""
    minion = stage.table.ready[seat][0]
    stage.play(seat, "play deflection DOM", minion)
    if stage.prompt == "Targeting":
        stage.play(seat, f"player {to}")


def test_two_wrongs_sends_a_bleed_back_to_the_prey_of_the_acting_minion() -> None:
    stage, _ = stage_of_bleed("Deflection")
    deflect(stage, B, C)
    stage.skip("BlockQuestion", C)
    decline_blocks(stage, C)
    stage.play(C, "play two-wrongs plain -")
    stage.skip("MinionPhase", A)
    assert stage.table.pool == [30, 29, 30, 30]


def test_two_wrongs_cancels_the_next_card_that_would_change_the_target_again() -> None:
    stage, _ = stage_of_bleed("Deflection", "Deflection", "Telepathic Misdirection")
    stage.vampire(B, "Ira")
    deflect(stage, B, C)
    stage.skip("BlockQuestion", C)
    decline_blocks(stage, C)
    stage.play(C, "play two-wrongs plain -")
    stage.skip("declined", B)
    ira = stage.table.ready[B][1]
    stage.play(B, "play deflection DOM", ira)
    if stage.prompt == "Targeting":
        stage.play(B, f"player {D}")
    assert stage.names(stage.table.ash[B]) == ["deflection", "deflection"]
    stage.skip("declined", B)
    assert any("telepathic-misdirection" in text for text in stage.options(B))
    stage.skip("MinionPhase", A)
    assert stage.table.pool == [30, 29, 30, 30]


def test_two_wrongs_is_not_for_a_bleed_by_the_predator() -> None:
    stage, _ = stage_of_bleed("Two Wrongs")
    assert not stage.offers(B, "play two-wrongs plain -")
