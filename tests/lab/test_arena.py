"""The arena: balanced seatings, correct ratings, resumable results."""

from __future__ import annotations

import json
import random
import re
import sys
from collections import Counter
from itertools import combinations
from math import log
from pathlib import Path
from typing import Any

import pytest

import conclave
from conclave.core.errors import BadOption, BadResults, MissingExtra
from conclave.lab import extras
from conclave.lab.arena import Standings, arena
from conclave.lab.game_summary import GameSummary
from conclave.lab.rating import duels, rate
from conclave.lab.seating import Gauntlet, RoundRobin, patterns
from conclave.lab.series import Series

EMPIRE = conclave.game("empire")
VTES = conclave.game("vtes")
BOTS = ("naive", "random")


def seatings(series: Series, games: int) -> list[tuple[str, ...]]:
    return [series.seating(number) for number in range(games)]


def account(bots: str, places: tuple[int, ...]) -> GameSummary:
    """The summary of a game with these bots and places."""
    scores = tuple(-float(place) for place in places)
    return GameSummary(0, "0", {}, tuple(bots), (), places, scores, "over", 1, None, "", {})


@pytest.mark.parametrize(
    ("bots", "seats"), [(2, 2), (3, 2), (2, 4), (3, 4), (4, 4), (5, 4), (5, 5), (8, 5)]
)
def test_every_bot_plays_every_seat_once_in_every_round(bots: int, seats: int) -> None:
    names = tuple("abcdefgh"[:bots])
    series = RoundRobin(VTES, seats, names, 0, {}, patterns=patterns(bots, seats))
    assert series.round == bots
    for first in range(0, 4 * bots, bots):
        taken = Counter(
            (name, seat)
            for number in range(first, first + bots)
            for seat, name in enumerate(series.seating(number))
        )
        assert set(taken.values()) == {1}
        assert len(taken) == bots * seats


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (3, 4), (5, 4), (8, 5)])
def test_opponents_are_balanced(bots: int, seats: int) -> None:
    names = tuple("abcdefgh"[:bots])
    series = RoundRobin(VTES, seats, names, 0, {}, patterns=patterns(bots, seats))
    met: Counter[tuple[str, ...]] = Counter()
    before: Counter[tuple[str, str]] = Counter()
    for seating in seatings(series, 24 * bots):
        met.update(tuple(sorted(pair)) for pair in combinations(seating, 2) if len({*pair}) == 2)
        before.update(zip(seating, (*seating[1:], seating[0]), strict=True))
    assert set(met) == set(combinations(names, 2))
    assert max(met.values()) - min(met.values()) <= 2
    follows = [number for (one, other), number in before.items() if one != other]
    assert len(follows) == bots * (bots - 1)
    assert max(follows) - min(follows) <= 2


def test_a_gauntlet_uses_every_seat() -> None:
    series = Gauntlet(VTES, 3, ("a", "b"), 0, {}, opponent="z")
    assert series.round == 6
    assert sorted(seatings(series, 6)) == sorted(
        [
            ("a", "z", "z"),
            ("b", "z", "z"),
            ("z", "a", "z"),
            ("z", "b", "z"),
            ("z", "z", "a"),
            ("z", "z", "b"),
        ]
    )
    assert seatings(series, 12)[6:] == seatings(series, 6)


def test_ratings_recover_the_true_strengths() -> None:
    chance = random.Random(1)
    strengths = {"a": -0.9, "b": -0.3, "c": 0.0, "d": 0.3, "e": 0.9}
    games = []
    for _ in range(1500):
        table = chance.sample(sorted(strengths), 4)
        luck = {name: strengths[name] - log(-log(chance.random())) for name in table}
        order = sorted(table, key=lambda name: -luck[name])
        games.append(account("".join(table), tuple(1 + order.index(name) for name in table)))
    found = rate(games, list(strengths), 1)
    assert list(found) == list(strengths)
    for name, strength in strengths.items():
        assert found[name].points == pytest.approx(strength * 400 / log(10), abs=25)
        assert found[name].low < found[name].points < found[name].high
        assert found[name].high - found[name].low < 60
    assert sum(rating.points for rating in found.values()) == pytest.approx(0, abs=1e-6)


def test_ties_count_half_and_an_unbeaten_bot_has_a_rating() -> None:
    tied = [account("ab", (2, 2)), account("ba", (1, 1))]
    assert duels(tied, "ab")["a"]["b"].rate == 0.5
    assert rate(tied, "ab", 1)["a"].points == pytest.approx(0, abs=1e-6)
    always = [account("ab", (1, 2))] * 9
    # Nine wins and a draw: ahead 9.5 times, behind 0.5 times.
    assert rate(always, "ab", 1)["a"].points == pytest.approx(200 / log(10) * log(19), abs=0.1)


