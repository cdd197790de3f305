"""Tests of actions of Dementation that put their card on a minion."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

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
