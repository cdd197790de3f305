"""Tests of the cards of Abombwe."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.testing import rule

REFLEXES = [
    ("predators-mastery", 0),
    ("predators-communion", 0),
    ("devil-channel-hands", 1),
    ("invoking-the-beast", 0),
    ("whistling-up-the-beast", 0),
]


# Predator's Mastery


@pytest.mark.parametrize("mode", ["abo", "ABO"])
def test_predators_mastery(mode: str) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    pupil, young = stage.vampire(B, "Pupil"), stage.vampire(B, "Fledgling")
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Predator's Mastery", "Threats")
    bleed(stage, elder)
    stage.play(A, f"play predators-mastery {mode}", elder)
    assert offered_modes(stage, A, "threats") == []
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", pupil)
    assert stage.offers(B, "block", thug)  # a mortal
    assert stage.offers(B, "block", young) == (mode == "abo")
    stage.play(B, "decline")
    stage.skip()
    assert stage.table.pool[B] == 28


# Predator's Communion


def test_predators_communion_is_against_vampires() -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Predator's Communion")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "predators-communion") == ["ABO"]
    stage.play(B, "play predators-communion ABO", elder)
    assert not stage.table.tapped[elder]
    stage = PeopleStage()
    thug, elder = stage.ally(A, "Thug"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Predator's Communion", "On the Qui Vive")
    bleed(stage, thug)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "on-the-qui-vive") == ["plain"]
    assert offered_modes(stage, B, "predators-communion") == []


# Devil-Channel: Hands


@pytest.mark.parametrize("card", [row[0] for row in REFLEXES])
def test_a_reflex_cancels_no_frenzy_of_another_nor_other_cards(card: str) -> None:
    stage = PeopleStage()
    elder, hunter = stage.vampire(A, "Elder"), stage.vampire(B, "Hunter")
    stage.hand(A, "Devil-Channel: Hands", "Torn Signpost")
    stage.hand(B, card)
    fight(stage, elder, hunter)
    stage.table.play(A, stage.text("play devil-channel-hands abo", elder))  # on himself
    stage.skip("as-played", B)
    assert offered_modes(stage, B, card) == []
    stage.skip("before-range", A)
    stage.table.play(A, stage.text("play torn-signpost pot", elder))
    stage.skip("as-played", B)
    assert offered_modes(stage, B, card) == []


@pytest.mark.parametrize("mode", ["abo", "ABO"])
def test_devil_channel_hands(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Devil-Channel: Hands", "Flash")
    fight(stage, elder, rival)
    stage.play(A, f"play devil-channel-hands {mode}", elder)
    choose_strikes(stage, "strike hand", "strike hand")
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(elder) == 8


def test_devil_channel_hands_lasts_for_the_combat_and_presses_at_superior() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Devil-Channel: Hands")
    stage.hand(B, "Dodge")
    fight(stage, elder, rival)
    stage.play(A, "play devil-channel-hands ABO", elder)
    choose_strikes(stage, "strike hand", stage.text("play dodge plain", rival))
    stage.skip("press", A)
    assert stage.zone(rival) == READY
    stage.play(A, "press")
    choose_strikes(stage)
    stage.skip()
    assert stage.zone(rival) == TORPOR


def test_devil_channel_hands_only_before_range() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Devil-Channel: Hands", "Claws of the Dead")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "claws-of-the-dead") == ["pro"]
    assert offered_modes(stage, A, "devil-channel-hands") == []


# Invoking the Beast


@pytest.mark.parametrize(("mode", "press"), [("abo", False), ("ABO", True)])
def test_invoking_the_beast(mode: str, press: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Invoking the Beast", "Invoking the Beast")
    fight(stage, elder, rival)
    stage.play(A, f"play invoking-the-beast {mode}", elder)
    assert offered_modes(stage, A, "invoking-the-beast") == []
    choose_strikes(stage)
    stage.skip("press", A)
    assert stage.blood(rival) == 7
    assert stage.offers(A, "press") == press


# Whistling Up the Beast


@rule("VTES-1.6.3-28")
@pytest.mark.parametrize(("card", "cost"), REFLEXES)
def test_a_reflex_cancels_a_frenzy_in_combat(card: str, cost: int) -> None:
    stage = PeopleStage()
    elder, hunter = stage.vampire(A, "Elder"), stage.vampire(B, "Hunter")
    stage.hand(A, "Whistling Up the Beast", "Fake Out")
    stage.hand(B, card, "Fake Out")
    fight(stage, elder, hunter)
    stage.table.play(A, stage.text("play whistling-up-the-beast ABO", elder))
    stage.skip("as-played", B)
    assert offered_modes(stage, B, card) == ["abo-reflex"]
    stage.play(B, f"play {card} abo-reflex", hunter)
    assert stage.blood(hunter) == 4 - cost
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver")
    stage.play(A, "play fake-out plain", elder)
    assert offered_modes(stage, B, "fake-out") == ["plain"]


def test_whistling_up_the_beast_drives_a_vampire_away() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Whistling Up the Beast")
    stage.hand(B, "Fake Out", "Flash", "Aid from Bats")
    gun = stage.put_on(rival, ".44 Magnum")
    fight(stage, elder, rival)
    stage.play(A, "play whistling-up-the-beast ABO", elder)
    stage.skip("range", A)
    stage.play(A, "maneuver")
    assert is_long(stage.table)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert stage.offers(B, "strike", gun, "0")
    stage.play(B, "strike", gun, "0")
    stage.skip("press", B)
    assert offered_modes(stage, B, "flash") == []
    stage.skip()
    assert len(stage.events_of(RoundBegan)) == 1


def test_whistling_up_the_beast_leaves_maneuvers_to_long_range_and_is_for_the_first_round() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Whistling Up the Beast", "Whistling Up the Beast", "Flash")
    stage.hand(B, "Fake Out")
    fight(stage, elder, rival)
    stage.play(A, "play whistling-up-the-beast abo", elder)
    stage.skip("range", B)
    assert offered_modes(stage, B, "fake-out") == ["plain"]
    stage.skip("press", A)
    stage.play(A, "play flash cel", elder)
    stage.skip("before-range", A)
    assert offered_modes(stage, A, "whistling-up-the-beast") == []
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.hand(A, "Whistling Up the Beast")
    fight(stage, elder, thug)
    assert offered_modes(stage, A, "whistling-up-the-beast") == []
