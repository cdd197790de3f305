"""Rescuing a vampire from torpor (VTES-6.5.3)."""

from __future__ import annotations

import pytest
from games.vtes.fights import combat_stage, finish_action
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import MODIFIER, READY, TORPOR
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.windows import ANNOUNCED, BLOCK
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import BurnBlood
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule


@rule("VTES-6.5.3-01", "VTES-6.5.3-02", "VTES-6.5.3-03")
def test_ready_vampires_rescue_and_say_who_pays() -> None:
    stage = combat_stage()
    kurt, barth = stage.vampire(A, "Kurt", 1), stage.vampire(A, "Barth", 1, torpor=True)
    nora = stage.vampire(A, "Old Nora", 5, tapped=True)
    bruiser = stage.ally(A, "Bruiser")
    ira = stage.vampire(B, "Ira", 2, torpor=True)
    rescues = [move for move in stage.options(A) if move.startswith("rescue")]
    assert rescues == [
        stage.text("rescue", kurt, barth, "1"),
        stage.text("rescue", kurt, ira, "0"),
        stage.text("rescue", kurt, ira, "1"),
    ]
    assert stage.table.tapped[nora]
    assert stage.offers(A, "bleed", bruiser)


@rule("VTES-6.5.3-02", "VTES-6.5.3-04", "VTES-6.5.3-05")
@pytest.mark.parametrize("share", [0, 1, 2])
@pytest.mark.parametrize("tapped", [False, True])
def test_the_cost_is_split_as_declared(share: int, tapped: bool) -> None:
    stage = combat_stage()
    kurt = stage.vampire(A, "Kurt", 5)
    barth = stage.vampire(A, "Barth", 3, torpor=True, tapped=tapped)
    stage.vampire(B, "Ira")
    stage.play(A, "rescue", kurt, barth, str(share))
    assert (stage.blood(kurt), stage.blood(barth)) == (5, 3)
    finish_action(stage)
    assert stage.zone(barth) == READY
    assert (stage.blood(kurt), stage.blood(barth)) == (5 - share, 3 - (2 - share))
    assert stage.table.tapped[barth] == tapped
    assert stage.table.tapped[kurt]


@rule("VTES-6.5.3-07")
def test_the_rescue_of_ones_own_vampire_is_undirected_at_stealth_1() -> None:
    stage = combat_stage(seats=3)
    kurt, barth = stage.vampire(A, "Kurt"), stage.vampire(A, "Barth", 3, torpor=True)
    stage.vampire(B, "Ira")
    stage.vampire(C, "Old Nora")
    stage.play(A, "rescue", kurt, barth, "2")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, None)
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip("BlockQuestion", C)
    assert stage.decider == C


@rule("VTES-6.5.3-08")
def test_the_rescue_of_anothers_vampire_is_directed_at_stealth_0() -> None:
    stage = combat_stage(seats=3)
    kurt = stage.vampire(A, "Kurt")
    stage.vampire(B, "Ira")
    nora = stage.vampire(C, "Old Nora", 3, torpor=True)
    barth = stage.vampire(C, "Barth")
    stage.play(A, "rescue", kurt, nora, "2")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, C)
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.options(C) == [stage.text("block", barth), "decline"]
    stage.play(C, "decline")
    finish_action(stage)
    assert stage.zone(nora) == READY
    assert stage.table.controller[nora] == C


@rule("VTES-6.5.3-06")
def test_a_blocked_rescue_leads_to_combat() -> None:
    stage = combat_stage(seats=3)
    kurt = stage.vampire(A, "Kurt")
    nora = stage.vampire(C, "Old Nora", 3, torpor=True)
    stage.vampire(B, "Ira")
    barth = stage.vampire(C, "Barth")
    stage.play(A, "rescue", kurt, nora, "2")
    stage.skip("BlockQuestion", C)
    stage.play(C, "block", barth)
    finish_action(stage)
    assert [(e.card, e.other) for e in stage.events_of(CombatBegan)] == [
        (stage.text(kurt), stage.text(barth))
    ]
    assert (stage.zone(nora), stage.blood(nora)) == (TORPOR, 3)
    assert (stage.blood(kurt), stage.blood(barth)) == (7, 4)


@rule("VTES-R-43", "VTES-6.5.3-03")
def test_a_share_that_can_no_longer_be_paid() -> None:
    drain = Card(
        "Bleeding",
        MODIFIER,
        effect=BurnBlood(1, parts.TARGET),
        target=targets.One(filters.IN_TORPOR),
        when=(ANNOUNCED, BLOCK),
    )
    stage = combat_stage(drain)
    kurt, barth = stage.vampire(A, "Kurt"), stage.vampire(A, "Barth", 1, torpor=True)
    stage.vampire(B, "Ira")
    stage.hand(A, "Bleeding")
    stage.play(A, "rescue", kurt, barth, "1")
    stage.skip(ANNOUNCED, A)
    stage.play(A, "play bleeding plain", kurt)
    finish_action(stage)
    assert (stage.zone(barth), stage.blood(barth)) == (TORPOR, 0)
    assert stage.blood(kurt) == 8
