"""Tests of the cards of Auspex."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage
from games.vtes.cards.combats import CombatStage, duel, duel_with_kurt, rounds_begun
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    decline_blocks,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import (
    call_referendum,
    draw_and_call,
    stage_with_caller,
    stage_with_referendum,
    vote_on_uprising,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.atoms import piles
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.games.vtes.rules.events.actions import BlockTried
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.events.referendums import ReferendumEnded
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.testing import rule

# Enhanced Senses


INTERCEPT = [
    ("enhanced-senses", "aus", 1, 0),
    ("enhanced-senses", "AUS", 2, 0),
    ("spirits-touch", "aus", 1, 0),
    ("spirits-touch", "AUS", 1, 0),
    ("quicken-sight", "aus+cel", 1, 0),
    ("quicken-sight", "AUS+CEL", 2, 0),
    ("telepathic-misdirection", "aus", 1, 1),
    ("my-enemys-enemy", "aus", 1, 0),
    ("melange", "aus", 1, 0),
    ("melange", "AUS", 1, 0),
    ("cats-guidance", "ANI", 1, 0),
    ("sense-the-savage-way", "ani", 1, 0),
    ("spectral-divination", "NEC", 1, 1),
    ("predators-communion", "abo", 1, 0),
]


@rule("VTES-6.2.2-11", "VTES-6.2.2-15", "VTES-1.6.3-27")
@pytest.mark.parametrize(("card", "mode", "number", "cost"), INTERCEPT)
def test_intercept_lets_a_block_succeed(card: str, mode: str, number: int, cost: int) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, card)
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, f"play {card} {mode}", elder)
    assert stage.blood(elder) == 10 - cost
    assert values.intercept(stage.table, elder) == number
    assert not stage.table.tapped[elder]
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.table.tapped[elder]


@rule("VTES-6.2.2-15", "VTES-R-40")
@pytest.mark.parametrize(("card", "mode"), [row[:2] for row in INTERCEPT])
def test_intercept_is_for_the_blocker_who_needs_it(card: str, mode: str) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    other = stage.vampire(B, "Rival")
    stage.hand(B, card)
    bleed(stage, pupil)  # at no stealth
    stage.skip("BlockQuestion", B)
    assert mode not in offered_modes(stage, B, card)
    stage.play(B, "block", elder)
    stage.skip("block", B)
    assert mode not in offered_modes(stage, B, card)
    assert not stage.offers(B, f"play {card} {mode}", other)


# Spirit's Touch


@pytest.mark.parametrize(("card", "mode"), [("spirits-touch", "AUS"), ("quicken-sight", "aus+cel")])
def test_a_maneuver_in_the_combat_that_follows(card: str, mode: str) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, card)
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, f"play {card} {mode}", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver")
    stage.skip("range", B)
    stage.play(B, "maneuver")
    assert is_long(stage.table)


def test_no_maneuver_at_inferior_nor_without_a_block() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, "Spirit's Touch")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play spirits-touch aus", elder)
    stage.skip("range", B)
    assert not stage.offers(B, "maneuver")
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Elder", 2), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Spirit's Touch", "Enhanced Senses")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play spirits-touch AUS", elder)
    stage.play(A, "play lost-in-crowds obf", pupil)
    try_block(stage, other)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", other)
    stage.skip()
    assert stage.events_of(CombatBegan) == []


# Melange


def blocked_with_melange(mode: str, seats: int = 2) -> tuple[PeopleStage, int, int, int]:
    """A's vampire was blocked by one of B with this card; A has another minion."""
    stage = PeopleStage(seats)
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    thug = stage.ally(A, "Thug")
    stage.hand(B, "Melange")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, f"play melange {mode}", elder)
    stage.skip("MinionPhase")
    return stage, pupil, elder, thug


def test_melange_at_superior_stays_on_who_was_blocked_and_helps_the_blocker_to_bleed() -> None:
    stage, pupil, elder, thug = blocked_with_melange("AUS")
    (card,) = stage.table.attached[pupil]
    assert stage.table.controller[card] == B
    stage.skip("MinionPhase", B)
    other = stage.vampire(B, "Rival")
    bleed(stage, other, B)
    assert not stage.offers(B, "use", card, "0")
    stage.resolve()
    bleed(stage, elder, B)
    assert not stage.offers(A, "use", card, "0")
    stage.play(B, "use", card, "0")
    assert values.bleed(stage.table, elder) == 2
    assert stage.zone(card) == ASH_HEAP
    stage.resolve()
    assert stage.table.pool[A] == 27
    assert stage.table.attached[thug] == ()


