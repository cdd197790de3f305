"""Actions, modifiers, reactions and combat cards that need no discipline."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, modes, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities import Action
from conclave.games.vtes.rules.events import CombatBegan, RoundBegan
from conclave.games.vtes.rules.situation import is_long
from conclave.games.vtes.rules.words import (
    ACTION,
    ASH_HEAP,
    BESIDE,
    DOMINATE,
    HAND,
    ON_CARD,
    READY,
    STERILE,
    TORPOR,
)
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire, as_
from conclave.games.vtes.vocabulary.effects import GainPool
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


# Reactions


@rule("VTES-1.6.1-13")
def test_wake_with_evenings_freshness_is_replaced_late() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Wake with Evening's Freshness", *["Slam"] * 6)
    stage.library(B, "Blur")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play wake-with-evenings-freshness plain", elder)
    stage.skip()
    assert stage.names(stage.table.hand[B]) == ["slam"] * 6
    assert stage.blood(elder) == 10


@pytest.mark.parametrize("card", ["wake-with-evenings-freshness", "forced-awakening"])
def test_some_wakes_are_for_vampires(card: str) -> None:
    stage = Salon()
    pupil = stage.vampire(A, "Pupil")
    stage.ally(B, "Thug", tapped=True)
    stage.hand(B, card, "On the Qui Vive")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "on-the-qui-vive") == ["plain"]
    assert modes(stage, B, card) == []


@ruling("Forced Awakening", 1)
def test_forced_awakening_costs_blood_as_the_action_resolves_without_a_block() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Forced Awakening", "Telepathic Counter")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", elder)
    stage.skip("declined", B)
    assert stage.blood(elder) == 10
    stage.play(B, "play telepathic-counter aus", elder)
    stage.resolve()
    assert stage.blood(elder) == 9
    assert stage.table.tapped[elder]


def test_forced_awakening_without_blood_to_burn() -> None:
    stage = Salon()
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(B, "Elder", 0, tapped=True)
    stage.hand(B, "Forced Awakening")
    bleed(stage, pupil)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play forced-awakening plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 0
    assert stage.zone(elder) == READY


def test_on_the_qui_vive_keeps_an_ally_tapped_and_is_played_once_between_untap_phases() -> None:
    stage = Salon()
    first, second = stage.vampire(A, "Pupil"), stage.vampire(A, "Elder")
    thug, rival = stage.ally(B, "Thug", tapped=True), stage.vampire(B, "Rival", tapped=True)
    stage.hand(B, *["On the Qui Vive"] * 4)
    bleed(stage, first)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play on-the-qui-vive plain", thug)
    stage.skip("BlockQuestion", B)
    stage.play(B, "play on-the-qui-vive plain", rival)
    stage.skip()
    bleed(stage, second)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "play on-the-qui-vive plain", thug)
    stage.skip()
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    assert stage.table.tapped[thug]
    assert not stage.table.tapped[rival]


@rule("VTES-6.2.2-11")
@pytest.mark.parametrize(
    ("card", "mode", "who"),
    [
        ("eluding-the-arms-of-morpheus", "plain", "Elder"),
        ("second-tradition-domain", "plain-reaction", "Mayor"),
    ],
)
def test_untapping_to_block(card: str, mode: str, who: str) -> None:
    stage = Salon()
    pupil, foe = stage.vampire(A, "Pupil", 2), stage.vampire(B, who, tapped=True)
    stage.hand(B, card)
    stage.play(A, "hunt", pupil)
    stage.skip("BlockQuestion", B)
    blood = stage.blood(foe)
    stage.play(B, f"play {card} {mode}", foe)
    assert stage.blood(foe) == blood - 1
    assert stage.window == "block"
    stage.skip()
    blocked = card == "second-tradition-domain"  # with 2 intercept, needed or not
    assert len(stage.told(CombatBegan)) == int(blocked)
    assert stage.table.tapped[foe] == blocked


def test_second_tradition_for_an_untapped_prince_and_for_nobody_else() -> None:
    stage = Salon()
    pupil, mayor = stage.vampire(A, "Pupil", 2), stage.vampire(B, "Mayor")
    elder = stage.vampire(B, "Elder", tapped=True)
    stage.hand(B, "Second Tradition: Domain")
    stage.play(A, "hunt", pupil)
    try_block(stage, mayor)
    stage.skip("block", B)
    assert modes(stage, B, "second-tradition-domain") == ["plain"]
    stage.play(B, "play second-tradition-domain plain", mayor)
    assert stage.blood(mayor) == 6
    stage.skip()
    assert len(stage.told(CombatBegan)) == 1
    assert stage.table.tapped[elder]


@rule("VTES-6.2.2-08")
def test_untapping_to_block_is_not_for_who_declined_or_may_not_block() -> None:
    stage = Salon(3)
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(C, "Elder", tapped=True)
    stage.vampire(B, "Rival", tapped=True)
    stage.hand(C, "Eluding the Arms of Morpheus")
    stage.hand(B, "Eluding the Arms of Morpheus")
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert modes(stage, C, "eluding-the-arms-of-morpheus") == []
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "eluding-the-arms-of-morpheus") == ["plain"]
    stage.play(B, "decline")
    stage.skip("declined", B)
    assert modes(stage, B, "eluding-the-arms-of-morpheus") == []


@rule("VTES-6.2.3-03")
@pytest.mark.parametrize(("minion", "offered"), [("Pupil", ["plain"]), ("Elder", [])])
def test_minor_irritation(minion: str, offered: list[str]) -> None:
    stage = Salon()
    acting, rival = stage.vampire(A, minion), stage.vampire(B, "Rival")
    stage.hand(B, "Minor Irritation")
    bleed(stage, acting)
    try_block(stage, rival)
    stage.skip("blocked", B)
    assert modes(stage, B, "minor-irritation") == offered
    stage.play(B, *(["play minor-irritation plain", rival] if offered else ["pass"]))
    stage.skip("before-range")
    assert stage.table.tapped[rival] != bool(offered)


def test_delaying_tactics_cancels_a_referendum() -> None:
    stage = Salon(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    other = stage.vampire(A, "Pupil")
    stage.hand(A, "Anarchist Uprising", "Domain Challenge")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play anarchist-uprising plain", elder)
    stage.skip("polling", B)
    stage.play(B, "play delaying-tactics plain", rival)
    stage.skip()
    assert stage.table.pool == [30, 30, 30]
    assert not stage.table.tapped[elder]
    assert stage.blood(rival) == 8
    assert stage.names(stage.table.hand[A]) == ["domain-challenge", "anarchist-uprising"]
    assert stage.names(stage.table.ash[B]) == ["delaying-tactics"]
    assert modes(stage, A, "anarchist-uprising") == []
    assert stage.offers(A, "play domain-challenge plain", other)
    assert not stage.offers(A, "play domain-challenge plain", elder)


@rule("VTES-6.5.6-05")
def test_delaying_tactics_is_for_referendums_and_not_for_blood_hunts() -> None:
    stage = Salon(3)
    elder = stage.vampire(A, "Elder", 2)
    stage.vampire(B, "Rival")
    stage.hand(A, "Abactor")
    stage.hand(B, "Delaying Tactics")
    stage.play(A, "play abactor plain", elder)
    stage.skip("BlockQuestion", B)
    assert modes(stage, B, "delaying-tactics") == []
    stage.skip("polling", B)
    assert modes(stage, B, "delaying-tactics") == []


# Combat


@rule("VTES-1.6.1-13", "VTES-6.4.5-16")
@pytest.mark.parametrize(
    ("card", "window"), [("dodge", "strike"), ("fake-out", "range"), ("lucky-blow", "strike")]
)
def test_some_combat_cards_are_replaced_after_combat(card: str, window: str) -> None:
    stage = Salon()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(A, card, *["Deny"] * 6)
    stage.library(A, "Slam", "Blur")
    fight(stage, thug, rival)
    stage.skip(window, A)
    stage.play(A, f"play {card} plain", thug)
    stage.skip("press", A)
    assert stage.names(stage.table.hand[A]) == ["deny"] * 6
    assert is_long(stage.table) == (card == "fake-out")
    lucky = card == "lucky-blow"
    assert (stage.blood(thug), stage.blood(rival)) == (2 if lucky else 3, 7 if lucky else 9)
    stage.skip()
    assert stage.names(stage.table.hand[A]) == [*["deny"] * 6, "slam"]


@rule("VTES-6.4.2-06")
def test_fake_out_is_no_strike_and_dodge_no_maneuver() -> None:
    stage = Salon()
    thug, rival = stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(A, "Dodge", "Fake Out", "Fake Out")
    fight(stage, thug, rival)
    assert modes(stage, A, "dodge") == modes(stage, A, "fake-out") == []
    stage.skip("range", A)
    assert modes(stage, A, "dodge") == []
    stage.play(A, "play fake-out plain", thug)
    assert stage.decider == B  # nobody maneuvers twice in succession
    stage.skip("strike", A)
    assert modes(stage, A, "fake-out") == []
    assert modes(stage, A, "dodge") == ["plain"]


def test_taste_of_vitae_gains_what_the_opponent_lost_to_damage() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Vitae", "Taste of Vitae", "Undead Strength", "Pursuit")
    stage.hand(B, "Skin of Rock")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("damage", B)
    stage.play(B, "play skin-of-rock for", rival)
    stage.skip("additional-strikes", A)
    stage.play(A, "play pursuit CEL", elder)
    stage.skip("end-of-round", A)
    assert (stage.blood(elder), stage.blood(rival)) == (2, 6)
    stage.play(A, "play taste-of-vitae plain", elder)
    assert stage.blood(elder) == 5
    assert modes(stage, A, "taste-of-vitae") == []


def test_taste_of_vitae_when_the_opponent_goes_to_torpor() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival", 2)
    stage.hand(A, "Taste of Vitae", "Undead Strength")
    stage.hand(B, "Taste of Vitae")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play undead-strength POT", elder))
    stage.skip("end-of-round")
    assert stage.zone(rival) == TORPOR
    assert stage.decider == A
    stage.play(A, "play taste-of-vitae plain", elder)
    assert stage.blood(elder) == 4
    stage.skip()
    assert stage.names(stage.table.hand[B]) == ["taste-of-vitae"]


def test_taste_of_vitae_needs_damage_and_a_vampire() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Taste of Vitae", "Theft of Vitae")
    fight(stage, elder, rival)
    strikes(stage, stage.text("play theft-of-vitae THA", elder))
    stage.skip("end-of-round", A)
    assert modes(stage, A, "taste-of-vitae") == []
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder", 3), stage.ally(B, "Thug")
    stage.hand(A, "Taste of Vitae")
    fight(stage, elder, thug)
    stage.skip("end-of-round", A)
    assert stage.blood(thug) == 2
    assert modes(stage, A, "taste-of-vitae") == []


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
