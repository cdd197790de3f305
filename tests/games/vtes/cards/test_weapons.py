"""Tests of weapons."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import CombatStage, fight_to_range
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.games.vtes.rules.events.combat import RoundBegan
from conclave.games.vtes.rules.events.playing import CardPlayed
from conclave.games.vtes.rules.reading import belongings, values
from conclave.games.vtes.rules.windows import AS_PLAYED
from conclave.testing import rule


class Duel(Stage):
    """Pug with a weapon, in combat with Eugenio, who has no combat card."""

    def __init__(self, weapon: str, foe: str = "Eugenio Estevez") -> None:
        super().__init__(2)
        self.pug = self.vampire(A, "Pug Jackson")
        self.foe = self.vampire(B, foe)
        self.arm = self.put_on(self.pug, weapon)
        fight_to_range(self, self.pug, self.foe)


# .44 Magnum


@pytest.mark.parametrize(
    ("name", "maneuvers"),
    [
        (".44 Magnum", True), ("Submachine Gun", True), ("Assault Rifle", True),
        ("Saturday-Night Special", True), ("Desert Eagle", False), ("Bastard Sword", False),
    ],
)  # fmt: skip
def test_some_guns_maneuver(name: str, maneuvers: bool) -> None:
    stage = Duel(name)
    assert stage.offers(A, "maneuver", stage.arm, "0") == maneuvers


@ruling(".44 Magnum", 1)
def test_a_stolen_gun_has_no_second_maneuver_in_the_combat() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Fast Hands", "Flash", "Flash")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "maneuver", gun, "0")
    stage.skip("range", A)
    stage.play(A, "play flash cel", elder)
    stage.skip("strike", A)
    stage.play(A, "play fast-hands CEL", elder)
    stage.skip("press", A)
    assert stage.table.host[gun] == elder
    stage.play(A, "play flash cel", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", gun, "0")
    stage.skip("strike", A)
    assert stage.offers(A, "strike", gun, "0")


@ruling("Strikes with optional maneuver", 1)
@pytest.mark.parametrize("tangled", [True, False])
def test_a_strike_that_cant_be_used_gives_no_maneuver(tangled: bool) -> None:
    stage = CombatStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, ".44 Magnum")
    stage.hand(A, "Tangle")
    stage.hand(B, "Thrown Gate")
    fight(stage, elder, rival)
    if tangled:
        stage.play(A, "play tangle plain", elder)
    stage.skip("range", B)
    assert stage.offers(B, "maneuver", gun, "0") != tangled
    assert (offered_modes(stage, B, "thrown-gate") == []) == tangled


# Combat Shotgun


def test_a_combat_shotgun_may_be_used_again_in_the_next_round() -> None:
    stage = Duel("Combat Shotgun")
    hawg = stage.put_on(stage.pug, "Hawg")
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("press", A)
    stage.play(A, "use", hawg, "0")
    stage.skip("strike", A)
    assert stage.offers(A, "strike", stage.arm, "0")


# Desert Eagle


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("Desert Eagle", 2), ("Combat Shotgun", 3), ("Bastard Sword", 2), ("Meat Cleaver", 2),
        ("Bang Nakh -- Tiger's Claws", 3), ("Brass Knuckles", 2), ("Gas-Powered Chainsaw", 3),
        (".44 Magnum", 2), ("Submachine Gun", 3), ("Assault Rifle", 4),
        ("Saturday-Night Special", 1), ("Sawed-Off Shotgun", 3), ("Banshee Ironwail", 3),
    ],
)  # fmt: skip
def test_a_weapon_does_its_damage(name: str, damage: int) -> None:
    stage = Duel(name)
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.blood(stage.foe) == 6 - damage
    assert stage.blood(stage.pug) == 5


# Mark V


def test_mark_v_is_usable_only_at_long_range() -> None:
    stage = Duel("Mark V")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", stage.arm, "0")
    far = Duel("Mark V")
    goggles = far.put_on(far.pug, "IR Goggles")
    far.play(A, "use", goggles, "0")
    far.skip("strike", A)
    far.play(A, "strike", far.arm, "0")
    far.skip("MinionPhase")
    assert far.blood(far.foe) == 2


# Bastard Sword


def test_a_plain_weapon_does_not_wound_who_can_heal() -> None:
    stage = Duel("Bastard Sword")
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.zone(stage.foe) == READY


def test_a_melee_weapon_does_nothing_at_long_range() -> None:
    stage = Duel("Bastard Sword")
    stage.put_on(stage.foe, "IR Goggles")
    goggles = stage.table.attached[stage.foe][0]
    stage.play(A, "pass")
    stage.play(B, "use", goggles, "0")
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.blood(stage.foe) == 6


# Brass Knuckles


def test_brass_knuckles_are_usable_once_a_combat() -> None:
    stage = Duel("Brass Knuckles")
    hawg = stage.put_on(stage.pug, "Hawg")
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("press", A)
    stage.play(A, "use", hawg, "0")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", stage.arm, "0")
    assert stage.offers(A, "strike", "hand")


@ruling("Weapon once per combat", 1)
@ruling("Weapon once per round", 1)
@pytest.mark.parametrize("name", ["Brass Knuckles", "Sawed-Off Shotgun", "Combat Shotgun"])
def test_a_second_copy_of_a_weapon_may_be_used_too(name: str) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, two = stage.put_on(elder, name), stage.put_on(elder, name)
    stage.hand(A, "Blur")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike", one, "0")
    stage.skip("additional-strikes", A)
    stage.play(A, "play blur cel", elder)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", one, "0")
    assert stage.offers(A, "strike", two, "0")


# Banshee Ironwail


@rule("VTES-11-22")
def test_cold_iron_aggravates_damage_to_the_vulnerable() -> None:
    kiasyd = next(
        card
        for card in Stage(2).table.cards.crypt
        if "vulnerability:cold-iron" in card.traits and card.capacity > 3
    )
    stage = Duel("Banshee Ironwail", foe=kiasyd.name)
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.zone(stage.foe) == TORPOR


def test_banshee_ironwail_costs_stealth_and_burns_a_blood_of_the_blocked_minion() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", 2)
    stage.put_on(krid, "Banshee Ironwail")
    assert values.stealth(stage.table, krid) == -1
    other = Stage(2)
    krid = other.vampire(A, "Krid", 2)
    pug = other.vampire(B, "Pug Jackson")
    other.put_on(pug, "Banshee Ironwail")
    other.play(A, "bleed", krid)
    other.skip("BlockQuestion", B)
    other.play(B, "block", pug)
    other.skip("strike", A)
    assert other.blood(krid) == 1
    assert other.blood(pug) == 6


# Deer Rifle


def test_deer_rifle_answers_a_maneuver_with_its_second_one() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    rifle = stage.put_on(rival, "Deer Rifle")
    stage.hand(A, "Flash", "Flash")
    fight(stage, elder, rival)
    for _ in range(2):
        stage.skip("range", B)
        stage.play(B, "maneuver", rifle, "0")
        stage.skip("range", A)
        stage.play(A, "play flash cel", elder)
    stage.skip("range", B)
    assert not stage.offers(B, "maneuver", rifle, "0")


# Ivory Bow


@pytest.mark.parametrize(
    "name", ["Ivory Bow", "Flamethrower", "Sengir Dagger", "Blow Torch", "Femur of Toomler"]
)
def test_an_aggravating_weapon_wounds(name: str) -> None:
    stage = Duel(name)
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.zone(stage.foe) == TORPOR


# Beretta 9mm


def test_one_beretta_is_a_light_gun() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(elder, "Beretta 9mm")
    fight(stage, elder, rival)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", gun, "1")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", gun, "1")
    choose_strikes(stage, stage.text("strike", gun, "0"))
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)


@rule("VTES-6.4.2-10")
def test_two_berettas_do_more_and_one_of_them_maneuvers_each_round() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, two = [stage.put_on(elder, "Beretta 9mm") for _ in range(2)]
    goggles = stage.put_on(rival, "IR Goggles")
    stage.hand(A, "Hold On")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "maneuver", one, "1")
    assert is_long(stage.table)
    stage.play(B, "use", goggles, "0")
    assert not stage.offers(A, "maneuver", two, "1")
    stage.play(A, "pass")
    stage.skip("strike", A)
    assert stage.options(A) == ["strike bound"]
    choose_strikes(stage, "strike bound")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 7)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", one, "1")
    assert stage.offers(A, "maneuver", two, "1")


def test_a_beretta_is_no_pair_with_one_on_another_minion() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gun = stage.put_on(elder, "Beretta 9mm")
    stage.put_on(stage.vampire(A, "Pupil"), "Beretta 9mm")
    stage.put_on(rival, "Beretta 9mm")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", gun, "1")
    assert stage.offers(A, "strike", gun, "0")


@ruling("Strikes with optional maneuver", 1)
@pytest.mark.parametrize("card", ["bind-hands", "fists-only"])
def test_no_maneuver_with_a_strike_that_cannot_be_used(card: str) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, _ = [stage.put_on(elder, "Beretta 9mm") for _ in range(2)]
    stage.hand(B, card)
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, f"play {card} plain", rival)
    stage.skip("range", A)
    assert not stage.offers(A, "maneuver", one, "1")
    free = CombatStage()
    elder, rival = free.vampire(A, "Elder"), free.vampire(B, "Rival")
    one, _ = [free.put_on(elder, "Beretta 9mm") for _ in range(2)]
    fight(free, elder, rival)
    free.skip("range", A)
    assert free.offers(A, "maneuver", one, "1")


def test_a_beretta_that_was_drawn_for_its_maneuver_needs_the_other_one_to_strike() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    one, two = [stage.put_on(elder, "Beretta 9mm") for _ in range(2)]
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "maneuver", one, "1")
    stage.table.attached[elder] = (one,)
    stage.table.host[two] = -1
    stage.skip("strike", A)
    assert not stage.offers(A, "strike bound")
    assert stage.offers(A, "strike", one, "0")


# Bundi


def test_bundi_is_a_hand_strike_and_parries_melee_weapons() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", bundi, "0"), stage.text("strike", cudgel, "0"))
    assert stage.window == "damage"
    stage.play(A, "use", bundi, "0")
    assert not stage.offers(A, "use", bundi, "0")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (9, 7)


def test_bundi_parries_each_melee_strike_but_no_fists_and_no_guns() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    gun = stage.put_on(rival, "Desert Eagle")
    stage.hand(B, "Blur")
    fight(stage, elder, rival)
    choose_strikes(stage, "strike hand", stage.text("strike", cudgel, "0"))
    stage.play(A, "use", bundi, "0")
    stage.skip("additional-strikes", B)
    stage.play(B, "play blur CEL", rival)
    stage.skip("strike", B)
    stage.play(B, "strike", cudgel, "0")
    assert stage.offers(A, "use", bundi, "0")
    stage.skip("strike", B)
    stage.play(B, "strike", gun, "0")
    assert stage.window == "damage"
    assert not stage.offers(A, "use", bundi, "0")
    stage.skip()
    assert stage.blood(elder) == 10 - 1 - 2 - 2


def test_bundi_does_not_parry_a_fist() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi = stage.put_on(elder, "Bundi")
    fight(stage, elder, rival)
    choose_strikes(stage)
    assert stage.window == "damage"
    assert not stage.offers(A, "use", bundi, "0")


@ruling("Bundi", 1)
def test_a_minion_who_parries_with_a_bundi_need_not_strike_with_it() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(rival, "Cudgel")
    stage.hand(A, "Blur")
    fight(stage, elder, rival)
    choose_strikes(stage, "strike hand", stage.text("strike", cudgel, "0"))
    stage.play(A, "use", bundi, "0")
    stage.skip("additional-strikes", A)
    assert (stage.blood(elder), stage.blood(rival)) == (9, 8)
    stage.play(A, "play blur cel", elder)
    stage.skip("strike", A)
    assert stage.offers(A, "strike hand")
    assert stage.offers(A, "strike", bundi, "0")


@ruling("Bundi", 2, 3)
def test_aggravated_hand_strikes_make_a_bundi_aggravated() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi = stage.put_on(elder, "Bundi")
    stage.hand(A, "Talons", "Grow")
    fight(stage, elder, rival)
    stage.play(A, "play talons plain", elder)
    stage.play(A, "play grow plain", elder)
    choose_strikes(stage, stage.text("strike", bundi, "0"))
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9 - 2  # three aggravated points: the first wounds him


@ruling("Bundi", 4)
@ruling("Brute Force", 1)
@pytest.mark.parametrize(("mode", "damage"), [("pot", 1 + 1 + 2), ("POT", 1 + 1 + 3)])
def test_bundi_is_a_melee_weapon_for_brute_force_even_in_a_grapple(mode: str, damage: int) -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    bundi, cudgel = stage.put_on(elder, "Bundi"), stage.put_on(elder, "Cudgel")
    stage.hand(A, "Brute Force", "Slam")
    stage.hand(B, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("before-strikes", B)
    stage.play(B, "play immortal-grapple pot", rival)
    stage.skip("strike", A)
    assert stage.offers(A, "strike", bundi, "0")
    assert not stage.offers(A, "strike", cudgel, "0")
    stage.play(A, f"play brute-force {mode}", elder)
    assert stage.options(A) == ["strike hand", stage.text("target", bundi)]
    stage.play(A, "target", bundi)
    stage.play(B, "strike hand")
    stage.skip()
    assert stage.blood(rival) == 9 - damage


@ruling("Bundi", 4)
def test_bundi_is_not_for_a_card_that_is_a_hand_strike_alone() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Bundi")
    stage.hand(A, "Slam")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "play slam pot", elder)
    assert stage.decider == B


# Joumlon's Axe


def grappled(stage: CombatStage) -> tuple[int, int, int]:
    """Elder grapples Rival, who has Joumlon's Axe, and could cancel that now."""
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe = stage.put_on(rival, "Joumlon's Axe")
    stage.hand(A, "Immortal Grapple", "Hold On", "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED and stage.decider != B:
        Stage.play(stage, stage.decider, "pass")
    return elder, rival, axe


def test_joumlons_axe_strikes_for_one_more() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe = stage.put_on(elder, "Joumlon's Axe")
    fight(stage, elder, rival)
    choose_strikes(stage, stage.text("strike", axe, "0"))
    stage.skip()
    assert stage.blood(rival) == 7


@rule("VTES-11-22")
def test_joumlons_axe_is_of_cold_iron() -> None:
    stage = CombatStage()
    kiasyd = next(
        card
        for card in stage.table.cards.crypt
        if "vulnerability:cold-iron" in card.traits and card.capacity > 3
    )
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, kiasyd.name)
    axe = stage.put_on(elder, "Joumlon's Axe")
    fight(stage, elder, victim)
    choose_strikes(stage, stage.text("strike", axe, "0"))
    stage.skip()
    assert stage.zone(victim) == TORPOR


