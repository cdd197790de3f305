"""Retainers in combat (VTES-6.4.7)."""

from __future__ import annotations

from games.vtes.fights import Arena, combat_stage, fight, finish_action, strike
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.events.playing import ChoseTarget
from conclave.games.vtes.rules.windows import DAMAGE, RANGE, STRIKE
from conclave.testing import rule


def duel(*hand: str, answer: tuple[str, ...] = ()) -> tuple[Arena, int, int, int]:
    """Kurt, with these cards, is blocked by Ira and her butler, who has 2 life."""
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    butler = stage.put_on(ira, "Butler")
    stage.hand(A, *hand)
    stage.hand(B, *answer)
    fight(stage, kurt, ira)
    return stage, kurt, ira, butler


def step_back(stage: Arena, minion: int) -> None:
    """The acting minion goes to long range."""
    stage.skip(RANGE, A)
    stage.play(A, "play step-back plain", minion)


@rule("VTES-6.4.7-01", "VTES-6.4.7-03")
def test_a_retainer_is_not_hurt_and_not_chosen_at_close_range() -> None:
    stage, kurt, ira, butler = duel("Hurled Brick")
    strike(stage, A, "play hurled-brick plain", kurt)
    assert (stage.window, stage.decider) == (STRIKE, B)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert (stage.blood(ira), stage.blood(butler)) == (5, 2)


@rule("VTES-6.4.7-01")
def test_a_retainer_burns_with_his_minion() -> None:
    stage, kurt, ira, butler = duel("Claws")
    stage.table.blood[ira] = 0
    strike(stage, A, "play claws plain", kurt)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert stage.zone(ira) == stage.zone(butler) == ASH_HEAP


@rule("VTES-6.4.7-02", "VTES-6.4.7-03", "VTES-6.4.7-04", "VTES-6.4.7-05", "VTES-R-71")
def test_a_retainer_is_chosen_together_with_the_strike_at_long_range() -> None:
    stage, kurt, ira, butler = duel("Step Back", "Hurled Brick")
    step_back(stage, kurt)
    strike(stage, A, "play hurled-brick plain", kurt)
    assert stage.decider == A
    assert stage.options(A) == [stage.text("target", ira), stage.text("target", butler)]
    stage.play(A, "target", butler)
    assert stage.events_of(ChoseTarget)[-1].card == stage.text(butler)
    assert (stage.window, stage.decider) == (STRIKE, B)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert stage.zone(butler) == ASH_HEAP
    assert stage.blood(ira) == 8


@rule("VTES-6.4.7-02", "VTES-6.4.7-05")
def test_the_opponent_may_be_chosen_in_spite_of_a_retainer() -> None:
    stage, kurt, ira, butler = duel("Step Back", "Hurled Brick")
    step_back(stage, kurt)
    strike(stage, A, "play hurled-brick plain", kurt)
    stage.play(A, "target", ira)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert (stage.blood(ira), stage.blood(butler)) == (5, 2)


@rule("VTES-6.4.7-04")
def test_a_strike_without_effect_at_long_range_is_not_at_a_retainer() -> None:
    stage, kurt, ira, butler = duel("Step Back", "Punch")
    step_back(stage, kurt)
    strike(stage, A, "play punch plain", kurt)
    assert (stage.window, stage.decider) == (STRIKE, B)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert (stage.blood(ira), stage.blood(butler)) == (8, 2)


@rule("VTES-6.4.7-06", "VTES-6.4.7-07")
def test_damage_to_a_retainer_is_neither_dodged_nor_prevented() -> None:
    stage, kurt, ira, butler = duel(
        "Step Back", "Thrown Stone", answer=("Sidestep", "Thick Skin", "Iron Skin")
    )
    step_back(stage, kurt)
    strike(stage, A, "play thrown-stone plain", kurt)
    stage.play(A, "target", butler)
    stage.play(B, "play sidestep plain", ira)
    assert stage.window != DAMAGE
    finish_action(stage)
    assert (stage.blood(ira), stage.blood(butler)) == (8, 1)
    assert stage.zone(butler) == ON_CARD
    assert stage.names(stage.table.hand[B]) == ["thick-skin", "iron-skin"]


@rule("VTES-6.4.7-02", "VTES-R-71")
def test_the_blocker_and_a_bound_weapon_may_be_at_a_retainer() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    dog = stage.put_on(kurt, "Dog")
    uzi = stage.put_on(ira, "Uzi")
    fight(stage, kurt, ira)
    stage.skip(RANGE, B)
    stage.play(B, "maneuver", uzi, "0")
    strike(stage, A, "strike hand")
    stage.play(B, "strike bound")
    assert stage.options(B) == [stage.text("target", kurt), stage.text("target", dog)]
    stage.play(B, "target", dog)
    finish_action(stage)
    assert stage.zone(dog) == ASH_HEAP
    assert stage.blood(kurt) == 8
