"""Tests of Laibon."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, COMBAT, POTENCE, PRESENCE
from conclave.games.vtes.rules.modes import Action, Strike
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Blood, Card

# Khalu


def test_khalu_cancels_a_minion_card_of_a_neighbour_for_five_blood() -> None:
    stage = PeopleStage(4)
    elder, khalu = stage.vampire(A, "Elder"), stage.vampire(B, "Khalu")
    far = stage.vampire(C, "Khalu")
    stage.hand(A, "Govern the Unaligned")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert not stage.offers(C, "use", far, "0")
    stage.play_only(B, "use", khalu, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(khalu), stage.blood(elder)) == (2, 10)
    assert stage.names(stage.table.ash[A]) == ["govern-the-unaligned"]


def test_khalu_cancels_even_in_torpor() -> None:
    stage = PeopleStage()
    elder, khalu = stage.vampire(A, "Elder"), stage.vampire(B, "Khalu", torpor=True)
    stage.hand(A, "Govern the Unaligned")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert stage.offers(B, "use", khalu, "0")


def test_khalu_needs_five_blood_and_cancels_no_master_cards() -> None:
    stage = PeopleStage(2)
    elder, khalu = stage.vampire(A, "Elder"), stage.vampire(B, "Khalu", 4)
    stage.hand(A, "Govern the Unaligned")
    stage.play_only(A, "play govern-the-unaligned dom", elder)
    assert not stage.offers(B, "use", khalu, "0")
    masters = PeopleStage(2, phase="master")
    khalu = masters.vampire(B, "Khalu")
    masters.hand(A, "Cellar")
    masters.play_only(A, "play cellar plain -")
    assert not masters.offers(B, "use", khalu, "0")


# Lucian, the Perfect

SMACK = Card("Smack", COMBAT, cost=Blood(1), effect=Strike(damage=1))
FREE_SMACK = Card("Free Smack", COMBAT, POTENCE, basic=Strike(damage=1), superior=Strike(damage=1))


def stage_with_lucian(foe: str = "Rival", blood: int | None = None) -> tuple[PeopleStage, int, int]:
    """Lucian fights a minion of B, who is about to choose a strike."""
    stage = PeopleStage(2, SMACK, FREE_SMACK)
    lucian = stage.vampire(A, "Lucian, the Perfect")
    rival = stage.ally(B, "Thug", blood) if foe == "Thug" else stage.vampire(B, foe, blood)
    stage.hand(B, "Smack", "Free Smack")
    assert values.bleed(stage.table, lucian) == 4
    fight(stage, lucian, rival)
    return stage, lucian, rival


def go_to_the_second_strike(stage: PeopleStage) -> None:
    """Lucian strikes with his hands; his opponent chooses."""
    stage.skip("strike", A)
    assert not stage.offers(A, "done")
    stage.play(A, "strike hand")
    stage.skip("strike", B)


@ruling("Adding costs to a strike or strike card", 1)
@pytest.mark.parametrize(
    ("move", "cost", "harm"),
    [
        ("strike hand", 1, 1),
        ("play smack plain", 2, 1),
        ("play free-smack pot", 1, 1),
        ("done", 0, 0),
    ],
)
def test_strikes_against_lucian_cost_a_blood_more_and_need_not_be_made(
    move: str, cost: int, harm: int
) -> None:
    stage, lucian, rival = stage_with_lucian()
    go_to_the_second_strike(stage)
    stage.play(B, *((move, rival) if move.startswith("play") else (move,)))
    stage.skip("press", A)
    assert stage.blood(rival) == 9 - cost - 1  # and the damage of Lucian's hands
    assert stage.blood(lucian) == 11 - harm


@pytest.mark.parametrize(("blood", "offered"), [(0, False), (1, True)])
def test_who_cannot_pay_does_not_strike_lucian(blood: int, offered: bool) -> None:
    stage, _, rival = stage_with_lucian(blood=blood)
    cudgel = stage.put_on(rival, "Cudgel")
    go_to_the_second_strike(stage)
    assert stage.offers(B, "strike hand") == offered
    assert stage.offers(B, "strike", cudgel, "0") == offered
    assert not stage.offers(B, "play smack plain", rival)
    assert stage.offers(B, "done")


@ruling("Adding costs to a strike or strike card", 2)
def test_an_ally_pays_for_a_strike_as_he_declares_it_and_may_die_of_it() -> None:
    stage, lucian, thug = stage_with_lucian("Thug", 1)
    go_to_the_second_strike(stage)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase", A)
    assert stage.zone(thug) == ASH_HEAP
    assert stage.blood(lucian) == 11


def test_lucian_the_perfect_makes_no_strikes_dearer_in_other_combats() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Lucian, the Perfect")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert not stage.offers(B, "done")
    stage.play(B, "strike hand")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)


# Shasa Abu Badr


def test_shasa_bleeds_for_more_with_presence() -> None:
    lure = Card("Lure", ACTION, PRESENCE, basic=Action(None, "bleed"))
    stage = Stage(2, extra=(lure,))
    shasa = stage.vampire(A, "Shasa Abu Badr")
    stage.hand(A, "Lure")
    stage.play(A, "play lure pre", shasa)
    assert values.bleed(stage.table, shasa) == 2
    plain = Stage(2, extra=(lure,))
    shasa = plain.vampire(A, "Shasa Abu Badr")
    plain.play(A, "bleed", shasa)
    assert values.bleed(plain.table, shasa) == 1
