"""Modifiers of referendums that need no discipline: Aura of Invincibility and Poison Pill."""

from __future__ import annotations

import pytest
from games.vtes.cards.hall import Hall
from games.vtes.cards.people import modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, noting
from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.steps import Voting
from conclave.games.vtes.rules.words import (
    ASH_HEAP,
    ON_CARD,
    READY,
    TORPOR,
)
from conclave.testing import rule


def referendum(stage: Stage, card: str, vampire: int) -> Stage:
    """The action succeeds: before the votes."""
    stage.hand(A, card)
    stage.play(A, f"play {card.lower()} plain", vampire)
    return stage.skip("before-votes")


def passes(stage: Stage) -> Stage:
    """The caller votes for it with the card; nobody else votes."""
    stage.skip("polling", A)
    stage.play(A, "vote calling-card for")
    return stage.skip("MinionPhase")


def test_aura_of_invincibility_comes_onto_the_vampire_if_the_referendum_passes() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    assert stage.blood(elder) == 9
    passes(stage)
    (aura,) = stage.table.on[elder]
    assert stage.zone(aura) == ON_CARD
    assert stage.blood(aura) == 1


@ruling("Aura of Invincibility", 1)
def test_aura_of_invincibility_does_nothing_if_that_referendum_fails() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    stage.skip("MinionPhase")
    assert stage.table.on[elder] == ()
    assert stage.zone(elder) == READY
    assert "aura-of-invincibility" in stage.names(stage.table.ash[A])


@ruling("Aura of Invincibility", 2)
def test_aura_of_invincibility_waits_in_the_ash_heap() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.play(A, "play aura-of-invincibility plain", elder)
    (aura,) = stage.table.ash[A]
    assert stage.zone(aura) == ASH_HEAP
    stage.table.ash[A] = ()
    stage.table.zone[aura] = 10  # something removes it from the game
    stage.table.removed[A] = (aura,)
    passes(stage)
    assert stage.table.on[elder] == ()
    assert stage.table.pool[A] == 31


@ruling("Aura of Invincibility", 3)
def test_a_vampire_has_only_one_aura_of_invincibility() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.put_on(elder, "Aura of Invincibility")
    stage.hand(A, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    assert modes(stage, A, "aura-of-invincibility") == []


def before_votes(card: str) -> tuple[Hall, int]:
    """A referendum of A before the votes, and the seat that holds a card for it."""
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    stage.vampire(B, "Rival")
    seat = A if card == "aura-of-invincibility" else B
    stage.hand(seat, card)
    referendum(stage, "Gift", elder)
    stage.skip("before-votes", seat)
    return stage, seat


@pytest.mark.parametrize("card", ["aura-of-invincibility", "poison-pill"])
def test_before_the_votes_and_not_while_they_are_cast(card: str) -> None:
    stage, seat = before_votes(card)
    assert modes(stage, seat, card) == ["plain"]
    stage.skip("polling", seat)
    assert modes(stage, seat, card) == []


@ruling("Usable during the polling step", 1)
@pytest.mark.parametrize("card", ["aura-of-invincibility", "poison-pill"])
def test_not_for_a_referendum_that_passes_by_itself(card: str) -> None:
    stage, seat = before_votes(card)
    noting.note(stage.table, stage.table.scope(Voting), notes.PASSES, 0, 1)
    assert modes(stage, seat, card) == []


@rule("VTES-6.3.3-04")
def test_aura_of_invincibility_gives_votes_and_grows() -> None:
    stage = Hall()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(A, "Rival")
    aura = stage.put_on(elder, "Aura of Invincibility")
    stage.table.blood[aura] = 3
    referendum(stage, "Gift", elder)
    stage.skip("polling", A)
    stage.play(A, "vote", elder, "for")
    assert tally(stage.table) == (3, 0)
    stage.skip("MinionPhase")
    assert stage.blood(aura) == 4
    referendum(stage, "Tax", rival)
    stage.skip("polling", A)
    assert not stage.offers(A, "vote", elder, "for")  # another vampire calls it
    stage.skip("MinionPhase")
    assert stage.table.on[elder] == (aura,)
    assert stage.blood(aura) == 4


def test_aura_of_invincibility_sends_him_to_torpor_if_a_referendum_of_his_fails() -> None:
    stage = Hall()
    elder = stage.vampire(A, "Elder")
    aura = stage.put_on(elder, "Aura of Invincibility")
    referendum(stage, "Gift", elder)
    stage.skip("MinionPhase")
    assert stage.zone(elder) == TORPOR
    assert stage.zone(aura) == ASH_HEAP


@ruling("Poison Pill", 1, 2)
@pytest.mark.parametrize(
    ("card", "pools"),
    [("Tax", [28, 28, 28]), ("Exchange", [27, 32, 32]), ("Gift", [31, 30, 30])],
)
def test_poison_pill_costs_the_caller_what_it_costs_you(card: str, pools: list[int]) -> None:
    stage = Hall(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(B, "Poison Pill")
    referendum(stage, card, elder)
    stage.skip("before-votes", B)
    stage.play(B, "play poison-pill plain", rival)
    passes(stage)
    assert stage.table.pool == pools


@ruling("Poison Pill", 1)
def test_poison_pill_counts_pool_that_goes_to_a_card_and_nothing_before_the_effect() -> None:
    stage = Hall(3)
    elder, rival = stage.vampire(A, "Elder", 5), stage.vampire(B, "Rival")
    stage.hand(B, "Poison Pill")
    referendum(stage, "Tithe", elder)
    stage.skip("before-votes", B)
    stage.play(B, "play poison-pill plain", rival)
    counters.lose_pool(stage.table, B, 4)  # for something else
    passes(stage)
    assert stage.table.pool == [28, 25, 29]
    counters.lose_pool(stage.table, B, 4)
    assert stage.table.noted(notes.LOST_POOL, B) == 0


def test_poison_pill_does_nothing_if_the_referendum_fails() -> None:
    stage = Hall(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", tapped=True)
    pupil = stage.vampire(C, "Pupil")
    stage.hand(B, "Poison Pill")
    stage.hand(C, "Poison Pill")
    referendum(stage, "Tax", elder)
    stage.skip("before-votes", B)
    assert modes(stage, B, "poison-pill") == []  # he is tapped
    assert stage.table.tapped[rival]
    stage.skip("before-votes", C)
    stage.play(C, "play poison-pill plain", pupil)
    stage.skip("MinionPhase")
    assert stage.table.pool == [30, 30, 30]
