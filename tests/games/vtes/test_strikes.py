"""Choosing and resolving strikes, additional strikes (VTES-6.4.3)."""

from __future__ import annotations

from games.vtes.fights import (
    combat_ended,
    combat_stage,
    fight,
    finish_action,
    pass_prevention,
    strike,
)
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.constants import ASH_HEAP, EQUIPMENT, TORPOR
from conclave.games.vtes.rules.events.combat import StrikeChosen, StrikeMissed, TookDamage
from conclave.games.vtes.rules.windows import ADDITIONAL, PRESS, RANGE, STRIKE
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.maneuvers import AdditionalStrikes
from conclave.testing import rule


def hits(stage: Stage) -> list[tuple[str, int, int]]:
    """The damage taken, in order: minion, normal, aggravated."""
    return [(e.card, e.normal, e.aggravated) for e in stage.events_of(TookDamage)]


def strikers(stage: Stage) -> list[str]:
    """The minions that chose a strike, in order."""
    return [event.card for event in stage.events_of(StrikeChosen)]


@rule("EX-6.4.3-a", "EX-6.4.3-b", "VTES-6.4.3-01", "VTES-6.4.3-02", "VTES-6.4.3-03")
@rule("VTES-6.4.3-04", "VTES-6.4.3-14", "VTES-6.4.3-16", "VTES-6.4.3-17", "VTES-R-69")
def test_kurt_and_ira() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Undead Strength", "Blur", "Sidestep")
    stage.hand(B, "Sidestep", "Blur")
    fight(stage, kurt, ira)
    strike(stage, A, "play undead-strength POT", kurt)
    assert stage.table.view(None)["combat"]["chosen"][0]["damage"] == 3
    strike(stage, B, "play sidestep plain", ira)
    stage.skip(ADDITIONAL, A)
    assert hits(stage) == []
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    stage.play(A, "play blur cel", kurt)
    stage.skip(ADDITIONAL, B)
    stage.play(B, "play blur CEL", ira)
    assert stage.table.view(None)["combat"]["strikes"] == [1, 2]
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 7)
    stage.skip(STRIKE, A)
    stage.play(A, "strike hand")
    assert (stage.window, stage.decider) == (STRIKE, B)
    stage.play(B, "strike hand")
    stage.skip(STRIKE)
    assert hits(stage) == [(stage.text(kurt), 1, 0), (stage.text(ira), 1, 0)]
    assert (stage.blood(kurt), stage.blood(ira)) == (6, 6)
    assert stage.decider == B  # only Ira has a strike left; Kurt may not even dodge
    stage.play(B, "strike hand")
    assert stage.window != STRIKE
    stage.skip(PRESS)
    assert (stage.blood(kurt), stage.blood(ira)) == (5, 6)
    assert hits(stage)[2:] == [(stage.text(kurt), 1, 0)]
    assert strikers(stage) == [stage.text(minion) for minion in (kurt, ira, kurt, ira, ira)]
    finish_action(stage)


@rule("VTES-6.4.3-03", "VTES-6.4.3-17")
def test_the_acting_minion_alone_may_have_strikes_left() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Storm")
    stage.hand(B, "Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip(ADDITIONAL, A)
    stage.play(A, "play storm plain", kurt)
    for left in (2, 1):
        stage.skip(STRIKE)
        assert stage.decider == A
        assert stage.table.view(None)["combat"]["strikes"] == [left, 0]
        stage.play(A, "strike hand")
    stage.skip(PRESS)
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 5)


@rule("VTES-6.4.3-05")
def test_a_strike_comes_from_a_card_a_weapon_or_the_hand() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    uzi, sword = stage.put_on(kurt, "Uzi"), stage.put_on(kurt, "Sword")
    stage.put_on(ira, "Old Watch")
    stage.hand(A, "Punch", "Rage")
    fight(stage, kurt, ira)
    stage.skip(STRIKE, A)
    assert stage.options(A) == [
        "strike hand",
        stage.text("strike", uzi, "0"),
        stage.text("strike", sword, "0"),
        stage.text("play punch plain", kurt),
    ]
    stage.play(A, "strike", sword, "0")
    assert stage.options(B) == ["strike hand"]
    stage.play(B, "strike hand")
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 6)


@rule("VTES-6.4.3-05")
def test_a_strike_card_may_be_used_with_a_melee_weapon() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Uzi")
    sword = stage.put_on(kurt, "Sword")
    stage.hand(A, "Undead Strength")
    fight(stage, kurt, ira)
    strike(stage, A, "play undead-strength POT", kurt)
    assert stage.options(A) == ["strike hand", stage.text("target", sword)]
    stage.play(A, "target", sword)
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.blood(ira) == 8 - (1 + 1 + 2)


@rule("VTES-6.4.3-05")
def test_a_strike_card_may_be_used_with_the_hand_in_spite_of_a_weapon() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Sword")
    stage.hand(A, "Undead Strength")
    fight(stage, kurt, ira)
    strike(stage, A, "play undead-strength pot", kurt)
    stage.play(A, "strike hand")
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert stage.blood(ira) == 8 - (1 + 1)


