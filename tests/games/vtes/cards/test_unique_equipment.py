"""Tests of unique equipment with actions and disciplines of its own."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.abilities.acting import Forbids
from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.blood import burn
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, ON_CARD, UNCONTROLLED
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire

# Codex of the Damned


@pytest.mark.parametrize(("name", "level"), [("Pupil", 2), ("Fledgling", 0), ("Elder", 2)])
def test_the_codex_of_the_damned_perfects_thaumaturgy(name: str, level: int) -> None:
    stage = PeopleStage()
    vampire = stage.vampire(A, name)
    stage.put_on(vampire, "Codex of the Damned")
    assert identity.level(stage.table, vampire, "tha") == level


@pytest.mark.parametrize("name", ["Pupil", "Fledgling"])
def test_the_codex_of_the_damned_rewards_others_for_diablerie(name: str) -> None:
    stage = PeopleStage()
    vampire, kurt = stage.vampire(A, name), stage.vampire(A, "Kurt", 3)
    mayor, thug = stage.vampire(A, "Mayor", 3), stage.ally(A, "Thug")
    victim = stage.vampire(B, "Loner", torpor=True)
    stage.put_on(victim, "Potence")
    stage.put_on(vampire, "Codex of the Damned")
    stage.ash(A, "Dominate")
    stage.library(A, *["Lamp"] * 5)
    stage.play(A, "diablerize", vampire, victim)
    gains = name == "Pupil"
    searches = []
    while stage.prompt != "MinionPhase":
        if stage.prompt == "Searching":
            searches.append(sorted(stage.options(A)))
        if stage.prompt == "Searching" and len(searches) == 2:
            stage.play(A, "name dominate")
        else:
            stage.do_minimum()
    assert [stage.blood(each) for each in (kurt, mayor, thug)] == (
        [3 + 1, 3 + 1, 3] if gains else [3, 3, 3]
    )
    assert searches == [["done", "name dominate"]] * (2 if gains else 1)
    assert identity.level(stage.table, mayor, "dom") == (1 if gains else 0)
    assert identity.capacity(stage.table, mayor) == 6 + gains


# Codex of the Edenic Groundskeepers


@pytest.mark.parametrize(("tapped", "size"), [(True, 1 + 3), (False, 1)])
def test_the_codex_bleeds_harder_if_nobody_guards_the_target(tapped: bool, size: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival", tapped=tapped)
    codex = stage.put_on(elder, "Codex of the Edenic Groundskeepers")
    stage.play(A, "act", elder, codex, "0")
    assert values.stealth(stage.table, elder) == -2
    stage.resolve()
    assert stage.table.pool[B] == 30 - size
    assert stage.blood(elder) == 10 - 1


def test_the_codex_counts_a_blocker_who_taps_for_something_else() -> None:
    """Rival reacts with a card that taps him: nobody guards his Methuselah any more."""
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    codex = stage.put_on(elder, "Codex of the Edenic Groundskeepers")
    stage.play(A, "act", elder, codex, "0")
    stage.table.tapped[rival] = True
    stage.resolve()
    assert stage.table.pool[B] == 30 - 4


def test_the_codex_is_seen_from_afar_only_when_bleeding() -> None:
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder", 5), stage.ally(A, "Thug")
    stage.vampire(B, "Rival")
    stage.put_on(elder, "Codex of the Edenic Groundskeepers")
    codex = stage.put_on(thug, "Codex of the Edenic Groundskeepers")
    assert not stage.offers(A, "act", thug, codex, "0")  # an ally can't burn blood
    stage.play(A, "hunt", elder)
    assert values.stealth(stage.table, elder) == 1
    stage.skip()
    bleed(stage, thug)
    assert values.stealth(stage.table, thug) == -2


# Hand of Conrad


def test_the_hand_of_conrad_makes_strong_and_calls_back_a_dead_vampire() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Fledgling")
    hand = stage.put_on(pupil, "Hand of Conrad")
    assert identity.level(stage.table, pupil, "pot") == 2
    dead = stage.card(A, "Kurt", ASH_HEAP)
    theirs = stage.card(B, "Rival", ASH_HEAP)
    stage.play(A, "act", pupil, hand, "0")
    if stage.prompt == "Targeting":
        assert stage.options(A) == [stage.text("target", dead)]
        stage.play(A, "target", dead)
    stage.resolve()
    assert (stage.zone(dead), stage.blood(dead)) == (UNCONTROLLED, 0)
    assert stage.zone(theirs) == ASH_HEAP


def test_the_hand_of_conrad_is_of_no_use_to_an_ally() -> None:
    stage = PeopleStage()
    thug = stage.ally(A, "Thug")
    hand = stage.put_on(thug, "Hand of Conrad")
    stage.card(A, "Kurt", ASH_HEAP)
    assert not stage.offers(A, "act", thug, hand, "0")


# Kaymakli Fragment


@ruling("Kaymakli Fragment", 1)
def test_the_kaymakli_fragment_serves_sabbat_and_infernal_minions_alone() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    fragment = stage.put_on(elder, "Kaymakli Fragment")
    stage.uncontrolled(A, "Kurt")
    assert not any(stage.offers(A, "act", elder, fragment, each) for each in ("0", "1"))
    assert identity.sect(stage.table, elder) == "camarilla"
    assert not identity.has_trait(stage.table, elder, "infernal")


def test_the_kaymakli_fragment_draws_cards_for_the_sabbat() -> None:
    stage = PeopleStage()
    leader = stage.vampire(A, "Pack Leader")
    fragment = stage.put_on(leader, "Kaymakli Fragment")
    stage.library(A, *["Lamp"] * 20)
    stage.hand(A, *["Cudgel"] * 7)
    stage.play(A, "act", leader, fragment, "0")
    stage.skip("Discarding", A)
    assert len(stage.table.hand[A]) == 7 + 5
    stage.skip("MinionPhase")
    assert len(stage.table.hand[A]) == 7


def test_the_kaymakli_fragment_gives_blood_for_an_infernal_minion() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    fragment = stage.put_on(elder, "Kaymakli Fragment")
    stage.put_on(elder, "The Textbook Damnation")
    young = stage.uncontrolled(A, "Kurt", 1)
    stage.play(A, "act", elder, fragment, "1")
    stage.play(A, stage.options(A)[0])
    assert values.stealth(stage.table, elder) == 1
    stage.resolve()
    assert stage.blood(young) == 1 + 3


@pytest.mark.parametrize("foe", ["Rival", "Thug"])
def test_the_kaymakli_fragment_is_stolen_as_a_strike(foe: str) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    rival = stage.vampire(B, foe) if foe == "Rival" else stage.ally(B, foe)
    fragment = stage.put_on(elder, "Kaymakli Fragment")
    fight(stage, elder, rival)
    stage.skip("strike", A)
    assert not stage.offers(A, "strike", fragment, "0")
    choose_strikes(stage, "strike hand", stage.text("strike", fragment, "0"))
    stage.skip("MinionPhase")
    assert stage.table.host[fragment] == rival
    assert stage.blood(elder) == 10


# Seal of Veddartha


@ruling("Seal of Veddartha", 1)
@ruling("Seal of Veddartha", 2)
def test_the_seal_of_veddartha_teaches_even_the_young_up_to_four_levels() -> None:
    stage = PeopleStage(phase="untap")
    young = stage.vampire(A, "Fledgling")
    seal = stage.put_on(young, "Seal of Veddartha")
    for counters in (1, 2, 3, 4, 4):
        stage.skip("MinionPhase", A)
        assert stage.blood(seal) == counters
        levels = [identity.level(stage.table, young, each) for each in ("dom", "for")]
        assert levels == [min(counters, 2), max(counters - 2, 0)]
        assert not stage.offers(A, "act", young, seal, "0")
        stage.skip("MinionPhase", B)
        assert stage.blood(seal) == counters


def test_the_seal_of_veddartha_counts_with_the_disciplines_of_its_bearer() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil")
    seal = stage.put_on(pupil, "Seal of Veddartha")
    stage.table.blood[seal] = 1
    assert [identity.level(stage.table, pupil, each) for each in ("dom", "for")] == [2, 1]


def test_the_seal_of_veddartha_bleeds_and_forgets_with_another_bearer() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    seal = stage.put_on(elder, "Seal of Veddartha")
    stage.table.blood[seal] = 4
    stage.play(A, "act", elder, seal, "0")
    stage.resolve()
    assert stage.table.pool[B] == 30 - 2
    stage.play(A, "take-equipment", kurt, elder)
    stage.skip("MinionPhase")
    assert (stage.table.host[seal], stage.blood(seal)) == (kurt, 0)


# Sire's Index Finger


@pytest.mark.parametrize("worn", [True, False])
def test_sires_index_finger_keeps_frenzy_away(worn: bool) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Kurt")
    stage.hand(A, "Drawing Out the Beast", "Carrion Crows")
    if worn:
        stage.put_on(rival, "Sire's Index Finger")
    fight(stage, elder, rival)
    offered = {move.split()[1] for move in stage.options(A) if move.startswith("play")}
    assert ("drawing-out-the-beast" in offered) == (not worn)
    assert "carrion-crows" in offered


# Soul Gem of Etrius


def gem_on(host: str, crypt: tuple[str, ...], torpor: bool = False) -> tuple[PeopleStage, int, int]:
    """B's vampire has the gem."""
    stage = PeopleStage(2)
    victim = stage.vampire(B, host, torpor=torpor)
    gem = stage.put_on(victim, "Soul Gem of Etrius")
    stage.crypt(B, *crypt)
    stage.begin()
    return stage, victim, gem


