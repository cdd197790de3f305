"""Tests of Petra Resonance."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, offered_modes
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.events.piles import Showed, Shuffled

# Petra Resonance


def resonate(mine: str, second: str, third: str) -> PeopleStage:
    """A's Malkavian has compared the crypts of three players, with these cards on top."""
    stage = PeopleStage(3)
    mad = stage.vampire(A, "Fledgling")
    for seat, top in ((A, mine), (B, second), (C, third)):
        stage.crypt(seat, top, "Elder")
    stage.hand(A, "Petra Resonance")
    stage.play(A, "play petra-resonance plain", mad)
    stage.skip("MinionPhase", A)
    return stage


@pytest.mark.parametrize(
    ("tops", "pools"),
    [
        (("Elder", "Kurt", "Pupil"), [33, 30, 27]),
        (("Fledgling", "Rival", "Kurt"), [27, 33, 30]),
        (("Kurt", "Ira", "Pupil"), [29, 29, 29]),  # the highest is tied
        (("Elder", "Ira", "Kurt"), [29, 29, 29]),  # the lowest is tied
        (("Elder", "Watcher", "Fledgling"), [33, 30, 27]),  # an imbued has a cost, too
    ],
)
def test_petra_resonance_moves_pool_from_the_lowest_to_the_highest(
    tops: tuple[str, str, str], pools: list[int]
) -> None:
    stage = resonate(*tops)
    assert stage.table.pool == pools


def test_petra_resonance_steals_no_more_than_there_is() -> None:
    stage = PeopleStage(3)
    mad = stage.vampire(A, "Fledgling")
    for seat, top in ((A, "Elder"), (B, "Kurt"), (C, "Pupil")):
        stage.crypt(seat, top)
    stage.pool(C, 2)
    stage.hand(A, "Petra Resonance")
    stage.play(A, "play petra-resonance plain", mad)
    stage.skip("MinionPhase", A)
    assert stage.table.pool[A] == 32
    assert stage.table.out[C]


def test_petra_resonance_reveals_the_top_cards_and_shuffles_all_crypts() -> None:
    stage = resonate("Elder", "Kurt", "Pupil")
    shown = [(event.seat, event.card) for event in stage.events_of(Showed)]
    assert shown == [(A, "elder"), (B, "kurt"), (C, "pupil")]
    assert [event.seat for event in stage.events_of(Shuffled)] == [A, B, C]
    crypts = [card for seat in (A, B, C) for card in stage.table.crypt[seat]]
    assert {stage.table.seen[card] for card in crypts} == {0}  # nobody knows the order now


@ruling("Move or reveal card from crypt", 1)
def test_petra_resonance_needs_a_card_in_every_crypt() -> None:
    stage = PeopleStage(3)
    stage.vampire(A, "Fledgling")
    stage.vampire(A, "Elder")
    stage.crypt(A, "Elder")
    stage.crypt(B, "Elder")
    stage.hand(A, "Petra Resonance")
    assert offered_modes(stage, A, "petra-resonance") == []
    stage.crypt(C, "Elder")
    offered = [text for text in stage.options(A) if "petra-resonance" in text]
    assert len(offered) == 1  # the other one is no Malkavian


@ruling("Action directed at all methuselah", 1)
def test_petra_resonance_is_directed_at_everybody_else() -> None:
    stage = PeopleStage(4)
    mad = stage.vampire(A, "Fledgling")
    for seat in range(4):
        stage.crypt(seat, "Elder")
        if seat != A:
            stage.vampire(seat, "Kurt")
            stage.hand(seat, "Telepathic Misdirection", "Enhanced Senses")
    stage.hand(A, "Petra Resonance")
    stage.play(A, "play petra-resonance plain", mad)
    asked = []
    while stage.prompt != "MinionPhase":
        asked += [stage.decider] if stage.prompt == "BlockQuestion" else []
        stage.do_minimum()
    assert asked == [1, 2, 3]
