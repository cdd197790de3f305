"""The press step (VTES-6.4.4)."""

from __future__ import annotations

from games.vtes.fights import combat_stage, fight, finish_action, strike
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import COMBAT, EQUIPMENT, TORPOR
from conclave.games.vtes.rules.events.combat import CombatEnded, Pressed, RoundBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.windows import ADDITIONAL, BEFORE_RANGE, PRESS, RANGE, STRIKE
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.damage import Strength
from conclave.games.vtes.vocabulary.maneuvers import GainPress
from conclave.testing import rule


def purposes(stage: Stage) -> list[str]:
    """The purposes of the presses, in order."""
    return [event.purpose for event in stage.events_of(Pressed)]


def rounds(stage: Stage) -> int:
    """How many rounds have begun."""
    return len(stage.events_of(RoundBegan))


@rule("VTES-6.4.4-01", "VTES-6.4.4-02")
def test_combat_ends_after_the_round_by_default() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Hold On")
    stage.hand(B, "Hold On")
    fight(stage, kurt, ira)
    stage.skip(PRESS, A)
    assert stage.options(A) == [stage.text("play hold-on plain", kurt), "pass"]
    stage.play(A, "pass")
    assert stage.options(B) == [stage.text("play hold-on plain", ira), "pass"]
    stage.play(B, "pass")
    finish_action(stage)
    assert len(stage.events_of(CombatEnded)) == 1
    assert rounds(stage) == 1


@rule("VTES-6.4.4-01")
def test_no_press_step_when_a_minion_is_not_ready() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira", 0)
    stage.hand(A, "Hold On")
    stage.hand(B, "Hold On")
    fight(stage, kurt, ira)
    seen = []
    while stage.prompt != "MinionPhase":
        seen.append(stage.window)
        stage.do_minimum()
    assert stage.zone(ira) == TORPOR
    assert STRIKE in seen
    assert PRESS not in seen
    assert rounds(stage) == 1


@rule("VTES-6.4.4-03", "VTES-6.4.4-07")
def test_a_press_continues_the_combat() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(B, "Hold On")
    fight(stage, kurt, ira)
    stage.skip(PRESS, B)
    stage.play(B, "play hold-on plain", ira)
    stage.skip(STRIKE)
    assert rounds(stage) == 2
    assert stage.decider == A
    finish_action(stage)
    assert purposes(stage) == ["continue"]
    assert rounds(stage) == 2
    assert (stage.blood(kurt), stage.blood(ira)) == (6, 6)


@rule("VTES-6.4.4-04", "VTES-6.4.4-07")
def test_a_press_cancels_the_opponents_press() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Hold On")
    stage.hand(B, "Hold On")
    fight(stage, kurt, ira)
    stage.skip(PRESS, A)
    stage.play(A, "play hold-on plain", kurt)
    stage.play(B, "play hold-on plain", ira)
    finish_action(stage)
    assert purposes(stage) == ["continue", "end"]
    assert rounds(stage) == 1


@rule("VTES-6.4.4-05", "VTES-6.4.4-06", "VTES-6.4.4-07")
def test_presses_alternate() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Hold On", "Hold On")
    stage.hand(B, "Hold On", "Hold On")
    fight(stage, kurt, ira)
    stage.skip(PRESS, A)
    stage.play(A, "play hold-on plain", kurt)
    assert stage.options(A) == []
    assert stage.decider == B
    stage.play(B, "play hold-on plain", ira)
    assert stage.options(B) == []
    stage.play(A, "play hold-on plain", kurt)
    stage.play(B, "pass")
    assert purposes(stage) == ["continue", "end", "continue"]
    assert rounds(stage) == 2
    assert stage.window == BEFORE_RANGE


@rule("VTES-6.4.4-07", "VTES-6.4.2-13", "VTES-6.4.3-19")
def test_a_new_round_keeps_nothing_of_the_old_one() -> None:
    spur = Card("Spurt", COMBAT, effect=Strength(1, until="round"))
    stage = combat_stage(spur)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Old Nora")
    uzi = stage.put_on(kurt, "Uzi")
    stage.hand(A, "Rage", "Spurt", "Storm", "Flurry", "Hold On", "Step Back")
    fight(stage, kurt, ira)
    stage.play(A, "play rage plain", kurt)
    stage.play(A, "play spurt plain", kurt)
    assert values.strength(stage.table, kurt) == 3
    stage.skip(RANGE, A)
    stage.play(A, "maneuver", uzi, "0")
    strike(stage, A, "strike bound")
    stage.skip(ADDITIONAL, A)
    stage.play(A, "play storm plain", kurt)
    assert stage.table.view(None)["combat"]["strikes"] == [2, 0]
    stage.skip(STRIKE, A)
    stage.play(A, "strike hand")
    stage.skip(STRIKE, A)
    stage.play(A, "strike hand")
    stage.skip(PRESS, A)
    stage.play(A, "play hold-on plain", kurt)
    stage.skip(BEFORE_RANGE, A)
    assert values.strength(stage.table, kurt) == 2
    assert not is_long(stage.table)
    stage.skip(STRIKE, A)
    assert stage.options(A) == ["strike hand", stage.text("strike", uzi, "0")]
    stage.play(A, "strike hand")
    stage.skip(ADDITIONAL, A)
    assert stage.offers(A, "play flurry plain", kurt)
    assert stage.table.view(None)["combat"]["strikes"] == [0, 0]
    finish_action(stage)
    assert values.strength(stage.table, kurt) == 1


@rule("VTES-6.4.4-03")
def test_a_press_that_goes_with_a_strike() -> None:
    stage = combat_stage()
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, "Chase Down")
    fight(stage, kurt, ira)
    strike(stage, A, "play chase-down plain", kurt)
    stage.skip(PRESS, A)
    assert stage.options(A) == ["press", "pass"]
    stage.play(A, "press")
    stage.skip(PRESS, A)
    assert rounds(stage) == 2
    assert stage.options(A) == ["pass"]


@rule("VTES-6.4.4-03", "VTES-6.4.4-06")
def test_a_press_from_an_effect_is_there_for_the_round() -> None:
    chain = Card("Chain", EQUIPMENT, grants=Can(GainPress(), when=(BEFORE_RANGE,), once="round"))
    stage = combat_stage(chain)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    worn = stage.put_on(kurt, "Chain")
    fight(stage, kurt, ira)
    stage.play(A, "use", worn, "0")
    assert not stage.offers(A, "use", worn, "0")
    stage.skip(PRESS, A)
    stage.play(A, "press")
    assert (stage.window, stage.decider) == (PRESS, B)
    stage.play(B, "pass")
    stage.skip(BEFORE_RANGE, A)
    assert stage.offers(A, "use", worn, "0")
    stage.skip(PRESS, A)
    assert stage.options(A) == ["pass"]
