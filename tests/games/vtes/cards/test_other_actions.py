"""Tests of actions that require no discipline, for all minions."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    check_success_without_effect,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.blood import send_to_torpor
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    BESIDE,
    HAND,
    REACTION,
    READY,
    RED_LIST,
    TORPOR,
)
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded, RoundBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import Each, Untap
from conclave.testing import rule

# Computer Hacking


@rule("EX-6.1.6-a")
def test_computer_hacking_played_by_krid() -> None:
    stage = PeopleStage(3)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Computer Hacking", "Freak Drive", "Forgery")
    stage.play(A, "play computer-hacking plain", krid)
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["bleed"], action["stealth"]) == ("bleed", 2, 0)
    assert action["target_seat"] == B
    stage.resolve()
    assert stage.table.pool == [30, 28, 30]
    assert stage.table.edge == A
    stage.table.tapped[krid] = False
    assert not stage.offers(A, "bleed", krid)


@rule("VTES-6.1.6-02")
def test_computer_hacking_is_for_allies_too_but_not_after_a_bleed() -> None:
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Computer Hacking", "Forgery")
    assert offered_modes(stage, A, "computer-hacking") == ["plain"]
    assert offered_modes(stage, A, "forgery") == []
    bleed(stage, thug)
    stage.skip()
    stage.table.tapped[thug] = False
    assert offered_modes(stage, A, "computer-hacking") == []


@rule("VTES-1.6.1-04")
def test_a_card_that_was_played_is_in_the_ash_heap() -> None:
    stage = PeopleStage()
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Computer Hacking")
    card = stage.table.hand[A][0]
    assert stage.zone(card) == HAND
    stage.play(A, "play computer-hacking plain", krid)
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP


# Arson


@rule("VTES-1.6.2-11", "VTES-6.2.2-01")
def test_arson_burns_a_location() -> None:
    stage = PeopleStage(3)
    pupil, cellar = stage.vampire(A, "Pupil"), stage.permanent(C, "Cellar")
    stage.hand(A, "Arson", *["Slam"] * 6)
    stage.library(A, "Blur", "Blur")
    stage.play(A, "play arson plain", pupil)
    assert stage.table.view(None)["action"]["target_seat"] == C
    assert stage.names(stage.table.hand[A]) == ["slam"] * 6  # not replaced yet
    stage.resolve()
    assert stage.zone(cellar) == ASH_HEAP
    assert stage.names(stage.table.hand[A]) == [*["slam"] * 6, "blur"]


def test_arson_needs_a_location_and_nothing_happens_if_blocked() -> None:
    stage = PeopleStage()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    stage.hand(A, "Arson")
    assert offered_modes(stage, A, "arson") == []
    cellar = stage.permanent(B, "Cellar")
    stage.play(A, "play arson plain", pupil)
    try_block(stage, rival)
    stage.skip()
    assert stage.zone(cellar) == BESIDE


# Bum's Rush


@rule("VTES-6.4-01")
def test_bums_rush() -> None:
    stage = PeopleStage(3)
    pupil, foe = stage.vampire(A, "Pupil"), stage.vampire(C, "Rival")
    stage.vampire(C, "Fledgling", torpor=True)
    mine = stage.vampire(A, "Elder")
    stage.hand(A, "Bum's Rush")
    stage.play(A, "play bums-rush plain", pupil)
    stage.skip("range")
    assert stage.decider == A
    stage.play(A, "maneuver")
    assert is_long(stage.table)
    stage.skip("range", C)
    stage.skip("strike")
    stage.skip()
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.blood(foe) == 9
    assert stage.blood(mine) == 10


@rule("VTES-6.4-02", "VTES-6.4-03")
def test_bums_rush_is_at_ready_minions_of_others() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Pupil")
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival", torpor=True)
    stage.hand(A, "Bum's Rush")
    assert offered_modes(stage, A, "bums-rush") == []


def test_the_maneuver_of_a_rush_is_one_for_the_whole_combat() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Rival")
    stage.hand(A, "Bum's Rush", "Flash")
    stage.play(A, "play bums-rush plain", pupil)
    stage.skip("press", A)
    stage.play(A, "play flash cel", pupil)
    stage.skip("range", A)
    stage.play(A, "maneuver")
    assert is_long(stage.table)
    assert not stage.offers(A, "maneuver")


@ruling("Action not replaced", 1, 2)
@pytest.mark.parametrize("blocked", [True, False])
def test_some_actions_are_replaced_when_all_is_over(blocked: bool) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Bum's Rush", "Freak Drive", *["Ascendance"] * 5)
    stage.library(A, "Vessel", "Fame")
    stage.play(A, "play bums-rush plain", elder)
    if blocked:
        try_block(stage, rival)
    stage.skip("strike", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("after-action", A)
    assert len(stage.events_of(CombatEnded)) == 1
    assert len(stage.table.hand[A]) == 6
    stage.play(A, "play freak-drive FOR", elder)
    assert len(stage.table.hand[A]) == 6  # one replaced, the other still not
    assert "fame" not in stage.names(stage.table.hand[A])
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert values.hand_size(stage.table, A) == 7


# Ambush


ALARM = Card(
    "Alarm", REACTION, effect=Each(targets.One(filters.ALLY), Untap(parts.TARGET)), when="announced"
)


def test_ambush_is_at_tapped_minions() -> None:
    stage = PeopleStage()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    stage.hand(A, "Ambush")
    assert offered_modes(stage, A, "ambush") == []
    stage.table.tapped[rival] = True
    stage.play(A, "play ambush plain", pupil)
    stage.skip("range", A)
    assert stage.offers(A, "maneuver")


@ruling("Action targeting locked minion", 1)
@ruling("Requires successful action", 1)
def test_an_ambush_on_a_minion_who_has_untapped_has_no_effect() -> None:
    stage = PeopleStage(2, ALARM)
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", tapped=True)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Ambush", "Freak Drive", "Forced March")
    stage.hand(B, "Alarm")
    stage.play(A, "play ambush plain", elder)
    stage.skip("announced", B)
    stage.play(B, "play alarm plain", rival)
    check_success_without_effect(stage)
    assert not stage.table.tapped[thug]
    assert offered_modes(stage, A, "forced-march") == ["cel+for"]


def test_an_ambush_on_who_is_still_tapped_leads_to_combat() -> None:
    stage = PeopleStage(
        2,
    )
    elder = stage.vampire(A, "Elder")
    stage.ally(B, "Thug", tapped=True)
    stage.hand(A, "Ambush")
    stage.play(A, "play ambush plain", elder)
    stage.skip("strike", A)
    assert len(stage.events_of(CombatBegan)) == 1


# Big Game

HUNTED = Vampire("Prey", "gangrel", 1, 5, "", "independent", RED_LIST)


@ruling("Big Game", 1)
def test_big_game_helps_the_hunter_of_a_red_list_minion() -> None:
    stage = PeopleStage(2, HUNTED)
    pupil, prey = stage.vampire(A, "Pupil"), stage.vampire(B, "Prey")
    stage.hand(A, "Big Game")
    stage.play(A, "play big-game plain", pupil)
    stage.skip("range", A)
    (card,) = [c for c in range(len(stage.table.zone)) if stage.names((c,)) == ["big-game"]]
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)
    stage.skip("press", A)
    assert not stage.offers(A, "use", card, "0")
    assert stage.table.tapped[pupil]
    stage.skip("MinionPhase")
    assert not stage.table.tapped[pupil]
    assert (stage.zone(card), stage.zone(prey)) == (ASH_HEAP, READY)


def test_big_game_does_nothing_for_a_hunter_in_torpor_or_of_other_game() -> None:
    stage = PeopleStage(2, HUNTED)
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Prey")
    stage.hand(A, "Big Game")
    stage.play(A, "play big-game plain", pupil)
    stage.skip("range", A)
    send_to_torpor(stage.table, pupil)
    stage.skip("MinionPhase")
    assert stage.zone(pupil) == TORPOR
    assert stage.table.tapped[pupil]
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Rival")
    stage.hand(A, "Big Game")
    stage.play(A, "play big-game plain", pupil)
    stage.skip("range", A)
    assert not [t for t in stage.options(A) if t.startswith("use")]
    stage.skip("MinionPhase")
    assert stage.table.tapped[pupil]


# Harass


FEAST = Card("Feast", REACTION, effect=GainBlood(4, parts.TARGET), when="announced",
             target=targets.One(filters.VAMPIRE))  # fmt: skip


def test_harass_is_at_the_weak_and_the_tapped_with_a_press_to_continue() -> None:
    stage = PeopleStage()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival", 4)
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Harass")
    assert offered_modes(stage, A, "harass") == []
    stage.table.blood[rival] = 3
    assert offered_modes(stage, A, "harass") == ["plain"]
    stage.table.blood[rival] = 4
    stage.table.tapped[thug] = True
    stage.hand(B, "Flash")
    stage.play(A, "play harass plain", pupil)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("strike")
    assert len(stage.events_of(RoundBegan)) == 2
    assert len(stage.events_of(CombatBegan)) == 1


def test_the_press_of_harass_does_not_end_a_combat() -> None:
    stage = PeopleStage()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival", 3)
    stage.hand(A, "Harass")
    stage.hand(B, "Flash")
    stage.play(A, "play harass plain", pupil)
    stage.skip("press", B)
    stage.play(B, "play flash cel", rival)
    assert stage.decider == A
    assert not stage.offers(A, "press")


@ruling("Harass", 1)
@ruling("Sleep of Reason", 1)
@pytest.mark.parametrize(
    ("card", "mode", "cost"), [("harass", "plain", 0), ("sleep-of-reason", "dem", 2)]
)
def test_an_action_at_a_vampire_who_has_fed_has_no_effect(card: str, mode: str, cost: int) -> None:
    stage = PeopleStage(2, FEAST)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", 1)
    rival = stage.vampire(B, "Rival")
    stage.hand(A, card, "Freak Drive")
    stage.hand(B, "Feast")
    stage.play(A, f"play {card} {mode}", elder)
    stage.skip("announced", B)
    stage.play(B, "play feast plain", rival)
    stage.play(B, "target", pupil)
    check_success_without_effect(stage)
    assert stage.zone(pupil) == READY
    assert stage.blood(elder) == 10 - cost


# Aranthebes, The Immortal


def test_aranthebes_comes_into_play_for_a_pool() -> None:
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Aranthebes, The Immortal")
    stage.play(A, "play aranthebes-the-immortal plain", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.beside[A]) == ["aranthebes-the-immortal"]
    assert stage.table.pool[A] == 29


@ruling("Minus stealth", 1)
@rule("VTES-6.2.2-11")
def test_aranthebes_takes_stealth_from_the_predators_minions() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 5)
    immortal = stage.permanent(B, "Aranthebes, The Immortal")
    other = stage.permanent(C, "Aranthebes, The Immortal")
    stage.play(A, "hunt", elder)
    stage.skip("announced", B)
    assert stage.offers(B, "use", immortal, "0")
    stage.play(B, "use", immortal, "0")
    assert stage.table.view(None)["action"]["stealth"] == 0
    assert stage.table.tapped[immortal]
    stage.skip("announced", C)
    assert not stage.offers(C, "use", other, "0")


@pytest.mark.parametrize(
    ("name", "tapped", "pool"),
    [("Fledgling", False, 30), ("Fledgling", True, 29), ("Pupil", False, 29)],
)
def test_aranthebes_untapped_weakens_young_bleeders(name: str, tapped: bool, pool: int) -> None:
    stage = PeopleStage(3)
    vampire = stage.vampire(A, name)
    stage.permanent(B, "Aranthebes, The Immortal", tapped=tapped)
    bleed(stage, vampire)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, pool, 30]


def test_aranthebes_weakens_no_bleed_against_others() -> None:
    stage = PeopleStage(3)
    vampire = stage.vampire(A, "Fledgling")
    stage.permanent(C, "Aranthebes, The Immortal")
    bleed(stage, vampire)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 29, 30]


def test_an_old_vampire_sends_aranthebes_back_into_the_library() -> None:
    stage = PeopleStage(3)
    young, pupil = stage.vampire(A, "Fledgling"), stage.vampire(A, "Pupil")
    immortal = stage.permanent(C, "Aranthebes, The Immortal", tapped=True)
    acts = [text for text in stage.options(A) if f"#{immortal} " in text]
    assert len(acts) == 1
    assert f"#{pupil} " in acts[0]
    assert f"#{young} " not in acts[0]
    stage.play(A, acts[0])
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.beside[C] == ()
    assert stage.zone(immortal) == HAND  # it was shuffled into C's library, and drawn at once
    assert not stage.table.tapped[immortal]
    assert stage.table.faults() == []
