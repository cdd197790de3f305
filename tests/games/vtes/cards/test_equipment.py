"""Equipment: weapons, vehicles and other things."""

from __future__ import annotations

import pytest
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.words import ASH_HEAP, ON_CARD, READY, TORPOR
from conclave.testing import rule


def fight(stage: Stage, attacker: int, blocker: int) -> None:
    """The attacker bleeds, the blocker blocks, up to the first maneuver."""
    stage.play(A, "bleed", attacker)
    stage.skip("BlockQuestion", B)
    stage.play(B, "block", blocker)
    stage.skip("range")


class Duel(Stage):
    """Pug with a weapon, in combat with Eugenio, who has no combat card."""

    def __init__(self, weapon: str, foe: str = "Eugenio Estevez") -> None:
        super().__init__(2)
        self.pug = self.vampire(A, "Pug Jackson")
        self.foe = self.vampire(B, foe)
        self.arm = self.put_on(self.pug, weapon)
        fight(self, self.pug, self.foe)


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


@pytest.mark.parametrize(
    "name", ["Ivory Bow", "Flamethrower", "Sengir Dagger", "Blow Torch", "Femur of Toomler"]
)
def test_an_aggravating_weapon_wounds(name: str) -> None:
    stage = Duel(name)
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.zone(stage.foe) == TORPOR


def test_a_plain_weapon_does_not_wound_who_can_heal() -> None:
    stage = Duel("Bastard Sword")
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.zone(stage.foe) == READY


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


def test_a_melee_weapon_does_nothing_at_long_range() -> None:
    stage = Duel("Bastard Sword")
    stage.put_on(stage.foe, "IR Goggles")
    goggles = stage.table.on[stage.foe][0]
    stage.play(A, "pass")
    stage.play(B, "use", goggles, "0")
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("MinionPhase")
    assert stage.blood(stage.foe) == 6


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


def test_a_combat_shotgun_may_be_used_again_in_the_next_round() -> None:
    stage = Duel("Combat Shotgun")
    hawg = stage.put_on(stage.pug, "Hawg")
    stage.skip("strike", A)
    stage.play(A, "strike", stage.arm, "0")
    stage.skip("press", A)
    stage.play(A, "use", hawg, "0")
    stage.skip("strike", A)
    assert stage.offers(A, "strike", stage.arm, "0")


def test_hawg_presses_once_a_combat_and_a_minion_has_one_vehicle() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(pug, "Hawg")
    stage.hand(A, "Sport Bike")
    assert not stage.offers(A, "play", "sport-bike", "plain", pug)
    assert stage.offers(A, "play", "sport-bike", "plain", mazz)


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


def test_banshee_ironwail_costs_stealth_and_whoever_is_blocked_a_blood() -> None:
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


def test_laptop_adds_to_the_bleed_once_per_minion() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.hand(A, "Laptop Computer", "Laptop Computer")
    stage.play(A, "play", "laptop-computer", "plain", krid)
    stage.skip("MinionPhase")
    assert values.bleed(stage.table, krid) == 2
    assert stage.table.pool[A] == 29
    stage.table.tapped[krid] = False
    assert not stage.offers(A, "play", "laptop-computer", "plain", krid)


@rule("VTES-6.1.3-08")
def test_a_second_laptop_is_not_taken_from_another_minion() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(krid, "Laptop Computer")
    gun = stage.put_on(mazz, ".44 Magnum")
    laptop = stage.put_on(mazz, "Laptop Computer")
    stage.play(A, "take-equipment", krid, mazz)
    assert not stage.offers(A, "target", laptop)
    stage.skip("MinionPhase")
    assert (stage.table.host[gun], stage.table.host[laptop]) == (krid, mazz)


def test_sport_bike_and_razor() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid", 0)
    stage.put_on(krid, "Sport Bike")
    stage.put_on(krid, "Aaron's Feeding Razor")
    assert values.intercept(stage.table, krid) == 1
    stage.play(A, "hunt", krid)
    stage.skip("MinionPhase")
    assert stage.blood(krid) == 2
    plain = Stage(2)
    krid = plain.vampire(A, "Krid", 0)
    plain.play(A, "hunt", krid)
    plain.skip("MinionPhase")
    assert plain.blood(krid) == 1


def test_flak_jacket_prevents_one_damage_each_combat() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    foe = stage.vampire(B, "Eugenio Estevez")
    jacket = stage.put_on(pug, "Flak Jacket")
    fight(stage, pug, foe)
    stage.skip("damage", A)
    stage.play(A, "use", jacket, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(pug), stage.blood(foe)) == (6, 5)
    assert stage.zone(jacket) == ON_CARD


