"""Tests of the songs of Animalism, and of Animalism with other disciplines."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, continue_action
from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import ReferendumStage, go_to_polling
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values

# Song in the Dark


@pytest.mark.parametrize(("mode", "zone", "blood"), [("ani", READY, 7), ("ANI", TORPOR, 8)])
def test_song_in_the_dark(mode: str, zone: int, blood: int) -> None:
    stage, elder, rival = duel("Song in the Dark")
    choose_strikes(stage, stage.text(f"play song-in-the-dark {mode}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(rival) == zone
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2 - 1, blood)


@pytest.mark.parametrize(("card", "left"), [("song-in-the-dark", 9), ("flesh-bond", 7)])
def test_song_in_the_dark_is_not_heard_at_long_range(card: str, left: int) -> None:
    stage, elder, rival = duel(card, "Fake Out")
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    assert is_long(stage.table)
    stage.skip("strike", A)
    stage.play(A, f"play {card} ani", elder)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == left


# Flesh Bond


@pytest.mark.parametrize(("mode", "mine", "theirs"), [("ani", 8, 7), ("ANI", 9, 9)])
def test_flesh_bond_does_damage_or_ends_combat(mode: str, mine: int, theirs: int) -> None:
    stage, elder, rival = duel("Flesh Bond")
    choose_strikes(stage, stage.text(f"play flesh-bond {mode}", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (mine, theirs)


# Song of Serenity


@pytest.mark.parametrize(("mode", "next_round"), [("ani", 3), ("ANI", 2)])
def test_song_of_serenity_weakens_for_a_round_or_the_combat(mode: str, next_round: int) -> None:
    stage = CombatStage()
    elder, giant = stage.vampire(A, "Elder"), stage.ally(B, "Giant")
    stage.hand(A, "Song of Serenity", "Song of Serenity", "Hold On")
    fight(stage, elder, giant)
    stage.play(A, f"play song-of-serenity {mode}", elder)
    assert values.strength(stage.table, giant) == 3
    assert values.strength(stage.table, elder) == 1
    assert offered_modes(stage, A, "song-of-serenity") == []
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-range", A)
    assert values.strength(stage.table, giant) == next_round + 1
    assert offered_modes(stage, A, "song-of-serenity") == []


# Alpha Glint


def test_alpha_glint_ends_combat() -> None:
    stage, elder, rival = duel("Alpha Glint")
    assert offered_modes(stage, A, "alpha-glint") == ["ANI+FOR"]
    choose_strikes(stage, stage.text("play alpha-glint ani+for", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9)


def test_alpha_glint_at_superior_ends_combat_before_range() -> None:
    stage, elder, rival = duel("Alpha Glint", opposing_hand=("Flash",))
    stage.play(A, "play alpha-glint ANI+FOR", elder)
    seen = set()
    while stage.prompt != "MinionPhase":
        seen.add(stage.window)
        stage.do_minimum()
    assert not seen & {"range", "strike", "press"}
    assert len(stage.events_of(CombatEnded)) == 1
    assert (stage.blood(elder), stage.blood(rival)) == (9, 9)


@pytest.mark.parametrize(("name", "offered"), [("Elder", False), ("Kurt", True), ("Pupil", True)])
def test_alpha_glint_is_not_for_elders(name: str, offered: bool) -> None:
    stage = PeopleStage()
    kurt, other = stage.vampire(A, "Ira"), stage.vampire(B, name)
    stage.hand(A, "Alpha Glint")
    fight(stage, kurt, other)
    assert (offered_modes(stage, A, "alpha-glint") == ["ANI+FOR"]) == offered
    stage.skip("strike", A)
    assert (offered_modes(stage, A, "alpha-glint") == ["ani+for"]) == offered


def test_alpha_glint_is_not_for_allies() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Alpha Glint")
    fight(stage, elder, thug)
    assert offered_modes(stage, A, "alpha-glint") == []
    stage.skip("strike", A)
    assert offered_modes(stage, A, "alpha-glint") == []


# Animal Magnetism


@pytest.mark.parametrize(("mode", "votes"), [("ani+obf", 1), ("ANI+OBF", 3)])
def test_animal_magnetism_gives_votes(mode: str, votes: int) -> None:
    stage = ReferendumStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Animal Magnetism")
    go_to_polling(stage, elder)
    assert not stage.offers(A, "vote", elder, "for")
    stage.play(A, f"play animal-magnetism {mode}", elder)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table)[0] == votes


def test_animal_magnetism_is_for_referendums() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Animal Magnetism", "Threats")
    bleed(stage, elder)
    assert offered_modes(stage, A, "threats") == ["dom", "DOM"]
    assert offered_modes(stage, A, "animal-magnetism") == []


# Beast Meld


def melded(*hand: str, opposing_hand: tuple[str, ...] = ()) -> tuple[BlockStage, int, int, int]:
    """Elder's bleed with the card at basic is blocked by Rival; the card."""
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Kurt")
    stage.hand(A, "Beast Meld", *hand)
    stage.hand(B, "Enhanced Senses", "Eagle's Sight", *opposing_hand)
    card = stage.table.hand[A][0]
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play beast-meld ani+pro", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    return stage, elder, rival, card


