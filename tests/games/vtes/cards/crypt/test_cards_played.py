"""Tests of vampires who do something when cards are played."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import EVENT, GEHENNA
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Card

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
