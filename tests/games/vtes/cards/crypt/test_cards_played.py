"""Tests of vampires who do something when cards are played."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import EVENT, GEHENNA
from conclave.games.vtes.rules.events.piles import Showed
from conclave.games.vtes.rules.events.playing import Cancelled
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card

# Andrew Stuart


def stage_with_andrew(top: str) -> tuple[PeopleStage, int, int]:
    """Andrew fights an ally, with Theft of Vitae in hand and this card on top of the library."""
    stage = PeopleStage()
    andrew, rival = stage.vampire(A, "Andrew Stuart", 3), stage.vampire(B, "Rival")
    stage.hand(A, "Theft of Vitae", *["Fame"] * 6)
    stage.library(A, top, "Vessel")
    fight(stage, andrew, rival)
    stage.skip("strike", A)
    return stage, andrew, rival


def test_andrews_thaumaturgy_is_cancelled_by_thaumaturgy_on_top_of_the_library() -> None:
    stage, andrew, rival = stage_with_andrew("Apportation")
    stage.play(A, "play theft-of-vitae tha", andrew)
    assert stage.events_of(Cancelled) != []
    assert stage.blood(andrew) == 2
    assert stage.blood(rival) == 9
    assert stage.names(stage.table.hand[A])[-1] == "apportation"
    assert stage.prompt == "StrikeChoice" or stage.window == "strike"


def test_andrews_thaumaturgy_works_with_another_card_on_top_which_is_shown() -> None:
    stage, andrew, rival = stage_with_andrew("Majesty")
    top = stage.table.library[A][0]
    stage.play(A, "play theft-of-vitae tha", andrew)
    assert stage.events_of(Cancelled) == []
    assert stage.table.may_see(B, ("card", top))
    stage.skip("press")
    assert stage.blood(rival) == 8
    assert stage.blood(andrew) == 3


def test_andrews_other_cards_reveal_nothing() -> None:
    stage = PeopleStage()
    andrew = stage.vampire(A, "Andrew Stuart", 3)
    stage.hand(A, "Govern the Unaligned", *["Fame"] * 6)
    stage.library(A, "Apportation")
    stage.play(A, "play govern-the-unaligned dom", andrew)
    stage.skip("MinionPhase", A)
    assert stage.events_of(Showed) == []
    assert stage.table.pool[B] == 27


# Jesse Menks

OMEN = Card("Omen", EVENT, GEHENNA, effect=GainPool(1))
FAIR = Card("Fair", EVENT, effect=GainPool(1))


@pytest.mark.parametrize(
    ("card", "seat", "torpor", "tapped"),
    [
        ("omen", A, False, False),
        ("fair", A, False, True),
        ("omen", B, False, True),
        ("omen", A, True, True),
    ],
)
def test_jesse_untaps_when_his_controller_plays_a_gehenna_card(
    card: str, seat: int, torpor: bool, tapped: bool
) -> None:
    stage = PeopleStage(3, OMEN, FAIR, phase="discard", active=seat)
    jesse = stage.vampire(A, "Jesse Menks", tapped=True, torpor=torpor)
    stage.hand(seat, card)
    stage.play(seat, f"play {card} plain -")
    assert stage.table.pool[seat] == 31
    assert stage.table.tapped[jesse] == tapped
