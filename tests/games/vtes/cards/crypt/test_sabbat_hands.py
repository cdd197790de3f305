"""Tests of Sabbat vampires who look at hands, or fear the end."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.atoms import course
from conclave.games.vtes.rules.constants import ALLY, EVENT, GEHENNA
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card

GAROU = Card("Garou", ALLY, "werewolf", life=3, strength=2, bleed=0)
DOOM = Card("Doom", EVENT, GEHENNA)

# Céleste Lamontagne


def test_celeste_ends_combat_with_a_werewolf() -> None:
    for name, ends in (("Garou", True), ("Thug", False)):
        stage = PeopleStage(2, GAROU)
        foe, celeste = stage.ally(A, name), stage.vampire(B, "Céleste Lamontagne")
        fight(stage, foe, celeste)
        stage.skip("strike", A)
        stage.play(A, "strike hand")
        assert stage.offers(B, "strike", celeste, "0") == ends


def test_celeste_gets_intercept_where_the_end_is_near() -> None:
    for caster, name, intercept in (
        (A, "Elder", 1),
        (A, "Loner", 0),
        (C, "Elder", 0),
    ):
        stage = PeopleStage(3, DOOM)
        celeste, actor = stage.vampire(B, "Céleste Lamontagne"), stage.vampire(A, name)
        stage.permanent(caster, "Doom")
        stage.play(A, "hunt", actor)
        assert values.intercept(stage.table, celeste) == intercept


# Edward Neally


@ruling("Edward Neally", 1)
def test_edward_enlarges_the_hand_with_each_master_phase_action() -> None:
    stage = PeopleStage(2, phase="master")
    edward = stage.vampire(A, "Edward Neally")
    stage.vampire(A, "Huitzilopochtli")
    stage.hand(A, "Blood Doll")
    stage.begin()
    stage.play(A, "use", edward, "0")
    assert values.hand_size(stage.table, A) == 8
    course.set_actions(stage.table, 1)
    stage.play(A, "use", edward, "0")
    assert values.hand_size(stage.table, A) == 9


def test_edward_looks_at_the_preys_hand_for_a_blood() -> None:
    stage = PeopleStage(3)
    edward = stage.vampire(A, "Edward Neally")
    stage.hand(B, "Majesty")
    majesty = stage.table.hand[B][0]
    stage.play(A, "act", edward, edward, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert stage.blood(edward) == 6
    assert stage.table.may_see(A, ("card", majesty))
    assert not stage.table.may_see(C, ("card", majesty))
