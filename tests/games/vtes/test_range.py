"""Determining the range: maneuvers (VTES-6.4.2)."""

from __future__ import annotations

from games.vtes.fights import combat_stage, fight, finish_action, strike
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, EQUIPMENT
from conclave.games.vtes.rules.events.combat import Maneuvered, StrikeMissed
from conclave.games.vtes.rules.windows import BEFORE_RANGE, RANGE, STRIKE
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Burn
from conclave.games.vtes.vocabulary.maneuvers import GainManeuver
from conclave.testing import rule


def ranges(stage: Stage) -> list[str]:
    """The ranges to which there were maneuvers, in order."""
    return [event.range for event in stage.events_of(Maneuvered)]


@rule("EX-6.4.2-a", "VTES-6.4.2-03", "VTES-6.4.2-04", "VTES-6.4.2-05", "VTES-6.4.2-09")
@rule("VTES-6.4.3-06", "VTES-6.4.2-10")
def test_mazz_and_his_submachine_gun() -> None:
    stage = combat_stage()
    ira, mazz = stage.vampire(A, "Ira"), stage.vampire(B, "Mazz")
    gun = stage.put_on(mazz, "Submachine Gun")
    stage.hand(A, "Step Back")
    stage.hand(B, "Step Back", "Thrown Stone", "Punch")
    fight(stage, ira, mazz)
    stage.skip(RANGE, A)
    stage.play(A, "pass")
    assert stage.options(B) == [
        stage.text("play step-back plain", mazz),
        stage.text("play thrown-stone plain", mazz),
        stage.text("maneuver", gun, "0"),
        "pass",
    ]
    stage.play(B, "maneuver", gun, "0")
    assert is_long(stage.table)
    stage.play(A, "play step-back plain", ira)
    assert not is_long(stage.table)
    assert stage.options(B) == [stage.text("play step-back plain", mazz), "pass"]
    stage.play(B, "play step-back plain", mazz)
    assert is_long(stage.table)
    stage.play(A, "pass")
    assert ranges(stage) == ["long", "close", "long"]
    strike(stage, A, "strike hand")
    assert stage.options(B) == ["strike bound"]
    stage.play(B, "strike bound")
    finish_action(stage)
    assert stage.blood(ira) == 8 - 3
    assert stage.blood(mazz) == 3


@rule("VTES-6.4.2-09", "VTES-6.4.3-07", "EX-6.4.2-a")
def test_the_gun_is_bound_to_the_first_strike_only() -> None:
    stage = combat_stage()
    ira, mazz = stage.vampire(A, "Ira"), stage.vampire(B, "Mazz")
    gun = stage.put_on(mazz, "Submachine Gun")
    stage.hand(B, "Flurry", "Punch")
    fight(stage, ira, mazz)
    stage.skip(RANGE, B)
    stage.play(B, "maneuver", gun, "0")
    strike(stage, A, "strike hand")
    stage.play(B, "strike bound")
    stage.skip("additional-strikes", B)
    stage.play(B, "play flurry plain", mazz)
    stage.skip(STRIKE, B)
    assert stage.options(B) == [
        "strike hand",
        stage.text("strike", gun, "0"),
        stage.text("play punch plain", mazz),
    ]


@rule("VTES-6.4.2-01", "VTES-6.4.2-07")
def test_the_range_is_close_by_default_and_nobody_has_a_maneuver() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    assert stage.options(A) == ["pass"]
    stage.play(A, "pass")
    assert stage.options(B) == ["pass"]
    stage.play(B, "pass")
    assert not is_long(stage.table)
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 7)


@rule("VTES-6.4.2-02")
def test_effects_before_range_come_before_the_first_maneuver() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Rage", "Step Back")
    stage.hand(B, "Rage")
    fight(stage, kurt, ira)
    assert stage.options(A) == [stage.text("play rage plain", kurt), "pass"]
    stage.play(A, "pass")
    assert stage.options(B) == [stage.text("play rage plain", ira), "pass"]
    stage.play(B, "play rage plain", ira)
    assert (stage.window, stage.decider) == (BEFORE_RANGE, A)
    stage.skip(RANGE, A)
    assert stage.options(A) == [stage.text("play step-back plain", kurt), "pass"]


@rule("VTES-6.4.2-06")
def test_no_two_maneuvers_in_succession() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Step Back", "Step Back")
    stage.hand(B, "Step Back")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    stage.play(A, "play step-back plain", kurt)
    assert (stage.window, stage.decider) == (RANGE, B)
    assert stage.options(A) == []
    stage.play(B, "play step-back plain", ira)
    assert (stage.window, stage.decider) == (RANGE, A)
    stage.play(A, "play step-back plain", kurt)
    stage.play(B, "pass")
    assert stage.window == STRIKE
    assert is_long(stage.table)


