"""Tests of master cards in play that go from one Methuselah to another."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, bleed, decline_blocks
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.core.position import ALL_SEEING
from conclave.games.vtes.rules.constants import (
    ASH_HEAP,
    HAND,
    MASTER,
    ON_CARD,
    REMOVED,
    STORED,
)
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Burn

# The Erciyes Fragments


RAZE = Card("Raze", MASTER, effect=Burn(), target=targets.One(filters.Not(filters.MINION)))
LAMPS = ("Lamp",) * 7


def stage_with_fragments(stored: str, phase: str = "minion") -> tuple[PeopleStage, int, int]:
    """A has stored this card, which was in B's ash heap, on her Fragments."""
    stage = PeopleStage(3, RAZE, phase=phase)
    fragments = stage.permanent(A, "The Erciyes Fragments")
    stage.hand(A, *LAMPS)
    stage.ash(B, stored)
    stage.play(A, "use", fragments, "0")
    (card,) = [c for c, zone in enumerate(stage.table.zone) if zone == STORED]
    return stage, fragments, card


@ruling("The Erciyes Fragments", 3)
def test_the_erciyes_fragments_store_a_library_card_of_the_preys_ash_heap_for_all_to_see() -> None:
    stage = PeopleStage(3)
    fragments = stage.permanent(A, "The Erciyes Fragments")
    stage.ash(A, "Cudgel")
    stage.ash(B, "Lamp", "Kurt", "Valet")
    stage.ash(C, "Cudgel")
    stage.play(A, "use", fragments, "0")
    names = [text.partition("#")[0] for text in stage.options(A)]
    assert names == ["target lamp", "target valet"]
    stage.play(A, stage.options(A)[0])
    assert stage.table.tapped[fragments]
    assert stage.names(stage.table.ash[B]) == ["kurt", "valet"]
    (card,) = [c for c, zone in enumerate(stage.table.zone) if zone == STORED]
    assert all(stage.table.sees(seat, ("card", card)) for seat in (A, B, C, None, ALL_SEEING))
    assert stage.table.faults() == []


def test_the_erciyes_fragments_let_you_play_the_card_for_its_cost_and_then_it_is_gone() -> None:
    stage, _, card = stage_with_fragments("Fame", "master")
    elder = stage.vampire(B, "Elder")
    stage.play(A, "play-stored fame plain -")
    if stage.prompt == "Targeting":
        stage.play(A, "target", elder)
    stage.skip("MasterPhase", A)
    assert (stage.zone(card), stage.table.host[card]) == (ON_CARD, elder)
    assert stage.table.actions == 0
    assert len(stage.table.hand[A]) == 7
    stage.table.actions = 1
    stage.hand(A, "Raze")
    stage.play(A, "play raze plain -")
    stage.play(A, "target", card)
    stage.skip("MasterPhase", A)
    assert stage.zone(card) == REMOVED
    assert stage.table.faults() == []


@ruling("Can draw during action", 1)
@ruling("The Erciyes Fragments", 1)
def test_the_erciyes_fragments_are_used_during_an_action_but_not_while_a_card_is_played() -> None:
    stage = PeopleStage(3)
    elder = stage.vampire(A, "Elder")
    fragments = stage.permanent(B, "The Erciyes Fragments")
    stage.ash(C, "Direct Intervention", "Deflection")
    stage.vampire(B, "Rival")
    stage.hand(A, "Computer Hacking", "Conditioning")
    stage.hand(B, "Direct Intervention")
    stage.play_only(A, "play computer-hacking plain", elder)
    stage.skip("as-played", B)
    assert not stage.offers(B, "use", fragments, "0")
    stage.play(B, "pass")
    stage.skip("announced", B)
    stage.play(B, "use", fragments, "0")
    stage.play(B, next(text for text in stage.options(B) if "deflection" in text))
    decline_blocks(stage)
    assert any(text.startswith("play-stored deflection") for text in stage.options(B))


