"""Tests of events that change what minions can do and pay."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    decline_blocks,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    ALLY,
    ASH_HEAP,
    MASTER,
    MODIFIER,
    THAUMATURGY,
    TORPOR,
)
from conclave.games.vtes.rules.events.actions import ActionSucceeded
from conclave.games.vtes.vocabulary.bleeds import BleedBonus
from conclave.games.vtes.vocabulary.card import Card

FILLER = Card("Filler", MASTER)
SPARK = Card("Spark", MODIFIER, THAUMATURGY, basic=BleedBonus(+1))


def commit_diablerie(stage: PeopleStage, vampire: int) -> None:
    """A vampire of A diablerizes one of hers in torpor; nobody votes for a blood hunt."""
    victim = stage.vampire(A, "Fledgling", torpor=True)
    stage.play(A, "diablerize", vampire, victim)
    stage.skip("MinionPhase")
    assert stage.zone(victim) == ASH_HEAP
    stage.table.tapped[vampire] = False


# Blood Weakens


def stage_with_weak_blood(hand: int = 6) -> tuple[PeopleStage, int]:
    """A table with Blood Weakens where A holds one more card, with cards to draw."""
    stage = PeopleStage(2, FILLER)
    stage.permanent(B, "Blood Weakens")
    stage.hand(A, *["Filler"] * hand)
    stage.library(A, *["Filler"] * 9)
    return stage, stage.vampire(A, "Elder")


@ruling("Blood Weakens", 1)
def test_blood_weakens_delays_the_replacement_of_discipline_cards() -> None:
    stage, elder = stage_with_weak_blood()
    stage.hand(A, "Conditioning")
    stage.hand(B, "Filler")
    bleed(stage, elder)
    stage.play(A, "play conditioning DOM", elder)
    assert len(stage.table.hand[A]) == 6
    stage.resolve()
    assert len(stage.table.hand[A]) == 7


def test_blood_weakens_leaves_other_cards_alone() -> None:
    stage, elder = stage_with_weak_blood()
    stage.hand(A, "Leverage")
    stage.hand(B, "Filler")
    stage.edge(A)
    bleed(stage, elder)
    stage.play(A, "play leverage plain", elder)
    assert len(stage.table.hand[A]) == 7


def test_blood_weakens_ends_when_a_hand_is_empty() -> None:
    stage, elder = stage_with_weak_blood(5)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Conditioning", "Lost in Crowds")
    stage.hand(B, "Telepathic Counter")
    bleed(stage, elder)
    stage.play(A, "play conditioning DOM", elder)
    assert len(stage.table.hand[A]) == 6
    stage.skip("announced", B)
    stage.play(B, "play telepathic-counter AUS", rival)
    assert len(stage.table.hand[B]) == 0
    assert len(stage.table.hand[A]) == 7


def test_blood_weakens_spares_diablerists_until_the_next_gehenna_card() -> None:
    stage, elder = stage_with_weak_blood()
    stage.hand(B, "Filler")
    commit_diablerie(stage, elder)
    stage.hand(A, "Conditioning")
    bleed(stage, elder)
    stage.play(A, "play conditioning DOM", elder)
    assert len(stage.table.hand[A]) == 7
    again, elder = stage_with_weak_blood()
    again.hand(B, "Filler")
    commit_diablerie(again, elder)
    again.hand(A, "The Unmasking")
    again.skip("DiscardPhase", A)
    again.play(A, "play the-unmasking plain -")
    while again.table.active != A or again.prompt != "MinionPhase":
        again.do_minimum()
    again.hand(A, "Conditioning")
    again.table.tapped[elder] = False
    held = len(again.table.hand[A])
    bleed(again, elder)
    again.play(A, "play conditioning DOM", elder)
    assert len(again.table.hand[A]) == held - 1


@pytest.mark.parametrize("name", ["Blood Weakens", "The Slow Withering"])
def test_some_events_are_replaced_after_the_next_diablerie(name: str) -> None:
    stage = PeopleStage(2, FILLER, phase="discard")
    stage.permanent(B, "The Unmasking")
    stage.hand(A, name, *["Filler"] * 6)
    stage.library(A, *["Filler"] * 9)
    stage.library(B, *["Filler"] * 9)
    elder = stage.vampire(A, "Elder")
    stage.play(A, "play", name.lower().replace(" ", "-"), "plain", "-")
    while stage.table.active != A or stage.prompt != "MinionPhase":
        stage.do_minimum()
    assert len(stage.table.hand[A]) == 6
    commit_diablerie(stage, elder)
    assert len(stage.table.hand[A]) == 7


# FBI Special Affairs Division


def fight_an_ally(stage: PeopleStage, minion: int, ally: int) -> None:
    """A minion of A bleeds, an ally of B blocks and loses his last life."""
    bleed(stage, minion)
    try_block(stage, ally)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")


def test_the_fbi_punishes_an_acting_vampire_who_burns_an_ally() -> None:
    stage = PeopleStage(2)
    division = stage.permanent(B, "FBI Special Affairs Division")
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", 1)
    fight_an_ally(stage, elder, thug)
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(division) == 1
    assert stage.blood(elder) == 10 - 1 - 2


def test_the_fbi_burns_with_the_fourth_counter_and_still_does_its_damage() -> None:
    stage = PeopleStage(2)
    division = stage.permanent(B, "FBI Special Affairs Division", counters=3)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", 1)
    fight_an_ally(stage, elder, thug)
    assert stage.zone(division) == ASH_HEAP
    assert stage.blood(elder) == 7


def test_the_damage_of_the_fbi_comes_after_combat() -> None:
    stage = PeopleStage(2, Card("Brute", ALLY, life=1, strength=2, bleed=1))
    stage.permanent(B, "FBI Special Affairs Division")
    franciscus, brute = stage.vampire(A, "Franciscus"), stage.ally(B, "Brute")
    fight_an_ally(stage, franciscus, brute)
    assert stage.zone(franciscus) == TORPOR  # 2 damage in combat, not more than 3


@ruling("FBI Special Affairs Division", 3)
def test_the_fbi_counts_an_ally_who_burns_by_himself_as_combat_ends() -> None:
    stage = PeopleStage(2)
    division = stage.permanent(B, "FBI Special Affairs Division")
    elder, patient = stage.vampire(A, "Elder"), stage.ally(B, "Escaped Mental Patient")
    bleed(stage, elder)
    try_block(stage, patient)
    stage.skip("MinionPhase")
    assert stage.zone(patient) == ASH_HEAP
    assert stage.blood(division) == 1


def test_the_fbi_ignores_acting_allies_and_blocking_vampires() -> None:
    stage = PeopleStage(2)
    division = stage.permanent(B, "FBI Special Affairs Division")
    acting, thug = stage.ally(A, "Thug"), stage.ally(B, "Thug", 1)
    fight_an_ally(stage, acting, thug)
    assert (stage.zone(thug), stage.blood(division)) == (ASH_HEAP, 0)
    victim, elder = stage.ally(A, "Thug", 1), stage.vampire(B, "Elder")
    bleed(stage, victim)
    try_block(stage, elder)
    stage.skip("MinionPhase")
    assert (stage.zone(victim), stage.blood(division)) == (ASH_HEAP, 0)


# Narrow Minds


@pytest.mark.parametrize(("blood", "offered"), [(3, True), (1, False)])
def test_narrow_minds_make_redirection_cost_more(blood: int, offered: bool) -> None:
    stage = PeopleStage(3)
    stage.permanent(C, "Narrow Minds")
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", blood)
    stage.hand(B, "Deflection", "Telepathic Counter")
    bleed(stage, pupil)
    decline_blocks(stage)
    assert (offered_modes(stage, B, "deflection") != []) == offered
    assert offered_modes(stage, B, "telepathic-counter") != []  # which costs the same as before
    if offered:
        stage.play(B, "play deflection DOM", elder)
        assert stage.blood(elder) == 1


def test_narrow_minds_are_replaced_in_the_next_untap_phase() -> None:
    stage = PeopleStage(2, FILLER, phase="discard")
    stage.hand(A, "Narrow Minds", *["Filler"] * 6)
    stage.library(A, *["Filler"] * 9)
    stage.play(A, "play narrow-minds plain -")
    stage.skip("UntapPhase", B)
    assert len(stage.table.hand[A]) == 6
    stage.skip("MasterPhase", A)
    assert len(stage.table.hand[A]) == 7


# Restricted Vitae


def hunts(stage: PeopleStage) -> list[str]:
    """The hunts that A's minions may take."""
    return [text for text in stage.options(A) if text.startswith(("hunt", "act"))]


