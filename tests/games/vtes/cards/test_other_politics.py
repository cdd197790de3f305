"""Tests of referendums about single vampires and about the seating."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    choose_strikes,
    fight,
    offered_modes,
    try_block,
)
from games.vtes.cards.referendums import (
    call_referendum,
    draw_and_call,
    fail_referendum,
    pass_referendum,
    stage_with_caller,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, D

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import moving, noting
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    COMBAT,
    EQUIPMENT,
    LAIBON,
    READY,
)
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters
from conclave.games.vtes.vocabulary.card import Blood, Card, Pool, Vampire

# Alastor

GEM = Card("Gem", EQUIPMENT, cost=Pool(3), needs=filters.Is(filters.OfClan("samedi")))


def stage_with_alastor(*library: str, passes: bool = True) -> tuple[PeopleStage, int]:
    """A's justicar has called for Alastor on a vampire of B's."""
    stage = PeopleStage(3, GEM)
    judge, pupil = stage.vampire(A, "Judge"), stage.vampire(B, "Pupil")
    stage.library(A, *["Cellar"] * 9, *library)
    draw_and_call(stage, "alastor", judge)
    stage.play(A, "target", pupil)
    if passes:
        stage.skip("polling", A)
        stage.play(A, "vote calling-card for")
        stage.skip("FindEquipment", A)
    else:
        fail_referendum(stage)
    return stage, pupil


@ruling("Put card in play ignoring requirements", 2)
def test_alastor_brings_equipment_for_half_its_cost() -> None:
    stage, pupil = stage_with_alastor("Gem")
    assert stage.options(A) == ["name gem", "done"]
    stage.play(A, "name gem")
    stage.skip("MinionPhase")
    found = [stage.table.card_name(card) for card in stage.table.attached[pupil]]
    assert found == ["alastor", "gem"]
    assert stage.table.pool[A] == 30 - 1
    assert all(stage.table.card_name(card) != "gem" for card in stage.table.library[A])


def test_alastor_does_nothing_if_the_referendum_fails() -> None:
    stage, pupil = stage_with_alastor("Gem", passes=False)
    assert stage.table.attached[pupil] == ()
    assert stage.table.pool[A] == 30


def test_an_alastor_hunts_vampires_and_commits_no_diablerie() -> None:
    stage = PeopleStage(2)
    pupil, elder = stage.vampire(A, "Pupil"), stage.vampire(A, "Elder")
    rival, torpid = stage.vampire(B, "Rival"), stage.vampire(B, "Kurt", torpor=True)
    office = stage.put_on(pupil, "Alastor", B)
    assert stage.offers(A, "act", pupil, office, "0")
    assert not stage.offers(A, "act", elder, office, "0")
    assert not stage.offers(A, "diablerize", pupil, torpid)
    assert stage.offers(A, "diablerize", elder, torpid)
    stage.play(A, "act", pupil, office, "0")
    assert values.stealth(stage.table, pupil) == 1
    stage.skip("before-range")
    assert stage.table.tapped[pupil]
    assert stage.zone(rival) == READY


def test_there_is_one_alastor_to_a_vampire() -> None:
    stage, judge = stage_with_caller("Judge")
    pupil = stage.vampire(B, "Pupil")
    stage.put_on(pupil, "Alastor")
    draw_and_call(stage, "alastor", judge)
    stage.skip("polling", A)  # there is nobody else to choose
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase")
    assert len(stage.table.attached[pupil]) == 1
    assert len(stage.table.attached[judge]) == 1


# Anathema

WOUND = Card("Wound", COMBAT, effect=Strike(damage=5))
BURN = Card("Burn", COMBAT, effect=Strike(damage=5, aggravated=True))
EFFORT = Card("Effort", COMBAT, cost=Blood(1), effect=Strike(dodge=True))


def stage_with_anathema(blood: int, *hand: str, copies: int = 1) -> tuple[PeopleStage, int]:
    """A vampire of B's with Anathema has blocked one of A's; both choose strikes."""
    stage = PeopleStage(2, WOUND, BURN, EFFORT)
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", 5)
    for _ in range(copies):
        stage.put_on(pupil, "Anathema", B)
    stage.hand(A, "Wound", "Burn")
    stage.hand(B, *hand)
    fight(stage, elder, pupil)
    stage.table.blood[pupil] = blood
    return stage, pupil


@ruling("Anathema", 7)
def test_anathema_is_put_on_a_vampire_and_stays_without_its_caller() -> None:
    stage, mayor = stage_with_caller("Mayor")
    pupil = stage.vampire(C, "Pupil")
    draw_and_call(stage, "anathema", mayor)
    stage.play(A, "target", pupil)
    pass_referendum(stage)
    (card,) = stage.table.attached[pupil]
    assert stage.table.controller[card] == C
    stage.pool(A, 0)
    stage.table.unsettled = True
    while not stage.table.out[A]:
        stage.do_minimum()
    assert stage.table.attached[pupil] == (card,)


@ruling("Anathema", 6)
@pytest.mark.parametrize("copies", [1, 2])
def test_anathema_burns_a_vampire_without_blood_for_his_opponents_pool(copies: int) -> None:
    stage, pupil = stage_with_anathema(2, copies=copies)
    choose_strikes(stage)
    assert stage.zone(pupil) == READY
    assert stage.table.pool[A] == 30
    other, pupil = stage_with_anathema(1, copies=copies)
    choose_strikes(other)
    other.skip("MinionPhase")
    assert other.zone(pupil) == ASH_HEAP
    assert other.table.pool[A] == 35


@ruling("Anathema", 1)
def test_anathema_counts_blood_paid_for_a_card_too() -> None:
    stage, pupil = stage_with_anathema(1, "Effort")
    stage.skip("strike", A)
    stage.play(A, "strike hand")
    stage.play(B, "play effort plain", pupil)
    assert stage.zone(pupil) == ASH_HEAP
    assert stage.table.pool[A] == 35


@ruling("Anathema", 2)
def test_anathema_does_nothing_to_who_fights_without_blood() -> None:
    stage, pupil = stage_with_anathema(0)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.zone(pupil) != ASH_HEAP
    assert stage.table.pool[A] == 30


@ruling("Anathema", 3)
def test_diablerie_is_no_anathema() -> None:
    stage = PeopleStage(2)
    elder, victim = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil", torpor=True)
    stage.put_on(victim, "Anathema", B)
    stage.play(A, "diablerize", elder, victim)
    stage.skip("MinionPhase")
    assert stage.zone(victim) == ASH_HEAP
    assert stage.table.pool[A] == 30


@ruling("Anathema", 4)
def test_who_is_burned_by_aggravated_damage_brings_no_pool() -> None:
    stage, pupil = stage_with_anathema(1)
    stage.skip("strike", A)
    burn = next(text for text in stage.options(A) if text.startswith("play burn"))
    stage.play(A, burn)
    stage.play(B, "strike hand")
    stage.skip("MinionPhase")
    assert stage.zone(pupil) == ASH_HEAP
    assert stage.table.pool[A] == 30


@ruling("Anathema", 5)
def test_damage_after_combat_is_no_anathema() -> None:
    stage = PeopleStage(2)
    stage.permanent(B, "FBI Special Affairs Division")
    pupil, thug = stage.vampire(A, "Pupil", 3), stage.ally(B, "Thug", 1)
    stage.put_on(pupil, "Anathema")
    bleed(stage, pupil)
    try_block(stage, thug)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(pupil) == 0
    assert stage.zone(pupil) == READY
    assert stage.table.pool[B] == 30


# Dramatic Upheaval


def neighbours(stage: PeopleStage) -> list[int]:
    """Each Methuselah's prey."""
    return [stage.table.prey(seat) for seat in range(stage.table.seats)]


