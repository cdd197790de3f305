"""Tests of Camarilla vampires without a title, capacity 6 or more."""

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
from games.vtes.stage import A, B, C, D, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    CONTRACT,
    INDEPENDENT,
    MASTER,
    NOTHING,
    READY,
    TORPOR,
)
from conclave.games.vtes.rules.current import current_combat, current_referendum
from conclave.games.vtes.rules.events import referendums as events
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.politics import sources, tally
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.damage import Inflict
from conclave.testing import rule

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


# Aidan Lyle


def test_aidan_presses_once_a_combat() -> None:
    stage = PeopleStage()
    aidan, rival = stage.vampire(A, "Aidan Lyle"), stage.vampire(B, "Rival")
    fight(stage, aidan, rival)
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "use", aidan, "0")
    choose_strikes(stage)
    stage.skip("press", A)
    assert not stage.offers(A, "use", aidan, "0")


# Apolonia Czarnecki


def test_apolonia_steals_a_blood_from_any_younger_vampire() -> None:
    stage = PeopleStage()
    apolonia = stage.vampire(A, "Apolonia Czarnecki", 3)
    elder = stage.vampire(B, "Elder")
    assert not stage.offers(A, "act", apolonia, apolonia, "0")
    mine, pupil = stage.vampire(A, "Pupil"), stage.vampire(B, "Pupil")
    loner = stage.vampire(B, "Loner", torpor=True)
    stage.play(A, "act", apolonia, apolonia, "0")
    offered = [stage.offers(A, "target", each) for each in (mine, elder, pupil, loner)]
    assert offered == [True, False, True, True]
    stage.play(A, "target", pupil)
    stage.resolve()
    assert (stage.blood(apolonia), stage.blood(pupil)) == (4, 4)


# Cornelius Ottavio


def test_cornelius_bleeds_more_if_a_ready_vampire_is_not_of_the_camarilla() -> None:
    for rival, torpor, size in (
        ("Loner", False, 3),
        ("Loner", True, 2),
        ("Rival", False, 2),
        ("Thug", False, 2),
    ):
        stage = PeopleStage()
        cornelius = stage.vampire(A, "Cornelius Ottavio")
        if rival == "Thug":
            stage.ally(B, rival)
        else:
            stage.vampire(B, rival, torpor=torpor)
        bleed(stage, cornelius)
        assert values.bleed(stage.table, cornelius) == size


# Faruq


def test_faruq_is_stronger_when_he_attacks_an_assamite() -> None:
    stage = PeopleStage(2, Vampire("Killer", "assamite", 1, 6, "", "independent"))
    faruq = stage.vampire(A, "Faruq")
    stage.vampire(B, "Rival")
    assert not stage.offers(A, "act", faruq, faruq, "0")
    killer = stage.vampire(B, "Killer")
    stage.play(A, "act", faruq, faruq, "0")
    stage.skip("before-range", A)
    assert values.strength(stage.table, faruq) == 2
    stage.skip("MinionPhase")
    assert stage.blood(killer) == 4
    assert values.strength(stage.table, faruq) == 1


# Gerald Windham


@ruling("Gerald Windham", 1)
def test_gerald_gets_votes_for_the_titled_vampires_of_others() -> None:
    stage = PeopleStage(3)
    gerald = stage.vampire(A, "Gerald Windham")
    stage.vampire(A, "Judge")
    stage.vampire(B, "Mayor")
    stage.vampire(B, "Anson", torpor=True)
    stage.vampire(C, "Pack Leader")
    stage.vampire(C, "Rival")
    assert titles.sum_of_votes(stage.table, gerald) == 2
    assert titles.title_kind(stage.table, gerald) == ""
    bleed(stage, gerald)
    assert values.stealth(stage.table, gerald) == 1


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


# Iliana


def test_no_contract_is_played_on_iliana() -> None:
    vampires = targets.One(filters.VAMPIRE)
    contract = Card("Contract", MASTER, CONTRACT, put_on=vampires)
    for name, may in (("Contract", False), ("Fame", True)):
        stage = PeopleStage(2, contract, phase="master")
        iliana = stage.vampire(B, "Iliana")
        stage.vampire(B, "Rival")
        stage.vampire(B, "Pupil")
        stage.hand(A, name)
        stage.play(A, next(text for text in stage.options(A) if f"play {name.lower()}" in text))
        assert stage.prompt == "Targeting"
        assert stage.offers(A, "target", iliana) == may


