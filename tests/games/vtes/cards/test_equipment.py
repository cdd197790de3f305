"""Tests of equipment other than weapons that is not unique."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import fight_to_range
from games.vtes.cards.master_cards import play_master
from games.vtes.cards.people import PEOPLE, PeopleStage, bleed, choose_strikes, fight, try_block
from games.vtes.cards.referendums import ReferendumStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.abilities.acting import BloodToAct
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import (
    ACTION,
    ASH_HEAP,
    EQUIPMENT,
    NOBODY,
    ON_CARD,
    READY,
    TORPOR,
    UNIQUE,
    VEHICLE,
)
from conclave.games.vtes.rules.events.actions import ActionContinued
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.table import Profile
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import MoveCard
from conclave.games.vtes.vocabulary.equipping import EquipFromHand, InHand, IsObtainable
from conclave.testing import rule

# Flaming Candle


def test_flaming_candle_keeps_vampires_from_blocking_for_1_blood() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(B, "Thug")
    stage.vampire(B, "Rival")
    candle = stage.put_on(elder, "Flaming Candle")
    bleed(stage, elder)
    stage.play(A, "use", candle, "0")
    assert (stage.zone(candle), stage.blood(elder)) == (ASH_HEAP, 9)
    stage.skip("BlockQuestion", B)
    blocks = [move for move in stage.options(B) if move.startswith("block")]
    assert blocks == [stage.text("block", thug)]


def test_flaming_candle_does_not_burn_for_an_ally() -> None:
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    candle = stage.put_on(thug, "Flaming Candle")
    bleed(stage, thug)
    assert not stage.offers(A, "use", candle, "0")


def test_only_one_flaming_candle_is_played_or_equipped_in_a_game() -> None:
    obtained = InHand(filters.EQUIPMENT, IsObtainable())
    forge = Card("Forge", ACTION, effect=Action(EquipFromHand(), target=obtained))
    stage = PeopleStage(2, forge)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.hand(A, "Forge", "Forge", "Flaming Candle", "Flaming Candle")
    assert stage.offers(A, "play", "flaming-candle", "plain", kurt)
    stage.play(A, "play forge plain", elder)
    stage.resolve()
    assert len(stage.table.attached[elder]) == 1
    assert not stage.offers(A, "play", "flaming-candle", "plain", kurt)
    assert not stage.offers(A, "play", "forge", "plain", kurt)


@ruling("Flaming Candle", 1)
def test_flaming_candle_stays_if_the_blood_is_burned_for_something_else() -> None:
    toll = Card("Toll", EQUIPMENT, grants=BloodToAct(1))
    stage = PeopleStage(2, toll)
    elder = stage.vampire(A, "Elder")
    candle = stage.put_on(elder, "Flaming Candle")
    stage.put_on(elder, "Toll")
    bleed(stage, elder)
    stage.resolve()
    assert (stage.zone(candle), stage.blood(elder)) == (ON_CARD, 9)


@ruling("Flaming Candle", 2)
def test_a_played_flaming_candle_may_be_put_into_play_again() -> None:
    relic = targets.One(filters.EQUIPMENT, region="ash-heap")
    dig = Card("Dig", ACTION, effect=Action(MoveCard(parts.TARGET, parts.SELF), target=relic))
    stage = PeopleStage(2, dig)
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.hand(A, "Flaming Candle", "Dig")
    stage.play(A, "play flaming-candle plain", elder)
    stage.resolve()
    candle = stage.table.attached[elder][0]
    moving.burn(stage.table, candle)
    stage.play(A, "play dig plain", kurt)
    stage.resolve()
    assert stage.table.host[candle] == kurt


@ruling("Flaming Candle", 3)
def test_a_flaming_candle_may_be_taken_by_another_minion() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    stage.hand(A, "Flaming Candle")
    stage.play(A, "play flaming-candle plain", elder)
    stage.resolve()
    candle = stage.table.attached[elder][0]
    stage.play(A, "take-equipment", kurt, elder)
    stage.resolve()
    assert stage.table.host[candle] == kurt


# Flak Jacket


def test_flak_jacket_prevents_one_damage_each_combat() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    foe = stage.vampire(B, "Eugenio Estevez")
    jacket = stage.put_on(pug, "Flak Jacket")
    fight_to_range(stage, pug, foe)
    stage.skip("damage", A)
    stage.play(A, "use", jacket, "0")
    stage.skip("MinionPhase")
    assert (stage.blood(pug), stage.blood(foe)) == (6, 5)
    assert stage.zone(jacket) == ON_CARD


# Hawg


def test_hawg_presses_once_a_combat_and_a_minion_has_one_vehicle() -> None:
    stage = Stage(2)
    pug = stage.vampire(A, "Pug Jackson")
    mazz = stage.vampire(A, "Mazz")
    stage.put_on(pug, "Hawg")
    stage.hand(A, "Sport Bike")
    assert not stage.offers(A, "play", "sport-bike", "plain", pug)
    assert stage.offers(A, "play", "sport-bike", "plain", mazz)


# Kevlar Vest


def shot_at_vest(weapon: str) -> tuple[PeopleStage, int, int]:
    """Elder, in a Kevlar Vest, is about to take damage of a strike."""
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    vest, arm = stage.put_on(elder, "Kevlar Vest"), stage.put_on(rival, weapon)
    fight(stage, elder, rival)
    choose_strikes(
        stage, second="strike hand" if weapon == "Lamp" else f"strike {stage.table.word(arm)} 0"
    )
    stage.skip("damage", A)
    return stage, elder, vest


def test_kevlar_vest_prevents_2_damage_from_a_gun() -> None:
    stage, elder, vest = shot_at_vest("Assault Rifle")
    assert not stage.offers(A, "use", vest, "1")
    stage.play(A, "use", vest, "0")
    assert not stage.offers(A, "use", vest, "1")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - (4 - 2)


@pytest.mark.parametrize(("weapon", "damage"), [("Lamp", 1), ("Cudgel", 2)])
def test_kevlar_vest_prevents_1_damage_from_anything_else(weapon: str, damage: int) -> None:
    stage, elder, vest = shot_at_vest(weapon)
    assert not stage.offers(A, "use", vest, "0")
    stage.play(A, "use", vest, "1")
    assert not stage.offers(A, "use", vest, "1")
    stage.skip("MinionPhase")
    assert stage.blood(elder) == 10 - (damage - 1)


# Laptop Computer


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


# Sport Bike


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


# Writ of Acceptance


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
    gang = stage.ally(A, "Loyal Street Gang")
    stage.put_on(gang, "Writ of Acceptance")
    assert identity.sect(stage.table, gang) == ""


@ruling("Into the Fire", 1)
@ruling("Writ of Acceptance", 2)
def test_a_writ_comes_before_what_changes_the_sect_itself() -> None:
    stage = PeopleStage(2, phase="master")
    hunter = stage.vampire(A, "Hunter")
    writ = stage.put_on(hunter, "Writ of Acceptance")
    stage.hand(A, "Into the Fire")
    play_master(stage, A, "into-the-fire")
    assert identity.sect(stage.table, hunter) == "camarilla"
    assert stage.table.profile[hunter].sect == "sabbat"
    stage.table.contested[writ] = True
    assert identity.sect(stage.table, hunter) == "sabbat"


@ruling("Writ of Acceptance", 2)
def test_the_latest_card_says_the_sect_and_an_anarch_keeps_the_writ() -> None:
    stage = PeopleStage(2)
    loner = stage.vampire(A, "Loner")
    stage.put_on(loner, "Writ of Acceptance")
    stage.play(A, "become-anarch", loner)
    stage.resolve()
    assert identity.sect(stage.table, loner) == "camarilla"
    assert not identity.is_anarch(stage.table, loner)
    disguise = stage.put_on(loner, "Clan Impersonation")
    stage.table.profile[disguise] = Profile("lasombra")
    assert identity.sect(stage.table, loner) == "sabbat"


# Camera Phone


def test_camera_phone_bleeds_for_one_more_without_other_equipment() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    phone = stage.put_on(elder, "Camera Phone")
    stage.put_on(elder, "Laptop Computer")
    stage.put_on(elder, "J. S. Simmons, Esq.")
    assert values.bleed(stage.table, elder) == 3
    stage.play(A, "act", elder, phone, "0")
    assert values.bleed(stage.table, elder) == 1 + 1 + 1
    stage.resolve()
    assert stage.table.pool[B] == 27
    stage.table.tapped[elder] = False
    assert not stage.offers(A, "bleed", elder)
    assert not stage.offers(A, "act", elder, phone, "0")


def test_camera_phone_changes_nothing_for_a_plain_bleed() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Camera Phone")
    stage.put_on(elder, "Laptop Computer")
    bleed(stage, elder).resolve()
    assert stage.table.pool[B] == 28


def test_modifiers_still_add_to_the_bleed_of_a_camera_phone() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    phone = stage.put_on(elder, "Camera Phone")
    stage.hand(A, "Conditioning")
    stage.play(A, "act", elder, phone, "0")
    stage.play(A, "play conditioning dom", elder)
    stage.resolve()
    assert stage.table.pool[B] == 30 - 2 - 2


@rule("VTES-6.1-04", "VTES-R-43")
@pytest.mark.parametrize(("strike", "pool"), [("ani", 28), ("ANI", 30)])
def test_the_bleed_of_a_camera_phone_has_no_effect_without_the_phone(
    strike: str, pool: int
) -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    phone = stage.put_on(elder, "Camera Phone")
    stage.hand(A, "Psyche!", "Form of Mist")
    stage.hand(B, "Canine Horde")
    stage.play(A, "act", elder, phone, "0")
    try_block(stage, rival)
    choose_strikes(stage, second=stage.text(f"play canine-horde {strike}", rival))
    stage.skip("end-of-round", A)
    stage.play(A, "play psyche CEL", elder)
    choose_strikes(stage, stage.text("play form-of-mist PRO", elder))
    stage.skip("May")
    stage.play(A, "yes")
    stage.skip("MinionPhase")
    assert len(stage.events_of(ActionContinued)) == 1
    assert stage.table.pool[B] == pool
    assert stage.table.edge == (A if pool < 30 else NOBODY)


@rule("VTES-R-43")
def test_the_bleed_of_a_camera_phone_that_another_has_taken_has_no_effect() -> None:
    stage = ReferendumStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    phone = stage.put_on(elder, "Camera Phone")
    stage.play(A, "act", elder, phone, "0")
    moving.transfer(stage.table, phone, rival)
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30


# Cooler


def cooled(counters: int, who: str = "Elder", torpor: bool = False) -> Stage:
    """A's untap phase with a Cooler on a minion with 3 blood or life."""
    stage = Stage(2, phase="untap", extra=PEOPLE)
    minion = stage.card(A, who, TORPOR if torpor else READY, blood=3)
    card = stage.put_on(minion, "Cooler")
    stage.table.blood[card] = counters
    stage.begin()
    stage.play(A, "target", card)
    return stage