def test_dramatic_upheaval_switches_two_places() -> None:
    stage, elder = stage_with_caller(seats=4)
    draw_and_call(stage, "dramatic-upheaval", elder)
    assert stage.options(A) == ["player 1", "player 2", "player 3"]
    stage.play(A, "player 2")
    pass_referendum(stage)
    assert neighbours(stage) == [D, A, B, C]
    pupil = stage.vampire(A, "Pupil")
    bleed(stage, pupil)
    stage.resolve()
    assert stage.table.pool[D] == 29
    stage.skip("UntapPhase", D)
    assert stage.table.active == D


def test_dramatic_upheaval_does_nothing_if_it_fails() -> None:
    stage, elder = stage_with_caller(seats=4)
    draw_and_call(stage, "dramatic-upheaval", elder)
    stage.play(A, "player 2")
    fail_referendum(stage)
    assert neighbours(stage) == [B, C, D, A]


# Kindred Restructure


def test_kindred_restructure_seats_everybody_anew() -> None:
    stage, mayor = stage_with_caller("Mayor", seats=4)
    draw_and_call(stage, "kindred-restructure", mayor)
    for seat in (D, B):  # and C is the last
        stage.play(A, f"player {seat}")
    pass_referendum(stage)
    assert neighbours(stage) == [D, C, A, B]
    assert [stage.table.predator(seat) for seat in range(4)] == [C, D, B, A]


