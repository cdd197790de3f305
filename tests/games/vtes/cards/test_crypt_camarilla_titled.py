"""Vampires of the Camarilla with a title."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    Salon,
    bleed,
    fight,
    modes,
    strikes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, moving, reading
from conclave.games.vtes.rules.words import (
    CAMARILLA,
    TORPOR,
)
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
    assert reading.stealth(stage.table, natasha) == 2
    plain = Stage(2)
    natasha = plain.vampire(A, "Natasha Volfchek")
    plain.play(A, "bleed", natasha)
    assert reading.stealth(plain.table, natasha) == 0
    assert reading.bleed(plain.table, natasha) == 2


def test_tura_intercepts_other_brujah() -> None:
    stage = Stage(2)
    mazz = stage.vampire(A, "Mazz")
    krid = stage.vampire(A, "Krid")
    tura = stage.vampire(B, "Tura Vaughn")
    stage.play(A, "bleed", mazz)
    assert reading.intercept(stage.table, tura) == 1
    stage.skip("MinionPhase")
    stage.play(A, "bleed", krid)
    assert reading.intercept(stage.table, tura) == 0


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
    assert reading.bleed(stage.table, adana) == 3
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


def test_jann_pays_less_for_potence_alone() -> None:
    stage = Salon()
    jann, rival = stage.vampire(A, "Jann Berger"), stage.vampire(B, "Rival")
    stage.hand(A, "Fists of Death", "Majesty")
    stage.hand(B, "Fists of Death")
    assert reading.bleed(stage.table, jann) == 2
    fight(stage, jann, rival)
    stage.play(A, "play fists-of-death POT", jann)
    assert stage.blood(jann) == 10
    stage.skip("before-range", B)
    stage.play(B, "play fists-of-death POT", rival)
    assert stage.blood(rival) == 8
    stage.skip("strike", A)
    stage.play(A, "play majesty PRE", jann)
    assert stage.blood(jann) == 9


def test_a_malkavians_bleed_costs_a_blood_and_has_stealth_while_tryphosa_is_ready() -> None:
    stage = Salon(3)
    stage.vampire(B, "Tryphosa")
    fledgling, pupil = stage.vampire(A, "Fledgling"), stage.vampire(A, "Pupil")
    bleed(stage, fledgling)
    assert reading.stealth(stage.table, fledgling) == 1
    assert stage.blood(fledgling) == 3
    stage.resolve()
    assert stage.blood(fledgling) == 2
    assert stage.table.pool[B] == 29
    bleed(stage, pupil)
    assert reading.stealth(stage.table, pupil) == 0
    stage.resolve()
    assert stage.blood(pupil) == 5


def test_tryphosa_in_torpor_changes_nothing_and_a_hunt_is_no_bleed() -> None:
    for torpor, action, stealth, left in ((True, "bleed", 0, 2), (False, "hunt", 1, 3)):
        stage = Salon(3)
        stage.vampire(B, "Tryphosa", torpor=torpor)
        fledgling = stage.vampire(A, "Fledgling", 2)
        stage.play(A, action, fledgling)
        assert reading.stealth(stage.table, fledgling) == stealth
        stage.resolve()
        assert stage.blood(fledgling) == left


def test_a_malkavian_without_blood_to_pay_does_not_bleed() -> None:
    stage = Salon(3)
    stage.vampire(B, "Tryphosa")
    rich, poor = stage.vampire(A, "Aleph"), stage.vampire(A, "Fledgling", 1)
    stage.hand(A, "Govern the Unaligned")
    assert stage.offers(A, "bleed", rich)
    assert stage.offers(A, "bleed", poor)
    stage.table.blood[rich] = 1
    assert not stage.offers(A, "play govern-the-unaligned dom", rich)
    stage.table.blood[rich] = 2
    stage.play(A, "play govern-the-unaligned dom", rich)
    stage.resolve()
    assert stage.blood(rich) == 0


@ruling("Tryphosa", 1)
def test_the_blood_for_the_bleed_is_not_paid_if_it_is_blocked() -> None:
    stage = Salon(3)
    tryphosa = stage.vampire(B, "Tryphosa")
    stage.hand(B, "Enhanced Senses")
    fledgling = stage.vampire(A, "Fledgling")
    bleed(stage, fledgling)
    try_block(stage, tryphosa)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", tryphosa)
    stage.skip("strike", A)
    assert stage.blood(fledgling) == 3
    assert stage.table.tapped[tryphosa]


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
        assert reading.strength(stage.table, reginald) == 1
        fight(stage, reginald, other)
        assert reading.strength(stage.table, reginald) == strength


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
    assert reading.bleed(stage.table, elder) == bleed_
    assert reading.strength(stage.table, elder) == strength
    contests.dispute(stage.table, usurper)
    assert not stage.offers(B, "pay", usurper)
    stage.play(B, "yield", usurper)
    assert reading.claimed_title(stage.table, usurper) == ""
    stage.skip("UntapPhase", A)
    assert reading.title(stage.table, elder) == title


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
    sizes = [reading.hand_size(stage.table, seat) for seat in (A, B, C)]
    assert sizes == [7, 7, 7]
    stage.vampire(C, "Mosfair")
    assert reading.hand_size(stage.table, C) == 7
    mosfair = stage.vampire(B, "Nails")
    assert [reading.hand_size(stage.table, seat) for seat in (A, B, C)] == [7, 8, 7]
    moving.to_torpor(stage.table, mosfair)
    assert reading.hand_size(stage.table, B) == 7
    moving.to_ready(stage.table, mosfair)
    moving.to_torpor(stage.table, tomaine)
    assert reading.hand_size(stage.table, B) == 7


@ruling("Epikasta Rigatos", 1)
def test_epikasta_may_shuffle_the_action_card_she_played_back() -> None:
    for answer, ash, library in (("yes", ["dominate-kine"], 1), ("no", 2, 0)):
        stage = Salon()
        epikasta = stage.vampire(A, "Epikasta Rigatos")
        stage.ash(A, "Dominate Kine")
        stage.hand(A, "Legal Manipulations")
        stage.play(A, "play legal-manipulations pre", epikasta)
        stage.skip("May", A)
        stage.play(A, answer)
        stage.skip("MinionPhase")
        assert stage.blood(epikasta) == 7
        if answer == "yes":
            assert stage.names(stage.table.ash[A]) == ash
        else:
            assert len(stage.table.ash[A]) == ash
        assert len(stage.table.hand[A]) == library  # it is drawn again as the hand is filled
        assert stage.table.faults() == []


def test_epikasta_gets_it_back_if_she_is_blocked_too_but_no_other_card() -> None:
    stage = Salon()
    epikasta, rival = stage.vampire(A, "Epikasta Rigatos"), stage.vampire(B, "Rival")
    stage.hand(A, "Legal Manipulations", "Aire of Elation")
    stage.play(A, "play legal-manipulations pre", epikasta)
    stage.play(A, "play aire-of-elation PRE", epikasta)
    try_block(stage, rival)
    stage.skip("May", A)
    assert stage.names(stage.table.ash[A]) == ["aire-of-elation", "legal-manipulations"]
    stage.play(A, "yes")
    stage.skip("MinionPhase")
    assert stage.names(stage.table.ash[A]) == ["aire-of-elation"]


def test_another_vampires_action_card_and_her_other_cards_stay_in_the_ash_heap() -> None:
    stage = Salon()
    epikasta, pupil = stage.vampire(A, "Epikasta Rigatos"), stage.vampire(A, "Pupil")
    stage.hand(A, "Legal Manipulations", "Kine Resources Contested")
    for minion, card in (
        (pupil, "legal-manipulations pre"),
        (epikasta, "kine-resources-contested plain"),
    ):
        stage.play(A, "play", card, minion)
        while stage.prompt != "MinionPhase":
            assert stage.prompt != "May"
            stage.least()
    assert len(stage.table.ash[A]) == 2
