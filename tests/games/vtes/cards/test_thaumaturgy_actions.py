"""Tests of actions of Thaumaturgy."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, merged_vampire, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    ANIMAL,
    ANIMALISM,
    ASH_HEAP,
    EQUIPMENT,
    LIBRARY,
    ON_CARD,
    RETAINER,
    THAUMATURGY,
)
from conclave.games.vtes.rules.modes import NO_EFFECT
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, Vampire
from conclave.games.vtes.vocabulary.conditions import ActionNeeds
from conclave.lang.resolving import Resolving

# Magic of the Smith

DEAR = Card("Dear Toy", EQUIPMENT, cost=Pool(3))
CHARM = Card("Blood Charm", EQUIPMENT, cost=Blood(2))
BLADE = Card("Clan Blade", EQUIPMENT, "brujah")


def smith(mode: str = "tha", blood: int = 5, *library: str) -> tuple[Stage, int]:
    """A vampire of A takes the action, and nobody blocks."""
    stage = PeopleStage(2, DEAR, CHARM, BLADE)
    pupil = stage.vampire(A, "Pupil" if mode == "tha" else "Elder", blood)
    stage.library(A, *library)
    stage.hand(A, "Magic of the Smith", *("Cellar",) * 6)
    stage.play(A, f"play magic-of-the-smith {mode}", pupil)
    stage.skip("announced")
    return stage, pupil


@ruling("Magic of the Smith", 1)
@pytest.mark.parametrize(("mode", "stealth"), [("tha", 1), ("THA", 3)])
def test_magic_of_the_smith_brings_equipment_from_the_library(mode: str, stealth: int) -> None:
    stage, pupil = smith(mode, 5, "Cellar", "Lamp", "Valet", "Dear Toy", "Cudgel")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("equip", stealth)
    toy = next(c for c in stage.table.library[A] if stage.names((c,)) == ["dear-toy"])
    stage.skip("Search")
    assert stage.options(A) == ["name cudgel", "name dear-toy", "name lamp", "done"]
    stage.play(A, "name dear-toy")
    stage.resolve()
    assert stage.table.host[toy] == pupil
    assert stage.table.pool[A] == 27
    assert stage.blood(pupil) == 4
    assert len(stage.table.library[A]) == 3  # the first has replaced the card
    assert stage.table.faults() == []


def test_magic_of_the_smith_finds_what_he_may_have_and_can_pay_for() -> None:
    stage, pupil = smith("tha", 2, "Cellar", "Clan Blade", "Blood Charm", "Dear Toy", "Lamp")
    stage.pool(A, 2)
    stage.skip("Search")
    assert stage.options(A) == ["name lamp", "done"]
    stage.play(A, "done")
    stage.resolve()
    assert stage.table.attached[pupil] == ()
    assert all(stage.zone(card) == LIBRARY for card in stage.table.library[A])
    assert stage.names(stage.table.ash[A]) == ["magic-of-the-smith"]


@ruling("Magic of the Smith", 2)
def test_magic_of_the_smith_finds_equipment_that_is_a_location_in_play() -> None:
    stage, pupil = smith("tha", 5, "Cellar", "Manse")
    stage.skip("Search")
    stage.play(A, "name manse")
    stage.resolve()
    assert stage.names(stage.table.attached[pupil]) == ["manse"]


def test_magic_of_the_smith_brings_nothing_if_it_is_blocked() -> None:
    stage, pupil = smith("tha", 5, "Cellar", "Manse")
    rival = stage.vampire(B, "Rival")
    stage.hand(B, "Enhanced Senses")
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.skip("MinionPhase")
    assert stage.table.attached[pupil] == ()
    assert stage.zone(stage.table.library[A][0]) == LIBRARY


# Biothaumaturgic Experiment

HOUND = Card("Brujah Hound", RETAINER, ANIMAL, "brujah", cost=Pool(1), life=1)


def test_biothaumaturgic_experiment_employs_an_animal_whatever_it_requires() -> None:
    stage = PeopleStage(2, HOUND)
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Biothaumaturgic Experiment", "Brujah Hound", "Valet")
    stage.play(A, "play biothaumaturgic-experiment tha", pupil)
    stage.skip("announced")
    action = stage.table.view(None)["action"]
    assert (action["kind"], action["stealth"]) == ("employ", 1)
    stage.resolve()
    assert stage.names(stage.table.attached[pupil]) == ["brujah-hound"]
    assert stage.table.pool[A] == 30 - 1 - 1


def test_biothaumaturgic_experiment_is_not_for_other_retainers_or_without_the_pool() -> None:
    stage = PeopleStage(2, HOUND)
    stage.vampire(A, "Pupil")
    stage.hand(A, "Biothaumaturgic Experiment", "Valet")
    assert offered_modes(stage, A, "biothaumaturgic-experiment") == []


@ruling("Biothaumaturgic Experiment", 1)
def test_after_the_experiment_he_may_employ_such_a_retainer_himself() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Biothaumaturgic Experiment", "Raven Spy", "Raven Spy")
    stage.play(A, "play biothaumaturgic-experiment tha", pupil)
    stage.resolve()
    stage.table.tapped[pupil] = False
    assert [t for t in stage.options(A) if t.startswith("play raven-spy")]


@ruling("Biothaumaturgic Experiment", 2)
def test_what_the_animal_requires_is_no_requirement_of_the_experiment() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    stage.hand(A, "Biothaumaturgic Experiment", "Raven Spy")
    stage.play(A, "play biothaumaturgic-experiment tha", pupil)
    act = Resolving(NO_EFFECT, A, -1, pupil)
    assert ActionNeeds((THAUMATURGY,)).holds(stage.table, act)
    assert not ActionNeeds((ANIMALISM,)).holds(stage.table, act)


@ruling("Biothaumaturgic Experiment", 3)
@ruling("Equip/Employ/Recruit action", 3)
@pytest.mark.parametrize(("name", "life"), [("Pupil", 1), ("Elder", 2), ("Sorcerer", 1)])
def test_the_level_of_the_animal_is_that_of_the_vampire(name: str, life: int) -> None:
    stage = PeopleStage(2, Vampire("Sorcerer", "tremere", 1, 5, "tha", "camarilla"))
    vampire = stage.vampire(A, name)
    stage.hand(A, "Biothaumaturgic Experiment", "Raven Spy")
    stage.play(A, "play biothaumaturgic-experiment tha", vampire)
    if name == "Elder":
        stage.skip("EquipFromHand")
        assert stage.options(A) == ["name ani", "name ANI"]
        stage.play(A, "name ANI")
    stage.resolve()
    (raven,) = stage.table.attached[vampire]
    assert stage.table.blood[raven] == life


def test_biothaumaturgic_experiment_at_superior_changes_a_minion() -> None:
    stage = PeopleStage()
    elder, thug, rival = stage.vampire(A, "Elder"), stage.ally(A, "Thug"), stage.vampire(B, "Rival")
    stage.hand(A, "Biothaumaturgic Experiment")
    stage.play(A, "play biothaumaturgic-experiment THA", elder)
    assert not stage.offers(A, "target", rival)
    stage.play(A, "target", thug)
    stage.resolve()
    (card,) = stage.table.attached[thug]
    assert values.strength(stage.table, thug) == 2
    fight(stage, thug, rival)
    stage.skip("range", A)
    stage.play(A, "use", card, "0")
    assert is_long(stage.table)


# Seeds of Corruption

TWINS = (
    Vampire("Twin", "toreador", 2, 5, "aus", "camarilla", grants=Bonus("bleed", 1)),
    Vampire("Twin", "toreador", 2, 5, "aus", "camarilla", ADVANCED, grants=Bonus("strength", 1)),
)
SETITE = Vampire("Setite", "follower-of-set", 1, 8, "", "independent")


@pytest.mark.parametrize("superior", [False, True])
@pytest.mark.parametrize(("name", "burned"), [("Rival", 1), ("Setite", 2)])
def test_seeds_of_corruption_burn_blood_for_each_action(
    superior: bool, name: str, burned: int
) -> None:
    stage = PeopleStage(2, SETITE)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, name)
    stage.hand(A, "Seeds of Corruption")
    stage.play(A, f"play seeds-of-corruption {'THA' if superior else 'tha'}", elder)
    assert values.stealth(stage.table, elder) == 1
    stage.resolve()
    assert stage.names(stage.table.attached[rival]) == ["seeds-of-corruption"]
    stage.play(A, "pass")
    before = stage.blood(rival)
    stage.skip("MinionPhase", B)
    stage.play(B, "bleed", rival)
    assert stage.blood(rival) == before - burned - (1 if superior else 0)
    stage.resolve()
    assert stage.table.pool[A] == 29


def test_seeds_of_corruption_are_for_vampires_of_the_prey() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    stage.vampire(C, "Rival")
    stage.ally(B, "Thug")
    stage.hand(A, "Seeds of Corruption")
    assert not stage.offers(A, "play seeds-of-corruption tha", elder)
    stage.vampire(B, "Rival")
    assert stage.offers(A, "play seeds-of-corruption tha", elder)


def test_a_vampire_without_blood_hunts_with_seeds_of_corruption() -> None:
    stage = PeopleStage(2, active=B)
    rival = stage.vampire(B, "Rival", 0)
    stage.put_on(rival, "Seeds of Corruption", A)
    stage.play(B, "hunt", rival)
    stage.resolve()
    assert stage.blood(rival) == 1


def test_seeds_of_corruption_take_the_special_abilities_of_a_vampire() -> None:
    stage = PeopleStage(2, active=B)
    stanislava, jack = stage.vampire(B, "Stanislava"), stage.vampire(B, "Amadeo", 1)
    seeds = stage.put_on(stanislava, "Seeds of Corruption", A)
    assert values.bleed(stage.table, stanislava) == 1
    assert values.bleed(stage.table, jack) == 1
    moving.transfer(stage.table, seeds, jack)
    assert values.bleed(stage.table, stanislava) == 3
    stage.play(B, "hunt", jack)  # normally for 2
    stage.resolve()
    assert stage.blood(jack) == 1


def test_seeds_of_corruption_take_the_abilities_of_both_cards_of_a_merged_vampire() -> None:
    stage = Stage(2, extra=TWINS)
    card = merged_vampire(stage, "Twin", seat=B)
    assert values.bleed(stage.table, card) == values.strength(stage.table, card) == 2
    stage.put_on(card, "Seeds of Corruption", A)
    assert values.bleed(stage.table, card) == values.strength(stage.table, card) == 1


def test_a_vampire_cannot_use_his_abilities_with_seeds_of_corruption() -> None:
    stage = PeopleStage(2)
    oliver = stage.vampire(A, "Oliver Thrace")
    stage.hand(A, "Theft of Vitae")
    bleed(stage, oliver)
    assert stage.offers(A, "use", oliver, "0")
    stage.put_on(oliver, "Seeds of Corruption", B)
    assert not stage.offers(A, "use", oliver, "0")


@pytest.mark.parametrize("seeds", [True, False])
def test_a_vampire_with_seeds_of_corruption_takes_no_abilities_from_retainers(seeds: bool) -> None:
    stage = PeopleStage(2)
    midget, rival = stage.vampire(A, "Midget"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Raven Spy")
    if seeds:
        stage.put_on(midget, "Seeds of Corruption", B)
    bleed(stage, midget)
    assert values.intercept(stage.table, rival) == (1 if seeds else 0)


def test_two_actions_of_any_vampires_burn_seeds_of_corruption() -> None:
    stage = PeopleStage(2, active=B)
    rival, ira = stage.vampire(B, "Rival"), stage.vampire(B, "Ira")
    seeds = stage.put_on(rival, "Seeds of Corruption", A)
    stage.play(B, "act", rival, seeds, "0")
    assert values.stealth(stage.table, rival) == 1
    stage.resolve()
    assert stage.zone(seeds) == ON_CARD
    stage.play(B, "act", ira, seeds, "0")
    stage.resolve()
    assert stage.zone(seeds) == ASH_HEAP


# Cryptic Mission


@pytest.mark.parametrize(("mode", "gain"), [("tha", 0), ("THA", 1)])
def test_cryptic_mission_burns_a_blood_of_a_vampire(mode: str, gain: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(A, "Cryptic Mission")
    stage.play(A, f"play cryptic-mission {mode}", elder)
    stage.play(A, "target", rival)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (stage.blood(elder), stage.blood(rival)) == (5 + gain, 8)


@pytest.mark.parametrize("name", ["Thug", "Valet"])
def test_cryptic_mission_hurts_an_ally_or_a_retainer(name: str) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    ally, valet = stage.ally(B, "Thug"), stage.put_on(rival, "Valet")
    hurt = ally if name == "Thug" else valet
    stage.hand(A, "Cryptic Mission")
    mode = offered_modes(stage, A, "cryptic-mission")[-1]
    stage.play(A, f"play cryptic-mission {mode}", elder)
    assert stage.text("target", rival) not in stage.options(A)
    stage.play(A, "target", hurt)
    assert stage.table.view(None)["action"]["target_seat"] == B
    stage.resolve()
    assert stage.blood(elder) == 6
    assert stage.blood(ally) == (2 if hurt == ally else 3)
    assert (stage.zone(valet) == ASH_HEAP) is (hurt == valet)