def test_joumlons_axe_cancels_a_grapple_and_must_be_struck_with() -> None:
    stage = CombatStage()
    elder, rival, axe = grappled(stage)
    stage.play(B, "use", axe, "0")
    assert stage.names(stage.table.ash[A]) == ["immortal-grapple"]
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert stage.options(B) == ["strike bound"]
    stage.play(B, "strike bound")
    stage.skip("press", A)
    assert (stage.blood(elder), stage.blood(rival)) == (8, 8)


def test_joumlons_axe_cancels_once_each_combat() -> None:
    stage = CombatStage()
    elder, _, axe = grappled(stage)
    stage.play(B, "use", axe, "0")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED:
        assert not stage.offers(stage.decider, "use", axe, "0")
        Stage.play(stage, stage.decider, "pass")
    assert len(stage.events_of(CardPlayed)) == 3


def test_joumlons_axe_cancels_nothing_for_who_is_bound_to_another_strike() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe, gun = stage.put_on(rival, "Joumlon's Axe"), stage.put_on(rival, ".44 Magnum")
    goggles = stage.put_on(elder, "IR Goggles")
    stage.hand(A, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("range", B)
    stage.play(B, "maneuver", gun, "0")
    stage.play(A, "use", goggles, "0")
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED:
        assert not stage.offers(stage.decider, "use", axe, "0")
        Stage.play(stage, stage.decider, "pass")
    assert belongings.equipment(stage.table, rival) == [axe, gun]


def test_joumlons_axe_cancels_nothing_that_another_minion_or_its_bearer_plays() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    axe = stage.put_on(elder, "Joumlon's Axe")
    other = stage.put_on(stage.vampire(B, "Pupil"), "Joumlon's Axe")
    stage.hand(A, "Immortal Grapple")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    Stage.play(stage, A, "play immortal-grapple pot", elder)
    while stage.window == AS_PLAYED:
        assert not stage.offers(A, "use", axe, "0")
        assert not stage.offers(B, "use", other, "0")
        Stage.play(stage, stage.decider, "pass")
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", axe, "0")  # the grapple stands


# Sniper Rifle


def sniper(stage: CombatStage) -> tuple[int, int, int]:
    """Elder bleeds; Rival, who blocks, has a Sniper Rifle."""
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    rifle = stage.put_on(rival, "Sniper Rifle")
    return elder, rival, rifle


def test_a_sniper_rifle_sets_the_range_after_a_block_and_must_be_fired() -> None:
    stage = CombatStage()
    elder, rival, rifle = sniper(stage)
    stage.hand(A, "Fake Out")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "use", rifle, "0")
    assert is_long(stage.table)
    stage.play(A, "pass")
    stage.play(B, "pass")
    assert stage.window == "before-strikes"  # nobody is asked for a maneuver
    choose_strikes(stage, "strike hand", "strike bound")
    stage.skip()
    assert (stage.blood(elder), stage.blood(rival)) == (8, 9)


