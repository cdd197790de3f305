"""Hands: replacing cards and discarding down (VTES-1.6.1)."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.made_up import (
    CASTLE,
    ELDER,
    GIFT,
    LARDER,
    NUDGE,
)  # fmt: skip
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.hands import AT_END_OF_ACTION, AT_NEXT_UNTAP
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    MASTER,
    MODIFIER,
    REACTION,
)
from conclave.games.vtes.rules.events.counters import LostBlood
from conclave.games.vtes.rules.events.piles import Drew
from conclave.games.vtes.vocabulary.bleeds import BleedBonus, ReduceBleed
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.piles import Draw
from conclave.testing import rule

SLOW = Card("Slow", MODIFIER, effect=BleedBonus(1), not_replaced=AT_END_OF_ACTION)
SLOWER = Card("Slower", REACTION, effect=ReduceBleed(1), not_replaced=AT_NEXT_UNTAP)
PLENTY = Card("Plenty", MASTER, effect=Draw(2))


@rule("VTES-1.6.1-09", "VTES-1.6.1-11", "VTES-1.6.1-12")
def test_a_played_card_is_replaced_at_once() -> None:
    stage = Stage(2, phase="master", extra=(GIFT,))
    stage.hand(A, "Gift", *["Flash"] * 6)
    stage.library(A, "Blur", "Majesty")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.names(stage.table.hand[A]) == ["flash"] * 6 + ["blur"]
    assert stage.names(stage.table.library[A]) == ["majesty"]


@rule("VTES-1.6.1-10")
def test_nothing_is_drawn_from_an_empty_library() -> None:
    stage = Stage(2, phase="master", extra=(GIFT,))
    stage.hand(A, "Gift", "Flash")
    stage.play(A, "play", "gift", "plain", "-")
    stage.skip("MinionPhase")
    assert stage.names(stage.table.hand[A]) == ["flash"]
    assert stage.decider == A


@rule("VTES-1.6.1-12", "VTES-R-93")
def test_a_hand_is_corrected_whenever_its_size_changes_and_its_owner_chooses() -> None:
    stage = Stage(2, phase="master", extra=(LARDER, CASTLE))
    stage.hand(A, "Larder", *["Flash"] * 6)
    stage.library(A, *["Blur"] * 9)
    stage.play(A, "play", "larder", "plain", "-")
    stage.skip("MasterPhase")
    assert len(stage.table.hand[A]) == 8
    (larder,) = stage.table.beside[A]
    moving.burn(stage.table, larder)
    stage.play(A, "pass")
    assert stage.prompt == "Discarding"
    assert stage.decider == A
    assert sorted(stage.options(A)) == ["discard blur", "discard flash"]
    stage.play(A, "discard", "flash")
    assert len(stage.table.hand[A]) == 7
    assert stage.names(stage.table.ash[A]) == ["larder", "flash"]
    assert stage.prompt != "Discarding"


@rule("VTES-1.6.1-12", "VTES-R-93")
def test_a_player_who_draws_too_many_discards_one_after_another() -> None:
    stage = Stage(2, phase="master", extra=(PLENTY,))
    stage.hand(A, "Plenty", *["Flash"] * 6)
    stage.library(A, *["Blur"] * 9)
    stage.play(A, "play", "plenty", "plain", "-")
    stage.skip("Discarding")
    held = len(stage.table.hand[A])
    assert held > 7
    for left in range(held - 1, 6, -1):
        stage.play(A, "discard", "flash")
        assert len(stage.table.hand[A]) == left
    assert stage.prompt != "Discarding"


@rule("VTES-1.6.1-13")
def test_a_card_may_be_replaced_only_at_the_end_of_the_action() -> None:
    stage = Stage(2, extra=(SLOW, ELDER, NUDGE))
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Slow", "Nudge", *["Flash"] * 5)
    stage.library(A, *["Blur"] * 9)
    stage.play(A, "bleed", elder)
    stage.play(A, "play", "slow", "plain", elder)
    stage.skip("announced", A)
    assert len(stage.table.hand[A]) == 6
    stage.play(A, "play", "nudge", "plain", elder)
    stage.skip("announced", A)
    assert stage.names(stage.table.hand[A]) == ["flash"] * 5 + ["blur"]
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.names(stage.table.hand[A]) == ["flash"] * 5 + ["blur"] * 2


@rule("VTES-1.6.1-13")
def test_a_card_may_be_replaced_only_in_the_next_untap_phase() -> None:
    stage = Stage(2, extra=(SLOWER, ELDER))
    elder = stage.vampire(A, "Elder")
    krid = stage.vampire(B, "Krid")
    stage.hand(B, "Slower", *["Flash"] * 6)
    stage.library(B, *["Blur"] * 9)
    stage.play(A, "bleed", elder)
    stage.skip("announced", B)
    stage.play(B, "play", "slower", "plain", krid)
    stage.resolve()
    assert len(stage.table.hand[B]) == 6
    stage.skip("DiscardPhase")
    assert len(stage.table.hand[B]) == 6
    stage.skip("UntapPhase")
    assert stage.table.active == B
    assert len(stage.table.hand[B]) == 7


@rule("VTES-1.6.1-08", "VTES-1.6.1-09")
def test_a_card_is_replaced_before_it_is_paid_for() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Conditioning", *["Flash"] * 6)
    stage.library(A, "Blur")
    bleed(stage, elder)
    events = stage.play(A, "play conditioning DOM", elder)
    found = [type(event) for event in events if isinstance(event, (Drew, LostBlood))]
    assert found == [Drew, LostBlood]