def test_kindred_restructure_needs_a_prince_or_justicar_and_leaves_out_who_is_out() -> None:
    stage, elder = stage_with_caller(seats=4)
    stage.hand(A, "Kindred Restructure")
    assert not stage.offers(A, "play kindred-restructure plain", elder)
    stage.table.out[C] = True
    judge = stage.vampire(A, "Judge")
    call_referendum(stage, "kindred-restructure", judge)
    assert stage.options(A) == ["player 1", "player 3"]
    stage.play(A, "player 3")
    pass_referendum(stage)
    assert [stage.table.prey(seat) for seat in (A, D, B)] == [D, B, A]


# My Kin Against the World


CHIEFTAIN = Vampire("Chieftain", "guruhi", 1, 8, "", LAIBON)


def stage_with_kin(caller: str = "Rival") -> tuple[PeopleStage, list[int]]:
    """A's vampire calls for My Kin Against the World; the others are tapped."""
    stage = PeopleStage(3, CHIEFTAIN)
    cards = [stage.vampire(A, caller, 4)]
    cards += [stage.vampire(A, "Kurt", tapped=True), stage.vampire(B, "Ira", tapped=True)]
    cards += [stage.vampire(A, "Pupil", tapped=True), stage.vampire(A, "Hunter", tapped=True)]
    stage.hand(A, *["My Kin Against the World"] * 2)
    return stage, cards


def call_kin(stage: PeopleStage, vampire: int, number: int) -> None:
    """The card is played with X; the action succeeds."""
    stage.play(A, "play my-kin-against-the-world plain", vampire)
    stage.play(A, f"number {number}")
    while stage.window in ("announced", "as-played", "declined") or (
        stage.prompt == "BlockQuestion"
    ):
        stage.do_minimum()


def test_my_kin_untaps_x_younger_vampires_of_the_clan_and_the_caller() -> None:
    stage, (rival, kurt, ira, pupil, hunter) = stage_with_kin()
    call_kin(stage, rival, 1)
    assert stage.options(A) == [stage.text("target", kurt), stage.text("target", ira)]
    stage.play(A, "target", ira)
    pass_referendum(stage)
    tapped = [stage.table.tapped[card] for card in (rival, kurt, ira, pupil, hunter)]
    assert tapped == [False, True, False, True, True]
    assert stage.blood(rival) == 4 - 1
    assert not stage.offers(A, "play my-kin-against-the-world plain", rival)


def test_my_kin_costs_x_even_if_it_fails() -> None:
    stage, (rival, kurt, ira, _, _) = stage_with_kin()
    call_kin(stage, rival, 2)
    stage.play(A, "target", kurt)
    fail_referendum(stage)
    assert all(stage.table.tapped[card] for card in (rival, kurt, ira))
    assert stage.blood(rival) == 4 - 2


