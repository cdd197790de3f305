"""Simulations: reproducible totals and fair rates."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import textwrap
import threading
from fractions import Fraction
from pathlib import Path

import pytest
from tiny.auction import AUCTION

import conclave
from conclave import BadOption, BadSeats, UnknownBot
from conclave.lab import Result, Share, simulate
from conclave.lab.series import Series
from conclave.lab.tally import Tally

VENDETTA = conclave.game("vendetta")
TIMING = ("seconds", "decisions_per_second", "jobs")


def totals(result: Result) -> dict[str, object]:
    """A result without timings."""
    return {name: value for name, value in result.to_dict().items() if name not in TIMING}


def test_totals_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (simulate(VENDETTA, 24, 4, ["greedy", "random"], 9, jobs) for jobs in (1, 2))
    assert totals(one) == totals(two)
    assert one.games == 24
    assert not one.stopped


def test_the_seed_determines_the_totals() -> None:
    first, again, other = (simulate(VENDETTA, 5, 3, seed=seed) for seed in (1, 1, 2))
    assert totals(first) == totals(again)
    assert first.digest != other.digest


def test_bots_rotate_from_game_to_game() -> None:
    series = Series(VENDETTA, 3, ("greedy", "random", "random"), 1, {})
    seatings = [series.seating(number) for number in range(4)]
    assert [seating.index("greedy") for seating in seatings] == [0, 1, 2, 0]
    assert {tuple(sorted(seating)) for seating in seatings} == {("greedy", "random", "random")}


def test_a_game_of_a_series_can_be_replayed() -> None:
    series = Series(VENDETTA, 4, ("random",) * 4, 77, {"supplies": "open"})
    played = series.play(3, threading.Event())
    dealt = VENDETTA.start(4, series.seed_of(3), {"supplies": "open"})
    assert played is not None
    assert played.position.view(0)["dealt"] == dealt.view(0)["dealt"]
    assert series.seed_of(3) != series.seed_of(4)


def test_the_last_bot_takes_the_remaining_seats() -> None:
    result = simulate(VENDETTA, 4, 4, ["greedy", "random"], seed=1)
    assert result.bots == ("greedy", "random", "random", "random")
    assert {name: share.played for name, share in result.by_bot.items()} == {
        "greedy": 4,
        "random": 12,
    }


def test_games_with_simultaneous_decisions_are_simulated() -> None:
    result = simulate(AUCTION, 20, 3, seed=4)
    assert result.reasons == {"auction-over": 20}
    assert sum(share.wins for share in result.by_seat) == pytest.approx(20)


def test_a_shared_win_is_split() -> None:
    for number in range(50):
        played = Series(AUCTION, 3, ("random",) * 3, 1, {}).play(number, threading.Event())
        assert played is not None
        assert played.position.outcome is not None
        if len(played.position.outcome.winners) == 2:
            break
    assert played is not None
    tally = Tally()
    tally.count(played)
    assert sorted(tally.seat_wins.values()) == [Fraction(1, 2), Fraction(1, 2)]
    assert sum(tally.bot_wins.values()) == 1


@pytest.mark.parametrize(
    ("played", "wins", "low", "high"),
    [(100, 25, 0.1755, 0.3430), (10, 0, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(played: int, wins: float, low: float, high: float) -> None:
    assert Share(played, wins).interval == pytest.approx((low, high), abs=1e-4)


def test_four_equals_win_a_quarter_each() -> None:
    """A sanity check: no seat has an advantage, and names don't matter."""
    result = simulate(VENDETTA, 400, 4, ["random"], seed=2)
    low, high = result.by_bot["random"].interval
    assert low <= 0.25 <= high
    assert result.by_bot["random"].rate == pytest.approx(0.25)
    assert result.shortest <= result.median <= result.longest


def test_progress_is_reported() -> None:
    reported: list[int] = []
    simulate(VENDETTA, 6, 3, seed=1, progress=reported.append)
    assert reported == [1, 2, 3, 4, 5, 6]
    reported.clear()
    simulate(VENDETTA, 6, 3, seed=1, jobs=2, progress=reported.append)
    assert reported == sorted(reported)
    assert reported[-1] == 6


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_are_raised_before_any_game(jobs: int) -> None:
    with pytest.raises(BadSeats):
        simulate(VENDETTA, 5, 9, jobs=jobs)
    with pytest.raises(BadSeats):
        simulate(VENDETTA, 5, 3, ["random"] * 4, jobs=jobs)
    with pytest.raises(UnknownBot):
        simulate(VENDETTA, 5, 3, ["nobody"], jobs=jobs)
    with pytest.raises(BadOption):
        simulate(VENDETTA, 5, 3, jobs=jobs, options={"rounds": "many"})


def test_a_result_is_plain_data() -> None:
    result = simulate(VENDETTA, 2, 3, seed=1)
    assert json.loads(json.dumps(result.to_dict())) == result.to_dict()


ENDLESS = """
    import json, conclave
    from conclave.lab import simulate
    if __name__ == "__main__":
        game = conclave.game("vendetta")
        report = lambda done: print(done, flush=True)
        result = simulate(game, 10**7, 4, seed=1, jobs={jobs}, progress=report)
        print(json.dumps([result.stopped, result.games, sum(s.wins for s in result.by_seat)]))
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_and_counts_finished_games(jobs: int, tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(textwrap.dedent(ENDLESS.format(jobs=jobs)))
    process = subprocess.Popen(
        [sys.executable, str(script)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    while int(process.stdout.readline()) < 5:
        pass
    # A terminal sends it to the whole process group.
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    stopped, games, wins = json.loads(output.splitlines()[-1])
    assert stopped
    assert games >= 5
    assert wins == pytest.approx(games)
    assert errors == ""
    assert process.returncode == 0


def test_the_use_of_cards_is_counted() -> None:
    masquerade = conclave.game("masquerade")
    result = simulate(masquerade, 6, 3, seed=1, cards=True)
    assert len(result.cards) % 9 == 0
    assert sum(there for there, _ in result.cards.values()) == 6 * 3 * 9
    assert all(0 <= used <= there for there, used in result.cards.values())
    assert 0 < sum(used for _, used in result.cards.values()) < 6 * 3 * 9
    assert simulate(masquerade, 6, 3, seed=1, cards=True, jobs=2).cards == result.cards
    assert simulate(masquerade, 1, 3, seed=1).cards == {}
