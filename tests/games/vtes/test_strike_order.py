"""First strikes, dodges and combat ends: the order of strikes, and which fail."""

from __future__ import annotations

import pytest
from games.vtes.fights import (
    at_long_range,
    combat_ended,
    combat_stage,
    fight,
    finish_action,
    pass_prevention,
    strike,
)
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, ON_CARD, READY, TORPOR
from conclave.games.vtes.rules.events.combat import StrikeMissed, TookDamage
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.windows import PRESS, STRIKE
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Untap
from conclave.testing import rule

# First strike


@rule("VTES-6.4.5-10", "VTES-6.4.5-11")
@pytest.mark.parametrize(("blood", "zone"), [(1, TORPOR), (2, READY)])
def test_first_strike_resolves_before_a_normal_strike(blood: int, zone: int) -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", blood)
    stage.hand(A, "Quick Punch")
    stage.hand(B, "Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "play quick-punch plain", kurt)
    strike(stage, B, "play punch plain", ira)
    finish_action(stage)
    assert stage.zone(ira) == zone
    assert stage.blood(kurt) == (8 if zone == TORPOR else 6)


@rule("VTES-6.4.5-10", "VTES-6.4.5-11")
def test_the_blocker_may_strike_first_and_burn_an_ally() -> None:
    stage = combat_stage()
    magus, ira = stage.ally(A, "Magus"), stage.vampire(B, "Ira")
    stage.hand(B, "Quick Punch")
    fight(stage, magus, ira)
    strike(stage, A, "strike", magus, "0")
    strike(stage, B, "play quick-punch plain", ira)
    finish_action(stage)
    assert stage.zone(magus) == ASH_HEAP
    assert stage.blood(ira) == 8


@rule("VTES-6.4.5-12")
@pytest.mark.parametrize("card", ["quick-wreck", "quick-grab"])
def test_a_weapon_lost_to_a_first_strike_does_not_strike(card: str) -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    sword = stage.put_on(ira, "Sword")
    stage.hand(A, card)
    fight(stage, kurt, ira)
    strike(stage, A, "play", card, "plain", kurt)
    strike(stage, B, "strike", sword, "0")
    finish_action(stage)
    assert stage.table.host[sword] != ira
    assert stage.blood(kurt) == 8
    assert [event.card for event in stage.events_of(StrikeMissed)] == [stage.text(ira)]


@rule("VTES-6.4.5-12")
def test_a_weapon_that_is_not_struck_with_may_be_lost() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.put_on(ira, "Sword")
    stage.hand(A, "Quick Wreck")
    fight(stage, kurt, ira)
    strike(stage, A, "play quick-wreck plain", kurt)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.blood(kurt) == 7


@rule("VTES-6.4.5-13")
def test_two_first_strikes_resolve_at_the_same_time() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 1), stage.vampire(B, "Ira", 1)
    stage.hand(A, "Quick Punch")
    stage.hand(B, "Quick Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "play quick-punch plain", kurt)
    strike(stage, B, "play quick-punch plain", ira)
    pass_prevention(stage)
    assert stage.zone(kurt) == stage.zone(ira) == TORPOR
    finish_action(stage)


@rule("VTES-6.4.5-14", "VTES-6.4.5-20", "VTES-6.4.5-21")
def test_combat_ends_comes_before_first_strike() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 1)
    stage.hand(A, "Quick Punch")
    stage.hand(B, "Slip Away")
    fight(stage, kurt, ira)
    strike(stage, A, "play quick-punch plain", kurt)
    strike(stage, B, "play slip-away plain", ira)
    assert combat_ended(stage)
    finish_action(stage)
    assert stage.zone(ira) == READY
    assert stage.blood(ira) == 1
    assert stage.events_of(TookDamage) == []


# Dodge


