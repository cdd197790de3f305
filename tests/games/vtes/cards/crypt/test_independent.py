"""Tests of independent vampires."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_master
from games.vtes.cards.people import (
    PeopleStage,
)
from games.vtes.cards.referendums import call_referendum, pass_referendum, stage_with_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.abilities.identity import Becomes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    INDEPENDENT,
    MASTER,
    NOTHING,
    READY,
    REMOVED,
    SABBAT,
    TORPOR,
)
from conclave.games.vtes.rules.frame_types import CurrentReferendum
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, as_
from conclave.testing import rule

# Anarch Convert


def convert_comes_out(*others: str, seat: int = A) -> tuple[PeopleStage, int]:
    """Anarch Convert enters play at the end of A's influence phase, if A controls these, too."""
    stage = PeopleStage(phase="influence")
    for name in others:
        stage.vampire(seat, name)
    convert = stage.uncontrolled(A, "Anarch Convert", 1)
    while stage.prompt == "InfluencePhase":
        stage.do_minimum()
    return stage, convert


@pytest.mark.parametrize("choice", ["gain-pool", "draw-crypt"])
def test_anarch_convert_leaves_the_game_to_make_another_an_anarch(choice: str) -> None:
    stage = PeopleStage(phase="influence")
    pupil, loner = stage.vampire(A, "Pupil"), stage.vampire(A, "Loner", torpor=True)
    stage.vampire(A, "Mayor")
    stage.vampire(B, "Rival")
    stage.crypt(A, "Krid")
    convert = stage.uncontrolled(A, "Anarch Convert", 1)
    stage.skip("ForOne", A)
    assert sorted(stage.options(A)) == sorted(
        [stage.text("target", pupil), stage.text("target", loner), "done"]
    )
    stage.play(A, "target", pupil)
    assert stage.zone(convert) == REMOVED
    assert identity.is_anarch(stage.table, pupil)
    assert identity.sect(stage.table, pupil) == INDEPENDENT
    assert not identity.is_anarch(stage.table, loner)
    stage.play(A, "choose", choice)
    assert stage.table.pool[A] == (31 if choice == "gain-pool" else 30)
    assert len(stage.table.uncontrolled[A]) == (0 if choice == "gain-pool" else 1)
    assert stage.table.faults() == []


def test_anarch_convert_may_stay_and_must_if_all_others_are_titled() -> None:
    stage, convert = convert_comes_out("Pupil")
    stage.play(A, "done")
    assert stage.zone(convert) == READY
    assert identity.is_anarch(stage.table, convert)
    alone, convert = convert_comes_out("Mayor")
    assert alone.prompt != "ForOne"
    assert alone.zone(convert) == READY


@ruling("Anarch Convert", 1)
@pytest.mark.parametrize("seat", [A, B])
def test_anarch_convert_can_be_used_before_he_is_contested(seat: int) -> None:
    for leaves in (True, False):
        stage = PeopleStage(phase="influence")
        pupil, first = stage.vampire(A, "Pupil"), stage.vampire(seat, "Anarch Convert")
        second = stage.uncontrolled(A, "Anarch Convert", 1)
        stage.skip("ForOne", A)
        assert stage.table.in_play(first)
        assert stage.table.faults() == []
        stage.play(A, *(("target", pupil) if leaves else ("done",)))
        stage.skip("DiscardPhase")
        assert identity.is_anarch(stage.table, pupil) == leaves
        assert stage.table.in_play(first) == (leaves or seat == A)
        assert stage.zone(second) == (REMOVED if leaves else ASH_HEAP if seat == A else READY)
        assert stage.table.contested[second] == (seat == B and not leaves)
        assert stage.table.faults() == []


@ruling("Anarch Convert", 2)
def test_anarch_convert_can_convert_an_anarch_for_the_pool() -> None:
    stage = PeopleStage(phase="influence")
    pupil = stage.vampire(A, "Pupil")
    contests.become_anarch(stage.table, pupil)
    stage.uncontrolled(A, "Anarch Convert", 1)
    stage.skip("ForOne", A)
    stage.play(A, "target", pupil)
    assert identity.is_anarch(stage.table, pupil)
    assert stage.table.pool[A] == 31  # the crypt is empty


# Annazir


