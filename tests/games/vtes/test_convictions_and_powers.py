"""Convictions and powers of the imbued."""

from __future__ import annotations

import pytest
from games.vtes.fights import fight, finish_action, strike
from games.vtes.imbued_cards import imbued_stage
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.windows import BEFORE_RANGE, BLOCK
from conclave.testing import rule

# Conviction


@rule("VTES-A.2-01", "VTES-A.2-02")
def test_one_conviction_for_each_imbued_in_the_untap_phase() -> None:
    stage = imbued_stage(phase="untap")
    hal, sue = stage.vampire(A, "Hunter Hal"), stage.vampire(A, "Seer Sue")
    gus, shade = stage.vampire(B, "Guard Gus"), stage.vampire(A, "Shade")
    stage.hand(A, "Zeal")
    stage.ash(A, "Fervor")
    stage.ash(B, "Zeal")
    stage.skip("UntapPhase", A)
    given = [move for move in stage.options(A) if move.startswith("conviction")]
    assert given == [
        stage.text("conviction", minion, name)
        for minion in (hal, sue)
        for name in ("zeal", "fervor")
    ]
    stage.play(A, "conviction", hal, "fervor")
    assert stage.names(stage.table.attached[hal]) == ["fervor"]
    assert stage.table.ash[A] == ()
    assert not stage.offers(A, "conviction", hal, "zeal")
    stage.play(A, "conviction", sue, "zeal")
    assert stage.names(stage.table.attached[sue]) == ["zeal"]
    assert stage.table.attached[gus] == stage.table.attached[shade] == ()


@rule("VTES-A.2-01")
@pytest.mark.parametrize("phase", ["master", "minion", "influence", "discard"])
def test_conviction_is_not_played_in_other_phases(phase: str) -> None:
    stage = imbued_stage(phase=phase)
    stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    stage.hand(A, "Zeal")
    stage.begin()
    assert not [m for m in stage.options(A) if "zeal" in m and not m.startswith("discard")]


@rule("VTES-A.2-04")
def test_conviction_is_burned_for_its_own_effect() -> None:
    stage = imbued_stage(phase="untap")
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    fervor = stage.put_on(hal, "Fervor")
    stage.skip("UntapPhase", A)
    stage.play(A, "use", fervor, "0")
    assert stage.table.pool[A] == 31
    assert stage.zone(fervor) == ASH_HEAP


@rule("VTES-A.2-06", "VTES-A.2-07")
def test_no_imbued_has_more_than_five_conviction() -> None:
    stage = imbued_stage(phase="untap")
    hal, sue = stage.vampire(A, "Hunter Hal"), stage.vampire(A, "Seer Sue")
    stage.vampire(B, "Barth")
    for _ in range(5):
        stage.put_on(hal, "Zeal")
    for _ in range(4):
        stage.put_on(sue, "Zeal")
    stage.hand(A, "Zeal", "Zeal")
    stage.skip("UntapPhase", A)
    stage.play(A, "conviction", hal, "zeal")
    assert len(stage.table.attached[hal]) == 5
    assert stage.names(stage.table.ash[A]) == ["zeal"]
    stage.play(A, "conviction", sue, "zeal")
    assert len(stage.table.attached[sue]) == 5


# Powers


@rule("VTES-A.3-02", "VTES-A.3-03")
def test_gaining_a_power() -> None:
    stage = imbued_stage(seats=3)
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    stage.vampire(C, "Ira")
    stage.hand(A, "Wrath")
    stage.play(A, "play wrath ven", hal)
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"], action["target_seat"]) == ("gain-power", 1, None)
    assert stage.table.tapped[hal]
    finish_action(stage)
    assert stage.names(stage.table.attached[hal]) == ["wrath"]
    assert not stage.table.tapped[hal]
    assert stage.offers(A, "bleed", hal)


@rule("VTES-A.3-03")
def test_a_blocked_imbued_gains_no_power_and_stays_tapped() -> None:
    stage = imbued_stage()
    hal, ira = stage.vampire(A, "Hunter Hal"), stage.vampire(B, "Ira")
    stage.hand(A, "Wrath")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play wrath ven", hal)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip(BLOCK, B)
    stage.play(B, "play enhanced-senses AUS", ira)
    finish_action(stage)
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.table.tapped[hal]
    assert stage.table.attached[hal] == ()
    assert stage.names(stage.table.ash[A]) == ["wrath"]


@rule("VTES-A.3-04")
def test_no_imbued_has_the_same_power_twice() -> None:
    stage = imbued_stage()
    gus, sue = stage.vampire(A, "Guard Gus"), stage.vampire(A, "Seer Sue")
    stage.vampire(B, "Barth")
    stage.put_on(sue, "Watch")
    stage.hand(A, "Watch", "Sight")
    assert not stage.offers(A, "play watch def", sue)
    assert stage.offers(A, "play sight viz", sue)
    assert stage.offers(A, "play watch def", gus)