@ruling("Steal blood as a Hunt action", 3)
def test_restricted_vitae_lets_only_the_hungry_hunt() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "Restricted Vitae")
    stage.vampire(A, "Pupil", 2)
    stage.hand(A, "Abactor")
    assert hunts(stage) == []
    assert offered_modes(stage, A, "abactor") == []
    alone = PeopleStage(2)
    alone.permanent(B, "Restricted Vitae")
    hungry = alone.vampire(A, "Pupil", 0)
    assert hunts(alone) == [alone.text("hunt", hungry)]


@ruling("Steal blood as a Hunt action", 1)
@pytest.mark.parametrize(("blood", "rest"), [(3, 2), (0, 0)])
def test_who_must_hunt_may_steal_from_a_younger_vampire(blood: int, rest: int) -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "Restricted Vitae")
    moon = stage.permanent(B, "Hunger Moon")
    hungry, young = stage.vampire(A, "Pupil", 0), stage.vampire(B, "Fledgling", blood)
    stage.vampire(B, "Elder")
    act = [text for text in hunts(stage) if text.startswith("act")]
    assert len(act) == 1
    stage.play(A, act[0])
    assert not [text for text in stage.options(A) if text.startswith("target elder")]
    stage.resolve()
    assert stage.blood(young) == rest
    assert stage.blood(hungry) + stage.blood(moon) == blood - rest  # it takes successful hunts
    assert len(stage.events_of(ActionSucceeded)) == 1


