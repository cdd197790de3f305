"""Vampires of the Sabbat whose numbers, votes and prices are better or worse in some cases."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, strikes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, NOBODY, VICISSITUDE
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Blood, Card


def test_the_prey_may_burn_the_edge_to_hurt_keith() -> None:
    for answer, blood, edge in (("target", 2, NOBODY), ("done", 3, B)):
        stage = Stage(3, phase="untap")
        keith = stage.vampire(A, "Keith Moody")
        stage.edge(B)
        stage.play(A, "target", keith)
        assert stage.decider == B
        stage.play(B, *([answer, keith] if answer == "target" else [answer]))
        stage.skip("MasterPhase", A)
        assert stage.blood(keith) == blood
        assert stage.table.edge == edge


@pytest.mark.parametrize("holder", [A, C, NOBODY])
def test_nobody_else_may(holder: int) -> None:
    stage = Stage(3, phase="untap")
    keith = stage.vampire(A, "Keith Moody")
    stage.edge(holder)
    while stage.prompt != "MasterPhase":
        assert stage.decider == A
        if stage.offers(A, "target", keith):
            stage.play(A, "target", keith)
        else:
            stage.least()
    assert stage.blood(keith) == 3


def test_royce_and_christine_are_worse_in_bleeds() -> None:
    stage = Stage(2)
    royce, christine = stage.vampire(A, "Royce"), stage.vampire(B, "Christine Boscacci")
    stage.play(A, "bleed", royce)
    assert values.stealth(stage.table, royce) == -1
    assert values.intercept(stage.table, christine) == -1
    other = Stage(2)
    royce, christine = other.vampire(A, "Royce", 0), other.vampire(B, "Christine Boscacci")
    other.play(A, "hunt", royce)
    assert values.stealth(other.table, royce) == 1
    assert values.intercept(other.table, christine) == 0


def test_angela_costs_two_pool_when_she_is_burned_in_combat() -> None:
    stage = Salon()
    angela, rival = stage.vampire(A, "Angela Decker"), stage.vampire(B, "Rival")
    stage.hand(B, "Wolf Claws")
    fight(stage, angela, rival)
    stage.table.blood[angela] = 0
    flame = stage.put_on(rival, "Flamethrower")
    strikes(stage, theirs=stage.text("strike", flame, "0"))
    stage.skip("MinionPhase")
    assert stage.zone(angela) == ASH_HEAP
    assert stage.table.pool == [28, 30]
    calm = Salon()
    angela = calm.vampire(A, "Angela Decker")
    calm.begin()
    moving.burn(calm.table, angela)
    assert calm.table.pool == [30, 30]


@ruling("Non-locking referendum ability", 1)
@ruling("Usable during the polling step", 1)
def test_joseph_gets_a_vote_for_a_blood_once_each_referendum() -> None:
    stage = Salon(3)
    joseph, pupil = stage.vampire(B, "Joseph O'Grady", tapped=True), stage.vampire(A, "Pupil")
    stage.vampire(B, "Mayor")
    stage.hand(A, "Kine Resources Contested")
    assert values.strength(stage.table, joseph) == 2
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", joseph, "0")
    assert stage.blood(joseph) == 6
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", joseph, "0")
    assert stage.offers(B, "vote", joseph, "for")
    forced = Salon(3)
    joseph, pupil = forced.vampire(B, "Joseph O'Grady"), forced.vampire(A, "Pupil")
    forced.vampire(B, "Mayor")
    forced.hand(A, "Kine Resources Contested")
    forced.play(A, "play kine-resources-contested plain", pupil)
    forced.skip("Referendum", B)
    noting.note(forced.table, forced.table.scope(Voting), notes.PASSES, 0, 1)
    assert not forced.offers(B, "use", joseph, "0")


def test_older_vampires_are_stronger_against_basil() -> None:
    stage = Salon()
    basil, rival = stage.vampire(A, "Basil"), stage.vampire(B, "Rival")
    assert values.strength(stage.table, rival) == 1
    fight(stage, basil, rival)
    assert values.strength(stage.table, rival) == 2
    assert values.strength(stage.table, basil) == 1
    even = Salon()
    basil, royce = even.vampire(A, "Basil"), even.vampire(B, "Royce")
    fight(even, basil, royce)
    assert values.strength(even.table, royce) == 1


MOLD = Card("Mold", ACTION, VICISSITUDE, cost=Blood(1), basic=GainBlood(1))


def test_meshenka_pays_less_for_vicissitude() -> None:
    stage = Stage(2, extra=(*PEOPLE, MOLD))
    meshenka, elder = stage.vampire(A, "Meshenka", 5), stage.vampire(A, "Elder", 5)
    stage.hand(A, "Mold", "Mold")
    for minion, left in ((meshenka, 6), (elder, 5)):
        stage.play(A, "play mold vic", minion)
        stage.resolve()
        assert stage.blood(minion) == left


def test_greta_makes_the_bleeds_of_the_young_and_of_allies_smaller() -> None:
    for name, offered in (("Pupil", True), ("Elder", False), ("Thug", True)):
        stage = Salon()
        make = stage.ally if name == "Thug" else stage.vampire
        minion, greta = make(A, name), stage.vampire(B, "Greta Kircher", tapped=True)
        stage.hand(B, "Majesty")
        bleed(stage, minion)
        stage.skip("announced", B)
        assert stage.offers(B, "use", greta, "0") == offered
    stage = Salon()
    pupil, greta = stage.vampire(A, "Pupil"), stage.vampire(B, "Greta Kircher")
    bleed(stage, pupil)
    stage.skip("announced", B)
    stage.play(B, "use", greta, "0")
    stage.resolve()
    assert stage.table.pool[B] == 30
    assert stage.blood(greta) == 6


def test_greta_does_nothing_for_others_and_does_it_once() -> None:
    stage = Salon(3)
    pupil, greta = stage.vampire(A, "Pupil"), stage.vampire(C, "Greta Kircher")
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", greta, "0")
    twice = Salon()
    pupil, greta = twice.vampire(A, "Pupil"), twice.vampire(B, "Greta Kircher")
    twice.vampire(B, "Rival")
    bleed(twice, pupil)
    twice.skip("announced", B)
    twice.play(B, "use", greta, "0")
    assert not twice.offers(B, "use", greta, "0")


@ruling("Owain Evans, The Wanderer", 1, 2)
def test_owain_may_feed_a_vampire_in_every_untap_phase() -> None:
    stage = Salon(3)
    stage._phase = 0
    stage.table.active = B
    stage.vampire(A, "Owain Evans, The Wanderer")
    rival, elder = stage.vampire(B, "Rival", 3), stage.vampire(C, "Elder", 3)
    pupil = stage.vampire(A, "Pupil", 3)
    assert stage.decider == B
    stage.play(B, "done")
    assert stage.decider == A
    assert not stage.offers(A, "target", elder)
    stage.play(A, "target", rival)
    assert stage.blood(rival) == 4
    stage.skip("MasterPhase", B)
    assert stage.blood(rival) == 4
    stage.skip("UntapPhase", C)
    stage.play(C, "done")
    assert stage.decider == A
    stage.play(A, "done")
    stage.skip("UntapPhase", A)
    assert (stage.blood(elder), stage.blood(pupil)) == (3, 3)


def test_owain_does_not_in_torpor() -> None:
    stage = Stage(2, active=B, phase="untap")
    stage.vampire(A, "Owain Evans, The Wanderer", torpor=True)
    krid = stage.vampire(B, "Krid", 0)
    stage.skip("MasterPhase", B)
    assert stage.blood(krid) == 0
