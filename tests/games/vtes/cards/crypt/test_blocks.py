"""Tests of vampires with abilities about blocks."""

from __future__ import annotations

import pytest
from games.vtes.cards.blocked_actions import BlockStage
from games.vtes.cards.people import PeopleStage, bleed, choose_strikes, fight, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ACTION, MODIFIER
from conclave.games.vtes.rules.modes import Action
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary import filters, targets
from conclave.games.vtes.vocabulary.blocks import Stealth
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.effects import Burn

ARSON = Card("Arson", ACTION, effect=Action(Burn(), target=targets.One(filters.LOCATION)))

# Angelica, The Canonicus

FOG = Card("Fog", MODIFIER, effect=Stealth(+1))


def stage_with_angelica(*hand: str) -> tuple[PeopleStage, int]:
    """Angelica attempts to block, and B holds these cards."""
    stage = PeopleStage(2, FOG)
    elder, angelica = stage.vampire(A, "Elder"), stage.vampire(B, "Angelica, The Canonicus")
    stage.hand(A, "Fog")
    stage.hand(B, *hand)
    stage.library(B, "Blood Doll", "Blood Doll", "Blood Doll")
    bleed(stage, elder)
    try_block(stage, angelica)
    stage.play(A, "play fog plain", elder)
    stage.skip("block", B)
    return stage, angelica


@ruling("Angelica, The Canonicus", 1, 2)
def test_angelica_gets_intercept_for_master_cards_burned_at_once() -> None:
    stage, angelica = stage_with_angelica("Blood Doll", "Cellar", "Vessel", *["Majesty"] * 4)
    stage.play(B, "use", angelica, "0")
    assert stage.options(B) == ["discard blood-doll", "discard cellar", "discard vessel"]
    stage.play(B, "discard cellar")
    assert len(stage.table.hand[B]) == 6  # not replaced yet
    stage.play(B, "discard vessel")
    stage.play(B, "done")
    assert values.intercept(stage.table, angelica) == 2
    assert stage.names(stage.table.ash[B]) == ["cellar", "vessel"]
    assert len(stage.table.hand[B]) == 7
    assert not stage.offers(B, "use", angelica, "0")


def test_nobody_learns_whether_angelica_has_another_master_card() -> None:
    for other in ("Cellar", "Majesty"):
        stage, angelica = stage_with_angelica("Vessel", other, *["Majesty"] * 5)
        stage.play(B, "use", angelica, "0")
        stage.play(B, "discard vessel")
        assert stage.offers(B, "done")


def test_angelica_needs_a_master_card_and_too_little_intercept() -> None:
    stage, angelica = stage_with_angelica(*["Majesty"] * 7)
    assert not stage.offers(B, "use", angelica, "0")
    other = PeopleStage()
    elder, angelica = other.vampire(A, "Elder"), other.vampire(B, "Angelica, The Canonicus")
    other.hand(B, "Blood Doll")
    bleed(other, elder)
    other.skip("BlockQuestion", B)
    other.play(B, "block", angelica)
    other.skip("block", B)
    assert not other.offers(B, "use", angelica, "0")


# Fidus, The Shrunken Beast


@pytest.mark.parametrize(("card", "stealth"), [("errand", 1), ("", 0)])
def test_fidus_is_stealthy_in_undirected_actions(card: str, stealth: int) -> None:
    stage = BlockStage()
    fidus, _ = stage.vampire(A, "Fidus, The Shrunken Beast"), stage.vampire(A, "Judge")
    stage.hand(A, "Errand")
    if card:
        stage.play(A, "play errand plain", fidus)
    else:
        bleed(stage, fidus)
    assert stage.table.view(None)["action"]["stealth"] == stealth


def test_fidus_is_weak() -> None:
    stage = PeopleStage()
    fidus, rival = stage.vampire(A, "Fidus, The Shrunken Beast"), stage.vampire(B, "Rival")
    stage.vampire(A, "Judge")
    fight(stage, fidus, rival)
    choose_strikes(stage)
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9


# General Perfidio Díos


@pytest.mark.parametrize("place", [True, False])
def test_perfidio_untaps_to_block_who_acts_against_a_location(place: bool) -> None:
    stage = PeopleStage(2, ARSON)
    elder = stage.vampire(A, "Elder")
    perfidio = stage.vampire(B, "General Perfidio Díos", tapped=True)
    cellar = stage.permanent(B, "Cellar")
    stage.hand(A, "Arson")
    if place:
        stage.play(A, "play arson plain", elder)
        if stage.prompt == "Targeting":
            stage.play(A, "target", cellar)
        stage.skip("BlockQuestion", B)
        stage.play(B, "use", perfidio, "0")
        stage.skip("before-range")
        assert stage.blood(perfidio) == 4
        assert stage.table.view(None)["combat"] is not None
    else:
        bleed(stage, elder)
        while stage.window != "succeeding" and stage.prompt != "MinionPhase":
            assert not stage.offers(B, "use", perfidio, "0")
            stage.do_minimum()


@ruling("General Perfidio Díos", 1)
def test_perfidio_may_untap_again_in_the_same_action() -> None:
    stage = PeopleStage(2, ARSON)
    elder = stage.vampire(A, "Elder")
    perfidio = stage.vampire(B, "General Perfidio Díos", tapped=True)
    stage.permanent(B, "Cellar")
    stage.hand(A, "Arson", "Lost in Crowds")
    stage.play(A, "play arson plain", elder)
    stage.skip("BlockQuestion", B)
    stage.play(B, "use", perfidio, "0")
    stage.play(A, "play lost-in-crowds obf", elder)
    stage.table.tapped[perfidio] = True
    stage.skip("BlockQuestion", B)
    stage.play(B, "use", perfidio, "0")
    assert (stage.blood(perfidio), stage.table.tapped[perfidio]) == (3, False)


# Lucas Halton


def test_lucas_blocks_without_tapping_for_a_blood_once_each_turn() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt")
    lucas = stage.vampire(B, "Lucas Halton")
    bleed(stage, elder)
    try_block(stage, lucas)
    stage.skip("blocked", B)
    stage.play(B, "use", lucas, "0")
    stage.skip("before-range")
    assert (stage.table.tapped[lucas], stage.blood(lucas)) == (False, 9)
    stage.skip("MinionPhase")
    bleed(stage, kurt)
    try_block(stage, lucas)
    stage.skip("blocked", B)
    assert not stage.offers(B, "use", lucas, "0")
    stage.skip("before-range")
    assert stage.table.tapped[lucas]


def test_lucas_does_nothing_for_another_blocker() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    lucas = stage.vampire(B, "Lucas Halton")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("blocked", B)
    assert not stage.offers(B, "use", lucas, "0")
