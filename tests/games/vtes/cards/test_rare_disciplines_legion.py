"""Tests of I am Legion, Sense the Sin and Tangle Atropos' Hand."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, continue_action, start_errand
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters
from conclave.games.vtes.rules.constants import ASH_HEAP, AUSPEX, HAND, REACTION
from conclave.games.vtes.rules.frame_types import CurrentAction
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.blocks import Intercept
from conclave.games.vtes.vocabulary.card import Blood, Card

# I am Legion


def test_i_am_legion_gives_stealth_or_cancels_an_auspex_card() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "I am Legion", "Lost in Crowds")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, elder)
    try_block(stage, rival)
    assert offered_modes(stage, A, "i-am-legion") == ["dai"]
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play_only(B, "play enhanced-senses aus", rival)
    assert offered_modes(stage, A, "i-am-legion") == ["dai+obf", "DAI+OBF"]
    stage.play(A, "play i-am-legion DAI+OBF", elder)
    stage.resolve()
    assert (stage.table.pool[A], stage.table.pool[B]) == (31, 29)
    assert stage.blood(elder) == 9


def test_the_cost_of_a_card_that_i_am_legion_cancels_is_still_paid() -> None:
    glimpse = Card("Glimpse", REACTION, AUSPEX, cost=Blood(2), basic=Intercept(+1))
    stage = PeopleStage(2, glimpse)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "I am Legion", "Lost in Crowds")
    stage.hand(B, "Glimpse")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play_only(B, "play glimpse aus", rival)
    stage.play(A, "play i-am-legion dai+obf", elder)
    assert stage.blood(rival) == 9 - 2
    assert values.intercept(stage.table, rival) == 0


def test_i_am_legion_does_not_cancel_other_cards() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "I am Legion", "Lost in Crowds")
    stage.hand(B, "Sonar")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play_only(B, "play sonar PRO", rival)
    assert offered_modes(stage, A, "i-am-legion") == []


@ruling("I am Legion", 1)
def test_i_am_legion_gains_pool_after_a_success_alone() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "I am Legion")
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "play i-am-legion DAI+OBF-action-modifier", elder)
    assert stage.table.pool[A] == 31
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "I am Legion")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "i-am-legion") == []


# Sense the Sin


@pytest.mark.parametrize("corrupted", [True, False])
@pytest.mark.parametrize(("acting", "modes"), [("Pupil", ["aus", "dai"]), ("Elder", ["dai"])])
def test_sense_the_sin_gives_intercept(acting: str, modes: list[str], corrupted: bool) -> None:
    stage = PeopleStage()
    minion, rival = stage.vampire(A, acting), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Sense the Sin")
    if corrupted:
        counters.put_special_counter(stage.table, B, minion, "corruption")
    bleed(stage, minion)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", minion)
    stage.skip("block", B)
    assert offered_modes(stage, B, "sense-the-sin") == modes
    stage.play(B, "play sense-the-sin dai", rival)
    assert values.intercept(stage.table, rival) == (2 if corrupted else 1)


def test_sense_the_sin_raises_a_bleed_and_hinders_the_corrupted() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    rival, kurt = stage.vampire(B, "Rival"), stage.vampire(B, "Kurt")
    counters.put_special_counter(stage.table, A, rival, "corruption")
    stage.hand(A, "Sense the Sin", "Threats")
    bleed(stage, elder)
    assert offered_modes(stage, A, "sense-the-sin") == ["DAI"]
    stage.play(A, "play sense-the-sin DAI", elder)
    assert offered_modes(stage, A, "threats") == []
    assert values.intercept(stage.table, rival) == -1
    assert values.intercept(stage.table, kurt) == 0
    try_block(stage, rival)
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - 2


# Tangle Atropos' Hand


def tangled(mode: str) -> tuple[BlockStage, int, int, int]:
    """Elder is on an errand, which is cancelled as one of B's vampires attempts to block."""
    stage, elder, _, kurt = start_errand("Tangle Atropos' Hand")
    (errand,) = [frame.card for frame in stage.table.frames if isinstance(frame, CurrentAction)]
    try_block(stage, kurt)
    stage.skip("block", A)
    stage.play(A, "play tangle-atropos-hand", mode, elder)
    return stage, elder, kurt, errand


@pytest.mark.parametrize("mode", ["pot", "tem", "TEM"])
@ruling("Tangle Atropos' Hand", 1)
def test_tangle_atropos_hand_cancels_the_action_at_once(mode: str) -> None:
    stage, elder, kurt, errand = tangled(mode)
    assert (stage.prompt, stage.decider) == ("MinionPhase", A)
    assert not stage.table.tapped[elder]
    assert not stage.table.tapped[kurt]
    assert stage.table.pool == [30, 30]
    assert stage.blood(elder) == 9
    assert stage.zone(errand) == (ASH_HEAP if mode == "pot" else HAND)


@ruling("Tangle Atropos' Hand", 2, 3)
@pytest.mark.parametrize(("mode", "stealth"), [("tem", 0), ("TEM", 1)])
def test_the_same_vampire_may_take_that_action_again_perhaps_with_stealth(
    mode: str, stealth: int
) -> None:
    stage, elder, _, _ = tangled(mode)
    stage.play(A, "play errand plain", elder)
    assert values.stealth(stage.table, elder) == stealth
    stage.resolve()
    assert stage.table.pool[A] == 32
    assert stage.table.notes.of(notes.STEALTH_FOR_NEXT_ACTION) == ()


@ruling("Tangle Atropos' Hand", 2)
def test_an_action_that_was_blocked_before_cannot_be_taken_again() -> None:
    stage, elder, rival, kurt = start_errand("Form of Mist", "Tangle Atropos' Hand")
    stage.table.tapped[rival] = False
    try_block(stage, kurt)
    stage.skip("strike", A)
    continue_action(stage, elder, "form-of-mist")
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "play tangle-atropos-hand tem", elder)
    assert (stage.prompt, stage.decider) == ("MinionPhase", A)
    assert offered_modes(stage, A, "errand") == []


@ruling("Tangle Atropos' Hand", 3)
def test_a_tangled_action_was_taken() -> None:
    stage, elder, _, kurt = start_errand("Tangle Atropos' Hand", "Tangle Atropos' Hand")
    try_block(stage, kurt)
    stage.skip("block", A)
    stage.play(A, "play tangle-atropos-hand TEM", elder)
    stage.play(A, "play errand plain", elder)
    stage.skip("BlockQuestion", B)
    assert values.stealth(stage.table, elder) == 1
    stage.resolve()
    stage.table.tapped[elder] = False
    bleed(stage, elder)
    assert values.stealth(stage.table, elder) == 0


def test_tangle_atropos_hand_is_for_block_attempts() -> None:
    stage, _, _, _ = start_errand("Tangle Atropos' Hand")
    assert offered_modes(stage, A, "tangle-atropos-hand") == []
