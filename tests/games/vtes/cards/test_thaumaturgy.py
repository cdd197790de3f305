"""Cards of Thaumaturgy."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, fight, modes, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.situation import is_long
from conclave.games.vtes.rules.words import TORPOR
from conclave.testing import rule


@rule("VTES-6.4.5-23", "VTES-6.4.5-25")
@pytest.mark.parametrize(("mode", "number"), [("tha", 1), ("THA", 2)])
def test_theft_of_vitae(mode: str, number: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 4), stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae")
    fight(stage, elder, rival)
    strikes(stage, stage.text(f"play theft-of-vitae {mode}", elder))
    stage.skip()
    assert stage.blood(elder) == 4 + number - 1
    assert stage.blood(rival) == 9 - number


@rule("VTES-6.4.5-26", "VTES-6.4.5-27", "VTES-6.4.5-24")
@ruling("Theft of Vitae", 1)
def test_theft_of_vitae_takes_no_more_than_there_is_and_is_not_prevented() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 10), stage.vampire(B, "Rival", 1)
    stage.hand(A, "Theft of Vitae")
    stage.hand(B, "Skin of Rock", "Dodge")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play theft-of-vitae THA", elder)
    stage.play(B, "strike hand")
    assert modes(stage, B, "skin-of-rock") == []
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 0)


@ruling("Theft of Vitae", 2)
def test_two_thefts_at_once() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 10), stage.vampire(B, "Rival", 3)
    stage.hand(A, "Theft of Vitae")
    stage.hand(B, "Theft of Vitae")
    fight(stage, elder, rival)
    strikes(
        stage,
        stage.text("play theft-of-vitae THA", elder),
        stage.text("play theft-of-vitae THA", rival),
    )
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (10, 3)


@pytest.mark.parametrize(
    ("card", "mode", "mine", "theirs"),
    [("drain-essence", "tha", 7, 6), ("drain-essence", "THA", 9, 4)],
)
def test_drain_essence_in_a_later_round(card: str, mode: str, mine: int, theirs: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 8), stage.vampire(B, "Rival")
    stage.hand(A, card, "Apportation")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, card) == []
    strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play apportation tha", elder)
    strikes(stage, stage.text(f"play {card} {mode}", elder))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (mine, theirs)


@pytest.mark.parametrize(("mode", "blood"), [("tha", 8), ("THA", 7)])
def test_walk_of_flame_in_a_later_round(mode: str, blood: int) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Walk of Flame", "Apportation")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "walk-of-flame") == []
    strikes(stage)
    stage.skip("press", A)
    stage.play(A, "play apportation tha", elder)
    strikes(stage, stage.text(f"play walk-of-flame {mode}", elder))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == blood


def test_apportation_is_a_press_only_to_continue() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Flash")
    stage.hand(B, "Apportation", "Flash")
    fight(stage, elder, rival)
    stage.skip("press", A)
    stage.play(A, "play flash cel", elder)
    assert modes(stage, B, "flash") == ["cel"]
    assert modes(stage, B, "apportation") == []


def test_apportation_is_a_maneuver_at_superior() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Apportation")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert modes(stage, A, "apportation") == ["THA"]
    stage.play(A, "play apportation THA", elder)
    assert is_long(stage.table)
