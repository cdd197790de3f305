"""The time limit of a table, half points and the game win (VTES-T)."""

import pytest
from games.vtes.stage import A, B, C, D, Stage

import conclave
from conclave.core.errors import IllegalMove
from conclave.core.moves import NO_SEAT
from conclave.core.record import Record
from conclave.games.vtes.rules.events import course as events
from conclave.testing import rule

VTES = conclave.game("vtes")


def limited(seats: int = 3, phase: str = "minion", **pools: int) -> Stage:
    """A table with a limit of two hours; pools by the names of the seats."""
    stage = Stage(seats, phase=phase, options={"time": 120})
    for name, number in pools.items():
        stage.pool("abcdef".index(name), number)
    return stage


def time(stage: Stage) -> None:
    """Time is called."""
    stage.play(NO_SEAT, "time")


def ending(stage: Stage) -> tuple[tuple[int, ...], tuple[float, ...], str]:
    """Places, scores and why the game ended."""
    outcome = stage.table.outcome
    assert outcome is not None
    return outcome.places, outcome.scores, outcome.reason


@rule("VTES-T-01", "VTES-R-94")
def test_a_table_chooses_its_limit_and_by_default_has_none() -> None:
    assert VTES.time_limit(VTES.settings({})) is None
    assert VTES.time_limit(VTES.settings({"time": 120})) == 120
    stage = Stage(3)
    refusal = stage.refuses(NO_SEAT, "time")
    assert (refusal.rule, refusal.key) == ("VTES-T-01", "no-time-limit")


@rule("VTES-T-02")
def test_time_is_called_once_and_by_no_player() -> None:
    stage = limited(phase="master")
    assert stage.refuses(A, "time").key == "not-offered"
    assert stage.refuses(NO_SEAT, "pass").key == "not-your-turn"
    time(stage)
    assert len(stage.events_of(events.TimeCalled)) == 1
    assert stage.table.view(B)["time_called"]
    assert stage.refuses(NO_SEAT, "time").rule == "VTES-T-02"


@rule("VTES-T-03", "VTES-T-04")
def test_between_actions_the_game_ends_at_once() -> None:
    stage = limited()
    stage.vampire(A, "Krid")
    assert stage.prompt == "MinionPhase"
    time(stage)
    assert ending(stage) == ((2, 2, 2), (0.5, 0.5, 0.5), "vtes-time-limit")
    assert stage.table.view(None)["points"] == [0.5, 0.5, 0.5]


@rule("VTES-T-03", "VTES-T-04", "VTES-R-94")
def test_the_current_action_is_finished_and_may_still_oust() -> None:
    stage = limited(3, b=1)
    krid = stage.vampire(A, "Krid")
    angel = stage.vampire(A, "Angel")
    stage.play(A, "bleed", krid)
    time(stage)
    assert not stage.table.over
    stage.skip("never reached")
    assert stage.table.out == [False, True, False]
    assert not stage.table.tapped[angel]
    assert ending(stage) == ((2, 2, 2), (1.5, 0, 0.5), "vtes-time-limit")
    assert stage.table.view(A)["points"] == [1.5, 0, 0.5]


@rule("VTES-T-03")
@pytest.mark.parametrize(
    ("phase", "following"),
    [
        ("untap", "master-phase"),
        ("master", "minion-phase"),
        ("influence", "discard-phase"),
        ("discard", "untap"),
    ],
)
def test_any_other_phase_is_finished_and_the_next_never_begins(phase: str, following: str) -> None:
    stage = limited(2, phase)
    stage.edge(A)  # so that something is asked in the untap phase
    stage.uncontrolled(A, "Krid")
    stage.hand(A, "Arson")
    stage.begin()
    turn = stage.table.turn
    time(stage)
    assert not stage.table.over
    stage.skip("never reached")
    assert ending(stage) == ((2, 2), (0.5, 0.5), "vtes-time-limit")
    assert stage.table.turn == turn
    assert following not in [event.phase for event in stage.events_of(events.PhaseBegan)]


@rule("VTES-T-03")
def test_a_turn_that_ends_because_its_player_is_ousted_is_the_last() -> None:
    stage = limited(3, "influence", a=1)
    krid = stage.uncontrolled(A, "Krid")
    time(stage)
    stage.play(A, "transfer", krid)
    assert stage.table.out == [True, False, False]
    assert ending(stage) == ((2, 2, 2), (0, 0.5, 1.5), "vtes-time-limit")


@rule("VTES-T-03", "VTES-T-04")
def test_before_decks_are_chosen_the_game_ends_at_once() -> None:
    position = VTES.start(3, 1, {"time": 60})
    position.play(NO_SEAT, "time")
    assert position.outcome is not None
    assert position.outcome.scores == (0.5, 0.5, 0.5)
    assert position.view(None)["points"] == [0.5, 0.5, 0.5]


