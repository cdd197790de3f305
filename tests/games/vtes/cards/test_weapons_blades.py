"""Tests of unique blades with abilities of their own."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, choose_strikes, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import READY, TORPOR

# Blade of Enoch


@pytest.mark.parametrize(("foe", "zone"), [("Rival", TORPOR), ("Pack Leader", READY)])
def test_the_blade_of_enoch_aggravates_wounds_of_brujah_alone(foe: str, zone: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, foe)
    blade = stage.put_on(elder, "Blade of Enoch")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", blade, "0"))
    stage.skip()
    assert stage.zone(rival) == zone


@ruling("Blade of Enoch", 1)
def test_a_young_vampire_may_have_the_blade_of_enoch_but_not_use_it() -> None:
    stage = PeopleStage()
    pupil, rival = stage.vampire(B, "Pupil"), stage.vampire(A, "Rival")
    other = stage.vampire(A, "Kurt")
    stage.hand(A, "Drawing Out the Beast")
    blade = stage.put_on(pupil, "Blade of Enoch")
    fight(stage, rival, pupil)
    assert any("drawing-out-the-beast" in move for move in stage.options(A))
    stage.skip("strike", B)
    assert not stage.offers(B, "strike", blade, "0")
    stage.skip()
    buyer = stage.vampire(A, "Fledgling")
    stage.hand(A, "Blade of Enoch")
    assert stage.offers(A, "play blade-of-enoch plain", buyer)
    assert stage.zone(other) == READY


def test_the_blade_of_enoch_keeps_frenzy_away_from_the_old() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Kurt")
    stage.hand(A, "Drawing Out the Beast")
    stage.put_on(rival, "Blade of Enoch")
    fight(stage, elder, rival)
    assert not any("drawing-out-the-beast" in move for move in stage.options(A))