def test_several_seats_of_a_bot_are_one_comparison() -> None:
    game = account("aabb", (1, 3, 2, 4))
    share = duels([game], "ab")["a"]["b"]
    assert (share.played, share.wins) == (1, 0.75)


def test_standings_do_not_depend_on_the_number_of_processes() -> None:
    one, two = (arena(EMPIRE, BOTS, 8, seed=3, jobs=jobs).to_dict() for jobs in (1, 2))
    assert one == two
    assert one["games"] == 8
    wins = one["wins"]
    assert isinstance(wins, dict)
    assert {name: share["played"] for name, share in wins.items()} == {"naive": 8, "random": 8}
    assert json.loads(json.dumps(one)) == one


def test_a_cluster_gives_the_same_standings() -> None:
    here = arena(EMPIRE, BOTS, 6, seed=3)
    there = arena(EMPIRE, BOTS, 6, seed=3, jobs=2, cluster="local")
    assert there.to_dict() == here.to_dict()


def test_a_stopped_arena_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = arena(EMPIRE, BOTS, 8, seed=3, file=file).to_dict()
    lines = file.read_text().splitlines(keepends=True)
    assert len(lines) == 9
    assert GameSummary.read(lines[4]).line() == lines[4].strip()
    file.write_text("".join(lines[:4]) + lines[4][:40])
    reported: list[int] = []
    again = arena(EMPIRE, BOTS, 8, seed=3, file=file, progress=reported.append)
    assert reported == [3, 4, 5, 6, 7, 8]
    assert again.to_dict() == whole
    assert sorted(file.read_text().splitlines()) == sorted(line.strip() for line in lines)
    before = file.read_text()
    assert arena(EMPIRE, BOTS, 8, seed=3, file=file).to_dict() == whole
    assert file.read_text() == before


def test_results_of_other_games_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(EMPIRE, BOTS, 1, seed=3, file=file)
    before = file.read_text()
    changed: list[dict[str, Any]] = [
        {"seed": 4},
        {"bots": ("naive", "greedy")},
        {"against": "greedy"},
        {"options": {"persons": "any"}},
    ]
    for change in changed:
        with pytest.raises(BadResults, match="results of other games"):
            arena(EMPIRE, games=1, file=file, **{"bots": BOTS, "seed": 3, **change})
    assert file.read_text() == before
    file.write_text("hello\n")
    with pytest.raises(BadResults):
        arena(EMPIRE, BOTS, 1, seed=3, file=file)
    head = before.splitlines()[0]
    file.write_text(f"{head}\nhello\n")
    with pytest.raises(BadResults, match="is not a results file"):
        arena(EMPIRE, BOTS, 1, seed=3, file=file)


@pytest.mark.parametrize(
    ("bots", "against"), [(("random",), None), (("naive", "naive"), None), (("naive",), "naive")]
)
def test_an_arena_needs_different_bots(bots: tuple[str, ...], against: str | None) -> None:
    with pytest.raises(BadOption, match="two different bots"):
        arena(EMPIRE, bots, 2, against=against)


def test_a_missing_library_is_reported_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", missing)
    install = f'{sys.executable} -m pip install "conclave[lab]"'
    with pytest.raises(MissingExtra, match=re.escape(f"needs choix. Install it with: {install}")):
        arena(EMPIRE, BOTS, 1)


@pytest.fixture(scope="module")
def one_against_one() -> Standings:
    return arena(EMPIRE, ("naive",), 8, against="random", seed=1)


def test_wins_are_counted_by_seat_and_side(one_against_one: Standings) -> None:
    standings = one_against_one
    assert {seat: share.played for seat, share in standings.by_seat["naive"].items()} == {
        "0": 4,
        "1": 4,
    }
    sides = standings.by_side["naive"]
    assert set(sides) == {"humans", "vampires"}
    assert sum(share.played for share in sides.values()) == 8
    assert sum(share.wins for share in sides.values()) == standings.wins["naive"].wins
    assert sum(share.wins for share in standings.wins.values()) == 8
    assert standings.ahead["naive"]["random"].rate == standings.wins["naive"].rate


def test_the_plot_has_a_text_for_screen_readers(one_against_one: Standings) -> None:
    picture = one_against_one.plot()
    rate = one_against_one.wins["naive"].rate
    assert f"naive {rate:.1%} (" in picture.splitlines()[0]
    assert "one against 1 random" in picture
    assert picture.endswith("</svg>\n")