def test_the_strike_of_a_sniper_rifle_that_set_the_range_is_bound() -> None:
    stage = CombatStage()
    elder, rival, rifle = sniper(stage)
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "use", rifle, "0")
    stage.skip("strike", B)
    assert stage.options(B) == ["strike bound"]


def test_a_sniper_rifle_is_of_use_only_at_long_range() -> None:
    stage = CombatStage()
    elder, rival, rifle = sniper(stage)
    fight(stage, elder, rival)
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    assert not stage.offers(B, "strike", rifle, "0")
    far = CombatStage()
    elder, rival, rifle = sniper(far)
    far.hand(B, "Fake Out")
    fight(far, elder, rival)
    far.skip("range", B)
    far.play(B, "play fake-out plain", rival)
    far.skip("strike", A)
    far.play(A, "strike hand")
    far.play(B, "strike", rifle, "0")
    far.skip()
    assert (far.blood(elder), far.blood(rival)) == (8, 9)


def test_a_sniper_rifle_sets_no_range_for_the_acting_minion_or_in_later_rounds() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    mine, theirs = stage.put_on(elder, "Sniper Rifle"), stage.put_on(rival, "Sniper Rifle")
    stage.hand(A, "Hold On")
    fight(stage, elder, rival)
    assert not stage.offers(A, "use", mine, "0")
    stage.play(A, "pass")
    assert stage.offers(B, "use", theirs, "0")
    stage.skip("press", A)
    stage.play(A, "play hold-on plain", elder)
    stage.skip("before-range", B)
    assert len(stage.events_of(RoundBegan)) == 2
    assert not stage.offers(B, "use", theirs, "0")