@rule("VTES-6.1.3-07")
def test_a_cooler_that_another_takes_is_not_filled_again() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    cooler = stage.put_on(elder, "Cooler")
    stage.table.blood[cooler] = 1
    stage.play(A, "take-equipment", rival, elder)
    stage.skip("MinionPhase")
    assert stage.table.host[cooler] == rival
    assert stage.blood(cooler) == 1


def test_a_cooler_comes_with_four_blood_and_gives_one_each_untap_phase() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 3)
    stage.hand(A, "Cooler")
    stage.play(A, "play cooler plain", elder)
    stage.resolve()
    cooler = stage.table.attached[elder][0]
    assert stage.blood(cooler) == 4
    assert stage.table.pool[A] == 29


def test_blood_from_a_cooler() -> None:
    stage = cooled(2)
    stage.play(A, "yes")
    elder = stage.table.ready[A][0]
    assert (stage.blood(elder), stage.blood(stage.table.attached[elder][0])) == (4, 1)
    empty = cooled(1)
    empty.play(A, "yes")
    elder = empty.table.ready[A][0]
    assert empty.blood(elder) == 4
    assert empty.names(empty.table.ash[A]) == ["cooler"]
    kept = cooled(1)
    kept.play(A, "no")
    elder = kept.table.ready[A][0]
    assert kept.blood(elder) == 3
    assert kept.zone(kept.table.attached[elder][0]) == ON_CARD


