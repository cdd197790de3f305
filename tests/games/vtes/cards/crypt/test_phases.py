"""Tests of vampires with abilities for a phase of the turn."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.constants import (
    MODIFIER,
    POLITICAL,
    READY,
    SABBAT,
    SPIRITUS,
    STERILE,
    TORPOR,
)
from conclave.games.vtes.rules.events.piles import LookedAt
from conclave.games.vtes.rules.modes import Motion
from conclave.games.vtes.rules.reading import identity, titles, values
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card, Vampire, as_

# Anatole, Prophet of Gehenna


def test_anatole_looks_at_the_top_five_cards_and_shuffles_them() -> None:
    stage = PeopleStage(2, phase="master")
    anatole = stage.vampire(A, "Anatole, Prophet of Gehenna")
    top = ["Majesty", "Deflection", "Govern the Unaligned", "Blood Doll", "Soul Burn"]
    stage.hand(A, *["Cellar"] * 7)
    stage.library(A, *top, "Conditioning")
    stage.play(A, "use", anatole, "0")
    looked = stage.events_of(LookedAt)[0]
    library = stage.table.library[A]
    assert (looked.seat, looked.number) == (A, 5)
    assert sorted(stage.names(library[:5])) == sorted(looked.names)
    assert stage.names(library[5:]) == ["conditioning"]
    for card in library:  # nobody knows their order
        assert not stage.table.may_see(A, ("card", card))
    assert not stage.offers(A, "use", anatole, "0")
    assert values.intercept(stage.table, anatole) == 1


def test_anatole_does_nothing_in_torpor() -> None:
    stage = PeopleStage(2, phase="master")
    anatole = stage.vampire(A, "Anatole, Prophet of Gehenna", torpor=True)
    stage.library(A, "Majesty", "Deflection")
    assert not stage.offers(A, "use", anatole, "0")


# Jayne Jonestown


def test_jayne_hunts_with_more_stealth_and_does_all_else_with_less() -> None:
    stage = PeopleStage()
    jayne = stage.vampire(A, "Jayne Jonestown", 1)
    stage.play(A, "hunt", jayne)
    assert stage.table.view(None)["action"]["stealth"] == 2
    other = PeopleStage()
    jayne = other.vampire(A, "Jayne Jonestown")
    other.play(A, "bleed", jayne)
    assert other.table.view(None)["action"]["stealth"] == -1


@pytest.mark.parametrize("torpor", [False, True])
def test_jayne_moves_the_society_of_leopold_to_any_ready_vampire(torpor: bool) -> None:
    stage = PeopleStage(3, phase="untap")
    jayne = stage.vampire(A, "Jayne Jonestown", torpor=torpor)
    rival, pupil = stage.vampire(B, "Rival"), stage.vampire(C, "Pupil")
    asleep = stage.vampire(C, "Elder", torpor=True)
    assert not stage.offers(A, "use", jayne, "0")
    society = stage.put_on(rival, "Society of Leopold", C)
    assert stage.offers(A, "use", jayne, "0") == (not torpor)
    if torpor:
        return
    stage.play(A, "use", jayne, "0")
    assert not stage.offers(A, "target", asleep)
    stage.play(A, "target", pupil)
    assert stage.table.host[society] == pupil
    assert not stage.offers(A, "use", jayne, "0")


# Kendrick


@pytest.mark.parametrize(("card", "stays"), [("Majesty", True), ("Gift", False)])
def test_kendrick_makes_his_prey_discard_a_political_card(card: str, stays: bool) -> None:
    gift = Card("Gift", POLITICAL, effect=Motion(GainPool(1)))
    stage = PeopleStage(3, gift, phase="master")
    kendrick = stage.vampire(A, "Kendrick")
    assert not stage.offers(A, "use", kendrick, "0")
    stage.hand(B, card)
    stage.hand(C, "Gift")
    stage.play(A, "use", kendrick, "0")
    (looked,) = stage.events_of(LookedAt)
    assert (looked.seat, looked.names) == (A, (card.lower(),))
    assert stage.names(tuple(stage.table.hand[B])) == ([card.lower()] if stays else [])
    assert stage.names(stage.table.ash[B]) == ([] if stays else [card.lower()])
    assert not stage.offers(A, "use", kendrick, "0")


# Muricia

WOLVERINE = Vampire("Wolverine", "gangrel-antitribu", 1, 5, "ANI", "sabbat")


def test_muricia_makes_your_gangrel_antitribu_ahrimanes() -> None:
    stage = PeopleStage(2, WOLVERINE, phase="untap")
    muricia, wolf = stage.vampire(A, "Muricia"), stage.vampire(A, "Wolverine")
    other, empty = stage.vampire(B, "Wolverine"), stage.vampire(A, "Loner")
    assert values.strength(stage.table, muricia) == 2
    assert identity.has_trait(stage.table, muricia, STERILE)
    stage.play(A, "use", muricia, "0")
    assert (stage.blood(wolf), stage.blood(other), stage.blood(empty)) == (4, 5, 6)
    assert identity.clan(stage.table, wolf) == "ahrimane"
    assert identity.has_trait(stage.table, wolf, STERILE)
    assert identity.level(stage.table, wolf, SPIRITUS) == 1
    assert not stage.offers(A, "use", muricia, "0")
    stage.skip("MinionPhase", B)
    assert identity.clan(stage.table, wolf) == "ahrimane"
    assert identity.level(stage.table, wolf, SPIRITUS) == 1


def test_who_becomes_an_ahrimane_joins_the_sabbat() -> None:
    stage = PeopleStage(2, WOLVERINE, phase="untap")
    muricia, wolf = stage.vampire(A, "Muricia"), stage.vampire(A, "Wolverine")
    contests.become_anarch(stage.table, wolf)
    stage.play(A, "use", muricia, "0")
    assert identity.sect(stage.table, wolf) == SABBAT
    assert not identity.is_anarch(stage.table, wolf)


def test_muricia_needs_a_gangrel_antitribu_with_blood() -> None:
    stage = PeopleStage(2, WOLVERINE, phase="untap")
    muricia = stage.vampire(A, "Muricia")
    stage.vampire(A, "Wolverine", 0)
    stage.vampire(A, "Loner")
    assert not stage.offers(A, "use", muricia, "0")


# Nehemiah


@ruling("Personal titles", 1)
def test_nehemiah_puts_up_to_two_cards_under_the_library_and_draws_for_them() -> None:
    stage = PeopleStage(phase="untap")
    nehemiah = stage.vampire(A, "Nehemiah")
    assert titles.votes(stage.table, nehemiah) == 2
    stage.hand(A, *["Fame"] * 6, "Wash")
    stage.library(A, "Majesty", "Deflection", "Blur")
    stage.play(A, "use", nehemiah, "0")
    stage.play(A, "number 2")
    stage.play(A, "name wash")
    stage.play(A, "name fame")
    assert not stage.offers(A, "use", nehemiah, "0")
    assert stage.names(stage.table.library[A]) == ["blur", "wash", "fame"]
    assert len(stage.table.hand[A]) == 7


@ruling("True Brujah", 1)
def test_nehemiah_plays_no_celerity_but_the_other_half_of_a_card() -> None:
    either = Card(
        "Either",
        MODIFIER,
        modes=(
            as_(MODIFIER, GainPool(1), "cel", when="announced"),
            as_(MODIFIER, GainPool(2), "pot", when="announced"),
        ),
    )
    stage = PeopleStage(2, either)
    nehemiah, rival = stage.vampire(A, "Nehemiah"), stage.vampire(A, "Rival")
    stage.put_on(nehemiah, "Celerity")
    stage.hand(A, "Either")
    stage.play(A, "bleed", nehemiah)
    assert stage.offers(A, "play either pot", nehemiah)
    assert not stage.offers(A, "play either cel", nehemiah)
    other = PeopleStage(2, either)
    rival = other.vampire(A, "Rival")
    other.hand(A, "Either")
    other.play(A, "bleed", rival)
    assert other.offers(A, "play either cel", rival)


@pytest.mark.parametrize(("blood", "tapped"), [(3, True), (4, False), (0, False)])
def test_raphael_does_not_untap_with_an_odd_amount_of_blood(blood: int, tapped: bool) -> None:
    stage = PeopleStage(2, phase="untap")
    raphael = stage.vampire(A, "Raphael Catarari", blood, tapped=True)
    stage.skip("MasterPhase")
    assert stage.table.tapped[raphael] == tapped


@ruling("Raphael Catarari", 1)
def test_raphael_stays_tapped_if_he_gains_a_blood_after_untapping() -> None:
    stage = PeopleStage(2, phase="untap")
    raphael = stage.vampire(A, "Raphael Catarari", 3, tapped=True)
    grounds = stage.permanent(A, "Academic Hunting Ground")
    stage.begin()
    stage.play(A, "use", grounds, "0")
    if stage.prompt == "Targeting":
        stage.play(A, "target", raphael)
    stage.skip("MasterPhase")
    assert (stage.blood(raphael), stage.table.tapped[raphael]) == (4, True)


@pytest.mark.parametrize(("number", "blood", "pool"), [("0", 4, 29), ("1", 2, 30)])
def test_a_master_phase_action_adds_or_burns_a_blood_of_raphaels(
    number: str, blood: int, pool: int
) -> None:
    stage = PeopleStage(2, phase="master")
    raphael, rival = stage.vampire(A, "Raphael Catarari", 3), stage.vampire(B, "Rival")
    stage.play(A, "use", raphael, number)
    assert (stage.blood(raphael), stage.table.pool[A]) == (blood, pool)
    assert stage.table.actions == 0
    assert not stage.offers(A, "use", raphael, number)
    assert stage.blood(rival) == 9


# Uriah Winter


@ruling("Uriah Winter", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_uriah_goes_to_a_prey_with_more_pool(torpor: bool) -> None:
    stage = PeopleStage(3, phase="untap")
    uriah = stage.vampire(A, "Uriah Winter", torpor=torpor)
    stage.pool(A, 29)
    stage.pool(B, 30)
    stage.skip("MasterPhase", A)
    assert stage.table.controller[uriah] == B
    assert stage.zone(uriah) == (TORPOR if torpor else READY)


def test_uriah_goes_by_the_beginning_of_the_phase_and_only_by_the_prey() -> None:
    stage = PeopleStage(3, phase="untap")
    uriah = stage.vampire(A, "Uriah Winter")
    stage.pool(C, 40)
    stage.skip("MasterPhase", A)
    assert stage.table.controller[uriah] == A
    other = PeopleStage(3, phase="untap")
    uriah = other.vampire(A, "Uriah Winter")
    other.pool(A, 29)
    other.edge(A)
    other.play(A, "edge")
    assert other.table.pool[A] == other.table.pool[B]
    other.skip("MasterPhase", A)
    assert other.table.controller[uriah] == B