@ruling("Annazir", 1, 2)
@ruling("Personal titles", 1)
def test_annazir_burns_a_location_or_steals_equipment_once_a_turn() -> None:
    stage = PeopleStage(3)
    annazir, rival = stage.vampire(A, "Annazir"), stage.vampire(B, "Rival")
    cellar, lamp = stage.permanent(C, "Cellar"), stage.put_on(rival, "Lamp", C)
    stage.permanent(A, "Cellar")
    assert values.bleed(stage.table, annazir) == 2
    stage.play(A, "act", annazir, annazir, "1")
    assert stage.table.view(None)["action"]["target_seat"] == C
    stage.resolve()
    assert stage.table.host[lamp] == annazir
    assert stage.table.controller[lamp] == A
    stage.table.tapped[annazir] = False
    assert not stage.offers(A, "act", annazir, annazir, "0")
    other = PeopleStage(3)
    annazir, cellar = other.vampire(A, "Annazir"), other.permanent(C, "Cellar")
    other.play(A, "act", annazir, annazir, "0")
    other.resolve()
    assert other.zone(cellar) == ASH_HEAP
    contests.change_sect(other.table, annazir, SABBAT)
    assert titles.votes(other.table, annazir) == 2


# Arishat


@ruling("Unconditional referendum ability", 1)
@ruling("Personal titles", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_arishat_makes_a_vampire_abstain_in_a_blood_hunt_too(torpor: bool) -> None:
    stage = PeopleStage(3)
    arishat = stage.vampire(B, "Arishat", torpor=torpor)
    mayor, victim = stage.vampire(A, "Mayor"), stage.vampire(A, "Pupil", 0, torpor=True)
    judge = stage.vampire(C, "Judge")
    stage.play(A, "diablerize", mayor, victim)
    stage.skip("Referendum", B)
    stage.play(B, "use", arishat, "0")
    stage.play(B, "target", judge)
    assert stage.blood(arishat) == 5
    assert stage.table.notes.has(notes.ABSTAINS, judge)
    assert not stage.offers(stage.decider, "use", arishat, "0")


@ruling("Usable during the polling step", 1)
def test_arishat_does_nothing_where_votes_do_not_count() -> None:
    stage = PeopleStage(3)
    arishat, pupil = stage.vampire(B, "Arishat"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert titles.votes(stage.table, arishat) == 1
    stage.play(A, "play kine-resources-contested plain", pupil)
    stage.skip("Referendum", B)
    assert stage.offers(B, "use", arishat, "0")
    noting.note(
        stage.table, stage.table.scope(CurrentReferendum), notes.REFERENDUM_SETTLED, NOTHING, 1
    )
    assert not stage.offers(B, "use", arishat, "0")


# Cybele


def test_cybele_bleeds_for_two_more_for_a_blood() -> None:
    stage = Stage(2)
    cybele = stage.vampire(A, "Cybele")
    stage.play(A, "act", cybele, cybele, "0")
    assert values.bleed(stage.table, cybele) == 3
    stage.resolve()
    assert stage.table.pool[B] == 27
    assert stage.blood(cybele) == 9
    stage.table.tapped[cybele] = False
    assert not stage.offers(A, "bleed", cybele)
    assert not stage.offers(A, "act", cybele, cybele, "0")


@rule("VTES-11-02")
def test_cybele_gives_a_master_phase_action_while_untapped() -> None:
    for tapped, actions in ((False, 2), (True, 1)):
        stage = Stage(2, phase="master")
        cybele = stage.vampire(A, "Cybele", tapped=tapped)
        stage.begin()
        assert identity.has_trait(stage.table, cybele, "infernal")
        assert stage.table.actions == actions


# Gabrin


def test_gabrin_taps_an_ally_or_a_younger_vampire() -> None:
    stage = PeopleStage()
    gabrin = stage.vampire(A, "Gabrin")
    stage.vampire(B, "Rival")
    stage.vampire(A, "Pupil")
    assert not stage.offers(A, "act", gabrin, gabrin, "0")
    thug, mayor = stage.ally(B, "Thug"), stage.vampire(B, "Mayor")
    stage.play(A, "act", gabrin, gabrin, "0")
    assert sorted(stage.options(A)) == sorted(stage.text("target", each) for each in (mayor, thug))
    stage.play(A, "target", thug)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.tapped[thug]


# Horrock


@ruling("Horrock", 1)
def test_horrock_pays_less_for_cards_played_with_protean() -> None:
    rite = Card(
        "Rite",
        ACTION,
        cost=Blood(2),
        modes=(as_(ACTION, GainPool(1), "pro"), as_(ACTION, GainPool(1), "ani")),
    )
    for mode, left in (("pro", 5), ("ani", 4)):
        stage = PeopleStage(2, rite)
        horrock = stage.vampire(A, "Horrock")
        stage.hand(A, "Rite")
        stage.play(A, "play rite", mode, horrock)
        stage.resolve()
        assert stage.blood(horrock) == left


# Kephamos, High Priest of Marrakech


@ruling("Personal titles", 1)
def test_votes_of_his_own_stay_when_a_vampire_changes_sect() -> None:
    stage = PeopleStage(2, phase="master")
    kephamos = stage.vampire(A, "Kephamos, High Priest of Marrakech")
    stage.hand(A, "Into the Fire")
    play_master(stage, A, "into-the-fire")
    assert identity.sect(stage.table, kephamos) == "sabbat"
    assert titles.votes(stage.table, kephamos) == 2


# Khalil Ravana


def test_khalil_has_stealth_in_diablerie() -> None:
    stage = PeopleStage()
    khalil, pupil = stage.vampire(A, "Khalil Ravana"), stage.vampire(B, "Pupil", torpor=True)
    stage.play(A, "diablerize", khalil, pupil)
    assert values.stealth(stage.table, khalil) == 1
    other = PeopleStage()
    khalil, pupil = other.vampire(A, "Khalil Ravana"), other.vampire(B, "Pupil", torpor=True)
    other.play(A, "rescue", khalil, pupil, "2")
    assert values.stealth(other.table, khalil) == 0


# Mary the Black


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


# Miriam Benyona


def test_miriam_gives_a_ready_vampire_one_blood_a_turn() -> None:
    stage = PeopleStage(2, phase="untap")
    miriam, rival = stage.vampire(A, "Miriam Benyona"), stage.vampire(B, "Rival", 3)
    stage.vampire(A, "Pupil", 1, torpor=True)
    stage.begin()
    stage.play(A, "use", miriam, "0")
    assert (stage.blood(miriam), stage.blood(rival)) == (4, 4)
    assert not stage.offers(A, "use", miriam, "0")


@ruling("Discounts for rescue", 1)
@pytest.mark.parametrize(("paid", "blood"), [("0", (5, 1)), ("1", (4, 2))])
def test_miriam_rescues_at_a_lower_cost_whoever_pays(paid: str, blood: tuple[int, int]) -> None:
    stage = PeopleStage()
    miriam, pupil = stage.vampire(A, "Miriam Benyona"), stage.vampire(A, "Pupil", 2, torpor=True)
    assert not stage.offers(A, "rescue", miriam, pupil, "2")
    stage.play(A, "rescue", miriam, pupil, paid)
    stage.resolve()
    assert (stage.blood(miriam), stage.blood(pupil)) == blood


# Mr. Noir


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


# Raful al-Zarqa


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
    assert values.stealth(stage.table, who) == 1
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


# Sargon


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
    assert values.strength(stage.table, sargon) == 2


@ruling("Sargon", 1)
def test_sargon_gets_the_edge_after_the_referendum_is_concluded() -> None:
    stage = PeopleStage(3)
    sargon = stage.vampire(A, "Sargon")
    stage.hand(A, "Kine Resources Contested")
    stage.edge(B)
    stage.play(A, "play kine-resources-contested plain", sargon)
    stage.skip("Referendum", B)
    assert stage.table.edge == B
    stage.play(B, "vote edge for")
    stage.resolve()
    assert stage.table.pool != [30, 30, 30]
    assert stage.table.edge == A


@ruling("Sargon", 1)
def test_sargon_gets_the_edge_after_the_referendum() -> None:
    stage, sargon = stage_with_referendum("Anarchist Uprising", "Sargon")
    stage.edge(B)
    call_referendum(stage, "anarchist-uprising", sargon)
    stage.skip("polling", A)
    assert stage.table.edge == B
    pass_referendum(stage)
    assert stage.table.edge == A


# Sundervere, The Devil Brahmin


def test_sundervere_bleeds_for_more_and_costs_a_pool_when_burned() -> None:
    stage = Stage(2)
    who = stage.vampire(A, "Sundervere, The Devil Brahmin")
    stage.play(A, "bleed", who)
    stage.play(A, "use", who, "0")
    assert values.bleed(stage.table, who) == 3
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


# Veejay Vinod


NAME = Card(
    "Borrowed Name", MASTER, put_on=targets.One(filters.VAMPIRE), grants=Becomes(clan="nagaraja")
)


@ruling("Scarce", 1)
@pytest.mark.parametrize(("disguised", "pool"), [(True, 7), (False, 10)])
def test_scarce_counts_the_clan_that_a_vampire_has_now(disguised: bool, pool: int) -> None:
    stage = Stage(2, phase="influence", extra=(NAME,))
    stage.pool(A, 10)
    krid = stage.vampire(A, "Krid")
    if disguised:
        stage.put_on(krid, "Borrowed Name")
    veejay = stage.uncontrolled(A, "Veejay Vinod", 3)
    stage.skip("DiscardPhase", A)
    assert stage.zone(veejay) == READY
    assert stage.table.pool[A] == pool
