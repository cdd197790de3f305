"""Actions, strikes and other things that vampires may do by themselves."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities import OnlyOne
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import Fighting, InRound, Voting
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, EQUIPMENT, NOBODY, SABBAT, TORPOR
from conclave.games.vtes.vocabulary.card import Card
from conclave.testing import rule


def test_pieter_burns_the_blood_of_a_ready_tremere() -> None:
    stage = Salon()
    pieter = stage.vampire(A, "Pieter van Dorn")
    stage.vampire(B, "Pupil")
    stage.vampire(B, "Mosfair")
    assert not stage.offers(A, "act", pieter, pieter, "0")
    cohn = stage.vampire(B, "Cohn Rose")
    before = stage.blood(cohn)
    stage.play(A, "act", pieter, pieter, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, B)
    stage.resolve()
    assert stage.blood(cohn) == before - 1


def test_jazz_takes_the_edge_that_nobody_has() -> None:
    for holder, offered in ((NOBODY, True), (B, False), (A, False)):
        stage = Stage(2)
        jazz = stage.vampire(A, "Jazz Wentworth")
        stage.edge(holder)
        assert stage.offers(A, "act", jazz, jazz, "0") == offered
    stage = Stage(2)
    jazz = stage.vampire(A, "Jazz Wentworth")
    stage.play(A, "act", jazz, jazz, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.edge == A


ONLY = Card("Crown", EQUIPMENT, grants=OnlyOne())


@ruling("Lucian", 1, 2)
def test_lucian_steals_equipment_that_he_may_have_and_cannot_use_it_this_round() -> None:
    stage = Stage(2, extra=(*PEOPLE, ONLY))
    lucian, rival = stage.vampire(A, "Lucian"), stage.vampire(B, "Rival")
    crown, cudgel = stage.put_on(rival, "Crown"), stage.put_on(rival, "Cudgel")
    stage.put_on(lucian, "Crown")
    fight(stage, lucian, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", lucian, "0")
    stage.play(B, "strike hand")
    stage.skip("press", A)
    assert stage.table.host[cudgel] == lucian
    assert stage.table.host[crown] == rival
    assert stage.table.has_note(notes.STOLEN, cudgel)
    free = Stage(2, extra=(*PEOPLE, ONLY))
    lucian, rival = free.vampire(A, "Lucian"), free.vampire(B, "Rival")
    crown = free.put_on(rival, "Crown")
    fight(free, lucian, rival)
    free.skip("strike", A)
    free.play(A, "strike", lucian, "0")
    free.play(B, "strike hand")
    free.skip("press", A)
    assert free.table.host[crown] == lucian


def test_gabrielle_steals_two_blood_or_life() -> None:
    for name, left in (("Rival", 7), ("Thug", 1)):
        stage = Salon()
        gabrielle = stage.vampire(A, "Gabrielle di Righetti", 5)
        foe = stage.ally(B, name) if name == "Thug" else stage.vampire(B, name)
        stage.vampire(B, "Elder", torpor=True)
        stage.vampire(A, "Pupil")
        stage.play(A, "act", gabrielle, gabrielle, "0")
        assert stage.table.view(None)["action"]["stealth"] == 1
        stage.resolve()
        assert (stage.blood(gabrielle), stage.blood(foe)) == (7, left)


def test_alonso_hurts_the_anarchs_of_whom_he_bleeds() -> None:
    stage = Salon(3)
    alonso = stage.vampire(A, "Alonso Petrodon")
    casey, mazz = stage.vampire(B, "Casey Snyder"), stage.vampire(B, "Mazz")
    far = stage.vampire(C, "Octane")
    assert values.bleed(stage.table, alonso) == 2
    bleed(stage, alonso)
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert [stage.blood(card) for card in (casey, mazz, far)] == [5, 3, 6]


def test_alonso_hurts_nobody_if_he_is_blocked() -> None:
    stage = Salon()
    alonso, casey = stage.vampire(A, "Alonso Petrodon"), stage.vampire(B, "Casey Snyder")
    rival = stage.vampire(B, "Rival")
    bleed(stage, alonso)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    assert stage.blood(casey) == 6


def test_mary_anne_feeds_a_vampire_in_the_uncontrolled_region() -> None:
    stage = Stage(2)
    mary = stage.vampire(A, "Mary Anne Blaire")
    assert not stage.offers(A, "act", mary, mary, "0")
    krid = stage.uncontrolled(A, "Krid")
    stage.play(A, "act", mary, mary, "0")
    stage.resolve()
    assert stage.blood(krid) == 2
    assert stage.blood(mary) == 10


@pytest.mark.parametrize("name", ["Gustaphe Brunnelle", "Nangila Were"])
def test_some_attack_minions_of_others(name: str) -> None:
    stage = Salon(4)
    minion = stage.vampire(A, name)
    stage.vampire(A, "Pupil")
    far = stage.vampire(C, "Rival")
    assert stage.offers(A, "act", minion, minion, "0") == (name == "Nangila Were")
    thug = stage.ally(B, "Thug")
    stage.play(A, "act", minion, minion, "0")
    if name == "Nangila Were":
        assert values.hand_size(stage.table, A) == 8
        assert stage.offers(A, "target", far)
        stage.play(A, "target", thug)
    stage.skip("strike", A)
    fought = fighting(stage.table)
    assert fought is not None
    assert fought.opponent(minion) == thug


def test_omaya_prevents_a_damage_once_each_combat() -> None:
    stage = Salon()
    omaya, rival = stage.vampire(A, "Omaya"), stage.vampire(B, "Rival")
    stage.hand(A, "Blur")
    fight(stage, omaya, rival)
    strikes(stage)
    stage.skip("damage", A)
    stage.play(A, "use", omaya, "0")
    assert not stage.offers(A, "use", omaya, "0")
    stage.skip("MinionPhase")
    assert stage.blood(omaya) == 7


@ruling("Permanents that increase bleed amount during an action", 1)
@pytest.mark.parametrize(
    ("name", "again"), [("Francisco Domingo de Polonia", False), ("Virginie, Prodigy", True)]
)
def test_some_burn_blood_to_bleed_for_more(name: str, again: bool) -> None:
    bribe = Card("Bribe", ACTION, effect=Action(None, "bleed"))
    stage = Stage(2, extra=(bribe,))
    minion = stage.vampire(A, name)
    full = stage.blood(minion)
    assert not stage.offers(A, "use", minion, "0")
    stage.play(A, "bleed", minion)
    stage.play(A, "use", minion, "0")
    assert stage.blood(minion) == full - 1
    assert not stage.offers(A, "use", minion, "0")
    stage.skip("after-action", A)
    assert not stage.offers(A, "use", minion, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 28
    noting.strike_out(stage.table, notes.DONE, minion)
    stage.table.tapped[minion] = False
    stage.play(A, "bleed", minion)
    assert stage.offers(A, "use", minion, "0") == again


def test_pherydima_untaps_for_a_pool_in_the_discard_phase() -> None:
    stage = Stage(2, phase="discard")
    pherydima = stage.vampire(A, "Pherydima", tapped=True)
    stage.play(A, "use", pherydima, "0")
    assert not stage.table.tapped[pherydima]
    assert stage.table.pool[A] == 29
    assert not stage.offers(A, "use", pherydima, "0")


@ruling("Make strike aggravated", 1)
@pytest.mark.parametrize("name", ["Janey Pickman", "Lambach"])
def test_hands_may_be_made_aggravated_after_both_strikes_are_chosen(name: str) -> None:
    stage = Salon()
    minion, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
    full = stage.blood(minion)
    fight(stage, minion, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "strike hand")
    assert stage.window == "strikes-chosen"
    stage.play(A, "use", minion, "0")
    stage.skip("MinionPhase")
    assert stage.zone(rival) == TORPOR
    assert stage.blood(minion) == full - 2


@pytest.mark.parametrize(
    ("name", "again", "strength"), [("Janey Pickman", True, 1), ("Lambach", False, 2)]
)
def test_it_may_be_done_once_each_round_or_combat(name: str, again: bool, strength: int) -> None:
    stage = Salon()
    minion, thug = stage.vampire(A, name), stage.ally(B, "Thug")
    stage.hand(A, "Wolf Claws")
    assert values.strength(stage.table, minion) == strength
    fight(stage, minion, thug)
    stage.play(A, "use", minion, "0")
    assert not stage.offers(A, "use", minion, "0")
    noting.note(stage.table, stage.table.scope(Fighting), notes.FREE_PRESS, minion, 1)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("before-range", A)
    assert stage.offers(A, "use", minion, "0") == again


@ruling("Goratrix", 1)
@pytest.mark.parametrize(("name", "left"), [("Rival", 7), ("Thug", 1)])
def test_goratrix_steals_blood_or_life_at_any_range(name: str, left: int) -> None:
    stage = Salon()
    goratrix = stage.vampire(A, "Goratrix", 5)
    foe = stage.ally(B, name) if name == "Thug" else stage.vampire(B, name)
    assert values.bleed(stage.table, goratrix) == 2
    fight(stage, goratrix, foe)
    noting.note(stage.table, stage.table.scope(InRound), notes.RANGE_LONG, goratrix, 1)
    strikes(stage, stage.text("strike", goratrix, "0"))
    stage.skip("MinionPhase")
    assert (stage.blood(goratrix), stage.blood(foe)) == (7, left)


def test_the_arcadian_bleeds_better_for_a_blood() -> None:
    stage = Stage(2)
    arcadian = stage.vampire(A, "The Arcadian")
    stage.play(A, "act", arcadian, arcadian, "0")
    assert values.stealth(stage.table, arcadian) == 1
    stage.resolve()
    assert stage.table.pool[B] == 28
    assert stage.blood(arcadian) == 7


@rule("VTES-10.2-06")
def test_tobias_makes_an_untitled_vampire_of_yours_a_bishop() -> None:
    stage = Stage(2)
    tobias = stage.vampire(A, "Tobias Smith")
    for name in ("Mosfair", "Percival", "Gilbert Duane"):
        stage.vampire(A, name)
    stage.vampire(B, "Omaya")
    assert not stage.offers(A, "act", tobias, tobias, "0")
    guggenheim = stage.vampire(A, "Guggenheim")
    stage.play(A, "act", tobias, tobias, "0")
    stage.resolve()
    assert titles.title(stage.table, guggenheim) == "bishop"


def test_gabrin_taps_an_ally_or_a_younger_vampire() -> None:
    stage = Salon()
    gabrin = stage.vampire(A, "Gabrin")
    stage.vampire(B, "Rival")
    stage.vampire(A, "Pupil")
    assert not stage.offers(A, "act", gabrin, gabrin, "0")
    thug, mayor = stage.ally(B, "Thug"), stage.vampire(B, "Mayor")
    stage.play(A, "act", gabrin, gabrin, "0")
    assert sorted(stage.options(A)) == sorted(stage.text("target", each) for each in (mayor, thug))
    stage.play(A, "target", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.tapped[thug]


@ruling("Annazir", 1, 2)
@ruling("Personal titles", 1)
def test_annazir_burns_a_location_or_steals_equipment_once_a_turn() -> None:
    stage = Salon(3)
    annazir, rival = stage.vampire(A, "Annazir"), stage.vampire(B, "Rival")
    cellar, lamp = stage.permanent(C, "Cellar"), stage.put_on(rival, "Lamp", C)
    stage.permanent(A, "Cellar")
    assert values.bleed(stage.table, annazir) == 2
    stage.play(A, "act", annazir, annazir, "1")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.host[lamp] == annazir
    assert stage.table.controller[lamp] == A
    stage.table.tapped[annazir] = False
    assert not stage.offers(A, "act", annazir, annazir, "0")
    other = Salon(3)
    annazir, cellar = other.vampire(A, "Annazir"), other.permanent(C, "Cellar")
    other.play(A, "act", annazir, annazir, "0")
    other.resolve()
    assert other.zone(cellar) == ASH_HEAP
    contests.change_sect(other.table, annazir, SABBAT)
    assert titles.votes(other.table, annazir) == 2


@ruling("Unconditional referendum ability", 1)
@ruling("Personal titles", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_arishat_makes_a_vampire_abstain_in_a_blood_hunt_too(torpor: bool) -> None:
    stage = Salon(3)
    arishat = stage.vampire(B, "Arishat", torpor=torpor)
    mayor, victim = stage.vampire(A, "Mayor"), stage.vampire(A, "Pupil", 0, torpor=True)
    judge = stage.vampire(C, "Judge")
    stage.play(A, "diablerize", mayor, victim)
    stage.skip("Referendum", B)
    stage.play(B, "use", arishat, "0")
    stage.play(B, "target", judge)
    assert stage.blood(arishat) == 5
    assert stage.table.has_note(notes.ABSTAINS, judge)
    assert not stage.offers(stage.decider, "use", arishat, "0")


@ruling("Usable during the polling step", 1)
def test_arishat_does_nothing_where_votes_do_not_count() -> None:
    stage = Salon(3)
    arishat, pupil = stage.vampire(B, "Arishat"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert titles.votes(stage.table, arishat) == 1
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", arishat, "0")
    noting.note(stage.table, stage.table.scope(Voting), notes.PASSES, 0, 1)
    assert not stage.offers(B, "use", arishat, "0")
