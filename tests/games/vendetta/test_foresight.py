"""Vendetta's foresight: priors, quick moves and chances."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.vendetta.stage import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    alone,
    last_turn,
    new_game,
    table,
    take_turn,
)

from conclave import Rng
from conclave.core.foresight import NEVER
from conclave.games.vendetta.foresight import THRIFTY, THRIFTY_AGAIN, VendettaForesight
from conclave.games.vendetta.judgement import judge
from conclave.games.vendetta.rules.table import Table

FORESIGHT = VendettaForesight()


def ranked(position: Table) -> list[str]:
    """The options that aren't ruled out, best first."""
    options = position.options(position.active)
    scores = FORESIGHT.priors(position, position.active, options)
    order = sorted(range(len(options)), key=lambda index: -scores[index])
    return [options[index].text for index in order if scores[index] > NEVER]


def test_chances_add_up_and_favour_the_leader() -> None:
    held = alone(GREEN, 1, 2, 3, 4, mafiosi=6) | alone(RED, 5) | alone(BLUE, 6)
    chances = FORESIGHT.chances(table(turn=1, districts=held, points={GREEN: 200}))
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == GREEN
    assert chances[RED] > chances[YELLOW]


def test_priors_stop_a_rival_who_is_about_to_win() -> None:
    held = alone(BLUE, 1, 2, 3, 4, mafiosi=8) | alone(BLUE, 5, mafiosi=6)
    position = last_turn(active=RED, districts=held, supply={RED: 7})
    assert ranked(position)[0] in ("place 6 d5", "place 7 d5")
    options = position.options(RED)
    assert FORESIGHT.choose(position, RED, options, Rng(1)).text in ("place 6 d5", "place 7 d5")


def test_hopeless_placements_are_not_tried() -> None:
    position = table(active=RED, districts=alone(YELLOW, 8, mafiosi=2), supply={RED: 20})
    tried = ranked(position)
    assert {text.split()[-1] for text in tried} == {*(f"d{n}" for n in range(1, 14)), "done"}
    assert "place 20 d8" not in tried


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_quick_move_is_legal(seats: int) -> None:
    position, rng = new_game(seats), Rng(1)
    while not position.over and position.round < 3:
        seat = position.active
        # `play` would refuse an illegal move.
        position.play(seat, FORESIGHT.choose(position, seat, position.options(seat), rng))
    assert position.round == 3


def test_a_position_is_quiet_at_the_start_of_a_turn() -> None:
    position = table(turn=2)
    assert FORESIGHT.is_quiet(position)
    take_turn(position, "place 1 d1")
    assert not FORESIGHT.is_quiet(position)


def test_an_agreed_last_round_is_played_out() -> None:
    assert FORESIGHT.is_quiet(table(turn=2, round=2, options={"rounds": 3}))
    assert not FORESIGHT.is_quiet(table(turn=2, round=3, options={"rounds": 3}))


def test_in_the_last_round_only_points_count_for_priors() -> None:
    held = alone(RED, 1, mafiosi=3) | {2: {YELLOW: 1, BLUE: 1}}
    last = table(turn=11, districts=held, round=3, options={"rounds": 3}, pile=[13])
    seat = last.active
    assert FORESIGHT.priors(last, seat, last.options(seat)) == judge(
        last.view(seat), last.decision(seat)
    )


def test_the_key_includes_all_supplies_because_they_can_be_counted() -> None:
    def known(red: int, blue: int) -> int:
        position = table(supply={RED: red, BLUE: blue})
        return FORESIGHT.key(position, RED, position.options(RED))

    assert len({known(7, 2), known(7, 9), known(6, 2)}) == 3


def test_reshuffling_affects_only_unseen_cards() -> None:
    position = table(turn=5)
    before = (position.pile[:], position.raid[:])
    FORESIGHT.reshuffle(position, Rng(2))
    assert position.faults() == []
    assert (len(position.pile), len(position.raid)) == (len(before[0]), len(before[1]))
    assert (position.pile, position.raid) != before


def as_greedy(position: Table) -> bool:
    """Whether the quick move is greedy's."""
    seat = position.active
    decision = position.decision(seat)
    scores = judge(position.view(seat), decision)
    choice = FORESIGHT.choose(position, seat, position.options(seat), Rng(3))
    return scores[decision.options.index(choice)] == max(scores)


def as_the_network(position: Table) -> bool:
    """Whether the quick move is close to the network's favourite."""
    seat = position.active
    options = position.options(seat)
    scores = FORESIGHT.priors(position, seat, options)
    choice = FORESIGHT.choose(position, seat, options, Rng(3))
    return scores[options.index(choice)] > max(scores) - 0.02


def share(alike: Callable[[Table], bool], least: int, most: int) -> float:
    """How often something holds if the seat has this range of mafiosi left."""
    position, rng = new_game(4), Rng(3)
    found: list[bool] = []
    while not position.over and len(found) < 60:
        seat = position.active
        options = position.options(seat)
        if len(options) > 1 and least <= position.supply[seat] <= most:
            found.append(alike(position))
        position.play(seat, FORESIGHT.choose(position, seat, options, rng))
    return sum(found) / len(found)


def test_a_seat_with_many_mafiosi_plays_like_greedy() -> None:
    assert share(as_greedy, THRIFTY, 50) > 0.8
    assert share(as_the_network, THRIFTY, 50) < 0.7


def test_a_seat_with_few_mafiosi_plays_like_the_network() -> None:
    assert share(as_the_network, 0, THRIFTY_AGAIN - 1) > 0.9
    assert share(as_greedy, 0, THRIFTY_AGAIN - 1) < 0.7


def test_in_the_last_round_all_play_like_greedy() -> None:
    """The network only knows games without an agreed end."""
    position, rng = new_game(4, options={"rounds": 2}), Rng(3)
    found: list[bool] = []
    while not position.over:
        if position.round == 2:
            found.append(as_greedy(position))
        seat = position.active
        position.play(seat, FORESIGHT.choose(position, seat, position.options(seat), rng))
    assert len(found) > 11
    assert all(found)
