"""Tests of vampires with actions of their own, or with abilities during actions."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, fight, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.abilities.costs import ChangesPoolCost
from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, MASTER, READY
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.events.moving import Burned
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import belongings, values
from conclave.games.vtes.vocabulary import filters as f
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card

# Annabelle Triabell


@ruling("Annabelle Triabell", 1)
def test_annabelle_lets_all_toreador_bleed_for_more_this_turn() -> None:
    stage = PeopleStage()
    annabelle, pupil = stage.vampire(A, "Annabelle Triabell"), stage.vampire(A, "Pupil")
    rival, other = stage.vampire(A, "Rival"), stage.vampire(B, "Anson")
    stage.play(A, "act", annabelle, annabelle, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert (stage.table.tapped[annabelle], stage.blood(annabelle)) == (False, 8)
    late = stage.vampire(A, "Alexandra")
    bleeds = [values.bleed(stage.table, v) for v in (annabelle, pupil, other, rival)]
    assert bleeds == [2, 2, 2, 1]
    assert values.bleed(stage.table, late) >= 2
    stage.play(A, "pass")
    stage.skip("UntapPhase", B)
    assert values.bleed(stage.table, pupil) == 1


def test_annabelle_gives_and_untaps_nothing_if_she_is_blocked() -> None:
    stage = PeopleStage()
    annabelle, rival = stage.vampire(A, "Annabelle Triabell"), stage.vampire(B, "Rival")
    stage.hand(B, "Enhanced Senses")
    stage.play(A, "act", annabelle, annabelle, "0")
    try_block(stage, rival)
    stage.skip("block", B)
    stage.play(B, "play enhanced-senses AUS", rival)
    stage.skip("MinionPhase")
    assert (stage.table.tapped[annabelle], values.bleed(stage.table, annabelle)) == (True, 1)


# Beast, The Leatherface of Detroit


@ruling("Beast, The Leatherface of Detroit", 1)
def test_beast_plays_no_action_card_and_has_no_equipment_or_retainer() -> None:
    stage = PeopleStage()
    beast, elder = stage.vampire(A, "Beast, The Leatherface of Detroit"), stage.vampire(A, "Elder")
    lamp = stage.put_on(elder, "Lamp")
    stage.hand(A, "Govern the Unaligned", "Lamp", "Raven Spy", "Owl Companion")
    stage.begin()
    played = [text.split() for text in stage.options(A) if text.startswith("play")]
    assert played
    assert not any(stage.table.word(beast) in words for words in played)
    taking = [text for text in stage.options(A) if text.startswith("take")]
    assert not any(stage.table.word(beast) in text.split()[:2] for text in taking)
    assert not belongings.may_have(stage.table, beast, lamp)


def test_beast_does_not_steal_equipment() -> None:
    stage = PeopleStage()
    beast, rival = stage.vampire(A, "Beast, The Leatherface of Detroit"), stage.vampire(B, "Rival")
    gun = stage.put_on(rival, "Desert Eagle")
    stage.hand(A, "Fast Hands")
    fight(stage, beast, rival)
    stage.skip("strike", A)
    if stage.offers(A, "play fast-hands CEL", beast):
        stage.play(A, "play fast-hands CEL", beast)
    stage.skip("MinionPhase")
    assert stage.table.host[gun] == rival


@ruling("Beast, The Leatherface of Detroit", 2)
def test_beast_may_have_equipment_that_is_a_location_in_play() -> None:
    stage = PeopleStage()
    beast = stage.vampire(A, "Beast, The Leatherface of Detroit")
    stage.hand(A, "Palatial Estate", "Lamp")
    estate, lamp = stage.table.hand[A]
    assert belongings.may_have(stage.table, beast, estate)
    assert not belongings.may_have(stage.table, beast, lamp)
    assert not stage.offers(A, "play palatial-estate plain", beast)


def test_beast_attacks_any_minion_of_another_with_more_strength() -> None:
    stage = PeopleStage(3)
    beast = stage.vampire(A, "Beast, The Leatherface of Detroit")
    stage.vampire(B, "Rival")
    kurt = stage.vampire(C, "Kurt")
    stage.play(A, "act", beast, beast, "0")
    stage.play(A, "target", kurt)
    stage.skip("MinionPhase")
    assert stage.blood(kurt) == 8 - 2


# Father Juan Carlos


def test_father_juan_bleeds_for_less_to_get_stealth() -> None:
    stage = PeopleStage()
    juan, rival = stage.vampire(A, "Father Juan Carlos"), stage.vampire(B, "Rival")
    bleed(stage, juan)
    assert not stage.offers(A, "use", juan, "0")
    try_block(stage, rival)
    stage.skip("block", A)
    stage.play(A, "use", juan, "0")
    assert (values.bleed(stage.table, juan), values.stealth(stage.table, juan)) == (0, 1)
    assert not stage.offers(A, "use", juan, "0")  # he needs no more stealth
    stage.resolve()
    assert (stage.blood(juan), stage.table.pool[B]) == (5, 30)


def test_father_juan_gets_no_stealth_in_another_action_or_for_another_minion() -> None:
    errand = Card("Errand", ACTION, effect=Action(GainPool(1)))
    for by_juan in (True, False):
        stage = PeopleStage(2, errand)
        juan, rival = stage.vampire(A, "Father Juan Carlos"), stage.vampire(B, "Rival")
        elder = stage.vampire(A, "Elder")
        stage.hand(A, "Errand")
        if by_juan:
            stage.play(A, "play errand plain", juan)
        else:
            bleed(stage, elder)
        try_block(stage, rival)
        stage.skip("block", A)
        assert not stage.offers(A, "use", juan, "0")


# Bindusara, Historian of the Kindred

BINDUSARA = "Bindusara, Historian of the Kindred"


@ruling("Bindusara, Historian of the Kindred", 1, 2)
def test_bindusara_puts_a_library_in_play_for_its_cost_once_each_turn() -> None:
    stage = PeopleStage()
    bindusara = stage.vampire(A, BINDUSARA)
    stage.hand(A, *["Lamp"] * 7)
    stage.library(A, "Arcane Library", "Elder Library", "Haven Uncovered", "Lamp")
    stage.play(A, "act", bindusara, bindusara, "0")
    assert values.stealth(stage.table, bindusara) == 0
    stage.skip("Search", A)
    assert stage.options(A) == ["name arcane-library", "name elder-library", "done"]
    stage.play(A, "name arcane-library")
    stage.skip("MinionPhase", A)
    (library,) = stage.table.beside[A]
    assert stage.table.card_name(library) == "arcane-library"
    assert stage.table.pool[A] == 28
    stage.table.tapped[bindusara] = False
    assert not stage.offers(A, "act", bindusara, bindusara, "0")


def test_bindusara_finds_only_what_can_be_paid_for() -> None:
    stage = PeopleStage()
    bindusara = stage.vampire(A, BINDUSARA)
    stage.hand(A, *["Lamp"] * 7)
    stage.library(A, "Arcane Library", "Fragment of the Book of Nod")
    stage.pool(A, 1)
    stage.play(A, "act", bindusara, bindusara, "0")
    stage.skip("Search", A)
    assert stage.options(A) == ["name fragment-of-the-book-of-nod", "done"]


def test_bindusara_pays_what_master_cards_cost() -> None:
    stage = PeopleStage(2, Card("Levy", MASTER, grants=ChangesPoolCost(1, of=f.LOCATION)))
    bindusara = stage.vampire(A, BINDUSARA)
    stage.permanent(B, "Levy")
    stage.hand(A, *["Lamp"] * 7)
    stage.library(A, "Elder Library")
    stage.play(A, "act", bindusara, bindusara, "0")
    stage.skip("Search", A)
    stage.play(A, "name elder-library")
    assert stage.table.pool[A] == 28


# Jimmy Dunn


@ruling("Jimmy Dunn", 1, 3)
@pytest.mark.parametrize("seat", [A, B])
def test_a_second_jimmy_burns_the_first(seat: int) -> None:
    stage = PeopleStage(2, phase="influence")
    first = stage.vampire(seat, "Jimmy Dunn")
    second = stage.uncontrolled(A, "Jimmy Dunn", 3)
    stage.play(A, "transfer", second)
    stage.skip("DiscardPhase")
    assert (stage.zone(first), stage.zone(second)) == (ASH_HEAP, READY)
    assert not stage.table.contested[second]
    assert stage.blood(second) == 4
    burned = stage.events_of(Burned)[0]
    assert burned.card == stage.table.word(first)


def test_jimmy_leaves_others_alone() -> None:
    stage = PeopleStage(2)
    elder = stage.vampire(B, "Elder")
    jimmy = stage.uncontrolled(A, "Jimmy Dunn", 4)
    stage.begin()
    contests.come_into_play(stage.table, jimmy, READY, A)
    stage.table.run()
    assert (stage.zone(elder), stage.zone(jimmy)) == (READY, READY)


# Luc


def test_luc_enlarges_the_hand_until_the_next_untap_phase() -> None:
    stage = PeopleStage(2)
    luc = stage.vampire(A, "Luc")
    stage.play(A, "act", luc, luc, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert [values.hand_size(stage.table, seat) for seat in (A, B)] == [10, 7]
    stage.play(A, "pass")
    stage.skip("MasterPhase", B)
    assert values.hand_size(stage.table, A) == 10
    stage.skip("MasterPhase", A)
    assert values.hand_size(stage.table, A) == 7
    assert stage.table.faults() == []


def test_luc_is_stealthy_in_diablerie_and_no_other_action() -> None:
    stage = PeopleStage(2)
    luc, rival = stage.vampire(A, "Luc"), stage.vampire(B, "Rival", 0, torpor=True)
    stage.play(A, "diablerize", luc, rival)
    stealth = stage.table.view(None)["action"]["stealth"]
    other = PeopleStage(2)
    elder, rival = other.vampire(A, "Elder"), other.vampire(B, "Rival", 0, torpor=True)
    other.play(A, "diablerize", elder, rival)
    assert stealth == other.table.view(None)["action"]["stealth"] + 1
    last = PeopleStage(2)
    luc = last.vampire(A, "Luc")
    bleed(last, luc)
    assert last.table.view(None)["action"]["stealth"] == 0


# Talbot


def test_talbot_attacks_any_minion_for_a_master_card() -> None:
    stage = PeopleStage(3)
    talbot, rival = stage.vampire(A, "Talbot"), stage.vampire(B, "Rival")
    foe = stage.vampire(C, "Kurt")
    stage.hand(A, "Blood Doll", "Majesty")
    stage.play(A, "act", talbot, talbot, "0")
    stage.play(A, "target", foe)
    assert not any("majesty" in text for text in stage.options(A))
    stage.play(A, "discard blood-doll")
    action = stage.table.view(None)["action"]
    assert (action["stealth"], action["target_seat"]) == (1, C)
    assert stage.names(stage.table.ash[A]) == ["blood-doll"]
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1
    assert stage.zone(rival) == READY


def test_talbot_cannot_without_a_master_card() -> None:
    stage = PeopleStage()
    talbot, _ = stage.vampire(A, "Talbot"), stage.vampire(B, "Rival")
    stage.hand(A, "Majesty")
    assert not stage.offers(A, "act", talbot, talbot, "0")


# Urraca


def test_urraca_bleeds_for_more_while_her_controller_has_the_edge() -> None:
    stage = PeopleStage()
    urraca, rival = stage.vampire(A, "Urraca"), stage.vampire(A, "Rival")
    bleeds = []
    for seat in (A, B):
        stage.edge(seat)
        bleeds += [values.bleed(stage.table, vampire) for vampire in (urraca, rival)]
    assert bleeds == [2, 1, 1, 1]


# Victorine Lafourcade


@pytest.mark.parametrize(("name", "edge", "ends"), [
    ("Hunter", B, True), ("Pupil", B, False), ("Hunter", A, False), ("Thug", B, False),
])  # fmt: skip
def test_victorine_ends_a_bleed_by_a_weak_vampire_for_the_edge(
    name: str, edge: int, ends: bool
) -> None:
    stage = PeopleStage(3)
    actor = stage.ally(A, name) if name == "Thug" else stage.vampire(A, name)
    victorine = stage.vampire(B, "Victorine Lafourcade", tapped=True)
    stage.edge(edge)
    bleed(stage, actor)
    stage.skip("announced", B)
    assert stage.offers(B, "use", victorine, "0") == ends
    if ends:
        stage.play(B, "use", victorine, "0")
        stage.skip("MinionPhase")
        assert (stage.table.pool[B], stage.table.edge) == (30, -1)
        assert stage.table.tapped[actor]


def test_victorine_does_not_end_a_bleed_of_another_or_another_action() -> None:
    stage = PeopleStage(3, active=C)
    hunter, victorine = stage.vampire(C, "Hunter", 2), stage.vampire(B, "Victorine Lafourcade")
    stage.edge(B)
    stage.play(C, "bleed", hunter)  # of A
    stage.skip("announced", B)
    assert not stage.offers(B, "use", victorine, "0")
    other = PeopleStage(2)
    hunter, victorine = other.vampire(A, "Hunter", 2), other.vampire(B, "Victorine Lafourcade")
    other.edge(B)
    other.play(A, "hunt", hunter)
    other.skip("announced", B)
    assert not other.offers(B, "use", victorine, "0")


def test_victorine_presses_once_each_combat() -> None:
    stage = PeopleStage()
    victorine, rival = stage.vampire(A, "Victorine Lafourcade"), stage.vampire(B, "Rival")
    fight(stage, victorine, rival)
    stage.skip("press", A)
    stage.play(A, "use", victorine, "1")
    stage.skip("strike", A)
    stage.skip("press", A)
    assert not stage.offers(A, "use", victorine, "1")
