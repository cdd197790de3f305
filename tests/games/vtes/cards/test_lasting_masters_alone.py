"""Tests of more master cards that stay in play on their own."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, offered_modes, use
from games.vtes.stage import A

from conclave.games.vtes.rules.constants import ASH_HEAP

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