@ruling("Sniper Rifle", 1)
@ruling("Set range", 1, 2)
def test_a_range_that_is_set_is_not_set_again_and_the_rifle_binds_nobody() -> None:
    stage = CombatStage()
    elder, rival, rifle = sniper(stage)
    stage.hand(B, "Step In", "Grow", "Step In")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "play step-in plain", rival)
    stage.play(A, "pass")
    assert not stage.offers(B, "use", rifle, "0")
    assert not stage.offers(B, "play step-in plain", rival)
    stage.play(B, "play grow plain", rival)
    stage.skip("strike", A)
    assert stage.events_of(RoundBegan) != []
    assert not is_long(stage.table)
    stage.play(A, "strike hand")
    assert stage.offers(B, "strike hand")
    other = CombatStage()
    elder, rival, rifle = sniper(other)
    other.hand(A, "Step In")
    fight(other, elder, rival)
    assert other.offers(A, "play step-in plain", elder)
    other.play(A, "pass")
    other.play(B, "use", rifle, "0")
    assert not other.offers(A, "play step-in plain", elder)


@ruling("Set range", 2)
def test_a_round_that_is_to_be_at_close_range_stays_so() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Immortal Grapple")
    stage.hand(B, "Step In")
    fight(stage, elder, rival)
    stage.skip("before-strikes", A)
    stage.play(A, "play immortal-grapple POT", elder)
    stage.skip("press", A)
    stage.play(A, "press")
    stage.skip("before-range", B)
    assert not stage.offers(B, "play step-in plain", rival)


