"""The influence phase (VTES-7)."""

import pytest
from games.vtes.stage import A, B, C, Stage

from conclave.games.vtes.rules.abilities.using import Bonus
from conclave.games.vtes.rules.constants import (
    ADVANCED,
    LOCATION,
    MASTER,
    READY,
    REMOVED,
    SCARCE,
    UNCONTROLLED,
)
from conclave.games.vtes.rules.printed import AnyCard
from conclave.games.vtes.vocabulary.card import Card, Vampire
from conclave.testing import rule

BASE = Vampire("Doubled", "brujah", 2, 4, "cel", "camarilla")
LATER = Vampire("Doubled", "brujah", 2, 5, "cel POT", "camarilla", ADVANCED)
RARE = Vampire("Rare One", "salubri", 2, 3, "obe", "independent", SCARCE)
KIN = tuple([Vampire(f"Kin {n}", "salubri", 2, 3, "obe", "independent") for n in range(3)])
ANCIENT = Vampire("Ancient", "ventrue", 2, 10, "DOM", "camarilla")
SERVANT = Vampire("Servant", "ventrue", 2, 7, "dom", "camarilla")
HAVEN = Card("Haven", MASTER, LOCATION, grants=Bonus("transfers", 1))


def in_influence(seats: int = 2, turn: int = 20) -> Stage:
    """A's influence phase, with made-up vampires at hand."""
    extra: tuple[AnyCard, ...] = (BASE, LATER, RARE, *KIN, ANCIENT, SERVANT, HAVEN)
    return Stage(seats, phase="influence", turn=turn, extra=extra)


@rule("VTES-7-01", "VTES-7-02", "VTES-7-03", "VTES-7-04", "VTES-7-05", "EX-7-c")
def test_five_players_get_one_two_three_four_and_four_transfers() -> None:
    stage = Stage(5, phase="influence", turn=1)
    stage.begin()
    found = []
    for turn in range(1, 11):
        stage.skip("InfluencePhase")
        assert stage.table.turn == turn
        found.append((stage.table.active, stage.table.transfers))
        stage.do_minimum()
        stage.skip("UntapPhase")
    assert found == [
        (0, 1), (1, 2), (2, 3), (3, 4), (4, 4), (0, 4), (1, 4), (2, 4), (3, 4), (4, 4),
    ]  # fmt: skip


@rule("VTES-R-05")
def test_in_a_two_player_game_the_third_turn_has_three_transfers() -> None:
    for turn, number in ((1, 1), (2, 2), (3, 3), (4, 4), (5, 4)):
        stage = Stage(2, active=(turn - 1) % 2, phase="influence", turn=turn)
        assert stage.begin().table.transfers == number


@rule("VTES-7-01")
def test_cards_may_change_the_number_of_transfers() -> None:
    stage = in_influence()
    stage.permanent(A, "Haven")
    assert stage.begin().table.transfers == 5


@rule("VTES-7-06")
def test_unused_transfers_are_lost() -> None:
    stage = in_influence()
    krid = stage.uncontrolled(A, "Ancient")
    stage.play(A, "transfer", krid)
    assert stage.table.transfers == 3
    stage.pass_all()
    assert stage.table.transfers == 0
    stage.skip("UntapPhase", B).skip("InfluencePhase", B)
    stage.skip("UntapPhase", A).skip("InfluencePhase", A)
    assert stage.table.transfers == 4


@rule("VTES-7-07", "VTES-7-08", "VTES-7-11")
def test_transfers_move_counters_either_way_in_any_mix() -> None:
    stage = in_influence()
    ancient, servant = stage.uncontrolled(A, "Ancient"), stage.uncontrolled(A, "Servant", 3)
    stage.play(A, "transfer", ancient)
    assert (stage.table.pool[A], stage.blood(ancient), stage.table.transfers) == (29, 1, 3)
    stage.play(A, "take-back", servant)
    assert (stage.table.pool[A], stage.blood(servant), stage.table.transfers) == (30, 2, 1)
    assert stage.options(A) == [
        f"transfer {stage.table.word(card)}" for card in (ancient, servant)
    ] + ["pass"]
    stage.play(A, "transfer", ancient)
    assert (stage.table.pool[A], stage.blood(ancient), stage.table.transfers) == (29, 2, 0)
    assert stage.options(A) == ["pass"]


