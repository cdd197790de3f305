"""Tests of vampires with abilities for a phase of the turn."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.events.piles import LookedAt
from conclave.games.vtes.rules.reading import values

# Anatole, Prophet of Gehenna


def test_anatole_looks_at_the_top_five_cards_and_shuffles_them() -> None:
    stage = PeopleStage(2, phase="master")
    anatole = stage.vampire(A, "Anatole, Prophet of Gehenna")
    top = ["Majesty", "Deflection", "Govern the Unaligned", "Blood Doll", "Soul Burn"]
    stage.hand(A, *["Cellar"] * 7)
    stage.library(A, *top, "Conditioning")
    stage.play(A, "use", anatole, "0")
    looked = stage.events_of(LookedAt)[0]
    library = stage.table.library[A]
    assert (looked.seat, looked.number) == (A, 5)
    assert sorted(stage.names(library[:5])) == sorted(looked.names)
    assert stage.names(library[5:]) == ["conditioning"]
    for card in library:  # nobody knows their order
        assert not stage.table.may_see(A, ("card", card))
    assert not stage.offers(A, "use", anatole, "0")
    assert values.intercept(stage.table, anatole) == 1


def test_anatole_does_nothing_in_torpor() -> None:
    stage = PeopleStage(2, phase="master")
    anatole = stage.vampire(A, "Anatole, Prophet of Gehenna", torpor=True)
    stage.library(A, "Majesty", "Deflection")
    assert not stage.offers(A, "use", anatole, "0")


# Raphael Catarari


@pytest.mark.parametrize(("blood", "tapped"), [(3, True), (4, False), (0, False)])
def test_raphael_does_not_untap_with_an_odd_amount_of_blood(blood: int, tapped: bool) -> None:
    stage = PeopleStage(2, phase="untap")
    raphael = stage.vampire(A, "Raphael Catarari", blood, tapped=True)
    stage.skip("MasterPhase")
    assert stage.table.tapped[raphael] == tapped


@ruling("Raphael Catarari", 1)
def test_raphael_stays_tapped_if_he_gains_a_blood_after_untapping() -> None:
    stage = PeopleStage(2, phase="untap")
    raphael = stage.vampire(A, "Raphael Catarari", 3, tapped=True)
    grounds = stage.permanent(A, "Academic Hunting Ground")
    stage.begin()
    stage.play(A, "use", grounds, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", raphael)
    stage.skip("MasterPhase")
    assert (stage.blood(raphael), stage.table.tapped[raphael]) == (4, True)


@pytest.mark.parametrize(("number", "blood", "pool"), [("0", 4, 29), ("1", 2, 30)])
def test_a_master_phase_action_adds_or_burns_a_blood_of_raphaels(
    number: str, blood: int, pool: int
) -> None:
    stage = PeopleStage(2, phase="master")
    raphael, rival = stage.vampire(A, "Raphael Catarari", 3), stage.vampire(B, "Rival")
    stage.play(A, "use", raphael, number)
    assert (stage.blood(raphael), stage.table.pool[A]) == (blood, pool)
    assert stage.table.actions == 0
    assert not stage.offers(A, "use", raphael, number)
    assert stage.blood(rival) == 9
