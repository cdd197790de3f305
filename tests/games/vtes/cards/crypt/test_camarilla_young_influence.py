"""Tests of young Camarilla vampires with abilities in the influence phase."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, Stage

from conclave.games.vtes.rules.constants import READY

# Angela Preston


@pytest.mark.parametrize(("acting", "cost"), [("Elder", 1), ("Fledgling", 0)])
def test_angela_burns_a_blood_to_try_to_block_an_older_vampire(acting: str, cost: int) -> None:
    stage = PeopleStage()
    minion, angela = stage.vampire(A, acting), stage.vampire(B, "Angela Preston")
    bleed(stage, minion)
    try_block(stage, angela)
    assert stage.blood(angela) == 5 - cost
    poor = PeopleStage()
    minion, angela = poor.vampire(A, acting), poor.vampire(B, "Angela Preston", 0)
    poor.vampire(B, "Kurt")
    bleed(poor, minion)
    poor.skip("BlockQuestion", B)
    assert poor.offers(B, "block", angela) == (cost == 0)


def test_others_pay_nothing_to_block_beside_angela() -> None:
    stage = PeopleStage()
    elder, pupil = stage.vampire(A, "Elder"), stage.vampire(B, "Pupil")
    stage.vampire(B, "Angela Preston")
    bleed(stage, elder)
    try_block(stage, pupil)
    assert stage.blood(pupil) == 5


@ruling("Ability usable in torpor", 1)
@pytest.mark.parametrize("torpor", [False, True])
def test_angela_taps_in_the_influence_phase_to_untap_another(torpor: bool) -> None:
    stage = PeopleStage(2, phase="influence")
    angela = stage.vampire(A, "Angela Preston", torpor=torpor)
    elder, rival = stage.vampire(A, "Elder", tapped=True), stage.vampire(B, "Rival", tapped=True)
    stage.play(A, "use", angela, "0")
    assert stage.options(A) == [stage.text("target", elder), stage.text("target", rival)]
    stage.play(A, "target", elder)
    assert stage.table.tapped[angela]
    assert not stage.table.tapped[elder]
    assert not stage.offers(A, "use", angela, "0")


@ruling("Angela Preston", 1)
def test_angela_untaps_another_in_the_phase_in_which_she_comes_out() -> None:
    stage = Stage(2, phase="influence")
    angela = stage.uncontrolled(A, "Angela Preston", 5)
    krid = stage.vampire(A, "Krid", tapped=True)
    stage.skip("brought-out", A)
    assert stage.zone(angela) == READY
    stage.play(A, "use", angela, "0")
    stage.skip("DiscardPhase", A)
    assert stage.table.tapped[angela]
    assert not stage.table.tapped[krid]
