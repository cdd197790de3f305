"""Tests of events that tap minions, or keep them from ending combat."""

from __future__ import annotations

import pytest
from games.vtes.cards.people import PeopleStage, fight
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ALLY, ASH_HEAP, COMBAT, INFERNAL
from conclave.games.vtes.rules.modes import Strike
from conclave.games.vtes.vocabulary.card import Card
from conclave.games.vtes.vocabulary.maneuvers import Press

HOUND = Card("Hound", ALLY, INFERNAL, life=2, strength=1, bleed=1)

# Nightmares upon Nightmares


def stage_with_nightmares(*gehenna: str) -> tuple[PeopleStage, list[int]]:
    """Nightmares upon Nightmares is in play; A has minions to choose for in her untap phase."""
    stage = PeopleStage(2, HOUND, phase="untap")
    for name in ("Nightmares upon Nightmares", *gehenna):
        stage.permanent(B, name)
    cards = [stage.vampire(A, "Fledgling"), stage.vampire(A, "Elder")]
    cards += [stage.ally(A, "Hound"), stage.ally(A, "Thug"), stage.vampire(B, "Fledgling")]
    stage.hand(A, "Lamp", "Lamp", "Cellar", *["Cudgel"] * 4)
    stage.library(A, *["Cellar"] * 9)
    stage.begin()
    stage.play(A, next(text for text in stage.options(A) if "nightmares" in text))
    return stage, cards


def test_nightmares_tap_a_minion_or_take_a_card_for_each_one_in_turn() -> None:
    stage, (fledgling, _, hound, _, _) = stage_with_nightmares("The Unmasking", "Dragonbound")
    cards = ["discard lamp", "discard cellar", "discard cudgel"]
    assert stage.options(A) == [stage.text("target", fledgling), *cards]
    stage.play(A, "discard lamp")
    assert stage.options(A) == [stage.text("target", hound), *cards]
    stage.play(A, "target", hound)
    assert stage.prompt == "UntapPhase"
    assert not stage.table.tapped[fledgling]
    assert stage.table.tapped[hound]
    assert len(stage.table.hand[A]) == 6
    stage.skip("MasterPhase", A)
    assert len(stage.table.hand[A]) == 7


@ruling("Nightmares upon Nightmares", 2)
def test_nightmares_spare_mortals_and_vampires_older_than_the_gehenna_cards() -> None:
    stage, (fledgling, elder, hound, thug, hers) = stage_with_nightmares()
    stage.play(A, "target", hound)
    assert stage.prompt == "UntapPhase"
    assert [stage.table.tapped[card] for card in (fledgling, elder, thug, hers)] == [False] * 4


@ruling("Nightmares upon Nightmares", 1)
def test_nightmares_may_tap_an_infernal_minion_who_then_untaps_for_pool() -> None:
    stage, (_, _, hound, _, _) = stage_with_nightmares()
    stage.table.tapped[hound] = True
    stage.play(A, "target", hound)
    stage.play(A, "untap", hound)
    assert not stage.table.tapped[hound]
    assert stage.table.pool[A] == 29


@ruling("Nightmares upon Nightmares", 3)
def test_nightmares_come_only_once_in_an_untap_phase() -> None:
    stage, (_, _, hound, _, _) = stage_with_nightmares()
    stage.play(A, "target", hound)
    stage.ally(A, "Hound")
    assert not any("nightmares" in text for text in stage.options(A))


def test_nightmares_are_replaced_in_the_next_discard_phase() -> None:
    stage = PeopleStage(2, phase="discard")
    stage.hand(A, "Nightmares upon Nightmares", *["Cellar"] * 6)
    stage.library(A, *["Cellar"] * 9)
    stage.play(A, "play nightmares-upon-nightmares plain -")
    stage.skip("MinionPhase", A)
    assert len(stage.table.hand[A]) == 6
    stage.skip("DiscardPhase", A)
    assert len(stage.table.hand[A]) == 7


# NSA Trio

ESCAPE = Card("Escape", COMBAT, effect=Strike(ends=True))
AGAIN = Card("Again", COMBAT, effect=Press())


def stage_with_trio() -> tuple[PeopleStage, int, int]:
    """NSA Trio is in play; A and B have a vampire and cards to end combat and to continue it."""
    stage = PeopleStage(2, ESCAPE, AGAIN)
    stage.permanent(B, "NSA Trio")
    stage.hand(A, "Escape", "Escape", "Again")
    stage.hand(B, "Escape")
    return stage, stage.vampire(A, "Elder"), stage.vampire(B, "Rival")


def may_escape(stage: PeopleStage) -> tuple[bool, bool]:
    """Whether A, and then B, may strike to end combat."""
    stage.skip("strike", A)
    first = any("escape" in text for text in stage.options(A))
    stage.play(A, "strike hand")
    stage.skip("strike", B)
    second = any("escape" in text for text in stage.options(B))
    stage.play(B, "strike hand")
    return first, second


def test_nsa_trio_lets_nobody_end_combat_in_the_first_round() -> None:
    stage, elder, rival = stage_with_trio()
    fight(stage, elder, rival)
    assert may_escape(stage) == (False, False)
    stage.skip("press", A)
    stage.play(A, "play again plain", elder)
    assert may_escape(stage) == (True, True)


@ruling("NSA Trio", 1)
def test_nsa_trio_is_about_the_first_combat_of_each_turn() -> None:
    stage, elder, rival = stage_with_trio()
    fight(stage, elder, rival)
    assert may_escape(stage) == (False, False)
    stage.skip("MinionPhase", A)
    kurt, ira = stage.vampire(A, "Kurt"), stage.vampire(B, "Ira")
    fight(stage, kurt, ira)
    assert may_escape(stage) == (True, True)
    stage.skip("MinionPhase", B)
    stage.skip("MinionPhase", A)
    fight(stage, kurt, ira)
    assert may_escape(stage) == (False, False)


def test_nsa_trio_is_about_vampires_who_are_blocked_by_vampires() -> None:
    stage, elder, rival = stage_with_trio()
    fight(stage, elder, stage.ally(B, "Thug"))
    stage.skip("strike", A)
    assert any("escape" in text for text in stage.options(A))
    stage.play(A, "play escape plain", elder)
    stage.skip("MinionPhase", A)
    stage.put_on(rival, "Haven Uncovered")
    kurt = stage.vampire(A, "Kurt")
    stage.play(
        A,
        next(text for text in stage.options(A) if "haven-uncovered" in text and f"#{kurt}" in text),
    )
    assert may_escape(stage) == (True, True)


@pytest.mark.parametrize("acted", [True, False])
def test_nsa_trio_is_burned_by_a_methuselah_whose_minions_have_attempted_nothing(
    acted: bool,
) -> None:
    stage, elder, _ = stage_with_trio()
    (trio,) = stage.table.beside[B]
    if acted:
        stage.play(A, "bleed", elder)
    stage.skip("DiscardPhase", A)
    assert stage.offers(A, "use", trio, "0") is not acted
    if not acted:
        stage.play(A, "use", trio, "0")
        assert stage.zone(trio) == ASH_HEAP
        assert stage.table.actions == 0
