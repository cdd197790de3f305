"""Tests of vampires who have left the Camarilla."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, merged_vampire
from games.vtes.stage import A, B

from conclave.games.vtes.rules import contests
from conclave.games.vtes.rules.constants import INDEPENDENT
from conclave.games.vtes.rules.reading import identity, values

# Count Germaine


def test_germaines_opponents_cannot_use_weapons_but_he_can() -> None:
    for armed in (True, False):
        stage = PeopleStage()
        germaine, rival = stage.vampire(A, "Count Germaine"), stage.vampire(B, "Rival")
        cudgel = stage.put_on(rival if armed else germaine, "Cudgel")
        fight(stage, germaine, rival)
        stage.skip("strike", A)
        assert stage.offers(A, "strike", cudgel, "0") == (not armed)
        stage.play(A, "strike hand")
        assert not stage.offers(B, "strike", cudgel, "0")
        stage.play(B, "strike hand")


def test_others_use_weapons_against_each_other() -> None:
    stage = PeopleStage()
    stage.vampire(A, "Count Germaine")
    pupil, rival = stage.vampire(A, "Pupil"), stage.vampire(B, "Rival")
    cudgel = stage.put_on(rival, "Cudgel")
    fight(stage, pupil, rival)
    choose_strikes(stage, "strike hand", stage.text("strike", cudgel, "0"))
    stage.skip("MinionPhase")
    assert stage.blood(pupil) == 3


def test_germaine_attacks_any_ready_toreador_of_others() -> None:
    stage = PeopleStage()
    germaine = stage.vampire(A, "Count Germaine")
    stage.vampire(B, "Rival")
    stage.vampire(A, "Anson")
    assert not stage.offers(A, "act", germaine, germaine, "0")
    pupil = stage.vampire(B, "Pupil")
    stage.play(A, "act", germaine, germaine, "0")
    stage.skip("before-range", A)
    assert stage.table.view(None)["combat"]["second"] == stage.text(pupil)


@pytest.mark.parametrize(
    ("name", "bleed"), [("Mayor", 3), ("Pack Leader", 3), ("Rival", 1), ("Annazir", 1)]
)
def test_advanced_germaine_bleeds_a_sects_titled_vampires_more(name: str, bleed: int) -> None:
    stage = PeopleStage()
    germaine = stage.vampire(A, "count-germaine-adv")
    stage.vampire(B, name)
    assert values.bleed(stage.table, germaine) == 1
    stage.play(A, "bleed", germaine)
    assert values.bleed(stage.table, germaine) == bleed
    assert not identity.is_anarch(stage.table, germaine)


def test_merged_germaine_is_an_anarch_with_a_press_each_combat() -> None:
    stage = PeopleStage()
    germaine, rival = merged_vampire(stage, "Count Germaine"), stage.vampire(B, "Rival")
    assert identity.is_anarch(stage.table, germaine)
    assert identity.sect(stage.table, germaine) == INDEPENDENT
    advanced = identity.merged_with(stage.table, germaine)
    fight(stage, germaine, rival)
    choose_strikes(stage)
    stage.skip("press", A)
    stage.play(A, "use", advanced, "0")
    choose_strikes(stage)
    stage.skip("press", A)
    assert not stage.offers(A, "use", advanced, "0")
    contests.change_sect(stage.table, germaine, "sabbat")
    assert not identity.is_anarch(stage.table, germaine)