@pytest.mark.parametrize(("who", "torpor"), [("Thug", False), ("Elder", True)])
def test_no_blood_from_a_cooler_for_allies_or_in_torpor(who: str, torpor: bool) -> None:
    stage = cooled(2, who, torpor=torpor)
    minion = (*stage.table.ready[A], *stage.table.torpor[A])[0]
    assert stage.blood(stage.table.attached[minion][0]) == 2
    assert stage.prompt == "UntapPhase"


# Helicopter


@rule("VTES-6.1.3-07")
def test_a_helicopter_that_another_takes_is_tapped() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    copter = stage.put_on(elder, "Helicopter")
    stage.play(A, "take-equipment", rival, elder)
    stage.skip("MinionPhase")
    assert stage.table.host[copter] == rival
    assert stage.table.tapped[copter]


def test_a_helicopter_is_tapped_when_equipped_and_untaps_its_pilot() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Helicopter", "Hawg")
    stage.play(A, "play helicopter plain", elder)
    stage.resolve()
    copter = stage.table.attached[elder][0]
    assert stage.table.tapped[copter]
    assert stage.table.tapped[elder]
    assert stage.table.pool[A] == 27
    stage.table.tapped[elder] = stage.table.tapped[copter] = False
    assert not stage.offers(A, "play hawg plain", elder)
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "use", copter, "0")
    assert not stage.table.tapped[elder]
    assert stage.table.tapped[copter]


