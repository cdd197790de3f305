"""Allies of whom there is only one: hunters, and a goblin."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PEOPLE, Salon, bleed, fight, strikes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.rules.reading import identity, values
from conclave.games.vtes.rules.words import ACTION, ASH_HEAP, COMBAT, MASTER, READY
from conclave.games.vtes.vocabulary import filters, parts, targets
from conclave.games.vtes.vocabulary.blood import GainBlood
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.effects import Tap
from conclave.games.vtes.vocabulary.maneuvers import Press
from conclave.games.vtes.vocabulary.piles import CardToHand
from conclave.testing import rule

DODGE = {"Carlton Van Wyk": "1", "Mylan Horseed": "0"}
"""Which of their strikes is the dodge."""


MADE_UP: tuple[AnyCard, ...] = (
    *PEOPLE,
    Vampire("Old Wolf", "gangrel-antitribu", 1, 8, "", "sabbat"),
    Card("Hold On", COMBAT, effect=Press()),
    Card(
        "Nurse",
        ACTION,
        effect=Action(GainBlood(1), target=targets.One(filters.ALLY, filters.HasBlood(lacking=1))),
    ),
    Card(
        "Graves",
        ACTION,
        effect=Action(CardToHand(), target=targets.One(filters.ALLY, region="ash-heap")),
    ),
    Card(
        "Dust", ACTION, effect=Action(Tap(parts.TARGET), target=targets.One(filters.OfType(MASTER)))
    ),
)


class Parlour(Salon):
    """A table at which these cards are known, too, in any phase of A's turn."""

    def __init__(self, seats: int = 2, phase: str = "minion") -> None:
        Stage.__init__(self, seats, extra=MADE_UP, phase=phase)


# Carlton Van Wyk and Mylan Horseed


@pytest.mark.parametrize("name", DODGE)
def test_each_dodges_once_a_combat(name: str) -> None:
    stage = Salon()
    ally, rival = stage.ally(A, name), stage.vampire(B, "Rival")
    fight(stage, ally, rival)
    life = stage.blood(ally)
    strikes(stage, stage.text("strike", ally, DODGE[name]))
    stage.skip("press", A)
    assert stage.zone(ally) == READY
    assert stage.blood(ally) == life


@pytest.mark.parametrize("name", DODGE)
def test_not_twice_in_one_combat(name: str) -> None:
    stage = Parlour()
    ally, rival = stage.ally(A, name), stage.vampire(B, "Rival")
    stage.hand(B, "Hold On")
    fight(stage, ally, rival)
    dodge = stage.text("strike", ally, DODGE[name])
    strikes(stage, dodge)
    stage.skip("press", B)
    stage.play(B, "play hold-on plain", rival)
    stage.skip("strike", A)
    assert stage.offers(A, "strike hand")
    assert not stage.offers(A, dodge)


