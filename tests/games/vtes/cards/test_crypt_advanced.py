"""What vampires with two versions do: each version alone, and both merged."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, fight, joined
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.words import SABBAT
from conclave.testing import rule


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


def test_appolonius_presses_once_each_combat() -> None:
    stage = Salon()
    appolonius, rival = stage.vampire(A, "Appolonius"), stage.vampire(B, "Rival")
    assert values.bleed(stage.table, appolonius) == 2
    fight(stage, appolonius, rival)
    stage.skip("press", A)
    stage.play(A, "use", appolonius, "0")
    stage.skip("press", A)
    assert not stage.offers(A, "use", appolonius, "0")


def test_advanced_appolonius_bleeds_for_the_titles_of_his_target() -> None:
    stage = Salon(3)
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
    stage = Salon()
    alone = stage.vampire(A, f"{name.lower()}-adv")
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "act", alone, alone, "0")
    both = Salon(4)
    card = joined(both, name)
    advanced = identity.merged(both.table, card)
    rebel, thug = both.vampire(C, "Casey Snyder"), both.ally(B, "Thug")
    rival = both.vampire(C, "Rival")
    both.play(A, "act", card, advanced, "0")
    if name == "Appolonius":
        assert [both.offers(A, "target", each) for each in (rebel, thug, rival)] == [True] * 3
        both.play(A, "target", rival)
    both.skip("strike", A)
    fought = fighting(both.table)
    assert fought is not None
    assert fought.opponent(card) == rival


def test_boss_callihan_does_not_rescue_others() -> None:
    stage = Salon()
    boss, pupil = stage.vampire(A, "Boss Callihan"), stage.vampire(A, "Pupil", torpor=True)
    elder = stage.vampire(A, "Elder")
    assert not any(stage.offers(A, "rescue", boss, pupil, str(share)) for share in range(3))
    assert stage.offers(A, "rescue", elder, pupil, "2")
    assert stage.offers(A, "diablerize", boss, pupil)


def test_advanced_callihan_intercepts_sabbat_worse() -> None:
    for name, intercept in (("Mosfair", -1), ("Krid", 0)):
        stage = Stage(2)
        minion, boss = stage.vampire(A, name), stage.vampire(B, "boss-callihan-adv")
        stage.play(A, "bleed", minion)
        assert values.intercept(stage.table, boss) == intercept


def test_brunhilde_bleeds_ventrue_for_more() -> None:
    stage = Salon(3)
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


@ruling("Non-locking referendum ability", 1)
@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("tapped", [False, True])
def test_advanced_danielle_gets_a_vote_for_a_blood_once_each_referendum(tapped: bool) -> None:
    stage = Salon(3)
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
    stage = Salon(3)
    danielle = stage.vampire(B, "danielle-diron-adv")
    pupil = stage.vampire(A, "Pupil")
    stage.vampire(B, "Judge")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", danielle, "0")
    noting.note(stage.table, stage.table.scope(Voting), notes.PASSES, 0, 1)
    assert not stage.offers(B, "use", danielle, "0")
    noting.strike_out(stage.table, notes.PASSES, 0)
    moving.to_torpor(stage.table, danielle)
    assert not stage.offers(B, "use", danielle, "0")


@ruling("Discounts for rescue", 1)
def test_javier_rescues_for_one_blood() -> None:
    stage = Salon()
    javier, pupil = stage.vampire(A, "Javier Montoya"), stage.vampire(A, "Pupil", 1, torpor=True)
    assert values.bleed(stage.table, javier) == 2
    stage.play(A, "rescue", javier, pupil, "0")
    stage.resolve()
    assert (stage.blood(javier), stage.blood(pupil)) == (9, 0)


def test_advanced_javier_untaps_younger_anarchs_for_blood() -> None:
    stage = Salon()
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


def test_advanced_jeremy_attacks_younger_vampires_of_his_neighbours() -> None:
    stage = Salon(4)
    jeremy = stage.vampire(A, "jeremy-macneil-adv")
    stage.vampire(C, "Pupil")
    stage.vampire(B, "Elder")
    stage.ally(B, "Thug")
    assert not stage.offers(A, "act", jeremy, jeremy, "0")
    mayor = stage.vampire(D, "Mayor")
    stage.play(A, "act", jeremy, jeremy, "0")
    stage.skip("strike", A)
    fought = fighting(stage.table)
    assert fought is not None
    assert fought.opponent(jeremy) == mayor


@pytest.mark.parametrize("whole", [False, True])
def test_primogen_burn_the_blood_of_maldavis(whole: bool) -> None:
    stage = Stage(3)
    maldavis = joined(stage, "Maldavis", "advanced", B) if whole else stage.vampire(B, "Maldavis")
    source = identity.merged(stage.table, maldavis) if whole else maldavis
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