@rule("VTES-T-05", "VTES-R-95")
def test_two_points_and_more_than_every_other_are_a_game_win() -> None:
    stage = limited(4)
    stage.table.points = [0, 2, 1, 0]
    stage.table.out = [False, True, False, False]
    time(stage)
    assert ending(stage) == ((3, 1, 2, 3), (0.5, 2, 1.5, 0.5), "vtes-time-limit")


@rule("VTES-T-05", "VTES-T-06")
@pytest.mark.parametrize(
    ("points", "out"),
    [
        ([1, 0, 1, 0], [False, True, True, False]),  # 1½ are too few
        ([0, 2, 0, 2], [False, True, False, True]),  # a tie
        ([2, 0, 2, 0], [False, True, False, True]),  # a tie at 2½
    ],
)
def test_with_fewer_or_in_a_tie_nobody_wins(points: list[int], out: list[bool]) -> None:
    stage = limited(4)
    stage.table.points = points
    stage.table.out = out
    time(stage)
    places, _, _ = ending(stage)
    assert places == (2, 2, 2, 2)


@rule("VTES-T-05")
def test_half_a_point_can_decide_a_tie() -> None:
    stage = limited(4)
    stage.table.points = [2, 0, 2, 0]
    stage.table.out = [False, True, True, False]
    time(stage)
    assert ending(stage) == ((1, 4, 2, 3), (2.5, 0, 2, 0.5), "vtes-time-limit")


@rule("VTES-T-05", "VTES-T-07")
def test_a_game_that_ends_by_itself_gives_no_half_points() -> None:
    stage = limited(2, b=1)
    krid = stage.vampire(A, "Krid")
    stage.play(A, "bleed", krid)
    time(stage)
    stage.skip("never reached")
    assert ending(stage) == ((1, 2), (2, 0), "vtes-game-win")


@rule("VTES-T-06")
def test_under_a_limit_a_tie_at_the_end_is_won_by_nobody() -> None:
    stage = limited(4, d=1)
    stage.table.points = [0, 1, 0, 0]
    stage.table.out = [True, True, False, False]
    angel = stage.vampire(C, "Angel")
    stage.table.active = C
    stage.play(C, "bleed", angel)
    stage.skip("never reached")
    assert ending(stage) == ((3, 2, 1, 3), (0, 1, 2, 0), "vtes-game-win")
    other = limited(4, d=1)
    other.table.points = [0, 2, 0, 0]
    other.table.out = [True, True, False, False]
    krid = other.vampire(C, "Krid")
    other.table.active = C
    other.play(C, "bleed", krid)
    other.skip("never reached")
    assert ending(other) == ((2, 2, 2, 2), (0, 2, 2, 0), "vtes-game-win")


def test_without_a_limit_the_most_points_still_win() -> None:
    stage = Stage(2)
    stage.pool(B, 1)
    stage.play(A, "bleed", stage.vampire(A, "Krid"))
    stage.skip("never reached")
    assert ending(stage) == ((1, 2), (2, 0), "vtes-last-methuselah")


def test_departures_are_recorded_with_predator_and_turn() -> None:
    stage = limited(4, b=1)
    stage.play(A, "bleed", stage.vampire(A, "Krid"))
    stage.resolve()
    assert list(stage.table.departures) == [(B, A, 20)]
    stage.table.leaving[C] = True
    stage.skip("UntapPhase", D)
    assert list(stage.table.departures) == [(B, A, 20), (C, -1, 21)]


def test_a_record_contains_the_call_of_time_and_replays_to_the_same_digest() -> None:
    record = Record.begin(VTES, 3, {"decks": "starter", "time": 90}, 11)
    for _ in range(30):
        seat = record.position.deciders[0]
        record.play(seat, record.position.options(seat)[-1])
    record.play(NO_SEAT, "time")
    while not record.position.over:
        seat = record.position.deciders[0]
        record.play(seat, record.position.options(seat)[-1])
    text = record.write()
    assert "31 time called\n" in text
    assert "scores 0.5,0.5,0.5 by vtes-time-limit" in text
    again = Record.read(text)
    assert again.position.digest() == record.position.digest()
    assert again.write() == text
    loaded = VTES.load(record.position.save())
    assert loaded.digest() == record.position.digest()


def test_a_game_without_such_a_limit_refuses_time() -> None:
    position = conclave.game("vendetta").start(3, 1)
    before = position.digest()
    with pytest.raises(IllegalMove, match="no time limit"):
        position.play(NO_SEAT, "time")
    assert position.digest() == before
