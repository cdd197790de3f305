"""Tests of Camarilla vampires without a title."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import ACTION, NOBODY, NOTHING, READY, TORPOR
from conclave.games.vtes.rules.current import current_combat, current_referendum
from conclave.games.vtes.rules.events import piles as events
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.politics import sources, tally
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.testing import rule

# Aisling Sturbridge


def test_younger_tremere_do_not_block_aisling() -> None:
    stage = PeopleStage()
    aisling = stage.vampire(A, "Aisling Sturbridge")
    young, old = stage.vampire(B, "Rosalina Cortez"), stage.vampire(B, "Judge")
    other = stage.vampire(B, "Fledgling")
    bleed(stage, aisling)
    stage.skip("BlockQuestion", B)
    assert [stage.offers(B, "block", each) for each in (young, old, other)] == [False, True, True]


# Aleister Crowley


WARDED = ["Aleister Crowley", "Gotsdam, The Tired Warrior"]


@pytest.mark.parametrize("name", WARDED)
def test_frenzy_cards_are_not_played_on_some(name: str) -> None:
    stage = PeopleStage()
    elder, warded = stage.vampire(A, "Elder"), stage.vampire(B, name)
    stage.hand(A, "Deep Song")
    assert offered_modes(stage, A, "deep-song") == ["ani"]
    pupil, rival = stage.vampire(B, "Pupil"), stage.vampire(B, "Rival")
    assert offered_modes(stage, A, "deep-song") == ["ani", "ANI"]
    stage.play(A, "play deep-song ANI", elder)
    offered = [stage.offers(A, "target", each) for each in (warded, pupil, rival)]
    assert offered == [False, True, True]


@pytest.mark.parametrize(
    ("name", "ways"), [*[(name, []) for name in WARDED], ("Rival", ["abo", "ABO"])]
)
def test_frenzy_cards_of_combat_are_not_played_on_them(name: str, ways: list[str]) -> None:
    stage = PeopleStage()
    elder, foe = stage.vampire(A, "Elder"), stage.vampire(B, name)
    stage.hand(A, "Whistling Up the Beast", "Fists of Death")
    fight(stage, elder, foe)
    assert [
        way for way in offered_modes(stage, A, "whistling-up-the-beast") if way in ("abo", "ABO")
    ] == ways
    assert offered_modes(stage, A, "fists-of-death") != []


def test_other_cards_are_played_on_them() -> None:
    stage = PeopleStage()
    elder, aleister = stage.vampire(A, "Elder"), stage.vampire(B, "Aleister Crowley")
    stage.hand(A, "Bum's Rush")
    stage.play(A, "play bums-rush plain", elder)
    stage.skip("strike", A)
    fought = current_combat(stage.table)
    assert fought is not None
    assert fought.opponent(elder) == aleister


# Barth


def test_barth_takes_stealth_from_the_young_of_neighbours_while_untapped() -> None:
    stage = Stage(4)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(A, "Pug Jackson")
    far = stage.vampire(C, "Mazz")
    barth = stage.vampire(B, "Barth")
    assert [values.stealth(stage.table, card) for card in (krid, pug)] == [-1, 0]
    assert values.stealth(stage.table, far) == -1
    stage.table.tapped[barth] = True
    assert values.stealth(stage.table, krid) == 0
    opposite = Stage(4)
    krid = opposite.vampire(A, "Krid")
    opposite.vampire(C, "Barth")
    assert values.stealth(opposite.table, krid) == 0


# Blythe Candeleria


def test_blythe_is_weaker_against_malkavians() -> None:
    for foe, strength in (("Fledgling", 0), ("Pupil", 1)):
        stage = PeopleStage()
        blythe, other = stage.vampire(A, "Blythe Candeleria"), stage.vampire(B, foe)
        fight(stage, blythe, other)
        assert values.strength(stage.table, blythe) == strength


# Gotsdam, The Tired Warrior


def test_gotsdam_ends_combat_for_a_blood_as_often_as_he_can_pay() -> None:
    stage = PeopleStage()
    gotsdam, rival = stage.vampire(A, "Gotsdam, The Tired Warrior", 1), stage.vampire(B, "Rival")
    fight(stage, gotsdam, rival)
    choose_strikes(stage, stage.text("strike", gotsdam, "0"))
    stage.skip("MinionPhase")
    assert (stage.blood(gotsdam), stage.blood(rival)) == (0, 9)
    poor = PeopleStage()
    gotsdam, rival = poor.vampire(B, "Gotsdam, The Tired Warrior", 0), poor.vampire(A, "Rival")
    fight(poor, rival, gotsdam)
    poor.skip("strike", B)
    assert poor.options(B) == ["strike hand"]


def test_gotsdam_takes_aggravated_damage_in_combat_as_normal_damage() -> None:
    for name, zone, left in (("Gotsdam, The Tired Warrior", READY, 8), ("Elder", TORPOR, 10)):
        stage = PeopleStage()
        victim, rival = stage.vampire(A, name), stage.vampire(B, "Rival")
        stage.hand(B, "Wolf Claws")
        fight(stage, victim, rival)
        stage.skip("before-range", B)
        stage.play(B, "play wolf-claws pro", rival)
        choose_strikes(stage)
        stage.skip("MinionPhase")
        assert stage.zone(victim) == zone
        assert stage.blood(victim) == left


def test_gotsdam_takes_aggravated_damage_elsewhere_as_it_is() -> None:
    fire = Card(
        "Fire",
        ACTION,
        effect=Action(
            Inflict(1, parts.TARGET, aggravated=True),
            target=targets.One(filters.VAMPIRE, filters.READY_ONE, filters.Not(parts.SELF)),
        ),
    )
    stage = Stage(2, extra=(*PEOPLE, fire))
    elder, gotsdam = stage.vampire(A, "Elder"), stage.vampire(B, "Gotsdam, The Tired Warrior")
    stage.hand(A, "Fire")
    stage.play(A, "play fire plain", elder)
    stage.resolve()
    assert stage.zone(gotsdam) == TORPOR


# Herbert Westin


def test_herbert_draws_when_he_has_equipped() -> None:
    stage = PeopleStage()
    herbert = stage.vampire(A, "Herbert Westin")
    stage.hand(A, ".44 Magnum", *["Ascendance"] * 6)
    stage.library(A, "Fame", "Vessel", "Wash")
    stage.play(A, "play 44-magnum plain", herbert)
    stage.skip("May", A)
    stage.play(A, "yes")
    stage.skip("Discarding", A)
    stage.play(A, "discard ascendance")
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7
    assert stage.names(stage.table.library[A]) == ["wash"]


def test_herbert_draws_for_nothing_else() -> None:
    stage = PeopleStage()
    herbert, pupil = stage.vampire(A, "Herbert Westin", 2), stage.vampire(A, "Pupil")
    stage.hand(A, ".44 Magnum")
    stage.play(A, "hunt", herbert)
    stage.resolve()
    stage.play(A, "play 44-magnum plain", pupil)
    stage.resolve()
    assert [event for event in stage.events_of(events.Drew) if event.seat == A] == []
    assert len(stage.table.attached[pupil]) == 1


# Igo the Hungry


HUNT = Card("Feast", ACTION, effect=Action(None, "hunt", 1))


@ruling("Igo the Hungry", 1)
@pytest.mark.parametrize("name", ["Igo the Hungry", "Zöe"])
def test_some_lack_stealth_in_the_hunt_that_needs_no_card(name: str) -> None:
    stage = Stage(2, extra=(HUNT,))
    minion = stage.vampire(A, name, 0)
    stage.play(A, "hunt", minion)
    assert values.stealth(stage.table, minion) == 0
    other = Stage(2, extra=(HUNT,))
    minion = other.vampire(A, name, 0)
    other.hand(A, "Feast")
    other.play(A, "play feast plain", minion)
    other.skip("announced")
    assert values.stealth(other.table, minion) == 1


# Jazz Wentworth


def test_jazz_takes_the_edge_that_nobody_has() -> None:
    for holder, offered in ((NOBODY, True), (B, False), (A, False)):
        stage = Stage(2)
        jazz = stage.vampire(A, "Jazz Wentworth")
        stage.edge(holder)
        assert stage.offers(A, "act", jazz, jazz, "0") == offered
    stage = Stage(2)
    jazz = stage.vampire(A, "Jazz Wentworth")
    stage.play(A, "act", jazz, jazz, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.edge == A


# João Bilé


def test_joao_blocks_no_titled_vampire_while_he_has_no_title() -> None:
    for acting, title, blocks in (
        ("Mayor", "", False),
        ("Pupil", "", True),
        ("Mayor", "primogen", True),
    ):
        stage = PeopleStage()
        minion, joao = stage.vampire(A, acting), stage.vampire(B, "João Bilé")
        stage.vampire(B, "Pupil")
        if title:
            assert contests.give_title(stage.table, joao, title)
        bleed(stage, minion)
        stage.skip("BlockQuestion", B)
        assert stage.offers(B, "block", joao) == blocks


def test_joao_has_stealth_when_he_puts_a_vampire_into_play() -> None:
    embrace = Card("Childe", ACTION, effect=Action(brings_vampire=True, stealth=1))
    stage = Stage(2, extra=(embrace,))
    joao = stage.vampire(A, "João Bilé")
    stage.hand(A, "Childe")
    stage.play(A, "play childe plain", joao)
    stage.skip("announced")
    assert values.stealth(stage.table, joao) == 2
    plain = Stage(2, extra=(embrace,))
    joao = plain.vampire(A, "João Bilé", 2)
    plain.play(A, "hunt", joao)
    assert values.stealth(plain.table, joao) == 1


# Kateline Nadasdy


def polls(stage: PeopleStage, caller: int) -> None:
    """A vampire of A calls a referendum; A is asked in the polling."""
    stage.play(A, "play kine-resources-contested plain", caller)
    stage.skip("Referendum", A)


def table_abstains(stage: PeopleStage, card: int) -> bool:
    """Whether a vampire abstains from the current referendum."""
    return stage.table.notes.has(notes.ABSTAINS, card)


def test_kateline_makes_a_vampire_abstain_for_a_blood() -> None:
    stage = PeopleStage(3)
    kateline, mayor = stage.vampire(B, "Kateline Nadasdy"), stage.vampire(A, "Mayor")
    pupil, judge = stage.vampire(A, "Pupil"), stage.vampire(C, "Judge")
    stage.hand(A, "Kine Resources Contested")
    polls(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", kateline, "0")
    offered = [stage.offers(B, "target", each) for each in (mayor, judge, kateline, pupil)]
    assert offered == [True, True, True, False]
    stage.play(B, "target", judge)
    assert stage.blood(kateline) == 6
    referendum = current_referendum(stage.table)
    assert referendum is not None
    assert sources(stage.table, referendum, C) == []
    stage.skip("Referendum", A)
    assert stage.offers(A, "vote", mayor, "for")


@ruling("Kateline Nadasdy", 1, 2)
def test_kateline_takes_back_what_was_cast_that_of_a_priscus_too() -> None:
    stage = PeopleStage(3)
    kateline, pupil = stage.vampire(B, "Kateline Nadasdy"), stage.vampire(A, "Pupil")
    mayor, priscus = stage.vampire(C, "Mayor"), stage.vampire(C, "Korah")
    stage.hand(A, "Kine Resources Contested")
    polls(stage, pupil)
    stage.skip("Referendum", C)
    stage.play(C, "vote", priscus, "against")
    stage.skip("Referendum", C)
    stage.play(C, "vote", mayor, "against")
    assert tally(stage.table) == (0, 5)
    stage.skip("Referendum", B)
    stage.play(B, "use", kateline, "0")
    stage.play(B, "target", priscus)
    assert tally(stage.table) == (0, 2)
    stage.skip("Referendum", C)
    assert not stage.offers(C, "vote", priscus, "against")


@ruling("Unconditional referendum ability", 1)
@pytest.mark.parametrize("how", ["ready", "tapped", "torpor"])
def test_kateline_may_do_it_tapped_or_in_torpor_but_once(how: str) -> None:
    stage = PeopleStage(3)
    kateline = stage.vampire(B, "Kateline Nadasdy", tapped=how == "tapped", torpor=how == "torpor")
    pupil, mayor = stage.vampire(A, "Pupil"), stage.vampire(A, "Mayor")
    stage.vampire(C, "Judge")
    stage.hand(A, "Kine Resources Contested")
    polls(stage, pupil)
    stage.skip("Referendum", B)
    stage.play(B, "use", kateline, "0")
    stage.play(B, "target", mayor)
    assert table_abstains(stage, mayor)
    stage.skip("Referendum", B)
    assert not stage.offers(B, "use", kateline, "0")


@ruling("Usable during the polling step", 1)
def test_kateline_does_nothing_where_votes_do_not_count_or_in_a_blood_hunt() -> None:
    stage = PeopleStage(3)
    kateline, pupil = stage.vampire(B, "Kateline Nadasdy"), stage.vampire(A, "Pupil")
    stage.vampire(C, "Judge")
    stage.hand(A, "Kine Resources Contested")
    polls(stage, pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", kateline, "0")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not stage.offers(B, "use", kateline, "0")
    hunt = PeopleStage(3)
    kateline, mayor = hunt.vampire(B, "Kateline Nadasdy"), hunt.vampire(A, "Mayor")
    victim = hunt.vampire(A, "Pupil", 0, torpor=True)
    hunt.vampire(C, "Judge")
    hunt.play(A, "diablerize", mayor, victim)
    hunt.skip("Referendum", B)
    assert not hunt.offers(B, "use", kateline, "0")


# Kurt Densch


def test_kurt_looks_at_the_top_card_and_may_move_it_under() -> None:
    stage = Stage(2, phase="untap")
    kurt = stage.vampire(A, "Kurt Densch")
    stage.hand(A, *["Ascendance"] * 7)
    stage.library(A, "Fame", "Vessel")
    assert values.intercept(stage.table, kurt) == 1
    stage.play(A, "use", kurt, "0")
    assert stage.table.sees(A, ("card", stage.table.library[A][0]))
    assert not stage.table.sees(B, ("card", stage.table.library[A][0]))
    stage.play(A, "yes")
    assert stage.names(stage.table.library[A]) == ["vessel", "fame"]
    assert stage.blood(kurt) == 7
    assert not stage.offers(A, "use", kurt, "0")


# Lisa Noble


def test_lisa_is_weaker_in_the_first_round() -> None:
    stage = PeopleStage()
    lisa, rival = stage.vampire(A, "Lisa Noble"), stage.vampire(B, "Rival")
    assert values.strength(stage.table, lisa) == 1
    stage.hand(B, "Wolf Claws")
    fight(stage, lisa, rival)
    assert values.strength(stage.table, lisa) == 0
    stage.table.blood[lisa] = 1
    stage.skip("press", B)
    stage.play(B, "play wolf-claws PRO", rival)
    stage.skip("before-range", A)
    assert values.strength(stage.table, lisa) == 1


# Lord Fianna


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


# Martin Franckel


def test_martin_bleeds_for_less_without_a_ready_tremere_there() -> None:
    for foe, amount in (("Cohn Rose", 1), ("Mosfair", 1), ("Krid", 0)):
        stage = Stage(2)
        martin = stage.vampire(A, "Martin Franckel")
        stage.vampire(B, foe)
        assert values.bleed(stage.table, martin) == 1
        stage.play(A, "bleed", martin)
        assert values.bleed(stage.table, martin) == amount


# Persia, The Beautiful Statue


def test_persia_burns_blood_for_intercept_once_each_action() -> None:
    stage = PeopleStage()
    elder, persia = stage.vampire(A, "Elder", 5), stage.vampire(B, "Persia, The Beautiful Statue")
    stage.play(A, "hunt", elder)
    try_block(stage, persia)
    stage.skip("block", B)
    stage.play(B, "use", persia, "0")
    assert values.intercept(stage.table, persia) == 1
    assert stage.blood(persia) == 4
    assert not stage.offers(B, "use", persia, "0")
    idle = PeopleStage()
    elder, persia = idle.vampire(A, "Elder", 5), idle.vampire(B, "Persia, The Beautiful Statue")
    pupil = idle.vampire(B, "Pupil")
    idle.play(A, "hunt", elder)
    try_block(idle, pupil)
    idle.skip("block", B)
    assert not idle.offers(B, "use", persia, "0")


# Pieter van Dorn


def test_pieter_van_dorn_burns_the_blood_of_a_ready_tremere() -> None:
    stage = PeopleStage()
    pieter = stage.vampire(A, "Pieter van Dorn")
    stage.vampire(B, "Pupil")
    stage.vampire(B, "Mosfair")
    assert not stage.offers(A, "act", pieter, pieter, "0")
    cohn = stage.vampire(B, "Cohn Rose")
    before = stage.blood(cohn)
    stage.play(A, "act", pieter, pieter, "0")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (0, B)
    stage.resolve()
    assert stage.blood(cohn) == before - 1


# Rebekka, Chantry Elder of Munich


def test_rebekka_has_stealth_in_all_her_actions_and_bleeds_malkavians_for_more() -> None:
    for foe, amount in (("Fledgling", 2), ("Pupil", 1)):
        stage = PeopleStage()
        rebekka = stage.vampire(A, "Rebekka, Chantry Elder of Munich")
        stage.vampire(B, foe)
        bleed(stage, rebekka)
        assert values.stealth(stage.table, rebekka) == 1
        assert values.bleed(stage.table, rebekka) == amount


# Vasilis, The Traitor of Don Cruez


def test_vasilis_betrays_the_brujah_to_all_giovanni() -> None:
    stage = PeopleStage(3)
    gillespi, pupil = stage.vampire(A, "Francis Milliner"), stage.vampire(A, "Pupil")
    vasilis = stage.vampire(B, "Vasilis, The Traitor of Don Cruez")
    bleed(stage, gillespi)
    assert values.bleed(stage.table, gillespi) == 2
    assert values.bleed(stage.table, pupil) == 1
    moving.to_torpor(stage.table, vasilis)
    stage.vampire(B, "Rival")
    assert values.bleed(stage.table, gillespi) == 1


# Victoria


def test_victoria_turns_the_edge_into_pool_in_the_master_phase() -> None:
    stage = Stage(2, phase="master")
    victoria = stage.vampire(A, "Victoria")
    assert not stage.offers(A, "use", victoria, "0")
    stage.edge(A)
    stage.play(A, "use", victoria, "0")
    assert stage.table.pool[A] == 32
    assert stage.table.edge == NOBODY
    assert stage.table.actions == 1
    asleep = Stage(2, phase="master")
    victoria = asleep.vampire(A, "Victoria", torpor=True)
    asleep.edge(A)
    assert not asleep.offers(A, "use", victoria, "0")


# Zöe


def test_zoe_hunts_without_the_usual_stealth() -> None:
    stage = Stage(2)
    zoe, krid = stage.vampire(A, "Zöe", 1), stage.vampire(A, "Krid", 1)
    stage.play(A, "hunt", zoe)
    assert values.stealth(stage.table, zoe) == 0
    stage.resolve()
    stage.play(A, "hunt", krid)
    assert values.stealth(stage.table, krid) == 1