@ruling("Cancel", 5)
@ruling("Play stored card as if from hand", 3)
def test_a_stored_card_can_be_cancelled_as_it_is_played_and_is_removed() -> None:
    stage, _, card = stage_with_fragments("Computer Hacking")
    elder = stage.vampire(A, "Elder")
    stage.hand(C, "Direct Intervention")
    stage.play_only(A, "play-stored computer-hacking plain", elder)
    stage.skip("as-played", C)
    stage.play(C, "play direct-intervention plain -")
    stage.skip("MinionPhase", A)
    assert not stage.table.tapped[elder]
    assert stage.zone(card) == REMOVED
    assert stage.table.pool == [30, 30, 29]


@ruling("Play stored card as if from hand", 1)
def test_a_stored_card_is_not_replaced_and_delays_no_replacement() -> None:
    stage, _, _ = stage_with_fragments("Liquidation", "master")
    stage.library(A, *LAMPS, *LAMPS)
    stage.play(A, "play-stored liquidation plain -")
    stage.skip("MasterPhase", A)
    assert stage.table.pool[A] == 33
    assert len(stage.table.hand[A]) == 7
    stage.skip("MinionPhase", A)
    elder = stage.vampire(A, "Elder")
    stage.play(A, "play lamp plain", elder)
    stage.resolve()
    assert len(stage.table.hand[A]) == 7  # what is played from hand is replaced at once


@ruling("Play stored card as if from hand", 2)
def test_a_stored_card_cannot_be_discarded() -> None:
    stage, _, _ = stage_with_fragments("Cellar", "discard")
    assert stage.offers(A, "discard lamp")
    assert not stage.offers(A, "discard cellar")


@ruling("Cards holding cards", 1)
def test_a_stored_card_is_removed_when_the_fragments_are_burned() -> None:
    stage, fragments, card = stage_with_fragments("Cellar", "master")
    stage.hand(A, "Raze")
    stage.play(A, "play raze plain -")
    if stage.prompt == "Targeting":
        stage.play(A, "target", fragments)
    stage.skip("MasterPhase", A)
    assert (stage.zone(fragments), stage.zone(card)) == (ASH_HEAP, REMOVED)
    assert stage.table.faults() == []


@ruling("The Erciyes Fragments", 2)
def test_a_stored_political_action_that_is_delayed_goes_to_its_owners_hand() -> None:
    stage, _, card = stage_with_fragments("Kine Resources Contested")
    elder = stage.vampire(A, "Elder")
    stage.vampire(C, "Judge")
    stage.hand(C, "Delaying Tactics")
    stage.play(A, "play-stored kine-resources-contested plain", elder)
    while not any("delaying-tactics" in text for text in stage.options(stage.decider)):
        if stage.prompt == "Allocate":
            stage.play(stage.decider, stage.options(stage.decider)[-1])
        else:
            stage.do_minimum()
    stage.play(C, next(text for text in stage.options(C) if "delaying-tactics" in text))
    stage.skip("MinionPhase", A)
    assert stage.zone(card) == HAND
    assert card in stage.table.hand[B]


def test_the_erciyes_fragments_are_stolen_with_the_card_on_them_by_a_big_vampire() -> None:
    stage, fragments, card = stage_with_fragments("Ascendance")
    rival, small = stage.vampire(B, "Rival"), stage.vampire(B, "Hunter")
    stage.skip("MinionPhase", B)
    assert not stage.offers(B, "act", small, fragments, "0")
    stage.play(B, "act", rival, fragments, "0")
    stage.resolve()
    assert stage.table.controller[fragments] == B
    stage.skip("MasterPhase", A)
    assert not stage.offers(A, "play-stored ascendance plain -")
    stage.skip("MasterPhase", B)
    stage.play(B, "play-stored ascendance plain -")
    stage.skip("MasterPhase", B)
    assert stage.table.pool[B] == 31
    assert stage.zone(card) == REMOVED


def test_the_erciyes_fragments_hold_one_card_at_a_time() -> None:
    stage, fragments, _ = stage_with_fragments("Ascendance")
    stage.ash(B, "Cellar")
    stage.table.tapped[fragments] = False
    assert not stage.offers(A, "use", fragments, "0")