@rule("VTES-7-08")
def test_nothing_is_taken_back_from_an_empty_vampire() -> None:
    stage = in_influence()
    ancient = stage.uncontrolled(A, "Ancient")
    servant = stage.uncontrolled(A, "Servant", 1)
    assert not stage.offers(A, "take-back", ancient)
    assert stage.offers(A, "take-back", servant)


@rule("VTES-7-09")
def test_four_transfers_and_a_pool_draw_from_the_crypt() -> None:
    stage = in_influence()
    stage.uncontrolled(A, "Servant")
    stage.crypt(A, "Krid", "Angel")
    krid, angel = stage.table.crypt[A]
    stage.play(A, "draw-crypt")
    assert (stage.table.pool[A], stage.table.transfers) == (29, 0)
    assert stage.zone(krid) == UNCONTROLLED
    assert stage.table.crypt[A] == (angel,)
    assert stage.options(A) == ["pass"]


@rule("VTES-7-09")
def test_three_transfers_are_not_enough_for_the_crypt() -> None:
    stage = in_influence(turn=3)
    stage.crypt(A, "Krid")
    assert not stage.offers(A, "draw-crypt")
    later = in_influence(turn=4)
    later.crypt(A, "Krid")
    assert later.offers(A, "draw-crypt")


@rule("VTES-7-10", "VTES-R-57", "VTES-R-58")
def test_a_merge_is_immediate_and_burns_the_counters_of_the_other_version() -> None:
    stage = in_influence()
    base = stage.vampire(A, "Doubled", 3)
    later = stage.uncontrolled(A, "doubled-adv", 2)
    stage.play(A, "merge", base)
    table = stage.table
    assert (table.pool[A], table.transfers) == (29, 0)
    assert table.attached[base] == (later,)
    assert (stage.blood(base), stage.blood(later)) == (3, 0)
    assert stage.prompt == "InfluencePhase"
    assert table.uncontrolled[A] == ()


@rule("VTES-7-10")
def test_there_is_no_merge_without_the_transfers_or_the_other_version() -> None:
    stage = in_influence(turn=3)
    base = stage.vampire(A, "Doubled")
    stage.uncontrolled(A, "doubled-adv")
    assert not stage.offers(A, "merge", base)
    alone = in_influence()
    base = alone.vampire(A, "Doubled")
    assert not alone.offers(A, "merge", base)


@rule("VTES-7-12", "VTES-7-13", "VTES-7-14", "VTES-R-59")
def test_a_vampire_with_enough_counters_comes_out_at_the_end_of_the_phase() -> None:
    stage = in_influence()
    krid, angel = stage.uncontrolled(A, "Krid", 1), stage.uncontrolled(A, "Angel", 5)
    servant = stage.uncontrolled(A, "Servant", 6)
    stage.play(A, "transfer", krid)
    assert stage.zone(krid) == UNCONTROLLED
    stage.pass_all()
    assert [stage.zone(card) for card in (krid, angel, servant)] == [READY, READY, UNCONTROLLED]
    assert [stage.blood(card) for card in (krid, angel, servant)] == [2, 2, 6]
    assert [stage.table.tapped[card] for card in (krid, angel)] == [False, False]
    assert all(stage.table.may_see(B, ("card", card)) for card in (krid, angel))
    assert not stage.table.may_see(B, ("card", servant))