@rule("VTES-A.3-05")
@pytest.mark.parametrize("tapped", [False, True])
def test_a_tapped_power_still_gives_its_permanent_bonus(tapped: bool) -> None:
    stage = imbued_stage()
    stage.vampire(A, "Kurt")
    sue = stage.vampire(B, "Seer Sue")
    stage.put_on(sue, "Sight", tapped=tapped)
    assert values.intercept(stage.table, sue) == 1


@rule("VTES-A.3-06", "VTES-A.3-07", "VTES-A.3-08", "VTES-A.2-05")
def test_a_power_is_used_like_an_action_modifier() -> None:
    stage = imbued_stage()
    hal, sue = stage.vampire(A, "Hunter Hal"), stage.vampire(A, "Seer Sue")
    stage.vampire(B, "Barth")
    wrath, other = stage.put_on(hal, "Wrath"), stage.put_on(sue, "Wrath")
    zeals = [stage.put_on(hal, "Zeal") for _ in range(2)]
    stage.put_on(sue, "Zeal")
    assert not stage.offers(A, "use", wrath, "0")
    stage.play(A, "bleed", hal)
    assert stage.window == "announced"
    assert stage.offers(A, "use", wrath, "0")
    assert not stage.offers(A, "use", other, "0")  # she does not act
    stage.play(A, "use", wrath, "0")
    assert stage.table.tapped[wrath]
    assert [stage.zone(zeal) for zeal in zeals] == [ASH_HEAP, ON_CARD]
    assert not stage.offers(A, "use", wrath, "0")  # it is tapped
    finish_action(stage)
    assert stage.table.pool[B] == 27


@rule("VTES-A.2-05", "VTES-A.3-07")
def test_a_power_is_not_used_without_its_cost() -> None:
    stage = imbued_stage()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    wrath, alms = stage.put_on(hal, "Wrath"), stage.put_on(hal, "Alms")
    assert not stage.offers(A, "act", hal, alms, "0")
    stage.play(A, "bleed", hal)
    assert stage.window == "announced"
    assert not stage.offers(A, "use", wrath, "0")


@rule("VTES-A.3-06", "VTES-A.3-07")
def test_a_power_is_used_like_a_reaction() -> None:
    stage = imbued_stage()
    kurt, gus = stage.vampire(A, "Kurt"), stage.vampire(B, "Guard Gus")
    asleep = stage.vampire(B, "Seer Sue", tapped=True)
    watch, other = stage.put_on(gus, "Watch"), stage.put_on(asleep, "Watch")
    stage.play(A, "hunt", kurt)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", gus)
    stage.skip(BLOCK, B)
    assert stage.options(B) == [stage.text("use", watch, "0"), "pass"]
    assert not stage.offers(B, "use", other, "0")
    stage.play(B, "use", watch, "0")
    assert stage.table.tapped[watch]
    finish_action(stage)
    assert len(stage.events_of(CombatBegan)) == 1


@rule("VTES-A.3-06", "VTES-A.3-07", "VTES-A.3-08")
def test_a_power_is_used_like_a_combat_card() -> None:
    stage = imbued_stage()
    kurt, hal = stage.vampire(A, "Kurt"), stage.vampire(B, "Hunter Hal")
    aside = stage.vampire(B, "Seer Sue")
    fist, idle = stage.put_on(hal, "Fist"), stage.put_on(aside, "Fist")
    fight(stage, kurt, hal)
    stage.skip(BEFORE_RANGE, B)
    assert stage.options(B) == [stage.text("use", fist, "0"), "pass"]
    assert not stage.offers(B, "use", idle, "0")
    stage.play(B, "use", fist, "0")
    assert stage.table.tapped[fist]
    stage.skip(BEFORE_RANGE, B)
    assert stage.options(B) == ["pass"]
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    finish_action(stage)
    assert (stage.blood(kurt), stage.blood(hal)) == (5, 2)


@rule("VTES-A.3-06", "VTES-A.3-07", "VTES-A.3-08", "VTES-A.2-05")
def test_a_power_gives_an_action() -> None:
    stage = imbued_stage()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    alms, zeal = stage.put_on(hal, "Alms"), stage.put_on(hal, "Zeal")
    stage.play(A, "act", hal, alms, "0")
    assert stage.table.tapped[alms]
    assert stage.table.tapped[hal]
    assert stage.zone(zeal) == ON_CARD  # actions are paid for on success
    finish_action(stage)
    assert stage.table.pool[A] == 31
    assert stage.zone(zeal) == ASH_HEAP
    assert stage.table.view(None)["action"] is None


@rule("VTES-A.2-05")
def test_which_conviction_is_burned_is_asked_and_can_be_stored_while_it_is() -> None:
    stage = imbued_stage()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    alms = stage.put_on(hal, "Alms")
    fervor, zeal = stage.put_on(hal, "Fervor"), stage.put_on(hal, "Zeal")
    stage.play(A, "act", hal, alms, "0")
    assert stage.options(A) == [stage.text("target", fervor), stage.text("target", zeal)]
    position = stage.table
    assert position.game.load(position.save()).digest() == position.digest()
    stage.play(A, "target", zeal)
    finish_action(stage)
    assert (stage.zone(fervor), stage.zone(zeal)) == (ON_CARD, ASH_HEAP)
