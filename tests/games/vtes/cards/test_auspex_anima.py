"""Tests of Anima Gathering."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import counters, moving
from conclave.games.vtes.rules.constants import ASH_HEAP, ON_CARD, READY
from conclave.games.vtes.rules.reading import values

# Anima Gathering


def gathered(mode: str = "aus") -> tuple[PeopleStage, int, int, int]:
    """A's vampire has played the card for her thug: the table, both, the card."""
    stage = PeopleStage()
    elder, thug = stage.vampire(A, "Elder"), stage.ally(A, "Thug")
    stage.hand(A, "Anima Gathering")
    card = stage.table.hand[A][0]
    stage.play(A, f"play anima-gathering {mode}", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("MinionPhase", A)
    return stage, elder, thug, card


def to_untap_phase(stage: PeopleStage) -> None:
    """Go on to A's next untap phase."""
    stage.play(A, "pass")
    stage.skip("MinionPhase", B)
    stage.play(B, "pass")
    stage.skip("UntapPhase", A)


@pytest.mark.parametrize(("mode", "bleed"), [("aus", 1), ("AUS", 2)])
def test_anima_gathering_helps_another_minion(mode: str, bleed: int) -> None:
    stage, elder, thug, _ = gathered(mode)
    assert (values.intercept(stage.table, thug), values.bleed(stage.table, thug)) == (2, bleed)
    assert (values.intercept(stage.table, elder), values.bleed(stage.table, elder)) == (0, 1)


def test_anima_gathering_lasts_while_the_vampire_stays_tapped() -> None:
    stage, elder, thug, card = gathered()
    to_untap_phase(stage)
    assert stage.table.tapped[elder]
    stage.skip("MinionPhase", A)
    assert stage.table.tapped[elder]
    assert stage.zone(card) == ON_CARD
    assert values.intercept(stage.table, thug) == 2


def test_anima_gathering_is_burned_when_the_vampire_untaps_by_choice() -> None:
    stage, elder, thug, card = gathered()
    to_untap_phase(stage)
    stage.play(A, next(text for text in stage.options(A) if "anima-gathering" in text))
    assert not stage.table.tapped[elder]
    assert stage.zone(card) == ASH_HEAP
    assert values.intercept(stage.table, thug) == 0


def test_anima_gathering_is_burned_when_the_vampire_untaps_in_any_way() -> None:
    stage, elder, _, card = gathered()
    counters.untap(stage.table, elder)
    stage.play(A, "pass")
    assert stage.zone(card) == ASH_HEAP


def test_anima_gathering_lets_nobody_untap_who_could_not_anyway() -> None:
    stage, elder, _, _ = gathered()
    stage.put_on(elder, "Derange")
    to_untap_phase(stage)
    assert not any("use anima-gathering" in text for text in stage.options(A))
    assert not stage.table.notes.has(notes.UNTAPS_AT_WILL, elder)


@ruling("Anima Gathering", 1)
def test_anima_gathering_is_not_burned_when_the_vampire_comes_back_untapped() -> None:
    stage, elder, thug, card = gathered()
    moving.to_uncontrolled(stage.table, elder, A)
    moving.enter(stage.table, elder, READY, A)
    assert not stage.table.tapped[elder]
    stage.play(A, "pass")
    assert stage.zone(card) == ON_CARD
    assert values.intercept(stage.table, thug) == 2