def test_melange_is_not_for_bleeding_another_methuselah() -> None:
    stage, pupil, elder, _ = blocked_with_melange("AUS", seats=3)
    (card,) = stage.table.attached[pupil]
    stage.skip("MinionPhase", B)
    bleed(stage, elder, B)  # C
    assert not stage.offers(B, "use", card, "0")


def test_melange_stays_nowhere_at_inferior_or_if_another_blocks() -> None:
    stage, pupil, *_ = blocked_with_melange("aus")
    assert stage.table.attached[pupil] == ()
    stage = PeopleStage()
    acting, elder = stage.vampire(A, "Elder", 2), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Pupil")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Melange", "Enhanced Senses", "Enhanced Senses")
    stage.play(A, "hunt", acting)
    try_block(stage, elder)
    stage.skip("block", B)
    stage.play(B, "play melange AUS", elder)
    stage.play(A, "play lost-in-crowds obf", acting)
    try_block(stage, other)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", other)
    stage.skip()
    assert stage.table.attached[acting] == ()


# Eyes of Argus


def test_eyes_of_argus_against_what_is_directed_at_you() -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Eyes of Argus")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.play(A, "play lost-in-crowds obf", pupil)
    stage.skip("block", B)
    assert offered_modes(stage, B, "eyes-of-argus") == ["aus"]
    stage.play(B, "play eyes-of-argus aus", elder)
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1


def test_eyes_of_argus_not_against_an_undirected_action() -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Elder")
    stage.hand(B, "Eyes of Argus", "Enhanced Senses")
    stage.play(A, "hunt", pupil)
    try_block(stage, elder)
    stage.skip("block", B)
    assert offered_modes(stage, B, "enhanced-senses") == ["aus", "AUS"]
    assert offered_modes(stage, B, "eyes-of-argus") == []


# Precognition


def foresee(stage: PeopleStage, mode: str, minion: int, blocker: int) -> int:
    """A bleed with stealth is blocked with the help of Precognition: the card."""
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Precognition")
    card = stage.table.hand[B][-1]
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.play(A, "play lost-in-crowds obf", minion)
    stage.skip("block", B)
    stage.play(B, f"play precognition {mode}", blocker)
    assert values.intercept(stage.table, blocker) == 1
    return card


@ruling("Precognition", 1)
@pytest.mark.parametrize("mode", ["aus", "AUS"])
def test_precognition_at_superior_prevents_damage_in_the_first_round(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Wolf Claws")
    card = foresee(stage, mode, elder, rival)
    assert not stage.offers(B, "use", card, "0")
    stage.skip("before-range", A)
    choose_strikes(stage)
    stage.skip("damage", B)
    assert stage.offers(B, "use", card, "0") == (mode == "AUS")
    if mode == "AUS":
        stage.play(B, "use", card, "0")
    stage.skip("press", A)
    assert stage.blood(rival) == (9 if mode == "AUS" else 8)
    stage.play(A, "play wolf-claws PRO", elder)
    choose_strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", card, "0")  # it is the second round


@ruling("Precognition", 2)
def test_precognition_is_not_for_another_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Psyche!")
    card = foresee(stage, "AUS", elder, rival)
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("before-range", A)
    assert len(stage.events_of(CombatBegan)) == 2
    choose_strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", card, "0")


@ruling("Precognition", 1)
def test_precognition_does_nothing_for_a_block_that_fails() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    kurt = stage.vampire(A, "Kurt")
    stage.hand(A, "Faceless Night", "waylay")
    card = foresee(stage, "AUS", elder, rival)
    stage.play(A, "play faceless-night obf", elder)
    stage.resolve()
    assert stage.table.pool[B] == 29
    stage.play(A, "play waylay plain", kurt)
    stage.play(A, "target", rival)
    stage.skip("before-range", A)
    choose_strikes(stage)
    stage.skip("damage", B)
    assert not stage.offers(B, "use", card, "0")


@ruling("Precognition", 3)
@ruling("Instinctive Reaction", 2)
def test_the_benefit_of_a_block_applies_to_another_block_again() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds", "Form of Mist")
    stage.hand(B, "Precognition", "Spirit's Touch", "Instinctive Reaction")
    card = stage.table.hand[B][0]
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play precognition AUS", rival)
    stage.skip("strike", A)
    choose_strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    stage.table.tapped[rival] = False  # something untaps him
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", B)
    stage.play(B, "play instinctive-reaction ANI", rival)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver")
    choose_strikes(stage)
    stage.skip("damage", B)
    assert stage.offers(B, "use", card, "0")


# Telepathic Tracking


def test_telepathic_tracking_presses_and_gives_a_maneuver() -> None:
    stage, kurt, _ = duel_with_kurt("Telepathic Tracking")
    stage.skip("PressStep", A)
    assert offered_modes(stage, A, "telepathic-tracking") == ["aus"]
    stage.play(A, "play", "telepathic-tracking", "aus", kurt)
    stage.skip("range", A)
    assert rounds_begun(stage) == [1, 2]
    assert stage.offers(A, "maneuver")
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1, 2]


