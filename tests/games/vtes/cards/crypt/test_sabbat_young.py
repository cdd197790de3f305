"""Tests of Sabbat vampires with a small capacity."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.frame_types import CurrentCombat
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.card import Vampire

COUSIN = Vampire("Cousin", "gangrel-antitribu", 1, 5, "", "sabbat")

# Gillian Krader


def test_gillian_takes_no_political_actions() -> None:
    stage = PeopleStage()
    gillian, pupil = stage.vampire(A, "Gillian Krader"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert stage.offers(A, "play kine-resources-contested plain", pupil)
    assert not stage.offers(A, "play kine-resources-contested plain", gillian)
    assert stage.offers(A, "bleed", gillian)


# Huang, Blood Cultist


def test_gangrel_antitribu_attack_huang() -> None:
    stage = PeopleStage(3, COUSIN)
    cousin, elder = stage.vampire(A, "Cousin"), stage.vampire(A, "Elder")
    huang = stage.vampire(C, "Huang, Blood Cultist")
    assert not stage.offers(A, "act", elder, huang, "0")
    stage.play(A, "act", cousin, huang, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("before-range")
    fight = stage.table.frames[stage.table.scope(CurrentCombat)]
    assert isinstance(fight, CurrentCombat)
    assert (fight.first, fight.second) == (cousin, huang)


def test_his_own_controllers_gangrel_cannot_attack_huang_nor_one_in_torpor() -> None:
    stage = PeopleStage(2, COUSIN)
    cousin, huang = stage.vampire(A, "Cousin"), stage.vampire(A, "Huang, Blood Cultist")
    assert not stage.offers(A, "act", cousin, huang, "0")
    asleep = PeopleStage(2, COUSIN)
    cousin = asleep.vampire(A, "Cousin")
    huang = asleep.vampire(B, "Huang, Blood Cultist", torpor=True)
    assert not asleep.offers(A, "act", cousin, huang, "0")


# Marta


def test_marta_gains_a_blood_when_she_diablerizes_an_older_vampire() -> None:
    stage = PeopleStage(3)
    marta = stage.vampire(A, "Marta", 1)
    victim = stage.vampire(B, "Pupil", 0, torpor=True)
    stage.play(A, "diablerize", marta, victim)
    stage.skip("Referendum")
    assert stage.blood(marta) == 2
    younger = PeopleStage(3)
    marta = younger.vampire(A, "Marta", 1)
    victim = younger.vampire(B, "Fledgling", 0, torpor=True)
    younger.play(A, "diablerize", marta, victim)
    younger.skip("Referendum")
    assert younger.blood(marta) == 1


def test_marta_gains_the_blood_after_receiving_a_discipline() -> None:
    stage = PeopleStage(2)
    marta = stage.vampire(A, "Marta", 3)
    hunter = stage.vampire(B, "Hunter", 0, torpor=True)
    stage.library(A, "Potence")
    stage.play(A, "diablerize", marta, hunter)
    stage.skip("Searching", A)
    stage.play(A, "name potence")
    assert (identity.capacity(stage.table, marta), stage.blood(marta)) == (4, 4)


def test_marta_gains_nothing_from_anothers_diablerie() -> None:
    stage = PeopleStage(3)
    marta, elder = stage.vampire(A, "Marta", 1), stage.vampire(A, "Elder")
    victim = stage.vampire(B, "Pupil", 0, torpor=True)
    stage.play(A, "diablerize", elder, victim)
    stage.skip("Referendum")
    assert stage.blood(marta) == 1


# Sarah Brando


def test_sarah_is_less_stealthy_against_who_controls_a_ready_bishop() -> None:
    for torpor, stealth in ((False, -1), (True, 0)):
        stage = PeopleStage(3)
        sarah = stage.vampire(A, "Sarah Brando")
        stage.vampire(B, "Pack Leader", torpor=torpor)
        stage.vampire(C, "Rival")
        stage.play(A, "bleed", sarah)
        assert values.stealth(stage.table, sarah) == stealth
    undirected = PeopleStage(3)
    sarah = undirected.vampire(A, "Sarah Brando")
    undirected.vampire(B, "Pack Leader")
    undirected.play(A, "hunt", sarah)
    assert values.stealth(undirected.table, sarah) == 1
