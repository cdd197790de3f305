"""Tests of vampires with two versions."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    fight,
    merged_vampire,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    EQUIPMENT,
    INDEPENDENT,
    LOCATION,
    MODIFIER,
    NOTHING,
    ON_CARD,
    REACTION,
    SABBAT,
    TORPOR,
)
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary.blocks import Intercept, Stealth
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, as_
from conclave.testing import rule


def merged(stage: Stage, name: str, seat: int = A) -> int:
    """A vampire in play whose advanced version has joined him."""
    card = stage.vampire(seat, name)
    other = stage.uncontrolled(seat, f"{name.lower().replace(' ', '-')}-adv")
    moving.merge(stage.table, card, other)
    return card


# Alan Sovereign


JET = Card("Jet", EQUIPMENT, cost=Pool(3))


@pytest.mark.parametrize("name", ["Elder", "alan-sovereign-adv"])
def test_advanced_alan_pays_for_equipment_with_investment_cards(name: str) -> None:
    stage = PeopleStage(2, JET)
    alan, elder = stage.vampire(A, "alan-sovereign-adv"), stage.vampire(A, "Elder")
    short = stage.permanent(A, "Short-Term Investment", counters=2)
    long = stage.permanent(A, "Protracted Investment", counters=1)
    other = stage.permanent(B, "Protracted Investment", counters=1)
    stage.hand(A, "Jet")
    stage.play(A, "play jet plain", elder if name == "Elder" else alan)
    stage.skip("PayingLess", A)
    assert not stage.offers(A, "target", other)
    stage.play(A, "target", long)
    assert not stage.offers(A, "target", long)
    stage.play(A, "target", short)
    stage.play(A, "done")
    stage.resolve()
    assert stage.table.pool == [29, 30]
    assert (stage.blood(short), stage.zone(long)) == (1, ASH_HEAP)


def test_advanced_alan_pays_only_while_he_is_ready_and_only_for_equipment() -> None:
    stage = PeopleStage(2, JET)
    stage.vampire(A, "alan-sovereign-adv", torpor=True)
    elder = stage.vampire(A, "Elder")
    short = stage.permanent(A, "Short-Term Investment", counters=2)
    stage.hand(A, "Jet")
    stage.play(A, "play jet plain", elder)
    stage.resolve()
    assert (stage.table.pool[A], stage.blood(short)) == (27, 2)
    stage = PeopleStage(2)
    alan = stage.vampire(A, "alan-sovereign-adv")
    short = stage.permanent(A, "Short-Term Investment", counters=2)
    stage.hand(A, "Carlton Van Wyk")
    stage.play(A, "play carlton-van-wyk plain", alan)
    stage.resolve()
    assert (stage.table.pool[A], stage.blood(short)) == (28, 2)


def test_equipment_that_only_investments_make_affordable_may_be_had() -> None:
    stage = PeopleStage(2, JET)
    alan = stage.vampire(A, "alan-sovereign-adv")
    stage.pool(A, 2)
    stage.hand(A, "Jet")
    assert not stage.offers(A, "play jet plain", alan)
    short = stage.permanent(A, "Short-Term Investment", counters=3)
    stage.play(A, "play jet plain", alan)
    stage.skip("PayingLess", A)
    assert (stage.table.pool[A], stage.blood(short)) == (2, 2)  # there was no choice yet
    stage.play(A, "target", short)
    stage.play(A, "target", short)
    stage.resolve()
    assert stage.table.pool[A] == 2
    assert stage.names(stage.table.attached[alan]) == ["jet"]


def test_merged_alan_moves_a_counter_from_any_investment_to_your_pool() -> None:
    stage = PeopleStage(2, phase="master")
    alan = merged(stage, "Alan Sovereign")
    theirs = stage.permanent(B, "Protracted Investment", counters=2)
    stage.permanent(A, "Short-Term Investment", counters=2)
    (advanced,) = stage.table.attached[alan]
    stage.play(A, "use", advanced, "0")
    stage.play(A, "target", theirs)
    assert (stage.table.pool, stage.blood(theirs)) == ([31, 30], 1)
    assert not stage.offers(A, "use", advanced, "0")


# Appolonius


def test_appolonius_presses_once_each_combat() -> None:
    stage = PeopleStage()
    appolonius, rival = stage.vampire(A, "Appolonius"), stage.vampire(B, "Rival")
    assert values.bleed(stage.table, appolonius) == 2
    fight(stage, appolonius, rival)
    stage.skip("press", A)
    stage.play(A, "use", appolonius, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", appolonius, "0")


def test_advanced_appolonius_bleeds_for_the_titles_of_his_target() -> None:
    stage = PeopleStage(3)
    appolonius = stage.vampire(A, "appolonius-adv")
    stage.vampire(B, "Mayor")
    stage.vampire(B, "Judge", torpor=True)
    stage.vampire(B, "Pupil")
    stage.vampire(C, "Pack Leader")
    assert values.bleed(stage.table, appolonius) == 1
    bleed(stage, appolonius)
    assert values.bleed(stage.table, appolonius) == 3


@pytest.mark.parametrize("name", ["Appolonius", "Brunhilde"])
def test_some_attack_only_when_merged(name: str) -> None:
    stage = PeopleStage()
    alone = stage.vampire(A, f"{name.lower()}-adv")
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "act", alone, alone, "0")
    both = PeopleStage(4)
    card = merged_vampire(both, name)
    advanced = identity.merged_with(both.table, card)
    rebel, thug = both.vampire(C, "Casey Snyder"), both.ally(B, "Thug")
    rival = both.vampire(C, "Rival")
    both.play(A, "act", card, advanced, "0")
    if name == "Appolonius":
        assert [both.offers(A, "target", each) for each in (rebel, thug, rival)] == [True] * 3
        both.play(A, "target", rival)
    both.skip("strike", A)
    fought = current_combat(both.table)
    assert fought is not None
    assert fought.opponent(card) == rival


# Batsheva


def test_batsheva_is_stronger_against_some_and_when_merged() -> None:
    stage = Stage(2)
    base = stage.vampire(A, "Batsheva")
    assert values.strength(stage.table, base) == 1
    both = Stage(2)
    card = merged(both, "Batsheva")
    assert values.strength(both.table, card) == 2
    pug = both.vampire(B, "Milo, The Invisible Horror")
    both.play(A, "bleed", card)
    both.skip("BlockQuestion", B)
    both.play(B, "block", pug)
    both.skip("strike", A)
    assert values.strength(both.table, card) == 3


# Boss Callihan


def test_boss_callihan_does_not_rescue_others() -> None:
    stage = PeopleStage()
    boss, pupil = stage.vampire(A, "Boss Callihan"), stage.vampire(A, "Pupil", torpor=True)
    elder = stage.vampire(A, "Elder")
    assert not any(stage.offers(A, "rescue", boss, pupil, str(share)) for share in range(3))
    assert stage.offers(A, "rescue", elder, pupil, "2")
    assert stage.offers(A, "diablerize", boss, pupil)


# Brunhilde


def test_brunhilde_bleeds_ventrue_for_more() -> None:
    stage = PeopleStage(3)
    brunhilde = stage.vampire(A, "Brunhilde")
    elder = stage.vampire(B, "Elder")
    stage.vampire(C, "Mayor")
    assert values.strength(stage.table, brunhilde) == 2
    assert values.bleed(stage.table, brunhilde) == 1
    bleed(stage, brunhilde)
    assert values.bleed(stage.table, brunhilde) == 2
    moving.to_torpor(stage.table, elder)
    assert values.bleed(stage.table, brunhilde) == 1


@rule("VTES-10.5-03")
def test_with_advanced_brunhilde_becoming_an_anarch_is_free_for_your_vampires() -> None:
    stage = Stage(2)
    stage.vampire(A, "brunhilde-adv")
    krid = stage.vampire(A, "Krid", 1)
    stage.play(A, "become-anarch", krid)
    stage.resolve()
    assert stage.blood(krid) == 1
    assert identity.is_anarch(stage.table, krid)
    other = Stage(2)
    other.vampire(B, "brunhilde-adv")
    krid = other.vampire(A, "Krid", 1)
    assert not other.offers(A, "become-anarch", krid)


# Danielle Diron


@ruling("Personal titles", 1)
def test_danielle_gets_blood_when_she_has_none_and_keeps_her_vote() -> None:
    for blood, torpor, left in ((0, False, 2), (1, False, 1), (0, True, 0)):
        stage = Stage(2, phase="untap")
        danielle = stage.vampire(A, "Danielle Diron", blood, torpor=torpor)
        stage.skip("MasterPhase", A)
        assert stage.blood(danielle) == left
    contests.change_sect(stage.table, danielle, SABBAT)
    moving.to_ready(stage.table, danielle)
    assert titles.votes(stage.table, danielle) == 1


# Dominique

MANORS = (
    Card("Blood Manor", EQUIPMENT, LOCATION, cost=Blood(2)),
    Card("Old Manor", EQUIPMENT, LOCATION, cost=Pool(2)),
)


@ruling("Dominique", 1)
@pytest.mark.parametrize(("name", "number"), [("Blood Manor", 2), ("Old Manor", 2), ("Manse", 1)])
def test_dominique_vandalizes_a_location_until_it_is_burned(name: str, number: int) -> None:
    stage = PeopleStage(2, *MANORS)
    dominique, pupil = stage.vampire(A, "Dominique"), stage.vampire(B, "Fledgling", tapped=True)
    manor, other = stage.put_on(pupil, name), stage.put_on(pupil, "Manse")
    for done in range(1, number + 1):
        stage.table.tapped[dominique] = False
        assert stage.zone(manor) == ON_CARD
        stage.play(A, "act", dominique, dominique, "0")
        stage.play(A, "target", manor)
        assert stage.table.view(None)["action"]["target_seat"] == B
        stage.skip("MinionPhase", A)
        if done < number:
            assert str([["vandal", A, 1]]) in str(stage.table.view(B))
        stage.skip("MinionPhase", B)
        stage.skip("MinionPhase", A)
    assert stage.zone(manor) == ASH_HEAP
    assert stage.zone(other) == ON_CARD


# Javier Montoya


@ruling("Discounts for rescue", 1)
def test_javier_rescues_for_one_blood() -> None:
    stage = PeopleStage()
    javier, pupil = stage.vampire(A, "Javier Montoya"), stage.vampire(A, "Pupil", 1, torpor=True)
    assert values.bleed(stage.table, javier) == 2
    stage.play(A, "rescue", javier, pupil, "0")
    stage.resolve()
    assert (stage.blood(javier), stage.blood(pupil)) == (9, 0)


@rule("VTES-10.5-10", "VTES-10.5-11")
def test_the_baron_and_the_prince_of_barcelona_contest_it() -> None:
    stage = Stage(2, phase="untap")
    maria = stage.vampire(B, "María del Toro")
    javier = merged_vampire(stage, "Javier Montoya")
    assert [titles.title(stage.table, card) for card in (maria, javier)] == ["", ""]
    stage.play(A, "pay", javier)
    assert stage.blood(javier) == 7


# Lazarus


def test_lazarus_shoots_and_merged_presses_on() -> None:
    stage = Stage(2)
    lazarus = merged(stage, "Lazarus")
    advanced = identity.merged_with(stage.table, lazarus)
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", lazarus)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("range", A)
    stage.play(A, "use", advanced, "0")
    stage.skip("strike", A)
    stage.play(A, "strike", lazarus, "0")
    stage.skip("press", A)
    assert stage.blood(pug) == 5
    stage.play(A, "use", advanced, "1")
    assert stage.blood(lazarus) == 8


# Maldavis


@pytest.mark.parametrize("whole", [False, True])
def test_primogen_burn_the_blood_of_maldavis(whole: bool) -> None:
    stage = Stage(3)
    maldavis = (
        merged_vampire(stage, "Maldavis", "advanced", B) if whole else stage.vampire(B, "Maldavis")
    )
    source = identity.merged_with(stage.table, maldavis) if whole else maldavis
    eugene, krid = stage.vampire(A, "Eugene"), stage.vampire(A, "Krid")
    assert not stage.offers(A, "act", krid, source, "0")
    stage.play(A, "act", eugene, source, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert stage.blood(maldavis) == 3


def test_maldavis_bleeds_who_has_a_primogen_for_less() -> None:
    for name, pool in (("Eugene", 0), ("Krid", 1)):
        stage = Stage(2)
        maldavis = stage.vampire(A, "Maldavis")
        stage.vampire(B, name)
        stage.play(A, "bleed", maldavis)
        assert values.bleed(stage.table, maldavis) == pool


# Nergal

TRICK = Card(
    "Trick",
    REACTION,
    MODIFIER,
    cost=Blood(1),
    modes=(as_(REACTION, Intercept(+1)), as_(MODIFIER, Stealth(+1))),
)
BLOODY = (
    Card("Bloody Errand", ACTION, cost=Blood(2), effect=Action(GainPool(1))),
    Card("Bloody Fog", MODIFIER, cost=Blood(1), effect=Stealth(+1)),
)


def test_nergal_pays_less_for_one_card_each_turn() -> None:
    stage = PeopleStage(2, *BLOODY)
    nergal, rival = stage.vampire(A, "Nergal"), stage.vampire(B, "Rival")
    assert values.bleed(stage.table, nergal) == 3
    stage.hand(A, "Bloody Errand", "Bloody Fog")
    stage.play(A, "play bloody-errand plain", nergal)
    stage.skip("May", A)
    stage.play(A, "yes")
    try_block(stage, rival)
    stage.play(A, "play bloody-fog plain", nergal)
    stage.skip("MinionPhase", A)  # he isn't asked again
    assert stage.blood(nergal) == 10 - 1 - 1


def test_nergal_may_keep_the_reduction_for_a_later_card() -> None:
    stage = PeopleStage(2, *BLOODY)
    nergal, rival = stage.vampire(A, "Nergal"), stage.vampire(B, "Rival")
    stage.hand(A, "Bloody Errand", "Bloody Fog")
    stage.play(A, "play bloody-errand plain", nergal)
    stage.skip("May", A)
    stage.play(A, "no")
    try_block(stage, rival)
    stage.play(A, "play bloody-fog plain", nergal)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.skip("MinionPhase", A)
    assert stage.blood(nergal) == 10 - 2 - 0


@pytest.mark.parametrize(("blood", "can"), [(0, False), (1, True)])
def test_nergal_plays_a_card_that_he_can_pay_only_with_the_reduction(blood: int, can: bool) -> None:
    stage = PeopleStage(2, *BLOODY)
    nergal = stage.vampire(A, "Nergal", blood)
    stage.hand(A, "Bloody Errand")
    assert stage.offers(A, "play bloody-errand plain", nergal) == can
    if can:
        stage.play(A, "play bloody-errand plain", nergal)
        stage.skip("MinionPhase", A)
        assert (stage.blood(nergal), stage.table.pool[A]) == (0, 31)


@ruling("Once each turn", 1)
def test_nergal_pays_less_again_in_another_turn() -> None:
    stage = PeopleStage(2, TRICK, *BLOODY)
    nergal, rival = stage.vampire(A, "Nergal"), stage.vampire(B, "Rival")
    stage.hand(A, "Bloody Errand", "Trick")
    stage.play(A, "play bloody-errand plain", nergal)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.skip("MinionPhase", B)
    stage.table.tapped[nergal] = False
    noting.note(stage.table, 0, notes.STEALTH, rival, 1)
    bleed(stage, rival, B)
    try_block(stage, nergal, A)
    stage.skip("block", A)
    stage.play(A, "play trick plain", nergal)
    stage.skip("May", A)


# Ramona


def test_ramona_adv_gives_blood_to_a_ready_gangrel_of_yours() -> None:
    stage = PeopleStage(phase="untap")
    ramona = stage.vampire(A, "ramona-adv")
    horrock, wynn = stage.vampire(A, "Horrock", 2), stage.vampire(B, "Wynn", 2)
    stage.skip("UntapPhase", A)
    stage.play(A, "use", ramona, "0")
    assert [stage.blood(each) for each in (ramona, horrock, wynn)] == [3, 3, 2]


def test_merged_ramona_feeds_her_controller_only_merged() -> None:
    for merged in (True, False):
        stage = PeopleStage(phase="master")
        ramona = merged_vampire(stage, "Ramona") if merged else stage.vampire(A, "ramona-adv")
        moves = [move for move in stage.options(A) if move.startswith("use")]
        assert len(moves) == (1 if merged else 0)
        if merged:
            stage.play(A, moves[0])
            assert (stage.blood(ramona), stage.table.pool[A]) == (3, 31)


# Boss Callihan (advanced)


def test_advanced_callihan_intercepts_sabbat_worse() -> None:
    for name, intercept in (("Mosfair", -1), ("Krid", 0)):
        stage = Stage(2)
        minion, boss = stage.vampire(A, name), stage.vampire(B, "boss-callihan-adv")
        stage.play(A, "bleed", minion)
        assert values.intercept(stage.table, boss) == intercept


# Danielle Diron (advanced)


@ruling("Non-locking referendum ability", 1)
@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("tapped", [False, True])
def test_advanced_danielle_gets_a_vote_for_a_blood_once_each_referendum(tapped: bool) -> None:
    stage = PeopleStage(3)
    danielle = stage.vampire(B, "danielle-diron-adv", tapped=tapped)
    pupil, mayor = stage.vampire(A, "Pupil"), stage.vampire(C, "Mayor")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", danielle, "0")
    assert stage.blood(danielle) == 6
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", danielle, "0")
    stage.play(B, "vote", danielle, "for")
    assert tally(stage.table) == (1, 0)
    assert stage.table.is_ready(mayor)


def test_advanced_danielle_gets_none_in_torpor_or_where_votes_do_not_count() -> None:
    stage = PeopleStage(3)
    danielle = stage.vampire(B, "danielle-diron-adv")
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Judge")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", danielle, "0")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not stage.offers(B, "use", danielle, "0")
    noting.erase(stage.table, notes.REFERENDUM_SETTLED, NOTHING)
    moving.to_torpor(stage.table, danielle)
    assert not stage.offers(B, "use", danielle, "0")


# Dominique (advanced)


@pytest.mark.parametrize("torpor", [False, True])
def test_advanced_dominique_burns_your_locations_for_their_cost(torpor: bool) -> None:
    stage = PeopleStage(2, *MANORS, phase="untap")
    dominique = stage.vampire(A, "dominique-adv", torpor=torpor)
    manor, cellar = stage.permanent(A, "Old Manor"), stage.permanent(A, "Cellar")
    other = stage.permanent(B, "Old Manor")
    stage.permanent(A, "Fame")
    mine = (manor, cellar)
    stage.play(A, "use", dominique, "0")
    assert [stage.offers(A, "target", each) for each in (manor, cellar, other)] == [
        True,
        True,
        False,
    ]
    stage.play(A, "target", manor)
    stage.play(A, "use", dominique, "0")
    assert [stage.zone(card) for card in mine] == [ASH_HEAP, ASH_HEAP]
    assert stage.zone(other) != ASH_HEAP
    assert stage.table.pool[A] == 30 + 2


def test_merged_dominique_is_an_independent_anarch_and_baron() -> None:
    stage = PeopleStage()
    dominique = stage.vampire(A, "dominique-adv")
    assert identity.sect(stage.table, dominique) == SABBAT
    contests.merge(stage.table, dominique, stage.uncontrolled(A, "Dominique"))
    assert identity.sect(stage.table, dominique) == INDEPENDENT
    assert identity.is_anarch(stage.table, dominique)
    assert titles.title(stage.table, dominique) == "baron:Paris"


# Dylan (advanced)


def test_advanced_dylan_has_stealth_when_bleeding() -> None:
    stage = Stage(2)
    dylan = stage.vampire(A, "dylan-adv")
    assert values.stealth(stage.table, dylan) == 0
    stage.play(A, "bleed", dylan)
    assert values.stealth(stage.table, dylan) == 1
    assert values.strength(stage.table, dylan) == 2
    assert identity.has_trait(stage.table, dylan, "red-list")


# Javier Montoya (advanced)


def test_advanced_javier_untaps_younger_anarchs_for_blood() -> None:
    stage = PeopleStage()
    javier = stage.vampire(A, "javier-montoya-adv")
    casey, octane = stage.vampire(A, "Casey Snyder", tapped=True), stage.vampire(A, "Octane")
    stage.vampire(A, "Pupil", tapped=True)
    stage.play(A, "use", javier, "0")
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[casey]
    assert stage.blood(javier) == 8
    assert not stage.offers(A, "use", javier, "0")
    stage.table.tapped[octane] = True
    assert stage.offers(A, "use", javier, "0")


# Jeremy MacNeil (advanced)


BARONS = [
    ("Appolonius", "London"),
    ("Boss Callihan", "New York"),
    ("Danielle Diron", "Berlin"),
    ("Javier Montoya", "Barcelona"),
    ("Jeremy MacNeil", "Los Angeles"),
    ("Maldavis", "Chicago"),
]


def test_advanced_jeremy_attacks_younger_vampires_of_his_neighbours() -> None:
    stage = PeopleStage(4)
    jeremy = stage.vampire(A, "jeremy-macneil-adv")
    stage.vampire(C, "Pupil")
    stage.vampire(B, "Elder")
    stage.ally(B, "Thug")
    assert not stage.offers(A, "act", jeremy, jeremy, "0")
    mayor = stage.vampire(D, "Mayor")
    stage.play(A, "act", jeremy, jeremy, "0")
    stage.skip("strike", A)
    fought = current_combat(stage.table)
    assert fought is not None
    assert fought.opponent(jeremy) == mayor


@rule("VTES-1.5-29", "VTES-1.5-30", "VTES-10.5-09")
@pytest.mark.parametrize("first", ["base", "advanced"])
@pytest.mark.parametrize(("name", "city"), BARONS)
def test_some_become_barons_when_they_merge(name: str, city: str, first: str) -> None:
    stage = Stage(2)
    alone = stage.vampire(B, f"{name.lower().replace(' ', '-')}-adv")
    assert titles.title(stage.table, alone) == ""
    assert identity.is_anarch(stage.table, alone) == (name != "Jeremy MacNeil")
    moving.burn(stage.table, alone)
    card = merged_vampire(stage, name, first)
    assert identity.sect(stage.table, card) == INDEPENDENT
    assert identity.is_anarch(stage.table, card)
    assert titles.title(stage.table, card) == f"baron:{city}"
    assert titles.votes(stage.table, card) == 2


# Lazarus (advanced)


def test_advanced_lazarus_alone_has_no_press() -> None:
    stage = Stage(2)
    lazarus = stage.vampire(A, "lazarus-adv")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", lazarus)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("range", A)
    assert stage.offers(A, "use", lazarus, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", lazarus, "1")


# Maldavis (advanced)


def test_primogen_have_a_vote_more_in_referendums_of_advanced_maldavis() -> None:
    for caller, votes in (("maldavis-adv", (2, 2)), ("Krid", (1, 2))):
        stage = Stage(3)
        if caller == "Krid":
            stage.vampire(A, "maldavis-adv")
        minion = stage.vampire(A, caller)
        eugene, prince = stage.vampire(C, "Eugene"), stage.vampire(C, "Gilbert Duane")
        stage.hand(A, "Kine Resources Contested")
        assert titles.votes(stage.table, eugene) == 1
        stage.play(A, "play kine-resources-contested plain", minion)
        stage.skip("Referendum", C)
        assert (titles.votes(stage.table, eugene), titles.votes(stage.table, prince)) == votes


# Melinda Galbraith (advanced)


@ruling("Ability usable in torpor", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_melinda_taps_a_young_sabbat_vampire(torpor: bool) -> None:
    stage = Stage(2, phase="untap")
    melinda = stage.vampire(A, "melinda-galbraith-adv", torpor=torpor)
    stage.vampire(B, "Krid")
    stage.vampire(B, "Percival")
    assert not stage.offers(A, "use", melinda, "0")
    mosfair = stage.vampire(B, "Mosfair")
    stage.play(A, "use", melinda, "0")
    stage.skip("UntapPhase", A)
    assert stage.table.tapped[mosfair]
    stage.vampire(B, "Nails")
    assert not stage.offers(A, "use", melinda, "0")


@rule("VTES-10.2-04", "VTES-10.2-05", "VTES-1.5-30")
@pytest.mark.parametrize("first", ["base", "advanced"])
def test_merged_melinda_is_the_regent(first: str) -> None:
    stage = Stage(2)
    melinda = merged_vampire(stage, "Melinda Galbraith", first)
    assert titles.title(stage.table, melinda) == "regent"
    assert titles.votes(stage.table, melinda) == 4
    assert values.bleed(stage.table, melinda) == 3
    assert identity.clan(stage.table, melinda) == "toreador-antitribu"
    alone = Stage(2)
    melinda = alone.vampire(A, "melinda-galbraith-adv")
    assert titles.title(alone.table, melinda) == "bishop"
    assert values.bleed(alone.table, melinda) == 1


@rule("VTES-10.2-04", "VTES-4.2-01")
def test_the_two_regents_contest_their_title() -> None:
    stage = Stage(2)
    sha = stage.vampire(B, "Sha-Ennu")
    assert titles.title(stage.table, sha) == "regent"
    melinda = merged_vampire(stage, "Melinda Galbraith")
    assert [titles.title(stage.table, card) for card in (sha, melinda)] == ["", ""]
    assert [titles.votes(stage.table, card) for card in (sha, melinda)] == [0, 0]


# Nergal (advanced)


@ruling("Nergal", 1)
def test_reactions_cost_more_blood_while_advanced_nergal_acts() -> None:
    stage = PeopleStage(2, TRICK)
    nergal, rival = stage.vampire(A, "nergal-adv"), stage.vampire(B, "Rival")
    stage.hand(A, "Trick")
    stage.hand(B, "Trick")
    bleed(stage, nergal)
    try_block(stage, rival)
    stage.play(A, "play trick plain-action-modifier", nergal)
    stage.skip("block", B)
    stage.play(B, "play trick plain", rival)
    assert (stage.blood(nergal), stage.blood(rival)) == (9, 7)


def test_reactions_cost_no_more_while_another_acts() -> None:
    stage = PeopleStage(2, TRICK)
    stage.vampire(A, "nergal-adv")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Trick")
    stage.hand(B, "Trick")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.play(A, "play trick plain-action-modifier", elder)
    stage.skip("block", B)
    stage.play(B, "play trick plain", rival)
    assert stage.blood(rival) == 8


@pytest.mark.parametrize(("name", "offered"), [("nergal-adv", False), ("Elder", True)])
def test_an_ally_cannot_pay_more_blood_for_a_reaction(name: str, offered: bool) -> None:
    stage = PeopleStage(2, Card("Look Up", REACTION, effect=Intercept(+1)))
    actor, thug = stage.vampire(A, name), stage.ally(B, "Thug", 3)
    stage.hand(B, "Look Up")
    noting.note(stage.table, 0, notes.STEALTH, actor, 1)
    bleed(stage, actor)
    try_block(stage, thug)
    stage.play(A, "pass")
    assert stage.offers(B, "play look-up plain", thug) == offered


def test_advanced_nergal_gets_stealth_for_blood_once_each_action() -> None:
    stage = PeopleStage()
    nergal, rival = stage.vampire(A, "nergal-adv"), stage.vampire(B, "Rival")
    bleed(stage, nergal)
    try_block(stage, rival)
    stage.play(A, "use", nergal, "0")
    assert (values.stealth(stage.table, nergal), stage.blood(nergal)) == (1, 9)
    assert not stage.offers(A, "use", nergal, "0")


# Quentin King III (advanced)


@rule("VTES-1.5-28", "VTES-1.5-30")
def test_merged_quentin_king_loses_his_abilities_with_the_merger() -> None:
    stage = Stage(2)
    alone = stage.vampire(A, "quentin-king-iii-adv")
    stage.play(A, "bleed", alone)
    assert not stage.offers(A, "use", alone, "1")
    both = Stage(2)
    quentin = merged(both, "Quentin King III")
    advanced = identity.merged_with(both.table, quentin)
    assert identity.level(both.table, quentin, "cel") == 1
    both.play(A, "bleed", quentin)
    both.play(A, "use", advanced, "1")
    assert values.bleed(both.table, quentin) == 2
    assert both.blood(quentin) == 6


def test_merged_quentin_feeds_an_older_vampire() -> None:
    stage = Stage(2, phase="untap")
    quentin = merged(stage, "Quentin King III")
    advanced = identity.merged_with(stage.table, quentin)
    stage.vampire(A, "Pug Jackson", 0)
    assert not stage.offers(A, "use", advanced, "0")
    kurt = stage.vampire(B, "Kurt Densch", 0)
    stage.play(A, "use", advanced, "0")
    stage.skip("MasterPhase", A)
    assert stage.blood(kurt) == 1


@ruling("Permanents that increase bleed amount during an action", 1)
def test_a_bleed_is_increased_only_during_the_action() -> None:
    stage = Stage(2)
    quentin = merged(stage, "Quentin King III")
    advanced = identity.merged_with(stage.table, quentin)
    stage.table.blood[quentin] = 5
    stage.play(A, "hunt", quentin)
    assert not stage.offers(A, "use", advanced, "1")
    bleeding = Stage(2)
    quentin = merged(bleeding, "Quentin King III")
    advanced = identity.merged_with(bleeding.table, quentin)
    assert not bleeding.offers(A, "use", advanced, "1")
    bleeding.play(A, "bleed", quentin)
    assert bleeding.offers(A, "use", advanced, "1")
    bleeding.skip("after-action", A)
    assert bleeding.table.pool[B] == 29
    assert not bleeding.offers(A, "use", advanced, "1")


@ruling("Permanents that increase bleed amount during an action", 1)
def test_merged_quentin_king_bleeds_for_more_only_while_he_bleeds() -> None:
    stage = PeopleStage(2)
    quentin = stage.vampire(A, "quentin-king-iii-adv", 4)
    base = stage.card(A, "quentin-king-iii", TORPOR)
    stage.table.torpor[A] = ()
    stage.table.zone[base] = ON_CARD
    stage.table.host[base] = quentin
    stage.table.attached[quentin] = (base,)
    stage.table.board_changed()
    assert not [text for text in stage.options(A) if text.startswith("use quentin")]
    stage.play(A, "hunt", quentin)
    assert not [text for text in stage.options(A) if text.startswith("use quentin")]
    stage.resolve()
    stage.table.tapped[quentin] = False
    bleed(stage, quentin)
    use = next(text for text in stage.options(A) if text.startswith("use quentin"))
    stage.play(A, use)
    stage.skip("after-action", A)
    assert not [text for text in stage.options(A) if text.startswith("use quentin")]
    assert stage.table.pool[B] == 28