@ruling("Continue combat", 3)
@ruling('Playable "when combat would end" or "is about to end"', 1)
def test_telepathic_tracking_lets_a_combat_go_on_that_was_about_to_end() -> None:
    stage, kurt, rival = duel_with_kurt("Telepathic Tracking", opposing_hand=("Slip Away",))
    choose_strikes(stage, "strike hand", f"play slip-away plain {stage.table.word(rival)}")
    stage.skip("end-of-round", A)
    assert stage.events_of(CombatEnded) == []
    assert offered_modes(stage, A, "telepathic-tracking") == ["AUS"]
    stage.play(A, "play", "telepathic-tracking", "AUS", kurt)
    stage.skip("before-range", A)
    assert rounds_begun(stage) == [1, 2]
    assert stage.blood(kurt) == 7
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1, 2]


def test_telepathic_tracking_is_not_playable_if_combat_continues_or_a_combatant_is_gone() -> None:
    stage, kurt, rival = duel_with_kurt("Telepathic Tracking", "Hold On")
    stage.skip("PressStep", A)
    stage.play(A, "play", "hold-on", "plain", kurt)
    stage.skip("end-of-round", A)
    assert offered_modes(stage, A, "telepathic-tracking") == []
    stage = CombatStage()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival", 0)
    stage.hand(A, "Telepathic Tracking")
    fight(stage, kurt, rival)
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    assert stage.zone(rival) == TORPOR
    assert offered_modes(stage, A, "telepathic-tracking") == []


@ruling("Continue combat", 1)
def test_effects_deferred_to_after_combat_are_lost_if_it_continues() -> None:
    for tracked in (True, False):
        stage = CombatStage()
        kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
        stage.hand(A, "Windfall", "Mirror Image")
        stage.hand(B, "Telepathic Tracking")
        stage.play(A, "play", "windfall", "plain", kurt)
        try_block(stage, rival).skip("strike", A)
        stage.play(A, "play", "mirror-image", "CHI", kurt)
        stage.skip("end-of-round", B)
        if tracked:
            stage.play(B, "play", "telepathic-tracking", "AUS", rival)
        stage.skip("MinionPhase")
        assert rounds_begun(stage) == ([1, 2] if tracked else [1])
        assert stage.table.pool[A] == (30 if tracked else 33)


# Read the Winds


def test_read_the_winds_lets_him_block_without_tapping() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "Read the Winds", *["Blur"] * 6)
    stage.library(B, "Majesty")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.skip("block", B)
    stage.play(B, "play read-the-winds ani+aus", rival)
    assert values.intercept(stage.table, rival) == 1
    assert stage.blood(rival) == 8
    stage.skip("before-range", A)
    assert not stage.table.tapped[rival]
    assert len(stage.table.hand[B]) == 6
    stage.skip("MinionPhase")
    assert len(stage.table.hand[B]) == 7


@rule("VTES-6.2.2-15")
def test_read_the_winds_at_superior_untaps_and_blocks_with_intercept_before_it_is_needed() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    awake = stage.vampire(B, "Kurt")
    stage.hand(B, "Read the Winds")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "play read-the-winds ANI+AUS", awake)
    stage.play(B, "play read-the-winds ANI+AUS", rival)
    assert stage.window == "block"
    assert values.intercept(stage.table, rival) == 1
    stage.skip("before-range", A)
    assert stage.table.tapped[rival]
    assert stage.blood(rival) == 8


# Eagle's Sight


@rule("VTES-6.2.2-02")
def test_eagles_sight_lets_anybody_block() -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    rival, pupil = stage.vampire(C, "Rival"), stage.vampire(C, "Pupil")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.skip("declined", C)
    assert not stage.offers(C, "play eagles-sight AUS", pupil)
    stage.play(C, "play eagles-sight AUS", rival)
    assert stage.window == "block"
    stage.skip("before-range", A)
    assert len(stage.events_of(CombatBegan)) == 1
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30, 30]
    assert stage.table.tapped[rival]


