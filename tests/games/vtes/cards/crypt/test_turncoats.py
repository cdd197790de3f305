"""Tests of vampires who have left the Camarilla."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, choose_strikes, fight, merged_vampire, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules import contests, notes
from conclave.games.vtes.rules.atoms import noting
from conclave.games.vtes.rules.constants import ASH_HEAP, INDEPENDENT, READY, TORPOR
from conclave.games.vtes.rules.frame_types import CurrentAction
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


# Theo Bell


def condemned() -> tuple[PeopleStage, int, int]:
    """Judge, of B, may call a referendum to burn Theo, of A."""
    stage = PeopleStage(active=B)
    theo, judge = stage.vampire(A, "theo-bell-adv"), stage.vampire(B, "Judge")
    stage.vampire(B, "Mayor")
    assert not stage.offers(B, "act", judge, theo, "0")
    stage.permanent(A, "Blood Weakens")
    return stage, theo, judge


@pytest.mark.parametrize("side", ["for", "against"])
def test_a_justicar_risks_torpor_to_burn_advanced_theo(side: str) -> None:
    stage, theo, judge = condemned()
    assert values.strength(stage.table, theo) == 2
    stage.play(B, "act", judge, theo, "0")
    assert stage.table.view(None)["action"]["stealth"] == 1
    stage.skip("Referendum", B)
    stage.play(B, "vote", judge, side)
    stage.skip("MinionPhase", B)
    assert stage.zone(theo) == (ASH_HEAP if side == "for" else READY)
    assert stage.zone(judge) == (READY if side == "for" else TORPOR)


def test_who_is_blocked_before_the_referendum_does_not_go_to_torpor() -> None:
    stage, theo, judge = condemned()
    stage.play(B, "act", judge, theo, "0")
    noting.note(stage.table, stage.table.scope(CurrentAction), notes.INTERCEPT, theo, 2)
    try_block(stage, theo, A)
    stage.skip("MinionPhase", B)
    assert stage.zone(judge) == READY
    assert stage.zone(theo) == READY


def test_only_justicars_and_the_inner_circle_judge_theo_and_a_cancelled_referendum_fails() -> None:
    stage, theo, judge = condemned()
    mayor = stage.table.minions(B)[1]
    assert not stage.offers(B, "act", mayor, theo, "0")
    stage.hand(A, "Delaying Tactics")
    stage.play(B, "act", judge, theo, "0")
    stage.skip("before-votes", A)
    stage.play(A, next(text for text in stage.options(A) if "delaying" in text))
    stage.skip("MinionPhase", B)
    assert (stage.zone(theo), stage.zone(judge)) == (READY, TORPOR)


@ruling("Theo Bell", 1)
def test_merged_theo_is_independent_and_no_anarch() -> None:
    for anarch in (True, False):
        stage = PeopleStage()
        theo = stage.vampire(A, "Theo Bell")
        if anarch:
            contests.become_anarch(stage.table, theo)
        contests.merge(stage.table, theo, stage.uncontrolled(A, "theo-bell-adv"))
        assert identity.sect(stage.table, theo) == INDEPENDENT
        assert not identity.is_anarch(stage.table, theo)