@ruling("Beast Meld", 1)
def test_beast_meld_prevents_damage_once_in_the_combat_after_the_block() -> None:
    stage, elder, rival, card = melded("Psyche!")
    choose_strikes(stage)
    stage.skip("damage", A)
    assert stage.blood(elder) == 10 - 2
    stage.play(A, "use", card, "0")
    stage.skip("end-of-round", A)
    assert (stage.blood(elder), stage.blood(rival)) == (8, 8)
    stage.play(A, "play psyche CEL", elder)
    choose_strikes(stage)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(stage.decider, "use", card, "0")
        stage.do_minimum()
    assert len(stage.events_of(CombatBegan)) == 2
    assert stage.blood(elder) == 7


@ruling("Beast Meld", 1)
def test_beast_meld_is_of_no_use_if_nobody_blocks() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Beast Meld")
    card = stage.table.hand[A][0]
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play beast-meld ani+pro", elder)
    while stage.prompt != "MinionPhase":
        assert not stage.offers(stage.decider, "use", card, "0")
        stage.do_minimum()
    assert stage.table.pool[B] == 29


@ruling("Beast Meld", 2)
def test_beast_meld_prevents_damage_again_after_another_block() -> None:
    stage, elder, _, card = melded("Form of Mist")
    stage.skip("strike", A)
    continue_action(stage, elder, "form-of-mist")
    kurt = stage.table.ready[B][1]
    try_block(stage, kurt)
    stage.skip("block", B)
    stage.hand(B, "Enhanced Senses")
    stage.play(B, "play enhanced-senses AUS", kurt)
    choose_strikes(stage)
    stage.skip("damage", A)
    assert stage.offers(A, "use", card, "0")


@ruling("Beast Meld", 3, 4)
def test_beast_meld_at_superior_keeps_vampires_from_blocking() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Errand")
    stage.library(A, "Beast Meld")
    stage.play(A, "play errand plain", elder)
    assert offered_modes(stage, A, "beast-meld") == ["ANI+PRO"]  # drawn to replace the action card
    stage.play(A, "play beast-meld ANI+PRO", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", rival)
    assert stage.offers(B, "block", thug)


@ruling("Beast Meld", 3)
def test_beast_meld_at_superior_is_too_late_after_a_regular_modifier_or_an_attempt() -> None:
    stage = BlockStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Errand", "Beast Meld")
    stage.play(A, "play errand plain", elder)
    try_block(stage, rival)
    assert offered_modes(stage, A, "beast-meld") == ["ani+pro"]


def test_beast_meld_at_superior_is_not_for_a_bleed() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.hand(A, "Beast Meld")
    bleed(stage, elder)
    assert offered_modes(stage, A, "beast-meld") == []
