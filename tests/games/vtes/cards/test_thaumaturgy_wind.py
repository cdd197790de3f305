"""Tests of Wind Dance and Perfect Clarity."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import PeopleStage, bleed, decline_blocks, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.vocabulary.card import Vampire

WARLOCK = Vampire("Warlock", "tremere", 1, 7, "THA", "camarilla", title="prince:Somewhere")

# Wind Dance


@pytest.mark.parametrize(("level", "blood"), [("tha", 10 - 1), ("THA", 10)])
def test_wind_dance_dodges_twice_at_superior(level: str, blood: int) -> None:
    stage, elder, rival = duel("Wind Dance", opposing_hand=("Flurry",))
    stage.skip("strike", A)
    stage.play(A, f"play wind-dance {level}", elder)
    stage.play(B, "strike hand")
    stage.skip("additional-strikes", B)
    stage.play(B, "play flurry plain", rival)
    if level == "THA":
        stage.skip("strike", A)
        stage.play(A, "strike bound")
    stage.skip("strike", B)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == blood


def test_the_second_dodge_counts_against_the_limit_of_additional_strikes() -> None:
    stage, elder, _ = duel("Wind Dance", "Flurry")
    stage.skip("strike", A)
    stage.play(A, "play wind-dance THA", elder)
    stage.play(B, "strike hand")
    stage.skip("strike", A)
    assert not stage.offers(A, "play flurry plain", elder)
    assert stage.options(A) == ["strike bound", "done"]


# Perfect Clarity


@pytest.mark.parametrize("mode", ["tha", "THA"])
@pytest.mark.parametrize("clear", [True, False])
@ruling("Perfect Clarity", 1)
def test_perfect_clarity_keeps_a_bleed_from_being_redirected(mode: str, clear: bool) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Perfect Clarity")
    stage.hand(B, "Deflection", "Telepathic Misdirection")
    bleed(stage, elder)
    if clear:
        stage.play(A, "play perfect-clarity", mode, elder)
    decline_blocks(stage)
    assert offered_modes(stage, B, "deflection") == ([] if clear else ["dom", "DOM"])
    assert offered_modes(stage, B, "telepathic-misdirection") == ["AUS"]
    stage.skip("MinionPhase")
    assert stage.blood(elder) == (8 if clear else 10)


def test_perfect_clarity_keeps_reactions_from_choosing_the_acting_vampire() -> None:
    stage = PeopleStage(3, WARLOCK)
    warlock, mayor = stage.vampire(A, "Warlock"), stage.vampire(A, "Mayor")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Autarkis Persecution", "Perfect Clarity")
    stage.hand(B, "Scalpel Tongue", "Dread Gaze")
    stage.play(A, "play autarkis-persecution plain", warlock)
    stage.play(A, "play perfect-clarity tha", warlock)
    stage.skip("polling", A)
    stage.play(A, "vote", warlock, "for")
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("polling", B)
    assert offered_modes(stage, B, "dread-gaze") == ["pre", "PRE"]  # votes affect nobody
    stage.play(B, "play", "scalpel-tongue", offered_modes(stage, B, "scalpel-tongue")[0], rival)
    assert stage.table.tapped[mayor]


@pytest.mark.parametrize(("mode", "offered"), [("tha", ["pre", "PRE"]), ("THA", [])])
def test_perfect_clarity_restricts_the_opposing_minion_in_combat(
    mode: str, offered: list[str]
) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Perfect Clarity", "Majesty")
    stage.hand(B, "Majesty", "No Trace")
    bleed(stage, elder)
    stage.play(A, "play perfect-clarity", mode, elder)
    try_block(stage, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "majesty") == ["pre", "PRE"]
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    assert offered_modes(stage, B, "majesty") == offered
    assert offered_modes(stage, B, "no-trace")


def test_perfect_clarity_is_for_when_an_action_is_announced() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Perfect Clarity")
    bleed(stage, elder)
    assert offered_modes(stage, A, "perfect-clarity") == ["tha", "THA"]
    try_block(stage, rival)
    stage.skip("block", A)
    assert offered_modes(stage, A, "perfect-clarity") == []
