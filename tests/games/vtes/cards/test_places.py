"""Tests of equipment that represents a location."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, duel
from games.vtes.cards.people import PeopleStage, bleed, fight, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.abilities.costs import ChangesCost
from conclave.games.vtes.rules.abilities.using import Can
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    EQUIPMENT,
    MASTER,
    NOTHING,
    ON_CARD,
    READY,
    UNIQUE,
)
from conclave.games.vtes.rules.reading import belongings, values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.ash_heap import Revive
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire, XBlood
from conclave.games.vtes.vocabulary.effects import TakeControl

DEED = Card("Deed", ACTION, cost=Blood(3), effect=GainPool(1))
SPREE = Card("Spree", ACTION, cost=XBlood(), effect=GainPool(1))
TITHE = Card("Tithe", EQUIPMENT, grants=ChangesCost(+1))

# Catacombs


@ruling("Discounts for rescue", 1)
@pytest.mark.parametrize("share", [0, 1])
def test_catacombs_make_a_rescue_cheaper_and_harder_to_block(share: int) -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 3, torpor=True)
    stage.vampire(B, "Rival")
    stage.put_on(elder, "Catacombs")
    assert not stage.offers(A, "rescue", elder, pupil, "2")
    stage.play(A, "rescue", elder, pupil, str(share))
    assert values.stealth(stage.table, elder) == 1 + 1  # a rescue of one's own has 1
    stage.resolve()
    assert stage.zone(pupil) == READY
    assert (stage.blood(elder), stage.blood(pupil)) == (10 - share, 3 - (1 - share))


def test_catacombs_do_not_help_other_actions() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    stage.put_on(elder, "Catacombs")
    bleed(stage, elder)
    assert values.stealth(stage.table, elder) == 0


# Gran Madre di Dio, Italy


@pytest.mark.parametrize(("name", "blood"), [("Fledgling", 3 - 1), ("Elder", 10)])
def test_gran_madre_taps_newcomers_and_weakens_the_young(name: str, blood: int) -> None:
    stage = PeopleStage(3, phase="influence", active=B)
    judge = stage.vampire(A, "Judge")
    stage.put_on(judge, "Gran Madre di Dio, Italy")
    full = 3 if name == "Fledgling" else 10
    newcomer = stage.uncontrolled(B, name, full)
    stage.skip("DiscardPhase")
    assert stage.zone(newcomer) == READY
    assert stage.table.tapped[newcomer]
    assert stage.blood(newcomer) == blood


def test_gran_madre_taps_allies_and_leaves_others_alone() -> None:
    stage = PeopleStage(4, phase="minion", active=B)
    stage.put_on(stage.vampire(A, "Judge"), "Gran Madre di Dio, Italy")
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Thug")
    stage.play(B, "play thug plain", rival)
    stage.resolve()
    (thug,) = [card for card in stage.table.ready[B] if card != rival]
    assert (stage.table.tapped[thug], stage.blood(thug)) == (True, 3)
    far = PeopleStage(4, phase="minion", active=C)
    far.put_on(far.vampire(A, "Judge"), "Gran Madre di Dio, Italy")
    rival = far.vampire(C, "Rival")  # neither predator nor prey
    far.hand(C, "Thug")
    far.play(C, "play thug plain", rival)
    far.resolve()
    (thug,) = [card for card in far.table.ready[C] if card != rival]
    assert not far.table.tapped[thug]


def test_gran_madre_lets_minions_come_in_an_untap_phase() -> None:
    call = Can(
        Revive(blood=1),
        when=("untap",),
        target=targets.One(filters.VAMPIRE, region="ash-heap"),
    )
    stage = PeopleStage(2, Card("Dawn Call", MASTER, grants=call), phase="untap", active=B)
    stage.put_on(stage.vampire(A, "Judge"), "Gran Madre di Dio, Italy")
    corpse = stage.card(B, "Fledgling", ASH_HEAP)
    use(stage, B, stage.permanent(B, "Dawn Call"))
    assert stage.zone(corpse) == READY
    assert (stage.table.tapped[corpse], stage.blood(corpse)) == (False, 1)


# Living Manse


def test_living_manse_is_no_equipment_in_play() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    manse = stage.put_on(rival, "Living Manse")
    assert values.bleed(stage.table, rival) == 2
    assert belongings.equipment(stage.table, rival) == []
    stage.hand(A, "Canine Horde")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("strike", A)
    stage.play(A, "play canine-horde ani", elder)
    stage.resolve()
    assert stage.zone(manse) == ON_CARD


def test_living_manse_is_burned_to_end_combat() -> None:
    stage, elder, rival = duel()
    manse = stage.put_on(elder, "Living Manse")
    use(stage, A, manse)
    stage.resolve()
    assert stage.zone(manse) == ASH_HEAP
    assert (stage.blood(elder), stage.blood(rival)) == (10, 9)


@ruling("Living Manse", 1)
def test_an_action_at_living_manse_is_directed_at_its_controller() -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    blocker = stage.vampire(C, "Kurt")
    stage.put_on(rival, "Living Manse", C)
    stage.hand(A, "Arson")
    stage.play(A, "play arson plain", elder)
    stage.skip("BlockQuestion")
    assert stage.decider == C
    assert stage.offers(C, "block", blocker)


@ruling("Living Manse", 2)
@pytest.mark.parametrize("alone", [True, False])
def test_living_manse_moves_to_any_minion_of_a_new_controller(alone: bool) -> None:
    steal = Card("Steal", MASTER, effect=TakeControl(), target=targets.One(filters.LOCATION))
    stage = PeopleStage(2, steal, phase="master")
    manse = stage.put_on(stage.vampire(B, "Rival"), "Living Manse")
    thug = NOTHING if alone else stage.ally(A, "Thug")
    stage.hand(A, "Steal")
    stage.play(A, "play steal plain -")
    if not alone:
        assert values.bleed(stage.table, thug) == 1  # it helps only vampires
    assert stage.table.host[manse] == thug
    assert stage.zone(manse) == (ASH_HEAP if alone else ON_CARD)


# Palatial Estate


@pytest.mark.parametrize("phase", ["master", "minion"])
def test_a_palatial_estate_feeds_its_vampire_in_the_master_phase(phase: str) -> None:
    stage = PeopleStage(phase=phase)
    elder = stage.vampire(A, "Elder", 4)
    estate = stage.put_on(elder, "Palatial Estate")
    assert belongings.equipment(stage.table, elder) == []
    while stage.prompt != "DiscardPhase":
        stage.do_minimum()
    assert stage.blood(elder) == (5 if phase == "master" else 4)
    assert stage.zone(estate) == ON_CARD


def test_a_palatial_estate_feeds_nobody_in_the_turns_of_others() -> None:
    stage = PeopleStage(phase="master", active=B)
    elder, thug = stage.vampire(A, "Elder", 4), stage.ally(B, "Thug", 1)
    stage.put_on(elder, "Palatial Estate")
    stage.put_on(thug, "Palatial Estate")
    stage.skip("DiscardPhase")
    assert (stage.blood(elder), stage.blood(thug)) == (4, 1)


# Pier 13, Port of Baltimore


def test_pier_13_equips_in_the_influence_phase() -> None:
    ring = Card("Ring", EQUIPMENT, UNIQUE)
    stage = PeopleStage(2, ring, phase="influence")
    elder = stage.vampire(A, "Elder")
    pier = stage.put_on(elder, "Pier 13, Port of Baltimore")
    stage.hand(A, "Ring", "Manse", "Lamp")
    use(stage, A, pier)
    assert stage.options(A) == ["name lamp"]
    stage.play(A, "name lamp")
    assert belongings.equipment(stage.table, elder)
    assert not stage.offers(A, "use", pier, "0")


def test_pier_13_costs_as_much_as_an_action() -> None:
    stage = PeopleStage(2, phase="influence")
    elder = stage.vampire(A, "Elder")
    pier = stage.put_on(elder, "Pier 13, Port of Baltimore")
    stage.hand(A, "Flak Jacket")
    use(stage, A, pier)
    stage.play(A, "name flak-jacket")
    assert stage.table.pool[A] == 30 - 1
    assert not stage.table.tapped[elder]


# Ruins of Ceoris


def test_ruins_of_ceoris_give_a_maneuver_or_a_press() -> None:
    stage = PeopleStage(2, Vampire("Warlock", "tremere-antitribu", 1, 5, "", "sabbat"))
    warlock, rival = stage.vampire(A, "Warlock"), stage.vampire(B, "Rival")
    ruins = stage.put_on(warlock, "Ruins of Ceoris")
    fight(stage, warlock, rival)
    stage.skip("range", A)
    use(stage, A, ruins)
    assert is_long(stage.table)
    stage.skip("press", A)
    assert not stage.offers(A, "use", ruins, "0")


def test_ruins_of_ceoris_help_only_tremere_antitribu() -> None:
    stage, elder, _ = duel()
    ruins = stage.put_on(elder, "Ruins of Ceoris")
    stage.skip("range", A)
    assert not stage.offers(A, "use", ruins, "0")


# Sacré-Cœur Cathedral, France


def test_allies_cannot_block_at_sacre_coeur() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    thug, rival = stage.ally(B, "Thug"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Sacré-Cœur Cathedral, France")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert not stage.offers(B, "block", thug)


def test_sacre_coeur_helps_only_vampires() -> None:
    stage = PeopleStage()
    gregory, thug = stage.ally(A, "Gregory Winter"), stage.ally(B, "Thug")
    stage.put_on(gregory, "Sacré-Cœur Cathedral, France")
    bleed(stage, gregory)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", thug)


# The Ankara Citadel, Turkey


@ruling("The Ankara Citadel, Turkey", 1)
@pytest.mark.parametrize("taxed", [False, True])
def test_the_ankara_citadel_halves_blood_costs_first(taxed: bool) -> None:
    stage = PeopleStage(2, DEED, TITHE)
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "The Ankara Citadel, Turkey")
    if taxed:
        stage.put_on(elder, "Tithe")
    stage.hand(A, "Deed")
    stage.play(A, "play deed plain", elder)
    stage.resolve()
    assert stage.blood(elder) == 10 - 1 - taxed


def test_with_the_ankara_citadel_x_may_be_twice_as_much() -> None:
    stage = PeopleStage(2, SPREE)
    elder = stage.vampire(A, "Elder", 2)
    stage.put_on(elder, "The Ankara Citadel, Turkey")
    stage.hand(A, "Spree")
    stage.play_only(A, "play spree plain", elder)
    assert "number 5" in stage.options(A)
    assert "number 6" not in stage.options(A)


def test_the_ankara_citadel_does_not_halve_pool_or_actions_without_cards() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", torpor=True)
    stage.put_on(elder, "The Ankara Citadel, Turkey")
    stage.play(A, "leave-torpor", elder)
    stage.resolve()
    assert stage.blood(elder) == 10 - 2
