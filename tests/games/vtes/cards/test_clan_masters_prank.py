"""Tests of the games of the Malkavians."""

from __future__ import annotations

import pytest
from games.vtes.cards.master_cards import play_as_a
from games.vtes.cards.people import PeopleStage
from games.vtes.stage import A, B, C, D

from conclave.core.rng import Rng
from conclave.games.vtes.rules import notes
from conclave.games.vtes.rules.events.playing import AnnouncedNumber, ShowedSign
from conclave.games.vtes.rules.table import Table
from conclave.games.vtes.vocabulary.card import Vampire

# Game of Malkav


def stage_with_numbers(*numbers: int) -> PeopleStage:
    """A has played Game of Malkav, and all have chosen these numbers, as far as given."""
    stage = PeopleStage(4, phase="master")
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Game of Malkav")
    play_as_a(stage, "game-of-malkav")
    stage.skip("NumbersGame")
    for seat, number in zip((A, B, C, D), numbers):
        stage.play(seat, f"number {number}")
    return stage


@pytest.mark.parametrize(
    ("numbers", "pool"),
    [
        ((6, 5, 3, 1), [24, 35, 33, 31]),
        ((2, 1, 2, 3), [28, 31, 28, 27]),
        ((4, 4, 4, 4), [34, 34, 34, 34]),
    ],
)
def test_game_of_malkav_pays_those_whose_number_nobody_has_matched_with_one_less(
    numbers: tuple[int, ...], pool: list[int]
) -> None:
    stage = stage_with_numbers(*numbers)
    assert stage.table.pool == pool
    assert [event.number for event in stage.events_of(AnnouncedNumber)] == list(numbers)
    assert stage.prompt == "MasterPhase"


def test_only_the_player_of_game_of_malkav_may_choose_6() -> None:
    stage = stage_with_numbers()
    highest = [stage.options(seat)[-1] for seat in (A, B, C, D)]
    assert highest == ["number 6", "number 5", "number 5", "number 5"]


def test_nobody_sees_the_numbers_before_all_have_chosen() -> None:
    first, second = stage_with_numbers(6, 1), stage_with_numbers(6, 4)
    for seat in (A, C, None):
        assert first.table.show(seat) == second.table.show(seat)
        assert first.table.view(seat) == second.table.view(seat)
    assert first.table.pool == [30, 30, 30, 30]
    assert not first.events_of(AnnouncedNumber)


def test_game_of_malkav_may_oust_several() -> None:
    stage = PeopleStage(4, phase="master")
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Game of Malkav")
    stage.pool(B, 2)
    stage.pool(C, 3)
    play_as_a(stage, "game-of-malkav")
    stage.skip("NumbersGame")
    for seat, number in ((A, 1), (B, 2), (C, 3), (D, 1)):
        stage.play(seat, f"number {number}")
    assert stage.table.out == [False, True, True, False]
    assert stage.table.pool[D] == 31


# Malkavian Game


def stage_with_game(*signs: str) -> PeopleStage:
    """A plays Malkavian Game with C; they show these signs in turn."""
    stage = PeopleStage(
        3, Vampire("Fool", "malkavian-antitribu", 2, 3, "", "sabbat"), phase="master"
    )
    stage.vampire(A, "Fool")
    stage.hand(A, "Malkavian Game")
    play_as_a(stage, "malkavian-game", "player", "2")
    stage.skip("PlaySigns")
    for number, sign in enumerate(signs):
        stage.play((A, C)[number % 2], f"choose {sign}")
    return stage


@pytest.mark.parametrize(
    ("hers", "theirs", "won"),
    [
        ("rock", "scissors", 2), ("paper", "rock", 2), ("scissors", "paper", 2),
        ("scissors", "rock", -2), ("rock", "paper", -2), ("paper", "scissors", -2),
    ],
)  # fmt: skip
def test_the_winner_of_malkavian_game_takes_two_pool(hers: str, theirs: str, won: int) -> None:
    stage = stage_with_game(hers, theirs)
    assert stage.table.pool == [30 + won, 30, 30 - won]
    assert stage.prompt == "MasterPhase"


def test_each_tie_in_malkavian_game_raises_the_stake() -> None:
    stage = stage_with_game("rock", "rock", "paper", "paper")
    assert stage.prompt == "PlaySigns"
    assert stage.table.pool == [30, 30, 30]
    stage.play(A, "choose rock")
    stage.play(C, "choose scissors")
    assert stage.table.pool == [34, 30, 26]


def test_nobody_sees_a_sign_before_the_other() -> None:
    first, second = stage_with_game("rock"), stage_with_game("paper")
    for seat in (B, C, None):
        assert first.table.view(seat) == second.table.view(seat)
    assert not first.events_of(ShowedSign)
    pools = set()
    for number in range(20):
        position = first.table.imagine(C, Rng(number))
        assert isinstance(position, Table)
        position.play(C, "choose rock")
        pools.add(tuple(position.pool))
    assert pools == {(30, 30, 30), (32, 30, 28), (28, 30, 32)}


# Malkavian Prank


def stage_with_prank(hers: int = 3) -> PeopleStage:
    """Malkavian Prank is played; B and C hold counters, C holds 1."""
    stage = PeopleStage(3, phase="master")
    stage.vampire(A, "Fledgling")
    stage.hand(A, "Malkavian Prank")
    play_as_a(stage, "malkavian-prank")
    stage.skip("GuessCounters", B)
    assert stage.options(B) == [f"number {n}" for n in range(1, 5)]
    stage.play(B, f"number {hers}")
    stage.play(C, "number 1")
    return stage


def test_malkavian_prank_pays_for_right_guesses_and_costs_for_wrong_ones() -> None:
    stage = stage_with_prank()
    stage.play(A, "number 3")
    assert stage.table.pool == [33, 27, 30]
    stage.play(A, "number 4")
    assert stage.table.pool == [33, 27, 31]
    assert stage.prompt == "MasterPhase"


def test_nobody_sees_how_many_counters_others_hold() -> None:
    first, second = stage_with_prank(1), stage_with_prank(4)
    for seat in (A, C, None):
        assert first.table.show(seat) == second.table.show(seat)
    imagined = [first.table.imagine(A, Rng(number)) for number in range(20)]
    held = []
    for position in imagined:
        assert isinstance(position, Table)
        held.append(position.notes.total(notes.HELD_COUNTERS, B))
    assert set(held) == {1, 2, 3, 4}
    own = first.table.imagine(B, Rng(1))
    assert isinstance(own, Table)
    assert own.notes.total(notes.HELD_COUNTERS, B) == 1
