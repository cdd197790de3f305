"""Tests of Hidden Lurker."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP, CombatStage
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import READY, TORPOR
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.events.combat import CombatBegan

# Hidden Lurker


def after_a_block(*hand: str) -> tuple[CombatStage, int, int, int]:
    """A's Kurt was blocked by B's Rival and has fought him; A's Elder may lurk."""
    stage = CombatStage(3)
    kurt, elder = stage.vampire(A, "Kurt"), stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Hidden Lurker", *hand)
    fight(stage, kurt, rival)
    return stage, kurt, elder, rival


@pytest.mark.parametrize("mode", ["obf", "OBF"])
def test_hidden_lurker_attacks_a_blocking_minion_who_cannot_strike(mode: str) -> None:
    stage, kurt, elder, rival = after_a_block()
    choose_strikes(stage)
    stage.skip("after-combat", A)
    assert not stage.offers(A, "play hidden-lurker", mode, kurt)
    stage.play(A, "play hidden-lurker", mode, elder)
    assert stage.table.tapped[elder]
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("press", A)
    assert stage.offers(A, "press") == (mode == "OBF")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10
    assert stage.blood(rival) == 9 - 2


def test_hidden_lurker_is_for_an_untapped_vampire_after_a_block() -> None:
    stage = CombatStage()
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.vampire(A, "Elder", tapped=True)
    stage.hand(A, "Hidden Lurker")
    fight(stage, kurt, rival)
    choose_strikes(stage)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "hidden-lurker") == []
        stage.do_minimum()


@ruling("Hidden Lurker", 3)
def test_hidden_lurker_is_only_for_the_acting_methuselah() -> None:
    stage = CombatStage(3)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    for seat in (B, C):
        stage.vampire(seat, "Elder")
        stage.hand(seat, "Hidden Lurker")
    fight(stage, kurt, rival)
    choose_strikes(stage)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "hidden-lurker") == []
        stage.do_minimum()


@ruling("Hidden Lurker", 1)
def test_after_hidden_lurker_the_action_does_not_continue() -> None:
    for lurks in (True, False):
        stage, kurt, elder, _ = after_a_block("Torrent")
        choose_strikes(stage, stage.text("play torrent CEL", kurt))
        stage.skip("after-combat", A)
        if lurks:
            stage.play(A, "play hidden-lurker obf", elder)
        stage.skip("MinionPhase")
        assert len(stage.events_of(ActionContinued)) == (0 if lurks else 1)


@ruling("Hidden Lurker", 2)
def test_hidden_lurker_waits_for_a_combat_that_is_due() -> None:
    stage, kurt, elder, _ = after_a_block("Psyche!")
    choose_strikes(stage)
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", kurt)
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 2
    assert not stage.table.tapped[elder]
    stage.skip("after-combat", A)
    assert offered_modes(stage, A, "hidden-lurker") == ["obf", "OBF"]


@ruling("Hidden Lurker", 4)
def test_hidden_lurker_leaves_a_vampire_alone_who_is_going_to_torpor() -> None:
    stage = PeopleStage(3, *MADE_UP)
    kurt, rival = stage.vampire(A, "Kurt"), stage.vampire(B, "Rival")
    stage.vampire(A, "Elder")
    stage.hand(A, "Hidden Lurker", "Grave")
    stage.hand(C, "Rötschreck")
    fight(stage, kurt, rival)
    stage.skip("strike", A)
    stage.play(A, "play grave plain", kurt)
    stage.skip("strike-declared", C)
    stage.play(C, "play rotschreck plain -")
    stage.skip("after-combat", A)
    assert stage.zone(rival) == READY
    assert offered_modes(stage, A, "hidden-lurker") == []
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR


def test_hidden_lurker_only_after_combat() -> None:
    stage = CombatStage()
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(A, "Elder")
    stage.hand(A, "Hidden Lurker")
    bleed(stage, kurt)
    while stage.prompt != "MinionPhase":
        assert offered_modes(stage, stage.decider, "hidden-lurker") == []
        stage.do_minimum()
