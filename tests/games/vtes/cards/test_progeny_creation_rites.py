"""Tests of Creation Rites, a card that becomes a vampire."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A

from conclave.games.vtes.rules.constants import READY, STERILE
from conclave.games.vtes.rules.reading import identity
from conclave.games.vtes.vocabulary.card import Vampire

# Creation Rites


@ruling("Creation Rites", 1)
def test_creation_rites_make_a_vampire_who_may_get_a_discipline_and_a_blood() -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(A, "Creation Rites", "Potence")
    made = stage.table.hand[A][0]
    stage.play(A, "play creation-rites plain", leader)
    assert stage.table.view(None)["action"]["stealth"] == 1
    while not any("potence" in text for text in stage.options(stage.decider)):
        stage.do_minimum()
    stage.play(A, next(t for t in stage.options(A) if "potence" in t))
    stage.skip("May", A)
    assert stage.zone(made) == READY
    stage.play(A, "yes")
    stage.skip("MinionPhase")
    assert (stage.blood(leader), stage.blood(made)) == (5, 1)
    assert identity.capacity(stage.table, made) == 2
    assert identity.level(stage.table, made, "pot") == 1
    assert identity.clan(stage.table, made) == "lasombra"
    assert not [t for t in stage.options(A) if stage.table.word(made) in t]


def test_creation_rites_need_a_title_and_no_sterile_vampire() -> None:
    bishop = Vampire("Bishop", "lasombra", 1, 7, "", "sabbat", STERILE, title="priscus")
    stage = PeopleStage(2, bishop)
    stage.vampire(A, "Bishop")
    stage.vampire(A, "Mayor")
    stage.hand(A, "Creation Rites")
    assert offered_modes(stage, A, "creation-rites") == []
