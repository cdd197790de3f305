"""Reactions that need no discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.words import READY
from conclave.testing import rule

# Reactions


@rule("VTES-1.6.1-13")
def test_wake_with_evenings_freshness_is_replaced_late() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Wake with Evening's Freshness", *["Slam"] * 6)
    stage.library(B, "Blur")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play wake-with-evenings-freshness plain", elder)
    stage.skip()
    assert stage.names(stage.table.hand[B]) == ["slam"] * 6
    assert stage.blood(elder) == 10


@pytest.mark.parametrize("card", ["wake-with-evenings-freshness", "forced-awakening"])
def test_some_wakes_are_for_vampires(card: str) -> None:
    stage = Salon()
    pupil = stage.vampire(A, "Pupil")
    stage.ally(B, "Thug", tapped=True)
    stage.hand(B, card, "On the Qui Vive")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "on-the-qui-vive") == ["plain"]
    assert modes(stage, B, card) == []


@ruling("Forced Awakening", 1)
def test_forced_awakening_costs_blood_as_the_action_resolves_without_a_block() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Forced Awakening", "Telepathic Counter")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", elder)
    stage.skip("declined", B)
    assert stage.blood(elder) == 10
    stage.play(B, "play telepathic-counter aus", elder)
    stage.resolve()
    assert stage.blood(elder) == 9
    assert stage.table.tapped[elder]


def test_forced_awakening_without_blood_to_burn() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", 0, tapped=True)
    stage.hand(B, "Forced Awakening")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 0
    assert stage.zone(elder) == READY


def test_on_the_qui_vive_keeps_an_ally_tapped_and_is_played_once_between_untap_phases() -> None:
    stage = Salon()
    first, second = stage.vampire(A, "Pupil"), stage.vampire(A, "Elder")
    thug, rival = stage.ally(B, "Thug", tapped=True), stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, *["On the Qui Vive"] * 4)
    bleed(stage, first)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play on-the-qui-vive plain", thug)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play on-the-qui-vive plain", rival)
    stage.skip()
    bleed(stage, second)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "play on-the-qui-vive plain", thug)
    stage.skip()
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    assert stage.table.tapped[thug]
    assert not stage.table.tapped[rival]


@rule("VTES-6.2.2-11")
@pytest.mark.parametrize(
    ("card", "mode", "who"),
    [
        ("eluding-the-arms-of-morpheus", "plain", "Elder"),
        ("second-tradition-domain", "plain-reaction", "Mayor"),
    ],
)
def test_untapping_to_block(card: str, mode: str, who: str) -> None:
    stage = Salon()
    pupil, foe = stage.vampire(A, "Pupil", 2), stage.vampire(B, who, tapped=True)
    stage.hand(B, card)
    stage.play(A, "hunt", pupil)
    stage.skip("BlockQuestion", B)
    blood = stage.blood(foe)
    stage.play(B, f"play {card} {mode}", foe)
    assert stage.blood(foe) == blood - 1
    assert stage.window == "block"
    stage.skip()
    blocked = card == "second-tradition-domain"  # with 2 intercept, needed or not
    assert len(stage.told(CombatBegan)) == int(blocked)
    assert stage.table.tapped[foe] == blocked


def test_second_tradition_for_an_untapped_prince_and_for_nobody_else() -> None:
    stage = Salon()
    pupil, mayor = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Mayor")
    elder = stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Second Tradition: Domain")
    stage.play(A, "hunt", pupil)
    try_block(stage, mayor)
    stage.skip("block", B)
    assert modes(stage, B, "second-tradition-domain") == ["plain"]
    stage.play(B, "play second-tradition-domain plain", mayor)
    assert stage.blood(mayor) == 6
    stage.skip()
    assert len(stage.told(CombatBegan)) == 1
    assert stage.table.tapped[elder]


@rule("VTES-6.2.2-08")
def test_untapping_to_block_is_not_for_who_declined_or_may_not_block() -> None:
    stage = Salon(3)
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(C, "Elder", tapped=True)
    stage.vampire(B, "Rival", tapped=True)
    stage.hand(C, "Eluding the Arms of Morpheus")
    stage.hand(B, "Eluding the Arms of Morpheus")
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert modes(stage, C, "eluding-the-arms-of-morpheus") == []
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "eluding-the-arms-of-morpheus") == ["plain"]
    stage.play(B, "decline")
    stage.skip("declined", B)
    assert modes(stage, B, "eluding-the-arms-of-morpheus") == []


@rule("VTES-6.2.3-03")
@pytest.mark.parametrize(("minion", "offered"), [("Pupil", ["plain"]), ("Elder", [])])
def test_minor_irritation(minion: str, offered: list[str]) -> None:
    stage = Salon()
    acting, rival = stage.vampire(A, minion), stage.vampire(B, "Rival")
    stage.hand(B, "Minor Irritation")
    bleed(stage, acting)
    try_block(stage, rival)
    stage.skip("blocked", B)
    assert modes(stage, B, "minor-irritation") == offered
    stage.play(B, *(["play minor-irritation plain", rival] if offered else ["pass"]))
    stage.skip("before-range")
    assert stage.table.tapped[rival] != bool(offered)


def test_delaying_tactics_cancels_a_referendum() -> None:
    stage = Salon(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(A, "Pupil")
    stage.hand(A, "Anarchist Uprising", "Domain Challenge")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", B)
    stage.play(B, "play delaying-tactics plain", rival)
    stage.skip()
    assert stage.table.pool == [30, 30, 30]
    assert not stage.table.tapped[elder]
    assert stage.blood(rival) == 8
    assert stage.names(stage.table.hand[A]) == ["domain-challenge", "anarchist-uprising"]
    assert stage.names(stage.table.ash[B]) == ["delaying-tactics"]
    assert modes(stage, A, "anarchist-uprising") == []
    assert stage.offers(A, "play domain-challenge plain", other)
    assert not stage.offers(A, "play domain-challenge plain", elder)


@rule("VTES-6.5.6-05")
def test_delaying_tactics_is_for_referendums_and_not_for_blood_hunts() -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 2)
    stage.vampire(B, "Rival")
    stage.hand(A, "Abactor")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play abactor plain", elder)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "delaying-tactics") == []
    stage.skip("polling", B)
    assert modes(stage, B, "delaying-tactics") == []
