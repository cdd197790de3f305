"""Tests of Blood of Acid, Inner Essence and Kraken's Kiss."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import duel
from games.vtes.cards.people import choose_strikes, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, READY, TORPOR

# Blood of Acid


@ruling("Blood of Acid", 1)
@ruling("Blood of Acid", 2)
def test_blood_of_acid_returns_the_damage_of_strikes() -> None:
    stage, elder, rival = duel("Blood of Acid", "Gnats", opposing_hand=("Gnats",))
    stage.play(A, "play gnats plain", elder)
    stage.play(A, "pass")
    stage.play(B, "play gnats plain", rival)
    stage.skip("before-strikes", A)
    stage.play(A, "play blood-of-acid vic", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - 2 - 1 - 3
    assert stage.blood(rival) == 9 - 1 - 3 - 1  # the gnats' damage isn't his


def test_two_with_blood_of_acid_hurt_each_other_once() -> None:
    stage, elder, rival = duel("Blood of Acid", opposing_hand=("Blood of Acid",))
    stage.skip("before-strikes", A)
    stage.play(A, "play blood-of-acid vic", elder)
    stage.skip("before-strikes", B)
    stage.play(B, "play blood-of-acid vic", rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2 - 1 - 1, 9 - 2 - 1 - 1)


def test_blood_of_acid_lasts_for_one_round_at_close_range() -> None:
    stage, elder, rival = duel("Blood of Acid", "Blood of Acid", "Hold On", opposing_hand=("Shot",))
    stage.skip("before-strikes", A)
    stage.play(A, "play blood-of-acid vic", elder)
    assert offered_modes(stage, A, "blood-of-acid") == []
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("range", B)
    stage.play(B, "play shot plain", rival)
    stage.skip("before-strikes", A)
    assert offered_modes(stage, A, "blood-of-acid") == []
    choose_strikes(stage, second="strike bound")
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2 - 1 - 2, 9 - 1 - 1)


@ruling("Blood of Acid", 3)
def test_superior_blood_of_acid_is_aggravated_and_avenges_the_fallen() -> None:
    stage, elder, rival = duel("Blood of Acid", blood=(2, 9))
    stage.skip("before-strikes", A)
    stage.play(A, "play blood-of-acid VIC", elder)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.zone(rival) == TORPOR


@ruling("Blood of Acid", 4)
@ruling("Blood of Acid", 5)
@pytest.mark.parametrize("against_strike", [True, False])
def test_acid_is_prevented_after_the_strikes(against_strike: bool) -> None:
    stage, elder, rival = duel("Blood of Acid", "Punch", opposing_hand=("Punch", "Soak", "Soak"))
    stage.skip("before-strikes", A)
    stage.play(A, "play blood-of-acid vic", elder)
    choose_strikes(
        stage, stage.text("play punch plain", elder), stage.text("play punch plain", rival)
    )
    stage.skip("damage", B)
    stage.play(B, "play soak FOR" if against_strike else "pass", *[rival] * against_strike)
    if against_strike:
        stage.play(B, "pass")
    assert (stage.window, stage.decider) == ("damage", B)  # now only the acid can be prevented
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2, 9)
    assert offered_modes(stage, B, "soak") == ([] if against_strike else ["for", "FOR"])
    if not against_strike:
        stage.play(B, "play soak FOR", rival)
    stage.skip("MinionPhase")
    assert (stage.blood(elder), stage.blood(rival)) == (10 - 2 - 2, 9 - 2)


# Inner Essence


def test_inner_essence_makes_one_combat_card_cheaper() -> None:
    stage, elder, _ = duel("Inner Essence", "Starvation of Marena", "Horrid Form")
    stage.play(A, "play inner-essence vic", elder)
    assert stage.blood(elder) == 10
    assert offered_modes(stage, A, "inner-essence") == []
    stage.skip("before-range", A)
    stage.play(A, "play horrid-form vic", elder)
    stage.play(A, "yes")
    assert stage.blood(elder) == 10
    stage.skip("strike", A)
    stage.play(A, "play starvation-of-marena vic", elder)
    assert stage.blood(elder) == 10 - 1


def test_inner_essence_can_be_saved_for_another_card() -> None:
    stage, elder, _ = duel("Inner Essence", "Starvation of Marena", "Horrid Form", blood=(9, 9))
    stage.play(A, "play inner-essence VIC", elder)
    assert stage.blood(elder) == 10
    stage.skip("before-range", A)
    stage.play(A, "play horrid-form vic", elder)
    stage.play(A, "no")
    assert stage.blood(elder) == 9
    stage.skip("strike", A)
    stage.play(A, "play starvation-of-marena vic", elder)
    stage.play(A, "yes")
    assert stage.blood(elder) == 9


def test_inner_essence_lets_a_hungry_vampire_play_a_card() -> None:
    stage, elder, _ = duel("Inner Essence", "Horrid Form", "Blood of Acid", blood=(0, 9))
    assert offered_modes(stage, A, "horrid-form") == []
    stage.play(A, "play inner-essence vic", elder)
    stage.skip("before-range", A)
    stage.play(A, "play horrid-form vic", elder)  # she is not asked
    assert stage.blood(elder) == 0
    stage.skip("before-strikes", A)
    assert offered_modes(stage, A, "blood-of-acid") == []


def test_the_choice_of_inner_essence_is_stored() -> None:
    stage, elder, _ = duel("Inner Essence", "Horrid Form")
    stage.play(A, "play inner-essence vic", elder)
    stage.skip("before-range", A)
    stage.play(A, "play horrid-form vic", elder)
    assert stage.prompt == "May"
    assert stage.table.game.load(stage.table.save()).digest() == stage.table.digest()


# Kraken's Kiss


@pytest.mark.parametrize("level", ["vic", "VIC"])
def test_krakens_kiss_strikes_from_afar_with_strength(level: str) -> None:
    stage, elder, rival = duel("Kraken's Kiss", "Grow", opposing_hand=("Shot",))
    stage.play(A, "play grow plain", elder)
    stage.skip("range", B)
    stage.play(B, "play shot plain", rival)
    stage.skip("strike", A)
    stage.play(A, f"play krakens-kiss {level}", elder)
    stage.play(B, "strike bound")
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - 3
    assert stage.offers(A, "press") == (level == "VIC")


@ruling("Kraken's Kiss", 1)
def test_whoever_used_krakens_kiss_falls_by_more_than_3_damage() -> None:
    stage, elder, rival = duel("Kraken's Kiss", "Hold On", "Hold On", opposing_hand=("Gnats",))
    stage.play(A, "pass")
    stage.play(B, "play gnats plain", rival)
    choose_strikes(stage)
    stage.skip("press", A)
    assert stage.blood(elder) == 10 - 4
    stage.play(A, "play hold-on plain", elder)
    stage.skip("strike", A)
    stage.play(A, "play krakens-kiss vic", elder)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.blood(elder) == 10 - 4 - 1 - 4


def test_3_damage_after_krakens_kiss_is_not_too_much() -> None:
    stage, elder, rival = duel("Kraken's Kiss", opposing_hand=("Grow", "Punch"))
    stage.skip("before-range", B)
    stage.play(B, "play grow plain", rival)
    stage.skip("strike", A)
    stage.play(A, "play krakens-kiss vic", elder)
    stage.play(B, "play punch plain", rival)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == READY


@ruling("Kraken's Kiss", 2)
def test_superior_krakens_kiss_lets_drink_once_each_round() -> None:
    stage, elder, rival = duel("Kraken's Kiss", "Flurry", "Flurry", blood=(5, 4))
    choose_strikes(stage, stage.text("play krakens-kiss VIC", elder))
    stage.skip("additional-strikes", A)
    stage.play(A, "play flurry plain", elder)
    stage.skip("strike", A)
    kiss = next(c for c in stage.table.ash[A] if stage.table.card_name(c) == "krakens-kiss")
    stage.play(A, "strike", kiss, "0")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (5 - 1 - 1 + 2, 4 - 2 - 2)
    stage.play(A, "press")
    stage.skip("strike", A)
    assert stage.offers(A, "strike", kiss, "0")  # although he has no blood left
    stage.play(A, "strike", kiss, "0")
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.zone(rival) != ASH_HEAP
    assert stage.blood(elder) == 5 - 1
