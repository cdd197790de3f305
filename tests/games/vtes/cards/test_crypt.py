"""Vampires with abilities of their own, and those with two versions."""

from __future__ import annotations

import pytest
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import moving, reading
from conclave.games.vtes.rules.words import ASH_HEAP, TORPOR
from conclave.testing import rule


def merged(stage: Stage, name: str, seat: int = A) -> int:
    """A vampire in play whose advanced version has joined him."""
    card = stage.vampire(seat, name)
    other = stage.uncontrolled(seat, f"{name.lower().replace(' ', '-')}-adv")
    moving.merge(stage.table, card, other)
    return card


@pytest.mark.parametrize(
    ("name", "clan", "capacity", "title"),
    [
        ("Ira Rivers", "toreador", 7, "prince:Dallas"),
        ("Kurt Densch", "nosferatu", 8, ""),
        ("Barth", "toreador", 5, ""),
        ("Etrius", "tremere", 11, "inner-circle:tremere"),
        ("Sha-Ennu", "tzimisce", 11, "regent"),
        ("Nehsi", "follower-of-set", 10, "votes:2"),
    ],
)
def test_a_vampire_has_what_is_printed(name: str, clan: str, capacity: int, title: str) -> None:
    stage = Stage(2)
    card = stage.vampire(A, name)
    assert reading.clan(stage.table, card) == clan
    assert reading.capacity(stage.table, card) == capacity
    assert reading.title(stage.table, card) == title


def test_ira_intercepts_political_actions() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    ira = stage.vampire(B, "Ira Rivers")
    stage.hand(A, "Kine Resources Contested")
    stage.play(A, "play", "kine-resources-contested", "plain", krid)
    assert reading.intercept(stage.table, ira) == 1
    stage.skip("MinionPhase")
    stage.play(A, "bleed", mazz)
    assert reading.intercept(stage.table, ira) == 0


def test_ira_draws_when_he_plays_auspex() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    ira = stage.vampire(B, "Ira Rivers")
    stage.hand(B, "Enhanced Senses", *["Ascendance"] * 6)
    stage.library(B, "Fame", "Vessel", "Wash")
    stage.play(A, "hunt", krid)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", ira)
    stage.skip("block", B)
    stage.play(B, "play", "enhanced-senses", "aus", ira)
    stage.skip("May", B)
    stage.play(B, "yes")
    stage.play(B, "discard ascendance")
    assert len(stage.table.hand[B]) == 7
    assert stage.names(stage.table.library[B]) == ["wash"]


def test_kurt_looks_at_the_top_card_and_may_move_it_under() -> None:
    stage = Stage(2, phase="untap")
    kurt = stage.vampire(A, "Kurt Densch")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Vessel")
    assert reading.intercept(stage.table, kurt) == 1
    stage.play(A, "use", kurt, "0")
    assert stage.table.sees(A, ("card", stage.table.library[A][0]))
    assert not stage.table.sees(B, ("card", stage.table.library[A][0]))
    stage.play(A, "yes")
    assert stage.names(stage.table.library[A]) == ["vessel", "fame"]
    assert stage.blood(kurt) == 7
    assert not stage.offers(A, "use", kurt, "0")


def test_barth_takes_stealth_from_the_young_of_neighbours_while_untapped() -> None:
    stage = Stage(4)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(A, "Pug Jackson")
    far = stage.vampire(C, "Mazz")
    barth = stage.vampire(B, "Barth")
    assert [reading.stealth(stage.table, card) for card in (krid, pug)] == [-1, 0]
    assert reading.stealth(stage.table, far) == -1
    stage.table.tapped[barth] = True
    assert reading.stealth(stage.table, krid) == 0
    opposite = Stage(4)
    krid = opposite.vampire(A, "Krid")
    opposite.vampire(C, "Barth")
    assert reading.stealth(opposite.table, krid) == 0


def test_hand_sizes() -> None:
    for name, sizes in (
        ("Christanius Lionel, The Mad Chronicler", [8, 7]),
        ("Cassandra, Magus Prime", [8, 7]),
        ("Chavi Oraczko", [8, 7]),
        ("Jan Pieterzoon", [6, 6]),
    ):
        stage = Stage(2)
        stage.vampire(A, name)
        assert [reading.hand_size(stage.table, seat) for seat in (A, B)] == sizes
        asleep = Stage(2)
        asleep.vampire(A, name, torpor=True)
        assert [reading.hand_size(asleep.table, seat) for seat in (A, B)] == [7, 7]


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


