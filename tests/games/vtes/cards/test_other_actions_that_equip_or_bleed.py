"""Tests of actions without a discipline that equip or bleed."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes, try_block
from games.vtes.stage import A, B

from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

# Anonymous Freight


def test_anonymous_freight_equips_from_hand_at_three_stealth() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Anonymous Freight", "Cudgel", "Manse")
    cudgel = stage.table.hand[A][1]
    stage.play(A, "play anonymous-freight plain", elder)
    stage.play(A, *stage.options(A))
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("equip", 3)
    stage.resolve()
    assert stage.table.attached[elder] == (cudgel,)


def test_anonymous_freight_brings_no_location_and_serves_no_ally() -> None:
    stage = PeopleStage()
    stage.ally(A, "Thug")
    stage.hand(A, "Anonymous Freight", "Manse")
    assert offered_modes(stage, A, "anonymous-freight") == []
    stage.vampire(A, "Elder")
    assert offered_modes(stage, A, "anonymous-freight") == []
    stage.hand(A, "Lamp")
    assert offered_modes(stage, A, "anonymous-freight") == ["plain"]


# Fiendish Tongue


@pytest.mark.parametrize("clan", ["tzimisce", "lasombra"])
def test_after_fiendish_tongue_a_tzimisce_may_untap_for_a_blood(clan: str) -> None:
    stage = PeopleStage(2, Vampire("Fiend", clan, 1, 6, "", "sabbat"))
    fiend, rival = stage.vampire(A, "Fiend"), stage.vampire(B, "Rival")
    stage.vampire(A, "Elder")
    stage.hand(A, "Fiendish Tongue")
    assert stage.offers(A, "play fiendish-tongue plain", fiend)
    stage.play(A, "play fiendish-tongue plain", fiend)
    assert values.intercept(stage.table, rival) == 0
    stage.resolve()
    assert stage.table.pool[B] == 28
    stage.play(A, "pass")
    if clan == "tzimisce":
        stage.skip("May", A)
        stage.play(A, "yes")
    else:
        stage.skip("DiscardPhase", A)
    assert stage.table.tapped[fiend] is (clan != "tzimisce")
    assert stage.blood(fiend) == (5 if clan == "tzimisce" else 6)


def test_anarchs_have_less_intercept_against_fiendish_tongue() -> None:
    anarch = Vampire("Rebel Girl", "brujah", 1, 6, "", "independent", "anarch")
    stage = PeopleStage(2, Vampire("Fiend", "tzimisce", 1, 6, "", "sabbat"), anarch)
    fiend, girl = stage.vampire(A, "Fiend"), stage.vampire(B, "Rebel Girl")
    stage.hand(A, "Fiendish Tongue")
    stage.play(A, "play fiendish-tongue plain", fiend)
    assert values.intercept(stage.table, girl) == -1
    try_block(stage, girl)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 28
