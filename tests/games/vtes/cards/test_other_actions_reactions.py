"""Tests of reactions that require no discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import CONTINUING, continue_action, start_errand
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules.constants import READY
from conclave.games.vtes.rules.events.actions import ActionBlocked, BlockTried
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.events.counters import UntappedAll
from conclave.games.vtes.rules.events.piles import Drew
from conclave.testing import rule

# Wake with Evening's Freshness


WAKES = [
    ("eyes-of-argus", "AUS"),
    ("wake-with-evenings-freshness", "plain"),
    ("forced-awakening", "plain"),
    ("on-the-qui-vive", "plain"),
]


@rule("VTES-1.1-04", "VTES-6.2-04")
@pytest.mark.parametrize(("card", "mode"), WAKES)
def test_a_wake_lets_a_tapped_vampire_block(card: str, mode: str) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", elder)
    stage.play(B, f"play {card} {mode}", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", elder)
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1
    stage.skip()
    assert stage.blood(elder) == 9  # the strike, and nothing for a wake that did block


@pytest.mark.parametrize(("card", "mode"), WAKES)
def test_a_wake_is_for_a_tapped_minion(card: str, mode: str) -> None:
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder")
    tapped = stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, card)
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, f"play {card} {mode}", elder)
    assert stage.offers(B, f"play {card} {mode}", tapped)


@rule("VTES-1.6.1-13")
def test_wake_with_evenings_freshness_is_replaced_late() -> None:
    stage = PeopleStage()
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
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.ally(B, "Thug", tapped=True)
    stage.hand(B, card, "On the Qui Vive")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "on-the-qui-vive") == ["plain"]
    assert offered_modes(stage, B, card) == []


@ruling("Replace next turn", 1)
def test_a_card_is_replaced_before_anything_untaps() -> None:
    stage = PeopleStage(2)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Wake with Evening's Freshness", *["Ascendance"] * 6)
    stage.library(B, "Vessel", "Fame")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play wake-with-evenings-freshness plain", elder)
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[B]) == 6
    stage.events.clear()
    stage.skip("UntapPhase", B)
    kinds = [type(e) for e in stage.events if isinstance(e, Drew | UntappedAll)]
    assert kinds == [Drew, UntappedAll]


# Forced Awakening


@ruling("Forced Awakening", 1)
def test_forced_awakening_costs_blood_as_the_action_resolves_without_a_block() -> None:
    stage = PeopleStage()
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
    stage = PeopleStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", 0, tapped=True)
    stage.hand(B, "Forced Awakening")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 0
    assert stage.zone(elder) == READY


@ruling("Forced Awakening", 2)
@pytest.mark.parametrize("card", CONTINUING)
def test_forced_awakening_costs_nothing_if_the_action_continues_after_the_block(card: str) -> None:
    stage, elder, rival, _ = start_errand(card)
    stage.hand(B, "Forced Awakening")
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", rival)
    try_block(stage, rival)
    continue_action(stage, elder, card)
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 32
    assert stage.blood(rival) == 9


@ruling("Forced Awakening", 1)
def test_forced_awakening_costs_blood_once_although_the_action_resolves_twice() -> None:
    stage, elder, rival, kurt = start_errand("shadow-body")
    stage.hand(B, "Forced Awakening")
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", rival)
    try_block(stage, kurt)
    continue_action(stage, elder, "shadow-body")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


@ruling("Forced Awakening", 3)
def test_forced_awakening_does_not_count_a_block_before_it_was_played() -> None:
    stage, elder, rival, _ = start_errand("shadow-body")
    stage.table.tapped[rival] = False
    stage.hand(B, "Forced Awakening")
    try_block(stage, rival)
    continue_action(stage, elder, "shadow-body")
    stage.skip("BlockQuestion", B)
    assert stage.table.tapped[rival]
    stage.play(B, "play forced-awakening plain", rival)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


# On the Qui Vive


def test_on_the_qui_vive_keeps_an_ally_tapped_and_is_played_once_between_untap_phases() -> None:
    stage = PeopleStage()
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


# Eluding the Arms of Morpheus


@rule("VTES-6.2.2-11")
@pytest.mark.parametrize(
    ("card", "mode", "who"),
    [
        ("eluding-the-arms-of-morpheus", "plain", "Elder"),
        ("second-tradition-domain", "plain-reaction", "Mayor"),
    ],
)
def test_untapping_to_block(card: str, mode: str, who: str) -> None:
    stage = PeopleStage()
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
    assert len(stage.events_of(CombatBegan)) == int(blocked)
    assert stage.table.tapped[foe] == blocked


@rule("VTES-6.2.2-08")
def test_untapping_to_block_is_not_for_who_declined_or_may_not_block() -> None:
    stage = PeopleStage(3)
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(C, "Elder", tapped=True)
    stage.vampire(B, "Rival", tapped=True)
    stage.hand(C, "Eluding the Arms of Morpheus")
    stage.hand(B, "Eluding the Arms of Morpheus")
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert offered_modes(stage, C, "eluding-the-arms-of-morpheus") == []
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "eluding-the-arms-of-morpheus") == ["plain"]
    stage.play(B, "decline")
    stage.skip("declined", B)
    assert offered_modes(stage, B, "eluding-the-arms-of-morpheus") == []


@ruling("Unlocks and attempts to block", 1)
@pytest.mark.parametrize(
    ("card", "mode"),
    [("eluding-the-arms-of-morpheus", "plain"), ("sense-the-savage-way", "ANI")],
)
def test_the_target_untaps_and_blocks_although_the_action_lacks_a_target_now(
    card: str, mode: str
) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(A, "Ambush")
    stage.hand(B, card)
    stage.play(A, "play ambush plain", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, f"play {card} {mode}", rival)
    stage.skip("strike", A)
    assert len(stage.events_of(ActionBlocked)) == 1
    assert len(stage.events_of(CombatBegan)) == 1


@ruling("Forces Block attempt", 1)
def test_a_minion_who_attempts_to_block_may_untap() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, "Forced Awakening", "Eluding the Arms of Morpheus")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", rival)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play eluding-the-arms-of-morpheus plain", rival)
    assert not stage.table.tapped[rival]
    stage.skip("strike", A)
    assert len(stage.events_of(BlockTried)) == 1


@ruling("Forces Block attempt", 2)
def test_nobody_untaps_to_block_what_he_cant_block() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    stage.hand(A, "Daring the Dawn")
    stage.hand(B, "Eluding the Arms of Morpheus", "Wake with Evening's Freshness")
    bleed(stage, elder)
    stage.play(A, "play daring-the-dawn FOR", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "play eluding-the-arms-of-morpheus plain", rival)
    assert stage.offers(B, "play wake-with-evenings-freshness plain", rival)


@ruling("Forces Block attempt", 3)
def test_only_who_may_block_untaps_to_block() -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    for seat in (B, C, D):
        stage.vampire(seat, "Rival", tapped=True)
        stage.hand(seat, "Eluding the Arms of Morpheus")
    bleed(stage, elder)
    offered = set()
    while stage.window in ("announced", "declined") or stage.prompt == "BlockQuestion":
        if offered_modes(stage, stage.decider, "eluding-the-arms-of-morpheus"):
            offered.add(stage.decider)
        stage.do_minimum()
    assert offered == {B}


# Second Tradition: Domain


def test_second_tradition_for_an_untapped_prince_and_for_nobody_else() -> None:
    stage = PeopleStage()
    pupil, mayor = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Mayor")
    elder = stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Second Tradition: Domain")
    stage.play(A, "hunt", pupil)
    try_block(stage, mayor)
    stage.skip("block", B)
    assert offered_modes(stage, B, "second-tradition-domain") == ["plain"]
    stage.play(B, "play second-tradition-domain plain", mayor)
    assert stage.blood(mayor) == 6
    stage.skip()
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.table.tapped[elder]


# Minor Irritation


@rule("VTES-6.2.3-03")
@pytest.mark.parametrize(("minion", "offered"), [("Pupil", ["plain"]), ("Elder", [])])
def test_minor_irritation(minion: str, offered: list[str]) -> None:
    stage = PeopleStage()
    acting, rival = stage.vampire(A, minion), stage.vampire(B, "Rival")
    stage.hand(B, "Minor Irritation")
    bleed(stage, acting)
    try_block(stage, rival)
    stage.skip("blocked", B)
    assert offered_modes(stage, B, "minor-irritation") == offered
    stage.play(B, *(["play minor-irritation plain", rival] if offered else ["pass"]))
    stage.skip("before-range")
    assert stage.table.tapped[rival] != bool(offered)


# Delaying Tactics


@rule("VTES-6.1.6-10")
def test_delaying_tactics_bars_one_anarch_revolt_and_not_the_other() -> None:
    stage = PeopleStage(3)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    first, second = stage.permanent(B, "Anarch Revolt"), stage.permanent(B, "Anarch Revolt")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "act", elder, first, "0")
    stage.skip("polling", B)
    stage.play(B, "play delaying-tactics plain", rival)
    stage.skip("MinionPhase")
    assert not stage.offers(A, "act", pupil, first, "0")
    assert stage.offers(A, "act", pupil, second, "0")


def test_delaying_tactics_cancels_a_referendum() -> None:
    stage = PeopleStage(3)
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
    assert offered_modes(stage, A, "anarchist-uprising") == []
    assert stage.offers(A, "play domain-challenge plain", other)
    assert not stage.offers(A, "play domain-challenge plain", elder)


@rule("VTES-6.5.6-05")
def test_delaying_tactics_is_for_referendums_and_not_for_blood_hunts() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 2)
    stage.vampire(B, "Rival")
    stage.hand(A, "Abactor")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play abactor plain", elder)
    stage.skip("BlockQuestion", B)
    assert offered_modes(stage, B, "delaying-tactics") == []
    stage.skip("polling", B)
    assert offered_modes(stage, B, "delaying-tactics") == []
