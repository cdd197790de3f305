"""Tests of Muricia's Call."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.stage import A

# Muricia's Call


def call(mode: str, who: str = "Elder") -> tuple[PeopleStage, int]:
    """A's vampire has called; she sees what her library offers."""
    stage = PeopleStage()
    vampire = stage.vampire(A, who)
    stage.library(A, *["Cellar"] * 8, "Valet", "Lamp", "Raven Spy", "Owl Companion")
    stage.hand(A, "Muricia's Call")
    stage.play(A, f"play muricias-call {mode}", vampire)
    assert stage.table.view(None)["action"]["stealth"] == 1
    return stage.skip("Search"), vampire  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("mode", "life", "tapped"), [("ani", 1, True), ("ani+spi", 2, True), ("ANI+SPI", 2, True)]
)
def test_muricias_call_employs_a_retainer_of_animalism(mode: str, life: int, tapped: bool) -> None:
    stage, elder = call(mode)
    assert stage.options(A) == ["name owl-companion", "name raven-spy", "done"]
    stage.play(A, "name owl-companion")
    stage.skip("MinionPhase", A)
    (owl,) = stage.table.attached[elder]
    assert stage.table.card_name(owl) == "owl-companion"
    assert stage.blood(owl) == life
    assert stage.table.tapped[elder] == tapped


@pytest.mark.parametrize(("mode", "tapped"), [("ani+spi", True), ("ANI+SPI", False)])
def test_muricias_call_at_superior_untaps_at_the_end_of_the_turn(mode: str, tapped: bool) -> None:
    stage, elder = call(mode)
    stage.play(A, "name owl-companion")
    stage.skip("MinionPhase", A)
    stage.play(A, "pass")
    stage.skip("MasterPhase", 1)
    assert stage.table.tapped[elder] == tapped


def test_muricias_call_pays_for_the_retainer() -> None:
    stage, elder = call("ani")
    stage.play(A, "name raven-spy")
    if stage.prompt != "MinionPhase":
        stage.play(A, stage.options(A)[0])
    stage.skip("MinionPhase", A)
    assert stage.blood(elder) == 9
    assert len(stage.table.attached[elder]) == 1


def test_muricias_call_finds_nothing_that_cannot_be_paid() -> None:
    stage = PeopleStage()
    pupil = stage.vampire(A, "Pupil", 0)
    stage.library(A, *["Cellar"] * 8, "Raven Spy")
    stage.hand(A, "Muricia's Call")
    stage.table.blood[pupil] = 1
    stage.play(A, "play muricias-call ani", pupil)
    stage.table.blood[pupil] = 0
    stage.skip("Search")
    assert stage.options(A) == ["done"]
    stage.play(A, "done")
    assert "raven-spy" in stage.names(stage.table.library[A])


def test_muricias_call_needs_both_disciplines_for_more() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Pupil")
    stage.library(A, "Raven Spy")
    stage.hand(A, "Muricia's Call")
    assert offered_modes(stage, A, "muricias-call") == ["ani", "ani+spi"]
