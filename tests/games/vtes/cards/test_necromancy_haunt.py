"""Tests of Haunt and Trochomancy."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, LOCATION, MASTER
from conclave.games.vtes.vocabulary.card import Card

VAULT = Card("Family Vault", MASTER, LOCATION, "giovanni")

# Haunt


def test_haunt_is_put_on_a_location_of_hers_without_one() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    cellar, other = stage.permanent(A, "Cellar"), stage.permanent(B, "Cellar")
    haunted = stage.permanent(A, "Cellar")
    stage.put_on(haunted, "Haunt")
    stage.hand(A, "Haunt")
    stage.play(A, "play haunt nec", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert len(stage.table.attached[cellar]) == 1
    assert stage.table.attached[other] == ()
    assert stage.blood(pupil) == 4


def test_haunt_makes_an_action_at_that_location_fail() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    cellar = stage.permanent(B, "Cellar")
    haunt = stage.put_on(cellar, "Haunt")
    stage.hand(A, "Arson")
    stage.play(A, "play arson plain", pupil)
    stage.skip("announced", B)
    stage.play(B, "use", haunt, "0")
    stage.skip("MinionPhase")
    assert stage.zone(haunt) == ASH_HEAP
    assert stage.zone(cellar) == BESIDE
    assert stage.table.tapped[pupil]


def test_haunt_is_not_for_actions_at_other_locations() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    cellar, other = stage.permanent(B, "Cellar"), stage.permanent(B, "Cellar")
    haunt = stage.put_on(cellar, "Haunt")
    stage.hand(A, "Arson")
    stage.play(A, "play arson plain", pupil)
    stage.play(A, "target", other)
    stage.skip("announced", B)
    assert not stage.offers(B, "use", haunt, "0")


@ruling("Haunt", 1)
def test_haunt_at_superior_burns_any_location_that_requires_no_giovanni() -> None:
    stage = PeopleStage(2, VAULT)
    elder = stage.vampire(A, "Elder")
    mine, cellar = stage.permanent(A, "Cellar"), stage.permanent(B, "Cellar")
    vault = stage.permanent(B, "Family Vault")
    stage.hand(A, "Haunt", "Haunt")
    stage.play(A, "play haunt NEC", elder)
    assert not stage.offers(A, "target", vault)
    stage.play(A, "target", cellar)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.zone(cellar) == ASH_HEAP
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    stage.play(A, "play haunt NEC", elder)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] is None
    stage.resolve()
    assert stage.zone(mine) == ASH_HEAP


# Trochomancy


@pytest.mark.parametrize(
    ("mode", "removed", "bonus"), [("nec", 13, 1), ("aus+nec", 7, 1), ("AUS+NEC", 7, 2)]
)
def test_trochomancy_removes_ashes_of_the_bled_methuselah(
    mode: str, removed: int, bonus: int
) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.ash(A, *["Flash"] * 13)
    stage.ash(B, *["Blur"] * 12, "Sideslip")
    stage.hand(A, "Trochomancy", "Threats")
    bleed(stage, elder)
    stage.play(A, "play trochomancy", mode, elder)
    while stage.prompt == "RemoveAshes":
        assert stage.decider == A
        stage.play(A, stage.options(A)[0])
    assert len(stage.table.ash[B]) == 13 - removed
    assert len(stage.table.ash[A]) == 13 + 1
    assert offered_modes(stage, A, "threats") == []
    stage.resolve()
    assert stage.table.pool[B] == 30 - 1 - bonus


def test_trochomancy_needs_enough_cards_in_that_ash_heap() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.ash(A, *["Flash"] * 13)
    stage.ash(B, *["Blur"] * 6)
    stage.hand(A, "Trochomancy")
    bleed(stage, elder)
    assert offered_modes(stage, A, "trochomancy") == []
    stage.ash(B, "Blur")
    assert offered_modes(stage, A, "trochomancy") == ["aus+nec", "AUS+NEC"]
