"""Tests of Slaughtering the Herd."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.blood import burn, send_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP

# Slaughtering the Herd


def herd(blood: int = 4) -> tuple[Stage, int, int, int]:
    """The card on a vampire of A's predator C, and the vampire who played it; A's minion phase."""
    stage = PeopleStage(3)
    elder, victim = stage.vampire(A, "Elder", blood), stage.vampire(C, "Rival", 5)
    other = stage.vampire(C, "Judge")
    stage.vampire(B, "Kurt")
    stage.hand(A, "Slaughtering the Herd")
    stage.play(A, "play slaughtering-the-herd DOM", elder)
    stage.skip("Targeting")
    assert stage.options(A) == [stage.text("target", victim), stage.text("target", other)]
    stage.play(A, "target", victim)
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    return stage, stage.table.attached[victim][0], elder, victim


def test_slaughtering_the_herd_at_inferior_is_a_bleed_that_allies_cannot_block() -> None:
    stage = PeopleStage(2)
    pupil, thug, elder = stage.vampire(A, "Pupil"), stage.ally(B, "Thug"), stage.vampire(B, "Elder")
    stage.hand(A, "Slaughtering the Herd")
    stage.play(A, "play slaughtering-the-herd dom", pupil)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", thug)
    assert stage.offers(B, "block", elder)
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.blood(pupil) == 3


def test_slaughtering_the_herd_takes_a_blood_for_each_action_its_victim_announces() -> None:
    stage, card, elder, victim = herd()
    assert stage.blood(elder) == 2
    stage.skip("MinionPhase", C)
    stage.play(C, "bleed", victim)
    assert stage.blood(victim) == 4
    assert stage.blood(elder) == 3
    stage.skip("MinionPhase", C)
    stage.table.tapped[victim] = False
    stage.play(C, "hunt", victim)
    assert stage.blood(victim) == 3
    assert stage.blood(elder) == 4
    stage.skip("MinionPhase", C)
    other = stage.vampire(C, "Ira")
    bleed(stage, other, C)
    assert stage.blood(elder) == 4
    assert stage.zone(card) != ASH_HEAP


def test_slaughtering_the_herd_is_burned_for_four_blood_in_the_minion_phase_of_its_victim() -> None:
    stage, card, elder, victim = herd()
    assert not any(t.startswith(stage.text("use", card)) for t in stage.options(A))
    stage.skip("MinionPhase", C)
    stage.play(C, "use", card, "0")
    assert stage.zone(card) == ASH_HEAP
    assert stage.blood(victim) == 1
    assert stage.blood(elder) == 2


def test_slaughtering_the_herd_is_not_burned_with_less_blood_but_in_torpor() -> None:
    stage, card, _, victim = herd()
    stage.skip("MinionPhase", C)
    stage.table.blood[victim] = 3
    assert not stage.offers(C, "use", card, "0")
    stage.table.blood[victim] = 4
    send_to_torpor(stage.table, victim)
    assert stage.offers(C, "use", card, "0")


@pytest.mark.parametrize("how", ["torpor", "burned"])
def test_slaughtering_the_herd_is_burned_with_the_vampire_who_played_it(how: str) -> None:
    stage, card, elder, victim = herd()
    if how == "torpor":
        send_to_torpor(stage.table, elder)
    else:
        burn(stage.table, elder)
    stage.table.run()
    stage.skip("MinionPhase", C)
    assert stage.zone(card) == ASH_HEAP
    stage.play(C, "bleed", victim)
    assert stage.blood(victim) == 5
