"""Vampires of the Camarilla with a title."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, bleed, fight, modes, strikes, try_block
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.reading import titles, values
from conclave.games.vtes.rules.situation import fighting
from conclave.games.vtes.rules.words import ASH_HEAP, CAMARILLA, NOBODY, TORPOR
from conclave.games.vtes.vocabulary.card import Vampire
from conclave.testing import rule


def test_amadeo_hunts_for_two() -> None:
    stage = Stage(2)
    amadeo = stage.vampire(A, "Amadeo", 1)
    stage.play(A, "hunt", amadeo)
    stage.skip("MinionPhase")
    assert stage.blood(amadeo) == 3


def test_natasha_has_stealth_in_politics_alone() -> None:
    stage = Stage(2)
    natasha = stage.vampire(A, "Natasha Volfchek")
    stage.vampire(B, "Krid")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play", "kine-resources-contested", "plain", natasha)
    stage.skip("BlockQuestion", B)
    assert values.stealth(stage.table, natasha) == 2
    plain = Stage(2)
    natasha = plain.vampire(A, "Natasha Volfchek")
    plain.play(A, "bleed", natasha)
    assert values.stealth(plain.table, natasha) == 0
    assert values.bleed(plain.table, natasha) == 2


def test_tura_intercepts_other_brujah() -> None:
    stage = Stage(2)
    mazz = stage.vampire(A, "Mazz")
    krid = stage.vampire(A, "Krid")
    tura = stage.vampire(B, "Tura Vaughn")
    stage.play(A, "bleed", mazz)
    assert values.intercept(stage.table, tura) == 1
    stage.skip("MinionPhase")
    stage.play(A, "bleed", krid)
    assert values.intercept(stage.table, tura) == 0


def test_marty_presses_for_a_blood() -> None:
    stage = Stage(2)
    marty = stage.vampire(A, "Marty Lechtansi")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", marty)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("press", A)
    stage.play(A, "use", marty, "0")
    assert stage.blood(marty) == 7
    stage.skip("press", A)
    assert not stage.offers(A, "use", marty, "0")


def test_victoria_taps_a_younger_vampire() -> None:
    stage = Stage(2)
    victoria = stage.vampire(A, "Victoria Ash")
    stage.vampire(B, "Ira Rivers", tapped=True)
    assert not stage.offers(A, "act", victoria, victoria, "0")
    krid = stage.vampire(B, "Krid", tapped=False)
    stage.play(A, "act", victoria, victoria, "0")
    stage.skip("MinionPhase")
    assert stage.table.tapped[krid]


def test_wynn_attacks_vampires_of_neighbours() -> None:
    stage = Stage(4)
    wynn = stage.vampire(A, "Wynn")
    stage.vampire(C, "Krid")
    assert not stage.offers(A, "act", wynn, wynn, "0")
    stage.vampire(B, "Mazz")
    stage.play(A, "act", wynn, wynn, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("strike", A)


def test_etrius_steals_up_to_three_blood_from_a_tremere() -> None:
    stage = Stage(2)
    etrius = stage.vampire(A, "Etrius", 5)
    stage.vampire(B, "Krid")
    assert not stage.offers(A, "act", etrius, etrius, "0")
    cohn = stage.vampire(B, "Cohn Rose")
    stage.play(A, "act", etrius, etrius, "0")
    stage.skip("HowMany", A)
    stage.play(A, "number 3")
    stage.skip("MinionPhase")
    assert (stage.blood(etrius), stage.blood(cohn)) == (8, 2)


@pytest.mark.parametrize(
    ("name", "pools"), [("Sylvester Simms", [29, 29]), ("Thomas De Lutrius", [29, 30])]
)
def test_some_cost_pool_when_they_go_to_torpor(name: str, pools: list[int]) -> None:
    stage = Stage(2)
    who = stage.vampire(A, name)
    pug = stage.vampire(B, "Pug Jackson")
    flame = stage.put_on(pug, "Flamethrower")
    stage.play(A, "bleed", who)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("strike", B)
    assert stage.table.pool == [30, 30]
    stage.play(B, "strike", flame, "0")
    stage.skip("MinionPhase")
    assert stage.zone(who) == TORPOR
    assert stage.table.pool == pools


# Costs


@rule("VTES-1.2-08")
def test_adana_pays_less_for_combat_cards() -> None:
    stage = Salon()
    adana, rival = stage.vampire(A, "Adana de Sforza"), stage.vampire(B, "Rival")
    stage.hand(A, "Majesty")
    stage.hand(B, "Majesty")
    assert values.bleed(stage.table, adana) == 3
    fight(stage, adana, rival)
    strikes(stage, stage.text("play majesty PRE", adana), stage.text("play majesty PRE", rival))
    assert stage.blood(adana) == 11
    assert stage.blood(rival) == 8


def test_adana_pays_other_cards_in_full_and_plays_combat_cards_without_blood() -> None:
    stage = Salon()
    adana, rival = stage.vampire(A, "Adana de Sforza", 1), stage.vampire(B, "Rival")
    stage.hand(A, "Aire of Elation", "Majesty")
    bleed(stage, adana)
    stage.play(A, "play aire-of-elation PRE", adana)
    assert stage.blood(adana) == 0
    try_block(stage, rival)
    stage.skip("strike", A)
    assert modes(stage, A, "majesty") == ["pre", "PRE"]


# Strikes and blocks


def test_eugene_dodges_once_each_combat() -> None:
    stage = Salon()
    eugene, rival = stage.vampire(A, "Eugene"), stage.vampire(B, "Rival")
    stage.hand(A, "Blur")
    fight(stage, eugene, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", eugene, "0")
    stage.play(B, "strike hand")
    assert stage.blood(eugene) == 8
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur CEL", eugene)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", eugene, "0")


def test_reginald_is_stronger_against_tremere_of_both_kinds() -> None:
    for foe, strength in (("Cohn Rose", 2), ("Mosfair", 2), ("Mazz", 1)):
        stage = Salon()
        reginald, other = stage.vampire(A, "Reginald Moore"), stage.vampire(B, foe)
        assert values.strength(stage.table, reginald) == 1
        fight(stage, reginald, other)
        assert values.strength(stage.table, reginald) == strength


def test_reginald_does_not_block_tremere() -> None:
    for acting, blocks in (("Cohn Rose", False), ("Mosfair", False), ("Mazz", True)):
        stage = Salon()
        minion, reginald = stage.vampire(A, acting), stage.vampire(B, "Reginald Moore")
        stage.vampire(B, "Pupil")
        bleed(stage, minion)
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", reginald) == blocks


def test_reginald_does_not_attack_tremere() -> None:
    stage = Salon()
    reginald = stage.vampire(A, "Reginald Moore")
    cohn = stage.vampire(B, "Cohn Rose")
    stage.hand(A, "Bum's Rush")
    assert modes(stage, A, "bums-rush") == []
    mazz, mosfair = stage.vampire(B, "Mazz"), stage.vampire(B, "Mosfair")
    thug = stage.ally(B, "Thug")
    stage.play(A, "play bums-rush plain", reginald)
    assert stage.prompt == "Targeting"
    offered = [stage.offers(A, "target", each) for each in (mazz, thug, cohn, mosfair)]
    assert offered == [True, True, False, False]


# Titles, hands, ash heaps


@pytest.mark.parametrize(
    ("name", "clan", "bleed_", "strength"),
    [("Hardestadt", "ventrue", 2, 3), ("Rafael de Corazon", "toreador", 3, 1)],
)
@rule("VTES-4.2-05")
def test_who_contests_the_title_of_some_must_yield_it(
    name: str, clan: str, bleed_: int, strength: int
) -> None:
    title = f"inner-circle:{clan}"
    other = Vampire("Usurper", clan, 4, 9, "", CAMARILLA, title=title)
    stage = Stage(2, active=B, phase="untap", extra=(other,))
    elder, usurper = stage.vampire(A, name), stage.vampire(B, "Usurper")
    assert values.bleed(stage.table, elder) == bleed_
    assert values.strength(stage.table, elder) == strength
    contests.dispute(stage.table, usurper)
    assert not stage.offers(B, "pay", usurper)
    stage.play(B, "yield", usurper)
    assert titles.claimed_title(stage.table, usurper) == ""
    stage.skip("UntapPhase", A)
    assert titles.title(stage.table, elder) == title


def test_they_themselves_may_pay_to_contest_it() -> None:
    other = Vampire("Usurper", "ventrue", 4, 9, "", CAMARILLA, title="inner-circle:ventrue")
    stage = Stage(2, phase="untap", extra=(other,))
    elder, usurper = stage.vampire(A, "Hardestadt"), stage.vampire(B, "Usurper")
    contests.dispute(stage.table, usurper)
    stage.play(A, "pay", elder)
    assert stage.blood(elder) == 10


def test_tomaine_lets_a_prey_with_sabbat_hold_more() -> None:
    stage = Stage(3)
    tomaine = stage.vampire(A, "Tomaine")
    sizes = [values.hand_size(stage.table, seat) for seat in (A, B, C)]
    assert sizes == [7, 7, 7]
    stage.vampire(C, "Mosfair")
    assert values.hand_size(stage.table, C) == 7
    mosfair = stage.vampire(B, "Nails")
    assert [values.hand_size(stage.table, seat) for seat in (A, B, C)] == [7, 8, 7]
    moving.to_torpor(stage.table, mosfair)
    assert values.hand_size(stage.table, B) == 7
    moving.to_ready(stage.table, mosfair)
    moving.to_torpor(stage.table, tomaine)
    assert values.hand_size(stage.table, B) == 7


def test_emily_untaps_for_the_edge_in_the_discard_phase() -> None:
    stage = Stage(2, phase="discard")
    emily = stage.vampire(A, "Emily Carson", tapped=True)
    assert not stage.offers(A, "use", emily, "0")
    stage.edge(A)
    stage.play(A, "use", emily, "0")
    assert not stage.table.tapped[emily]
    assert stage.table.edge == NOBODY
    awake = Stage(2, phase="discard")
    emily = awake.vampire(A, "Emily Carson")
    awake.edge(A)
    assert not awake.offers(A, "use", emily, "0")


def test_lucinde_attacks_who_is_not_camarilla() -> None:
    stage = Salon(3)
    lucinde = stage.vampire(A, "Lucinde, Alastor")
    stage.vampire(B, "Rival")
    stage.ally(B, "Thug")
    stage.vampire(A, "Loner")
    assert not stage.offers(A, "act", lucinde, lucinde, "0")
    leader = stage.vampire(C, "Pack Leader")
    stage.play(A, "act", lucinde, lucinde, "0")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.skip("strike", A)
    assert stage.table.tapped[lucinde]
    assert not stage.table.tapped[leader]


def test_lucinde_gets_blood_for_the_edge() -> None:
    stage = Stage(2, phase="untap")
    lucinde = stage.vampire(A, "Lucinde, Alastor", 5)
    assert not stage.offers(A, "use", lucinde, "0")
    stage.edge(A)
    stage.play(A, "use", lucinde, "0")
    assert stage.blood(lucinde) == 6
    assert stage.table.edge == NOBODY


@rule("VTES-6.2.2-02")
def test_anneke_blocks_vampires_from_anywhere_at_the_table() -> None:
    stage = Salon(4)
    pupil, thug = stage.vampire(A, "Pupil"), stage.ally(A, "Thug")
    anneke, other = stage.vampire(C, "Anneke"), stage.vampire(C, "Elder")
    assert values.bleed(stage.table, anneke) == 2
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert not stage.offers(C, "block", other)
    stage.play(C, "use", anneke, "0")
    stage.skip("strike", A)
    assert stage.table.tapped[anneke]
    fought = fighting(stage.table)
    assert fought is not None
    assert fought.opponent(pupil) == anneke
    stage.skip("MinionPhase")
    stage.table.tapped[anneke] = False
    bleed(stage, thug)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", anneke, "0")


@pytest.mark.parametrize("how", ["tapped", "torpor"])
def test_anneke_must_be_able_to_block(how: str) -> None:
    stage = Salon(4)
    pupil = stage.vampire(A, "Pupil")
    anneke = stage.vampire(C, "Anneke", tapped=how == "tapped", torpor=how == "torpor")
    stage.vampire(C, "Elder")
    bleed(stage, pupil)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", anneke, "0")


def test_carna_burns_a_retainer_of_hers_for_blood() -> None:
    stage = Salon()
    stage._phase = 0
    carna, pupil = stage.vampire(A, "Carna, The Princess Witch", 3), stage.vampire(A, "Pupil")
    other = stage.put_on(pupil, "Valet")
    assert values.intercept(stage.table, carna) == 1
    assert not stage.offers(A, "use", carna, "0")
    mine = stage.put_on(carna, "Valet")
    stage.put_on(carna, "Valet")
    stage.play(A, "use", carna, "0")
    assert not stage.offers(A, "target", other)
    stage.play(A, "target", mine)
    assert stage.zone(mine) == ASH_HEAP
    assert stage.blood(carna) == 5
    assert not stage.offers(A, "use", carna, "0")
