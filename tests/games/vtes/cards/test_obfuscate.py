"""Tests of the cards of Obfuscate other than modifiers."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage, let_slave_fight
from games.vtes.cards.combats import duel, rounds_begun
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import draw_and_call, fail_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.events.combat import CombatBegan, CombatEnded, StrikeMissed
from conclave.testing import rule

# Conceal


@pytest.mark.parametrize("seat", [A, B])
def test_conceal_burns_equipment_or_a_location(seat: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Conceal", "Conceal")
    assert offered_modes(stage, A, "conceal") == []
    lamp = stage.put_on((elder, rival)[seat], "Lamp")
    assert offered_modes(stage, A, "conceal") == ["obf"]
    stage.play(A, "play conceal obf", elder)
    stage.resolve()
    assert stage.zone(lamp) == ASH_HEAP
    kurt, cellar = stage.vampire(A, "Kurt"), stage.permanent(seat, "Cellar")
    assert offered_modes(stage, A, "conceal") == ["OBF"]
    stage.play(A, "play conceal OBF", kurt)
    stage.resolve()
    assert stage.zone(cellar) == ASH_HEAP


# Mental Maze


@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(
    ("name", "mode", "taps", "cost"),
    [
        ("Elder", "obf", True, 1),
        ("Elder", "OBF", False, 1),
        ("Snake", "obf-reaction", True, 0),
        ("Snake", "OBF-reaction", False, 0),
    ],
)
def test_mental_maze_ends_a_blocked_action(name: str, mode: str, taps: bool, cost: int) -> None:
    stage = BlockStage()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, name, 8)
    stage.hand(A, "Freak Drive")
    stage.hand(B, "Mental Maze")
    bleed(stage, pupil)
    try_block(stage, elder)
    stage.skip("blocked", B)
    assert offered_modes(stage, B, "mental-maze") == [
        way for way in ("obf", "obf-reaction", "OBF", "OBF-reaction")
        if way.endswith("reaction") == mode.endswith("reaction")
    ]  # fmt: skip
    stage.play(B, f"play mental-maze {mode}", elder)
    assert stage.prompt == "MinionPhase"
    assert stage.events_of(CombatBegan) == []
    assert stage.table.tapped[pupil]
    assert stage.table.tapped[elder] == taps
    assert stage.blood(elder) == 8 - cost


def test_mental_maze_is_for_the_blocker_against_an_ally_or_a_younger_vampire() -> None:
    for name, expected in (("Pupil", ["obf", "OBF"]), ("Elder", [])):
        stage = BlockStage()
        acting, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        other = stage.vampire(B, "Elder")
        stage.hand(B, "Mental Maze")
        bleed(stage, acting)
        try_block(stage, rival)
        stage.skip("blocked", B)
        assert offered_modes(stage, B, "mental-maze") == expected
        assert not stage.offers(B, "play mental-maze obf", other)


@rule("VTES-11-16", "VTES-R-10")
@ruling("Action ended by an effect", 1)
@pytest.mark.parametrize(("mode", "taps"), [("obf", True), ("OBF", False)])
def test_mental_maze_is_played_after_a_slave_has_stepped_in(mode: str, taps: bool) -> None:
    stage, mage, statue, elder = let_slave_fight("Mental Maze", "Obedience")
    assert stage.table.tapped[statue]
    assert not stage.table.tapped[mage]
    stage.skip("blocked", B)
    assert offered_modes(stage, B, "obedience") == []
    stage.play(B, f"play mental-maze {mode}", elder)
    stage.skip("MinionPhase")
    assert stage.events_of(CombatBegan) == []
    assert stage.table.tapped[elder] == taps


# Confusion of the Eye


def test_confusion_of_the_eye_reduces_a_bleed_of_the_younger() -> None:
    for minion, offered in (("Pupil", ["obf"]), ("Elder", [])):
        stage = PeopleStage()
        acting, rival = stage.vampire(A, minion), stage.vampire(B, "Rival")
        stage.hand(A, "Govern the Unaligned")
        stage.hand(B, "Confusion of the Eye")
        stage.play(A, "play govern-the-unaligned dom", acting)
        stage.skip("BlockQuestion", B)
        assert offered_modes(stage, B, "confusion-of-the-eye") == offered
        stage.play(B, *(["play confusion-of-the-eye obf", rival] if offered else ["decline"]))
        stage.skip()
        assert stage.table.pool[B] == (28 if offered else 27)


@rule("VTES-6.3.2-03")
def test_confusion_of_the_eye_silences_the_acting_vampire() -> None:
    stage = PeopleStage(3)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "Confusion of the Eye")
    draw_and_call(stage, "anarchist-uprising", mayor)
    stage.skip("before-votes", B)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", mayor, "for")
    stage.play(A, "vote calling-card for")
    stage.skip("polling", B)
    assert offered_modes(stage, B, "confusion-of-the-eye") == []
    stage.skip("MinionPhase")
    assert stage.table.pool == [29, 29, 30]


def test_confusion_of_the_eye_makes_actions_that_require_a_title_fail() -> None:
    stage = PeopleStage(3)
    mayor, rival = stage.vampire(A, "Mayor"), stage.vampire(B, "Rival")
    stage.hand(B, "Confusion of the Eye")
    stage.pool(A, 10)
    draw_and_call(stage, "parity-shift", mayor)
    stage.skip("before-votes", B)
    stage.play(B, "play confusion-of-the-eye OBF", rival)
    fail_referendum(stage)
    assert stage.table.pool == [10, 30, 30]


# Behind You!


@pytest.mark.parametrize("mode", ["obf", "OBF"])
def test_behind_you_in_the_first_round(mode: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Behind You!", "Behind You!", "Wolf Claws")
    fight(stage, elder, rival)
    stage.skip("range" if mode == "obf" else "strike", A)
    stage.play(A, f"play behind-you {mode}", elder)
    assert is_long(stage.table) == (mode == "obf")
    stage.skip("press", A)
    assert stage.blood(elder) == 10
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("range", A)
    assert offered_modes(stage, A, "behind-you") == []
    stage.skip("strike", A)
    assert offered_modes(stage, A, "behind-you") == []


# No Trace


@rule("VTES-6.4.5-22")
def test_no_trace_ends_combat_at_inferior_only_at_long_range() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "No Trace", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "no-trace") == ["OBF"]
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "No Trace", "Fake Out")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play fake-out plain", elder)
    stage.skip("strike", A)
    assert offered_modes(stage, A, "no-trace") == ["obf", "OBF"]
    stage.play(A, "play no-trace obf", elder)
    stage.skip()
    assert len(stage.events_of(CombatEnded)) == 1
    assert stage.events_of(StrikeMissed) == []
    assert stage.blood(elder) == 9


# Quick Exit


def test_quick_exit_presses_only_to_end_combat() -> None:
    stage, elder, rival = duel("Quick Exit", "Flash", opposing_hand=("Quick Exit",))
    stage.skip("press", A)
    assert offered_modes(stage, A, "quick-exit") == []
    stage.play(A, "play flash cel", elder)
    assert offered_modes(stage, B, "quick-exit") == ["obf"]
    stage.play(B, "play quick-exit obf", rival)
    stage.skip("MinionPhase")
    assert rounds_begun(stage) == [1]


def test_quick_exit_dodges_at_superior() -> None:
    stage, elder, rival = duel("Quick Exit")
    choose_strikes(stage, stage.text("play quick-exit OBF", elder))
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)
