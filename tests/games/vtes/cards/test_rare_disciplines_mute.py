"""Tests of Condemnation: Mute."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.referendums import MADE_UP, go_to_polling, pass_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP, CONDEMNATION, ON_CARD
from conclave.games.vtes.rules.reading import titles
from conclave.games.vtes.vocabulary.card import Card, Vampire

# Condemnation: Mute

FIEND = Vampire("Fiend", "baali", 1, 9, "DAI", "independent", "infernal")
IMP = Vampire("Imp", "baali", 1, 9, "dai", "independent", "infernal")
CURSE = Card("Curse", ACTION, CONDEMNATION, "dai")


def stage_with_fiends() -> tuple[PeopleStage, int, int]:
    """A's infernal vampires, with basic and with superior Daimoinon."""
    stage = PeopleStage(2, FIEND, IMP, CURSE, *MADE_UP)
    stage.hand(A, "Condemnation: Mute")
    return stage, stage.vampire(A, "Imp"), stage.vampire(A, "Fiend")


def test_condemnation_mute_with_chimerstry_taps_a_younger_vampire() -> None:
    stage = PeopleStage()
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Condemnation: Mute")
    assert offered_modes(stage, A, "condemnation-mute") == ["chi"]  # he isn't infernal
    stage.play(A, "play condemnation-mute chi", elder)
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.resolve()
    assert stage.table.tapped[rival]


@ruling("Vote reduction", 1)
def test_condemnation_mute_takes_three_votes() -> None:
    stage, imp, _ = stage_with_fiends()
    mayor = stage.vampire(B, "Mayor")
    assert titles.votes(stage.table, mayor) == 2
    stage.play(A, "play condemnation-mute dai", imp)
    stage.play(A, "target", mayor)
    stage.skip("MinionPhase", A)
    assert titles.votes(stage.table, mayor) == 0
    assert titles.sum_of_votes(stage.table, mayor) == -1


@pytest.mark.parametrize(("mode", "blood"), [("dai", 6), ("DAI", 5)])
def test_condemnation_mute_at_superior_costs_blood_when_a_referendum_passes(
    mode: str, blood: int
) -> None:
    stage, _, fiend = stage_with_fiends()
    mayor = stage.vampire(B, "Mayor")
    stage.play(A, f"play condemnation-mute {mode}", fiend)
    stage.play(A, "target", mayor)
    stage.skip("MinionPhase", A)
    go_to_polling(stage, stage.vampire(A, "Elder"))
    pass_referendum(stage)
    assert stage.blood(mayor) == blood


def test_condemnation_mute_costs_no_blood_when_a_referendum_fails() -> None:
    stage, _, fiend = stage_with_fiends()
    mayor = stage.vampire(B, "Mayor")
    stage.play(A, "play condemnation-mute DAI", fiend)
    stage.play(A, "target", mayor)
    stage.skip("MinionPhase", A)
    go_to_polling(stage, stage.vampire(A, "Elder"))
    stage.skip("MinionPhase", A)
    assert stage.blood(mayor) == 6


def test_condemnation_mute_burns_the_other_condemnations_on_the_vampire() -> None:
    stage, imp, _ = stage_with_fiends()
    mayor, rival = stage.vampire(B, "Mayor"), stage.vampire(B, "Rival")
    old, other = stage.put_on(mayor, "Curse"), stage.put_on(rival, "Curse")
    stage.play(A, "play condemnation-mute dai", imp)
    stage.play(A, "target", mayor)
    stage.skip("MinionPhase", A)
    assert (stage.zone(old), stage.zone(other)) == (ASH_HEAP, ON_CARD)
    (mute,) = stage.table.attached[mayor]
    assert stage.zone(mute) == ON_CARD


@ruling("Condemnation: Mute", 1)
def test_condemnation_mute_takes_no_ballots() -> None:
    stage = PeopleStage(2, Vampire("Old Priscus", "lasombra", 1, 9, "", "sabbat", title="priscus"))
    priscus = stage.vampire(B, "Old Priscus")
    stage.put_on(priscus, "Condemnation: Mute")
    assert titles.ballots(stage.table, priscus) == 1
