"""Tests of out-of-turn masters that cancel cards."""

from __future__ import annotations

from games.vtes.cards.master_cards import FILLER, play_as_a, play_master, stage_in_master_phase
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, decline_blocks, offered_modes
from games.vtes.cards.referendums import ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.fights import combat_stage
from games.vtes.made_up import PUSH
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.cards import LIBRARY
from conclave.games.vtes.rules.constants import ASH_HEAP, EVENT, GEHENNA
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule

# Direct Intervention


def test_direct_intervention_cancels_a_minion_card_and_the_minion_stays_untapped() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Computer Hacking")
    stage.hand(B, "Direct Intervention")
    stage.play(A, "play", "computer-hacking", "plain", krid)
    stage.skip("as-played", B)
    stage.play(B, "play", "direct-intervention", "plain", "-")
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[krid]
    assert stage.table.pool == [30, 29]
    assert stage.names(stage.table.ash[A]) == ["computer-hacking"]
    assert stage.offers(A, "bleed", krid)


def test_direct_intervention_does_not_cancel_master_cards() -> None:
    stage = stage_in_master_phase(2, "Ascendance")
    stage.hand(B, "Direct Intervention")
    play_as_a(stage, "ascendance")
    assert stage.table.pool == [31, 30]
    assert stage.names(stage.table.hand[B]) == ["direct-intervention"]


# Dark Influences


def stage_with_influences(*hand: str) -> tuple[PeopleStage, int]:
    """B holds Dark Influences and C these cards; A's elder plays Computer Hacking."""
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Computer Hacking", "Computer Hacking", "Lamp")
    stage.hand(B, "Dark Influences")
    stage.hand(C, *hand)
    stage.play_only(A, "play computer-hacking plain", elder)
    return stage, elder


def test_dark_influences_cancels_a_minion_card_that_nobody_can_play_again_this_turn() -> None:
    stage, elder = stage_with_influences("Computer Hacking")
    stage.skip("as-played", B)
    stage.play(B, "play dark-influences plain -")
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[elder]
    assert stage.names(stage.table.ash[A]) == ["computer-hacking"]
    assert stage.names(tuple(stage.table.beside[B])) == ["dark-influences"]
    assert stage.table.pool == [30, 28, 30]
    assert not stage.offers(A, "play computer-hacking plain", elder)
    assert stage.offers(A, "play lamp plain", elder)
    rival = stage.vampire(C, "Rival")
    stage.skip("MinionPhase", C)
    assert stage.offers(C, "play computer-hacking plain", rival)


def test_dark_influences_in_play_stops_the_next_card_that_cancels_a_minion_card() -> None:
    stage, _ = stage_with_influences("Direct Intervention")
    card = stage.permanent(B, "Dark Influences")
    stage.skip("as-played", C)
    stage.play(C, "play direct-intervention plain -")
    stage.skip("MinionPhase", A)
    assert stage.zone(card) == ASH_HEAP
    assert stage.names(stage.table.ash[C]) == ["direct-intervention"]
    assert stage.table.pool == [30, 28, 30]  # the action succeeded, and the cancel cost nothing


def test_dark_influences_in_play_stops_another_one_too() -> None:
    stage, _ = stage_with_influences("Dark Influences")
    card = stage.permanent(A, "Dark Influences")
    stage.skip("as-played", C)
    stage.play(C, "play dark-influences plain -")
    stage.skip("MinionPhase", A)
    assert stage.zone(card) == ASH_HEAP
    assert stage.table.pool == [30, 28, 30]


def test_dark_influences_in_play_lets_master_cards_be_cancelled() -> None:
    stage = PeopleStage(2, phase="master")
    card = stage.permanent(A, "Dark Influences")
    stage.hand(A, "Ascendance")
    stage.hand(B, "Sudden Reversal")
    stage.play_only(A, "play ascendance plain -")
    stage.skip("as-played", B)
    stage.play(B, "play sudden-reversal plain -")
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 30
    assert stage.zone(card) != ASH_HEAP


# Sudden Reversal


