"""VEND-R-20, -21 and -31: several players at the goal, or none at the last round; VEND-VAR-01."""

from __future__ import annotations

import pytest
from games.vendetta.stage import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    alone,
    last_turn,
    new_game,
    table,
    take_turn,
    viewers,
)

from conclave import BadOption, Outcome, Rng
from conclave.games.vendetta.rules.table import Table
from conclave.testing import rule

RED_5 = alone(RED, 1, 2, 3, 4, 5)
BLUE_5 = alone(BLUE, 6, 7, 8, 9, 10)


def outcome(ending: Table) -> Outcome:
    """The outcome after this round."""
    take_turn(ending, "done")
    assert ending.outcome is not None
    return ending.outcome


@rule("VEND-R-20")
def test_of_two_at_the_control_goal_more_districts_win() -> None:
    rivals = last_turn(districts=RED_5 | BLUE_5 | alone(RED, 11), points={BLUE: 900})
    assert outcome(rivals) == Outcome(
        (1, 3, 3, 2), (800, 0, 0, 1150), "vendetta-control", "VEND-END-03"
    )


@rule("VEND-R-20")
def test_with_as_many_districts_more_points_win() -> None:
    crowd = {d: {RED: 9} for d in (1, 2, 3, 4)}
    rivals = last_turn(districts=RED_5 | crowd | BLUE_5, supply={RED: 0}, points={BLUE: 1})
    assert outcome(rivals) == Outcome(
        (2, 3, 3, 1), (250, 0, 0, 251), "vendetta-control-by-points", "VEND-R-20"
    )


@rule("VEND-R-20")
def test_with_as_many_points_more_mafiosi_in_those_districts_win() -> None:
    shared = {11: {RED: 20, GREEN: 21}}
    rivals = last_turn(districts=RED_5 | BLUE_5 | {6: {BLUE: 2}} | shared, pile=[1])
    assert (rivals.on_board(RED), rivals.on_board(BLUE)) == (25, 6)
    assert outcome(rivals) == Outcome(
        (2, 3, 3, 1), (250, 0, 0, 250), "vendetta-control-by-mafiosi", "VEND-R-20"
    )


@rule("VEND-R-20")
def test_equal_in_everything_they_share_the_victory() -> None:
    rivals = last_turn(districts=RED_5 | BLUE_5 | {11: {RED: 20, GREEN: 21}}, pile=[1])
    assert outcome(rivals) == Outcome(
        (1, 3, 3, 1), (250, 0, 0, 250), "vendetta-control", "VEND-END-03"
    )


@rule("VEND-R-20")
def test_five_players_may_tie_at_the_control_goal_too() -> None:
    rivals = last_turn(5, districts=alone(YELLOW, 1, 2, 3, 4) | alone(GREEN, 5, 6, 7, 8))
    assert outcome(rivals).winners == [YELLOW, GREEN]


@rule("VEND-R-21")
def test_of_two_at_the_points_goal_more_points_win() -> None:
    rivals = last_turn(districts=alone(BLUE, 1, 2, 3), points={RED: 280, BLUE: 250})
    assert outcome(rivals) == Outcome(
        (1, 3, 3, 2), (280, 0, 0, 270), "vendetta-points", "VEND-END-05"
    )


@rule("VEND-R-21")
def test_with_as_many_points_more_districts_win() -> None:
    rivals = last_turn(
        districts=alone(BLUE, 1) | alone(RED, 2, 3) | {4: {BLUE: 30, GREEN: 1}},
        points={RED: 255, BLUE: 259},
    )
    assert outcome(rivals) == Outcome(
        (1, 4, 3, 2), (260, 0, 0, 260), "vendetta-points-by-districts", "VEND-R-21"
    )


@rule("VEND-R-21")
def test_with_as_many_districts_more_mafiosi_on_the_board_win() -> None:
    rivals = last_turn(
        districts=alone(BLUE, 1) | alone(RED, 2, mafiosi=3) | {4: {BLUE: 3, GREEN: 9}},
        points={RED: 255, BLUE: 255},
    )
    assert (rivals.on_board(RED), rivals.on_board(BLUE)) == (3, 4)
    assert outcome(rivals) == Outcome(
        (2, 4, 3, 1), (256, 0, 0, 256), "vendetta-points-by-mafiosi", "VEND-R-21"
    )


