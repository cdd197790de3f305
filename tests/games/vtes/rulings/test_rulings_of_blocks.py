"""Blocks of an action that continues as if unblocked: what is undone, what stays, what recurs."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.rulings.court import Court
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.windows import ANNOUNCED
from conclave.games.vtes.rules.words import ACTION, MODIFIER
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.later import Later

ERRAND = Card("Errand", ACTION, effect=Action(GainPool(2)))
VOW = Card("Vow", MODIFIER, effect=Later("end-of-action", GainPool(1)), when=ANNOUNCED)
WAYS = {
    "form-of-mist": "play form-of-mist PRO",
    "mirror-image": "play mirror-image CHI",
    "shadow-body": "play shadow-body OBT",
    "psychomachia": "play psychomachia dai",
}
"""The cards by which a blocked action continues."""


def errand(*hand: str) -> tuple[Court, int, int, int]:
    """Elder is on an errand, and has a card with which it continues; B has two vampires."""
    stage = Court(2, ERRAND, VOW)
    elder = stage.vampire(A, "Elder")
    rival, kurt = stage.vampire(B, "Rival", tapped=True), stage.vampire(B, "Kurt")
    stage.hand(A, "errand", *hand)
    stage.play(A, "play errand plain", elder)
    return stage, elder, rival, kurt


def continues(stage: Salon, elder: int, card: str) -> Stage:
    """The blocked action continues by a card."""
    if card == "psychomachia":
        stage.skip("blocked", A)
        stage.play(A, WAYS[card], elder)
    else:
        strikes(stage, stage.text(WAYS[card], elder))
        if card == "form-of-mist":
            stage.skip("May")
            stage.play(A, "yes")
    while not stage.told(ActionContinued):
        stage.least()
    return stage


# Forced Awakening


@ruling("Forced Awakening", 2)
@pytest.mark.parametrize("card", WAYS)
def test_forced_awakening_costs_nothing_if_the_action_continues_after_the_block(card: str) -> None:
    stage, elder, rival, _ = errand(card)
    stage.hand(B, "Forced Awakening")
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", rival)
    try_block(stage, rival)
    continues(stage, elder, card)
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 32
    assert stage.blood(rival) == 9


@ruling("Forced Awakening", 1)
def test_forced_awakening_costs_blood_once_though_the_action_resolves_twice() -> None:
    stage, elder, rival, kurt = errand("shadow-body")
    stage.hand(B, "Forced Awakening")
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", rival)
    try_block(stage, kurt)
    continues(stage, elder, "shadow-body")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


@ruling("Forced Awakening", 3)
def test_forced_awakening_does_not_count_a_block_before_it_was_played() -> None:
    stage, elder, rival, _ = errand("shadow-body")
    stage.table.tapped[rival] = False
    stage.hand(B, "Forced Awakening")
    try_block(stage, rival)
    continues(stage, elder, "shadow-body")
    stage.skip("BlockQuestion", B)
    assert stage.table.tapped[rival]
    stage.play(B, "play forced-awakening plain", rival)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


def test_who_failed_to_block_is_tapped_only_as_the_action_first_resolves() -> None:
    stage, elder, rival, kurt = errand("faceless-night", "shadow-body")
    stage.table.tapped[rival] = False
    try_block(stage, kurt)
    stage.play(A, "play faceless-night OBF", elder)
    stage.skip("BlockQuestion", B)
    stage.hand(B, "Enhanced Senses")
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    continues(stage, elder, "shadow-body")
    assert stage.table.tapped[kurt]
    stage.table.tapped[kurt] = False  # something untaps him
    stage.skip("MinionPhase")
    assert not stage.table.tapped[kurt]


# Combat


@pytest.mark.parametrize(("answer", "fights"), [("yes", 0), ("no", 1)])
def test_each_combat_is_avoided_by_itself_with_stone_travel(answer: str, fights: int) -> None:
    stage, elder, rival, kurt = errand("stone-travel", "psychomachia")
    stage.table.tapped[rival] = False
    stage.hand(B, "Enhanced Senses", "Enhanced Senses")
    try_block(stage, rival)
    stage.play(A, "play stone-travel MYT", elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("May")
    stage.play(A, "yes")
    continues(stage, elder, "psychomachia")
    try_block(stage, kurt)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", kurt)
    stage.skip("May")
    stage.play(A, answer)
    stage.skip("MinionPhase")
    assert len(stage.told(CombatBegan)) == fights
    assert stage.table.pool[A] == 30


def test_voice_of_madness_prevents_only_the_combat_of_its_block() -> None:
    stage = Court(2, ERRAND)
    rival = stage.vampire(A, "Rival")
    thug, elder = stage.ally(B, "Thug"), stage.vampire(B, "Elder")
    stage.hand(A, "errand", "psychomachia")
    stage.hand(B, "Voice of Madness")
    stage.play(A, "play errand plain", rival)
    try_block(stage, thug)
    continues(stage, rival, "psychomachia")
    try_block(stage, elder)
    stage.skip("blocked", B)
    stage.play(B, "play voice-of-madness dem", elder)
    stage.skip("MinionPhase")
    assert stage.told(CombatBegan) == []
    assert stage.table.pool[A] == 30


@ruling("Guard Dogs", 2)
@ruling("Spirit's Touch", 2)
@pytest.mark.parametrize("card", ["guard-dogs", "spirits-touch"])
def test_the_maneuver_of_a_blocker_is_there_again_for_another_block(card: str) -> None:
    stage = Court(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist", "Lost in Crowds")
    stage.hand(B, card, "Enhanced Senses", "Eagle's Sight")
    stage.table.tapped[rival] = card == "guard-dogs"
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    if card == "guard-dogs":
        stage.play(B, "play guard-dogs ANI", rival)
    try_block(stage, rival)
    if card == "spirits-touch":
        stage.play(A, "play lost-in-crowds obf", elder)
        stage.skip("block", B)
        stage.play(B, "play spirits-touch AUS", rival)
    continues(stage, elder, "form-of-mist")
    stage.table.tapped[rival] = False  # something untaps him
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("range", B)
    assert len(stage.told(CombatBegan)) == 2
    assert stage.offers(B, "maneuver")


# The end of the action


@ruling("Cats' Guidance", 1)
@pytest.mark.parametrize("card", ["form-of-mist", "shadow-body"])
def test_cats_guidance_is_played_by_who_blocked_an_action_that_continued(card: str) -> None:
    stage, elder, rival, kurt = errand(card)
    stage.hand(B, "Cats' Guidance")
    try_block(stage, kurt)
    continues(stage, elder, card)
    stage.skip("after-action", B)
    assert not stage.offers(B, "play cats-guidance ani", rival)
    stage.play(B, "play cats-guidance ani", kurt)
    assert not stage.table.tapped[kurt]


def test_what_waits_for_the_end_comes_though_the_action_fails_after_it_was_blocked() -> None:
    stage, elder, _, kurt = errand("vow", "shadow-body", "the-kiss-of-ra")
    fledgling = stage.vampire(B, "Fledgling")
    stage.play(A, "play vow plain", elder)
    try_block(stage, kurt)
    continues(stage, elder, "shadow-body")
    try_block(stage, fledgling)
    stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 31


@pytest.mark.parametrize("ended", [True, False])
def test_nothing_waits_for_the_end_of_an_action_that_never_resolved(ended: bool) -> None:
    stage, elder, *_ = errand("vow", "the-kiss-of-ra")
    fledgling = stage.vampire(B, "Fledgling")
    stage.play(A, "play vow plain", elder)
    try_block(stage, fledgling)
    if ended:
        stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == (30 if ended else 31)