def test_carlton_shoots() -> None:
    stage = Salon()
    carlton, rival = stage.ally(A, "Carlton Van Wyk"), stage.vampire(B, "Rival")
    fight(stage, carlton, rival)
    strikes(stage, stage.text("strike", carlton, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 8


def test_carlton_has_intercept_against_vampires_alone() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder", 5), stage.ally(A, "Thug")
    carlton = stage.ally(B, "Carlton Van Wyk")
    stage.play(A, "hunt", elder)
    try_block(stage, carlton)
    stage.skip("MinionPhase")
    assert stage.table.tapped[carlton]  # he blocked a hunt at 1 stealth
    stage.table.tapped[carlton] = False
    bleed(stage, thug)
    assert values.intercept(stage.table, carlton) == 0


def diablerie(stage: Salon) -> int:
    """A vampire of A's diablerizes one of B's and outlives the blood hunt."""
    killer = stage.vampire(A, "Kurt", 3)
    victim = stage.vampire(B, "Fledgling", 0, torpor=True)
    stage.play(A, "diablerize", killer, victim)
    stage.skip("MinionPhase")
    assert stage.zone(victim) == ASH_HEAP
    assert stage.zone(killer) == READY
    return killer


@ruling("Since your last turn", 1)
def test_carlton_burns_a_vampire_for_a_diablerie_of_this_turn() -> None:
    stage = Salon(3)
    carlton, elder = stage.ally(A, "Carlton Van Wyk"), stage.vampire(A, "Elder")
    stage.vampire(C, "Rival")
    killer = diablerie(stage)
    assert not stage.offers(A, "use", carlton, "0")
    stage.skip("DiscardPhase", A)
    stage.play(A, "use", carlton, "0")  # there is only one whom he may burn
    assert stage.zone(killer) == ASH_HEAP
    assert stage.zone(carlton) == ASH_HEAP
    assert stage.zone(elder) == READY


@ruling("Since your last turn", 1)
def test_a_diablerie_in_the_turn_of_another_is_still_fresh() -> None:
    stage = Salon(3)
    carlton = stage.ally(C, "Carlton Van Wyk")
    killer = diablerie(stage)
    stage.skip("MinionPhase", C)
    stage.skip("DiscardPhase", C)
    stage.play(C, "use", carlton, "0")
    assert stage.zone(killer) == ASH_HEAP


@ruling("Since your last turn", 1)
def test_one_of_your_last_turn_or_before_is_not() -> None:
    stage = Salon(3)
    carlton = stage.ally(A, "Carlton Van Wyk")
    killer = diablerie(stage)
    stage.skip("DiscardPhase", A)
    assert stage.offers(A, "use", carlton, "0")
    stage.skip("MinionPhase", C)
    stage.skip("MinionPhase", A)
    stage.skip("DiscardPhase", A)
    assert not stage.offers(A, "use", carlton, "0")
    assert stage.zone(killer) == READY


@ruling("Carlton Van Wyk", 1)
def test_he_may_do_so_in_the_turn_in_which_he_is_recruited() -> None:
    stage = Salon(2)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Carlton Van Wyk")
    killer = diablerie(stage)
    stage.play(A, "play carlton-van-wyk plain", elder)
    stage.skip("MinionPhase")
    carlton = next(card for card in stage.table.ready[A] if card not in (elder, killer))
    assert not stage.offers(A, "bleed", carlton)
    stage.skip("DiscardPhase", A)
    stage.play(A, "use", carlton, "0")
    assert stage.zone(killer) == ASH_HEAP
    assert stage.zone(carlton) == ASH_HEAP


def test_no_diablerie_no_burning() -> None:
    stage = Salon(2)
    carlton = stage.ally(A, "Carlton Van Wyk")
    stage.vampire(B, "Rival")
    stage.skip("DiscardPhase", A)
    assert not stage.offers(A, "use", carlton, "0")


# Mylan Horseed


def test_mylan_untaps_an_old_vampire_who_is_not_camarilla() -> None:
    stage = Parlour()
    mylan = stage.ally(A, "Mylan Horseed")
    stage.vampire(A, "Elder", tapped=True)  # Camarilla
    stage.vampire(A, "Pack Leader", tapped=True)  # too young
    stage.vampire(A, "Loner", tapped=True)
    assert not stage.offers(A, "act", mylan, mylan, "0")
    ancient = stage.vampire(A, "Old Wolf", tapped=True)
    assert identity.sect(stage.table, ancient) != "camarilla"
    stage.play(A, "act", mylan, mylan, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert not stage.table.tapped[ancient]
    assert stage.table.tapped[mylan]


@ruling("Mylan Horseed", 1)
@pytest.mark.parametrize(("whose", "at"), [(A, -1), (C, C)])
def test_it_is_directed_at_whoever_controls_the_vampire(whose: int, at: int) -> None:
    stage = Parlour(3)
    mylan = stage.ally(A, "Mylan Horseed")
    stage.vampire(whose, "Old Wolf", tapped=True)
    stage.play(A, "act", mylan, mylan, "0")
    stage.skip("announced")
    assert stage.table.view(None)["action"]["target_seat"] == (None if at < 0 else at)


def test_mylan_blocks_allies_but_no_vampires() -> None:
    stage = Salon()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    mylan, rival = stage.ally(B, "Mylan Horseed"), stage.vampire(B, "Rival")
    bleed(stage, elder)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", rival)
    assert not stage.offers(B, "block", mylan)
    stage.skip("MinionPhase")
    bleed(stage, thug)
    stage.skip("BlockQuestion", B)
    assert stage.offers(B, "block", mylan)


# Jake Washington


def master_phase() -> Salon:
    """A's master phase, with Jake in her hand."""
    stage = Parlour(phase="master")
    stage.hand(A, "Jake Washington")
    return stage


@rule("VTES-6.1.5-08", "VTES-6.1.5-09")
def test_jake_is_played_as_a_master_and_is_an_ally_in_play() -> None:
    stage = master_phase()
    stage.play(A, "play jake-washington plain -")
    (jake,) = stage.table.ready[A]
    assert stage.table.actions == 0
    assert stage.blood(jake) == 1
    assert (values.strength(stage.table, jake), values.bleed(stage.table, jake)) == (0, 0)
    assert identity.is_ally(stage.table, jake)
    stage.skip("MinionPhase")
    assert stage.offers(A, "bleed", jake)  # he was not recruited


@ruling("Jake Washington", 1)
def test_jake_is_no_ally_in_the_ash_heap_and_no_master_in_play() -> None:
    stage = Parlour()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Graves", "Dust")
    stage.ash(A, "Jake Washington")
    assert not stage.offers(A, "play graves plain", elder)
    stage.ash(A, "Thug")
    assert stage.offers(A, "play graves plain", elder)
    stage.card(B, "Jake Washington", READY, blood=1)
    assert not stage.offers(A, "play dust plain", elder)
    stage.permanent(B, "Cellar")
    assert stage.offers(A, "play dust plain", elder)


@ruling("Jake Washington", 2)
def test_jake_starts_with_one_life() -> None:
    stage = Parlour()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Nurse")
    stage.card(A, "Jake Washington", READY, blood=1)
    assert not stage.offers(A, "play nurse plain", elder)
    stage.ally(A, "Thug", 1)
    assert stage.offers(A, "play nurse plain", elder)


def test_jake_is_burned_for_up_to_four_blood() -> None:
    stage = Parlour(phase="untap")
    jake = stage.card(A, "Jake Washington", READY, blood=1)
    empty, full = stage.vampire(B, "Rival", 0), stage.vampire(A, "Elder")
    stage.vampire(A, "Pupil", 0, torpor=True)
    stage.play(A, "use", jake, "0")
    assert stage.zone(jake) == ASH_HEAP
    assert stage.options(A) == [f"number {number}" for number in range(5)]
    stage.play(A, "number 3")
    assert (stage.blood(empty), stage.blood(full)) == (3, 10)


def test_jake_helps_only_ready_vampires_without_blood() -> None:
    stage = Parlour(phase="untap")
    jake = stage.card(A, "Jake Washington", READY, blood=1)
    stage.vampire(B, "Rival", 1)
    stage.vampire(A, "Pupil", 0, torpor=True)
    assert not stage.offers(A, "use", jake, "0")
    assert stage.zone(jake) == READY


def test_without_life_jake_is_burned() -> None:
    stage = Salon()
    jake, rival = stage.card(A, "Jake Washington", READY, blood=1), stage.vampire(B, "Rival")
    fight(stage, jake, rival)
    strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(jake) == ASH_HEAP
    assert stage.blood(rival) == 9