@rule("VTES-1.6.2-05", "VTES-1.6.2-06", "VTES-1.6.2-08")
def test_sudden_reversal_cancels_a_master_card_of_another() -> None:
    stage = stage_in_master_phase(3, "Ascendance", "Sudden Reversal")
    stage.hand(B, "Sudden Reversal", "Sudden Reversal")
    stage.play(A, "play", "ascendance", "plain", "-")
    assert not stage.offers(A, "play", "sudden-reversal", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "sudden-reversal", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.table.pool[A] == 30
    assert stage.table.actions == 0
    assert not stage.offers(B, "play", "sudden-reversal", "plain", "-")


@rule("VTES-1.6.2-25")
@ruling("Sudden Reversal", 2)
def test_a_cancelled_trifle_uses_the_action_and_gives_none() -> None:
    stage = stage_in_master_phase(2, "Life in the City", "Ascendance")
    krid = stage.vampire(A, "Krid", 0)
    stage.hand(B, "Sudden Reversal")
    stage.play(A, "play", "life-in-the-city", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "sudden-reversal", "plain", "-")
    stage.skip("MasterPhase")
    assert stage.blood(krid) == 0
    assert stage.table.actions == 0
    assert not stage.offers(A, "play", "ascendance", "plain", "-")


@ruling("Sudden Reversal", 1)
def test_only_cards_from_hand_are_cancelled() -> None:
    stage = PeopleStage(2, phase="master")
    investment = stage.permanent(A, "Short-Term Investment", counters=2)
    stage.hand(A, "Ascendance")
    stage.hand(B, "Sudden Reversal")
    stage.play_only(A, "use", investment, "0")
    assert stage.window != "as-played"
    assert stage.table.pool[A] == 31
    stage.table.actions = 1
    stage.play_only(A, "play ascendance plain -")
    assert stage.window == "as-played"


# Wash


@rule("VTES-1.6.2-23", "EX-1.6.2-b")
def test_wash_gives_back_the_master_phase_action_and_is_a_trifle() -> None:
    stage = stage_in_master_phase(3, "Ascendance", "Life in the City")
    krid = stage.vampire(A, "Krid", 0)
    stage.hand(B, "Wash", "Ascendance", "Ascendance", "Ascendance", *FILLER[:3])
    stage.library(B, "Fame")
    stage.play(A, "play", "ascendance", "plain", "-")
    stage.skip("as-played", B)
    stage.play(B, "play", "wash", "plain", "-")
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 30
    assert stage.table.actions == 1
    play_as_a(stage, "life-in-the-city", "target", krid)
    assert stage.blood(krid) == 1
    assert len(stage.table.hand[B]) == 6  # not replaced before her untap phase
    stage.skip("MasterPhase", B)
    assert stage.table.actions == 1
    assert "fame" in stage.names(stage.table.hand[B])


def test_wash_is_for_masters_of_predator_and_prey() -> None:
    stage = Stage(4, phase="master")
    stage.hand(A, "Ascendance")
    for seat in (B, C, 3):
        stage.hand(seat, "Wash")
    stage.play(A, "play", "ascendance", "plain", "-")
    offered = []
    while stage.window == "as-played":
        seat = stage.decider
        if stage.offers(seat, "play", "wash", "plain", "-"):
            offered.append(seat)
        stage.play(seat, "pass")
    assert offered == [B, 3]


@ruling("Wash", 1, 2)
def test_a_washed_trifle_gives_its_action_back_and_another_trifle_one_more() -> None:
    stage = PeopleStage(2, phase="master")
    pupil = stage.vampire(A, "Pupil", 1)
    stage.hand(A, "Life in the City", "Life in the City", "Ascendance", "Ascendance")
    stage.hand(B, "Wash")
    stage.play_only(A, "play life-in-the-city plain -")
    stage.skip("as-played", B)
    stage.play(B, "play wash plain -")
    stage.skip("MasterPhase", A)
    assert (stage.blood(pupil), stage.table.actions) == (1, 1)
    play_master(stage, A, "life-in-the-city")
    assert (stage.blood(pupil), stage.table.actions) == (2, 1)
    play_master(stage, A, "ascendance")
    assert stage.table.actions == 0


@ruling("Wash", 3)
def test_a_washed_out_of_turn_master_was_the_one_for_that_phase() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Ascendance", "Ascendance")
    stage.hand(B, "Sudden Reversal", "Sudden Reversal")
    stage.hand(C, "Wash")
    stage.begin()
    stage.table.actions = 2
    stage.play_only(A, "play ascendance plain -")
    stage.skip("as-played", B)
    stage.play_only(B, "play sudden-reversal plain -")
    stage.skip("as-played", C)
    stage.play(C, "play wash plain -")
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 31
    stage.play_only(A, "play ascendance plain -")
    offered = []
    while stage.window == "as-played":
        offered += offered_modes(stage, stage.decider, "sudden-reversal")
        stage.play_only(stage.decider, "pass")
    assert offered == []
    stage.skip("MasterPhase", B)
    assert stage.table.actions == 1  # the next phase has its action all the same


# Contingency Planning


def deflected(hand: tuple[str, ...] = ("Contingency Planning",)) -> tuple[Stage, int, int]:
    """A bleeds B for 3, B deflects, and A is asked as the card is played."""
    stage = Stage(3, extra=(*PEOPLE, PUSH))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Push", *hand)
    stage.hand(B, "Deflection")
    stage.play(A, "bleed", elder)
    stage.skip("announced", A)
    stage.play(A, "play push plain", elder)
    stage.skip("declined", B)
    stage.play(B, "play deflection DOM", rival)
    if stage.prompt == "Targeting":
        stage.play(B, "player 2")
    return stage.skip("as-played", A), elder, rival


def few(*names: str) -> Stage:
    """A table at which only these cards and those of the arena are known."""
    stage = combat_stage(*[LIBRARY.cards[LIBRARY.numbers[name]] for name in names], seats=3)
    stage.hand(B, "Deflection", "Enhanced Senses")
    return stage


@ruling("Cancel", 1, 3)
def test_contingency_planning_cancels_what_would_change_the_target() -> None:
    stage, _, rival = deflected()
    stage.library(A, "Govern the Unaligned")
    stage.play(A, "play contingency-planning plain -")
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 29, 30]  # the cost, and 1 of the 3
    assert stage.blood(rival) == 9  # nothing was paid for the card that was cancelled
    assert stage.names(stage.table.ash[B]) == ["deflection"]
    assert stage.table.edge == A