def test_soul_gem_brings_a_younger_vampire_who_gets_it() -> None:
    stage, victim, gem = gem_on("Rival", ("Pupil", "Fledgling"))
    burn(stage.table, victim)
    stage.table.run()
    (pupil,) = stage.table.ready[B]
    assert stage.names((pupil,)) == ["pupil"]
    assert stage.blood(pupil) == 5
    assert (stage.table.host[gem], stage.table.controller[gem]) == (pupil, B)
    assert len(stage.table.crypt[B]) == 1


@pytest.mark.parametrize("first", ["Elder", "Rival"])
def test_soul_gem_leaves_another_vampire_uncontrolled(first: str) -> None:
    stage, victim, gem = gem_on("Rival", (first,))
    burn(stage.table, victim)
    stage.table.run()
    assert stage.table.ready[B] == ()
    assert stage.names(stage.table.uncontrolled[B]) == [first.lower()]
    assert stage.blood(stage.table.uncontrolled[B][0]) == 0
    assert stage.zone(gem) == ASH_HEAP


def test_soul_gem_counts_the_capacity_by_discipline_cards_and_needs_a_crypt() -> None:
    stage, victim, gem = gem_on("Pupil", ("Pupil",))
    stage.put_on(victim, "Potence")
    burn(stage.table, victim)
    stage.table.run()
    assert stage.table.host[gem] == stage.table.ready[B][0]
    stage, victim, gem = gem_on("Pupil", ())
    burn(stage.table, victim)
    stage.table.run()
    assert stage.zone(gem) == ASH_HEAP


