"""VEND-SCORE: points for districts under sole control."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    District,
    alone,
    last_turn,
    only,
    table,
    take_turn,
    viewers,
)

from conclave.games.vendetta.rules.events import Raided, Scored, TurnedOver
from conclave.testing import rule

TABLE = [(0, 0), (1, 1), (2, 5), (3, 20), (4, 75), (5, 250), (6, 800), (7, 1000)]


@rule("VEND-SCORE-01")
@pytest.mark.parametrize("round", [1, 2, 7])
def test_every_round_is_scored_after_the_raid(round: int) -> None:
    held = last_turn(round=round, districts=alone(RED, 1, 2))
    events = take_turn(held, "done")
    steps = [type(event) for event in events if isinstance(event, TurnedOver | Raided | Scored)]
    assert steps == [TurnedOver, Raided, Scored, Scored, Scored, Scored]
    assert held.points == [5, 0, 0, 0]


@rule("VEND-SCORE-01")
def test_no_turn_but_the_last_is_scored() -> None:
    held = table(turn=10, districts=alone(RED, 1, 2))
    assert only(Scored, take_turn(held, "done")) == []
    assert held.points == [0, 0, 0, 0]


@rule("VEND-SCORE-02")
@pytest.mark.parametrize(
    ("there", "points"),
    [
        ({RED: 1}, [1, 0, 0, 0]),
        ({BLUE: 7}, [0, 0, 0, 1]),
        ({RED: 20, BLUE: 1}, [0, 0, 0, 0]),
        ({RED: 1, YELLOW: 1, GREEN: 1, BLUE: 1}, [0, 0, 0, 0]),
    ],
)
def test_sole_control_means_no_other_colour_is_there(there: District, points: list[int]) -> None:
    ending = last_turn(districts={1: there})
    take_turn(ending, "done")
    assert ending.points == points


@rule("VEND-SCORE-03")
def test_nobody_controls_an_empty_district() -> None:
    empty = last_turn(districts={1: {}})
    assert only(Scored, take_turn(empty, "done")) == [Scored(seat, 0, 0) for seat in range(4)]
    assert empty.points == [0, 0, 0, 0]


@rule("VEND-SCORE-04")
def test_districts_count_and_not_mafiosi() -> None:
    held = last_turn(districts={1: {RED: 30}, 2: {BLUE: 1}, 3: {BLUE: 1}})
    take_turn(held, "done")
    assert held.points == [1, 0, 0, 5]


@rule("VEND-SCORE-05", "VEND-SCORE-06")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("districts", "points"), TABLE)
def test_points_for_districts(seats: int, districts: int, points: int) -> None:
    held = last_turn(seats, districts=alone(GREEN, *range(1, districts + 1)))
    events = take_turn(held, "done")
    assert only(Scored, events)[GREEN] == Scored(GREEN, districts, points)
    assert held.points[GREEN] == points


@rule("VEND-SCORE-06")
def test_three_districts_give_20_and_not_26() -> None:
    held = last_turn(districts=alone(RED, 1, 2, 3))
    take_turn(held, "done")
    assert held.points == [20, 0, 0, 0]


@rule("VEND-R-19")
@pytest.mark.parametrize("districts", [8, 9, 10, 11])
def test_more_than_seven_districts_score_like_seven(districts: int) -> None:
    held = last_turn(3, districts=alone(RED, *range(1, districts + 1)))
    assert only(Scored, take_turn(held, "done"))[RED] == Scored(RED, districts, 1000)


@rule("VEND-SCORE-07", "VEND-SCORE-08", "VEND-R-23")
def test_points_are_added_up_from_round_to_round() -> None:
    held = last_turn(districts=alone(RED, 1) | alone(BLUE, 2, 3), points={RED: 7, GREEN: 30})
    take_turn(held, "done")
    assert held.points == [8, 0, 30, 5]
    second = [event for _ in range(11) for event in take_turn(held, "done")]
    red, _, _, blue = only(Scored, second)
    assert held.points == [8 + red.points, 0, 30, 5 + blue.points]
    assert held.round == 3


@rule("EX-VEND-SCORE-a", "VEND-SCORE-07")
def test_red_has_5_points_and_gets_20() -> None:
    held = last_turn(round=2, districts=alone(RED, 1, 2, 3), points={RED: 5})
    take_turn(held, "done")
    assert held.points[RED] == 25


@rule("VEND-SCORE-09")
def test_the_points_of_this_round_count_for_the_goal() -> None:
    held = last_turn(4, districts=alone(RED, 1, 2, 3), points={RED: 230})
    take_turn(held, "done")
    assert held.outcome is not None
    assert held.outcome.scores == (250, 0, 0, 0)
    assert held.outcome.winners == [RED]


@rule("VEND-R-24")
def test_a_raided_district_scores_nothing() -> None:
    held = last_turn(districts=alone(RED, 1, 2, 12))
    take_turn(held, "done")
    assert held.points == [5, 0, 0, 0]


@rule("VEND-R-24")
def test_a_district_won_in_the_last_vendetta_scores() -> None:
    fought = last_turn(districts=alone(YELLOW, 1) | {11: {YELLOW: 3, GREEN: 2}})
    take_turn(fought, "done")
    assert fought.points == [0, 5, 0, 0]


@rule("VEND-SCORE-02", "VEND-SCORE-03", "VEND-SCORE-05", "VEND-R-19")
def test_everybody_is_shown_who_controls_what_and_would_score_for_it() -> None:
    held = table(districts={**alone(RED, 1, 13), **alone(GREEN, 7), 2: {RED: 9, BLUE: 1}})
    for seat in viewers(held):
        view = held.view(seat)
        assert view["controlled"] == [[1, 13], [], [7], []]
        assert view["would_score"] == [5, 0, 1, 0]
        assert list(enumerate(view["scores"])) == TABLE
    lords = table(3, districts=alone(BLUE - 1, *range(1, 10)))
    assert lords.view(None)["would_score"] == [0, 0, 1000]
