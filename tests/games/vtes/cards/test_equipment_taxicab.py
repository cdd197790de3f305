"""Tests of the Unlicensed Taxicab."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD
from conclave.games.vtes.rules.reading import values

# Unlicensed Taxicab


def test_an_unlicensed_taxicab_is_bought_and_driven_unseen() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt", 4)
    stage.vampire(B, "Rival")
    stage.hand(A, "Unlicensed Taxicab")
    stage.play(A, "play unlicensed-taxicab plain", elder)
    assert values.stealth(stage.table, elder) == 1 + 1
    stage.resolve()
    stage.put_on(kurt, "Unlicensed Taxicab")
    stage.play(A, "hunt", kurt)
    assert values.stealth(stage.table, kurt) == 1 + 1


@ruling("Unlicensed Taxicab", 1)
def test_a_taxicab_is_also_taken_unseen_with_other_equipment() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt", tapped=True)
    stage.vampire(B, "Rival")
    cab, lamp = stage.put_on(kurt, "Unlicensed Taxicab"), stage.put_on(kurt, "Lamp")
    stage.play(A, "take-equipment", elder, kurt)
    stage.play(A, "target", lamp)
    stage.play(A, "target", cab)
    assert values.stealth(stage.table, elder) == 1 + 1
    stage.resolve()
    assert stage.table.host[cab] == elder


def test_a_lamp_beside_a_taxicab_is_taken_as_usual() -> None:
    stage = PeopleStage()
    elder, kurt = stage.vampire(A, "Elder"), stage.vampire(A, "Kurt", tapped=True)
    stage.vampire(B, "Rival")
    stage.put_on(kurt, "Unlicensed Taxicab")
    lamp = stage.put_on(kurt, "Lamp")
    stage.play(A, "take-equipment", elder, kurt)
    stage.play(A, "target", lamp)
    stage.play(A, "done")
    assert values.stealth(stage.table, elder) == 1
    bleeder = PeopleStage()
    elder = bleeder.vampire(A, "Elder")
    bleeder.put_on(elder, "Unlicensed Taxicab")
    bleed(bleeder, elder)
    assert values.stealth(bleeder.table, elder) == 0


@pytest.mark.parametrize(
    ("blocker", "zone"), [("Mayor", ASH_HEAP), ("Pack Leader", ASH_HEAP), ("Judge", ON_CARD)]
)
def test_princes_and_archbishops_stop_a_taxicab_for_good(blocker: str, zone: int) -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, blocker)
    cab = stage.put_on(elder, "Unlicensed Taxicab")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip()
    assert stage.zone(cab) == zone
