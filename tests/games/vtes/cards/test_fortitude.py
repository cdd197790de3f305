"""Tests of the cards of Fortitude other than combat cards."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, continue_action, start_errand
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    check_success_without_effect,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import call_referendum, stage_with_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.made_up import COSTLY_WORDS, DRAIN
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, MODIFIER, REACTION, READY, TORPOR
from conclave.games.vtes.rules.events.actions import ActionBlocked
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.vocabulary import parts, targets
from conclave.games.vtes.vocabulary import players as p
from conclave.games.vtes.vocabulary.blocks import NoCombat
from conclave.games.vtes.vocabulary.blood import BurnPool
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Rescue, ToTorpor
from conclave.games.vtes.vocabulary.modifying import EndAction
from conclave.testing import rule

TRUCE = Card("Truce", REACTION, effect=NoCombat())


# The Kiss of Ra


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "zone"), [("for", READY), ("FOR", TORPOR)])
def test_the_kiss_of_ra_burns_a_blocker_and_ends_the_action(mode: str, zone: int) -> None:
    stage = PeopleStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(B, "Mayor")
    stage.hand(A, "The Kiss of Ra", "Freak Drive")
    bleed(stage, elder)
    try_block(stage, mayor)
    stage.play(A, f"play the-kiss-of-ra {mode}", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.blood(elder) == 7
    assert stage.blood(mayor) == 4
    assert stage.zone(mayor) == zone
    assert not stage.table.tapped[mayor]
    assert stage.table.pool[B] == 30
    assert stage.events_of(CombatBegan) == []


def test_the_kiss_of_ra_is_for_vampires_without_fortitude_who_try_to_block() -> None:
    for name, expected in (("Mayor", ["for", "FOR"]), ("Pupil", [])):
        stage = PeopleStage()
        elder, blocker = stage.vampire(A, "Elder"), stage.vampire(B, name)
        stage.hand(A, "The Kiss of Ra")
        bleed(stage, elder)
        assert offered_modes(stage, A, "the-kiss-of-ra") == []
        try_block(stage, blocker)
        assert offered_modes(stage, A, "the-kiss-of-ra") == expected
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "The Kiss of Ra")
    bleed(stage, elder)
    try_block(stage, thug)
    assert offered_modes(stage, A, "the-kiss-of-ra") == []


def test_effects_deferred_to_the_end_happen_although_the_action_fails_after_a_block() -> None:
    stage, elder, _, kurt = start_errand("vow", "shadow-body", "the-kiss-of-ra")
    fledgling = stage.vampire(B, "Fledgling")
    stage.play(A, "play vow plain", elder)
    try_block(stage, kurt)
    continue_action(stage, elder, "shadow-body")
    try_block(stage, fledgling)
    stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 31


@pytest.mark.parametrize("ended", [True, False])
def test_nothing_waits_for_the_end_of_an_action_that_never_resolved(ended: bool) -> None:
    stage, elder, *_ = start_errand("vow", "the-kiss-of-ra")
    fledgling = stage.vampire(B, "Fledgling")
    stage.play(A, "play vow plain", elder)
    try_block(stage, fledgling)
    if ended:
        stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == (30 if ended else 31)


@pytest.mark.parametrize("ended", [True, False])
@rule("VTES-R-32")
def test_a_bleed_that_the_kiss_of_ra_ended_may_be_taken_again(ended: bool) -> None:
    stage = PeopleStage(2)
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(B, "Fledgling")
    stage.hand(A, "The Kiss of Ra")
    bleed(stage, elder)
    try_block(stage, fledgling)
    if ended:
        stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    stage.table.tapped[elder] = False  # something untaps him
    assert stage.offers(A, "bleed", elder) == ended


@rule("VTES-R-32")
@pytest.mark.parametrize("continued", [True, False])
def test_an_errand_that_the_kiss_of_ra_ended_may_be_run_again(continued: bool) -> None:
    stage = BlockStage()
    elder, fledgling = stage.vampire(A, "Elder"), stage.vampire(B, "Fledgling")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "The Kiss of Ra", "errand", "errand", "Shadow Body")
    stage.play(A, "play errand plain", elder)
    if continued:
        try_block(stage, thug)
        choose_strikes(stage, stage.text("play shadow-body OBT", elder))
    try_block(stage, fledgling)
    stage.play(A, "play the-kiss-of-ra for", elder)
    stage.skip("MinionPhase")
    stage.table.tapped[elder] = False  # something untaps him
    assert (offered_modes(stage, A, "errand") == ["plain"]) == (not continued)


# Restoration


@pytest.mark.parametrize(("mode", "blood"), [("for", 2), ("FOR", 3)])
def test_restoration(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Restoration")
    stage.play(A, f"play restoration {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(elder) == 5 + blood


@rule("VTES-6.2.3-04", "VTES-6.1.6-06")
def test_restoration_has_no_effect_if_blocked() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Restoration")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play restoration FOR", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip()
    assert stage.blood(elder) == 4
    assert stage.names(stage.table.ash[A]) == ["restoration"]


# Rapid Healing


AWAKENING = Card("Awakening", MODIFIER, effect=Rescue(parts.SELF), when="announced")


@rule("VTES-6.5.2-02", "VTES-6.5.2-03", "VTES-6.5.2-05")
@pytest.mark.parametrize(("mode", "blood"), [("for", 0), ("FOR", 1)])
def test_rapid_healing_leaves_torpor_for_nothing(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 0, torpor=True)
    stage.hand(A, "Rapid Healing")
    stage.play(A, f"play rapid-healing {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(elder) == READY
    assert stage.table.tapped[elder]
    assert stage.blood(elder) == blood


@rule("VTES-6.5.2-06", "VTES-6.5.2-07")
def test_rapid_healing_may_end_in_diablerie_and_is_not_for_the_ready() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 2, torpor=True), stage.vampire(B, "Rival", 1)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Rapid Healing")
    stage.hand(B, "Enhanced Senses")
    assert not stage.offers(A, "play rapid-healing for", pupil)
    stage.play(A, "play rapid-healing FOR", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("MayDiablerize", B)
    stage.play(B, "yes")
    stage.skip()
    assert stage.zone(elder) == ASH_HEAP
    assert stage.blood(rival) == 3


@ruling("Action only usable by vampire in torpor", 1)
def test_a_vampire_who_leaves_torpor_before_the_action_resolves_gains_nothing() -> None:
    stage = PeopleStage(2, AWAKENING)
    elder = stage.vampire(A, "Elder", 3, torpor=True)
    stage.hand(A, "Rapid Healing", "Awakening", "Freak Drive")
    stage.play(A, "play rapid-healing FOR", elder)
    stage.play(A, "play awakening plain", elder)
    check_success_without_effect(stage)
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 3


# Freak Drive


COLLAPSE = Card("Collapse", REACTION, effect=BurnPool(30, p.CHOSEN), when="announced",
                target=targets.AMethuselah(p.EACH_OTHER))  # fmt: skip


@rule("VTES-6.2-02")
@pytest.mark.parametrize("mode", ["for", "FOR"])
def test_freak_drive_untaps_after_a_success(mode: str) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Freak Drive")
    bleed(stage, elder)
    assert offered_modes(stage, A, "freak-drive") == []
    stage.skip("after-action", A)
    assert stage.table.tapped[elder]
    stage.play(A, f"play freak-drive {mode}", elder)
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 9


def test_freak_drive_after_a_block_only_at_superior_and_not_in_torpor() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Freak Drive")
    fight(stage, elder, rival)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "freak-drive") == ["FOR"]
    stage.play(A, "play freak-drive FOR", elder)
    assert not stage.table.tapped[elder]
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Freak Drive")
    stage.hand(B, "Undead Strength")
    fight(stage, elder, rival)
    choose_strikes(stage, "strike hand", stage.text("play undead-strength POT", rival))
    stage.skip("after-action", A)
    assert stage.zone(elder) == TORPOR
    assert offered_modes(stage, A, "freak-drive") == []


@ruling("Freak Drive", 1)
def test_freak_drive_is_not_for_an_action_that_has_failed() -> None:
    stage = PeopleStage(3, COLLAPSE)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(C, "Rival")
    stage.hand(A, "Freak Drive")
    stage.hand(C, "Collapse")
    bleed(stage, elder)
    stage.skip("announced", C)
    stage.play(C, "play collapse plain", rival)
    stage.play(C, "player 1")
    stage.skip("after-action", A)
    assert stage.table.out[B]
    assert offered_modes(stage, A, "freak-drive") == []
    assert stage.table.tapped[elder]


@ruling("Freak Drive", 2)
@pytest.mark.parametrize(("card", "offered"), [("hush", []), ("truce", ["FOR"])])
def test_freak_drive_is_not_for_an_action_that_was_ended(card: str, offered: list[str]) -> None:
    stage = PeopleStage(2, TRUCE, Card("Hush", REACTION, effect=EndAction()))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Freak Drive")
    stage.hand(B, card)
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("blocked", B)
    stage.play(B, f"play {card} plain", rival)
    seen = []
    while stage.prompt != "MinionPhase":
        seen += offered_modes(stage, stage.decider, "freak-drive")
        stage.do_minimum()
    assert seen == offered


@ruling("Played after resolution", 1)
@pytest.mark.parametrize("first", ["freak-drive for", "voter-captivation pre"])
def test_cards_for_after_resolution_are_played_in_any_order(first: str) -> None:
    stage, elder = stage_with_referendum(
        "Anarchist Uprising", "Elder", "Freak Drive", "Voter Captivation"
    )
    stage.table.blood[elder] = 5
    call_referendum(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("after-action", A)
    second = "freak-drive for" if first.startswith("voter") else "voter-captivation pre"
    stage.play(A, "play", first, elder)
    stage.skip("after-action", A)
    stage.play(A, "play", second, elder)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 5 - 1 + 1
    assert not stage.table.tapped[elder]


# Daring the Dawn


PITFALL = Card("Pitfall", REACTION, effect=ToTorpor(parts.ACTING_MINION), when="announced")


@pytest.mark.parametrize(("mode", "blood"), [("for", 9), ("FOR", 10)])
@rule("VTES-6.4.6-09", "VTES-6.4.6-11")
def test_daring_the_dawn(mode: str, blood: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Daring the Dawn", "Skin of Rock")
    bleed(stage, elder)
    stage.play(A, f"play daring-the-dawn {mode}", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", thug)
    stage.play(B, "decline")
    stage.skip()
    assert stage.table.pool[B] == 29
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == blood


@ruling("Daring the Dawn", 1)
def test_daring_the_dawn_hurts_after_the_combat_with_an_ally() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Daring the Dawn")
    bleed(stage, elder)
    stage.play(A, "play daring-the-dawn FOR", elder)
    try_block(stage, thug)
    stage.skip("after-action", A)
    assert stage.zone(elder) == READY
    assert (stage.blood(elder), stage.blood(thug)) == (9, 2)
    stage.skip()
    assert stage.zone(elder) == TORPOR


@ruling("Daring the Dawn", 2)
@pytest.mark.parametrize("how", ["no combat", "no effect"])
def test_daring_the_dawn_hurts_although_nothing_comes_of_the_action(how: str) -> None:
    stage = PeopleStage(2, DRAIN, TRUCE, COSTLY_WORDS)
    elder, thug = stage.vampire(A, "Elder", 3), stage.ally(B, "Thug")
    stage.hand(A, "Costly Words", "Daring the Dawn")
    stage.hand(B, "Truce", "Drain")
    stage.play(A, "play costly-words plain", elder)
    stage.play(A, "play daring-the-dawn FOR", elder)
    if how == "no combat":
        try_block(stage, thug)
        stage.skip("blocked", B)
        stage.play(B, "play truce plain", thug)
    else:
        stage.skip("announced", B)
        stage.play(B, "play drain plain", thug)
    stage.skip()
    assert stage.zone(elder) == TORPOR
    assert stage.table.pool[B] == 30
    assert stage.events_of(CombatBegan) == []


@ruling("Daring the Dawn", 3)
def test_daring_the_dawn_does_not_hurt_if_the_action_ends_before_it_resolves() -> None:
    stage = PeopleStage(2, PITFALL)
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Daring the Dawn")
    stage.hand(B, "Pitfall")
    bleed(stage, elder)
    stage.play(A, "play daring-the-dawn for", elder)
    stage.skip("announced", B)
    stage.play(B, "play pitfall plain", rival)
    stage.skip()
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 3  # where 2 more aggravated damage would have cost blood


# Day Operation


def test_day_operation_keeps_vampires_from_blocking_and_ends_in_torpor() -> None:
    stage = PeopleStage(2)
    kurt, rival, thug = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival"), stage.ally(B, "Thug")
    stage.hand(A, "Day Operation")
    bleed(stage, kurt)
    assert offered_modes(stage, A, "day-operation") == ["for"]
    stage.play(A, "play", "day-operation", "for", kurt)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", thug)
    stage.skip("MinionPhase")
    assert stage.zone(kurt) == TORPOR
    assert stage.blood(kurt) == 7
    assert stage.table.pool[B] == 29


def test_day_operation_at_superior_undoes_an_attempt_to_block() -> None:
    for name, ways in (("Kurt", ["FOR"]), ("Pupil", [])):
        stage = PeopleStage(2)
        actor, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        stage.hand(A, "Day Operation")
        bleed(stage, actor)
        try_block(stage, rival)
        assert offered_modes(stage, A, "day-operation") == ways
        if ways:
            stage.play(A, "play", "day-operation", "FOR", actor)
        stage.skip("MinionPhase")
        assert len(stage.events_of(ActionBlocked)) == (0 if ways else 1)
        assert stage.table.pool[B] == (29 if ways else 30)
        assert stage.zone(actor) == (TORPOR if ways else READY)


def test_day_operation_does_not_stop_an_ally_who_blocks() -> None:
    stage = PeopleStage(2)
    kurt, thug = stage.vampire(A, "Kurt"), stage.ally(B, "Thug")
    stage.hand(A, "Day Operation")
    bleed(stage, kurt)
    try_block(stage, thug)
    stage.play(A, "play", "day-operation", "FOR", kurt)
    stage.skip("MinionPhase")
    assert len(stage.events_of(ActionBlocked)) == 1
    assert stage.zone(kurt) == TORPOR


@ruling("Day Operation", 1)
@rule("VTES-R-73")
def test_effects_at_the_end_of_an_action_happen_in_the_order_she_chooses() -> None:
    for first, blood in (("daring-the-dawn", 7), ("day-operation", 6)):
        stage = PeopleStage(2)
        kurt = stage.vampire(A, "Kurt")
        stage.hand(A, "Day Operation", "Daring the Dawn")
        bleed(stage, kurt)
        stage.play(A, "play", "day-operation", "for", kurt)
        stage.play(A, "play", "daring-the-dawn", "FOR", kurt)
        stage.skip("TriggeredEffects", A)
        (choice,) = [text for text in stage.options(A) if first in text]
        stage.play(A, choice)
        stage.skip("MinionPhase")
        assert stage.zone(kurt) == TORPOR
        assert stage.blood(kurt) == blood


# Forced Vigilance


def test_forced_vigilance_untaps_who_has_blocked() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    other = stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "Forced Vigilance")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.skip("after-action", B)
    assert not stage.offers(B, "play forced-vigilance for", other)
    stage.play(B, "play forced-vigilance for", elder)
    assert not stage.table.tapped[elder]
    assert stage.blood(elder) == 10 - 1 - 1


def test_forced_vigilance_at_superior_untaps_against_an_action_directed_at_you() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival", tapped=True)
    stage.vampire(C, "Kurt", tapped=True)
    stage.hand(B, "Forced Vigilance")
    stage.hand(C, "Forced Vigilance")
    bleed(stage, elder)
    stage.skip("announced", B)
    assert offered_modes(stage, B, "forced-vigilance") == ["FOR"]
    stage.play(B, "play forced-vigilance FOR", rival)
    assert not stage.table.tapped[rival]
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, C, "forced-vigilance") == []
        stage.do_minimum()


def test_forced_vigilance_at_superior_is_not_for_other_actions() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "Forced Vigilance")
    stage.play(A, "hunt", elder)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "forced-vigilance") == []
        stage.do_minimum()