def test_nothing_can_be_done_between_such_a_block_and_the_combat() -> None:
    stage = PeopleStage(4)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(B, "Kurt")
    rival = stage.vampire(C, "Rival")
    stage.hand(B, "Deflection")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.skip("declined", C)
    stage.play(C, "play eagles-sight AUS", rival)
    while stage.window != "before-range":
        assert offered_modes(stage, B, "deflection") == []
        stage.do_minimum()
    assert "eagles-sight" in stage.names(stage.table.ash[C])
    assert not stage.table.tapped[kurt]


@ruling("Eagle's Sight", 1)
def test_eagles_sight_does_not_undo_a_decision_or_what_keeps_from_blocking() -> None:
    stage = PeopleStage(4)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(B, "Kurt")
    rival, ira = stage.vampire(C, "Rival"), stage.vampire(C, "Ira", tapped=True)
    stage.hand(A, "Seduction")
    stage.hand(B, "Eagle's Sight", "Telepathic Counter")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.play(A, "play seduction DOM", elder)
    stage.play(A, "target", rival)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("declined", B)
    assert offered_modes(stage, B, "telepathic-counter") == ["aus", "AUS"]
    assert offered_modes(stage, B, "eagles-sight") == []
    stage.skip("declined", C)
    assert offered_modes(stage, C, "eagles-sight") == []
    assert not stage.table.tapped[kurt]
    assert stage.table.tapped[ira]


@ruling("Eagle's Sight", 2)
def test_eagles_sight_is_for_one_attempt() -> None:
    stage = PeopleStage(4)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(C, "Rival")
    stage.hand(A, "Lost in Crowds")
    stage.hand(C, "Eagle's Sight")
    bleed(stage, elder)
    stage.skip("declined", C)
    stage.play(C, "play eagles-sight AUS", rival)
    stage.play(A, "play lost-in-crowds obf", elder)
    questions = []
    while stage.prompt != "MinionPhase":
        questions += [stage.decider] if stage.prompt == "BlockQuestion" else []
        stage.do_minimum()
    assert questions == []
    assert stage.table.pool[B] == 29


# Crocodile's Tongue


def tongue(stage: PeopleStage, mode: str, acting: int, blocker: int) -> PeopleStage:
    """A bleed is to be blocked, and Crocodile's Tongue is played."""
    bleed(stage, acting)
    try_block(stage, blocker)
    stage.play(A, f"play crocodiles-tongue {mode}", acting)
    return stage


@pytest.mark.parametrize("mode", ["aus", "AUS"])
def test_crocodiles_tongue_cancels_a_block_and_all_others_of_that_methuselah(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Pupil")
    stage.hand(A, "Crocodile's Tongue")
    tongue(stage, mode, elder, rival)
    assert stage.decider == B
    stage.play(B, "choose do")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]
    assert stage.blood(rival) == 9
    assert len(stage.events_of(BlockTried)) == 1


