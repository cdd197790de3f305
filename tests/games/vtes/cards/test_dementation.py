"""Tests of the cards of Dementation."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, continue_action
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import call_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import politics
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, INFERNAL, READY, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan, RoundBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule

SPEAKER = Vampire("Speaker", "malkavian", 1, 6, "DEM", "camarilla", title="prince:Somewhere")

# Kindred Spirits


@rule("VTES-6.1.1-02", "VTES-6.2.2-02")
@pytest.mark.parametrize(("mode", "amount"), [("dem", 1), ("DEM", 2)])
def test_kindred_spirits_bleeds_anybody(mode: str, amount: int) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    foe = stage.vampire(C, "Pupil")
    stage.hand(A, "Kindred Spirits")
    stage.play(A, f"play kindred-spirits {mode}", elder)
    assert stage.options(A) == ["player 1", "player 2"]
    stage.play(A, "player 2")
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.offers(C, "block", foe)
    stage.play(C, "decline")
    stage.skip()
    assert stage.table.pool == [31, 30, 30 - amount]
    assert stage.table.edge == A


def test_kindred_spirits_is_a_bleed_and_gains_nothing_if_it_fails() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Kindred Spirits", "Intimidation", "Freak Drive")
    stage.play(A, "play kindred-spirits DEM", elder)
    try_block(stage, rival)
    stage.skip("after-action", A)
    stage.play(A, "play freak-drive FOR", elder)
    stage.skip()
    assert stage.table.pool == [30, 30]
    assert offered_modes(stage, A, "intimidation") == []


# Sleep of Reason


def test_sleep_of_reason() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", 1)
    stage.vampire(B, "Pupil", 2)
    stage.vampire(B, "Fledgling", 0, torpor=True)
    stage.hand(A, "Sleep of Reason")
    stage.play(A, "play sleep-of-reason dem", elder)
    stage.resolve()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(elder) == 8


def test_sleep_of_reason_for_older_ones_only_at_superior() -> None:
    stage = PeopleStage()
    elder, other = stage.vampire(A, "Elder"), stage.vampire(B, "Elder", 1)
    other = stage.vampire(B, "Rival", 2)
    stage.hand(A, "Sleep of Reason")
    assert offered_modes(stage, A, "sleep-of-reason") == ["DEM"]
    stage.play(A, "play sleep-of-reason DEM", elder)
    stage.resolve()
    assert stage.zone(other) == READY


# The Call


@pytest.mark.parametrize(("mode", "amount"), [("aus+dem", 2), ("AUS+DEM", 3)])
def test_the_call_helps_a_younger_vampire_with_dementation(mode: str, amount: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Kurt")
    stage.uncontrolled(A, "Fledgling")
    stage.uncontrolled(A, "Rival")
    stage.hand(A, "The Call")
    assert offered_modes(stage, A, "the-call") == []
    young = stage.uncontrolled(A, "Pupil")
    stage.play(A, f"play the-call {mode}", elder)
    stage.play(A, "target", young)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.blood(young) == amount


# Confusion


@rule("EX-6.2.2-d", "VTES-6.2.2-10")
def test_a_minion_bleeds_and_sarah_plays_confusion_after_the_block_was_declined() -> None:
    stage = PeopleStage()
    quentin = stage.vampire(A, "Quentin King III")
    stage.vampire(B, "Krid")
    stage.hand(A, "Confusion")
    bleed(stage, quentin)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("declined", A)
    assert offered_modes(stage, A, "confusion") == ["dem"]
    stage.play(A, "play confusion dem", quentin)
    stage.resolve()
    assert stage.table.pool[B] == 28


@rule("VTES-6.2.2-14")
def test_confusion_at_superior_is_stealth_and_bleed() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Confusion", "Threats")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play confusion DEM", elder)
    assert offered_modes(stage, A, "threats") == []
    stage.resolve()
    assert stage.table.pool[B] == 28


@ruling("Confusion", 1)
def test_confusion_is_for_bleeds() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Confusion", "Deny")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    assert offered_modes(stage, A, "deny") == ["DEM"]
    assert offered_modes(stage, A, "confusion") == []


# Mind Tricks


def tricks(stage: PeopleStage, mode: str, minion: int, blocker: int) -> int:
    """A bleed is blocked in spite of Mind Tricks: the card."""
    stage.hand(A, "Mind Tricks")
    stage.hand(B, "Enhanced Senses")
    card = stage.table.hand[A][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, f"play mind-tricks {mode}", minion)
    assert stage.table.view(None)["action"]["stealth"] == 1
    assert stage.blood(minion) == 9
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", blocker)
    stage.skip("range", A)
    return card


def test_mind_tricks_at_superior_gives_a_maneuver_or_a_press() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = tricks(stage, "DEM", elder, rival)
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)
    stage.skip("press", A)
    assert not stage.offers(A, "use", card, "0")
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = tricks(stage, "DEM", elder, rival)
    stage.skip("press", A)
    stage.play(A, "use", card, "0")
    stage.skip("range", A)
    assert len(stage.events_of(RoundBegan)) == 2
    assert not stage.offers(A, "use", card, "0")


def test_mind_tricks_at_inferior_gives_stealth_alone() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    card = tricks(stage, "dem", elder, rival)
    assert not stage.offers(A, "use", card, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", card, "0")


# Eyes of Chaos


@pytest.mark.parametrize(("mode", "more"), [("dem", 1), ("DEM", 2)])
def test_eyes_of_chaos(mode: str, more: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Eyes of Chaos", "Confusion")
    bleed(stage, elder)
    stage.play(A, f"play eyes-of-chaos {mode}", elder)
    assert offered_modes(stage, A, "confusion") == []
    stage.resolve()
    assert stage.table.pool[B] == 29 - more


# Deny


@rule("VTES-6.4.4-03")
def test_deny_is_a_press_at_inferior() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Deny")
    fight(stage, elder, rival)
    stage.skip("press", A)
    assert offered_modes(stage, A, "deny") == ["dem"]
    stage.play(A, "play deny dem", elder)
    stage.skip()
    assert len(stage.events_of(RoundBegan)) == 2


# Coma


@pytest.mark.parametrize(("mode", "tapped"), [("dem", False), ("DEM", True)])
def test_coma_sends_a_vampire_to_torpor(mode: str, tapped: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Coma")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text(f"play coma {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 3 - 1, 9)
    assert stage.table.tapped[rival]
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    assert stage.table.tapped[rival] == tapped
    stage.play(B, "pass")
    stage.skip("MinionPhase", A)
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    assert not stage.table.tapped[rival]


def test_coma_is_not_for_allies_and_can_be_dodged() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Coma")
    fight(stage, elder, thug)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "coma") == []
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Coma")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    mine = stage.text("play coma DEM", elder)
    choose_strikes(stage, mine, stage.text("play dodge plain", rival))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == READY


@ruling("Prevent normal unlock", 1)
def test_an_infernal_vampire_in_a_coma_may_still_be_untapped_with_pool() -> None:
    fiend = Vampire("Fiend", "baali", 1, 5, "", "independent", INFERNAL)
    stage = PeopleStage(2, fiend)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Fiend")
    stage.hand(A, "Coma")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play coma DEM", elder))
    stage.skip("MinionPhase")
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    stage.play(B, "untap", rival)
    assert not stage.table.tapped[rival]
    assert stage.table.pool[B] == 29


# Random Patterns


def test_random_patterns_give_intercept() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Random Patterns")
    bleed(stage, elder)
    try_block(stage, pupil)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play random-patterns aus+dem", pupil)
    assert values.intercept(stage.table, pupil) == 1
    stage.skip("before-range", A)
    assert len(stage.events_of(CombatBegan)) == 1


def test_random_patterns_at_superior_take_intercept_from_who_blocks() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Random Patterns")
    bleed(stage, elder)
    assert offered_modes(stage, A, "random-patterns") == []
    try_block(stage, rival)
    assert offered_modes(stage, A, "random-patterns") == ["AUS+DEM"]
    stage.play(A, "play random-patterns AUS+DEM", elder)
    assert values.intercept(stage.table, rival) == -1
    stage.resolve()
    assert stage.table.pool[B] == 29


# Shattered Mirror


def mirror(stage: PeopleStage, mode: str, acting: int, blocker: int) -> PeopleStage:
    """A bleed is blocked, and Shattered Mirror is played."""
    bleed(stage, acting)
    try_block(stage, blocker)
    stage.skip("blocked", B)
    stage.play(B, f"play shattered-mirror {mode}", blocker)
    return stage


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "taps"), [("dem", True), ("DEM", False)])
def test_shattered_mirror_ends_a_bleed_and_stays_with_the_minion(mode: str, taps: bool) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Freak Drive", "Change of Target")
    stage.hand(B, "Shattered Mirror")
    mirror(stage, mode, pupil, elder)
    assert stage.prompt == "MinionPhase"  # nobody can play anything else
    assert stage.events_of(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert stage.table.tapped[pupil]
    assert stage.table.tapped[elder] == taps
    assert stage.names(stage.table.attached[pupil]) == ["shattered-mirror"]
    assert values.bleed(stage.table, pupil) == 0


def test_shattered_mirror_is_burned_by_an_action_that_costs_blood() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    other, thug = stage.vampire(A, "Rival"), stage.ally(A, "Thug")
    card = stage.put_on(pupil, "Shattered Mirror", B)
    on_ally = stage.put_on(thug, "Shattered Mirror", B)
    assert not stage.offers(A, "act", other, card, "0")
    assert not stage.offers(A, "act", thug, on_ally, "0")  # he has no blood
    stage.play(A, "act", pupil, card, "0")
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", elder)
    stage.skip("MinionPhase")
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(pupil) == 4


def test_shattered_mirror_is_for_a_blocker_of_a_bleed_by_an_ally_or_a_younger_vampire() -> None:
    for name, has_one, expected in (
        ("Pupil", False, ["dem", "DEM"]),
        ("Pupil", True, []),
        ("Elder", False, []),
    ):
        stage = PeopleStage()
        acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        other = stage.vampire(B, "Elder")
        stage.hand(B, "Shattered Mirror")
        if has_one:
            stage.put_on(acting, "Shattered Mirror", B)
        bleed(stage, acting)
        try_block(stage, rival)
        stage.skip("blocked", B)
        assert offered_modes(stage, B, "shattered-mirror") == expected
        assert not stage.offers(B, "play shattered-mirror dem", other)


def test_shattered_mirror_is_not_for_other_actions_or_bleeds_of_others() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, "Shattered Mirror", "Enhanced Senses", "Voice of Madness")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", elder)
    stage.skip("blocked", B)
    assert offered_modes(stage, B, "voice-of-madness") == ["dem", "DEM"]
    assert offered_modes(stage, B, "shattered-mirror") == []
    stage = PeopleStage(4)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(C, "Elder")
    stage.hand(C, "Shattered Mirror", "Eagle's Sight", "Voice of Madness")
    bleed(stage, pupil)
    stage.skip("declined", C)
    stage.play(C, "play eagles-sight AUS", elder)
    stage.skip("blocked", C)
    assert offered_modes(stage, C, "voice-of-madness") == ["dem", "DEM"]
    assert offered_modes(stage, C, "shattered-mirror") == []


# Voice of Madness


@pytest.mark.parametrize(("mode", "blood"), [("dem", 5), ("DEM", 4)])
def test_voice_of_madness_keeps_a_block_from_leading_to_combat(mode: str, blood: int) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "Voice of Madness")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "voice-of-madness") == []
    try_block(stage, elder)
    stage.skip("blocked", B)
    stage.play(B, f"play voice-of-madness {mode}", elder)
    stage.skip()
    assert stage.events_of(CombatBegan) == []
    assert stage.table.pool[B] == 30
    assert stage.blood(pupil) == blood
    assert stage.blood(elder) == 9
    assert stage.table.tapped[elder]


def test_voice_of_madness_is_for_the_blocker_against_an_ally_or_a_younger_vampire() -> None:
    for minion, expected in (("Pupil", ["dem", "DEM"]), ("Elder", [])):
        stage = PeopleStage()
        acting = stage.vampire(A, minion)
        rival, other = stage.vampire(B, "Rival"), stage.vampire(B, "Elder")
        stage.hand(B, "Voice of Madness")
        bleed(stage, acting)
        try_block(stage, rival)
        stage.skip("blocked", B)
        assert offered_modes(stage, B, "voice-of-madness") == expected
        assert not stage.offers(B, "play voice-of-madness dem", other)


def test_voice_of_madness_prevents_only_the_combat_of_its_block() -> None:
    stage = BlockStage()
    rival = stage.vampire(A, "Rival")
    thug, elder = stage.ally(B, "Thug"), stage.vampire(B, "Elder")
    stage.hand(A, "errand", "psychomachia")
    stage.hand(B, "Voice of Madness")
    stage.play(A, "play errand plain", rival)
    try_block(stage, thug)
    continue_action(stage, rival, "psychomachia")
    try_block(stage, elder)
    stage.skip("blocked", B)
    stage.play(B, "play voice-of-madness dem", elder)
    stage.skip("MinionPhase")
    assert stage.events_of(CombatBegan) == []
    assert stage.table.pool[A] == 30


# Wrong and Crosswise


def test_wrong_and_crosswise_reduces_a_bleed_against_its_player() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(C, "Kurt")
    stage.hand(A, "Conditioning")
    for seat in (B, C):
        stage.hand(seat, "Wrong and Crosswise")
    bleed(stage, elder)
    stage.play(A, "play conditioning DOM", elder)
    stage.skip("declined", B)
    assert offered_modes(stage, B, "wrong-and-crosswise") == ["dem"]
    stage.play(B, "play wrong-and-crosswise dem", rival)
    stage.skip("declined", C)
    assert offered_modes(stage, C, "wrong-and-crosswise") == []
    stage.resolve()
    assert stage.table.pool[B] == 30 - 4 + 2
    assert stage.blood(rival) == 8


def crosswise() -> tuple[PeopleStage, int, int]:
    """A has called a referendum; B has a vampire without a title, and a prince may come."""
    stage = PeopleStage(2, SPEAKER)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Autarkis Persecution")
    stage.hand(B, "Wrong and Crosswise", "Wrong and Crosswise")
    call_referendum(stage, "autarkis-persecution", elder)
    stage.skip("polling", B)
    return stage, elder, rival


@ruling("Gains votes against", 3)
def test_wrong_and_crosswise_casts_votes_against_a_referendum_at_once() -> None:
    stage, _, rival = crosswise()
    speaker = stage.vampire(B, "Speaker")
    stage.play(B, "play wrong-and-crosswise DEM", rival)
    assert politics.tally(stage.table) == (0, 4)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", rival, "against")
    stage.play(B, "play wrong-and-crosswise DEM", speaker)
    assert politics.tally(stage.table) == (0, 4 + 2 + 4)
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", speaker, "for")


def test_wrong_and_crosswise_adds_to_votes_already_cast_against() -> None:
    stage, _, _ = crosswise()
    speaker = stage.vampire(B, "Speaker")
    stage.play(B, "vote", speaker, "against")
    stage.skip("polling", B)
    stage.play(B, "play wrong-and-crosswise DEM", speaker)
    assert politics.tally(stage.table) == (0, 2 + 4)


@ruling("Gains votes against", 1)
def test_votes_of_wrong_and_crosswise_count_only_against_the_referendum() -> None:
    stage, _, _ = crosswise()
    speaker = stage.vampire(B, "Speaker")
    stage.play(B, "play wrong-and-crosswise DEM", speaker)
    politics.change_votes(stage.table, speaker, "for")
    assert politics.tally(stage.table) == (2, 0)
    politics.change_votes(stage.table, speaker, "for")
    assert politics.tally(stage.table) == (2, 0)
    politics.change_votes(stage.table, speaker, "against")
    assert politics.tally(stage.table) == (0, 2 + 4)


@ruling("Gains votes against", 2)
def test_wrong_and_crosswise_is_not_for_one_who_has_voted_for_the_referendum() -> None:
    stage, _, rival = crosswise()
    speaker = stage.vampire(B, "Speaker")
    stage.play(B, "vote", speaker, "for")
    stage.skip("polling", B)
    assert stage.offers(B, "play wrong-and-crosswise DEM", rival)
    assert not stage.offers(B, "play wrong-and-crosswise DEM", speaker)
