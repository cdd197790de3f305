"""Tests of the AK-47."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.people import choose_strikes
from games.vtes.stage import A

# AK-47


def test_an_ak_47_fires_again_in_the_same_round() -> None:
    stage, elder, rival = duel()
    gun = stage.put_on(elder, "AK-47")
    choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound", "done"]
    stage.play(A, "strike bound")
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 1, 9 - 2 - 2)


def test_the_second_burst_is_optional_and_counts_against_the_limit() -> None:
    stage, elder, rival = duel("Flurry")
    gun = stage.put_on(elder, "AK-47")
    choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip("strike", A)
    assert not stage.offers(A, "play flurry plain", elder)
    stage.play(A, "done")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 2


def test_a_fist_gains_nothing_from_an_ak_47_at_hand() -> None:
    stage, elder, rival = duel()
    stage.put_on(elder, "AK-47")
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 1


def test_an_ak_47_lost_before_the_second_burst_is_silent() -> None:
    stage, elder, rival = duel(opposing_hand=("Fast Hands",))
    gun = stage.put_on(elder, "AK-47")
    choose_strikes(stage, stage.text("strike", gun, "0"), stage.text("play fast-hands cel", rival))
    stage.skip("strike", A)
    assert stage.table.host[gun] == rival
    assert stage.options(A) == ["done"]
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 1 - 2  # Fast Hands, and the first burst


def test_an_ak_47_maneuvers_once_each_combat() -> None:
    stage, elder, rival = duel()
    gun = stage.put_on(elder, "AK-47")
    stage.skip("range", A)
    stage.play(A, "maneuver", gun, "0")
    choose_strikes(stage, "strike bound")
    stage.skip("strike", A)
    stage.play(A, "strike bound")
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9 - 4)
