"""Actions that need no discipline: bleeds, attacks, hunts, and what fills pools."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, modes, strikes, try_block
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.events.combat import CombatBegan, RoundBegan
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.words import (
    ACTION,
    ASH_HEAP,
    BESIDE,
    DOMINATE,
    HAND,
    ON_CARD,
    READY,
    STERILE,
)
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire, as_
from conclave.testing import rule

# Bleeds


@rule("EX-6.1.6-a")
def test_krid_plays_computer_hacking() -> None:
    stage = Salon(3)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Computer Hacking", "Freak Drive", "Forgery")
    stage.play(A, "play computer-hacking plain", krid)
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["bleed"], action["stealth"]) == ("bleed", 2, 0)
    assert action["target_seat"] == B
    stage.resolve()
    assert stage.table.pool == [30, 28, 30]
    assert stage.table.edge == A
    stage.table.tapped[krid] = False
    assert not stage.offers(A, "bleed", krid)


@rule("VTES-6.1.6-02")
def test_computer_hacking_is_for_allies_too_but_not_after_a_bleed() -> None:
    stage = Salon()
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Computer Hacking", "Forgery")
    assert modes(stage, A, "computer-hacking") == ["plain"]
    assert modes(stage, A, "forgery") == []
    bleed(stage, thug)
    stage.skip()
    stage.table.tapped[thug] = False
    assert modes(stage, A, "computer-hacking") == []


@rule("VTES-1.6.1-17")
def test_forgery_gains_blood_for_a_vampire_of_some_capacity() -> None:
    stage = Salon()
    pupil, young = stage.vampire(A, "Pupil", 2), stage.vampire(A, "Fledgling")
    stage.hand(A, "Forgery")
    assert not stage.offers(A, "play forgery plain", young)
    stage.play(A, "play forgery plain", pupil)
    stage.resolve()
    assert stage.table.pool[B] == 29
    assert stage.blood(pupil) == 3


# Directed actions and combat


@rule("VTES-1.6.2-11", "VTES-6.2.2-01")
def test_arson_burns_a_location() -> None:
    stage = Salon(3)
    pupil, cellar = stage.vampire(A, "Pupil"), stage.permanent(C, "Cellar")
    stage.hand(A, "Arson", *["Slam"] * 6)
    stage.library(A, "Blur", "Blur")
    stage.play(A, "play arson plain", pupil)
    assert stage.table.view(None)["action"]["target_seat"] == C
    assert stage.names(stage.table.hand[A]) == ["slam"] * 6  # not replaced yet
    stage.resolve()
    assert stage.zone(cellar) == ASH_HEAP
    assert stage.names(stage.table.hand[A]) == [*["slam"] * 6, "blur"]


def test_arson_needs_a_location_and_nothing_happens_if_blocked() -> None:
    stage = Salon()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    stage.hand(A, "Arson")
    assert modes(stage, A, "arson") == []
    cellar = stage.permanent(B, "Cellar")
    stage.play(A, "play arson plain", pupil)
    try_block(stage, rival)
    stage.skip()
    assert stage.zone(cellar) == BESIDE


@rule("VTES-6.4-01")
def test_bums_rush() -> None:
    stage = Salon(3)
    pupil, foe = stage.vampire(A, "Pupil"), stage.vampire(C, "Rival")
    stage.vampire(C, "Fledgling", torpor=True)
    mine = stage.vampire(A, "Elder")
    stage.hand(A, "Bum's Rush")
    stage.play(A, "play bums-rush plain", pupil)
    stage.skip("range")
    assert stage.decider == A
    stage.play(A, "maneuver")
    assert is_long(stage.table)
    stage.skip("range", C)
    stage.skip("strike")
    stage.skip()
    assert len(stage.told(CombatBegan)) == 1
    assert stage.blood(foe) == 9
    assert stage.blood(mine) == 10


@rule("VTES-6.4-02", "VTES-6.4-03")
def test_bums_rush_is_at_ready_minions_of_others() -> None:
    stage = Salon()
    stage.vampire(A, "Pupil")
    stage.vampire(A, "Elder")
    stage.vampire(B, "Rival", torpor=True)
    stage.hand(A, "Bum's Rush")
    assert modes(stage, A, "bums-rush") == []


def test_the_maneuver_of_a_rush_is_one_for_the_whole_combat() -> None:
    stage = Salon()
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Rival")
    stage.hand(A, "Bum's Rush", "Flash")
    stage.play(A, "play bums-rush plain", pupil)
    stage.skip("press", A)
    stage.play(A, "play flash cel", pupil)
    stage.skip("range", A)
    stage.play(A, "maneuver")
    assert is_long(stage.table)
    assert not stage.offers(A, "maneuver")


def test_ambush_is_at_tapped_minions() -> None:
    stage = Salon()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    stage.hand(A, "Ambush")
    assert modes(stage, A, "ambush") == []
    stage.table.tapped[rival] = True
    stage.play(A, "play ambush plain", pupil)
    stage.skip("range", A)
    assert stage.offers(A, "maneuver")


def test_harass_is_at_the_weak_and_the_tapped_with_a_press_to_continue() -> None:
    stage = Salon()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival", 4)
    thug = stage.ally(B, "Thug")
    stage.hand(A, "Harass")
    assert modes(stage, A, "harass") == []
    stage.table.blood[rival] = 3
    assert modes(stage, A, "harass") == ["plain"]
    stage.table.blood[rival] = 4
    stage.table.tapped[thug] = True
    stage.hand(B, "Flash")
    stage.play(A, "play harass plain", pupil)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("strike")
    assert len(stage.told(RoundBegan)) == 2
    assert len(stage.told(CombatBegan)) == 1


def test_the_press_of_harass_does_not_end_a_combat() -> None:
    stage = Salon()
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival", 3)
    stage.hand(A, "Harass")
    stage.hand(B, "Flash")
    stage.play(A, "play harass plain", pupil)
    stage.skip("press", B)
    stage.play(B, "play flash cel", rival)
    assert stage.decider == A
    assert not stage.offers(A, "press")


def test_purity_of_the_beast() -> None:
    stage = Salon(3)
    pupil, thug = stage.vampire(A, "Pupil"), stage.ally(B, "Thug")
    stage.hand(A, "Purity of the Beast")
    stage.play(A, "play purity-of-the-beast plain", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1
    strikes(stage.skip("strike", A))
    stage.skip()
    assert stage.zone(thug) == ASH_HEAP


def test_purity_of_the_beast_is_for_vampires_and_against_allies_of_the_prey() -> None:
    stage = Salon(3)
    stage.vampire(A, "Pupil")
    stage.ally(C, "Thug")
    stage.vampire(B, "Rival")
    stage.hand(A, "Purity of the Beast")
    assert modes(stage, A, "purity-of-the-beast") == []
    stage = Salon(3)
    stage.ally(A, "Thug")
    stage.ally(B, "Thug")
    stage.hand(A, "Purity of the Beast")
    assert modes(stage, A, "purity-of-the-beast") == []


# Undirected actions


@pytest.mark.parametrize(("before", "after"), [(4, 8), (3, 3)])
def test_entrenching(before: int, after: int) -> None:
    stage = Salon()
    elder = stage.vampire(A, "Elder", before)
    stage.hand(A, "Entrenching")
    stage.play(A, "play entrenching plain", elder)
    assert stage.table.view(None)["action"]["target_seat"] is None
    stage.resolve()
    assert stage.blood(elder) == after


@rule("VTES-1.6.1-14")
def test_art_scam_is_for_its_clan() -> None:
    stage = Salon()
    stage.vampire(A, "Elder")
    stage.hand(A, "Art Scam")
    assert modes(stage, A, "art-scam") == []
    name = next(
        card.name
        for card in stage.table.cards.crypt
        if card.clan == "toreador-antitribu" and "advanced" not in card.traits
    )
    artist = stage.vampire(A, name)
    stage.play(A, "play art-scam plain", artist)
    stage.resolve()
    assert stage.table.pool[A] == 32


ARTISTS = (
    Vampire("Old Master", "toreador-antitribu", 1, 8, "", "sabbat"),
    Vampire("Apprentice", "toreador-antitribu", 1, 4, "", "sabbat"),
)


@rule("VTES-1.6.1-22", "VTES-6.2.1-05", "VTES-6.2.3-01")
def test_patronage_costs_pool_and_untaps_both() -> None:
    stage = Stage(2, extra=(*PEOPLE, *ARTISTS))
    master = stage.vampire(A, "Old Master")
    young = stage.vampire(A, "Apprentice", tapped=True)
    stage.hand(A, "Patronage", "Patronage")
    stage.play(A, "play patronage plain", master)
    stage.skip("announced")
    assert stage.table.pool[A] == 30
    stage.resolve()
    assert stage.table.pool[A] == 29
    assert not stage.table.tapped[master]
    assert not stage.table.tapped[young]
    third = stage.vampire(A, "Old Master")
    assert modes(stage, A, "patronage") == []  # one a turn, by whichever minion
    assert not stage.table.tapped[third]


def test_patronage_needs_the_pool_and_somebody_younger() -> None:
    stage = Stage(2, extra=(*PEOPLE, *ARTISTS))
    stage.vampire(A, "Old Master")
    stage.hand(A, "Patronage")
    assert modes(stage, A, "patronage") == []
    stage.vampire(A, "Apprentice")
    assert modes(stage, A, "patronage") == ["plain"]
    stage.pool(A, 0)
    assert modes(stage, A, "patronage") == []


@rule("VTES-1.6.1-17")
def test_the_fourth_and_fifth_tradition_are_for_princes_and_justicars() -> None:
    stage = Salon()
    mayor = stage.vampire(A, "Mayor")
    young = stage.uncontrolled(A, "Fledgling")
    pupil = stage.vampire(A, "Pupil", 0, tapped=True)
    stage.hand(A, "Fourth Tradition: The Accounting", "Fifth Tradition: Hospitality")
    stage.play(A, "play fourth-tradition-the-accounting plain", mayor)
    stage.resolve()
    assert stage.blood(young) == 3
    assert stage.blood(mayor) == 5
    judge = stage.vampire(A, "Judge")
    stage.play(A, "play fifth-tradition-hospitality plain", judge)
    assert not stage.offers(A, "target", judge)
    stage.play(A, "target", pupil)
    stage.resolve()
    assert stage.blood(pupil) == 4
    stage = Salon()
    stage.vampire(A, "Elder")
    stage.vampire(A, "Pack Leader")
    stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Fourth Tradition: The Accounting", "Fifth Tradition: Hospitality")
    assert modes(stage, A, "fourth-tradition-the-accounting") == []
    assert modes(stage, A, "fifth-tradition-hospitality") == []


# Hunting


@rule("VTES-6.1.6-03")
def test_abactor_is_a_hunt_after_which_a_blood_hunt_may_be_called() -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 0)
    stage.vampire(A, "Pupil", 0)
    stage.hand(A, "Abactor")
    stage.hand(B, "Anarchist Uprising")
    stage.play(A, "play abactor plain", elder)  # a vampire without blood has to hunt
    assert stage.table.view(None)["action"]["kind"] == "hunt"
    stage.skip("polling", B)
    assert stage.blood(elder) == 5
    stage.play(B, "vote anarchist-uprising for")
    stage.skip()
    assert stage.zone(elder) == ASH_HEAP


def test_abactor_if_nobody_votes_and_for_vampires_only() -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 2)
    thug = stage.ally(A, "Thug")
    stage.hand(A, "Abactor")
    assert not stage.offers(A, "play abactor plain", thug)
    stage.play(A, "play abactor plain", elder)
    stage.skip()
    assert stage.zone(elder) == READY
    assert stage.blood(elder) == 7


def test_earth_feeder_stays_with_the_laibon_and_helps_him_hunt() -> None:
    stage = Salon()
    hunter = stage.vampire(A, "Hunter", 1)
    stage.hand(A, "Earth-Feeder", "Earth-Feeder")
    stage.play(A, "play earth-feeder plain", hunter)
    assert stage.table.view(None)["action"]["stealth"] == 2
    stage.resolve()
    assert stage.blood(hunter) == 2
    feeder = stage.table.on[hunter][0]
    assert stage.zone(feeder) == ON_CARD
    stage.table.tapped[hunter] = False
    assert modes(stage, A, "earth-feeder") == []
    stage.play(A, "hunt", hunter)
    assert stage.table.view(None)["action"]["stealth"] == 2
    stage.resolve()
    stage.table.tapped[hunter] = False
    stage.play(A, "bleed", hunter)
    assert stage.table.view(None)["action"]["stealth"] == 0


def test_earth_feeder_is_for_laibon() -> None:
    stage = Salon()
    stage.vampire(A, "Elder", 2)
    stage.hand(A, "Earth-Feeder")
    assert modes(stage, A, "earth-feeder") == []


# Sterile vampires


@rule("VTES-11-17")
def test_a_sterile_vampire_brings_no_vampire_into_play() -> None:
    """There is no such card in the pool yet, so one is made up."""
    progeny = Card("Progeny", ACTION, effect=Action(GainPool(1), brings_vampire=True))
    sterile = Vampire("Last of Hers", "caitiff", 1, 4, "", "camarilla", STERILE)
    stage = Stage(2, extra=(progeny, sterile, *PEOPLE))
    last, pupil = stage.vampire(A, "Last of Hers"), stage.vampire(A, "Pupil")
    stage.hand(A, "Progeny")
    assert stage.offers(A, "play progeny plain", pupil)
    assert not stage.offers(A, "play progeny plain", last)


# DRAFT effects, of which the facts know none


@rule("VTES-1.6.1-32", "VTES-1.6.1-34", "VTES-1.6.1-35")
def test_a_draft_effect_is_for_drafts_with_its_own_requirement_and_the_same_cost() -> None:
    drafted = Card(
        "Drafted",
        ACTION,
        DOMINATE,
        cost=Blood(1),
        basic=Action(GainPool(1)),
        modes=(as_(ACTION, Action(GainPool(2)), draft=True),),
    )
    young = Vampire("Nobody", "caitiff", 1, 3, "", "camarilla")
    stage = Stage(2, extra=(drafted, young, *PEOPLE))
    nobody, pupil = stage.vampire(A, "Nobody"), stage.vampire(A, "Pupil")
    stage.hand(A, "Drafted")
    assert modes(stage, A, "drafted") == ["dom"]
    assert stage.offers(A, "play drafted dom", pupil)
    stage = Stage(2, extra=(drafted, young, *PEOPLE), options={"draft": "yes"})
    nobody, pupil = stage.vampire(A, "Nobody"), stage.vampire(A, "Pupil")
    stage.hand(A, "Drafted")
    assert modes(stage, A, "drafted") == ["draft-plain", "dom"]
    stage.play(A, "play drafted draft-plain", nobody)
    stage.resolve()
    assert stage.table.pool[A] == 32
    assert stage.blood(nobody) == 2


@rule("VTES-1.6.1-04")
def test_a_card_that_was_played_is_in_the_ash_heap() -> None:
    stage = Salon()
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Computer Hacking")
    card = stage.table.hand[A][0]
    assert stage.zone(card) == HAND
    stage.play(A, "play computer-hacking plain", krid)
    stage.resolve()
    assert stage.zone(card) == ASH_HEAP