@rule("VTES-6.4.2-04", "VTES-6.4.2-05")
def test_a_player_who_passed_may_still_answer_a_maneuver() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Step Back")
    stage.hand(B, "Step Back")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    stage.play(A, "pass")
    stage.play(B, "play step-back plain", ira)
    stage.play(A, "play step-back plain", kurt)
    stage.play(B, "pass")
    assert ranges(stage) == ["long", "close"]
    assert not is_long(stage.table)


@rule("VTES-6.4.2-08", "VTES-6.4.2-09", "VTES-6.4.2-10", "VTES-6.4.2-12")
def test_a_strike_card_with_an_optional_maneuver() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.put_on(kurt, "Uzi")
    stage.hand(A, "Thrown Stone", "Thrown Stone")
    stage.hand(B, "Step Back")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    stage.play(A, "play thrown-stone plain", kurt)
    assert is_long(stage.table)
    assert stage.names(stage.table.ash[A]) == ["thrown-stone"]
    stage.play(B, "play step-back plain", ira)
    assert stage.options(A) == ["pass"]  # neither the gun nor the other stone
    stage.play(A, "pass")
    assert stage.options(A) == ["strike bound"]
    stage.play(A, "strike bound")
    stage.play(B, "strike hand")
    finish_action(stage)
    assert stage.blood(ira) == 7


@rule("VTES-6.4.2-12")
def test_an_optional_maneuver_may_be_declined() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Thrown Stone")
    fight(stage, kurt, ira)
    strike(stage, A, "play thrown-stone plain", kurt)
    assert not is_long(stage.table)
    stage.play(B, "strike hand")
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 7)


@rule("VTES-6.4.2-11")
def test_a_maneuver_that_is_not_optional_has_to_be_used() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Charge")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    assert stage.offers(A, "play charge plain", kurt)
    stage.play(A, "pass")
    stage.skip(STRIKE, A)
    assert not stage.offers(A, "play charge plain", kurt)
    other = combat_stage()
    kurt, ira = other.vampire(A, "Kurt"), other.vampire(B, "Ira")
    other.hand(A, "Charge")
    fight(other, kurt, ira)
    other.skip(RANGE, A)
    other.play(A, "play charge plain", kurt)
    assert is_long(other.table)
    other.skip(STRIKE, A)
    assert other.options(A) == ["strike bound"]


@rule("VTES-6.4.2-13", "VTES-6.4.3-18")
def test_the_range_holds_for_the_whole_round_and_no_longer() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Step Back", "Flurry", "Hold On")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    stage.play(A, "play step-back plain", kurt)
    strike(stage, A, "strike hand")
    stage.play(B, "strike hand")
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", kurt)
    stage.skip(STRIKE, A)
    assert is_long(stage.table)
    stage.play(A, "strike hand")
    assert len(stage.events_of(StrikeMissed)) == 3
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", kurt)
    stage.skip(STRIKE, A)
    assert not is_long(stage.table)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(ira)) == (7, 7)


@rule("VTES-6.4.2-09")
def test_a_minion_who_has_lost_the_bound_weapon_may_choose_again() -> None:
    rust = Card(
        "Rust", COMBAT, effect=Burn(parts.TARGET), target=targets.One(filters.EQUIPMENT), when=RANGE
    )
    stage = combat_stage(rust)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    uzi = stage.put_on(kurt, "Uzi")
    stage.hand(B, "Rust")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    stage.play(A, "maneuver", uzi, "0")
    stage.play(B, "play rust plain", ira)
    assert stage.zone(uzi) == ASH_HEAP
    stage.skip(STRIKE, A)
    assert stage.options(A) == ["strike hand"]


@rule("VTES-6.4.2-07")
def test_an_effect_gives_a_maneuver_for_the_round() -> None:
    boots = Card(
        "Boots", EQUIPMENT, grants=Can(GainManeuver(), when=(BEFORE_RANGE,), once="combat")
    )
    stage = combat_stage(boots)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    worn = stage.put_on(kurt, "Boots")
    stage.hand(A, "Hold On")
    fight(stage, kurt, ira)
    stage.play(A, "use", worn, "0")
    stage.skip(RANGE, A)
    assert stage.options(A) == ["maneuver", "pass"]
    stage.play(A, "maneuver")
    assert is_long(stage.table)
    stage.play(B, "pass")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", kurt)
    stage.skip(BEFORE_RANGE, A)
    assert stage.options(A) == ["pass"]
    stage.skip(RANGE, A)
    assert stage.options(A) == ["pass"]


@rule("VTES-6.4.2-10", "VTES-6.4.2-07")
def test_a_guns_maneuver_is_there_once_each_combat() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Old Nora")
    uzi = stage.put_on(kurt, "Uzi")
    stage.hand(A, "Hold On")
    fight(stage, kurt, ira)
    stage.skip(RANGE, A)
    assert stage.offers(A, "maneuver", uzi, "0")
    stage.play(A, "maneuver", uzi, "0")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", kurt)
    stage.skip(RANGE, A)
    assert stage.options(A) == ["pass"]
    stage.skip(STRIKE, A)
    assert stage.options(A) == ["strike hand", stage.text("strike", uzi, "0")]
