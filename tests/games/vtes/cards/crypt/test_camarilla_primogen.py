"""Tests of Primogen."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, NOBODY, READY, TORPOR
from conclave.games.vtes.rules.current import current_combat
from conclave.games.vtes.rules.reading import values

# Amadeo


def test_amadeo_hunts_for_two() -> None:
    stage = Stage(2)
    amadeo = stage.vampire(A, "Amadeo", 1)
    stage.play(A, "hunt", amadeo)
    stage.skip("MinionPhase")
    assert stage.blood(amadeo) == 3


# Basilia


def test_basilias_hands_aggravate_but_her_weapons_do_not() -> None:
    for weapon, zone in (False, TORPOR), (True, READY):
        stage = PeopleStage()
        basilia, rival = stage.vampire(A, "Basilia"), stage.vampire(B, "Rival")
        cudgel = stage.put_on(basilia, "Cudgel")
        fight(stage, basilia, rival)
        choose_strikes(stage, stage.text("strike", cudgel, "0") if weapon else "strike hand")
        stage.skip("MinionPhase")
        assert stage.zone(rival) == zone
        assert stage.zone(basilia) == READY


# Carna, The Princess Witch


def test_carna_burns_a_retainer_of_hers_for_blood() -> None:
    stage = PeopleStage()
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


# Emily Carson


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


# Eugene


def test_eugene_dodges_once_each_combat() -> None:
    stage = PeopleStage()
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


# Gustaphe Brunnelle


@pytest.mark.parametrize("name", ["Gustaphe Brunnelle", "Nangila Were"])
def test_some_attack_minions_of_others(name: str) -> None:
    stage = PeopleStage(4)
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
    fought = current_combat(stage.table)
    assert fought is not None
    assert fought.opponent(minion) == thug


# Jason, The World's Voice


def test_a_vampire_who_blocks_jason_burns_a_blood_after_combat() -> None:
    stage = PeopleStage()
    jason, rival = stage.vampire(A, "Jason, The World's Voice"), stage.vampire(B, "Rival")
    fight(stage, jason, rival)
    assert stage.blood(rival) == 9
    stage.skip("press")
    assert stage.blood(rival) == 9 - 1
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - 1 - 1


@pytest.mark.parametrize("blocker", ["Thug", ""])
def test_an_ally_burns_nothing_nor_a_vampire_whom_jason_blocks(blocker: str) -> None:
    stage = PeopleStage(active=A if blocker else B)
    jason = stage.vampire(A, "Jason, The World's Voice")
    if blocker:
        other = stage.ally(B, blocker)
        bleed(stage, jason)
        try_block(stage, other)
    else:
        other = stage.vampire(B, "Rival")
        bleed(stage, other, B)
        try_block(stage, jason, A)
    before = stage.blood(other)
    stage.skip("MinionPhase")
    assert stage.blood(other) == before - 1


@ruling("Permanents that increase bleed amount during an action", 1)
def test_jason_pays_for_a_bigger_bleed_before_it_resolves() -> None:
    stage = PeopleStage()
    jason = stage.vampire(A, "Jason, The World's Voice")
    stage.vampire(B, "Rival")
    bleed(stage, jason)
    stage.play(A, "use", jason, "0")
    assert not stage.offers(A, "use", jason, "0")
    assert stage.blood(jason) == 7
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 28


# Katarina Kornfeld


def test_katarina_kornfeld_has_stealth_while_another_ready_prince_is_yours() -> None:
    stage = PeopleStage()
    katarina = stage.vampire(A, "Katarina Kornfeld")
    stage.vampire(B, "Queen Anne")
    stage.vampire(A, "Judge")
    assert values.stealth(stage.table, katarina) == 0
    mayor = stage.vampire(A, "Mayor")
    assert values.stealth(stage.table, katarina) == 1
    moving.to_torpor(stage.table, mayor)
    assert contests.give_title(stage.table, katarina, "prince:Vienna")
    assert values.stealth(stage.table, katarina) == 0


# Lucina


def test_lucina_is_stronger_against_the_young() -> None:
    for name, strength in (("Fledgling", 2), ("Pupil", 1), ("Thug", 1)):
        stage = PeopleStage()
        lucina = stage.vampire(A, "Lucina")
        rival = stage.ally(B, name) if name == "Thug" else stage.vampire(B, name)
        fight(stage, lucina, rival)
        assert values.strength(stage.table, lucina) == strength


def test_lucina_gains_a_blood_with_the_edge() -> None:
    for holder, blood in ((A, 4), (B, 3)):
        stage = PeopleStage(phase="untap")
        lucina = stage.vampire(A, "Lucina", 3)
        stage.edge(holder)
        stage.skip("MasterPhase")
        assert stage.blood(lucina) == blood


# Marty Lechtansi


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


@ruling("Marty Lechtansi", 1)
def test_marty_has_his_press_in_the_press_step_alone() -> None:
    stage = PeopleStage(2)
    marty, rival = stage.vampire(A, "Marty Lechtansi"), stage.vampire(B, "Rival")
    fight(stage, marty, rival)
    for window in ("before-range", "range", "strike"):
        stage.skip(window, A)
        assert not stage.offers(A, "use", marty, "0")
    stage.skip("press", A)
    assert stage.offers(A, "use", marty, "0")


# Masika


@ruling("Ability usable in torpor", 1)
@pytest.mark.parametrize(("active", "torpor"), [(A, False), (B, False), (B, True)])
def test_masika_untaps_in_any_discard_phase(active: int, torpor: bool) -> None:
    stage = PeopleStage(phase="discard", active=active)
    masika = stage.vampire(A, "Masika", tapped=True, torpor=torpor)
    stage.skip("DiscardPhase", A)
    stage.play(A, "use", masika, "0")
    assert not stage.table.tapped[masika]
    assert values.bleed(stage.table, masika) == 2


def test_masika_does_not_untap_in_another_phase() -> None:
    stage = PeopleStage(phase="influence")
    masika = stage.vampire(A, "Masika", tapped=True)
    assert not stage.offers(A, "use", masika, "0")


# Nakova, Advocate of Golconda


@pytest.mark.parametrize(("blood", "burned", "hurt"), [(0, True, 4), (6, False, 0)])
def test_nakova_harms_the_opponent_if_she_is_burned_in_combat(
    blood: int, burned: bool, hurt: int
) -> None:
    stage = Stage(2)
    nakova, pug = stage.vampire(A, "Nakova, Advocate of Golconda"), stage.vampire(B, "Pug Jackson")
    flame = stage.put_on(pug, "Flamethrower")
    stage.play(A, "bleed", nakova)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.table.blood[nakova] = blood
    before = stage.blood(pug)
    stage.skip("strike", B)
    stage.play(B, "strike", flame, "0")
    stage.skip("MinionPhase")
    assert (stage.zone(nakova) == ASH_HEAP) == burned
    assert stage.blood(pug) == before - 1 - hurt


# Natasha Volfchek


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


# Reginald Moore


def test_reginald_is_stronger_against_tremere_of_both_kinds() -> None:
    for foe, strength in (("Cohn Rose", 2), ("Mosfair", 2), ("Mazz", 1)):
        stage = PeopleStage()
        reginald, other = stage.vampire(A, "Reginald Moore"), stage.vampire(B, foe)
        assert values.strength(stage.table, reginald) == 1
        fight(stage, reginald, other)
        assert values.strength(stage.table, reginald) == strength


def test_reginald_does_not_block_tremere() -> None:
    for acting, blocks in (("Cohn Rose", False), ("Mosfair", False), ("Mazz", True)):
        stage = PeopleStage()
        minion, reginald = stage.vampire(A, acting), stage.vampire(B, "Reginald Moore")
        stage.vampire(B, "Pupil")
        bleed(stage, minion)
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", reginald) == blocks


def test_reginald_does_not_attack_tremere() -> None:
    stage = PeopleStage()
    reginald = stage.vampire(A, "Reginald Moore")
    cohn = stage.vampire(B, "Cohn Rose")
    stage.hand(A, "Bum's Rush")
    assert offered_modes(stage, A, "bums-rush") == []
    mazz, mosfair = stage.vampire(B, "Mazz"), stage.vampire(B, "Mosfair")
    thug = stage.ally(B, "Thug")
    stage.play(A, "play bums-rush plain", reginald)
    assert stage.prompt == "Targeting"
    offered = [stage.offers(A, "target", each) for each in (mazz, thug, cohn, mosfair)]
    assert offered == [True, True, False, False]


# Roxanne, Rectrix of the 13th Floor


def test_roxanne_attacks_the_young_of_neighbours() -> None:
    stage = PeopleStage(4)
    roxanne = stage.vampire(A, "Roxanne, Rectrix of the 13th Floor")
    stage.vampire(C, "Fledgling")
    stage.vampire(B, "Hunter")
    stage.ally(B, "Thug")
    assert not stage.offers(A, "act", roxanne, roxanne, "0")
    stage.vampire(B, "Fledgling")
    stage.play(A, "act", roxanne, roxanne, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("strike", A)


# Sylvester Simms


@pytest.mark.parametrize(
    ("name", "pools"),
    [("Sylvester Simms", [29, 29]), ("Thomas De Lutrius", [29, 30]), ("Hasina Kesi", [29, 30])],
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


# Tomaine


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


# Tura Vaughn


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


# Victoria Ash


def test_victoria_ash_taps_a_younger_vampire() -> None:
    stage = Stage(2)
    victoria = stage.vampire(A, "Victoria Ash")
    stage.vampire(B, "Ira Rivers", tapped=True)
    assert not stage.offers(A, "act", victoria, victoria, "0")
    krid = stage.vampire(B, "Krid", tapped=False)
    stage.play(A, "act", victoria, victoria, "0")
    stage.skip("MinionPhase")
    assert stage.table.tapped[krid]


# Wynn


def test_wynn_attacks_vampires_of_neighbours() -> None:
    stage = Stage(4)
    wynn = stage.vampire(A, "Wynn")
    stage.vampire(C, "Krid")
    assert not stage.offers(A, "act", wynn, wynn, "0")
    stage.vampire(B, "Mazz")
    stage.play(A, "act", wynn, wynn, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("strike", A)