# The Marrakesh Codex


def test_the_marrakesh_codex_puts_the_top_cards_in_any_order() -> None:
    stage = PeopleStage(2)
    codex = stage.permanent(A, "The Marrakesh Codex")
    stage.hand(A, *LAMPS)
    stage.library(A, "Lamp", "Cellar", "Cudgel", "Valet", "Manse")
    stage.play(A, "use", codex, "0")
    for name in ("valet", "lamp", "cudgel"):
        stage.play(A, "name", name)
    assert stage.table.tapped[codex]
    assert stage.names(stage.table.library[A]) == ["cellar", "cudgel", "lamp", "valet", "manse"]
    top = stage.table.library[A][0]
    assert stage.table.sees(A, ("card", top))
    assert not stage.table.sees(B, ("card", top))
    assert stage.prompt == "MinionPhase"


def test_the_marrakesh_codex_is_stolen_by_any_vampire_but_not_by_an_ally() -> None:
    stage = PeopleStage(2)
    codex = stage.permanent(B, "The Marrakesh Codex")
    small, thug = stage.vampire(A, "Fledgling"), stage.ally(A, "Thug")
    assert not stage.offers(A, "act", thug, codex, "0")
    stage.play(A, "act", small, codex, "0")
    stage.resolve()
    assert stage.table.controller[codex] == A


# Prophecies of Gehenna


def test_prophecies_of_gehenna_show_the_preys_hand_and_go_to_the_prey() -> None:
    stage = PeopleStage(3, phase="master")
    prophecies = stage.permanent(A, "Prophecies of Gehenna")
    stage.hand(B, "Lamp", "Cudgel")
    stage.play(A, "use", prophecies, "0")
    assert all(stage.table.sees(A, ("card", card)) for card in stage.table.hand[B])
    assert not any(stage.table.sees(C, ("card", card)) for card in stage.table.hand[B])
    assert stage.table.controller[prophecies] == B
    assert stage.table.tapped[prophecies]


def test_prophecies_of_gehenna_are_burned_by_whoever_shows_her_hand_as_she_untaps() -> None:
    stage = PeopleStage(3, phase="discard")
    prophecies = stage.permanent(A, "Prophecies of Gehenna")
    stage.hand(B, "Lamp", "Cudgel")
    stage.skip("UntapPhase", B)
    stage.play(B, "use", prophecies, "1")
    assert stage.zone(prophecies) == ASH_HEAP
    assert all(stage.table.sees(C, ("card", card)) for card in stage.table.hand[B])


# Curse of Nitocris


def stage_with_curse(phase: str = "minion") -> tuple[PeopleStage, int]:
    """The card is under B's control."""
    stage = PeopleStage(3, phase=phase)
    return stage, stage.permanent(B, "Curse of Nitocris")


def test_curse_of_nitocris_is_given_to_a_methuselah_who_pays_for_it() -> None:
    stage = PeopleStage(3, phase="master")
    stage.hand(A, "Curse of Nitocris")
    stage.play(A, "play curse-of-nitocris plain -")
    stage.play(A, f"player {B}")
    stage.skip("MasterPhase", A)
    (card,) = stage.table.beside[B]
    assert stage.table.controller[card] == B
    stage.skip("MinionPhase", B)
    assert stage.table.pool == [30, 29, 30]


@ruling("Curse of Nitocris", 1)
def test_curse_of_nitocris_moves_only_when_somebody_new_gets_the_edge() -> None:
    stage, curse = stage_with_curse()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    bleed(stage, elder)
    stage.skip("ForOne", B)
    assert stage.options(B) == [f"player {seat}" for seat in (A, B, C)]
    stage.play(B, f"player {C}")
    assert stage.table.controller[curse] == C
    stage.skip("MinionPhase", A)
    bleed(stage, kurt)
    stage.resolve()
    assert stage.table.edge == A
    assert stage.table.controller[curse] == C
