"""Tests of Sleep Unseen."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.vocabulary.card import Vampire

SEER = Vampire("Seer", "tremere", 1, 4, "aus", "camarilla")

# Sleep Unseen


def sleeper(mode: str) -> tuple[PeopleStage, int]:
    """A's elder has bled and then played Sleep Unseen."""
    stage = PeopleStage(2, SEER)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Sleep Unseen")
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "play sleep-unseen", mode, elder)
    stage.skip("MinionPhase", A)
    return stage, elder


@ruling("Played after resolution", 1)
@pytest.mark.parametrize(
    ("mode", "names"), [("obf", ["rival", "seer"]), ("OBF", ["rival"])], ids=["basic", "superior"]
)
def test_sleep_unseen_hides_a_vampire_from_those_without_auspex(
    mode: str, names: list[str]
) -> None:
    stage, elder = sleeper(mode)
    for name in ("Rival", "Seer", "Fledgling"):
        hunter = stage.vampire(B, name)
        stage.put_on(hunter, "Alastor")
    stage.skip("MinionPhase", B)
    acts = [text for text in stage.options(B) if text.startswith("act")]
    assert [text.split()[1].partition("#")[0] for text in acts] == names
    assert stage.blood(elder) == 9


def test_sleep_unseen_ends_in_the_next_untap_phase_and_hides_from_no_block() -> None:
    stage, elder = sleeper("obf")
    (card,) = stage.table.attached[elder]
    young, pupil = stage.vampire(B, "Fledgling"), stage.vampire(A, "Pupil")
    stage.skip("MinionPhase", B)
    while stage.table.active != A or stage.prompt != "MinionPhase":
        stage.do_minimum()
    assert stage.zone(card) == ASH_HEAP
    bleed(stage, pupil)
    try_block(stage, young)


def test_sleep_unseen_is_for_after_a_successful_action() -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    stage.hand(A, "Sleep Unseen")
    bleed(stage, elder)
    assert offered_modes(stage, A, "sleep-unseen") == []
    try_block(stage, rival)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "sleep-unseen") == []