@ruling("Cancel", 3)
def test_the_cancelled_card_can_not_be_played_again_by_the_same_minion() -> None:
    stage, _, rival = deflected()
    pupil = stage.vampire(B, "Pupil")
    stage.hand(B, "Deflection")
    stage.play(A, "play contingency-planning plain -")
    stage.skip("declined", B)
    assert not stage.offers(B, "play deflection DOM", rival)
    assert stage.offers(B, "play deflection dom", pupil)


@rule("VTES-1.6.2-07", "VTES-1.6.2-08")
def test_contingency_planning_counts_against_the_next_master_phase_even_in_ones_own_turn() -> None:
    stage, _, _ = deflected(("Contingency Planning", "Contingency Planning"))
    stage.hand(B, "Deflection")
    pupil = stage.vampire(B, "Pupil")
    stage.play(A, "play contingency-planning plain -")
    stage.skip("declined", B)
    assert stage.table.debt[A] == 1
    stage.play(B, "play deflection dom", pupil)
    stage.skip("as-played", A)
    assert not stage.offers(A, "play contingency-planning plain -")


def test_contingency_planning_does_nothing_about_bleeds_of_others() -> None:
    stage = Stage(3, extra=PEOPLE)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Deflection")
    stage.hand(C, "Contingency Planning", "Direct Intervention")
    stage.play(A, "bleed", elder)
    stage.skip("declined", B)
    stage.play(B, "play deflection DOM", rival)
    stage.skip("as-played", C)
    assert stage.offers(C, "play direct-intervention plain -")
    assert not stage.offers(C, "play contingency-planning plain -")


def test_contingency_planning_cancels_no_other_card_and_its_player_is_asked_about_none() -> None:
    stage = few("contingency-planning")
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Contingency Planning", "Conditioning")
    stage.play(A, "bleed", kurt)
    Stage.play(stage, A, "play conditioning dom", kurt)
    assert stage.window != "as-played"
    stage.skip("declined", B)
    Stage.play(stage, B, "play deflection DOM", ira)
    assert (stage.window, stage.decider) == ("as-played", A)
    assert stage.offers(A, "play contingency-planning plain -")


def test_a_bleed_of_one_is_not_made_smaller() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Contingency Planning")
    stage.hand(B, "Deflection")
    bleed(stage, elder)
    decline_blocks(stage)
    Stage.play(stage, B, "play deflection DOM", rival)
    stage.skip("as-played", A)
    stage.play(A, "play contingency-planning plain -")
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 29, 30]


# Emergency Preparations


OMEN = Card("Omen", EVENT, GEHENNA)
SECOND_OMEN = Card("Second Omen", EVENT, GEHENNA)
FAIR = Card("Fair", EVENT)


def test_emergency_preparations_cancels_a_gehenna_card() -> None:
    stage = PeopleStage(2, OMEN, FAIR, phase="discard")
    stage.hand(A, "omen", "fair")
    stage.hand(B, "Emergency Preparations")
    stage.play_only(A, "play omen plain -")
    stage.skip("as-played", B)
    stage.play_only(B, "play emergency-preparations plain -")
    stage.skip("DiscardPhase")
    assert stage.names(stage.table.ash[A]) == ["omen"]
    assert stage.table.pool[B] == 29