def test_juggler_dodges_and_strikes_again_at_long_range_once() -> None:
    stage = PeopleStage()
    juggler, rival = stage.vampire(A, "Juggler"), stage.vampire(B, "Rival")
    fight(stage, juggler, rival)
    stage.skip("range", A)
    stage.play(A, "use", juggler, "0")
    stage.skip("strike", A)
    stage.play(A, "strike", juggler, "0")
    assert stage.blood(juggler) == 5
    stage.play(B, "strike hand")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", juggler, "0")
    assert stage.offers(A, "strike hand")


def test_juggler_does_not_at_close_range() -> None:
    stage = PeopleStage()
    juggler, rival = stage.vampire(A, "Juggler"), stage.vampire(B, "Rival")
    fight(stage, juggler, rival)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", juggler, "0")


# Juniper


def test_juniper_steals_an_ally_of_a_neighbour() -> None:
    stage = PeopleStage(4)
    juniper = stage.vampire(A, "Juniper")
    stage.ally(C, "Thug")
    assert not stage.offers(A, "act", juniper, juniper, "0")
    thug = stage.ally(D, "Thug")
    stage.play(A, "act", juniper, juniper, "0")
    assert values.stealth(stage.table, juniper) == 1
    stage.skip("MinionPhase")
    assert stage.table.controller[thug] == A


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


def test_kurt_looks_at_the_top_card_even_in_torpor() -> None:
    stage = Stage(2, phase="untap")
    kurt = stage.vampire(A, "Kurt Densch", torpor=True)
    stage.library(A, "Fame", "Vessel")
    stage.begin()
    assert stage.offers(A, "use", kurt, "0")


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


# Muaziz, Archon of Ulugh Beg


@pytest.mark.parametrize(("name", "hunted"), [("Muaziz, Archon of Ulugh Beg", 0), ("Elder", 1)])
def test_no_blood_hunt_can_be_called_on_muaziz(name: str, hunted: int) -> None:
    stage = PeopleStage()
    vampire, victim = stage.vampire(A, name), stage.vampire(B, "Fledgling", torpor=True)
    stage.vampire(B, "Mayor")
    stage.play(A, "diablerize", vampire, victim)
    stage.skip("MinionPhase")
    assert stage.zone(victim) == ASH_HEAP
    assert len(stage.events_of(events.ReferendumCalled)) == hunted
    assert stage.table.faults() == []


def test_muaziz_has_stealth() -> None:
    stage = PeopleStage()
    muaziz = stage.vampire(A, "Muaziz, Archon of Ulugh Beg")
    bleed(stage, muaziz)
    assert values.stealth(stage.table, muaziz) == 1


# Osric Vladislav


@ruling("Osric Vladislav", 1)
def test_osric_burns_locations_for_the_stealth_he_needs() -> None:
    stage = PeopleStage()
    osric, rival = stage.vampire(A, "Osric Vladislav"), stage.vampire(B, "Rival")
    cellars = [stage.permanent(A, "Cellar"), stage.permanent(A, "Cellar")]
    stage.permanent(B, "Cellar")
    stage.hand(B, "Enhanced Senses")
    bleed(stage, osric)
    assert not stage.offers(A, "use", osric, "0")  # nobody tries to block yet
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "use", osric, "0")
    assert [stage.offers(A, "target", each) for each in cellars] == [True, True]
    stage.play(A, "target", cellars[0])
    assert stage.zone(cellars[0]) == ASH_HEAP
    assert values.stealth(stage.table, osric) == 1
    assert not stage.offers(A, "use", osric, "0")  # he needs no more
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("block", A)
    stage.play(A, "use", osric, "0")
    assert values.stealth(stage.table, osric) == 2


