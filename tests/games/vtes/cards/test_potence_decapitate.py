"""Tests of Decapitate."""

from __future__ import annotations

from games.vtes.cards.combats import duel
from games.vtes.cards.people import choose_strikes, offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR
from conclave.games.vtes.rules.windows import GOING_TO_TORPOR

# Decapitate


def test_decapitate_strikes_harder_by_hand_or_with_a_blade() -> None:
    stage, elder, rival = duel("Decapitate")
    stage.put_on(elder, "Cudgel")
    stage.skip("strike", A)
    assert offered_modes(stage, A, "decapitate") == ["pot"]
    stage.play(A, "play decapitate pot", elder)
    stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2 - 1, 9 - 3)


def test_decapitate_burns_a_vampire_instead_of_torpor() -> None:
    stage, elder, rival = duel("Decapitate", "Talons", blood=(5, 3))
    stage.play(A, "play talons plain", elder)
    choose_strikes(stage)
    stage.skip(GOING_TO_TORPOR, A)
    assert stage.zone(rival) == READY
    stage.play(A, "play decapitate POT", elder)
    stage.skip("MinionPhase")
    assert stage.zone(rival) == ASH_HEAP
    assert stage.blood(elder) == 5 - 1 - 2


def test_decapitate_is_too_dear_for_an_empty_vampire_and_not_for_one_who_falls() -> None:
    stage, elder, rival = duel("Decapitate", "Talons", blood=(2, 3))
    stage.play(A, "play talons plain", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")  # 1 blood is left
    assert stage.zone(rival) == TORPOR
    both, elder, rival = duel("Decapitate", opposing_hand=("Decapitate",), blood=(10, 9))
    both.table.blood[elder], both.table.blood[rival] = 0, 0
    choose_strikes(both)
    both.skip("MinionPhase")
    assert (both.zone(elder), both.zone(rival)) == (TORPOR, TORPOR)
    assert both.window != GOING_TO_TORPOR
    assert both.decider in (A, B)