@ruling("Soul Gem of Etrius", 1)
def test_a_vampire_from_the_soul_gem_is_new_and_can_bleed_this_turn() -> None:
    stage = PeopleStage(2)
    victim = stage.vampire(A, "Pupil")
    stage.put_on(victim, "Soul Gem of Etrius")
    stage.put_on(victim, "Potence")
    stage.crypt(A, "Pupil")
    bleed(stage, victim)
    stage.resolve()
    burn(stage.table, victim)
    stage.table.run()
    (pupil,) = stage.table.ready[A]
    assert stage.offers(A, "bleed", pupil)


@ruling("Soul Gem of Etrius", 2)
def test_soul_gem_does_nothing_if_the_vampire_is_removed_from_the_game() -> None:
    stage, victim, _ = gem_on("Rival", ("Pupil",))
    moving.remove(stage.table, victim)
    stage.table.run()
    assert stage.table.ready[B] == stage.table.uncontrolled[B] == ()


@ruling("Soul Gem of Etrius", 3)
def test_soul_gem_works_even_if_equipment_cannot_be_used_in_combat() -> None:
    stage = PeopleStage(2)
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    gem = stage.put_on(victim, "Soul Gem of Etrius")
    stage.crypt(B, "Pupil")
    stage.hand(A, "Drawing Out the Beast")
    fight(stage, elder, victim)
    stage.play(A, "play drawing-out-the-beast ani", elder)
    burn(stage.table, victim)
    stage.table.run()
    assert stage.table.host[gem] == stage.table.ready[B][0]


@ruling("Soul Gem of Etrius", 4)
def test_soul_gem_brings_another_if_the_first_is_a_second_copy() -> None:
    stage, victim, gem = gem_on("Rival", ("Pupil", "Fledgling"))
    pupil = stage.vampire(B, "Pupil")
    burn(stage.table, victim)
    stage.table.run()
    fledgling = next(card for card in stage.table.ready[B] if card != pupil)
    assert stage.names((fledgling,)) == ["fledgling"]
    assert stage.table.host[gem] == fledgling