def test_a_laibon_may_choose_laibon_of_any_clan_for_my_kin() -> None:
    stage, (chieftain, _, _, _, hunter) = stage_with_kin("Chieftain")
    call_kin(stage, chieftain, 1)
    stage.skip("polling", A)  # there is only one to choose
    stage.play(A, "vote calling-card for")
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[hunter]
    assert not stage.table.tapped[chieftain]


# Political Flux


def test_political_flux_changes_what_the_next_predator_gains() -> None:
    stage, elder = stage_with_caller(seats=4)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(A, "Ira")
    draw_and_call(stage, "political-flux", elder)
    assert stage.options(A) == [f"number {n}" for n in range(1, 13)]
    stage.play(A, "number 2")
    pass_referendum(stage)
    for ousted, pool in ((B, 32), (C, 38)):
        stage.pool(ousted, 1)
        bleed(stage, kurt if ousted == B else ira)
        stage.skip("MinionPhase", A)
        assert stage.table.out[ousted]
        assert stage.table.pool[A] == pool


def test_political_flux_changes_nothing_if_it_fails() -> None:
    stage, elder = stage_with_caller(seats=4)
    kurt = stage.vampire(A, "Kurt")
    draw_and_call(stage, "political-flux", elder)
    stage.play(A, "number 12")
    fail_referendum(stage)
    stage.pool(B, 1)
    bleed(stage, kurt)
    stage.skip("MinionPhase", A)
    assert stage.table.pool[A] == 36


# Praxis Solomon


def stage_with_contests() -> tuple[PeopleStage, int, list[int]]:
    """A, B and C contest one vampire, B and C another."""
    stage, elder = stage_with_caller()
    cards = [stage.vampire(seat, "Gilbert Duane") for seat in (A, B, C)]
    cards += [stage.vampire(seat, "Lucian") for seat in (B, C)]
    contests.contest(stage.table, cards[2], cards[:2])
    contests.contest(stage.table, cards[4], [cards[3]])
    return stage, elder, cards


def test_praxis_solomon_makes_one_methuselah_yield_each_contested_card() -> None:
    stage, elder, cards = stage_with_contests()
    draw_and_call(stage, "praxis-solomon", elder)
    assert stage.options(A) == [f"target #{card}" for card in cards[:3]]
    stage.play(A, f"target #{cards[1]}")
    assert stage.options(A) == [f"target #{card}" for card in cards[3:]]
    stage.play(A, f"target #{cards[4]}")
    pass_referendum(stage)
    assert [stage.zone(card) == ASH_HEAP for card in cards] == [False, True, False, False, True]
    assert [stage.table.contested[card] for card in cards] == [True, False, True, True, False]
    stage.skip("MasterPhase", B)
    assert not stage.table.contested[cards[3]]  # nobody else contests it any more


def test_praxis_solomon_changes_nothing_if_it_fails() -> None:
    stage, elder, cards = stage_with_contests()
    draw_and_call(stage, "praxis-solomon", elder)
    stage.play(A, f"target #{cards[0]}")
    stage.play(A, f"target #{cards[3]}")
    fail_referendum(stage)
    assert all(stage.table.contested[card] for card in cards)


def test_praxis_solomon_needs_a_contested_card() -> None:
    stage, elder = stage_with_caller()
    stage.hand(A, "Praxis Solomon")
    assert not stage.offers(A, "play praxis-solomon plain", elder)


# Reinforcements