def test_osric_burns_no_locations_for_others() -> None:
    stage = PeopleStage()
    osric, elder = stage.vampire(A, "Osric Vladislav"), stage.vampire(A, "Elder")
    rival = stage.vampire(B, "Rival")
    stage.permanent(A, "Cellar")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", osric, "0")


# Preston Varrick


def test_preston_bleeds_those_with_a_ready_ally_for_more() -> None:
    stage = PeopleStage(3)
    preston = stage.vampire(A, "Preston Varrick")
    stage.vampire(B, "Rival")
    stage.ally(A, "Thug")
    stage.ally(C, "Thug")
    bleed(stage, preston)
    assert values.bleed(stage.table, preston) == 1
    stage.ally(B, "Thug")
    assert values.bleed(stage.table, preston) == 2


# Rebekka, Chantry Elder of Munich


def test_rebekka_has_stealth_in_all_her_actions_and_bleeds_malkavians_for_more() -> None:
    for foe, amount in (("Fledgling", 2), ("Pupil", 1)):
        stage = PeopleStage()
        rebekka = stage.vampire(A, "Rebekka, Chantry Elder of Munich")
        stage.vampire(B, foe)
        bleed(stage, rebekka)
        assert values.stealth(stage.table, rebekka) == 1
        assert values.bleed(stage.table, rebekka) == amount


# Rutor


@pytest.mark.parametrize(
    ("acting", "clan", "intercept"),
    [("Rutor", "tzimisce", -1), ("Rutor", "lasombra", 0), ("Elder", "tzimisce", 0)],
)
def test_tzimisce_intercept_rutor_worse(acting: str, clan: str, intercept: int) -> None:
    stage = PeopleStage(2, Vampire("Fiend", clan, 1, 6, "", "sabbat"))
    minions = {name: stage.vampire(A, name) for name in ("Rutor", "Elder")}
    fiend = stage.vampire(B, "Fiend")
    stage.play(A, "bleed", minions[acting])
    assert values.intercept(stage.table, fiend) == intercept


# Theo Bell


@pytest.mark.parametrize(
    ("seat", "name", "torpor", "hunted"),
    [(A, "Mayor", False, 0), (A, "Mayor", True, 1), (B, "Mayor", False, 1), (A, "Pupil", False, 1)],
)
def test_a_prince_protects_theo_from_blood_hunts(
    seat: int, name: str, torpor: bool, hunted: int
) -> None:
    stage = PeopleStage()
    theo, victim = stage.vampire(A, "Theo Bell"), stage.vampire(B, "Fledgling", torpor=True)
    stage.vampire(seat, name, torpor=torpor)
    stage.play(A, "diablerize", theo, victim)
    stage.skip("MinionPhase")
    assert len(stage.events_of(events.ReferendumCalled)) == hunted


def test_theo_attacks_minions_of_others() -> None:
    stage = PeopleStage()
    theo = stage.vampire(A, "Theo Bell")
    stage.ally(A, "Thug")
    assert not stage.offers(A, "act", theo, theo, "0")
    rival = stage.vampire(B, "Rival")
    stage.play(A, "act", theo, theo, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(theo), stage.blood(rival)) == (6, 8)


@ruling("Theo Bell", 1)
def test_merged_theo_is_independent_and_no_anarch() -> None:
    for anarch in (True, False):
        stage = PeopleStage()
        theo = stage.vampire(A, "Theo Bell")
        if anarch:
            contests.become_anarch(stage.table, theo)
        contests.merge(stage.table, theo, stage.uncontrolled(A, "theo-bell-adv"))
        assert identity.sect(stage.table, theo) == INDEPENDENT
        assert not identity.is_anarch(stage.table, theo)


# William Biltmore


def test_william_burns_blood_for_stealth_once_each_action() -> None:
    stage = PeopleStage()
    william, rival = stage.vampire(A, "William Biltmore"), stage.vampire(B, "Rival")
    stage.hand(B, "Enhanced Senses")
    assert values.bleed(stage.table, william) == 2
    bleed(stage, william)
    assert not stage.offers(A, "use", william, "0")
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "use", william, "0")
    assert values.stealth(stage.table, william) == 1
    assert stage.blood(william) == 8
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.skip("block", A)
    assert not stage.offers(A, "use", william, "0")