@rule("VEND-R-21")
def test_equal_in_points_districts_and_mafiosi_they_share_the_victory() -> None:
    rivals = last_turn(
        districts=alone(BLUE, 1, mafiosi=3) | alone(RED, 2, mafiosi=3),
        points={RED: 255, BLUE: 255},
    )
    assert outcome(rivals).places == (1, 3, 3, 1)


@rule("VEND-R-31")
def test_without_a_goal_met_the_game_continues() -> None:
    empty = table(turn=1)
    for _ in range(11 * 40):
        take_turn(empty, "done")
    assert (empty.outcome, empty.round) == (None, 41)


@rule("VEND-R-31", "VEND-VAR-01")
def test_a_cap_on_the_rounds_lets_the_highest_total_win() -> None:
    capped = last_turn(
        round=2, options={"rounds": 2}, districts=alone(RED, 1), points={RED: 5, GREEN: 20}
    )
    assert outcome(capped) == Outcome((2, 3, 1, 3), (6, 0, 20, 0), "vendetta-rounds", "VEND-R-31")


@rule("VEND-R-31", "VEND-R-21", "VEND-VAR-01")
def test_level_at_the_last_round_more_districts_win_and_the_others_share() -> None:
    held = alone(RED, 1) | alone(BLUE, 2) | alone(GREEN, 3, 4)
    capped = last_turn(
        round=2, options={"rounds": 2}, districts=held, points={RED: 4, BLUE: 4, GREEN: 0}
    )
    assert outcome(capped) == Outcome(
        (2, 4, 1, 2), (5, 0, 5, 5), "vendetta-rounds-by-districts", "VEND-R-21"
    )


@rule("VEND-R-31", "VEND-VAR-01")
def test_before_the_cap_play_continues() -> None:
    capped = last_turn(round=2, options={"rounds": 3}, points={RED: 5, GREEN: 20})
    take_turn(capped, "done")
    assert (capped.outcome, capped.round) == (None, 3)


@rule("VEND-VAR-01", "VEND-R-20")
def test_victories_can_be_shared_without_further_tie_breaks() -> None:
    rivals = last_turn(options={"ties": "shared"}, districts=RED_5 | BLUE_5, points={BLUE: 100})
    assert outcome(rivals).winners == [RED, BLUE]


@rule("VEND-VAR-01", "VEND-R-21")
def test_shared_by_points_only_the_total_counts() -> None:
    rivals = last_turn(
        options={"ties": "shared"},
        districts=alone(RED, 1, 2) | alone(BLUE, 3),
        points={RED: 250, BLUE: 254},
    )
    assert outcome(rivals).winners == [RED, BLUE]


@rule("VEND-VAR-01")
def test_house_options_are_off_by_default() -> None:
    assert {option.name: option.default for option in GAME.options} == {
        "supplies": "secret",
        "rounds": 0,
        "ties": "ranked",
        "executor": "first",
    }
    assert new_game().settings == {option.name: option.default for option in GAME.options}


@rule("VEND-VAR-01")
def test_open_supplies_show_everybody_every_number() -> None:
    supply = {RED: 1, YELLOW: 2, GREEN: 3, BLUE: 4}
    secret, opened = table(supply=supply), table(supply=supply, options={"supplies": "open"})
    views = [opened.view(seat) for seat in viewers(opened)]
    assert [view["supply"] for view in views] == [[1, 2, 3, 4]] * 5
    assert [view["box"] for view in views] == [[49, 48, 47, 46]] * 5
    assert secret.view(YELLOW)["supply"] == [None, 2, None, None]
    assert opened.imagine(None, Rng(1)).save()["state"]["supply"] == [1, 2, 3, 4]


@rule("VEND-VAR-01")
@pytest.mark.parametrize(
    ("name", "value"), [("supplies", "mixed"), ("rounds", -1), ("neighbours", "on"), ("ties", 1)]
)
def test_there_are_no_other_options(name: str, value: object) -> None:
    with pytest.raises(BadOption):
        new_game(options={name: value})
