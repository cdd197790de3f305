"""Tests of actions for vampires of a clan, a sect or a title, and of Siphon."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PEOPLE,
    PeopleStage,
    bleed,
    offered_modes,
    stage_with_ash_heap,
    try_block,
)
from games.vtes.cards.referendums import (
    fail_referendum,
    go_to_polling,
    hunt_on,
    stage_with_referendum,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving, profiles
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    EVENT,
    GEHENNA,
    HAND,
    ON_CARD,
    READY,
    TORPOR,
)
from conclave.games.vtes.rules.events.piles import Discarded
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.rules.table import Profile
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

GIOVANNI = Vampire("Uncle", "giovanni", 1, 8, "NEC", "independent")
OMEN = Card("Omen of Gehenna", EVENT, GEHENNA)


def family() -> Stage:
    """A table with a Giovanni and an event."""
    return Stage(3, extra=(*PEOPLE, GIOVANNI, OMEN))


RATS = (
    Vampire("Old Rat", "nosferatu", 1, 6, "", "camarilla"),
    Vampire("Young Rat", "nosferatu", 1, 5, "", "camarilla"),
)


# Kindred Intelligence


RAT = Vampire("Rat", "nosferatu", 1, 4, "", "camarilla")
BARON = Vampire("Baron", "ventrue-antitribu", 1, 6, "", "sabbat")


def test_kindred_intelligence_needs_a_crypt() -> None:
    stage = PeopleStage(2, RAT)
    rat = stage.vampire(A, "Rat")
    stage.vampire(A, "Elder")
    stage.hand(A, "Kindred Intelligence")
    assert offered_modes(stage, A, "kindred-intelligence") == []
    stage.crypt(A, "Pupil", "Kurt")
    stage.play(A, "play kindred-intelligence plain", rat)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.uncontrolled[A]) == ["pupil"]
    assert stage.names(stage.table.crypt[A]) == ["kurt"]


# SchreckNET


@pytest.mark.parametrize(("name", "tapped"), [("Old Rat", False), ("Young Rat", True)])
def test_schrecknet_untaps_an_older_nosferatu(name: str, tapped: bool) -> None:
    stage = PeopleStage(2, *RATS)
    rat = stage.vampire(A, name)
    stage.hand(A, "SchreckNET")
    stage.play(A, "play schrecknet plain", rat)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.tapped[rat] == tapped
    assert len(stage.table.beside[A]) == 1


@pytest.mark.parametrize("passes", [True, False])
def test_schrecknet_shows_a_hand_after_a_referendum_that_passes(passes: bool) -> None:
    stage, elder = stage_with_referendum("gift")
    card = stage.permanent(B, "SchreckNET")
    stage.hand(C, "Lamp", "Valet")
    go_to_polling(stage, elder)
    if not passes:
        fail_referendum(stage)
        assert not stage.table.tapped[card]
        return
    stage.play(A, "vote calling-card for")
    stage.skip("May")
    assert stage.decider == B
    stage.play(B, "yes")
    stage.play(B, f"player {C}")
    assert stage.table.tapped[card]
    seen = [
        stage.table.may_see(seat, ("card", held)) for seat in (A, B) for held in stage.table.hand[C]
    ]
    assert seen == [False, False, True, True]


def test_schrecknet_shows_a_hand_after_a_blood_hunt() -> None:
    stage = PeopleStage()
    elder, mayor = stage.vampire(A, "Elder"), stage.vampire(A, "Mayor")
    card = stage.permanent(B, "SchreckNET")
    hunt_on(stage, elder)
    stage.skip("Referendum", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("May")
    assert stage.decider == B
    stage.play(B, "yes")
    assert stage.table.tapped[card]
    assert stage.zone(elder) == ASH_HEAP


# Recruiting Party


def test_recruiting_party_is_for_all_uncontrolled_vampires_of_the_clan() -> None:
    stage = PeopleStage(2, BARON)
    baron = stage.vampire(A, "Baron", 3)
    mine = [stage.uncontrolled(A, "Baron", 1), stage.uncontrolled(A, "Baron")]
    others = [stage.uncontrolled(A, "Elder"), stage.uncontrolled(B, "Baron")]
    stage.hand(A, "Recruiting Party")
    stage.play(A, "play recruiting-party plain", baron)
    stage.resolve()
    assert [stage.blood(card) for card in (baron, *mine, *others)] == [3, 2, 1, 0, 0]


# Art Scam


@rule("VTES-1.6.1-14")
def test_art_scam_is_for_its_clan() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.hand(A, "Art Scam")
    assert offered_modes(stage, A, "art-scam") == []
    name = next(
        card.name
        for card in stage.table.cards.crypt
        if card.clan == "toreador-antitribu" and "advanced" not in card.traits
    )
    artist = stage.vampire(A, name)
    stage.play(A, "play art-scam plain", artist)
    stage.resolve()
    assert stage.table.pool[A] == 32


# Patronage


ARTISTS = (
    Vampire("Old Master", "toreador-antitribu", 1, 8, "", "sabbat"),
    Vampire("Apprentice", "toreador-antitribu", 1, 4, "", "sabbat"),
)


@rule("VTES-1.6.1-22", "VTES-6.2.1-05", "VTES-6.2.3-01")
def test_patronage_costs_pool_and_untaps_both() -> None:
    stage = Stage(2, extra=(*PEOPLE, *ARTISTS))
    master = stage.vampire(A, "Old Master")
    young = stage.vampire(A, "Apprentice", tapped=True)
    stage.hand(A, "Patronage", "Patronage")
    stage.play(A, "play patronage plain", master)
    stage.skip("announced")
    assert stage.table.pool[A] == 30
    stage.resolve()
    assert stage.table.pool[A] == 29
    assert not stage.table.tapped[master]
    assert not stage.table.tapped[young]
    third = stage.vampire(A, "Old Master")
    assert offered_modes(stage, A, "patronage") == []  # one a turn, by whichever minion
    assert not stage.table.tapped[third]


def test_patronage_needs_the_pool_and_somebody_younger() -> None:
    stage = Stage(2, extra=(*PEOPLE, *ARTISTS))
    stage.vampire(A, "Old Master")
    stage.hand(A, "Patronage")
    assert offered_modes(stage, A, "patronage") == []
    stage.vampire(A, "Apprentice")
    assert offered_modes(stage, A, "patronage") == ["plain"]
    stage.pool(A, 0)
    assert offered_modes(stage, A, "patronage") == []


# Fourth Tradition: The Accounting


@rule("VTES-1.6.1-17")
def test_the_fourth_and_fifth_tradition_are_for_princes_and_justicars() -> None:
    stage = PeopleStage()
    mayor = stage.vampire(A, "Mayor")
    young = stage.uncontrolled(A, "Fledgling")
    pupil = stage.vampire(A, "Pupil", 0, tapped=True)
    stage.hand(A, "Fourth Tradition: The Accounting", "Fifth Tradition: Hospitality")
    stage.play(A, "play fourth-tradition-the-accounting plain", mayor)
    stage.resolve()
    assert stage.blood(young) == 3
    assert stage.blood(mayor) == 5
    judge = stage.vampire(A, "Judge")
    stage.play(A, "play fifth-tradition-hospitality plain", judge)
    assert not stage.offers(A, "target", judge)
    stage.play(A, "target", pupil)
    stage.resolve()
    assert stage.blood(pupil) == 4
    stage = PeopleStage()
    stage.vampire(A, "Elder")
    stage.vampire(A, "Pack Leader")
    stage.uncontrolled(A, "Fledgling")
    stage.hand(A, "Fourth Tradition: The Accounting", "Fifth Tradition: Hospitality")
    assert offered_modes(stage, A, "fourth-tradition-the-accounting") == []
    assert offered_modes(stage, A, "fifth-tradition-hospitality") == []


# Eternal Vigilance


def vigilant(seats: int = 2) -> tuple[PeopleStage, int, int, int]:
    """A tapped archbishop of B has the card, and A bleeds B."""
    stage = PeopleStage(seats)
    elder = stage.vampire(A, "Elder")
    leader = stage.vampire(B, "Pack Leader", tapped=True)
    card = stage.put_on(leader, "Eternal Vigilance")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    return stage, elder, leader, card


@rule("VTES-10.2-05")
def test_eternal_vigilance_is_for_high_sabbat_titles() -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(A, "Eternal Vigilance")
    stage.play(A, "play eternal-vigilance plain", leader)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.attached[leader]) == ["eternal-vigilance"]
    assert stage.blood(leader) == 6
    stage = PeopleStage()
    stage.vampire(A, "Mayor")
    stage.hand(A, "Eternal Vigilance")
    assert offered_modes(stage, A, "eternal-vigilance") == []


def test_eternal_vigilance_costs_blood_to_untap_and_block() -> None:
    stage, _elder, leader, card = vigilant()
    assert not stage.offers(B, "block", leader)
    stage.play(B, "use", card, "0")
    assert stage.blood(leader) == 6
    assert not stage.table.tapped[leader]
    stage.skip("before-range")
    assert stage.table.view(None)["combat"]["second"] == f"pack-leader#{leader}"
    stage.skip("MinionPhase")
    assert stage.table.pool[B] == 30


def test_eternal_vigilance_needs_blood_and_a_sabbat_vampire_who_is_ready() -> None:
    stage, _, leader, card = vigilant()
    assert stage.offers(B, "use", card, "0")
    stage.table.blood[leader] = 0
    assert not stage.offers(B, "use", card, "0")
    stage.table.blood[leader] = 3
    profiles.set_profile(stage.table, leader, Profile("lasombra", "independent"))
    assert not stage.offers(B, "use", card, "0")


@ruling("Forces Block attempt", 3)
def test_eternal_vigilance_does_not_make_a_blocker_of_a_bystander() -> None:
    stage = PeopleStage(4)
    elder = stage.vampire(A, "Elder")
    leader = stage.vampire(C, "Pack Leader", tapped=True)
    card = stage.put_on(leader, "Eternal Vigilance")
    stage.vampire(B, "Pupil")
    bleed(stage, elder)
    stage.skip("announced", C)
    assert not stage.offers(C, "use", card, "0")


def test_eternal_vigilance_is_burned_with_its_bearer_s_fall() -> None:
    stage, elder, leader, card = vigilant()
    stage.hand(A, "Wolf Claws")
    stage.play(B, "use", card, "0")
    stage.skip("strike", A)
    stage.play(A, stage.text(f"play wolf-claws {offered_modes(stage, A, 'wolf-claws')[0]}", elder))
    stage.skip("MinionPhase")
    assert stage.zone(leader) == TORPOR
    assert stage.zone(card) == ASH_HEAP


# Recure of the Homeland


HOMELANDER = Vampire("Homelander", "tremere-antitribu", 1, 5, "", "sabbat")


@rule("VTES-6.5.2-03")
@ruling("Recure of the Homeland", 1)
@pytest.mark.parametrize("tapped", [False, True])
def test_recure_of_the_homeland_leaves_torpor_for_nothing(tapped: bool) -> None:
    stage = Stage(2, extra=(*PEOPLE, HOMELANDER))
    vampire = stage.vampire(A, "Homelander", 0, torpor=True, tapped=tapped)
    stage.hand(A, "Recure of the Homeland")
    assert not stage.offers(A, "leave-torpor", vampire)
    stage.play(A, "play recure-of-the-homeland plain", vampire)
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.zone(vampire) == READY
    assert stage.blood(vampire) == 0
    assert stage.table.tapped[vampire]


def test_recure_is_for_the_clan_and_for_vampires_in_torpor() -> None:
    stage = Stage(2, extra=(*PEOPLE, HOMELANDER))
    stage.vampire(A, "Homelander")
    stage.vampire(A, "Pupil", torpor=True)
    stage.hand(A, "Recure of the Homeland")
    assert offered_modes(stage, A, "recure-of-the-homeland") == []
    stage.vampire(A, "Homelander", torpor=True)
    assert offered_modes(stage, A, "recure-of-the-homeland") == ["plain"]


@rule("VTES-6.5.2-06", "VTES-6.5.2-07")
def test_a_minion_who_blocks_recure_may_diablerize_and_there_is_no_combat() -> None:
    stage = Stage(2, extra=(*PEOPLE, HOMELANDER))
    vampire = stage.vampire(A, "Homelander", 2, torpor=True)
    rival = stage.vampire(B, "Rival", 5)
    stage.hand(A, "Recure of the Homeland")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "play recure-of-the-homeland plain", vampire)
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses aus", rival)
    stage.skip("MayDiablerize", B)
    stage.play(B, "yes")
    stage.skip("MinionPhase")
    assert stage.zone(vampire) == ASH_HEAP
    assert stage.blood(rival) == 7


# Siphon


@ruling("Siphon", 1)
@rule("VTES-6.2.2-03")
def test_siphon_steals_from_each_chosen_vampire() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder", 5)
    first = stage.vampire(B, "Pupil", 2, torpor=True)
    empty = stage.vampire(C, "Fledgling", 0, torpor=True)
    third = stage.vampire(C, "Kurt", 3, torpor=True)
    stage.hand(A, "Siphon")
    stage.play(A, "play siphon plain", elder)
    assert "done" not in stage.options(A)
    stage.play(A, "target", first)
    assert stage.options(A) == [f"target fledgling#{empty}", f"target kurt#{third}", "done"]
    stage.play(A, "target", empty)
    stage.play(A, "done")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, B)
    stage.resolve()
    assert [stage.blood(card) for card in (elder, first, empty, third)] == [6, 1, 0, 3]


def test_each_methuselah_whose_vampire_is_chosen_may_block() -> None:
    stage = PeopleStage(4)
    elder, blocker = stage.vampire(A, "Elder", 5), stage.vampire(C, "Rival")
    near = stage.vampire(B, "Pupil", 2, torpor=True)
    far = stage.vampire(C, "Fledgling", 1, torpor=True)
    stage.hand(A, "Siphon")
    stage.hand(C, "Enhanced Senses")
    stage.play(A, "play siphon plain", elder)
    stage.play(A, "target", near)
    stage.play(A, "target", far)
    try_block(stage, blocker, C)
    stage.skip("block", C)
    stage.play(C, "play enhanced-senses aus", blocker)
    stage.skip("MinionPhase")
    assert [stage.blood(card) for card in (near, far)] == [2, 1]


def test_the_vampires_must_be_younger_unless_gehenna_is_near() -> None:
    stage = family()
    stage.vampire(A, "Pupil")
    stage.vampire(B, "Rival", torpor=True)
    stage.vampire(B, "Fledgling")
    stage.hand(A, "Siphon")
    assert offered_modes(stage, A, "siphon") == []
    stage.permanent(C, "Omen of Gehenna")
    assert offered_modes(stage, A, "siphon") == ["plain"]


def test_only_one_siphon_a_turn() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.vampire(A, "Kurt", 5)
    stage.vampire(B, "Pupil", 4, torpor=True)
    stage.hand(A, "Siphon", "Siphon")
    stage.play(A, "play siphon plain", elder)
    stage.resolve()
    assert offered_modes(stage, A, "siphon") == []


def test_siphon_is_for_vampires_and_nobody_else_gets_cards() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    stage.ally(A, "Thug")
    stage.vampire(B, "Pupil", 4, torpor=True)
    stage.hand(A, "Siphon")
    stage.ash(A, "Blur")
    assert not any("thug" in text for text in stage.options(A) if "siphon" in text)
    stage.play(A, "play siphon plain", elder)
    stage.resolve()
    assert stage.names(stage.table.hand[A]) == []


@ruling("Siphon", 2, 3)
def test_a_giovanni_takes_a_card_for_each_blood_when_it_succeeds() -> None:
    stage = family()
    uncle = stage.vampire(A, "Uncle", 3)
    full, empty = (
        stage.vampire(B, "Pupil", 2, torpor=True),
        stage.vampire(B, "Fledgling", 0, torpor=True),
    )
    stage.hand(A, "Siphon")
    stage.ash(A, "Blur", "Krid", "Flash")
    stage.play(A, "play siphon plain", uncle)
    stage.play(A, "target", full)
    stage.play(A, "target", empty)
    stage.skip("ForOne")
    options = [text.split("#")[0] for text in stage.options(A)]
    assert options == ["target blur", "target flash", "done"]
    stage.play(A, stage.options(A)[1])
    stage.skip("MinionPhase")
    assert stage.names(stage.table.hand[A]) == ["flash"]
    assert (stage.blood(uncle), stage.blood(full)) == (4, 1)


@ruling("Action targeting vampire in torpor", 1)
def test_a_vampire_who_has_left_torpor_is_not_siphoned() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder", 5)
    first, second = (
        stage.vampire(B, "Pupil", 2, torpor=True),
        stage.vampire(B, "Fledgling", 2, torpor=True),
    )
    stage.hand(A, "Siphon")
    stage.play(A, "play siphon plain", elder)
    stage.play(A, "target", first)
    stage.play(A, "target", second)
    moving.to_ready(stage.table, first)
    stage.resolve()
    assert (stage.blood(first), stage.blood(second), stage.blood(elder)) == (2, 1, 6)


# Sudario Refraction


def test_sudario_refraction() -> None:
    stage = family()
    uncle = stage.vampire(A, "Uncle")
    stage.ash(A, "Blur", "Flash", "Krid", "Deny", "Slam")
    stage.library(A, "Majesty", "Dodge")
    stage.hand(A, "Sudario Refraction", *["Fake Out"] * 6)
    stage.play(A, "play sudario-refraction plain", uncle)
    stage.skip("Targeting")
    names = [text.split("#")[0] for text in stage.options(A)]
    assert names == ["target blur", "target flash", "target deny", "target slam"]
    for name in ("blur", "slam", "deny"):
        stage.play(A, next(text for text in stage.options(A) if name in text))
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    hand = sorted(stage.names(stage.table.hand[A]))
    drawn = ["blur", "deny", "slam"]
    assert [name for name in hand if name in drawn] == drawn
    assert len(hand) == 7
    assert stage.names(stage.table.library[A]) == ["dodge"]
    discarded = stage.names(stage.table.ash[A])
    assert len(discarded) == 2 + 3 + 1  # two left there, three from the hand, and the card itself
    assert stage.table.faults() == []


@rule("VTES-1.6.1-10", "VTES-1.6.1-12")
def test_a_player_without_a_library_draws_what_sudario_refraction_brings_before_she_discards() -> (
    None
):
    stage = family()
    uncle = stage.vampire(A, "Uncle")
    stage.ash(A, "Blur", "Flash", "Slam")
    stage.hand(A, "Sudario Refraction", "Dodge", "Dodge")
    stage.play(A, "play sudario-refraction plain", uncle)
    stage.resolve()
    assert len(stage.events_of(Discarded)) == 3
    assert (len(stage.table.hand[A]), stage.table.library[A]) == (2, ())


@pytest.mark.parametrize(("cards", "offered"), [(2, []), (3, ["plain"])])
def test_sudario_refraction_needs_three_cards_and_a_giovanni(
    cards: int, offered: list[str]
) -> None:
    stage = family()
    stage.vampire(A, "Elder")
    stage.hand(A, "Sudario Refraction")
    stage.ash(A, *["Blur"] * cards)
    assert offered_modes(stage, A, "sudario-refraction") == []
    stage.vampire(A, "Uncle")
    assert offered_modes(stage, A, "sudario-refraction") == offered


@pytest.mark.parametrize(("copies", "back"), [(3, 3), (2, 2)])
def test_sudario_refraction_chooses_by_name(copies: int, back: int) -> None:
    stage, (flash, *blurs) = stage_with_ash_heap("Flash", *["Blur"] * copies, "Deny")
    uncle = stage.vampire(A, "Uncle")
    stage.hand(A, "Sudario Refraction", *["Fake Out"] * 6)
    stage.play(A, "play sudario-refraction plain", uncle)
    for card in (flash, blurs[0], blurs[1]):
        stage.play(A, "target", card)
    moving.remove(stage.table, blurs[0])
    stage.skip("MinionPhase")
    drawn = sorted(set(stage.names(stage.table.hand[A])) - {"fake-out"})
    assert drawn == ["blur", "flash"]
    assert stage.names(stage.table.ash[A]).count("blur") == 0
    assert sum(stage.zone(card) == HAND for card in blurs) == back - 1


# Abbot


def test_abbot_is_put_on_the_acting_sabbat_vampire_who_untaps() -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader")
    stage.vampire(A, "Elder")
    stage.hand(A, "Abbot")
    assert [text.split("#")[0] for text in stage.options(A) if "abbot" in text] == [
        "play abbot plain pack-leader"
    ]
    stage.play(A, "play abbot plain", leader)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.names(stage.table.attached[leader]) == ["abbot"]
    assert not stage.table.tapped[leader]


def test_a_vampire_has_only_one_abbot() -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader")
    stage.hand(A, "Abbot")
    assert offered_modes(stage, A, "abbot") == ["plain"]
    other = PeopleStage()
    other.put_on(other.vampire(A, "Pack Leader"), "Abbot")
    other.hand(A, "Abbot")
    assert offered_modes(other, A, "abbot") == []
    assert stage.table.attached[leader] == ()


@ruling("Abbot", 1)
def test_abbot_has_intercept_against_what_is_directed_at_his_controller_or_her_cards() -> None:
    stage = PeopleStage(3)
    leader = stage.vampire(B, "Pack Leader")
    abbot = stage.put_on(leader, "Abbot")
    cellar = stage.permanent(B, "Cellar")
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival", 5)
    stage.hand(A, "Arson")
    bleed(stage, elder)
    assert values.intercept(stage.table, leader) == 1
    stage.skip("MinionPhase", A)
    stage.play(A, "play arson plain", rival)
    assert stage.table.view(None)["action"]["target"] == f"cellar#{cellar}"
    assert values.intercept(stage.table, leader) == 1
    assert stage.zone(abbot) == ON_CARD


@ruling("Abbot", 1)
def test_abbot_has_no_intercept_against_other_actions() -> None:
    stage = PeopleStage(3)
    leader = stage.vampire(C, "Pack Leader")
    stage.put_on(leader, "Abbot")
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(A, "Pupil", 2)
    bleed(stage, elder)  # B is bled, not C
    assert values.intercept(stage.table, leader) == 0
    stage.skip("MinionPhase", A)
    stage.play(A, "hunt", pupil)
    assert values.intercept(stage.table, leader) == 0


def test_abbot_is_of_no_use_to_a_vampire_who_is_not_sabbat() -> None:
    stage = PeopleStage()
    rival = stage.vampire(B, "Rival")
    stage.put_on(rival, "Abbot")
    bleed(stage, stage.vampire(A, "Elder"))
    assert values.intercept(stage.table, rival) == 0


# Earth-Feeder


def test_earth_feeder_stays_with_the_laibon_and_helps_him_hunt() -> None:
    stage = PeopleStage()
    hunter = stage.vampire(A, "Hunter", 1)
    stage.hand(A, "Earth-Feeder", "Earth-Feeder")
    stage.play(A, "play earth-feeder plain", hunter)
    assert stage.table.view(None)["action"]["stealth"] == 2
    stage.resolve()
    assert stage.blood(hunter) == 2
    feeder = stage.table.attached[hunter][0]
    assert stage.zone(feeder) == ON_CARD
    stage.table.tapped[hunter] = False
    assert offered_modes(stage, A, "earth-feeder") == []
    stage.play(A, "hunt", hunter)
    assert stage.table.view(None)["action"]["stealth"] == 2
    stage.resolve()
    stage.table.tapped[hunter] = False
    stage.play(A, "bleed", hunter)
    assert stage.table.view(None)["action"]["stealth"] == 0


def test_earth_feeder_is_of_no_use_to_a_vampire_who_is_no_laibon() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil", 2)
    stage.put_on(pupil, "Earth-Feeder")
    stage.play(A, "hunt", pupil)
    assert stage.table.view(None)["action"]["stealth"] == 1


def test_earth_feeder_is_for_laibon() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Elder", 2)
    stage.hand(A, "Earth-Feeder")
    assert offered_modes(stage, A, "earth-feeder") == []
