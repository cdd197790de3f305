"""Tests of I am Legion."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import AUSPEX, REACTION
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
