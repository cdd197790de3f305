"""Cards of Protean; those that end combat are with Presence, those for stealth with Obfuscate."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import Salon, fight, modes, strikes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.combat.fight import is_long
from conclave.games.vtes.rules.words import READY, TORPOR
from conclave.testing import rule


@rule("VTES-6.4.6-08", "VTES-6.4.6-09")
@pytest.mark.parametrize("card", ["claws-of-the-dead", "wolf-claws"])
@pytest.mark.parametrize("window", ["before-range", "range", "strike"])
def test_claws_make_the_damage_of_hands_aggravated(card: str, window: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, card, card)
    fight(stage, elder, rival)
    stage.skip(window, A)
    stage.play(A, f"play {card} pro", elder)
    assert "pro" not in modes(stage, A, card)  # his hands are claws already
    strikes(stage)
    stage.skip()
    assert stage.zone(rival) == TORPOR
    assert stage.blood(rival) == 9
    assert stage.blood(elder) == 10 - 1 - 1


@pytest.mark.parametrize("card", ["claws-of-the-dead", "wolf-claws"])
def test_claws_are_for_one_round_and_not_for_weapons(card: str) -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(elder, "Cudgel")
    stage.hand(A, card, "Flash")
    fight(stage, elder, rival)
    stage.play(A, f"play {card} pro", elder)
    strikes(stage, stage.text("strike", cudgel, "0"))
    stage.skip("press", A)
    assert stage.blood(rival) == 7
    stage.play(A, "play flash cel", elder)
    strikes(stage)
    stage.skip()
    assert stage.zone(rival) == READY
    assert stage.blood(rival) == 6


def test_claws_at_superior() -> None:
    stage = Salon()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Claws of the Dead", "Wolf Claws")
    fight(stage, elder, rival)
    stage.skip("range", A)
    stage.play(A, "play claws-of-the-dead PRO", elder)
    assert is_long(stage.table)
    stage.skip("press", A)
    assert modes(stage, A, "wolf-claws") == ["PRO"]
    stage.play(A, "play wolf-claws PRO", elder)
    stage.skip("strike", A)
    assert stage.table.view(None)["combat"]["round"] == 2
    assert stage.blood(elder) == 8
