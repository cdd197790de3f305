"""Tests of the combat cards of Auspex: Charismatic Aura, Psychic Assault."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import EVERYTHING, PeopleStage, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import BLACK_HAND, READY, TORPOR
from conclave.games.vtes.rules.current import combat_scope
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.games.vtes.vocabulary.filters import VAMPIRE

ASSASSIN = Vampire("Assassin", "lasombra", 1, 8, EVERYTHING, "sabbat", BLACK_HAND)
DULL = Vampire("Dull", "brujah", 1, 8, "AUS", "camarilla")

# Charismatic Aura


def test_charismatic_aura_cancels_a_strike_card_before_it_is_paid() -> None:
    stage, elder, rival = duel(
        "Burst of Sunlight", opposing_hand=("Charismatic Aura", "Charismatic Aura")
    )
    stage.skip("strike", A)
    stage.play_only(A, "play burst-of-sunlight THA", elder)
    stage.skip("as-played", B)
    stage.play(B, "play charismatic-aura aus+pre", rival)
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - 1)
    assert (stage.window, stage.decider) == ("strike", A)  # she chooses another strike
    stage.play(A, "strike hand")


def test_charismatic_aura_cancels_one_card_each_round() -> None:
    stage, elder, rival = duel(
        "Immortal Grapple", "Punch", opposing_hand=("Charismatic Aura", "Charismatic Aura")
    )
    stage.skip("before-strikes", A)
    stage.play_only(A, "play immortal-grapple pot", elder)
    stage.skip("as-played", B)
    stage.play(B, "play charismatic-aura aus+pre", rival)
    stage.skip("strike", A)
    stage.play_only(A, "play punch plain", elder)
    stage.skip("as-played", B)
    assert offered_modes(stage, B, "charismatic-aura") == []
    stage.play(B, "pass")
    stage.skip("strike", B)
    assert offered_modes(stage, B, "charismatic-aura") == ["AUS+PRE"]


def test_charismatic_aura_cancels_no_other_cards() -> None:
    stage, elder, _ = duel("Grow", opposing_hand=("Charismatic Aura",))
    stage.play_only(A, "play grow plain", elder)
    assert stage.window != "as-played" or offered_modes(stage, B, "charismatic-aura") == []


@ruling("Burn blood for effect (mandatory)", 1)
def test_charismatic_aura_needs_blood_to_cancel() -> None:
    stage, elder, _ = duel("Punch", opposing_hand=("Charismatic Aura",), blood=(10, 0))
    stage.skip("strike", A)
    stage.play_only(A, "play punch plain", elder)
    assert stage.window == "as-played"
    assert offered_modes(stage, B, "charismatic-aura") == []


def test_only_the_opponent_in_combat_can_use_charismatic_aura() -> None:
    stage = PeopleStage(2, DULL)
    elder, dull = stage.vampire(A, "Elder"), stage.vampire(B, "Dull")
    stage.vampire(B, "Rival")
    stage.hand(A, "Burst of Sunlight")
    stage.hand(B, "Charismatic Aura")
    fight(stage, elder, dull)
    stage.skip("strike", A)
    stage.play_only(A, "play burst-of-sunlight THA", elder)
    assert stage.window == "as-played"
    assert offered_modes(stage, B, "charismatic-aura") == []


def test_charismatic_aura_ends_combat() -> None:
    stage, elder, rival = duel("Charismatic Aura")
    choose_strikes(stage, stage.text("play charismatic-aura AUS+PRE", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


# Psychic Assault


@pytest.mark.parametrize(("level", "damage"), [("aus", 1), ("AUS", 2)])
def test_psychic_assault_strikes_from_afar(level: str, damage: int) -> None:
    stage, elder, rival = duel("Psychic Assault", opposing_hand=("Shot",))
    stage.skip("range", B)
    stage.play(B, "play shot plain", rival)
    stage.skip("strike", A)
    stage.play(A, f"play psychic-assault {level}", elder)
    stage.play(B, "strike bound")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - damage


def test_psychic_assault_stays_normal() -> None:
    stage, elder, rival = duel("Psychic Assault", "Talons")
    noting.note(
        stage.table, combat_scope(stage.table), notes.DAMAGE_IS_AGGRAVATED, elder, phrase=VAMPIRE
    )
    choose_strikes(stage, stage.text("play psychic-assault AUS", elder))
    stage.skip("MinionPhase")
    assert (stage.zone(rival), stage.blood(rival)) == (READY, 9 - 2)
    assert stage.zone(elder) == TORPOR  # the hand strike of the rival was made aggravated


@pytest.mark.parametrize(("name", "preventable"), [("Elder", True), ("Assassin", False)])
def test_the_black_hand_cannot_be_resisted(name: str, preventable: bool) -> None:
    stage = PeopleStage(2, ASSASSIN)
    striker, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    stage.hand(A, "Psychic Assault")
    stage.hand(B, "Soak")
    fight(stage, striker, rival)
    choose_strikes(stage, stage.text("play psychic-assault aus", striker))
    stage.skip("damage", B)
    assert (offered_modes(stage, B, "soak") != []) == preventable