@ruling("Sniper Rifle", 2)
def test_a_sniper_rifle_sets_no_range_in_a_combat_that_follows_the_first() -> None:
    stage = CombatStage()
    elder, rival, rifle = sniper(stage)
    stage.hand(A, "Psyche!")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    assert stage.offers(B, "use", rifle, "0")
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    stage.skip("before-range", B)
    assert not stage.offers(B, "use", rifle, "0")


@ruling("Sniper Rifle", 3)
def test_a_sniper_rifle_sets_no_range_against_a_slave_who_steps_in() -> None:
    stage = CombatStage()
    elder, rival, rifle = sniper(stage)
    smith = stage.vampire(A, "Smith")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("SlaveQuestion")
    stage.play(A, "target", smith)
    stage.skip("before-range", B)
    assert not stage.offers(B, "use", rifle, "0")


@ruling("Sniper Rifle", 4)
def test_a_sniper_rifle_must_have_been_there_at_the_block() -> None:
    stage = CombatStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Concealed Weapon", "Sniper Rifle")
    fight(stage, elder, rival)
    stage.play(A, "pass")
    stage.play(B, "play concealed-weapon plain", rival)
    stage.play(B, "name sniper-rifle")
    stage.play(A, "pass")
    rifle = stage.table.attached[rival][0]
    assert stage.zone(rifle) == ON_CARD
    assert not stage.offers(B, "use", rifle, "0")


