"""VEND-END: when the game ends, and who wins."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    alone,
    last_turn,
    only,
    refusal,
    table,
    take_turn,
)

from conclave import Outcome
from conclave.games.vendetta.rules.events import RoundBegan, Scored
from conclave.testing import rule

CONTROL_GOAL = [(3, 6), (4, 5), (5, 4)]
POINTS_GOAL = [(3, 800), (4, 250), (5, 75)]


@rule("VEND-END-02", "VEND-END-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_shown_both_goals(seats: int) -> None:
    goal = {"districts": dict(CONTROL_GOAL)[seats], "points": dict(POINTS_GOAL)[seats]}
    for seat in (RED, GREEN, None):
        assert table(seats).view(seat)["goal"] == goal


@rule("VEND-END-01")
def test_meeting_the_control_goal_during_the_turns_does_not_end_the_game() -> None:
    leading = table(turn=2, districts=alone(RED, 1, 2, 3, 4, 5, 6), raid=[12, 13])
    for _ in range(9):
        take_turn(leading, "done")
        assert not leading.over
    take_turn(leading, "done")
    assert leading.outcome == Outcome(
        (1, 2, 2, 2), (800, 0, 0, 0), "vendetta-control", "VEND-END-03"
    )


@rule("VEND-END-01")
def test_meeting_the_points_goal_during_the_turns_does_not_end_the_game() -> None:
    leading = table(turn=10, points={RED: 250})
    take_turn(leading, "done")
    assert not leading.over
    take_turn(leading, "done")
    assert leading.over


@rule("VEND-END-02", "VEND-END-03")
@pytest.mark.parametrize(("seats", "goal"), CONTROL_GOAL)
def test_the_control_goal_wins(seats: int, goal: int) -> None:
    winning = last_turn(seats, districts=alone(GREEN, *range(1, goal + 1)))
    take_turn(winning, "done")
    assert winning.outcome is not None
    assert winning.outcome.winners == [GREEN]
    assert (winning.outcome.reason, winning.outcome.rule) == ("vendetta-control", "VEND-END-03")


@rule("VEND-END-02", "VEND-END-10")
@pytest.mark.parametrize(("seats", "goal"), CONTROL_GOAL)
def test_one_district_fewer_does_not_win(seats: int, goal: int) -> None:
    short = last_turn(seats, districts=alone(GREEN, *range(1, goal)))
    assert only(RoundBegan, take_turn(short, "done")) == [RoundBegan(2, YELLOW)]
    assert short.outcome is None


@rule("VEND-END-04", "VEND-END-05", "VEND-SCORE-09")
@pytest.mark.parametrize(("seats", "goal"), POINTS_GOAL)
def test_the_points_goal_wins(seats: int, goal: int) -> None:
    winning = last_turn(seats, districts=alone(GREEN, 1), points={GREEN: goal - 1})
    take_turn(winning, "done")
    assert winning.outcome is not None
    assert winning.outcome.winners == [GREEN]
    assert winning.outcome.scores[GREEN] == goal
    assert (winning.outcome.reason, winning.outcome.rule) == ("vendetta-points", "VEND-END-05")


@rule("VEND-END-04", "VEND-END-10")
@pytest.mark.parametrize(("seats", "goal"), POINTS_GOAL)
def test_one_point_fewer_does_not_win(seats: int, goal: int) -> None:
    short = last_turn(seats, districts=alone(GREEN, 1), points={GREEN: goal - 2})
    assert only(RoundBegan, take_turn(short, "done")) == [RoundBegan(2, YELLOW)]
    assert (short.outcome, short.points[GREEN]) == (None, goal - 1)


@rule("VEND-END-06", "VEND-R-22")
def test_control_beats_any_number_of_points() -> None:
    rivals = last_turn(
        districts=alone(RED, 1, 2, 3, 4, 5) | alone(BLUE, 6, 7, 8, 9), points={BLUE: 249}
    )
    take_turn(rivals, "done")
    assert rivals.outcome == Outcome(
        (1, 3, 3, 2), (250, 0, 0, 324), "vendetta-control", "VEND-END-03"
    )


@rule("VEND-END-07")
@pytest.mark.parametrize(("seats", "goal"), CONTROL_GOAL)
def test_more_districts_than_the_goal_also_win(seats: int, goal: int) -> None:
    winning = last_turn(seats, districts=alone(GREEN, *range(1, goal + 2)))
    take_turn(winning, "done")
    assert winning.outcome is not None
    assert (winning.outcome.winners, winning.outcome.rule) == ([GREEN], "VEND-END-03")


@rule("VEND-END-07")
@pytest.mark.parametrize(("seats", "goal"), POINTS_GOAL)
def test_more_points_than_the_goal_also_win(seats: int, goal: int) -> None:
    winning = last_turn(seats, districts=alone(GREEN, 1, 2), points={GREEN: goal - 1})
    take_turn(winning, "done")
    assert winning.outcome is not None
    assert (winning.outcome.winners, winning.outcome.rule) == ([GREEN], "VEND-END-05")
    assert winning.outcome.scores[GREEN] == goal + 4


@rule("VEND-END-08")
@pytest.mark.parametrize(("seats", "goal"), CONTROL_GOAL)
def test_districts_emptied_by_the_raid_do_not_count(seats: int, goal: int) -> None:
    raided = last_turn(seats, districts=alone(GREEN, *range(1, goal), 12))
    assert len(raided.controlled(GREEN)) == goal
    assert only(Scored, take_turn(raided, "done"))[GREEN].districts == goal - 1
    assert raided.outcome is None


@rule("VEND-END-08")
def test_the_last_vendetta_may_decide() -> None:
    fought = last_turn(districts=alone(RED, 1, 2, 3, 4) | {11: {RED: 2, YELLOW: 1}})
    take_turn(fought, "done")
    assert fought.outcome is not None
    assert fought.outcome.winners == [RED]


@rule("VEND-END-09")
@pytest.mark.parametrize(("seats", "districts", "points"), [(3, 6, 800), (4, 5, 250), (5, 4, 75)])
def test_the_control_goal_is_worth_the_points_goal(seats: int, districts: int, points: int) -> None:
    winning = last_turn(seats, districts=alone(RED, *range(1, districts + 1)))
    take_turn(winning, "done")
    assert winning.points[RED] == points
    by_points = last_turn(seats, points={RED: points})
    take_turn(by_points, "done")
    assert by_points.outcome is not None
    assert by_points.outcome.rule == "VEND-END-05"


@rule("VEND-END-10")
def test_without_a_goal_met_another_round_is_played() -> None:
    unfinished = last_turn(round=5, districts=alone(RED, 1, 2, 3, 4), points={BLUE: 249})
    take_turn(unfinished, "done")
    assert (unfinished.outcome, unfinished.round, unfinished.turn) == (None, 6, 1)
    assert unfinished.deciders == (YELLOW,)


@rule("VEND-END-03")
def test_after_the_end_no_move_is_allowed() -> None:
    winning = last_turn(districts=alone(RED, 1, 2, 3, 4, 5))
    take_turn(winning, "done")
    assert winning.deciders == ()
    assert [len(winning.options(seat)) for seat in range(4)] == [0, 0, 0, 0]
    assert refusal(winning, YELLOW, "done") == "VEND-END-03"


@rule("EX-VEND-END-a")
def test_six_of_three_players_districts_win_at_once_with_800_points() -> None:
    winning = last_turn(3, districts=alone(YELLOW, 1, 2, 3, 4, 5, 6))
    assert only(Scored, take_turn(winning, "done"))[YELLOW] == Scored(YELLOW, 6, 800)
    assert winning.outcome == Outcome((2, 1, 2), (0, 800, 0), "vendetta-control", "VEND-END-03")


@rule("EX-VEND-END-b")
def test_four_players_75_75_75_20_and_5_make_250() -> None:
    winning = last_turn(4, districts=alone(BLUE, 1, 2), points={BLUE: 75 + 75 + 75 + 20})
    assert only(Scored, take_turn(winning, "done"))[BLUE] == Scored(BLUE, 2, 5)
    assert winning.outcome == Outcome(
        (2, 2, 2, 1), (0, 0, 0, 250), "vendetta-points", "VEND-END-05"
    )


@rule("EX-VEND-END-c")
def test_blues_four_districts_beat_yellows_80_points() -> None:
    rivals = last_turn(
        5, districts=alone(YELLOW, 1, 2, 3) | alone(BLUE, 4, 5, 6, 7), points={YELLOW: 60}
    )
    events = take_turn(rivals, "done")
    assert only(Scored, events)[YELLOW] == Scored(YELLOW, 3, 20)
    assert only(Scored, events)[BLUE] == Scored(BLUE, 4, 75)
    assert rivals.outcome is not None
    assert rivals.outcome.scores == (0, 80, 0, 75, 0)
    assert rivals.outcome.winners == [BLUE]
    assert rivals.outcome.rule == "VEND-END-03"
