"""Tests of the cards of Protean."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, block_action
from games.vtes.cards.combats import duel, rounds_begun
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.events.combat import CombatBegan, StrikeMissed
from conclave.testing import rule

# Form of Mist


def strikes_c(stage: Stage, mine: str) -> None:
    """A chooses this strike, and C the hand."""
    stage.play(A, mine)
    while stage.window == "as-played":
        stage.do_minimum()
    if stage.window == "strike":
        stage.play(C, "strike hand")


def test_form_of_mist_dodges() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist")
    block_action(stage, elder, rival)
    choose_strikes(stage, stage.text("play form-of-mist pro", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(StrikeMissed)) == 1
    assert stage.blood(elder) == 10
    assert stage.events_of(ActionContinued) == []


@pytest.mark.parametrize(("answer", "pool", "blood"), [("yes", 29, 9), ("no", 30, 10)])
def test_form_of_mist_at_superior_may_continue_the_action(
    answer: str, pool: int, blood: int
) -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist")
    block_action(stage, elder, rival)
    choose_strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, answer)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == pool
    assert stage.blood(elder) == blood
    assert stage.blood(rival) == 9
    assert stage.table.tapped[rival]
    assert stage.table.faults() == []


@ruling("Action continue as if unblocked", 1, 2)
def test_played_cards_still_apply_and_players_who_declined_are_not_asked_again() -> None:
    stage = BlockStage(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(C, "Rival")
    stage.vampire(B, "Kurt")
    other = stage.vampire(C, "Ira")
    stage.hand(A, "Form of Mist", "Lost in Crowds")
    stage.hand(C, "Enhanced Senses", "Eyes of Argus")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    stage.play(C, "block", rival)
    stage.skip("block", C)
    stage.play(C, "play enhanced-senses AUS", rival)
    stage.skip("strike", A)
    strikes_c(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    assert stage.table.view(None)["action"]["stealth"] == 2
    asked = []
    while stage.prompt != "MinionPhase":
        if stage.prompt == "BlockQuestion":
            asked.append(stage.decider)
            assert stage.offers(C, "block", other)
            assert not stage.offers(C, "block", rival)  # he has tapped
        stage.do_minimum()
    assert asked == [C]
    assert stage.blood(elder) == 5  # a blood for the mist, and one by the hunt


def test_form_of_mist_continues_once_an_action_and_only_if_stealth_is_needed() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(B, "Ira")
    stage.hand(A, "Form of Mist", "Form of Mist")
    stage.hand(B, "Enhanced Senses")
    block_action(stage, elder, rival)
    choose_strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", other)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", other)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "form-of-mist") == ["pro"]


@ruling("Action continues not specifically from block", 1)
def test_form_of_mist_does_not_continue_an_action_that_succeeded() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Form of Mist", "waylay")
    stage.play(A, "play waylay plain", elder)
    stage.play(A, "target", rival)
    stage.skip("strike", A)
    choose_strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.events_of(ActionContinued) == []
    assert stage.blood(elder) == 10


def test_form_of_mist_is_of_no_such_use_to_the_blocker() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Form of Mist")
    block_action(stage, elder, rival)
    choose_strikes(stage, "strike hand", stage.text("play form-of-mist PRO", rival))
    stage.skip("MinionPhase")
    assert stage.events_of(ActionContinued) == []
    assert stage.table.pool[B] == 30


# Shadow of the Beast


@pytest.mark.parametrize(("mode", "presses"), [("pro", False), ("PRO", True)])
def test_shadow_of_the_beast_maneuvers_and_at_superior_presses(mode: str, presses: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Shadow of the Beast", "Shadow of the Beast", "Flash")
    shadow = stage.table.hand[A][0]
    stage.play(A, f"play shadow-of-the-beast {mode}", elder)
    stage.resolve()
    stage.table.tapped[elder] = False
    assert stage.blood(elder) == 9
    assert offered_modes(stage, A, "shadow-of-the-beast") == []  # only one
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "use", shadow, "0")
    assert is_long(stage.table)
    stage.skip("press", A)
    assert stage.offers(A, "use", shadow, "1") is presses
    stage.play(A, "play flash cel", elder)
    stage.skip("before-range", A)
    assert not stage.offers(A, "use", shadow, "0")  # once each combat


# Body Flare


@pytest.mark.parametrize(
    ("mode", "long", "zone"),
    [("pro", False, TORPOR), ("pro", True, READY), ("PRO", False, TORPOR), ("PRO", True, TORPOR)],
)
def test_body_flare_is_ranged_only_at_superior(mode: str, long: bool, zone: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Body Flare", "Claws of the Dead")
    fight(stage, elder, rival)
    if long:
        stage.skip("range", A)
        stage.play(A, "play claws-of-the-dead PRO", elder)
    before = stage.blood(elder)
    stage.skip("strike", A)
    stage.play(A, f"play body-flare {mode}", elder)
    assert stage.blood(elder) == before - 2
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone


# Bone Spur


@ruling("Bone Spur", 1)
@pytest.mark.parametrize(("mode", "lasting"), [("pro", False), ("PRO", True)])
def test_bone_spur_makes_hand_damage_aggravated_this_round_or_combat(
    mode: str, lasting: bool
) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bone Spur", "Wolf Claws", "Bone Spur")
    stage.hand(B, "Swallowed by the Night")
    fight(stage, elder, rival)
    stage.play(A, f"play bone-spur {mode}", elder)
    assert stage.blood(elder) == 9
    stage.skip("range", B)
    stage.play(B, "play swallowed-by-the-night OBF", rival)  # so that nobody is hit
    stage.skip("press", A)
    assert stage.zone(rival) == READY
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("before-range", A)
    assert (offered_modes(stage, A, "bone-spur") == []) == lasting
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == (TORPOR if lasting else READY)


# Claws of the Dead


@rule("VTES-6.4.6-08", "VTES-6.4.6-09")
@pytest.mark.parametrize("card", ["claws-of-the-dead", "wolf-claws"])
@pytest.mark.parametrize("window", ["before-range", "range", "strike"])
def test_claws_make_the_damage_of_hands_aggravated(card: str, window: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card, card)
    fight(stage, elder, rival)
    stage.skip(window, A)
    stage.play(A, f"play {card} pro", elder)
    assert "pro" not in offered_modes(stage, A, card)  # his hands are claws already
    choose_strikes(stage)
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9
    assert stage.blood(elder) == 10 - 1 - 1


@pytest.mark.parametrize("card", ["claws-of-the-dead", "wolf-claws"])
def test_claws_are_for_one_round_and_not_for_weapons(card: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(elder, "Cudgel")
    stage.hand(A, card, "Flash")
    fight(stage, elder, rival)
    stage.play(A, f"play {card} pro", elder)
    choose_strikes(stage, stage.text("strike", cudgel, "0"))
    stage.skip("press", A)
    assert stage.blood(rival) == 7
    stage.play(A, "play flash cel", elder)
    choose_strikes(stage)
    stage.skip()
    assert stage.zone(rival) == READY
    assert stage.blood(rival) == 6


def test_claws_at_superior() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Claws of the Dead", "Wolf Claws")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play claws-of-the-dead PRO", elder)
    assert is_long(stage.table)
    stage.skip("press", A)
    assert offered_modes(stage, A, "wolf-claws") == ["PRO"]
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("strike", A)
    assert stage.table.view(None)["combat"]["round"] == 2
    assert stage.blood(elder) == 8


@ruling("Make strike aggravated", 1)
def test_claws_are_played_when_both_strikes_are_known_and_not_later() -> None:
    stage, elder, rival = duel("Claws of the Dead", "Wolf Claws", opposing_hand=("Skin of Rock",))
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    assert (stage.window, stage.decider) == ("strikes-chosen", A)
    assert stage.options(A) == [
        stage.text("play claws-of-the-dead pro", elder),
        stage.text("play wolf-claws pro", elder),
        "pass",
    ]
    stage.play(A, "play claws-of-the-dead pro", elder)
    stage.skip("damage", B)
    assert offered_modes(stage, A, "wolf-claws") == []
    stage.skip()
    assert stage.zone(rival) == TORPOR


def test_nobody_is_asked_for_claws_who_does_not_strike_by_hand() -> None:
    stage, elder, rival = duel("Dodge", opposing_hand=("Thrown Gate",))
    stage.skip("strike", A)
    stage.play(A, "play dodge plain", elder)
    stage.play(B, "play thrown-gate pot", rival)
    assert stage.window == "additional-strikes"


# Form of the Ghost


def test_form_of_the_ghost_maneuvers_or_presses() -> None:
    stage, elder, _ = duel("Form of the Ghost", "Form of the Ghost")
    stage.skip("range", A)
    assert offered_modes(stage, A, "form-of-the-ghost") == ["pro"]
    stage.play(A, "play form-of-the-ghost pro", elder)
    assert is_long(stage.table)
    stage.skip("press", A)
    assert offered_modes(stage, A, "form-of-the-ghost") == ["PRO"]
    stage.play(A, "play form-of-the-ghost PRO", elder)
    stage.skip("before-range", A)
    assert rounds_begun(stage) == [1, 2]


# Quick Meld


@pytest.mark.parametrize("mode", ["pro", "PRO"])
def test_quick_meld_at_superior_pays_for_another_maneuver_this_round(mode: str) -> None:
    stage, elder, rival = duel("Quick Meld", "Wolf Claws", opposing_hand=("Fake Out", "Fake Out"))
    card = stage.table.hand[A][0]
    stage.skip("range", A)
    stage.play(A, f"play quick-meld {mode}", elder)
    assert is_long(stage.table)
    stage.skip("range", B)
    stage.play(B, "play fake-out plain", rival)
    stage.skip("range", A)
    assert stage.offers(A, "use", card, "0") == (mode == "PRO")
    if mode == "pro":
        return
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)
    assert stage.blood(elder) == 9
    stage.play(B, "play fake-out plain", rival)
    assert not stage.offers(A, "use", card, "0")  # once
    stage.skip("press", A)
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "use", card, "0")
