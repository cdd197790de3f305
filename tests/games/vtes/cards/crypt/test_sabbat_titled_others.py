"""Tests of more Sabbat vampires with a title."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed
from games.vtes.cards.referendums import ReferendumStage, call_referendum, pass_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.constants import ACTION, CELERITY, FORTITUDE
from conclave.games.vtes.rules.events.counters import GainedPool
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card

# Armin Brenner


@ruling("Armin Brenner", 1)
def test_armin_gains_a_pool_after_the_effects_of_his_referendum() -> None:
    stage = ReferendumStage(3)
    armin = stage.vampire(A, "Armin Brenner")
    stage.hand(A, "Tax")
    stage.pool(B, 2)
    call_referendum(stage, "tax", armin)
    pass_referendum(stage)
    assert stage.table.pool[A] == 30 + 6 + 1
    assert [event.number for event in stage.events_of(GainedPool)][-1] == 1


def test_armin_gains_nothing_by_the_referendum_of_another() -> None:
    stage = ReferendumStage(3)
    stage.vampire(A, "Armin Brenner")
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Tax")
    call_referendum(stage, "tax", elder)
    pass_referendum(stage)
    assert stage.table.pool == [30, 28, 28]


# Fabrizia Contreraz


@ruling("Fabrizia Contreraz", 1)
@pytest.mark.parametrize(
    ("seat", "name", "torpor", "votes"),
    [(B, "Rival", False, 2), (B, "Rival", True, 0), (B, "Loner", False, 0), (C, "Rival", False, 0)],
)
def test_fabrizia_votes_only_if_her_prey_has_the_camarilla(
    seat: int, name: str, torpor: bool, votes: int
) -> None:
    stage = PeopleStage(3)
    fabrizia = stage.vampire(A, "Fabrizia Contreraz")
    stage.vampire(seat, name, torpor=torpor)
    assert titles.votes(stage.table, fabrizia) == votes


# Gustav Mallenhous


def test_gustav_takes_the_title_of_a_bishop_or_archbishop() -> None:
    stage = PeopleStage(3)
    gustav, leader = stage.vampire(A, "Gustav Mallenhous"), stage.vampire(B, "Pack Leader")
    bishop, mayor = stage.vampire(C, "Frondator"), stage.vampire(C, "Mayor")
    stage.play(A, "act", gustav, gustav, "0")
    offered = [stage.offers(A, "target", each) for each in (leader, bishop, mayor, gustav)]
    assert offered == [True, True, False, False]
    stage.play(A, "target", leader)
    stage.resolve()
    assert titles.title(stage.table, leader) == ""
    assert titles.title(stage.table, bishop) == "bishop"


# Hannibal


def test_hannibal_steals_blood_from_the_sabbat() -> None:
    stage = PeopleStage()
    hannibal, omaya = stage.vampire(A, "Hannibal", 5), stage.vampire(B, "Omaya")
    stage.vampire(B, "Rival")
    stage.play(A, "act", hannibal, hannibal, "0")
    assert stage.table.view(None)["action"]["stealth"] == 0
    stage.skip("HowMany", A)
    stage.play(A, "number 2")
    stage.resolve()
    assert (stage.blood(hannibal), stage.blood(omaya)) == (7, 5)


# Kyle Strathcona, Cardinal of Canada


def test_kyle_gives_a_blood_to_another_sabbat_vampire() -> None:
    stage = PeopleStage(2, phase="untap")
    kyle = stage.vampire(A, "Kyle Strathcona, Cardinal of Canada", 5)
    omaya, rival = stage.vampire(B, "Omaya", 2), stage.vampire(A, "Rival", 2)
    frondator = stage.vampire(A, "Frondator", 2)
    stage.play(A, "use", kyle, "0")
    offered = [stage.offers(A, "target", each) for each in (omaya, frondator, rival, kyle)]
    assert offered == [True, True, False, False]
    stage.play(A, "target", omaya)
    assert (stage.blood(kyle), stage.blood(omaya)) == (4, 3)
    stage.skip("MasterPhase", A)
    assert stage.blood(kyle) == 4


# Lisette Vizquel


def test_lisette_intercepts_diablerie() -> None:
    stage = PeopleStage()
    elder, lisette = stage.vampire(A, "Elder", 5), stage.vampire(B, "Lisette Vizquel")
    pupil = stage.vampire(B, "Pupil", torpor=True)
    stage.play(A, "diablerize", elder, pupil)
    assert values.intercept(stage.table, lisette) == 1
    hunt = PeopleStage()
    elder, lisette = hunt.vampire(A, "Elder", 5), hunt.vampire(B, "Lisette Vizquel")
    hunt.play(A, "hunt", elder)
    assert values.intercept(hunt.table, lisette) == 0


# Miller Delmardigan, Teacher of Bahari


SPRINT = Card("Sprint", ACTION, CELERITY, cost=Blood(1), basic=GainBlood(1))
ENDURE = Card("Endure", ACTION, FORTITUDE, cost=Blood(1), basic=GainBlood(1))


@pytest.mark.parametrize(
    ("name", "card", "left"),
    [
        ("Miller Delmardigan, Teacher of Bahari", "sprint cel", 4),
        ("Una", "endure for", 4),
        ("Omaya", "endure for", 3),
    ],
)
def test_a_discipline_costs_miller_and_una_less(name: str, card: str, left: int) -> None:
    stage = Stage(2, extra=(SPRINT, ENDURE))
    minion = stage.vampire(A, name, 3)
    stage.hand(A, "Sprint", "Endure")
    stage.play(A, "play", card, minion)
    stage.resolve()
    assert stage.blood(minion) == left


# Stravinsky


@pytest.mark.parametrize(("controlled", "size"), [("Meshenka", 3), ("Lambach", 2), ("Rival", 2)])
def test_stravinsky_bleeds_those_who_control_a_younger_tzimisce(controlled: str, size: int) -> None:
    stage = PeopleStage()
    stravinsky = stage.vampire(A, "Stravinsky")
    stage.vampire(B, controlled)
    bleed(stage, stravinsky)
    assert values.bleed(stage.table, stravinsky) == size
