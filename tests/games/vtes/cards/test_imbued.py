"""Imbued, their powers and their convictions: what each does, against monsters above all."""

from __future__ import annotations

from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.reading import belongings, identity, values
from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD, READY
from conclave.testing import rule

JACK = 'Jack "Hannibal137" Harmon'
JOHN = 'John "Cop90" O\'Malley'
MARION = 'Marion "Teacher193" Perks'
PAUL = 'Paul "Sixofswords29" Moreton'
TRAVIS = 'Travis "Traveler72" Miller'
BEATRICE = 'Béatrice "Oracle171" Tremblay'


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


# Powers


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
    assert stage.names(stage.table.on[jack]) == ["discern"]
    assert not stage.table.tapped[jack]


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


# Convictions


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