@pytest.mark.parametrize(("mode", "cost"), [("aus", 1), ("AUS", 2)])
def test_the_blocker_may_cancel_crocodiles_tongue(mode: str, cost: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Crocodile's Tongue")
    tongue(stage, mode, elder, rival)
    stage.play(B, "choose burn-blood")
    assert stage.blood(rival) == 9 - cost
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.table.pool[B] == 30


@pytest.mark.parametrize(("life", "choices"), [(1, 1), (2, 2)])
def test_an_ally_pays_with_life_if_he_has_enough(life: int, choices: int) -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", life)
    stage.hand(A, "Crocodile's Tongue")
    tongue(stage, "AUS", elder, thug)
    if choices > 1:
        assert len(stage.options(B)) == choices
        stage.play(B, "choose burn-blood")
    stage.skip("MinionPhase")
    assert (stage.zone(thug) == ASH_HEAP) == (choices > 1)
    assert stage.table.pool[B] == 29


def test_crocodiles_tongue_is_not_against_an_older_vampire() -> None:
    for name, expected in (("Pupil", ["aus", "AUS"]), ("Elder", [])):
        stage = PeopleStage()
        rival, blocker = stage.vampire(A, "Rival"), stage.vampire(B, name)
        stage.hand(A, "Crocodile's Tongue")
        bleed(stage, rival)
        assert offered_modes(stage, A, "crocodiles-tongue") == []
        try_block(stage, blocker)
        assert offered_modes(stage, A, "crocodiles-tongue") == expected


def test_others_may_still_block_and_a_cancelled_block_has_not_failed() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    other = stage.vampire(C, "Kurt")
    stage.hand(A, "Crocodile's Tongue", "Faceless Night")
    stage.hand(B, "Enhanced Senses", "Spirit's Touch")
    stage.play(A, "hunt", elder)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.play(A, "play faceless-night OBF", elder)
    stage.skip("block", B)
    stage.play(B, "play spirits-touch aus", rival)
    stage.play(A, "play crocodiles-tongue aus", elder)
    stage.play(B, "choose do")
    stage.skip("BlockQuestion", C)
    assert stage.offers(C, "block", other)
    stage.skip("MinionPhase")
    assert not stage.table.tapped[rival]


# Telepathic Vote Counting


@rule("VTES-1.6.1-08", "VTES-1.6.1-09", "VTES-1.6.1-12")
def test_telepathic_vote_counting_is_replaced_before_the_political_card_comes_back() -> None:
    stage, elder = stage_with_caller(seats=2)
    stage.hand(A, "Telepathic Vote Counting", *["Flash"] * 5)
    stage.library(A, "Blur", "Majesty", "Fame")
    draw_and_call(stage, "kine-resources-contested", elder)
    stage.skip("before-votes", A)
    assert len(stage.table.hand[A]) == 7
    stage.play(A, "play telepathic-vote-counting aus", elder)
    assert stage.prompt == "Discarding"
    assert sorted(set(stage.names(stage.table.hand[A]))) == [
        "blur", "flash", "kine-resources-contested", "majesty",
    ]  # fmt: skip
    stage.play(A, "discard flash")
    assert len(stage.table.hand[A]) == 7
    assert stage.names(stage.table.library[A]) == ["fame"]


def test_telepathic_vote_counting_cancels_your_own_referendum() -> None:
    stage, elder, _, _ = vote_on_uprising()
    stage.play(A, "play telepathic-vote-counting aus", elder)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.tapped[elder]
    assert "anarchist-uprising" in stage.names(stage.table.hand[A])
    second = stage.vampire(A, "Pupil")
    assert stage.offers(A, "play anarchist-uprising plain", second)


def test_telepathic_vote_counting_at_superior_lets_a_vampire_abstain() -> None:
    stage, elder, mayor, rival = vote_on_uprising()
    stage.play(A, "play telepathic-vote-counting AUS", elder)
    stage.play(A, "target", mayor)
    assert tally(stage.table) == (1, 0)
    assert not stage.table.tapped[mayor]
    assert offered_modes(stage, B, "telepathic-vote-counting") == []
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 28, 30]
    assert stage.zone(rival) == READY


@ruling("Telepathic Vote Counting", 1, 2)
@pytest.mark.parametrize("when", ["before", "during", "after"])
def test_telepathic_vote_counting_at_any_time_of_the_referendum(when: str) -> None:
    stage, elder = stage_with_referendum("Anarchist Uprising", "Elder", "Telepathic Vote Counting")
    mayor = stage.vampire(B, "Mayor")
    call_referendum(stage, "anarchist-uprising", elder)
    if when == "before":
        stage.skip("before-votes", A)
    else:
        stage.skip("polling", A)
        stage.play(A, "vote calling-card for")
    if when == "after":
        stage.skip("polling", B)
        stage.play(B, "vote", mayor, "against")
        stage.skip("polling", A)
    stage.play(A, "play telepathic-vote-counting aus", elder)
    stage.skip("MinionPhase")
    assert stage.events_of(ReferendumEnded) == []
    assert stage.names(stage.table.hand[A]) == ["anarchist-uprising"]
    assert stage.table.pool == [30, 30, 30]


# Aura Reading


def read(mode: str) -> tuple[PeopleStage, int, int]:
    """A vampire of A fights one of B and reads her aura."""
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aura Reading", "Aura Reading", "Aura Reading", *["Deny"] * 4)
    stage.library(A, "Blur", "Dodge", "Slam", "Majesty", "Flash", "Bum's Rush")
    stage.hand(B, "Blur", "Deny")
    fight(stage, elder, rival)
    stage.play(A, f"play aura-reading {mode}", elder)
    return stage, elder, rival


