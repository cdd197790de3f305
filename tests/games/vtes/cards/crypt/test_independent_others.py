"""More tests of independent vampires."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.constants import ALLY
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Card

MUMMY = Card("Dry One", ALLY, "mummy", life=2, strength=1, bleed=1)

# Bela


@ruling("Usable during the polling step", 1)
def test_bela_takes_no_political_actions_and_has_less_stealth() -> None:
    stage = PeopleStage()
    bela, pupil = stage.vampire(A, "Bela"), stage.vampire(A, "Pupil")
    stage.hand(A, "Kine Resources Contested")
    assert stage.offers(A, "play kine-resources-contested plain", pupil)
    assert not stage.offers(A, "play kine-resources-contested plain", bela)
    stage.play(A, "hunt", bela)
    assert values.stealth(stage.table, bela) == 0


# Fatima al-Faqadi


@ruling("Fatima al-Faqadi", 1)
@ruling("Equip or employ another card from hand", 1)
@ruling("Equip/employ/recruit outside of an action", 4)
def test_fatima_equips_with_a_weapon_once_a_combat() -> None:
    stage = PeopleStage()
    elder, fatima = stage.vampire(A, "Elder"), stage.vampire(B, "Fatima al-Faqadi")
    stage.hand(B, ".44 Magnum", ".44 Magnum", "Flak Jacket")
    fight(stage, elder, fatima)
    stage.skip("before-range", B)
    stage.play(B, "use", fatima, "0")
    assert stage.options(B) == ["name 44-magnum"]
    stage.play(B, "name 44-magnum")
    assert stage.table.pool[B] == 28
    assert len(stage.table.attached[fatima]) == 1
    assert not stage.offers(stage.decider, "use", fatima, "0")
    other = PeopleStage()
    elder, rival = other.vampire(A, "Elder"), other.vampire(B, "Rival")
    fatima = other.vampire(B, "Fatima al-Faqadi")
    other.hand(B, ".44 Magnum")
    fight(other, elder, rival)
    other.skip("before-range", B)
    assert not other.offers(B, "use", fatima, "0")


# Halim Bey


def test_mummies_get_stealth_from_a_ready_halim() -> None:
    stage = PeopleStage(2, MUMMY)
    stage.vampire(A, "Halim Bey")
    mummy, thug = stage.ally(A, "Dry One"), stage.ally(A, "Thug")
    stage.play(A, "bleed", thug)
    assert values.stealth(stage.table, thug) == 0
    stage.resolve()
    stage.play(A, "bleed", mummy)
    assert values.stealth(stage.table, mummy) == 1
    for seat, torpor in ((A, True), (B, False)):
        other = PeopleStage(2, MUMMY)
        other.vampire(seat, "Halim Bey", torpor=torpor)
        mummy = other.ally(A, "Dry One")
        other.play(A, "bleed", mummy)
        assert values.stealth(other.table, mummy) == 0


# Huitzilopochtli


def test_huitzilopochtli_pays_a_pool_for_a_master_phase_action() -> None:
    stage = PeopleStage(2, phase="master")
    baali = stage.vampire(A, "Huitzilopochtli")
    stage.hand(A, "Blood Doll")
    stage.begin()
    stage.play(A, "use", baali, "0")
    assert (stage.table.actions, stage.table.pool[A]) == (2, 29)
    assert not stage.offers(A, "use", baali, "0")
    asleep = PeopleStage(2, phase="master")
    baali = asleep.vampire(A, "Huitzilopochtli", torpor=True)
    asleep.hand(A, "Blood Doll")
    assert not asleep.offers(A, "use", baali, "0")


# Le Dinh Tho


@ruling("Le Dinh Tho", 1)
def test_tho_discards_a_card_from_anothers_hand_and_does_not_see_the_new_one() -> None:
    stage = PeopleStage(3)
    tho = stage.vampire(A, "Le Dinh Tho")
    stage.hand(C, "Majesty", "Flash", *["Govern the Unaligned"] * 5)
    stage.library(C, "Blood Doll")
    stage.play(A, "act", tho, tho, "0")
    stage.play(A, "player 2")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, C)
    stage.skip("DiscardFromHand")
    assert stage.options(A) == ["name majesty", "name flash", "name govern-the-unaligned"]
    stage.play(A, "name flash")
    assert stage.names(stage.table.ash[C]) == ["flash"]
    assert len(stage.table.hand[C]) == 7
    new = next(c for c in stage.table.hand[C] if stage.table.card_name(c) == "blood-doll")
    assert not stage.table.may_see(A, ("card", new))


@ruling("Scarce", 1)
def test_tho_hunts_without_stealth() -> None:
    stage = PeopleStage()
    tho = stage.vampire(A, "Le Dinh Tho", 3)
    stage.play(A, "hunt", tho)
    assert values.stealth(stage.table, tho) == 0


# T.J.


@ruling("Ability usable in torpor", 1)
def test_tj_cancels_a_referendum_of_a_titled_camarilla_vampire_even_in_torpor() -> None:
    for torpor in (False, True):
        stage = PeopleStage(3)
        mayor, tj = stage.vampire(A, "Mayor"), stage.vampire(B, "T.J.", torpor=torpor)
        stage.hand(A, "Kine Resources Contested")
        stage.play(A, "play kine-resources-contested plain", mayor)
        stage.skip("before-votes", B)
        stage.play(B, "use", tj, "0")
        assert (stage.blood(tj), stage.table.tapped[tj]) == (1, True)
        stage.skip("MinionPhase")
        assert stage.table.pool == [30, 30, 30]
        assert stage.names(stage.table.ash[A]) == ["kine-resources-contested"]
        assert stage.table.hand[A] == ()


def test_tj_needs_a_title_and_the_camarilla_and_to_be_untapped() -> None:
    for name, tapped in (("Pack Leader", False), ("Pupil", False), ("Mayor", True)):
        stage = PeopleStage(3)
        caller, tj = stage.vampire(A, name), stage.vampire(B, "T.J.", tapped=tapped)
        stage.vampire(C, "Elder")
        stage.hand(A, "Kine Resources Contested")
        stage.play(A, "play kine-resources-contested plain", caller)
        stage.skip("Referendum")
        assert not stage.offers(B, "use", tj, "0")
        assert not stage.table.notes.has(notes.ABSTAINS, caller)