@ruling("Steal blood as a Hunt action", 4)
def test_a_hunt_that_steals_takes_all_its_blood_from_the_target() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "Restricted Vitae")
    hungry, young = stage.vampire(A, "Pupil", 0), stage.vampire(B, "Fledgling")
    stage.put_on(hungry, "Manse")
    stage.play(A, next(text for text in hunts(stage) if text.startswith("act")))
    stage.resolve()
    assert (stage.blood(hungry), stage.blood(young)) == (2, 1)


@ruling("Steal blood as a Hunt action", 2)
@ruling("Special Hunt action", 1)
def test_stolen_blood_that_a_hunter_cannot_hold_goes_to_the_bank() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "Restricted Vitae")
    full, young = stage.vampire(A, "Pupil"), stage.vampire(B, "Fledgling")
    noting.note(stage.table, 0, notes.MUST_HUNT, full)
    stage.play(A, next(text for text in hunts(stage) if text.startswith("act")))
    stage.resolve()
    assert (stage.blood(full), stage.blood(young)) == (5, 2)
    stage.table.tapped[full] = False
    noting.note(stage.table, 0, notes.MUST_HUNT, full)
    assert hunts(stage) == [stage.text("hunt", full)]  # the other hunt is for once a turn


def test_restricted_vitae_is_replaced_after_the_next_successful_hunt() -> None:
    stage = PeopleStage(2, FILLER, phase="discard")
    stage.hand(A, "Restricted Vitae", *["Filler"] * 6)
    stage.library(A, *["Filler"] * 9)
    hungry = stage.vampire(B, "Pupil", 0)
    stage.play(A, "play restricted-vitae plain -")
    stage.skip("MinionPhase", B)
    assert len(stage.table.hand[A]) == 6
    stage.play(B, "hunt", hungry)
    stage.skip("DiscardPhase", B)
    assert len(stage.table.hand[A]) == 7


# The Slow Withering


