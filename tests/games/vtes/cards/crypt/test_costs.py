"""Tests of vampires for whom, or because of whom, cards and actions cost more or less."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP
from games.vtes.cards.people import PeopleStage, fight
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import COMBAT, SERPENTIS
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.games.vtes.vocabulary.damage import Strength

COIL = Card("Coil", COMBAT, SERPENTIS, basic=Strength(+1), superior=Strength(+2))
SNAKE = Vampire("Snake", "follower-of-set", 1, 8, "ser POT", "independent")

# Murat


@pytest.mark.parametrize(
    ("name", "card", "cost"),
    [("Snake", "coil ser", 1), ("Snake", "grow plain", 0), ("Rival", "coil SER", 0)],
)
def test_followers_of_set_pay_more_for_serpentis_against_murat(
    name: str, card: str, cost: int
) -> None:
    stage = PeopleStage(2, *MADE_UP, COIL, SNAKE)
    murat, foe = stage.vampire(A, "Murat"), stage.vampire(B, name)
    stage.hand(B, "Coil", "Grow")
    fight(stage, murat, foe)
    before = stage.blood(foe)
    stage.skip("before-range", B)
    stage.play(B, f"play {card}", foe)
    assert stage.blood(foe) == before - cost


def test_a_follower_of_set_pays_nothing_more_against_another() -> None:
    stage = PeopleStage(2, COIL, SNAKE)
    stage.vampire(A, "Murat")
    elder, snake = stage.vampire(A, "Elder"), stage.vampire(B, "Snake")
    stage.hand(B, "Coil")
    fight(stage, elder, snake)
    stage.skip("before-range", B)
    stage.play(B, "play coil ser", snake)
    assert stage.blood(snake) == 8