def test_aura_reading_opens_the_hand_of_the_other_side_for_the_combat() -> None:
    stage, _elder, _rival = read("aus")
    assert stage.table.view(A)["hand"][B] == ["blur", "deny"]
    assert stage.table.view(B)["hand"][A] == 7
    assert len(stage.table.hand[A]) == 7
    choose_strikes(stage)
    stage.library(B, "Flash")
    stage.skip("MinionPhase")
    piles.draw(stage.table, B, 1)
    assert stage.table.view(A)["hand"][B] == ["blur", "deny", None]


def test_aura_reading_at_superior_adds_to_the_hand_size_once_each_combat() -> None:
    stage, elder, _rival = read("AUS")
    assert len(stage.table.hand[A]) == 9
    assert stage.table.view(A)["hand"][B] == 2
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "aura-reading") == ["aus"]
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert values.hand_size(stage.table, A) == 7
    assert stage.table.tapped[elder]


def test_aura_reading_is_for_the_time_before_range_is_determined() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Aura Reading")
    bleed(stage, elder)
    assert offered_modes(stage, A, "aura-reading") == []
    try_block(stage, rival)
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "aura-reading") == ["aus", "AUS"]
    stage.skip("range", A)
    assert offered_modes(stage, A, "aura-reading") == []


# Read Intentions


def test_read_intentions_presses_only_to_end_combat() -> None:
    stage, elder, rival = duel("Read Intentions", "Flash", opposing_hand=("Read Intentions",))
    stage.skip("press", A)
    assert offered_modes(stage, A, "read-intentions") == []
    stage.play(A, "play flash cel", elder)
    assert offered_modes(stage, B, "read-intentions") == ["aus"]
    stage.play(B, "play read-intentions aus", rival)
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1]


def test_read_intentions_dodges_at_superior() -> None:
    stage, elder, rival = duel("Read Intentions")
    choose_strikes(stage, stage.text("play read-intentions AUS", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Telepathic Counter


@pytest.mark.parametrize(("mode", "pool"), [("aus", 28), ("AUS", 29)])
def test_telepathic_counter_reduces_a_bleed(mode: str, pool: int) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(A, "Govern the Unaligned")
    stage.hand(B, "Telepathic Counter")
    stage.play(A, "play govern-the-unaligned dom", pupil)
    decline_blocks(stage)
    stage.play(B, f"play telepathic-counter {mode}", elder)
    stage.resolve()
    assert stage.table.pool[B] == pool


@rule("VTES-R-30")
def test_telepathic_counter_may_leave_nothing_and_is_for_the_one_who_is_bled() -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.vampire(C, "Rival")
    stage.hand(B, "Telepathic Counter")
    stage.hand(C, "Telepathic Counter")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play telepathic-counter aus", elder)
    stage.skip("declined", C)
    assert offered_modes(stage, C, "telepathic-counter") == []
    stage.resolve()
    assert stage.table.pool == [30, 30, 30]
    assert stage.table.edge == -1


# Telepathic Misdirection


@rule("VTES-R-37")
def test_telepathic_misdirection() -> None:
    stage = PeopleStage(3)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    other = stage.vampire(C, "Rival")
    stage.hand(B, "Telepathic Misdirection")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "telepathic-misdirection") == []
    decline_blocks(stage)
    stage.play(B, "play telepathic-misdirection AUS", elder)
    assert stage.table.tapped[elder]
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.offers(C, "block", other)
    stage.resolve()
    assert stage.table.pool == [30, 30, 29]


# My Enemy's Enemy


def test_my_enemys_enemy_sends_it_to_the_predator_of_the_predator() -> None:
    stage = PeopleStage(4)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    stage.hand(B, "My Enemy's Enemy")
    bleed(stage, pupil)
    decline_blocks(stage)
    stage.play(B, "play my-enemys-enemy AUS", elder)
    assert stage.table.tapped[elder]
    stage.resolve()
    assert stage.table.pool == [30, 30, 30, 29]


def test_my_enemys_enemy_is_only_for_the_bleeds_of_the_predator() -> None:
    stage = PeopleStage(4)
    quentin, elder = stage.vampire(A, "Elder"), stage.vampire(C, "Rival")
    stage.hand(A, "Kindred Spirits")
    stage.hand(C, "My Enemy's Enemy", "Deflection")
    stage.play(A, "play kindred-spirits dem", quentin)
    stage.play(A, "player 2")
    stage.skip("declined", C)
    assert offered_modes(stage, C, "deflection") == ["dom", "DOM"]
    assert offered_modes(stage, C, "my-enemys-enemy") == []
    assert not stage.table.tapped[elder]
