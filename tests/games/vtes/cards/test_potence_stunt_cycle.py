"""Tests of Stunt Cycle."""

from __future__ import annotations

import pytest
from games.vtes.cards.combats import MADE_UP
from games.vtes.cards.people import PeopleStage, fight, offered_modes
from games.vtes.stage import A, B

# Stunt Cycle


def at_range(foe: str, theirs: tuple[str, ...], long: bool = True) -> tuple[PeopleStage, int, int]:
    """Elder with Stunt Cycle fights a minion of B who has shot, at long range."""
    stage = PeopleStage(2, *MADE_UP)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, foe)
    stage.hand(A, "Stunt Cycle")
    stage.hand(B, "Shot", *theirs)
    fight(stage, elder, rival)
    stage.skip("range", B)
    if long:
        stage.play(B, "play shot plain", rival)
    stage.skip("strike", A)
    return stage, elder, rival


@pytest.mark.parametrize(("level", "damage", "prevented"), [("pot", 3, 1), ("POT", 4, 2)])
def test_stunt_cycle_hits_and_shields(level: str, damage: int, prevented: int) -> None:
    stage, elder, foe = at_range("Mayor", ())
    before = stage.blood(foe)
    stage.play(A, f"play stunt-cycle {level}", elder)
    stage.play(B, "strike bound")
    stage.skip("MinionPhase")
    assert stage.blood(foe) == before - damage
    assert stage.blood(elder) == 10 - 2 + prevented


def test_stunt_cycle_is_for_long_range() -> None:
    stage, _, _ = at_range("Mayor", (), long=False)
    assert offered_modes(stage, A, "stunt-cycle") == []


@pytest.mark.parametrize("pays", [True, False])
def test_the_quick_may_escape_for_blood(pays: bool) -> None:
    stage, elder, rival = at_range("Rival", ())
    stage.play(A, "play stunt-cycle POT", elder)
    stage.play(B, "strike bound")
    stage.skip("May", B)
    stage.play(B, "yes" if pays else "no")
    stage.skip("MinionPhase")
    assert stage.blood(rival) == 9 - (1 if pays else 4)
    assert stage.blood(elder) == 10 - 2 + 2


def test_the_quick_without_blood_are_hit() -> None:
    stage, elder, rival = at_range("Rival", ())
    stage.table.blood[rival] = 0
    stage.play(A, "play stunt-cycle pot", elder)
    stage.play(B, "strike bound")
    stage.skip("MinionPhase")
    assert not stage.table.is_ready(rival)
