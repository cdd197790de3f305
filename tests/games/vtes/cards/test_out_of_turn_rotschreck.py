"""Tests of Rötschreck."""

from __future__ import annotations

from games.vtes.cards.master_cards import real_cards
from games.vtes.cards.rulings import ruling
from games.vtes.fights import Arena, at_long_range, combat_ended, combat_stage, fight, strike
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.atoms import moving
from conclave.games.vtes.rules.constants import ASH_HEAP, COMBAT, ON_CARD, READY, TORPOR
from conclave.games.vtes.vocabulary import parts
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.combat import AggravatedAsNormal, HurtsEachRound

CRUSTED = Card("Crust", COMBAT, effect=AggravatedAsNormal())
SAND = Card("Sand", COMBAT, effect=HurtsEachRound(2, parts.OPPONENT))


def stage_of_fight(*hand: str) -> tuple[Arena, int, int]:
    """A's Kurt fights B's Ira; B and C hold a Rötschreck, A these cards."""
    stage = combat_stage(
        CRUSTED, SAND, *real_cards("rotschreck", "psyche", "domain-of-evernight"), seats=3
    )
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    stage.hand(A, *hand, "Rötschreck")
    stage.hand(B, "Rötschreck", "Sidestep", "Slip Away", "Iron Skin", "Crust", "Crust")
    stage.hand(C, "Rötschreck")
    fight(stage, kurt, ira)
    return stage, kurt, ira


def is_offered(stage: Stage, seat: int) -> bool:
    """Whether a seat may play the card now."""
    return stage.offers(seat, "play rotschreck plain -")


def play(stage: Stage, seat: int) -> None:
    """Play the card; there is only one possible target."""
    stage.skip("strike-declared", seat)
    stage.play(seat, "play rotschreck plain -")
    if stage.prompt == "Targeting":
        stage.play(seat, stage.options(seat)[0])


@ruling("Rötschreck", 1)
def test_rotschreck_is_put_on_the_vampire_who_would_take_aggravated_damage() -> None:
    stage, kurt, ira = stage_of_fight("Claws")
    strike(stage, A, "play claws plain", kurt)
    assert (stage.window, stage.decider) == ("strike-declared", B)
    play(stage, B)
    stage.skip("MinionPhase", A)
    assert (stage.zone(ira), stage.table.tapped[ira], stage.blood(ira)) == (TORPOR, True, 8)
    assert stage.names(stage.table.attached[ira]) == ["rotschreck"]
    assert (stage.zone(kurt), stage.table.attached[kurt]) == (READY, ())


def test_rotschreck_keeps_the_vampire_tapped_for_one_untap_phase() -> None:
    stage, kurt, ira = stage_of_fight("Claws")
    strike(stage, A, "play claws plain", kurt)
    play(stage, C)
    (card,) = stage.table.attached[ira]
    stage.skip("MasterPhase", B)
    assert (stage.zone(card), stage.table.tapped[ira]) == (ASH_HEAP, True)
    stage.skip("MasterPhase", C)
    stage.skip("MasterPhase", B)
    assert not stage.table.tapped[ira]


def test_rotschreck_needs_an_aggravated_strike_and_another_players_turn() -> None:
    stage, kurt, _ = stage_of_fight("Punch", "Claws")
    strike(stage, A, "play punch plain", kurt)
    assert stage.window == "strike"
    stage, kurt, _ = stage_of_fight("Claws")
    strike(stage, A, "play claws plain", kurt)
    for seat in (B, C):
        assert is_offered(stage, seat)
        stage.play(seat, "pass")
    assert stage.decider == B  # A isn't asked: it is her turn


@ruling("Rötschreck", 2, 5)
def test_rotschreck_comes_before_or_after_the_opponent_chooses_a_dodge() -> None:
    for answer in ("play sidestep plain", "play slip-away plain"):
        stage, kurt, ira = stage_of_fight("Claws")
        assert not is_offered(stage, B)
        strike(stage, A, "play claws plain", kurt)
        assert is_offered(stage, B)
        stage.skip("strike", B)
        stage.play(B, answer, ira)
        play(stage, C)
        stage.skip("MinionPhase", A)
        assert stage.zone(ira) == TORPOR


@ruling("Rötschreck", 3)
def test_rotschreck_is_not_for_damage_that_no_strike_does() -> None:
    stage, kurt, ira = stage_of_fight("Sand", "Step Back")
    stage.permanent(C, "Domain of Evernight")
    stage.play(A, "play sand plain", kurt)
    at_long_range(stage, A, kurt)
    strike(stage, A, "strike hand")
    strike(stage, B, "strike hand")
    stage.skip("MinionPhase", A)
    assert stage.blood(ira) == 6
    assert stage.zone(ira) == READY


@ruling("Rötschreck", 4)
def test_rotschreck_needs_a_strike_that_works_at_this_range() -> None:
    stage, kurt, _ = stage_of_fight("Claws", "Fireball", "Step Back")
    at_long_range(stage, A, kurt)
    strike(stage, A, "play claws plain", kurt)
    assert stage.window == "strike"
    stage, kurt, _ = stage_of_fight("Claws", "Fireball", "Step Back")
    at_long_range(stage, A, kurt)
    strike(stage, A, "play fireball plain", kurt)
    assert stage.window == "strike-declared"


@ruling("Rötschreck", 6)
def test_rotschreck_also_scares_a_vampire_who_takes_aggravated_damage_as_normal() -> None:
    stage, kurt, ira = stage_of_fight("Claws")
    stage.skip("before-range", B)
    stage.play(B, "play crust plain", ira)
    strike(stage, A, "play claws plain", kurt)
    play(stage, B)
    stage.skip("MinionPhase", A)
    assert stage.zone(ira) == TORPOR


@ruling("Rötschreck", 7)
def test_rotschreck_ends_combat_at_once() -> None:
    stage, kurt, ira = stage_of_fight("Claws")
    strike(stage, A, "play claws plain", kurt)
    stage.play(B, "play rotschreck plain -")
    assert combat_ended(stage)
    assert not is_offered(stage, C)
    stage.skip("MinionPhase", A)
    assert (stage.blood(kurt), stage.blood(ira)) == (8, 8)
    assert "iron-skin" in stage.names(stage.table.hand[B])


@ruling("Rötschreck", 8, 9)
def test_rotschreck_only_stays_on_the_vampire_if_another_combat_follows() -> None:
    stage, kurt, ira = stage_of_fight("Claws", "Psyche!")
    strike(stage, A, "play claws plain", kurt)
    play(stage, B)
    stage.skip("end-of-round", A)
    assert (stage.zone(kurt), stage.zone(ira)) == (READY, READY)
    stage.play(A, *[o for o in stage.options(A) if o.startswith("play psyche")][:1])
    stage.skip("MinionPhase", A)
    assert stage.zone(ira) == READY
    (card,) = stage.table.attached[ira]
    assert stage.zone(card) == ON_CARD
    assert stage.table.tapped[ira]  # from blocking
    stage.skip("MasterPhase", B)
    assert stage.table.tapped[ira]


@ruling("Rötschreck", 10)
def test_without_rotschreck_the_vampire_untaps() -> None:
    stage, kurt, ira = stage_of_fight("Claws")
    strike(stage, A, "play claws plain", kurt)
    play(stage, B)
    stage.skip("MinionPhase", A)
    (card,) = stage.table.attached[ira]
    moving.burn(stage.table, card, "card")
    stage.skip("MasterPhase", B)
    assert not stage.table.tapped[ira]
