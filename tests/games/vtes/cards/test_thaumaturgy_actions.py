"""Tests of actions of Thaumaturgy."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP

# Cryptic Mission


@pytest.mark.parametrize(("mode", "gain"), [("tha", 0), ("THA", 1)])
def test_cryptic_mission_burns_a_blood_of_a_vampire(mode: str, gain: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Cryptic Mission")
    stage.play(A, f"play cryptic-mission {mode}", elder)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (stage.blood(elder), stage.blood(rival)) == (5 + gain, 8)


@pytest.mark.parametrize("name", ["Thug", "Valet"])
def test_cryptic_mission_hurts_an_ally_or_a_retainer(name: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    ally, valet = stage.ally(B, "Thug"), stage.put_on(rival, "Valet")
    hurt = ally if name == "Thug" else valet
    stage.hand(A, "Cryptic Mission")
    mode = offered_modes(stage, A, "cryptic-mission")[-1]
    stage.play(A, f"play cryptic-mission {mode}", elder)
    assert stage.text("target", rival) not in stage.options(A)
    stage.play(A, "target", hurt)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.blood(elder) == 6
    assert stage.blood(ally) == (2 if hurt == ally else 3)
    assert (stage.zone(valet) == ASH_HEAP) is (hurt == valet)
