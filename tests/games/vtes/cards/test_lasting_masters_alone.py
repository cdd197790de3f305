"""Tests of more master cards that stay in play on their own."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import (
    PeopleStage,
    bleed,
    offered_modes,
    try_block,
    use,
)
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A, B, C

from conclave.games.vtes.rules.constants import ASH_HEAP, BESIDE, READY
from conclave.games.vtes.rules.events.combat import CombatBegan

# Failsafe


@pytest.mark.parametrize(("pool", "offered"), [(2, True), (3, False)])
def test_failsafe_gives_four_pool_to_a_poor_player(pool: int, offered: bool) -> None:
    stage = PeopleStage(2, phase="master")
    failsafe = stage.permanent(A, "Failsafe")
    stage.pool(A, pool)
    assert stage.offers(A, "use", failsafe, "0") == offered
    if offered:
        use(stage, A, failsafe)
        assert stage.table.pool[A] == 6
        assert stage.zone(failsafe) == ASH_HEAP
        assert stage.table.actions == 0


# Momentum's Edge


def test_momentums_edge_gives_a_pool_in_your_untap_phase() -> None:
    stage = PeopleStage(2, phase="untap")
    edge = stage.permanent(A, "Momentum's Edge")
    use(stage, A, edge)
    assert stage.table.pool[A] == 31
    assert not stage.offers(A, "use", edge, "0")


def test_momentums_edge_needs_a_victory_point() -> None:
    stage = PeopleStage(2, phase="master")
    stage.hand(A, "Momentum's Edge")
    assert offered_modes(stage, A, "momentums-edge") == []
    stage.table.points[A] = 1
    play_as_a(stage, "momentums-edge")
    assert stage.names(stage.table.beside[A]) == ["momentums-edge"]


# Fragment of the Book of Nod


def test_the_fragment_of_the_book_of_nod_draws_two_cards() -> None:
    stage = PeopleStage(2)
    fragment, elder = stage.permanent(A, "Fragment of the Book of Nod"), stage.vampire(A, "Elder")
    stage.library(A, "Lamp", "Cudgel", "Cellar")
    stage.hand(A, *["Lamp"] * 7)
    bleed(stage, elder)
    use(stage, A, fragment)
    assert stage.names(stage.table.library[A]) == ["cellar"]
    assert stage.table.tapped[fragment]
    for _ in range(2):
        stage.play(A, "discard lamp")
    assert len(stage.table.hand[A]) == 7


@ruling("Fragment of the Book of Nod", 1)
def test_the_fragment_is_not_for_finding_a_card_that_cancels() -> None:
    stage = PeopleStage(2, phase="master")
    fragment = stage.permanent(B, "Fragment of the Book of Nod")
    stage.library(B, "Sudden Reversal", "Lamp")
    stage.hand(B, "Sudden Reversal")
    stage.hand(A, "Ascendance")
    stage.play_only(A, "play ascendance plain -")
    stage.skip("as-played", B)
    assert offered_modes(stage, B, "sudden-reversal") == ["plain"]
    assert not stage.offers(B, "use", fragment, "0")


def test_a_vampire_of_another_takes_the_fragment_of_the_book_of_nod() -> None:
    stage = PeopleStage(2)
    theirs, elder = stage.permanent(B, "Fragment of the Book of Nod"), stage.vampire(A, "Elder")
    thug = stage.ally(A, "Thug")
    assert not stage.offers(A, "act", thug, theirs, "0")
    stage.play(A, "act", elder, theirs, "0")
    stage.resolve()
    assert stage.table.controller[theirs] == A
    stage.table.tapped[elder] = False
    assert not stage.offers(A, "act", elder, theirs, "0")


# Millicent Smith, Puritan Vampire Hunter


@pytest.mark.parametrize("whose", [A, B])
def test_millicent_smith_burns_a_vampire_of_yours_who_is_blocked(whose: int) -> None:
    stage = PeopleStage(2)
    elder, rival = stage.vampire(A, "Elder"), stage.vampire(B, "Rival")
    millicent = stage.permanent(whose, "Millicent Smith, Puritan Vampire Hunter")
    bleed(stage, elder)
    try_block(stage, rival)
    stage.skip("MinionPhase")
    burned = whose == A
    assert stage.zone(elder) == (ASH_HEAP if burned else READY)
    assert stage.zone(millicent) == (ASH_HEAP if burned else BESIDE)
    assert (stage.events_of(CombatBegan) == []) == burned


def test_millicent_smith_goes_to_the_predator() -> None:
    stage = PeopleStage(3)
    millicent = stage.permanent(A, "Millicent Smith, Puritan Vampire Hunter")
    stage.skip("MasterPhase", B)
    assert stage.table.controller[millicent] == C
