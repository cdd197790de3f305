"""Tests of political actions that charge blockers or give votes as long as they are in play."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes, try_block
from games.vtes.cards.referendums import draw_and_call, fail_referendum, pass_referendum
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.events.combat import CombatBegan
from conclave.games.vtes.rules.reading import titles
from conclave.games.vtes.vocabulary.card import Vampire

# Archon


def archon_and_blocker(blood: int, *cards: str) -> tuple[PeopleStage, int, int]:
    """A's Elder with these cards on him, B's Rival with some blood."""
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", blood=blood)
    for card in cards:
        stage.put_on(elder, card)
    return stage, elder, rival


@ruling("Archon", 2, 3)
@pytest.mark.parametrize(("blood", "left"), [(5, 3), (1, 0), (0, 0)])
def test_vampires_who_try_to_block_an_archon_burn_the_blood_they_have(
    blood: int, left: int
) -> None:
    stage, elder, rival = archon_and_blocker(blood, "Archon", "Archon")
    stage.play(A, "bleed", elder)
    try_block(stage, rival)
    assert stage.blood(rival) == left
    stage.skip("before-range")
    assert len(stage.events_of(CombatBegan)) == 1


def test_allies_and_blockers_of_others_burn_nothing_for_an_archon() -> None:
    stage, elder, rival = archon_and_blocker(5, "Archon")
    thug, kurt = stage.ally(B, "Thug"), stage.vampire(A, "Kurt")
    stage.play(A, "bleed", kurt)
    try_block(stage, rival)
    assert stage.blood(rival) == 5
    stage.skip("MinionPhase")
    stage.play(A, "bleed", elder)
    try_block(stage, thug)
    assert stage.blood(thug) == 3


@ruling("Archon", 1)
def test_an_archon_attacks_once_with_each_copy() -> None:
    stage, elder, rival = archon_and_blocker(5, "Archon", "Archon")
    cards = stage.table.attached[elder]
    for card in cards:
        act = next(text for text in stage.options(A) if f"#{card} " in f"{text} ")
        stage.play(A, act)
        stage.skip("MinionPhase")
        stage.table.tapped[elder] = False
        stage.table.blood[elder] = stage.table.blood[rival] = 5
    assert len(stage.events_of(CombatBegan)) == 2
    assert not any(stage.offers(A, "act", elder, card, "0") for card in cards)


@pytest.mark.parametrize("archon", [True, False])
def test_no_blood_hunt_is_called_on_an_archon(archon: bool) -> None:
    stage = PeopleStage(3)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival", torpor=True)
    if archon:
        stage.put_on(elder, "Archon")
    stage.play(A, "diablerize", elder, rival)
    stage.skip("declined")
    stage.skip("polling" if not archon else "MinionPhase")
    assert stage.prompt == ("MinionPhase" if archon else "Referendum")


def test_archon_is_put_on_a_camarilla_vampire_by_a_prince_and_burned_by_referendum() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Loner")
    stage.hand(A, "Archon")
    assert offered_modes(stage, A, "archon") == []
    mayor = stage.vampire(A, "Mayor")
    draw_and_call(stage, "archon", mayor)
    pass_referendum(stage)
    (archon,) = stage.table.attached[mayor]
    stage.vampire(A, "Elder")
    calls = [text for text in stage.options(A) if text.startswith("act") and f"#{archon} " in text]
    stage.play(A, calls[-1])
    stage.skip("polling", A)
    stage.play(A, "vote", mayor, "for")
    stage.skip("MinionPhase")
    assert stage.zone(archon) == ASH_HEAP


# Camarilla Exemplary


@ruling("Camarilla Exemplary", 1, 2, 3)
@pytest.mark.parametrize(("blood", "left"), [(5, 3), (0, 0)])
def test_camarilla_exemplary_charges_blockers_for_the_rest_of_the_game(
    blood: int, left: int
) -> None:
    stage, elder, rival = archon_and_blocker(blood)
    for caller in (stage.vampire(A, "Kurt"), stage.vampire(A, "Ira")):
        draw_and_call(stage, "camarilla-exemplary", caller)
        stage.play(A, "target", elder)
        pass_referendum(stage)
    stage.play(A, "bleed", elder)
    try_block(stage, rival)
    assert stage.blood(rival) == left


def test_camarilla_exemplary_is_for_the_camarilla_and_does_nothing_if_it_fails() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Loner")
    stage.hand(A, "Camarilla Exemplary")
    assert offered_modes(stage, A, "camarilla-exemplary") == []
    stage, elder, rival = archon_and_blocker(5)
    draw_and_call(stage, "camarilla-exemplary", elder)
    if stage.prompt == "ChooseTerm":
        stage.play(A, "target", elder)
    fail_referendum(stage)
    stage.table.tapped[elder] = False
    stage.play(A, "bleed", elder)
    try_block(stage, rival)
    assert stage.blood(rival) == 5


# Legacy of Pander


@ruling("Legacy of Pander", 1)
def test_legacy_of_pander_gives_untitled_panders_a_vote_but_only_one() -> None:
    stage = PeopleStage(
        3,
        Vampire("Caller", "pander", 1, 4, "", "sabbat"),
        Vampire("Bishop", "pander", 1, 6, "", "sabbat", "bishop"),
    )
    caller, bishop = stage.vampire(A, "Caller"), stage.vampire(B, "Bishop")
    loner = stage.vampire(B, "Loner")
    draw_and_call(stage, "legacy-of-pander", caller)
    pass_referendum(stage)
    stage.permanent(B, "Legacy of Pander")
    assert [titles.votes(stage.table, card) for card in (caller, bishop, loner)] == [1, 1, 0]


def test_a_sabbat_vampire_calls_a_referendum_to_burn_the_legacy() -> None:
    stage = PeopleStage(3)
    legacy = stage.permanent(B, "Legacy of Pander")
    stage.vampire(A, "Elder")
    assert not any(f"#{legacy} " in text for text in stage.options(A))
    leader = stage.vampire(A, "Pack Leader")
    stage.play(A, next(text for text in stage.options(A) if f"#{legacy} " in text))
    stage.skip("polling", A)
    stage.play(A, "vote", leader, "for")
    stage.skip("MinionPhase")
    assert stage.zone(legacy) == ASH_HEAP