def test_a_helicopter_cannot_be_used_after_a_block_or_for_others() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    pupil = stage.vampire(A, "Pupil")
    copter = stage.put_on(elder, "Helicopter")
    fight(stage, elder, rival)
    stage.skip("after-action", A)
    assert not stage.offers(A, "use", copter, "0")
    stage.skip()
    bleed(stage, pupil)
    stage.skip("after-action", A)
    assert not stage.offers(A, "use", copter, "0")


@ruling("Helicopter", 1)
def test_a_helicopter_that_is_put_on_a_minion_is_not_tapped() -> None:
    put = Card(
        "Reward",
        ACTION,
        effect=Action(MoveCard(parts.TARGET, parts.SELF), target=targets.One(filters.EQUIPMENT)),
    )
    stage = Stage(2, extra=(*PEOPLE, put))
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    copter = stage.put_on(rival, "Helicopter")
    stage.hand(A, "Reward")
    stage.play(A, "play reward plain", elder)
    stage.resolve()
    assert stage.table.host[copter] == elder
    assert not stage.table.tapped[copter]


@ruling("Helicopter", 2)
def test_a_helicopter_is_tapped_however_a_minion_equips_with_it() -> None:
    smith = Card(
        "Forge",
        ACTION,
        effect=Action(EquipFromHand(), target=InHand(filters.EQUIPMENT)),
    )
    stage = Stage(2, extra=(*PEOPLE, smith))
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.hand(A, "Forge", "Helicopter")
    stage.play(A, "play forge plain", elder)
    stage.resolve()
    copter = stage.table.attached[elder][0]
    assert stage.table.tapped[copter]
    stage.table.tapped[copter] = False
    stage.play(A, "take-equipment", pupil, elder)
    stage.resolve()
    assert stage.table.host[copter] == pupil
    assert stage.table.tapped[copter]


# Learjet


def flying(*hand: str) -> tuple[PeopleStage, int]:
    """Elder, with a Learjet, and a full hand; six cards are left in the library."""
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Learjet")
    stage.hand(A, *hand, *["Lamp"] * (7 - len(hand)))
    stage.library(A, *["Cellar"] * 6)
    return stage, elder


@ruling("Learjet", 2)
def test_learjet_brings_another_card_after_the_replacement_is_seen() -> None:
    stage, elder = flying("Govern the Unaligned", "Conditioning")
    stage.play(A, "play govern-the-unaligned dom", elder)
    assert stage.prompt == "May"
    assert len(stage.table.hand[A]) == 7
    assert "cellar" in stage.names(stage.table.hand[A])
    stage.play(A, "yes")
    assert stage.prompt == "Discarding"
    assert len(stage.table.hand[A]) == 8
    stage.play(A, "discard lamp")
    stage.play(A, "play conditioning dom", elder)
    assert stage.prompt == "May"
    stage.play(A, "no")
    assert len(stage.table.library[A]) == 6 - 2 - 1
    stage.resolve()
    assert stage.table.pool[B] == 30 - 3 - 2


