"""Tests of vampires who do something when cards are played, or may play those of others."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.fighting import Weapon
from conclave.games.vtes.rules.constants import (
    ACTION,
    ANIMALISM,
    COMBAT,
    EQUIPMENT,
    EVENT,
    GEHENNA,
    MASTER,
    WEAPON,
)
from conclave.games.vtes.rules.events.piles import Showed
from conclave.games.vtes.rules.events.playing import Cancelled
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.games.vtes.vocabulary.damage import Strength

# Andrew Stuart


def stage_with_andrew(top: str) -> tuple[PeopleStage, int, int]:
    """Andrew fights an ally, with Theft of Vitae in hand and this card on top of the library."""
    stage = PeopleStage()
    andrew, rival = stage.vampire(A, "Andrew Stuart", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae", *["Fame"] * 6)
    stage.library(A, top, "Vessel")
    fight(stage, andrew, rival)
    stage.skip("strike", A)
    return stage, andrew, rival


def test_andrews_thaumaturgy_is_cancelled_by_thaumaturgy_on_top_of_the_library() -> None:
    stage, andrew, rival = stage_with_andrew("Apportation")
    stage.play(A, "play theft-of-vitae tha", andrew)
    assert stage.events_of(Cancelled) != []
    assert stage.blood(andrew) == 2
    assert stage.blood(rival) == 9
    assert stage.names(stage.table.hand[A])[-1] == "apportation"
    assert stage.prompt == "StrikeChoice" or stage.window == "strike"


def test_andrews_thaumaturgy_works_with_another_card_on_top_which_is_shown() -> None:
    stage, andrew, rival = stage_with_andrew("Majesty")
    top = stage.table.library[A][0]
    stage.play(A, "play theft-of-vitae tha", andrew)
    assert stage.events_of(Cancelled) == []
    assert stage.table.may_see(B, ("card", top))
    stage.skip("press")
    assert stage.blood(rival) == 8
    assert stage.blood(andrew) == 3


def test_andrews_other_cards_reveal_nothing() -> None:
    stage = PeopleStage()
    andrew = stage.vampire(A, "Andrew Stuart", 3)
    stage.hand(A, "Govern the Unaligned", *["Fame"] * 6)
    stage.library(A, "Apportation")
    stage.play(A, "play govern-the-unaligned dom", andrew)
    stage.skip("MinionPhase", A)
    assert stage.events_of(Showed) == []
    assert stage.table.pool[B] == 27


# Gem Ghastly

COURT = (
    Card("Court", ACTION, "ventrue", effect=Action(GainPool(1))),
    Card("Court Master", MASTER, "ventrue", effect=GainPool(1)),
    Card("Toreador Court", ACTION, "toreador", effect=Action(GainPool(1))),
    Card("Court Sword", EQUIPMENT, WEAPON, "ventrue", grants=Weapon(Strike(damage=2))),
)


def test_gem_plays_cards_of_the_ventrue() -> None:
    stage = PeopleStage(2, *COURT, phase="master")
    gem, pupil = stage.vampire(A, "Gem Ghastly"), stage.vampire(A, "Pupil")
    stage.hand(A, "Court", "Court Master", "Toreador Court")
    play_as_a(stage, "court-master")
    assert stage.table.pool[A] == 31
    stage.skip("MinionPhase", A)
    assert not stage.offers(A, "play court plain", pupil)
    assert not stage.offers(A, "play toreador-court plain", gem)
    stage.play(A, "play court plain", gem)
    stage.resolve()
    assert stage.table.pool[A] == 32
    assert identity.clan(stage.table, gem) == "malkavian"


def test_without_a_ready_gem_no_master_card_of_the_ventrue_is_played() -> None:
    stage = PeopleStage(2, *COURT, phase="master")
    stage.vampire(A, "Gem Ghastly", torpor=True)
    stage.vampire(A, "Pupil")
    stage.hand(A, "Court Master")
    assert offered_modes(stage, A, "court-master") == []


@ruling("Impersonating requirements for cards not played normally", 1)
@pytest.mark.parametrize(("name", "can"), [("Gem Ghastly", False), ("Mayor", True)])
def test_gem_has_no_concealed_weapon_of_the_ventrue(name: str, can: bool) -> None:
    stage = PeopleStage(2, *COURT)
    fighter, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    stage.hand(A, "Concealed Weapon", "Court Sword")
    assert stage.offers(A, "play court-sword plain", fighter)
    fight(stage, fighter, rival)
    assert stage.offers(A, "play concealed-weapon plain", fighter) == can


# Ian Forestal

RITES = (
    Card("Rite", ACTION, ANIMALISM, basic=GainPool(1), superior=GainPool(2)),
    Card(
        "Double Rite",
        ACTION,
        modes=(as_(ACTION, Action(GainPool(1)), "ani", "pro"),),
    ),
    Card(
        "Half Rite",
        ACTION,
        modes=(as_(ACTION, Action(GainPool(1)), "ani", "dom"),),
    ),
)


@ruling("Meets a single discipline", 1)
def test_ian_plays_cards_at_the_basic_level_of_one_discipline_that_he_lacks() -> None:
    stage = PeopleStage(2, *RITES)
    ian = stage.vampire(A, "Ian Forestal")
    stage.hand(A, "Rite", "Double Rite", "Half Rite")
    offered = [text for text in stage.options(A) if text.startswith("play")]
    assert [text.split()[1:3] for text in offered] == [["rite", "ani"], ["half-rite", "ani+dom"]]
    assert identity.level(stage.table, ian, ANIMALISM) == 0


@pytest.mark.parametrize(("name", "level"), [("Ian Forestal", 2), ("Loner", 1)])
def test_discipline_cards_give_ian_the_superior_level(name: str, level: int) -> None:
    stage = PeopleStage()
    ian = stage.vampire(A, name)
    before = identity.capacity(stage.table, ian)
    stage.put_on(ian, "Animalism")
    assert identity.level(stage.table, ian, ANIMALISM) == level
    assert identity.capacity(stage.table, ian) == before + 1


# Jesse Menks

OMEN = Card("Omen", EVENT, GEHENNA, effect=GainPool(1))
FAIR = Card("Fair", EVENT, effect=GainPool(1))


@pytest.mark.parametrize(
    ("card", "seat", "torpor", "tapped"),
    [
        ("omen", A, False, False),
        ("fair", A, False, True),
        ("omen", B, False, True),
        ("omen", A, True, True),
    ],
)
def test_jesse_untaps_when_his_controller_plays_a_gehenna_card(
    card: str, seat: int, torpor: bool, tapped: bool
) -> None:
    stage = PeopleStage(3, OMEN, FAIR, phase="discard", active=seat)
    jesse = stage.vampire(A, "Jesse Menks", tapped=True, torpor=torpor)
    stage.hand(seat, card)
    stage.play(seat, f"play {card} plain -")
    assert stage.table.pool[seat] == 31
    assert stage.table.tapped[jesse] == tapped


@ruling("Cancel", 3)
def test_jesse_untaps_though_the_gehenna_card_is_cancelled() -> None:
    stage = PeopleStage(3, OMEN, phase="discard")
    jesse = stage.vampire(A, "Jesse Menks", tapped=True)
    stage.hand(A, "Omen")
    stage.hand(B, "Emergency Preparations")
    stage.play_only(A, "play omen plain -")
    stage.skip("as-played", B)
    stage.play(B, "play emergency-preparations plain -")
    assert stage.table.pool[A] == 30
    assert not stage.table.tapped[jesse]


# Watenda

SMITE = (
    Card("Smite", COMBAT, cost=Blood(2), effect=Strike(damage=3)),
    Card("Dear Smite", COMBAT, cost=Blood(4), effect=Strike(damage=3)),
    Card("Growl", COMBAT, effect=Strength(+1), when="before-range"),
)


def test_watenda_cancels_a_strike_card_for_its_cost() -> None:
    stage = PeopleStage(2, *SMITE)
    rival, watenda = stage.vampire(A, "Rival"), stage.vampire(B, "Watenda")
    stage.hand(A, "Smite", "Smite")
    fight(stage, rival, watenda)
    stage.skip("strike", A)
    stage.play_only(A, "play smite plain", rival)
    stage.skip("as-played", B)
    stage.play(B, "use", watenda, "0")
    assert (stage.blood(watenda), stage.blood(rival)) == (1, 9)
    assert stage.offers(A, "strike hand")  # he chooses a new strike
    stage.play_only(A, "play smite plain", rival)
    assert not stage.offers(B, "use", watenda, "0")  # only once each combat


def test_watenda_cancels_nothing_that_is_too_dear() -> None:
    stage = PeopleStage(2, *SMITE)
    rival, watenda = stage.vampire(A, "Rival"), stage.vampire(B, "Watenda")
    stage.hand(A, "Dear Smite")
    fight(stage, rival, watenda)
    stage.skip("strike", A)
    stage.play_only(A, "play dear-smite plain", rival)
    assert not stage.offers(B, "use", watenda, "0")


def test_watenda_cancels_no_cards_in_the_combat_of_others() -> None:
    stage = PeopleStage(2, *SMITE)
    rival, watenda = stage.vampire(A, "Rival"), stage.vampire(B, "Watenda")
    elder = stage.vampire(B, "Elder")
    stage.hand(A, "Growl")
    fight(stage, rival, elder)
    stage.play_only(A, "play growl plain", rival)
    assert not stage.offers(B, "use", watenda, "0")