@ruling("Soul Gem of Etrius", 5)
@pytest.mark.parametrize(("host", "incapacitated"), [("Rival", True), ("Fledgling", False)])
def test_soul_gem_brings_an_imbued_incapacitated(host: str, incapacitated: bool) -> None:
    stage, victim, gem = gem_on(host, ("Watcher",))
    burn(stage.table, victim)
    stage.table.run()
    assert len(stage.table.uncontrolled[B]) == (0 if incapacitated else 1)
    if incapacitated:
        (watcher,) = stage.table.torpor[B]
        assert stage.blood(watcher) == 0
        assert stage.table.host[gem] == watcher


@ruling("Soul Gem of Etrius", 6)
def test_soul_gem_goes_on_a_vampire_who_cannot_have_equipment() -> None:
    brute = Vampire("Brute", "nosferatu", 1, 4, "", "camarilla", grants=Forbids(("equipment",)))
    stage = PeopleStage(2, brute)
    victim = stage.vampire(B, "Rival")
    gem = stage.put_on(victim, "Soul Gem of Etrius")
    stage.crypt(B, "Brute")
    stage.begin()
    burn(stage.table, victim)
    stage.table.run()
    assert stage.table.host[gem] == stage.table.ready[B][0]


def test_a_diablerist_cannot_take_the_soul_gem() -> None:
    stage, victim, gem = gem_on("Rival", ("Pupil",), torpor=True)
    lamp = stage.put_on(victim, "Lamp")
    elder = stage.vampire(A, "Elder", 2)
    stage.play(A, "diablerize", elder, victim)
    stage.skip("TakingEquipment", A)
    assert stage.offers(A, "target", lamp)
    assert not stage.offers(A, "target", gem)
    stage.skip("MinionPhase", A)
    assert stage.table.host[gem] == stage.table.ready[B][0]


# The Textbook Damnation


def test_the_textbook_damnation_makes_infernal_and_teaches() -> None:
    stage = PeopleStage(phase="untap")
    pupil = stage.vampire(A, "Fledgling", tapped=True)
    other = stage.vampire(A, "Kurt", tapped=True)
    book = stage.put_on(pupil, "The Textbook Damnation")
    assert identity.level(stage.table, pupil, "dai") == 2
    assert identity.has_trait(stage.table, pupil, "infernal")
    assert not identity.has_trait(stage.table, other, "infernal")
    stage.skip("MinionPhase")
    assert stage.zone(book) == ASH_HEAP  # nobody paid for him to untap
    assert not identity.has_trait(stage.table, pupil, "infernal")


def test_the_textbook_damnation_stays_with_an_untapped_vampire() -> None:
    stage = PeopleStage(phase="master")
    pupil = stage.vampire(A, "Fledgling")
    book = stage.put_on(pupil, "The Textbook Damnation")
    stage.skip("MinionPhase")
    assert stage.zone(book) == ON_CARD
    tapped = PeopleStage(phase="master", active=B)
    pupil = tapped.vampire(A, "Fledgling", tapped=True)
    book = tapped.put_on(pupil, "The Textbook Damnation")
    tapped.skip("MinionPhase")
    assert tapped.zone(book) == ON_CARD  # it is not his master phase


def test_the_textbook_damnation_is_of_no_use_to_an_ally() -> None:
    stage = PeopleStage(phase="master")
    thug = stage.ally(A, "Thug", tapped=True)
    book = stage.put_on(thug, "The Textbook Damnation")
    assert not identity.has_trait(stage.table, thug, "infernal")
    stage.skip("MinionPhase")
    assert stage.zone(book) == ON_CARD


@pytest.mark.parametrize(("worn", "left"), [(True, 10), (False, 8)])
def test_the_textbook_damnation_makes_daimoinon_cheaper(worn: bool, left: int) -> None:
    curse = Card("Curse", ACTION, "dai", cost=Blood(2), basic=GainPool(1), superior=GainPool(1))
    stage = PeopleStage(2, curse)
    elder = stage.vampire(A, "Elder")
    if worn:
        stage.put_on(elder, "The Textbook Damnation")
    stage.hand(A, "Curse")
    stage.play(A, "play curse DAI", elder)
    stage.resolve()
    assert (stage.blood(elder), stage.table.pool[A]) == (left, 31)
