"""Tests of Creeping Sabotage and Sibyl's Tongue, which say what X is."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.events.piles import Showed
from conclave.games.vtes.rules.explaining import why_not
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.text import Words
from conclave.text.reasons import obstacle_text

CREEPER = Vampire("Creeper", "nosferatu", 1, 5, "", "camarilla")
SIBYL = Vampire("Sibyl", "malkavian-antitribu", 1, 5, "", "sabbat")

# Creeping Sabotage


def test_creeping_sabotage_costs_a_blood_for_each_copy_you_control() -> None:
    stage = PeopleStage(3, CREEPER)
    first, second = stage.vampire(A, "Creeper"), stage.vampire(A, "Creeper")
    third = stage.vampire(A, "Creeper", 1)
    stage.permanent(B, "Creeping Sabotage")
    stage.hand(A, *["Creeping Sabotage"] * 3)
    stage.library(A, *["Cellar"] * 9)
    stage.play(A, "play creeping-sabotage plain", first)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    stage.play(A, "play creeping-sabotage plain", second)
    stage.resolve()
    assert (stage.blood(first), stage.blood(second)) == (5, 4)
    assert not stage.offers(A, "play creeping-sabotage plain", third)
    assert stage.names(stage.table.beside[A]) == ["creeping-sabotage"] * 2


def test_each_creeping_sabotage_burns_a_pool_of_the_prey() -> None:
    stage = PeopleStage(3, phase="untap")
    stage.permanent(A, "Creeping Sabotage")
    stage.permanent(A, "Creeping Sabotage")
    stage.skip("MasterPhase")
    assert stage.table.pool == [30, 28, 30]


def test_any_minion_burns_creeping_sabotage() -> None:
    stage = PeopleStage(3)
    sabotage, thug = stage.permanent(C, "Creeping Sabotage"), stage.ally(A, "Thug")
    stage.play(A, "act", thug, sabotage, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.zone(sabotage) == ASH_HEAP


# Sibyl's Tongue


@pytest.mark.parametrize("used", [0, 2])
def test_sibyls_tongue_costs_a_blood_for_each_copy_in_the_ash_heap(used: int) -> None:
    stage = PeopleStage(2, SIBYL)
    sibyl = stage.vampire(A, "Sibyl")
    stage.ash(A, *["Sibyl's Tongue"] * used, "Lamp")
    stage.ash(1, "Sibyl's Tongue")
    stage.library(A, *["Cellar"] * 8, "Lamp")
    stage.hand(A, "Sibyl's Tongue")
    stage.play(A, "play sibyls-tongue plain", sibyl)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("Search")
    assert stage.options(A) == ["name cellar", "name lamp", "done"]
    stage.play(A, "name lamp")
    stage.skip("MinionPhase", A)
    assert stage.blood(sibyl) == 5 - used
    assert "lamp" in stage.names(stage.table.hand[A])
    assert [event.card for event in stage.events_of(Showed)] == ["lamp"]
    assert len(stage.table.hand[A]) == 7


def test_sibyls_tongue_is_for_who_can_pay() -> None:
    stage = PeopleStage(2, SIBYL)
    sibyl = stage.vampire(A, "Sibyl", 1)
    stage.hand(A, "Sibyl's Tongue")
    stage.ash(A, "Sibyl's Tongue")
    assert stage.offers(A, "play sibyls-tongue plain", sibyl)
    stage.ash(A, "Sibyl's Tongue")
    assert not stage.offers(A, "play sibyls-tongue plain", sibyl)


def test_sibyls_tongue_costs_nothing_if_it_is_blocked() -> None:
    stage = PeopleStage(2, SIBYL)
    sibyl = stage.vampire(A, "Sibyl")
    stage.hand(A, "Sibyl's Tongue")
    stage.ash(A, "Sibyl's Tongue")
    stage.library(A, *["Cellar"] * 9)
    rival = stage.vampire(1, "Rival")
    stage.hand(1, "Falcon's Eye")
    stage.play(A, "play sibyls-tongue plain", sibyl)
    stage.skip("BlockQuestion", 1)
    stage.play(1, "block", rival)
    stage.skip("block", 1)
    stage.play(1, "play falcons-eye spi", rival)
    stage.skip("before-range", A)
    assert stage.blood(sibyl) == 5
    assert [stage.zone(card) for card in stage.table.ash[A]] == [ASH_HEAP] * 2


def test_sibyls_tongue_says_that_x_is_too_much() -> None:
    stage = PeopleStage(2, SIBYL)
    stage.vampire(A, "Sibyl", 1)
    stage.hand(A, "Sibyl's Tongue")
    stage.ash(A, "Sibyl's Tongue", "Sibyl's Tongue")
    stage.begin()
    (why,) = why_not(stage.table, A, stage.table.hand[A][0])
    assert "X blood" in obstacle_text(Words("en", stage.table.game), "sibyls-tongue", why)
