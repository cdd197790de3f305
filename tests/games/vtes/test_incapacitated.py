"""Imbued who are incapacitated: burned, recovered, defended."""

from __future__ import annotations

import pytest
from games.vtes.fights import finish_action
from games.vtes.imbued_cards import imbued_stage, incapacitated
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.combat.damage import inflict
from conclave.games.vtes.rules.constants import ASH_HEAP, NOTHING, ON_CARD, READY, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.frame_types import Hit
from conclave.testing import rule

# Incapacitated


@rule("VTES-A.5-04", "VTES-R-86")
def test_any_minion_may_burn_an_incapacitated_imbued_and_take_his_equipment() -> None:
    stage = imbued_stage(seats=3)
    bruiser = stage.ally(A, "Bruiser")
    stage.vampire(B, "Barth")
    gus = incapacitated(stage, C, "Guard Gus", "Zeal")
    sword, watch = stage.put_on(gus, "Sword"), stage.put_on(gus, "Old Watch")
    ira = stage.vampire(C, "Ira")
    stage.play(A, "burn-imbued", bruiser, gus)
    action = stage.table.view(None)["action"]
    assert (action["target_seat"], action["stealth"]) == (C, 0)
    stage.skip("BlockQuestion")
    assert stage.options(C) == [stage.text("block", ira), "decline"]
    stage.play(C, "decline")
    stage.skip("TakingEquipment")
    assert stage.options(A) == [stage.text("target", sword), stage.text("target", watch), "done"]
    stage.play(A, "target", watch)
    stage.play(A, "done")
    finish_action(stage)
    assert stage.zone(gus) == stage.zone(sword) == ASH_HEAP
    assert stage.table.host[watch] == bruiser


@rule("VTES-R-86")
def test_burning_ones_own_imbued_is_undirected() -> None:
    stage = imbued_stage(seats=3)
    kurt, gus = stage.vampire(A, "Kurt"), incapacitated(stage, A, "Guard Gus")
    stage.vampire(B, "Barth")
    stage.vampire(C, "Ira")
    stage.play(A, "burn-imbued", kurt, gus)
    assert stage.table.view(None)["action"]["target_seat"] is None
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    assert stage.decider == C
    finish_action(stage)
    assert stage.zone(gus) == ASH_HEAP


@rule("VTES-A.5-05")
def test_ready_imbued_strike_back() -> None:
    stage = imbued_stage(seats=3)
    kurt = stage.vampire(A, "Kurt", 1)
    hal, gus = stage.vampire(B, "Hunter Hal"), incapacitated(stage, B, "Guard Gus", "Zeal")
    sue, shade = stage.vampire(C, "Seer Sue"), stage.vampire(C, "Shade")
    mine, hers = stage.put_on(hal, "Zeal"), stage.put_on(sue, "Fervor")
    stage.hand(A, "Thick Skin")
    stage.play(A, "burn-imbued", kurt, gus)
    stage.skip("StrikingBack")
    assert stage.zone(gus) == ASH_HEAP
    assert stage.decider == B
    assert stage.options(B) == ["yes", "no"]
    stage.play(B, "yes")
    assert stage.zone(mine) == ASH_HEAP
    assert (stage.zone(kurt), stage.blood(kurt)) == (READY, 0)
    assert (stage.prompt, stage.decider) == ("StrikingBack", C)
    stage.play(C, "yes")
    assert stage.zone(hers) == ASH_HEAP
    assert stage.zone(kurt) == TORPOR
    assert stage.table.attached[shade] == ()
    finish_action(stage)


@rule("VTES-A.5-05")
def test_striking_back_is_no_duty_and_needs_conviction() -> None:
    stage = imbued_stage()
    kurt = stage.vampire(A, "Kurt", 3)
    hal, gus = stage.vampire(B, "Hunter Hal"), incapacitated(stage, B, "Guard Gus")
    stage.vampire(B, "Seer Sue")
    zeal = stage.put_on(hal, "Zeal")
    stage.play(A, "burn-imbued", kurt, gus)
    stage.skip("StrikingBack")
    stage.play(B, "no")
    assert stage.prompt != "StrikingBack"
    finish_action(stage)
    assert stage.blood(kurt) == 3
    assert stage.zone(zeal) == ON_CARD


@rule("VTES-A.5-05")
def test_a_blocked_burning_leads_to_combat_and_nobody_strikes_back() -> None:
    stage = imbued_stage()
    kurt, gus = stage.vampire(A, "Kurt"), incapacitated(stage, B, "Guard Gus")
    hal = stage.vampire(B, "Hunter Hal")
    stage.put_on(hal, "Zeal")
    stage.play(A, "burn-imbued", kurt, gus)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", hal)
    asked = []
    while stage.prompt != "MinionPhase":
        asked.append(stage.prompt)
        stage.do_minimum()
    assert len(stage.events_of(CombatBegan)) == 1
    assert "StrikingBack" not in asked
    assert stage.zone(gus) == TORPOR


@rule("VTES-A.5-06", "VTES-R-84", "VTES-R-85")
def test_three_conviction_let_an_imbued_recover() -> None:
    stage = imbued_stage(phase="untap")
    gus = incapacitated(stage, A, "Guard Gus", "Zeal", "Zeal")
    stage.table.tapped[gus] = True
    stage.vampire(B, "Barth")
    stage.hand(A, "Zeal")
    stage.skip("UntapPhase", A)
    assert not stage.table.tapped[gus]
    assert not stage.offers(A, "recover", gus)
    stage.play(A, "conviction", gus, "zeal")
    assert stage.offers(A, "recover", gus)
    stage.play(A, "recover", gus)
    assert (stage.zone(gus), stage.blood(gus)) == (READY, 1)
    assert stage.table.attached[gus] == ()
    assert stage.names(stage.table.ash[A]) == ["zeal"] * 3


@rule("VTES-A.5-06")
def test_a_ready_imbued_does_not_recover() -> None:
    stage = imbued_stage(phase="untap")
    gus = stage.vampire(A, "Guard Gus", 2)
    stage.vampire(B, "Barth")
    for _ in range(3):
        stage.put_on(gus, "Zeal")
    stage.skip("UntapPhase", A)
    assert not stage.offers(A, "recover", gus)


@rule("VTES-A.5-07", "VTES-A.5-08")
@pytest.mark.parametrize(("life", "after"), [(0, 1), (2, 3), (3, 3)])
def test_an_imbued_who_recovers_by_another_effect_gains_a_life_up_to_his_starting_life(
    life: int, after: int
) -> None:
    stage = imbued_stage()
    kurt = stage.vampire(A, "Kurt")
    hal = stage.vampire(A, "Hunter Hal", life, torpor=True)
    stage.vampire(B, "Barth")
    stage.hand(A, "First Aid")
    stage.play(A, "play first-aid plain", kurt)
    finish_action(stage)
    assert (stage.zone(hal), stage.blood(hal)) == (READY, after)


@rule("VTES-A.5-01", "VTES-A.1-05")
def test_damage_to_an_imbued() -> None:
    stage = imbued_stage()
    hal = stage.vampire(A, "Hunter Hal")
    stage.vampire(B, "Barth")
    stage.begin()
    inflict(stage.table, [Hit(hal, 1, 1, NOTHING)])
    stage.table.run()
    assert (stage.zone(hal), stage.blood(hal)) == (READY, 1)
    inflict(stage.table, [Hit(hal, 0, 4, NOTHING)])
    stage.table.run()
    assert (stage.zone(hal), stage.blood(hal)) == (TORPOR, 0)
    assert stage.table.faults() == []