def test_signet_and_cloak_keep_some_from_blocking() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.put_on(krid, "The Signet of King Saul")
    stage.put_on(krid, "Cloak of the Abalone")
    stage.vampire(B, "Kurt Densch")
    stage.vampire(B, "Ira Rivers")
    pug = stage.vampire(B, "Pug Jackson")
    stage.play(A, "bleed", krid)
    stage.skip("BlockQuestion", B)
    assert [move for move in stage.options(B) if move.startswith("block")] == [
        stage.text("block", pug)
    ]


def test_drum_of_xipe_totec_gives_superior_celerity() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    assert identity.level(stage.table, krid, "cel") == 0
    stage.put_on(krid, "Drum of Xipe Totec")
    assert identity.level(stage.table, krid, "cel") == 2
    assert identity.capacity(stage.table, krid) == 2


def test_drum_of_xipe_totec_gives_a_maneuver_to_a_vampire_alone() -> None:
    for name, maneuvers in (("Krid", True), ("Loyal Street Gang", False)):
        stage = Stage(2)
        who = stage.vampire(A, name) if maneuvers else stage.ally(A, name)
        drum = stage.put_on(who, "Drum of Xipe Totec")
        pug = stage.vampire(B, "Pug Jackson")
        stage.play(A, "bleed", who)
        stage.skip("BlockQuestion", B)
        stage.play(B, "block", pug)
        stage.skip("range", A)
        assert stage.offers(A, "use", drum, "0") == maneuvers


@rule("EX-10.2-a", "VTES-10.2-08")
@ruling("Writ of Acceptance", 1)
def test_writ_of_acceptance_makes_camarilla_but_not_brujah() -> None:
    stage = Stage(2)
    clan = next(card for card in stage.table.cards.crypt if card.clan == "brujah-antitribu")
    who = stage.vampire(A, clan.name)
    stage.put_on(who, "Writ of Acceptance")
    assert identity.sect(stage.table, who) == "camarilla"
    assert identity.clan(stage.table, who) == "brujah-antitribu"
    stage.hand(A, "Loyal Street Gang")
    assert not stage.offers(A, "play", "loyal-street-gang", "plain", who)
    pug = stage.vampire(A, "Pug Jackson")
    assert stage.offers(A, "play", "loyal-street-gang", "plain", pug)


@ruling("Enchanted Marionette", 1)
def test_the_bonus_of_a_clans_equipment_is_for_that_clan() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    stage.put_on(krid, "Erebus Mask")
    stage.put_on(krid, "Enchanted Marionette")
    assert values.stealth(stage.table, krid) == 0
    assert values.bleed(stage.table, krid) == 1
    mad = next(
        c for c in stage.table.cards.crypt if c.clan == "malkavian-antitribu" and not c.grants
    )
    who = stage.vampire(A, mad.name)
    stage.put_on(who, "Enchanted Marionette")
    assert values.bleed(stage.table, who) == 2
    assert values.stealth(stage.table, who) == 0
    stage.play(A, "bleed", who)
    assert values.stealth(stage.table, who) == 1


@rule("VTES-1.6.1-18", "VTES-1.6.1-19")
def test_erebus_mask_may_be_discarded_by_the_burn_option() -> None:
    stage = Stage(2, phase="untap")
    stage.hand(A, "Erebus Mask", "Shaal Fragment")
    stage.vampire(A, "Krid")
    assert stage.offers(A, "burn-option", "erebus-mask")
    stage.play(A, "burn-option", "erebus-mask")
    assert stage.names(stage.table.ash[A]) == ["erebus-mask"]
    assert not stage.offers(A, "burn-option", "shaal-fragment")
    kept = Stage(2, phase="untap")
    kept.hand(A, "Erebus Mask")
    harbinger = next(c for c in kept.table.cards.crypt if c.clan == "harbinger-of-skulls")
    kept.vampire(A, harbinger.name)
    assert not kept.offers(A, "burn-option", "erebus-mask")


def test_shaal_fragment_is_stolen_with_its_hand_size() -> None:
    stage = Stage(2)
    krid = stage.vampire(A, "Krid")
    pug = stage.vampire(B, "Pug Jackson")
    shaal = stage.put_on(pug, "Shaal Fragment")
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [7, 9]
    stage.play(A, "act", krid, shaal, "0")
    stage.skip("MinionPhase")
    assert stage.table.host[shaal] == krid
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [9, 7]
    assert stage.zone(shaal) != ASH_HEAP
