"""Tests of actions of Potence that put their card on a vampire."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.stage import A, B

from conclave.games.vtes.rules.blood import send_to_torpor
from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values

# Heroic Might


@pytest.mark.parametrize(("mode", "strength"), [("pot", 2), ("POT", 3)])
def test_heroic_might_gives_strength_and_strikes(mode: str, strength: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(rival, "Cudgel")
    stage.hand(A, "Heroic Might", "Heroic Might")
    stage.play(A, f"play heroic-might {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 3
    stage.resolve()
    assert stage.blood(elder) == 7
    assert values.strength(stage.table, elder) == strength
    stage.table.tapped[elder] = False
    assert not [t for t in stage.options(A) if "play heroic-might" in t]
    fight(stage, elder, rival)
    card = stage.table.attached[elder][0]
    stage.skip("strike", A)
    strikes = [t for t in stage.options(A) if t.startswith("strike") and "heroic" in t]
    assert len(strikes) == (1 if mode == "pot" else 2)
    stage.play(A, strikes[0])
    stage.skip("press")
    assert stage.zone(cudgel) == ASH_HEAP
    assert card in stage.table.attached[elder]


def test_heroic_might_is_burned_in_torpor() -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    card = stage.put_on(elder, "Heroic Might")
    stage.begin()
    send_to_torpor(stage.table, elder)
    stage.table.run()
    assert stage.zone(card) == ASH_HEAP


# Preternatural Strength


@pytest.mark.parametrize(("mode", "strength"), [("pot", 2), ("POT", 3)])
def test_preternatural_strength_gives_strength_once(mode: str, strength: int) -> None:
    stage = PeopleStage()
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Preternatural Strength", "Preternatural Strength")
    stage.play(A, f"play preternatural-strength {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 2
    stage.resolve()
    assert stage.blood(elder) == 9
    assert values.strength(stage.table, elder) == strength
    stage.table.tapped[elder] = False
    assert not [t for t in stage.options(A) if "play preternatural-strength" in t]


def test_preternatural_strength_rules_out_torn_signpost_and_no_other_card() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.put_on(elder, "Preternatural Strength")
    stage.hand(A, "Torn Signpost", "Undead Strength")
    stage.hand(B, "Torn Signpost")
    fight(stage, elder, rival)
    assert offered_modes(stage, A, "torn-signpost") == []
    stage.skip("before-range", B)
    assert offered_modes(stage, B, "torn-signpost") == ["pot", "POT"]
    stage.skip("strike", A)
    assert offered_modes(stage, A, "undead-strength") == ["pot", "POT"]