@ruling("Sniper Rifle", 5)
def test_who_is_bound_to_a_sniper_rifle_may_choose_not_to_strike_lucian() -> None:
    stage = PeopleStage()
    lucian, rival = stage.vampire(A, "Lucian, the Perfect"), stage.vampire(B, "Rival")
    rifle = stage.put_on(rival, "Sniper Rifle")
    fight(stage, lucian, rival)
    stage.skip("before-range", B)
    stage.play(B, "use", rifle, "0")
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    assert stage.offers(B, "strike bound")
    stage.play(B, "done")
    stage.skip("press", A)
    assert stage.blood(lucian) == 11


# White Phosphorus Grenade


def throw_grenade(*hand: str, answer: str = "strike hand") -> tuple[PeopleStage, int, int, int]:
    """Elder throws a grenade at Rival; with a Flash in hand, from afar."""
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    grenade = stage.put_on(elder, "White Phosphorus Grenade")
    stage.hand(A, *hand)
    stage.hand(B, "Dodge", "Majesty")
    fight(stage, elder, rival)
    if hand:
        stage.skip("range", A)
        stage.play(A, "play flash cel", elder)
    theirs = answer if answer.startswith("strike") else f"play {answer} {stage.table.word(rival)}"
    choose_strikes(stage, f"strike {stage.table.word(grenade)} 0", theirs)
    stage.skip("MinionPhase")
    return stage, elder, rival, grenade


@ruling("White Phosphorus Grenade", 1)
@pytest.mark.parametrize("answer", ["strike hand", "dodge plain"])
def test_white_phosphorus_grenade_burns_its_bearer_at_close_range(answer: str) -> None:
    stage, elder, rival, grenade = throw_grenade(answer=answer)
    assert stage.zone(grenade) == ASH_HEAP
    assert stage.zone(elder) == TORPOR
    assert stage.zone(rival) == (TORPOR if answer == "strike hand" else READY)


def test_white_phosphorus_grenade_is_safe_at_long_range() -> None:
    stage, elder, rival, grenade = throw_grenade("Flash")
    assert stage.zone(grenade) == ASH_HEAP
    assert (stage.zone(elder), stage.zone(rival)) == (READY, TORPOR)
    assert stage.blood(rival) == 9 - 1


@ruling("White Phosphorus Grenade", 2)
def test_white_phosphorus_grenade_stays_if_combat_ends_first() -> None:
    stage, elder, rival, grenade = throw_grenade(answer="majesty PRE")
    assert stage.zone(grenade) == ON_CARD
    assert (stage.zone(elder), stage.zone(rival)) == (READY, READY)