def test_the_slow_withering_makes_superior_disciplines_cost_more() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "The Slow Withering")
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Threats")
    bleed(stage, elder)
    stage.play(A, "play threats DOM", elder)
    assert stage.blood(elder) == 2
    other = PeopleStage(2)
    other.permanent(B, "The Slow Withering")
    elder = other.vampire(A, "Elder", 3)
    other.hand(A, "Threats")
    bleed(other, elder)
    other.play(A, "play threats dom", elder)
    assert other.blood(elder) == 3


def test_the_slow_withering_spares_diablerists() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "The Slow Withering")
    elder = stage.vampire(A, "Elder", 3)
    commit_diablerie(stage, elder)
    held = stage.blood(elder)
    stage.hand(A, "Threats")
    bleed(stage, elder)
    stage.play(A, "play threats DOM", elder)
    assert stage.blood(elder) == held


@ruling("Require Gehenna", 1)
def test_the_slow_withering_needs_another_gehenna_card_only_when_played() -> None:
    stage = PeopleStage(2, phase="discard")
    stage.hand(A, "The Slow Withering")
    assert offered_modes(stage, A, "the-slow-withering") == []
    other = PeopleStage(2, phase="discard")
    star = other.permanent(B, "The Unmasking")
    elder = other.vampire(A, "Elder", 3)
    other.hand(A, "The Slow Withering", "Threats")
    other.play(A, "play the-slow-withering plain -")
    other.table.beside[B] = ()
    other.table.zone[star] = ASH_HEAP
    other.table.board_changed()
    while other.table.active != A or other.prompt != "MinionPhase":
        other.do_minimum()
    bleed(other, elder)
    other.play(A, "play threats DOM", elder)
    assert other.blood(elder) == 2


# Veil of Darkness


@pytest.mark.parametrize(("top", "fails"), [("Filler", True), ("Threats", False)])
@ruling("Veil of Darkness", 1)
def test_veil_of_darkness_hides_an_action(top: str, fails: bool) -> None:
    stage = PeopleStage(2, FILLER)
    stage.permanent(B, "Veil of Darkness")
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Govern the Unaligned", "Govern the Unaligned", *["Threats"] * 5)
    stage.library(A, top, "Threats", "Threats")
    stage.play(A, "play govern-the-unaligned dom", elder)
    if fails:
        assert stage.prompt == "MinionPhase"
        assert not stage.table.tapped[elder]
        assert len(stage.table.hand[A]) == 7
        assert stage.offers(A, "play govern-the-unaligned dom", elder)
        stage.play(A, "play govern-the-unaligned dom", elder)  # it is not the first any more
    stage.resolve()
    assert stage.table.tapped[elder]
    assert stage.table.pool[B] == 27
    assert stage.blood(elder) == 4


def test_veil_of_darkness_hurts_those_who_play_with_shadows() -> None:
    stage = PeopleStage(2, FILLER)
    stage.permanent(B, "Veil of Darkness")
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Tenebrous Form")
    stage.library(A, *["Filler"] * 20)
    bleed(stage, elder)
    try_block(stage, rival)
    modes = offered_modes(stage, A, "tenebrous-form")
    stage.play(A, "play tenebrous-form", modes[0], elder)
    assert stage.blood(elder) == 3
    assert offered_modes(stage, A, "tenebrous-form") == []


@ruling("Veil of Darkness", 3)
def test_veil_of_darkness_comes_before_anybody_can_cancel_the_card() -> None:
    stage = PeopleStage(2, FILLER)
    stage.permanent(B, "Veil of Darkness")
    elder = stage.vampire(A, "Elder", 5)
    stage.hand(A, "Govern the Unaligned")
    stage.hand(B, "Direct Intervention")
    stage.library(A, *["Filler"] * 20)
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.names(stage.table.hand[B]) == ["direct-intervention"]


@ruling("Veil of Darkness", 2)
def test_veil_of_darkness_is_about_vampires() -> None:
    stage = PeopleStage(2, FILLER, SPARK)
    stage.permanent(B, "Veil of Darkness")
    talaq = stage.ally(A, "Talaq, The Immortal")
    stage.hand(A, "Spark")
    stage.library(A, *["Filler"] * 20)
    bleed(stage, talaq)
    stage.play(A, "play spark tha", talaq)
    stage.resolve()
    assert stage.table.pool[B] == 29