@rule("EX-7-a")
def test_nora_takes_a_counter_back_and_is_not_ousted() -> None:
    stage = in_influence(3)
    nora = A
    first = stage.uncontrolled(nora, "Ancient", 8)
    second = stage.uncontrolled(nora, "Servant", 4)
    stage.pool(nora, 2)
    assert stage.begin().table.transfers == 4
    stage.play(nora, "take-back", second)
    assert stage.table.pool[nora] == 3
    stage.play(nora, "transfer", first)
    stage.play(nora, "transfer", first)
    assert stage.blood(first) == 10
    assert stage.table.pool[nora] == 1
    assert not stage.table.out[nora]
    assert stage.zone(first) == UNCONTROLLED
    stage.pass_all()
    assert stage.zone(first) == READY
    assert stage.blood(first) == 10
    assert stage.blood(second) == 3


@rule("EX-7-b", "VTES-R-17", "VTES-R-24")
def test_nora_transfers_her_last_pool_and_is_ousted() -> None:
    stage = in_influence(3)
    nora = A
    first = stage.uncontrolled(nora, "Ancient", 8)
    stage.pool(nora, 2)
    stage.play(nora, "transfer", first)
    assert not stage.table.out[nora]
    stage.play(nora, "transfer", first)
    assert stage.table.pool[nora] == 0
    assert stage.table.out[nora]
    assert stage.zone(first) == UNCONTROLLED
    assert (stage.table.active, stage.table.phase) == (B, "untap")
    assert stage.table.points == [0, 0, 1]
    assert stage.table.pool[C] == 36


@rule("VTES-11-14", "EX-11-a")
def test_a_scarce_vampire_costs_three_pool_for_each_other_of_her_clan() -> None:
    stage = in_influence()
    stage.vampire(A, "Kin 0")
    stage.vampire(A, "Kin 1", torpor=True)
    stage.vampire(A, "Krid")
    rare = stage.uncontrolled(A, "Rare One", 3)
    stage.pool(A, 10)
    stage.pass_all()
    assert stage.zone(rare) == READY
    assert stage.blood(rare) == 3
    assert stage.table.pool[A] == 4


@rule("VTES-11-14")
def test_a_scarce_vampire_alone_of_her_clan_costs_nothing() -> None:
    stage = in_influence()
    stage.vampire(A, "Krid")
    rare = stage.uncontrolled(A, "Rare One", 3)
    stage.pass_all()
    assert stage.zone(rare) == READY
    assert stage.table.pool[A] == 30


@rule("VTES-R-07")
@pytest.mark.parametrize(("scope", "pool"), [("own", 27), ("all", 21)])
def test_whose_vampires_count_for_a_scarce_one_is_a_setting(scope: str, pool: int) -> None:
    stage = Stage(2, phase="influence", options={"scarce": scope}, extra=(RARE, *KIN))
    stage.vampire(A, "Kin 0")
    stage.vampire(B, "Kin 1")
    stage.vampire(B, "Kin 2", torpor=True)
    stage.uncontrolled(A, "Rare One", 3)
    stage.pass_all()
    assert stage.table.pool[A] == pool


@rule("VTES-R-08")
def test_a_scarce_vampire_may_oust_her_controller() -> None:
    stage = in_influence(3)
    stage.vampire(A, "Kin 0")
    rare = stage.uncontrolled(A, "Rare One", 3)
    stage.pool(A, 3)
    stage.pass_all()
    assert stage.table.out[A]
    assert stage.zone(rare) == REMOVED
    assert stage.table.active == B
    assert stage.table.points == [0, 0, 1]


@rule("VTES-R-18")
def test_the_last_pool_may_pay_for_the_crypt() -> None:
    stage = in_influence(3)
    stage.crypt(A, "Krid")
    (krid,) = stage.table.crypt[A]
    stage.pool(A, 1)
    stage.play(A, "draw-crypt")
    assert stage.table.out[A]
    assert stage.zone(krid) == UNCONTROLLED