def test_emergency_preparations_does_not_cancel_other_events() -> None:
    stage = PeopleStage(2, FAIR, phase="discard")
    stage.hand(A, "fair")
    stage.hand(B, "Emergency Preparations")
    stage.play_only(A, "play fair plain -")
    assert offered_modes(stage, stage.decider, "emergency-preparations") == []


def test_emergency_preparations_untaps_an_old_vampire_with_two_gehenna_cards_in_play() -> None:
    stage = PeopleStage(2, OMEN, SECOND_OMEN)
    elder, pupil = stage.vampire(A, "Elder", tapped=True), stage.vampire(A, "Pupil", tapped=True)
    stage.permanent(B, "omen")
    stage.hand(A, "Emergency Preparations")
    assert offered_modes(stage, A, "emergency-preparations") == []
    stage = PeopleStage(2, OMEN, SECOND_OMEN)
    elder, pupil = stage.vampire(A, "Elder", tapped=True), stage.vampire(A, "Pupil", tapped=True)
    stage.vampire(B, "Rival", tapped=True)
    stage.permanent(B, "omen")
    stage.permanent(B, "second-omen")
    stage.hand(A, "Emergency Preparations")
    stage.hand(B, "Emergency Preparations")
    assert offered_modes(stage, B, "emergency-preparations") == []
    stage.play(A, "play", "emergency-preparations", "plain-master", "-")
    assert not stage.offers(A, "target", pupil)
    stage.play(A, "target", elder)
    assert not stage.table.tapped[elder]
    assert stage.table.pool[A] == 30


def test_emergency_preparations_untaps_nobody_in_another_players_minion_phase() -> None:
    stage = PeopleStage(2, OMEN, SECOND_OMEN)
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival", tapped=True)
    stage.permanent(B, "omen")
    stage.permanent(B, "second-omen")
    stage.permanent(B, "The Barrens")
    stage.hand(B, "Emergency Preparations")
    stage.begin()
    stage.play(A, "pass")
    assert (stage.prompt, stage.decider) == ("MinionPhase", B)  # for The Barrens
    assert offered_modes(stage, B, "emergency-preparations") == []


# Not to Be


SIGN = Card("Sign", EVENT)


def test_not_to_be_cancels_an_event_and_gives_a_master_phase_action() -> None:
    stage = PeopleStage(2, SIGN, phase="discard")
    stage.hand(A, "Sign")
    stage.hand(B, "Not to Be")
    stage.play_only(A, "play sign plain -")
    stage.skip("as-played", B)
    stage.play(B, "play not-to-be plain -")
    assert stage.names(stage.table.ash[A]) == ["sign"]
    (card,) = stage.table.beside[B]
    assert stage.table.pool[B] == 29
    stage.skip("MasterPhase", B)
    assert stage.table.actions == 1  # it took one, and gives one
    stage.skip("MasterPhase", A)
    assert stage.zone(card) == ASH_HEAP


def test_not_to_be_leaves_no_discard_phase_action() -> None:
    for card, offered in (("Cellar", True), ("Not to Be", False)):
        stage = PeopleStage(2, phase="discard")
        stage.permanent(A, card)
        stage.hand(A, "Lamp")
        assert stage.offers(A, "discard lamp") == offered


# Vox Domini


def test_vox_domini_makes_a_referendum_fail_once_a_game() -> None:
    stage = ReferendumStage(2)
    elder = stage.vampire(A, "Mayor")
    stage.hand(A, "Gift", "Gift")
    stage.hand(B, "Vox Domini", "Vox Domini")
    stage.play(A, "play gift plain", elder)
    stage.skip("polling", B)
    stage.play(B, "play vox-domini plain -")
    assert offered_modes(stage, B, "vox-domini") == []
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 29]


def test_vox_domini_is_not_for_a_referendum_that_passes_anyway() -> None:
    stage = ReferendumStage(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Gift", "Mandate")
    stage.hand(B, "Vox Domini")
    stage.play(A, "play gift plain", elder)
    stage.skip("before-votes", A)
    stage.play(A, "play mandate plain", elder)
    for _ in range(8):
        if stage.prompt == "MinionPhase":
            break
        assert offered_modes(stage, B, "vox-domini") == []
        stage.play(stage.decider, "pass")
    assert stage.table.pool == [31, 30]