def test_learjet_is_for_what_its_bearer_plays_as_the_acting_minion() -> None:
    stage, _ = flying("Govern the Unaligned", "Deflection", "Fake Out")
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    stage.play(A, "play govern-the-unaligned dom", pupil)
    assert stage.prompt != "May"
    stage.resolve()
    assert len(stage.table.library[A]) == 5
    other = Stage(2, active=B, extra=PEOPLE)
    elder, rival = other.vampire(A, "Elder"), other.vampire(B, "Rival")
    other.put_on(elder, "Learjet")
    other.hand(A, "Fake Out", *["Lamp"] * 6)
    other.library(A, *["Cellar"] * 6)
    other.play(B, "bleed", rival)
    other.skip("BlockQuestion", A)
    other.play(A, "block", elder)
    other.skip("range", A)
    other.play(A, "play fake-out plain", elder)
    while "pass" in other.options(other.decider):
        other.play(other.decider, "pass")
        assert other.prompt != "May"


@ruling("Learjet", 1)
def test_learjet_waits_for_a_replacement_that_is_delayed() -> None:
    stage, elder = flying("Dodge", "Flash")
    rival = stage.vampire(B, "Rival")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play flash cel", elder)
    assert stage.prompt == "May"
    stage.play(A, "no")
    stage.skip("strike", A)
    stage.play(A, "play dodge plain", elder)
    assert stage.prompt == "StrikePair"
    assert len(stage.table.hand[A]) == 6
    stage.skip("May")
    assert len(stage.table.hand[A]) == 7
    assert stage.table.view(None)["combat"] is None
    stage.play(A, "yes")
    assert len(stage.table.hand[A]) == 8


def test_learjet_brings_nothing_out_of_an_empty_library() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Learjet")
    stage.hand(A, "Govern the Unaligned", *["Lamp"] * 6)
    stage.library(A, "Cellar")
    stage.play(A, "play govern-the-unaligned dom", elder)
    assert stage.prompt != "May"
    assert stage.names(stage.table.hand[A])[-1] == "cellar"


def test_a_minion_has_one_vehicle_of_these() -> None:
    stage, elder = flying("Helicopter", "Learjet")
    pupil = stage.vampire(A, "Pupil")
    assert not stage.offers(A, "play helicopter plain", elder)
    assert not stage.offers(A, "play learjet plain", elder)
    assert stage.offers(A, "play learjet plain", pupil)


# Phased Motion Detector


@ruling("Phased Motion Detector", 1, 2)
def test_phased_motion_detector_hears_modifiers_once_each_action() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    rival, pupil = stage.vampire(B, "Rival"), stage.vampire(B, "Pupil")
    stage.put_on(rival, "Phased Motion Detector")
    stage.hand(A, "Lost in Crowds", "Cloak the Gathering", "Conditioning")
    bleed(stage, elder)
    stage.play(A, "play conditioning dom", elder)
    assert values.intercept(stage.table, rival) == 0
    try_block(stage, pupil)
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds obf", elder)
    assert values.intercept(stage.table, rival) == 1
    assert values.intercept(stage.table, pupil) == 0
    stage.skip("BlockQuestion", B)
    stage.play(B, "decline")
    stage.skip()
    assert values.intercept(stage.table, rival) == 0


@ruling("Phased Motion Detector", 1)
def test_phased_motion_detector_gives_no_more_for_a_second_modifier() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(rival, "Phased Motion Detector")
    stage.put_on(rival, "Sport Bike")
    stage.hand(A, "Cloak the Gathering", "Lost in Crowds")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "play cloak-the-gathering obf", elder)
    assert values.intercept(stage.table, rival) == 2
    stage.skip("block", A)
    stage.play(A, "play lost-in-crowds OBF", elder)
    assert values.intercept(stage.table, rival) == 2


def test_a_minion_has_only_one_phased_motion_detector() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil")
    stage.put_on(elder, "Phased Motion Detector")
    stage.hand(A, "Phased Motion Detector")
    assert not stage.offers(A, "play phased-motion-detector plain", elder)
    assert stage.offers(A, "play phased-motion-detector plain", pupil)


def test_which_of_these_are_unique_or_vehicles() -> None:
    traits = {card.name: card.traits for card in Stage(2).table.cards.printed if card.name}
    for name in (
        "Bowl of Convergence", "Concoction of Vitality", "Heart of Nizchetus",
        "Martinelli's Ring", "The Sargon Fragment",
    ):  # fmt: skip
        assert UNIQUE in traits[name]
    for name in ("Camera Phone", "Cooler", "Helicopter", "Phased Motion Detector"):
        assert UNIQUE not in traits[name]
    assert VEHICLE in traits["Helicopter"]
