"""Tests of Fast Reaction."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, rounds_begun
from games.vtes.cards.people import choose_strikes, fight, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, TORPOR
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.events.combat import CombatBegan

# Fast Reaction


def blocked_by_rival(
    *hand: str, tapped: bool = False, answer: str = "strike hand"
) -> tuple[CombatStage, int, int, int]:
    """A's Elder is blocked by B's Rival and has fought him; B's Kurt has Fast Reaction."""
    stage = CombatStage()
    elder = stage.vampire(A, "Elder")
    rival, kurt = stage.vampire(B, "Rival"), stage.vampire(B, "Kurt", tapped=tapped)
    stage.hand(A, *hand)
    stage.hand(B, "Fast Reaction", "Fast Reaction")
    fight(stage, elder, rival)
    choose_strikes(stage, answer.format(elder=stage.table.word(elder)))
    return stage, elder, rival, kurt


@pytest.mark.parametrize(("mode", "rounds"), [("aus", [1, 1]), ("AUS", [1, 1, 2])])
def test_fast_reaction_attacks_an_acting_minion_who_cannot_strike(
    mode: str, rounds: list[int]
) -> None:
    stage, elder, rival, kurt = blocked_by_rival()
    stage.skip("after-combat", B)
    assert not stage.offers(B, "play fast-reaction", mode, rival)
    stage.play(B, "play fast-reaction", mode, kurt)
    assert stage.table.tapped[kurt]
    stage.skip("strike")
    assert stage.decider == B
    stage.play(B, "strike hand")
    if mode == "AUS":
        stage.skip("press", B)
        stage.play(B, "press")
        stage.skip("strike", A)
        stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatBegan)) == 2
    assert rounds_begun(stage) == rounds
    assert stage.blood(kurt) == (8 if mode == "aus" else 7)
    assert stage.blood(rival) == 8
    assert stage.blood(elder) == 10 - (2 if mode == "aus" else 3)


def test_fast_reaction_follows_even_if_the_blocking_minion_is_burned() -> None:
    stage = CombatStage()
    elder = stage.vampire(A, "Elder")
    thug, kurt = stage.ally(B, "Thug", 1), stage.vampire(B, "Kurt")
    stage.hand(B, "Fast Reaction")
    fight(stage, elder, thug)
    choose_strikes(stage)
    stage.skip("after-combat", B)
    assert stage.zone(thug) == ASH_HEAP
    stage.play(B, "play fast-reaction aus", kurt)
    stage.skip("strike", B)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 2


def test_fast_reaction_needs_a_ready_acting_minion_and_an_untapped_vampire() -> None:
    stage, *_ = blocked_by_rival(tapped=True)
    stage.skip("MinionPhase")
    assert len(stage.events_of(CombatBegan)) == 1
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(B, "Kurt")
    stage.hand(B, "Fast Reaction", "Grave")
    fight(stage, elder, rival)
    choose_strikes(stage, second=stage.text("play grave plain", rival))
    stage.skip("after-combat", B)
    assert stage.zone(elder) == TORPOR
    assert offered_modes(stage, B, "fast-reaction") == []


def test_fast_reaction_is_only_for_the_methuselah_whose_minion_blocked() -> None:
    stage = CombatStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.vampire(C, "Kurt")
    stage.hand(C, "Fast Reaction")
    fight(stage, elder, rival)
    choose_strikes(stage)
    while stage.prompt != "MinionPhase":
        assert stage.window != "after-combat"
        stage.do_minimum()


@ruling("Fast Reaction", 1)
def test_after_fast_reaction_the_action_does_not_continue() -> None:
    for reacts in (True, False):
        stage, _, _, kurt = blocked_by_rival("Torrent", answer="play torrent CEL {elder}")
        stage.skip("after-combat", B)
        if reacts:
            stage.play(B, "play fast-reaction aus", kurt)
        stage.skip("MinionPhase")
        assert len(stage.events_of(ActionContinued)) == (0 if reacts else 1)
        assert stage.table.pool[B] == (30 if reacts else 29)


@ruling("Fast Reaction", 2)
def test_fast_reaction_begins_no_combat_while_another_is_due() -> None:
    stage, elder, _, kurt = blocked_by_rival("Psyche!", "Hidden Lurker")
    other = stage.vampire(A, "Pupil")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("before-range")  # of the other combat
    assert len(stage.events_of(CombatBegan)) == 2
    stage.skip("after-combat", A)
    stage.play(A, "play hidden-lurker obf", other)
    stage.skip("after-combat", B)
    assert len(stage.events_of(CombatBegan)) == 2  # the lurker is still to attack
    assert not stage.offers(B, "play fast-reaction aus", kurt)
