"""Tests of more master cards that stay in play on their own."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage, offered_modes, use
from games.vtes.cards.referendums import MADE_UP
from games.vtes.stage import A, B

from conclave.games.vtes.rules.constants import ACTION, ASH_HEAP
from conclave.games.vtes.vocabulary.blood import GainPool
from conclave.games.vtes.vocabulary.card import Blood, Card, Vampire

# Demonstration


def test_demonstration_cancels_the_votes_of_any_vampire() -> None:
    stage = PeopleStage(2, *MADE_UP)
    mayor, judge = stage.vampire(A, "Mayor"), stage.vampire(B, "Judge")
    demonstration = stage.permanent(B, "Demonstration")
    stage.hand(A, "Gift")
    assert not stage.offers(A, "use", demonstration, "0")
    stage.play(A, "play gift plain", mayor)
    stage.skip("Referendum", A)
    stage.play(A, "vote", mayor, "for")
    before = stage.table.view(None)["referendum"]["for"]
    stage.skip("Referendum", B)
    use(stage, B, demonstration)
    assert stage.offers(B, "target", judge)
    stage.play(B, "target", mayor)
    assert stage.table.view(None)["referendum"]["for"] == before - 2
    assert stage.table.tapped[demonstration]
    assert not stage.offers(A, "vote", mayor, "for")


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


# The Path of Metamorphosis


SHAPER = Vampire("Shaper", "tzimisce", 1, 6, "vic", "sabbat")
SCULPT = Card("Sculpt", ACTION, "vic", cost=Blood(2), basic=GainPool(1))


@pytest.mark.parametrize(("name", "left"), [("Shaper", 2), ("Pupil", 1)])
def test_the_path_of_metamorphosis_makes_vicissitude_cheaper_for_tzimisce(
    name: str, left: int
) -> None:
    stage = PeopleStage(2, SHAPER, SCULPT)
    stage.permanent(B, "The Path of Metamorphosis")
    minion = stage.vampire(A, name, 3)
    stage.hand(A, "Sculpt")
    stage.play(A, "play sculpt vic", minion)
    stage.resolve()
    assert (stage.table.pool[A], stage.blood(minion)) == (31, left)


def test_a_vampire_who_burns_the_path_of_metamorphosis_takes_damage() -> None:
    stage = PeopleStage()
    path, kurt = stage.permanent(B, "The Path of Metamorphosis"), stage.vampire(A, "Kurt", 3)
    stage.play(A, "act", kurt, path, "0")
    stage.resolve()
    assert (stage.zone(path), stage.blood(kurt)) == (ASH_HEAP, 2)
