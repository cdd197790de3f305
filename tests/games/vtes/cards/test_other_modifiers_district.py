"""Tests of Protected District and The Warrens."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.referendums import MADE_UP, go_to_polling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.politics import tally
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

PRIMOGEN = Vampire("Primus", "toreador", 1, 7, "", "camarilla", title="primogen")
RATS = (
    Vampire("Sewer Rat", "nosferatu", 1, 4, "", "camarilla"),
    Vampire("Rat King", "nosferatu", 1, 7, "", "camarilla", title="prince:Sewers"),
)

# Protected District


def test_protected_district_reduces_a_bleed_for_a_primogen() -> None:
    stage = PeopleStage(3, PRIMOGEN)
    elder = stage.vampire(A, "Elder")
    primus, mayor = stage.vampire(B, "Primus"), stage.vampire(B, "Mayor")
    stage.hand(A, "Conditioning")
    stage.hand(B, "Protected District")
    bleed(stage, elder)
    stage.play(A, "play conditioning DOM", elder)
    stage.skip("declined", B)
    assert not stage.offers(B, "play protected-district plain", mayor)
    stage.play(B, "play protected-district plain", primus)
    stage.resolve()
    assert stage.table.pool[B] == 30 - (1 + 3 - 3)


def test_protected_district_is_not_for_a_bleed_against_another() -> None:
    stage = PeopleStage(3, PRIMOGEN)
    elder = stage.vampire(B, "Elder")
    stage.vampire(A, "Primus")
    stage.hand(A, "Protected District")
    stage.table.active = B
    bleed(stage, elder, B)
    stage.skip("declined", A)
    assert offered_modes(stage, A, "protected-district") == []


def test_protected_district_casts_three_votes_against_a_referendum() -> None:
    stage = PeopleStage(3, PRIMOGEN, *MADE_UP)
    elder, primus = stage.vampire(A, "Elder"), stage.vampire(B, "Primus")
    stage.hand(B, "Protected District")
    go_to_polling(stage, elder)
    stage.skip("polling", B)
    stage.play(B, "play protected-district plain-reaction", primus)
    assert tally(stage.table) == (0, 1 + 3)


# The Warrens


@pytest.mark.parametrize(("name", "intercept"), [("Sewer Rat", 2), ("Rat King", 3)])
def test_the_warrens_give_more_intercept_to_a_titled_nosferatu(name: str, intercept: int) -> None:
    stage = PeopleStage(2, *RATS)
    elder, rat = stage.vampire(A, "Elder"), stage.vampire(B, name)
    stage.hand(A, "Lost in Crowds")
    stage.hand(B, "The Warrens")
    bleed(stage, elder)
    try_block(stage, rat)
    stage.play(A, "play lost-in-crowds OBF", elder)
    blood = stage.blood(rat)
    stage.skip("block", B)
    stage.play(B, "play the-warrens plain", rat)
    assert values.intercept(stage.table, rat) == intercept
    assert stage.blood(rat) == blood - 1


def test_the_warrens_are_not_for_an_action_directed_at_another() -> None:
    stage = PeopleStage(3, *RATS)
    elder, rat = stage.vampire(A, "Elder"), stage.vampire(C, "Sewer Rat")
    stage.hand(C, "The Warrens")
    stage.table.blood[elder] = 5
    stage.play(A, "hunt", elder)
    try_block(stage, rat, C)
    stage.skip("block", C)
    assert offered_modes(stage, C, "the-warrens") == []