def test_reinforcements_bring_cards_back_and_leave_the_game() -> None:
    stage, mayor = stage_with_caller("Mayor")
    stage.ash(B, "Cellar", "Lamp")
    stage.hand(B, *["Cellar"] * 7)
    stage.ash(C, "Valet")
    draw_and_call(stage, "reinforcements", mayor)
    stage.play(A, "player 1")
    stage.play(A, "done")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("BackFromAshHeap", B)
    stage.play(B, "name lamp")
    assert stage.options(B) == ["name cellar", "done"]
    stage.play(B, "done")
    stage.skip("MinionPhase")
    assert stage.names(stage.table.library[B]) == ["lamp"]
    assert stage.names(stage.table.ash[B]) == ["cellar"]
    assert stage.names(stage.table.ash[C]) == ["valet"]
    assert stage.names(stage.table.removed[A]) == ["reinforcements"]


def test_reinforcements_bring_no_vampires_back() -> None:
    stage, mayor = stage_with_caller("Mayor")
    moving.burn(stage.table, stage.vampire(B, "Kurt"))
    stage.ash(B, "Lamp")
    draw_and_call(stage, "reinforcements", mayor)
    stage.play(A, "player 1")
    stage.play(A, "done")
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    stage.skip("BackFromAshHeap", B)
    assert stage.options(B) == ["name lamp", "done"]


def test_reinforcements_leave_the_game_even_if_they_are_blocked_or_fail() -> None:
    for blocked in (True, False):
        stage, mayor = stage_with_caller("Mayor")
        rival = stage.vampire(B, "Rival")
        stage.hand(A, "Reinforcements")
        stage.play(A, "play reinforcements plain", mayor)
        if blocked:
            stage.table.blood[rival] = 9
            for note in stage.table.notes.of(notes.STEALTH):
                noting.erase(stage.table, notes.STEALTH, note.about)
            try_block(stage, rival)
        else:
            stage.skip("NameSeveral")
            stage.play(A, "player 1")
            stage.play(A, "done")
        stage.skip("MinionPhase")
        assert stage.names(stage.table.removed[A]) == ["reinforcements"]
        assert stage.table.ash[A] == ()


# Reversal of Fortunes


def test_reversal_of_fortunes_reverses_the_turns_and_not_the_preys() -> None:
    stage, elder = stage_with_caller(seats=4)
    draw_and_call(stage, "reversal-of-fortunes", elder)
    pass_referendum(stage)
    assert neighbours(stage) == [B, C, D, A]
    for seat in (D, C, B, A):
        stage.skip("UntapPhase", seat)
        assert stage.table.active == seat
    stage.skip("MinionPhase", A)
    draw_and_call(stage, "reversal-of-fortunes", stage.vampire(A, "Pupil"))
    pass_referendum(stage)
    stage.skip("UntapPhase", B)
    assert stage.table.active == B


# Sabbat Priest


def bleed_after_priest(passes: bool) -> tuple[PeopleStage, int, int]:
    """A vampire of B blocks the chosen vampire after the referendum."""
    stage, leader = stage_with_caller("Pack Leader")
    rival = stage.vampire(B, "Rival")
    draw_and_call(stage, "sabbat-priest", leader)
    (pass_referendum if passes else fail_referendum)(stage)
    stage.table.tapped[leader] = False
    stage.play(A, "bleed", leader)
    try_block(stage, rival)
    return stage, leader, rival


def test_sabbat_priest_charges_blockers_of_the_chosen_vampire() -> None:
    stage, _, rival = bleed_after_priest(passes=True)
    assert stage.blood(rival) == 8
    stage, _, rival = bleed_after_priest(passes=False)
    assert stage.blood(rival) == 9


def test_sabbat_priest_is_a_ready_sabbat_vampire() -> None:
    stage, leader = stage_with_caller("Pack Leader")
    other = stage.vampire(B, "Pack Leader")
    stage.vampire(B, "Elder")
    stage.vampire(C, "Pack Leader", torpor=True)
    draw_and_call(stage, "sabbat-priest", leader)
    assert sorted(stage.options(A)) == sorted(stage.text("target", v) for v in (leader, other))
    stage = PeopleStage(3)
    stage.vampire(A, "Elder")
    stage.vampire(B, "Pack Leader")
    stage.hand(A, "Sabbat Priest")
    assert offered_modes(stage, A, "sabbat-priest") == []
