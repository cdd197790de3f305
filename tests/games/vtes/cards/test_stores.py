"""Tests of master cards that hold counters or other cards."""

from __future__ import annotations

from games.vtes.cards.people import PeopleStage, use
from games.vtes.cards.rulings import ruling
from games.vtes.stage import A

from conclave.games.vtes.rules.constants import ASH_HEAP

# Secret Horde


def play_horde(number: int) -> tuple[PeopleStage, int]:
    """A's master phase, after playing Secret Horde for some pool."""
    stage = PeopleStage(2, phase="master")
    stage.pool(A, 5)
    stage.hand(A, "Secret Horde")
    (horde,) = stage.table.hand[A]
    stage.play(A, "play secret-horde plain -")
    assert stage.options(A) == [f"number {number}" for number in range(6)]
    stage.play(A, f"number {number}")
    return stage, horde


def test_secret_horde_gets_two_blood_for_each_pool_spent() -> None:
    stage, horde = play_horde(3)
    assert (stage.table.pool[A], stage.blood(horde)) == (2, 6)
    assert not stage.offers(A, "use", horde, "0")


def test_secret_horde_gives_1_pool_for_a_master_phase_action() -> None:
    stage = PeopleStage(2, phase="master")
    horde = stage.permanent(A, "Secret Horde", counters=2)
    use(stage, A, horde)
    assert (stage.table.pool[A], stage.blood(horde)) == (31, 1)
    assert not stage.offers(A, "use", horde, "0")


def test_secret_horde_is_burned_without_counters() -> None:
    stage = PeopleStage(2, phase="master")
    horde = stage.permanent(A, "Secret Horde", counters=1)
    use(stage, A, horde)
    assert stage.zone(horde) == ASH_HEAP


@ruling("Secret Horde", 1)
def test_secret_horde_for_nothing_is_burned_at_once() -> None:
    stage, horde = play_horde(0)
    assert stage.zone(horde) == ASH_HEAP
    assert stage.table.pool[A] == 5
