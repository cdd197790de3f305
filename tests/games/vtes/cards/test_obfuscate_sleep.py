"""Tests of cards of Obfuscate for after an action."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, bleed, offered_modes, try_block
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.atoms import noting, profiles
from conclave.games.vtes.rules.constants import ASH_HEAP
from conclave.games.vtes.rules.reading import values
from conclave.games.vtes.vocabulary.card import Vampire

SEER = Vampire("Seer", "tremere", 1, 4, "aus", "camarilla")

# Marked Path


def marked(mode: str, seats: int = 2) -> tuple[PeopleStage, int]:
    """A's elder has bled B and then played Marked Path; it is A's next turn."""
    stage = PeopleStage(seats)
    elder = stage.vampire(A, "Elder")
    stage.hand(A, "Marked Path")
    bleed(stage, elder)
    stage.skip("after-action", A)
    stage.play(A, "play marked-path", mode, elder)
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    return stage, elder


@pytest.mark.parametrize(("mode", "number", "stealth"), [("obf", "0", 1), ("OBF", "1", 2)])
def test_marked_path_gives_stealth_against_the_same_methuselah(
    mode: str, number: str, stealth: int
) -> None:
    stage, elder = marked(mode)
    (card,) = stage.table.attached[elder]
    rival = stage.vampire(B, "Rival")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", A)
    uses = [text for text in stage.options(A) if text.startswith("use")]
    assert uses == [stage.text("use", card, number)]
    stage.play(A, uses[0])
    assert values.stealth(stage.table, elder) == stealth
    assert stage.zone(card) == ASH_HEAP


@ruling("Marked Path", 1)
def test_marked_path_leaves_out_the_controller_of_the_vampire() -> None:
    stage, elder = marked("obf")
    (card,) = stage.table.attached[elder]
    profiles.remember(stage.table, card, "0,1")  # as if he had been B's, against A and another
    rival = stage.vampire(B, "Rival")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("block", A)
    assert stage.offers(A, "use", card, "0")


def test_marked_path_is_not_against_another_methuselah() -> None:
    stage, elder = marked("obf", seats=3)
    rivals = [stage.vampire(B, "Rival"), stage.vampire(C, "Kurt")]
    stage.put_on(elder, "Alastor")
    attacks = {rival: stage.text("target", rival) for rival in rivals}
    office = stage.table.attached[elder][-1]
    stage.play(A, "act", elder, office, "0")
    stage.play(A, attacks[rivals[1]])
    for note in stage.table.notes.of(notes.STEALTH):
        noting.erase(stage.table, notes.STEALTH, note.about)
    try_block(stage, rivals[1], C)
    stage.skip("block", A)
    assert not [text for text in stage.options(A) if text.startswith("use")]


def test_marked_path_is_for_after_a_successful_directed_action() -> None:
    stage = PeopleStage(2)
    elder, pupil = stage.vampire(A, "Elder", 3), stage.vampire(A, "Pupil")
    rival = stage.vampire(B, "Rival")
    stage.hand(A, "Marked Path")
    stage.play(A, "hunt", elder)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "marked-path") == []
    stage.skip("MinionPhase")
    bleed(stage, pupil)
    try_block(stage, rival)
    stage.skip("after-action", A)
    assert offered_modes(stage, A, "marked-path") == []


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
