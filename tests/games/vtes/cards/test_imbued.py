"""Tests of the imbued, their powers and their convictions."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.referendums import call_referendum, stage_with_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.hands import AT_END_OF_ACTION
from conclave.games.vtes.rules.constants import (
    ACTION,
    ALLY,
    ASH_HEAP,
    DOMINATE,
    EQUIPMENT,
    ON_CARD,
    READY,
    RETAINER,
)
from conclave.games.vtes.rules.events.actions import ActionAnnounced
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.events.referendums import ReferendumEnded
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import belongings, identity, values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, as_
from conclave.games.vtes.vocabulary.effects import TakeControl
from conclave.testing import rule

JACK = 'Jack "Hannibal137" Harmon'
MARION = 'Marion "Teacher193" Perks'
PAUL = 'Paul "Sixofswords29" Moreton'
TRAVIS = 'Travis "Traveler72" Miller'
BEATRICE = 'Béatrice "Oracle171" Tremblay'


# Béatrice "Oracle171" Tremblay


def test_beatrice_hurts_another_imbued_of_yours() -> None:
    stage = Stage(2, phase="untap")
    beatrice = stage.vampire(A, BEATRICE)
    jack = stage.vampire(A, JACK)
    theirs = stage.vampire(B, PAUL)
    stage.play(A, "target", beatrice)
    stage.skip("MasterPhase", A)
    assert [stage.blood(card) for card in (beatrice, jack, theirs)] == [3, 3, 4]
    alone = Stage(2, phase="untap")
    beatrice = alone.vampire(A, BEATRICE)
    alone.play(A, "target", beatrice)
    assert alone.blood(beatrice) == 3


# Jack "Hannibal137" Harmon


@rule("VTES-A.1-02", "VTES-A.1-03")
def test_an_imbued_is_an_ally_with_bleed_and_strength_one() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    beatrice = stage.vampire(A, BEATRICE)
    assert (stage.blood(jack), values.bleed(stage.table, jack)) == (4, 1)
    assert values.strength(stage.table, jack) == 1
    assert identity.is_ally(stage.table, jack)
    assert not identity.is_vampire(stage.table, jack)
    assert values.bleed(stage.table, beatrice) == 2


def test_jack_maneuvers_in_the_first_round_only() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    pug = stage.vampire(B, "Pug Jackson")
    hawg = stage.put_on(jack, "Hawg")
    stage.play(A, "bleed", jack)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("range", A)
    assert stage.offers(A, "use", jack, "0")
    stage.skip("press", A)
    stage.play(A, "use", hawg, "0")
    stage.skip("range", A)
    assert not stage.offers(A, "use", jack, "0")


# John "Cop90" O'Malley


JOHN = 'John "Cop90" O\'Malley'


def test_john_attacks_a_monster_for_a_conviction() -> None:
    stage = Stage(2)
    john = stage.vampire(A, JOHN)
    stage.vampire(B, "Krid")
    stage.ally(B, "Loyal Street Gang")
    assert not stage.offers(A, "act", john, john, "0")
    conviction = stage.put_on(john, "Second Sight")
    stage.play(A, "act", john, john, "0")
    stage.skip("strike", A)
    assert stage.zone(conviction) == ASH_HEAP
    assert stage.table.view(None)["action"]["target"].startswith("krid")


# Maman Boumba


def test_maman_boumba_burns_conviction_for_votes_against_a_referendum() -> None:
    stage, elder = stage_with_referendum("Kine Resources Contested", "Elder")
    maman = stage.card(B, "Maman Boumba", READY, blood=4)
    conviction = stage.put_on(maman, "React with Conviction")
    call_referendum(stage, "kine-resources-contested", elder)
    stage.skip("polling", B)
    stage.play(B, "use", maman, "0")
    assert stage.zone(conviction) == ASH_HEAP
    assert not stage.offers(B, "use", maman, "0")
    stage.skip("MinionPhase")
    assert [event.against for event in stage.events_of(ReferendumEnded)] == [3]


@pytest.mark.parametrize(("name", "offered"), [("Rival", True), ("Thug", False)])
def test_maman_boumba_ends_a_combat_between_monsters(name: str, offered: bool) -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    other = stage.vampire(B, name) if offered else stage.ally(B, name)
    maman = stage.card(C, "Maman Boumba", READY, blood=4)
    bleed(stage, elder)
    try_block(stage, other)
    if not offered:
        stage.skip("strike", A)
        assert not stage.table.tapped[maman]
        return
    stage.skip("before-range", C)
    stage.play(C, "use", maman, "1")
    assert stage.table.tapped[maman]
    stage.resolve()
    assert (stage.blood(elder), stage.blood(other)) == (10, 9)


# Marion "Teacher193" Perks


def test_marion_presses_once_a_combat() -> None:
    stage = Stage(2)
    marion = stage.vampire(A, MARION)
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", marion)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("press", A)
    stage.play(A, "use", marion, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", marion, "0")


# Paul "Sixofswords29" Moreton


def test_paul_moves_a_pool_to_an_uncontrolled_imbued() -> None:
    stage = Stage(2, phase="influence")
    paul = stage.vampire(A, PAUL)
    stage.uncontrolled(A, "Krid")
    assert not stage.offers(A, "use", paul, "0")
    jack = stage.uncontrolled(A, JACK)
    stage.play(A, "use", paul, "0")
    stage.skip("InfluencePhase", A)
    assert (stage.blood(jack), stage.table.pool[A]) == (1, 29)
    assert stage.table.transfers == 4
    assert not stage.offers(A, "use", paul, "0")


# Travis "Traveler72" Miller


def test_travis_adds_two_to_an_uncontrolled_imbued() -> None:
    stage = Stage(2)
    travis = stage.vampire(A, TRAVIS)
    jack = stage.uncontrolled(A, JACK)
    assert not stage.offers(A, "act", travis, travis, "0")
    stage.put_on(travis, "Strike with Conviction")
    stage.play(A, "act", travis, travis, "0")
    stage.skip("MinionPhase")
    assert stage.blood(jack) == 2
    assert belongings.convictions(stage.table, travis) == []


@ruling('Travis "Traveler72" Miller', 1)
def test_travis_says_which_conviction_he_burns_as_the_action_is_announced() -> None:
    stage = PeopleStage(2)
    travis, jack = stage.vampire(A, TRAVIS), stage.uncontrolled(A, JACK)
    strike = stage.put_on(travis, "Strike with Conviction")
    sights = [stage.put_on(travis, "Second Sight") for _ in range(2)]
    stage.play(A, "act", travis, travis, "0")
    assert stage.prompt == "Targeting"
    assert stage.options(A) == [stage.text("target", card) for card in (strike, sights[0])]
    stage.play(A, "target", sights[0])
    stage.play(A, "target", jack)
    assert len(stage.events_of(ActionAnnounced)) == 1
    stage.resolve()
    assert stage.blood(jack) == 2
    assert belongings.convictions(stage.table, travis) == [strike, sights[1]]


# Discern


@rule("VTES-A.3-06", "VTES-A.3-07", "VTES-A.3-08")
def test_discern_gives_intercept_against_a_monster() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    jack = stage.vampire(B, JACK)
    discern = stage.put_on(jack, "Discern")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", jack)
    stage.skip("block", B)
    stage.play(B, "use", discern, "0")
    assert values.intercept(stage.table, jack) == 1
    assert stage.table.tapped[discern]
    other = Stage(2)
    marion = other.vampire(A, MARION)
    jack = other.vampire(B, JACK)
    discern = other.put_on(jack, "Discern")
    other.hand(A, "Laptop Computer")
    other.play(A, "play", "laptop-computer", "plain", marion)
    other.skip("BlockQuestion", B)
    other.play(B, "block", jack)
    other.skip("block", B)
    assert not other.offers(B, "use", discern, "0")


@rule("VTES-A.3-02", "VTES-A.3-03")
def test_an_imbued_gains_a_power_and_untaps() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    paul = stage.vampire(A, PAUL)
    stage.hand(A, "Discern")
    assert not stage.offers(A, "play", "discern", "jud", paul)
    stage.play(A, "play", "discern", "jud", jack)
    stage.skip("MinionPhase")
    assert stage.names(stage.table.attached[jack]) == ["discern"]
    assert not stage.table.tapped[jack]


@ruling("Discern", 1)
def test_discern_is_used_like_a_reaction_but_is_no_card_that_is_played() -> None:
    stage = PeopleStage(2)
    elder, jack = stage.vampire(A, "Elder", 5), stage.vampire(B, JACK, tapped=True)
    discern = stage.put_on(jack, "Discern")
    stage.hand(A, "Direct Intervention")
    stage.hand(B, "On the Qui Vive")
    stage.play(A, "hunt", elder)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(B, "block", jack)
    assert not stage.offers(B, "use", discern, "0")
    stage.play(B, "play on-the-qui-vive plain", jack)
    try_block(stage, jack)
    stage.skip("block", B)
    stage.events.clear()
    stage.play_only(B, "use", discern, "0")
    assert stage.window == "block"
    assert values.intercept(stage.table, jack) == 1
    assert stage.events_of(CardPlayed) == []


# Project


def test_project_keeps_young_vampires_and_cheap_monsters_from_blocking() -> None:
    stage = Stage(2)
    travis = stage.vampire(A, TRAVIS)
    power = stage.put_on(travis, "Project")
    stage.put_on(travis, "Second Sight")
    stage.vampire(B, "Pug Jackson")
    stage.ally(B, "Outcast Mage")
    old = stage.vampire(B, "Ira Rivers")
    gang = stage.ally(B, "Loyal Street Gang")
    dear = stage.ally(B, "Thadius Zho, Mage")
    stage.play(A, "bleed", travis)
    stage.play(A, "use", power, "0")
    stage.skip("BlockQuestion", B)
    blocks = [move for move in stage.options(B) if move.startswith("block")]
    assert sorted(blocks) == sorted([stage.text("block", card) for card in (old, gang, dear)])


# Rejuvenate


def test_rejuvenate_heals_its_imbued_and_others_for_a_conviction() -> None:
    stage = Stage(2, phase="untap")
    jack = stage.vampire(A, JACK, 2)
    power = stage.put_on(jack, "Rejuvenate")
    stage.play(A, "target", power)
    assert stage.blood(jack) == 3
    full = Stage(2, phase="untap")
    jack = full.vampire(A, JACK)
    power = full.put_on(jack, "Rejuvenate")
    full.play(A, "target", power)
    assert full.blood(jack) == 4
    act = Stage(2)
    jack = act.vampire(A, JACK, 2)
    power = act.put_on(jack, "Rejuvenate")
    act.put_on(jack, "Second Sight")
    marion = act.vampire(A, MARION, 1)
    act.play(A, "act", jack, power, "0")
    act.skip("MinionPhase")
    assert act.blood(marion) == 2
    assert act.table.tapped[power]


# Vigilance


def test_vigilance_untaps_after_a_successful_action() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    power = stage.put_on(jack, "Vigilance")
    stage.play(A, "bleed", jack)
    stage.skip("after-action", A)
    stage.play(A, "use", power, "0")
    stage.skip("MinionPhase")
    assert not stage.table.tapped[jack]
    assert stage.table.tapped[power]
    assert stage.table.pool[B] == 29


def test_vigilance_wakes_a_tapped_imbued_for_a_conviction() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    jack = stage.vampire(B, JACK, tapped=True)
    power = stage.put_on(jack, "Vigilance")
    stage.play(A, "bleed", krid)
    assert not stage.offers(B, "use", power, "1")
    paid = Stage(2)
    krid = paid.vampire(A, "Krid")
    jack = paid.vampire(B, JACK, tapped=True)
    power = paid.put_on(jack, "Vigilance")
    paid.put_on(jack, "Second Sight")
    paid.play(A, "bleed", krid)
    paid.skip("announced", B)
    paid.play(B, "use", power, "1")
    assert not paid.table.tapped[jack]
    assert belongings.convictions(paid.table, jack) == []


@ruling("Vigilance", 1)
def test_vigilance_is_used_like_a_reaction_and_only_during_an_action() -> None:
    stage = PeopleStage(2)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK, tapped=True)
    power = stage.put_on(jack, "Vigilance")
    stage.put_on(jack, "Second Sight")
    stage.begin()
    assert not stage.offers(B, "use", power, "1")
    bleed(stage, elder)
    stage.skip("announced", B)
    stage.events.clear()
    stage.play_only(B, "use", power, "1")
    assert not stage.table.tapped[jack]
    assert stage.events_of(CardPlayed) == []
    assert stage.window == "announced"


@ruling("Vigilance", 2)
def test_after_vigilance_only_what_comes_after_the_resolution() -> None:
    stage = PeopleStage(2)
    jack, rival = stage.vampire(A, JACK), stage.vampire(B, "Rival")
    power = stage.put_on(jack, "Vigilance")
    stage.hand(B, "Telepathic Counter", "Deflection", "Enhanced Senses")
    bleed(stage, jack)
    stage.skip("after-action", A)
    stage.play(A, "use", power, "0")
    assert stage.window == "after-action"
    while stage.window == "after-action":
        assert [text for text in stage.options(stage.decider) if text.startswith("play")] == []
        stage.play(stage.decider, "pass")
    assert stage.prompt == "MinionPhase"
    assert stage.zone(rival) == READY


# React with Conviction


def test_react_with_conviction_cancels_a_strike_card() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    react = stage.put_on(jack, "React with Conviction")
    ira = stage.vampire(B, "Ira Rivers")
    stage.hand(B, "Majesty")
    stage.play(A, "bleed", jack)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("strike", B)
    stage.play(B, "play", "majesty", "pre", ira)
    stage.skip("as-played", A)
    stage.play(A, "use", react, "0")
    stage.skip("strike", B)
    assert stage.zone(react) == ASH_HEAP
    assert stage.blood(ira) == 7
    assert not stage.offers(B, "play", "majesty", "pre", ira)
    stage.skip("MinionPhase")
    assert stage.blood(ira) == 6


def test_react_with_conviction_does_not_cancel_other_disciplines() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    react = stage.put_on(jack, "React with Conviction")
    pug = stage.vampire(B, "Pug Jackson")
    stage.hand(B, "Undead Strength")
    stage.play(A, "bleed", jack)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("strike", B)
    stage.play(B, "play", "undead-strength", "pot", pug)
    while stage.window == "as-played":
        assert not stage.offers(stage.decider, "use", react, "0")
        stage.play(stage.decider, "pass")
    stage.skip("MinionPhase")
    assert stage.zone(react) == ON_CARD
    assert stage.blood(jack) == 2
    assert stage.zone(jack) == READY


@ruling("React with Conviction", 1)
def test_a_minion_whose_card_was_cancelled_by_conviction_may_try_again() -> None:
    stage = PeopleStage(2)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK)
    react = stage.put_on(jack, "React with Conviction")
    stage.hand(A, "Far Mastery", "Far Mastery")
    stage.play_only(A, "play far-mastery DOM", elder)
    stage.skip("as-played", B)
    stage.play(B, "use", react, "0")
    stage.skip("MinionPhase")
    assert not stage.table.tapped[elder]
    assert stage.events_of(ActionAnnounced) == []
    assert stage.blood(elder) == 10
    assert stage.offers(A, "play far-mastery DOM", elder)


@ruling("React with Conviction", 3)
def test_a_card_cancelled_by_conviction_is_replaced_at_once() -> None:
    grasp = Card(
        "Grasp",
        ACTION,
        DOMINATE,
        basic=Action(TakeControl(), target=targets.One(filters.ALLY)),
        not_replaced=AT_END_OF_ACTION,
    )
    stage = PeopleStage(2, grasp)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK)
    react = stage.put_on(jack, "React with Conviction")
    stage.hand(A, "Grasp", *["Ascendance"] * 6)
    stage.library(A, "Vessel")
    stage.play_only(A, "play grasp dom", elder)
    stage.skip("as-played", B)
    stage.play(B, "use", react, "0")
    assert len(stage.table.hand[A]) == 7


@ruling("React with Conviction", 4)
@pytest.mark.parametrize("kind", [ACTION, EQUIPMENT, RETAINER, ALLY])
def test_conviction_cancels_any_card_for_a_directed_action(kind: str) -> None:
    deed = Action(GainPool(1), target=targets.One(filters.IMBUED))
    card = Card("Deed", kind, life=1, modes=(as_(kind, deed, "dom"),))
    stage = PeopleStage(2, card)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK)
    react = stage.put_on(jack, "React with Conviction")
    stage.hand(A, "Deed")
    stage.play_only(A, "play deed dom", elder)
    stage.skip("as-played", B)
    stage.play(B, "use", react, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[A] == 30
    assert stage.names(stage.table.ash[A]) == ["deed"]


# Second Sight


@rule("VTES-A.2-04")
def test_second_sight_gives_intercept_against_a_monster_once_an_action() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Chavi Oraczko")
    jack = stage.vampire(B, JACK)
    sight = stage.put_on(jack, "Second Sight")
    other = stage.put_on(jack, "Second Sight")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", jack)
    stage.skip("block", B)
    stage.play(B, "use", sight, "0")
    assert stage.zone(sight) == ASH_HEAP
    assert values.intercept(stage.table, jack) == 1
    stage.skip("block", A)
    stage.play(A, "use", krid, "0")
    stage.skip("block", B)
    assert not stage.offers(B, "use", other, "0")
    assert stage.zone(other) == ON_CARD


def test_second_sight_takes_intercept_from_monsters() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    sight = stage.put_on(jack, "Second Sight")
    pug = stage.vampire(B, "Pug Jackson")
    gang = stage.ally(B, "Loyal Street Gang")
    stage.play(A, "bleed", jack)
    stage.play(A, "use", sight, "1")
    assert values.intercept(stage.table, pug) == -1
    assert values.intercept(stage.table, gang) == 0
    stage.skip("MinionPhase")
    assert values.intercept(stage.table, pug) == 0


# Strike with Conviction


def test_strike_with_conviction_hits_a_monster_harder() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    strike = stage.put_on(jack, "Strike with Conviction")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", jack)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("strike", A)
    stage.play(A, "use", strike, "0")
    stage.play(A, "strike hand")
    stage.skip("MinionPhase")
    assert stage.blood(pug) == 4
    mortal = Stage(2)
    jack = mortal.vampire(A, JACK)
    strike = mortal.put_on(jack, "Strike with Conviction")
    gang = mortal.ally(B, "Loyal Street Gang")
    mortal.play(A, "bleed", jack)
    mortal.skip("BlockQuestion", B)
    mortal.play(B, "block", gang)
    mortal.skip("strike", A)
    assert not mortal.offers(A, "use", strike, "0")


@ruling("Strike with Conviction", 1)
def test_strike_with_conviction_bleeds_and_is_burned_on_success() -> None:
    stage = Stage(2)
    jack = stage.vampire(A, JACK)
    strike = stage.put_on(jack, "Strike with Conviction")
    stage.play(A, "act", jack, strike, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 28
    assert stage.zone(strike) == ASH_HEAP
    blocked = Stage(2)
    jack = blocked.vampire(A, JACK)
    strike = blocked.put_on(jack, "Strike with Conviction")
    pug = blocked.vampire(B, "Pug Jackson")
    blocked.play(A, "act", jack, strike, "0")
    blocked.skip("BlockQuestion", B)
    blocked.play(B, "block", pug)
    blocked.skip("MinionPhase")
    assert blocked.zone(strike) == ON_CARD


def test_the_conviction_for_a_power_is_named_too() -> None:
    stage = PeopleStage(2)
    elder, jack = stage.vampire(A, "Elder"), stage.vampire(B, JACK, tapped=True)
    power = stage.put_on(jack, "Vigilance")
    strike, sight = (stage.put_on(jack, f"{word}") for word in ("Strike with Conviction",
                                                                "Second Sight"))  # fmt: skip
    bleed(stage, elder)
    stage.skip("announced", B)
    stage.play(B, "use", power, "1")
    stage.play(B, "target", sight)
    assert not stage.table.tapped[jack]
    assert belongings.convictions(stage.table, jack) == [strike]