@rule("VTES-6.4.3-08")
def test_strikes_of_a_pair_resolve_at_the_same_time() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 1), stage.vampire(B, "Ira", 1)
    stage.hand(A, "Punch")
    stage.hand(B, "Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "play punch plain", kurt)
    strike(stage, B, "play punch plain", ira)
    pass_prevention(stage)
    assert stage.zone(kurt) == TORPOR
    assert stage.zone(ira) == TORPOR
    finish_action(stage)


@rule("VTES-6.4.3-09", "VTES-6.4.3-10", "VTES-R-68")
def test_at_long_range_only_ranged_strikes_are_of_effect() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Step Back", "Punch")
    stage.hand(B, "Hurled Brick")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    stage.play(A, "play step-back plain", kurt)
    stage.skip(STRIKE, A)
    assert stage.options(A) == ["strike hand", stage.text("play punch plain", kurt)]
    stage.play(A, "play punch plain", kurt)
    stage.play(B, "play hurled-brick plain", ira)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (5, 8)
    assert [event.card for event in stage.events_of(StrikeMissed)] == [stage.text(kurt)]


@rule("VTES-6.4.3-09", "VTES-6.4.3-10", "VTES-R-68")
def test_a_hand_strike_at_long_range_may_be_chosen_and_does_nothing() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Step Back")
    stage.hand(B, "Far Sap")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    stage.play(A, "play step-back plain", kurt)
    strike(stage, A, "strike hand")
    strike(stage, B, "play far-sap plain", ira)
    finish_action(stage)
    assert hits(stage) == []
    assert (stage.blood(kurt), stage.blood(ira)) == (5, 8)


@rule("VTES-6.4.3-10")
def test_ranged_strikes_are_of_effect_at_close_range() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    uzi = stage.put_on(kurt, "Uzi")
    stage.hand(B, "Far Sap")
    fight(stage, kurt, ira)
    strike(stage, A, "strike", uzi, "0")
    strike(stage, B, "play far-sap plain", ira)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (5, 5)


@rule("VTES-6.4.3-11", "VTES-6.4.5-25")
def test_effects_are_handled_before_damage() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 3), stage.vampire(B, "Ira", 3)
    stage.hand(A, "Sap")
    stage.hand(B, "Hurled Brick", "Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "play sap plain", kurt)
    strike(stage, B, "play hurled-brick plain", ira)
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (3, 0)


@rule("VTES-6.4.3-12")
def test_no_further_strikes_or_presses_when_one_is_in_torpor() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 1)
    stage.hand(A, "Punch", "Storm", "Hold On")
    stage.hand(B, "Storm", "Hold On")
    fight(stage, kurt, ira)
    strike(stage, A, "play punch plain", kurt)
    strike(stage, B, "strike hand")
    pass_prevention(stage)
    assert stage.zone(ira) == TORPOR
    assert combat_ended(stage)
    assert stage.window not in (ADDITIONAL, PRESS)
    assert stage.blood(kurt) == 7


@rule("VTES-6.4.3-14", "VTES-6.4.3-19")
def test_additional_strikes_once_a_round_after_the_first_pair() -> None:
    gloves = Card(
        "Gloves", EQUIPMENT, grants=Can(AdditionalStrikes(1), when=(ADDITIONAL,), once="combat")
    )
    stage = combat_stage(gloves)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    worn = stage.put_on(kurt, "Gloves")
    stage.hand(A, "Flurry", "Storm", "Hold On")
    fight(stage, kurt, ira)
    for window in ("before-range", RANGE, STRIKE):
        stage.skip(window, A)
        assert not stage.offers(A, "play flurry plain", kurt)
        assert not stage.offers(A, "use", worn, "0")
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip(ADDITIONAL, A)
    assert stage.options(A) == [
        stage.text("play flurry plain", kurt),
        stage.text("play storm plain", kurt),
        stage.text("use", worn, "0"),
        "pass",
    ]
    stage.play(A, "play flurry plain", kurt)
    assert stage.window == ADDITIONAL
    stage.skip(ADDITIONAL, A)
    assert stage.options(A) == ["pass"]
    stage.skip(PRESS, A)
    assert not stage.offers(A, "play storm plain", kurt)
    stage.play(A, "play hold-on plain", kurt)
    stage.skip(ADDITIONAL, A)
    assert stage.options(A) == [
        stage.text("play storm plain", kurt),
        stage.text("use", worn, "0"),
        "pass",
    ]


@rule("VTES-6.4.3-02", "VTES-6.4.3-12")
def test_a_pair_is_resolved_before_the_next_is_chosen() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt", 2), stage.vampire(B, "Ira")
    stage.hand(A, "Flurry")
    stage.hand(B, "Flurry", "Claws", "Punch")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "play punch plain", ira)
    stage.skip(ADDITIONAL, A)
    assert stage.blood(kurt) == 0
    stage.play(A, "play flurry plain", kurt)
    stage.skip(ADDITIONAL, B)
    stage.play(B, "play flurry plain", ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "play claws plain", ira)
    pass_prevention(stage)
    assert stage.zone(kurt) == ASH_HEAP
    finish_action(stage)
    assert stage.blood(ira) == 6


@rule("VTES-6.4.3-15")
def test_the_acting_minion_decides_first_on_additional_strikes() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Flurry")
    stage.hand(B, "Flurry")
    fight(stage, kurt, ira)
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    stage.skip(ADDITIONAL)
    assert stage.decider == A
    stage.play(A, "pass")
    assert stage.decider == B
    stage.play(B, "play flurry plain", ira)
    assert (stage.window, stage.decider) == (ADDITIONAL, A)
    assert stage.offers(A, "play flurry plain", kurt)