@rule("VTES-6.4.5-15", "VTES-6.4.5-16", "VTES-6.4.5-19")
def test_dodge_is_a_strike_and_cancels_even_a_first_strike() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Quick Punch")
    stage.hand(B, "Sidestep", "Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "play quick-punch plain", kurt)
    assert stage.options(B) == [
        "strike hand",
        stage.text("play sidestep plain", ira),
        stage.text("play punch plain", ira),
    ]
    strike(stage, B, "play sidestep plain", ira)
    stage.skip(PRESS, A)
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    finish_action(stage)


@rule("VTES-6.4.5-16")
@pytest.mark.parametrize("card", ["wreck", "grab", "sap", "quick-wreck"])
def test_dodge_protects_possessions(card: str) -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 3), stage.vampire(B, "Ira")
    sword = stage.put_on(ira, "Sword")
    stage.hand(A, card)
    stage.hand(B, "Sidestep")
    fight(stage, kurt, ira)
    strike(stage, A, "play", card, "plain", kurt)
    strike(stage, B, "play sidestep plain", ira)
    finish_action(stage)
    assert stage.table.host[sword] == ira
    assert (stage.blood(kurt), stage.blood(ira)) == (3, 8)


@rule("VTES-6.4.5-17", "VTES-6.4.7-06")
def test_dodge_does_not_protect_retainers() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    butler = stage.put_on(ira, "Butler")
    stage.hand(A, "Step Back", "Hurled Brick")
    stage.hand(B, "Sidestep")
    fight(stage, kurt, ira)
    at_long_range(stage, A, kurt)
    strike(stage, A, "play hurled-brick plain", kurt)
    stage.play(A, "target", butler)
    strike(stage, B, "play sidestep plain", ira)
    finish_action(stage)
    assert stage.zone(butler) == ASH_HEAP
    assert stage.blood(ira) == 8


@rule("VTES-6.4.5-18", "VTES-6.4.3-09")
def test_dodge_is_of_effect_at_long_range() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Step Back", "Hurled Brick")
    stage.hand(B, "Sidestep")
    fight(stage, kurt, ira)
    at_long_range(stage, A, kurt)
    strike(stage, A, "play hurled-brick plain", kurt)
    strike(stage, B, "play sidestep plain", ira)
    finish_action(stage)
    assert stage.blood(ira) == 8


@rule("VTES-6.4.5-16", "VTES-6.4.5-19")
def test_a_dodge_may_do_more() -> None:
    nimble = Card("Nimble", COMBAT, effect=Strike(GainBlood(1), dodge=True))
    stage = combat_stage(nimble)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 5)
    stage.hand(B, "Nimble")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "play nimble plain", ira)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 6)
    assert [event.card for event in stage.events_of(StrikeMissed)] == [stage.text(kurt)]


# Combat ends


@rule("VTES-6.4.5-20", "VTES-6.4.5-21", "VTES-6.4.5-22", "VTES-6.4.3-09")
@pytest.mark.parametrize("answer", ["sidestep", "hurled-brick", "far-sap"])
def test_combat_ends_is_of_effect_at_any_range_and_not_dodged(answer: str) -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 5), stage.vampire(B, "Ira", 5)
    dog = stage.put_on(ira, "Dog")
    stage.hand(A, "Step Back", "Slip Away", "Storm", "Hold On")
    stage.hand(B, answer)
    fight(stage, kurt, ira)
    at_long_range(stage, A, kurt)
    strike(stage, A, "play slip-away plain", kurt)
    assert (stage.window, stage.decider) == (STRIKE, B)  # no retainer is asked for
    stage.play(B, "play", answer, "plain", ira)
    assert combat_ended(stage)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (5, 5)
    assert stage.zone(dog) == ON_CARD


@rule("VTES-6.4.5-20", "VTES-6.4.5-21")
def test_effects_of_a_combat_ends_strike_happen_before_it_ends() -> None:
    calm = Card("Calm", COMBAT, effect=Strike(Untap(parts.SELF), ends=True))
    stage = combat_stage(calm)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Calm")
    stage.hand(B, "Calm")
    fight(stage, kurt, ira)
    assert stage.table.tapped[kurt]
    assert stage.table.tapped[ira]
    strike(stage, A, "play calm plain", kurt)
    strike(stage, B, "play calm plain", ira)
    assert not stage.table.tapped[kurt]
    assert not stage.table.tapped[ira]
    assert combat_ended(stage)
    finish_action(stage)


@rule("VTES-6.4.5-20")
def test_majesty_ends_the_combat() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(B, "Majesty")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "play majesty PRE", ira)
    finish_action(stage)
    assert stage.blood(ira) == 7
    assert not stage.table.tapped[ira]
    assert stage.names(stage.table.ash[B]) == ["majesty"]
