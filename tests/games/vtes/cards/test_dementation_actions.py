"""Tests of actions of Dementation that put their card on a minion."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, DEMENTATION
from conclave.games.vtes.rules.reading import identity, values

# Restructure


def test_restructure_keeps_an_ally_tapped_unless_his_controller_burns_a_pool() -> None:
    for pays in (False, True):
        stage = PeopleStage()
        elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug", tapped=True)
        stage.hand(A, "Restructure")
        stage.play(A, "play restructure dem", elder)
        stage.resolve()
        card = stage.table.attached[thug][0]
        stage.play(A, "pass")
        stage.skip("UntapPhase", B)
        assert stage.table.tapped[thug]
        if pays:
            stage.play(B, "use", card, "0")
        stage.skip("MasterPhase", B).skip("MinionPhase", B)
        assert stage.table.tapped[thug] is not pays
        assert stage.table.pool[B] == (29 if pays else 30)


@ruling("Restructure", 1)
def test_restructure_at_superior_takes_an_ally_whatever_he_requires() -> None:
    stage = PeopleStage()
    elder, gypsies = stage.vampire(A, "Elder"), stage.ally(B, "Gypsies")
    stage.vampire(B, "Rival")
    stage.hand(A, "Restructure")
    stage.play(A, "play restructure DEM", elder)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.table.controller[gypsies] == A
    assert gypsies in stage.table.ready[A]


# Dive into Madness


@ruling("Dive into Madness", 1)
@pytest.mark.parametrize("name", ["Pupil", "Elder"])
def test_dive_into_madness_gives_dementation_for_the_turn_and_untaps(name: str) -> None:
    stage = PeopleStage()
    vampire = stage.vampire(A, name)
    before = identity.level(stage.table, vampire, DEMENTATION)
    stage.hand(A, "Dive into Madness", "Kindred Spirits")
    stage.play(A, "play dive-into-madness dem", vampire)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert not stage.table.tapped[vampire]
    assert identity.level(stage.table, vampire, DEMENTATION) == 2
    assert offered_modes(stage, A, "kindred-spirits") == ["dem", "DEM"]
    stage.skip("UntapPhase", B)
    assert identity.level(stage.table, vampire, DEMENTATION) == before


def test_dive_into_madness_at_superior_gives_bleed_twice_at_most() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Dive into Madness")
    stage.hand(A, "Dive into Madness", "Dive into Madness")
    stage.play(A, "play dive-into-madness DEM", elder)
    stage.resolve()
    assert values.bleed(stage.table, elder) == 3
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    assert offered_modes(stage, A, "dive-into-madness") == ["dem"]


def test_only_an_older_vampire_may_burn_a_dive_into_madness() -> None:
    stage = PeopleStage(active=B)
    rival = stage.vampire(A, "Rival", tapped=True)
    card = stage.put_on(rival, "Dive into Madness")
    elder = stage.vampire(B, "Elder")
    stage.vampire(B, "Kurt")
    stage.ally(B, "Thug")
    assert [t for t in stage.options(B) if t.startswith("act")] == [
        stage.text("act", elder, card, "0")
    ]
    stage.play(B, "act", elder, card, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == A
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