def test_lord_fianna_is_not_blocked_by_allies() -> None:
    stage = Stage(2)
    fianna = stage.vampire(A, "Lord Fianna")
    stage.ally(B, "Loyal Street Gang")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", fianna)
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", pug)
    ]


@rule("VTES-11-04", "VTES-11-05")
def test_a_red_list_vampire_may_be_marked_and_attacked() -> None:
    stage = Stage(2, phase="master")
    fianna = stage.vampire(B, "Lord Fianna")
    stage.vampire(B, "Krid")
    pug = stage.vampire(A, "Pug Jackson")
    assert [move for move in stage.options(A) if move.startswith("mark")] == [
        stage.text("mark", fianna)
    ]
    stage.play(A, "mark", fianna)
    stage.skip("MinionPhase", A)
    stage.play(A, "attack", pug, fianna)
    stage.skip("strike", A)
    assert stage.blood(pug) == 5


def test_sundervere_bleeds_for_more_and_costs_a_pool_when_burned() -> None:
    stage = Stage(2)
    who = stage.vampire(A, "Sundervere, The Devil Brahmin")
    stage.play(A, "bleed", who)
    stage.play(A, "use", who, "0")
    assert reading.bleed(stage.table, who) == 3
    assert stage.blood(who) == 7
    assert not stage.offers(A, "use", who, "0")
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 27
    burned = Stage(2)
    victim = burned.vampire(B, "Sundervere, The Devil Brahmin", 0, torpor=True)
    pug = burned.vampire(A, "Pug Jackson")
    burned.play(A, "diablerize", pug, victim)
    burned.skip("MinionPhase")
    assert burned.zone(victim) == ASH_HEAP
    assert burned.table.pool == [30, 29]


@pytest.mark.parametrize(
    ("name", "cost"), [("Raful al-Zarqa", 1), ("Veejay Vinod", 2), ("Chavi Oraczko", 1)]
)
def test_some_burn_blood_for_stealth_once_an_action(name: str, cost: int) -> None:
    stage = Stage(2)
    who = stage.vampire(A, name)
    pug = stage.vampire(B, "Pug Jackson")
    before = stage.blood(who)
    stage.play(A, "bleed", who)
    stage.skip("BlockQuestion", B)
    assert not stage.offers(A, "use", who, "0")
    stage.play(B, "block", pug)
    stage.skip("block", A)
    stage.play(A, "use", who, "0")
    assert reading.stealth(stage.table, who) == 1
    assert stage.blood(who) == before - cost
    assert not stage.offers(A, "use", who, "0")


@rule("VTES-11-14", "EX-11-a")
def test_a_scarce_vampire_costs_pool_for_others_of_his_clan() -> None:
    stage = Stage(2, phase="influence")
    stage.pool(A, 10)
    stage.vampire(A, "Raful al-Zarqa")
    stage.vampire(B, "Raful al-Zarqa")
    stage.uncontrolled(A, "Veejay Vinod", 3)
    stage.skip("DiscardPhase", A)
    assert stage.table.pool[A] == 7


def test_mr_noir_pays_when_he_is_burned_in_combat() -> None:
    stage = Stage(2)
    noir = stage.vampire(A, "Mr. Noir", 0)
    pug = stage.vampire(B, "Pug Jackson")
    flame = stage.put_on(pug, "Flamethrower")
    stage.play(A, "hunt", noir)
    stage.skip("MinionPhase")
    stage.table.tapped[noir] = False
    stage.table.blood[noir] = 1
    stage.play(A, "bleed", noir)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.table.blood[noir] = 0
    stage.skip("strike", B)
    stage.play(B, "strike", flame, "0")
    stage.skip("MinionPhase")
    assert stage.zone(noir) == ASH_HEAP
    assert stage.table.pool[A] == 32


