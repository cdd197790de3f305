"""Tests of Sabbat vampires with a title, with actions of their own."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import EVENT, GEHENNA, REMOVED
from conclave.games.vtes.vocabulary.card import Card

DOOM = Card("Doom", EVENT, GEHENNA)
GLOOM = Card("Gloom", EVENT, GEHENNA)

# Alicia Barrows


def test_alicia_discards_gehenna_cards_from_a_hand_with_the_edge() -> None:
    stage = PeopleStage(3, DOOM, GLOOM, phase="untap")
    alicia = stage.vampire(A, "Alicia Barrows")
    stage.edge(A)
    stage.hand(B, "Doom", "Gloom", "Majesty")
    stage.play(A, "use", alicia, "0")
    stage.play(A, "player 1")
    assert stage.options(A) == ["name doom", "name gloom", "done"]
    stage.play(A, "name gloom")
    stage.play(A, "name doom")
    assert sorted(stage.names(stage.table.ash[B])) == ["doom", "gloom"]
    assert all(stage.table.may_see(A, ("card", card)) for card in stage.table.hand[B][:1])
    assert not stage.offers(A, "use", alicia, "0")


def test_alicia_discards_nothing_that_was_drawn_after_she_looked() -> None:
    murk = Card("Murk", EVENT, GEHENNA)
    stage = PeopleStage(3, DOOM, GLOOM, murk, phase="untap")
    alicia = stage.vampire(A, "Alicia Barrows")
    stage.edge(A)
    stage.hand(B, "Doom", "Gloom", *["Majesty"] * 5)
    stage.library(B, "Murk")
    stage.play(A, "use", alicia, "0")
    stage.play(A, "player 1")
    stage.play(A, "name doom")
    assert stage.options(A) == ["name gloom", "done"]
    stage.play(A, "done")
    assert "murk" in stage.names(stage.table.hand[B])


def test_alicia_may_discard_none_and_needs_the_edge() -> None:
    stage = PeopleStage(3, DOOM, phase="untap")
    alicia = stage.vampire(A, "Alicia Barrows")
    stage.hand(B, "Doom")
    stage.begin()
    assert not stage.offers(A, "use", alicia, "0")
    stage.edge(A)
    stage.play(A, "use", alicia, "0")
    stage.play(A, "player 1")
    stage.play(A, "done")
    assert stage.names(stage.table.hand[B]) == ["doom"]


# Malgorzata


def test_malgorzata_trades_one_uncontrolled_vampire_for_blood_on_another() -> None:
    stage = PeopleStage()
    malgorzata = stage.vampire(A, "Malgorzata")
    pupil, kurt = stage.uncontrolled(A, "Pupil", 1), stage.uncontrolled(A, "Kurt", 1)
    stage.play(A, "act", malgorzata, malgorzata, "0")
    stage.play(A, "target", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(pupil) == REMOVED
    assert stage.blood(kurt) == 5


def test_malgorzata_needs_two_vampires_in_the_uncontrolled_region() -> None:
    stage = PeopleStage()
    malgorzata = stage.vampire(A, "Malgorzata")
    stage.uncontrolled(A, "Pupil", 1)
    stage.uncontrolled(B, "Kurt", 1)
    assert not stage.offers(A, "act", malgorzata, malgorzata, "0")


# Virgil


def test_virgil_steals_a_retainer() -> None:
    stage = PeopleStage(3)
    virgil, rival = stage.vampire(A, "Virgil", 3), stage.vampire(C, "Rival")
    valet = stage.put_on(rival, "Valet", C)
    assert not stage.offers(A, "act", virgil, virgil, "1")
    stage.play(A, "act", virgil, virgil, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert (stage.table.host[valet], stage.table.controller[valet]) == (virgil, A)
    stage.table.tapped[virgil] = False
    assert not stage.offers(A, "act", virgil, virgil, "0")


def test_virgil_may_steal_a_retainer_and_drink_its_life_in_one_turn() -> None:
    stage = PeopleStage()
    virgil, rival = stage.vampire(A, "Virgil", 3), stage.vampire(B, "Rival")
    stage.put_on(rival, "Valet", B)
    stage.play(A, "act", virgil, virgil, "0")
    stage.resolve()
    stage.table.tapped[virgil] = False
    stage.play(A, "act", virgil, virgil, "1")
    stage.resolve()
    assert stage.names(stage.table.ash[B]) == ["valet"]
    assert stage.blood(virgil) == 4
    stage.table.tapped[virgil] = False
    assert not stage.offers(A, "act", virgil, virgil, "1")


def test_virgil_drinks_the_life_of_his_own_retainers() -> None:
    stage = PeopleStage()
    virgil, rival = stage.vampire(A, "Virgil", 3), stage.vampire(A, "Rival")
    stage.put_on(rival, "Valet")
    assert not stage.offers(A, "act", virgil, virgil, "1")
    stage.put_on(virgil, "Valet")
    stage.play(A, "act", virgil, virgil, "1")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.ash[A]) == ["valet"]
    assert stage.blood(virgil) == 4
