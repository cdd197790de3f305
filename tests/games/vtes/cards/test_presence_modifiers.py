"""Tests of the modifiers of Presence."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import (
    call_referendum,
    draw_and_call,
    stage_with_referendum,
    vote_on_uprising,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.constants import READY
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.testing import rule


def referendum(*hand: str) -> tuple[PeopleStage, int]:
    """Elder has called for Anarchist Uprising; the votes are being cast."""
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Anarchist Uprising", *hand)
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", A)
    return stage, elder


# Aire of Elation


@pytest.mark.parametrize(
    ("minion", "mode", "more"), [("Pupil", "pre", 2), ("Elder", "pre", 1), ("Elder", "PRE", 2)]
)
def test_aire_of_elation_is_better_for_toreador(minion: str, mode: str, more: int) -> None:
    stage = PeopleStage()
    acting = stage.vampire(A, minion)
    stage.hand(A, "Aire of Elation", "Threats")
    bleed(stage, acting)
    stage.play(A, f"play aire-of-elation {mode}", acting)
    assert offered_modes(stage, A, "threats") == []
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - more


# Approximation of Loyalty


def reacts(stage: Stage, minion: int) -> Stage:
    """B reduces the bleed with a card: the time to cancel it, without anybody passing yet."""
    stage.skip("BlockQuestion", B)
    Stage.play(stage, B, "play telepathic-counter aus", minion)
    return stage


def test_approximation_of_loyalty_keeps_a_lesser_minion_from_blocking() -> None:
    stage = PeopleStage()
    kurt = stage.vampire(A, "Kurt")
    rival, pupil, thug = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil"), stage.ally(B, "Thug")
    stage.hand(A, "Approximation of Loyalty")
    bleed(stage, kurt)
    stage.play(A, "play approximation-of-loyalty pre", kurt)
    assert stage.options(A) == [stage.text("target", pupil), stage.text("target", thug)]
    stage.play(A, "target", thug)
    assert stage.blood(kurt) == 7
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert stage.offers(B, "block", pupil)
    assert not stage.offers(B, "block", thug)


def test_approximation_of_loyalty_is_for_an_elder() -> None:
    for name, expected in (("Kurt", ["pre"]), ("Pupil", [])):
        stage = PeopleStage()
        acting = stage.vampire(A, name)
        stage.ally(B, "Thug")
        stage.hand(A, "Approximation of Loyalty")
        bleed(stage, acting)
        assert offered_modes(stage, A, "approximation-of-loyalty") == expected


@ruling("Approximation of Loyalty", 1)
def test_approximation_of_loyalty_is_for_before_any_other_modifier_or_reaction() -> None:
    stage = PeopleStage()
    kurt = stage.vampire(A, "Kurt")
    stage.ally(B, "Thug")
    pupil = stage.vampire(B, "Pupil", tapped=True)
    stage.hand(A, "Approximation of Loyalty", "Conditioning", "Seduction")
    bleed(stage, kurt)
    stage.play(A, "play seduction DOM", kurt)
    assert stage.window == "announced"
    assert offered_modes(stage, A, "approximation-of-loyalty") == ["pre"]
    stage.play(A, "play conditioning dom", kurt)
    assert stage.window == "announced"
    assert offered_modes(stage, A, "approximation-of-loyalty") == []
    assert stage.table.tapped[pupil]


@ruling("Approximation of Loyalty", 2)
def test_the_card_of_the_action_is_replaced_before_approximation_of_loyalty_is_played() -> None:
    stage = PeopleStage()
    kurt = stage.vampire(A, "Kurt")
    stage.ally(B, "Thug")
    stage.hand(A, "Intimidation", *["Blur"] * 6)
    stage.library(A, "Approximation of Loyalty")
    stage.play(A, "play intimidation pre", kurt)
    stage.skip("announced", A)
    assert offered_modes(stage, A, "approximation-of-loyalty") == ["pre"]


@ruling("Cancel", 2, 3)
def test_approximation_of_loyalty_at_superior_cancels_a_reaction_of_a_lesser_minion() -> None:
    stage = PeopleStage()
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(B, "Pupil")
    stage.hand(A, "Approximation of Loyalty", "Conditioning")
    stage.hand(B, "Telepathic Counter", "Telepathic Counter")
    bleed(stage, kurt)
    reacts(stage, pupil)
    assert stage.window == "as-played"
    assert offered_modes(stage, A, "approximation-of-loyalty") == ["PRE"]
    stage.play(A, "play approximation-of-loyalty PRE", kurt)
    assert stage.window == "announced"
    assert offered_modes(stage, A, "conditioning") == []  # no more modifiers
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "telepathic-counter") == []  # it was played, though cancelled
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.blood(kurt) == 7


def test_approximation_of_loyalty_at_superior_is_not_against_an_elder() -> None:
    stage = PeopleStage()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.hand(A, "Approximation of Loyalty", "Conditioning")
    stage.hand(B, "Telepathic Counter")
    bleed(stage, kurt)
    reacts(stage, rival)
    assert stage.window == "as-played"
    assert offered_modes(stage, A, "approximation-of-loyalty") == []
    stage.skip("announced", A)
    assert offered_modes(stage, A, "conditioning") == ["dom", "DOM"]


@ruling("Cancel", 1)
def test_a_reaction_is_not_replaced_before_the_time_to_cancel_it_is_over() -> None:
    stage = PeopleStage()
    kurt, pupil = stage.vampire(A, "Kurt"), stage.vampire(B, "Pupil")
    stage.hand(A, "Approximation of Loyalty", "Conditioning")
    stage.hand(B, "Telepathic Counter", *["Blur"] * 6)
    stage.library(B, "Majesty")
    bleed(stage, kurt)
    reacts(stage, pupil)
    assert len(stage.table.hand[B]) == 6
    assert offered_modes(stage, A, "conditioning") == []  # only what cancels it can be played
    stage.play(A, "play approximation-of-loyalty PRE", kurt)
    assert "majesty" in stage.names(stage.table.hand[B])


# Perfect Paragon


@ruling("Minus Intercept", 1)
def test_perfect_paragon_at_superior_takes_intercept_from_allies_and_younger_vampires() -> None:
    stage = PeopleStage()
    rival, elder = stage.vampire(A, "Rival"), stage.vampire(B, "Elder")
    pupil, thug = stage.vampire(B, "Pupil"), stage.ally(B, "Thug")
    stage.hand(A, "Perfect Paragon")
    bleed(stage, rival)
    stage.play(A, "play perfect-paragon PRE", rival)  # before anybody tries to block
    assert [values.intercept(stage.table, m) for m in (elder, pupil, thug)] == [0, -1, -1]
    try_block(stage, thug)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert values.intercept(stage.table, thug) == 0


# Force of Personality


def test_force_of_personality_ends_combat() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Force of Personality")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("play force-of-personality pre", elder))
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 9
    assert stage.blood(rival) == 9


def test_force_of_personality_at_superior_makes_vampires_pay_and_keeps_allies_away() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    poor, thug = stage.vampire(B, "Mayor", 0), stage.ally(B, "Thug")
    stage.hand(A, "Force of Personality")
    bleed(stage, elder)
    stage.play(A, "play force-of-personality PRE", elder)
    assert stage.blood(elder) == 9
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", poor)
    assert not stage.offers(B, "block", thug)
    stage.play(B, "block", rival)
    assert stage.blood(rival) == 8
    stage.skip("before-range", A)
    assert len(stage.events_of(CombatBegan)) == 1


def test_an_attempt_by_a_card_is_paid_for_as_well() -> None:
    for blood, expected in ((1, ["AUS"]), (0, [])):
        stage = PeopleStage(4)
        elder, rival = stage.vampire(A, "Elder"), stage.vampire(C, "Rival", blood)
        stage.hand(A, "Force of Personality")
        stage.hand(C, "Eagle's Sight")
        bleed(stage, elder)
        stage.play(A, "play force-of-personality PRE", elder)
        stage.skip("declined", C)
        assert offered_modes(stage, C, "eagles-sight") == expected
        if expected:
            stage.play(C, "play eagles-sight AUS", rival)
            assert stage.blood(rival) == 0
            stage.skip("before-range", A)
            assert len(stage.events_of(CombatBegan)) == 1


def test_force_of_personality_is_for_the_announcement() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Force of Personality")
    bleed(stage, elder)
    assert offered_modes(stage, A, "force-of-personality") == ["PRE"]
    try_block(stage, rival)
    assert offered_modes(stage, A, "force-of-personality") == []


# Psychomachia


def psychomachia(stage: PeopleStage, mode: str, minion: int, blocker: int) -> Stage:
    """A bleed is blocked, and Psychomachia is played."""
    stage.hand(A, "Psychomachia")
    bleed(stage, minion)
    try_block(stage, blocker)
    stage.skip("blocked", A)
    stage.play(A, f"play psychomachia {mode}", minion)
    assert stage.blood(minion) == 9
    return stage


def test_psychomachia_by_presence_calls_the_action_off() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    psychomachia(stage, "pre", elder, rival)
    assert stage.prompt == "MinionPhase"
    assert not stage.table.tapped[elder]
    assert not stage.table.tapped[rival]
    assert stage.table.pool[B] == 30


@pytest.mark.parametrize(("mode", "blood"), [("dai", 9), ("DAI", 8)])
def test_psychomachia_lets_the_block_fail_and_the_action_continue(mode: str, blood: int) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Kurt")
    psychomachia(stage, mode, elder, rival)
    assert stage.blood(rival) == blood
    assert stage.zone(rival) == READY
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", other)
    assert not stage.offers(B, "block", rival)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 29
    assert not stage.table.tapped[rival]
    assert stage.events_of(CombatBegan) == []


def test_psychomachia_is_not_against_an_older_blocker() -> None:
    for name, expected in (("Kurt", ["pre", "dai", "DAI"]), ("Elder", [])):
        stage = BlockStage()
        rival, blocker = stage.vampire(A, "Rival"), stage.vampire(B, name)
        stage.hand(A, "Psychomachia")
        bleed(stage, rival)
        try_block(stage, blocker)
        assert offered_modes(stage, A, "psychomachia") == []
        stage.skip("blocked", A)
        assert offered_modes(stage, A, "psychomachia") == expected


# Bewitching Oration


@rule("VTES-6.3.3-21")
@pytest.mark.parametrize(("mode", "number"), [("pre", 2), ("PRE", 4)])
def test_bewitching_oration(mode: str, number: int) -> None:
    stage, elder = referendum("Bewitching Oration")
    assert not stage.offers(A, "vote", elder, "for")
    stage.play(A, f"play bewitching-oration {mode}", elder)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table)[0] == number
    stage.skip()
    assert stage.table.pool[A] == 29


@pytest.mark.parametrize("card", ["Bewitching Oration", "Awe"])
def test_votes_are_for_referendums_and_for_the_acting_vampire(card: str) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, card, "Threats")
    bleed(stage, elder)
    assert offered_modes(stage, A, "threats") == ["dom", "DOM"]
    assert offered_modes(stage, A, card.lower().replace(" ", "-")) == []
    stage, elder = referendum(card)
    stage.vampire(B, "Rival")
    stage.hand(B, card)
    stage.skip("polling", B)
    assert offered_modes(stage, B, card.lower().replace(" ", "-")) == []


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("mandate", [True, False])
def test_nothing_is_polled_where_a_referendum_passes_by_itself(mandate: bool) -> None:
    cards = ("Bewitching Oration", "Awe", "Telepathic Vote Counting")
    stage, elder = stage_with_referendum("Ancilla Empowerment", "Elder", "Mandate", *cards)
    stage.vampire(B, "Rival")
    stage.hand(B, "Delaying Tactics", "Confusion of the Eye", "Scalpel Tongue")
    call_referendum(stage, "ancilla-empowerment", elder)
    if mandate:
        stage.play(A, "play mandate plain", elder)
    offered: set[str] = set()
    while stage.prompt != "MinionPhase":
        for text in stage.options(stage.decider):
            if text.startswith("play") and stage.window in ("before-votes", "polling"):
                offered.add(text.split()[1])
        stage.do_minimum()
    if mandate:
        assert offered <= {"mandate"}
        assert stage.table.pool == [29, 29, 30]
    else:
        assert {"bewitching-oration", "awe", "delaying-tactics"} <= offered
        assert stage.table.pool == [30, 30, 30]


# Awe


@rule("VTES-1.6.1-05")
@pytest.mark.parametrize(("mode", "number"), [("pre", 4), ("PRE", 7)])
def test_awe_for_three_blood(mode: str, number: int) -> None:
    stage, elder = referendum("Awe")
    stage.play(A, f"play awe {mode}", elder)
    assert stage.options(A) == [f"number {each}" for each in range(11)]
    stage.play(A, "number 3")
    assert stage.blood(elder) == 7
    stage.play(A, "vote", elder, "against")
    assert tally(stage.table)[1] == number


def test_awe_for_nothing() -> None:
    stage, elder = referendum("Awe")
    stage.play(A, "play awe PRE", elder)
    stage.play(A, "number 0")
    assert stage.blood(elder) == 10
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table)[0] == 1


# Scalpel Tongue


@pytest.mark.parametrize(("mode", "blood"), [("cel+pre", 6), ("CEL+PRE", 5)])
@rule("VTES-6.3.3-21")
def test_scalpel_tongue_takes_votes_back(mode: str, blood: int) -> None:
    stage, elder, mayor, _ = vote_on_uprising()
    assert tally(stage.table) == (1, 2)
    stage.play(A, f"play scalpel-tongue {mode}", elder)
    assert tally(stage.table) == (1, 0)
    assert stage.table.tapped[mayor]
    assert stage.blood(mayor) == blood
    stage.skip("polling", B)
    assert not stage.offers(B, "vote", mayor, "against")
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 28, 30]


def test_scalpel_tongue_is_also_a_reaction_and_works_on_those_who_have_voted() -> None:
    stage, elder, mayor, rival = vote_on_uprising()
    stage.skip("polling", B)
    assert stage.offers(B, "play scalpel-tongue cel+pre-reaction", rival)
    assert not stage.offers(B, "play scalpel-tongue cel+pre", rival)
    stage.play(B, "play scalpel-tongue CEL+PRE-reaction", rival)
    assert (stage.blood(rival), stage.blood(mayor), stage.blood(elder)) == (8, 5, 10)
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Mayor")
    stage.hand(A, "Scalpel Tongue", "Bewitching Oration")
    draw_and_call(stage, "anarchist-uprising", elder)
    stage.skip("polling", A)
    assert offered_modes(stage, A, "bewitching-oration") == ["pre", "PRE"]
    assert offered_modes(stage, A, "scalpel-tongue") == []


# Voter Captivation


@pytest.mark.parametrize("take", [0, 1, 2])
def test_voter_captivation_at_superior(take: int) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Anarchist Uprising", "Bewitching Oration", "Voter Captivation")
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", A)
    stage.play(A, "play bewitching-oration PRE", elder)
    stage.play(A, "vote", elder, "for")
    stage.play(A, "vote calling-card for")
    stage.skip("after-action", A)
    stage.play(A, "play voter-captivation PRE", elder)
    assert stage.options(A) == ["number 0", "number 1", "number 2"]
    stage.play(A, f"number {take}")
    assert stage.blood(elder) == 3 + 5 - take
    assert stage.table.pool[A] == 29 + take


def test_voter_captivation_at_inferior_and_not_after_a_defeat() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Anarchist Uprising", "Voter Captivation")
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("after-action", A)
    stage.play(A, "play voter-captivation pre", elder)
    assert stage.blood(elder) == 4
    for end in ("bleed", "play anarchist-uprising plain"):
        stage = PeopleStage(3)
        elder = stage.vampire(A, "Elder", 3)
        stage.hand(A, "Anarchist Uprising", "Voter Captivation", "Freak Drive")
        stage.play(A, end, elder)
        stage.skip("after-action", A)
        assert offered_modes(stage, A, "freak-drive") == ["for", "FOR"]
        assert offered_modes(stage, A, "voter-captivation") == []


# Dread Gaze


@pytest.mark.parametrize(("mode", "votes"), [("pre", 2), ("PRE", 4)])
def test_dread_gaze_gives_votes_to_another_methuselahs_vampire(mode: str, votes: int) -> None:
    stage, elder = referendum("Dread Gaze")
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Dread Gaze")
    assert offered_modes(stage, A, "dread-gaze") == []
    stage.skip("polling", B)
    stage.play(B, f"play dread-gaze {mode}", rival)
    stage.skip("polling", B)
    stage.play(B, "vote", rival, "against")
    assert tally(stage.table)[1] == votes
    assert stage.blood(elder) == 10


def test_dread_gaze_is_for_untapped_vampires_and_referendums() -> None:
    stage, elder = referendum("Bewitching Oration")
    stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "Dread Gaze")
    stage.play(A, "play bewitching-oration pre", elder)
    stage.skip("polling", B)
    assert offered_modes(stage, B, "dread-gaze") == []
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Dread Gaze")
    bleed(stage, elder)
    try_block(stage, rival)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "dread-gaze") == []
        stage.do_minimum()