@rule("VTES-11-02", "VTES-11-03")
def test_an_infernal_vampire_untaps_for_a_pool() -> None:
    stage = Stage(2, phase="untap")
    sargon = stage.vampire(A, "Sargon", tapped=True)
    krid = stage.vampire(A, "Krid", tapped=True)
    stage.begin()
    assert (stage.table.tapped[sargon], stage.table.tapped[krid]) == (True, False)
    stage.play(A, "untap", sargon)
    assert not stage.table.tapped[sargon]
    assert stage.table.pool[A] == 29


def test_sargon_gets_the_edge_by_any_successful_action() -> None:
    stage = Stage(2)
    sargon = stage.vampire(A, "Sargon", 2)
    stage.edge(B)
    stage.play(A, "hunt", sargon)
    stage.skip("MinionPhase")
    assert stage.table.edge == A
    assert reading.strength(stage.table, sargon) == 2


def test_mary_makes_her_hands_aggravated_for_a_round() -> None:
    stage = Stage(2)
    mary = stage.vampire(A, "Mary the Black")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", mary)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", pug)
    stage.skip("before-range", A)
    stage.play(A, "use", mary, "0")
    stage.skip("MinionPhase")
    assert stage.zone(pug) == TORPOR
    assert stage.blood(mary) == 5


def test_sha_ennu_is_not_blocked_by_the_youngest() -> None:
    stage = Stage(2)
    sha = stage.vampire(A, "Sha-Ennu")
    stage.vampire(B, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", sha)
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", pug)
    ]
    assert reading.bleed(stage.table, sha) == 3


@rule("VTES-G-01", "VTES-11-17")
def test_blood_brothers_belong_to_circles_and_are_sterile() -> None:
    cards = Stage(2).table.cards
    circles = {name: cards.crypt[cards.numbers[name]].circle for name in ("ilse", "karl", "kyrylo")}
    assert circles == {"ilse": "torrance", "karl": "torrance", "kyrylo": "kiev"}
    assert cards.has(cards.numbers["truman"], "sterile")


# Two versions


@rule("VTES-1.5-28", "VTES-1.5-30")
def test_quentins_merged_abilities_work_only_while_merged() -> None:
    stage = Stage(2)
    alone = stage.vampire(A, "quentin-king-iii-adv")
    stage.play(A, "bleed", alone)
    assert not stage.offers(A, "use", alone, "1")
    both = Stage(2)
    quentin = merged(both, "Quentin King III")
    advanced = reading.merged(both.table, quentin)
    assert reading.level(both.table, quentin, "cel") == 1
    both.play(A, "bleed", quentin)
    both.play(A, "use", advanced, "1")
    assert reading.bleed(both.table, quentin) == 2
    assert both.blood(quentin) == 6


def test_merged_quentin_feeds_an_older_vampire() -> None:
    stage = Stage(2, phase="untap")
    quentin = merged(stage, "Quentin King III")
    advanced = reading.merged(stage.table, quentin)
    stage.vampire(A, "Pug Jackson", 0)
    assert not stage.offers(A, "use", advanced, "0")
    kurt = stage.vampire(B, "Kurt Densch", 0)
    stage.play(A, "use", advanced, "0")
    stage.skip("MasterPhase", A)
    assert stage.blood(kurt) == 1


def test_batsheva_is_stronger_against_some_and_when_merged() -> None:
    stage = Stage(2)
    base = stage.vampire(A, "Batsheva")
    assert reading.strength(stage.table, base) == 1
    both = Stage(2)
    card = merged(both, "Batsheva")
    assert reading.strength(both.table, card) == 2
    pug = both.vampire(B, "Milo, The Invisible Horror")
    both.play(A, "bleed", card)
    both.skip("BlockQuestion", B)
    both.play(B, "block", pug)
    both.skip("strike", A)
    assert reading.strength(both.table, card) == 3


def test_lazarus_shoots_and_merged_presses_on() -> None:
    stage = Stage(2)
    lazarus = merged(stage, "Lazarus")
    advanced = reading.merged(stage.table, lazarus)
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


def test_advanced_dylan_has_stealth_when_bleeding() -> None:
    stage = Stage(2)
    dylan = stage.vampire(A, "dylan-adv")
    assert reading.stealth(stage.table, dylan) == 0
    stage.play(A, "bleed", dylan)
    assert reading.stealth(stage.table, dylan) == 1
    assert reading.strength(stage.table, dylan) == 2
    assert reading.has_trait(stage.table, dylan, "red-list")
