"""Analysis of a game: chances from what a seat knew, and turning points."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from threading import Event

import pytest
from tiny.auction import AUCTION

import conclave
from conclave import Rng, UnknownBot, bots
from conclave.core.record import Record
from conclave.lab.analysis import analyse, decisions, thinned
from conclave.lab.analysis_text import chart, sentences, text_lines
from conclave.lab.playouts import Playouts, Question, RecordedGame
from conclave.text import Words

BLUNDER = 5
"""The move with which seat 0 loses the last lot and the game."""


@pytest.fixture(autouse=True)
def auction_is_registered() -> Iterator[None]:
    conclave.register(AUCTION)
    yield
    conclave.unregister(AUCTION.name)


def auction() -> Record:
    """Both have one lot when the last is sold, and seat 0 bids nothing although it is rich."""
    record = Record.begin(AUCTION, 2, seed=1, names=["Ann", "Ben"])
    for seat, move in ((0, "bid 1"), (1, "bid 0"), (0, "bid 0"), (1, "bid 1"), (0, "bid 0")):
        record.play(seat, move)
    record.play(1, "bid 4")
    assert record.position.outcome is not None
    assert record.position.outcome.places == (2, 1)
    return record


def played(game: str, seats: int, seed: int) -> Record:
    """A game among random bots."""
    record = Record.begin(conclave.game(game), seats, seed=seed)
    players = [bots.make("random", record.game, seat, seed) for seat in range(seats)]
    while not record.position.over:
        seat = record.position.deciders[0]
        record.play(seat, players[seat].choose(bots.perspective(record.position, seat)))
    return record


def test_the_losing_move_is_found_with_a_better_one() -> None:
    found = analyse(auction(), budget=30)
    worst = max(found.turning_points, key=lambda point: point.fall)
    assert (worst.number, worst.seat, worst.played) == (BLUNDER, 0, "bid 0")
    assert worst.before > 0.35
    assert worst.after == 0
    assert worst.better is not None
    assert int(worst.better.removeprefix("bid ")) >= 3
    assert worst.better_chance > worst.played_chance + 0.3


def test_an_adviser_suggests_what_it_would_have_done() -> None:
    found = analyse(auction(), budget=30, adviser="random", seed=2)
    worst = max(found.turning_points, key=lambda point: point.fall)
    recorded = RecordedGame.of(auction())
    position = recorded.moments([BLUNDER - 1])[BLUNDER - 1]
    advised = bots.make("random", AUCTION, 0, 2).choose(bots.perspective(position, 0))
    assert worst.better == advised.text != "bid 0"


def test_courses_start_at_decisions_and_end_with_the_result() -> None:
    found = analyse(auction(), budget=5)
    assert [point.number for point in found.courses[0]] == [0, 2, 4, 6]
    assert [point.number for point in found.courses[1]] == [1, 3, 5, 6]
    assert [course[-1].chance for course in found.courses] == [0, 1]
    assert not found.stopped


@pytest.mark.parametrize("game", ["vendetta", "empire", "masquerade"])
def test_chances_do_not_depend_on_hidden_information(game: str) -> None:
    record = played(game, conclave.game(game).seats[0], 4)
    recorded = RecordedGame.of(record)
    choices, _ = decisions(recorded)
    playouts = Playouts(recorded, (), "random", 7)
    for seat in range(2):
        number = choices[seat][len(choices[seat]) // 2]
        real = recorded.moments([number])[number]
        other = real.imagine(seat, Rng("another world"))
        assert other.digest() != real.digest()
        question = Question(number, seat, real.options(seat)[0].text, playouts=3)
        results = playouts.answer(question, real, Event())
        assert len(results) == 3
        assert results == playouts.answer(question, other, Event())


def test_the_real_position_is_unchanged() -> None:
    recorded = RecordedGame.of(auction())
    position = recorded.moments([4])[4]
    before = position.digest()
    Playouts(recorded, (), "random", 1).answer(
        Question(4, 0, "bid 2", playouts=4), position, Event()
    )
    assert position.digest() == before


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    record = played("vendetta", 3, 4)
    one, two = (
        analyse(record, 2, 2, turning_points=0, bot="random", jobs=jobs).to_dict()
        for jobs in (1, 2)
    )
    assert one == two
    assert json.loads(json.dumps(one)) == one


def test_an_analysis_reports_progress_and_can_be_stopped() -> None:
    reported: list[tuple[int, int]] = []
    stop = Event()

    def hear(done: int, of: int) -> None:
        reported.append((done, of))
        if done >= 10:
            stop.set()

    found = analyse(auction(), budget=5, stop=stop, progress=hear)
    assert reported == [(5, 30), (10, 30)]
    assert found.stopped
    assert found.turning_points == []
    assert [len(course) for course in found.courses] == [2, 2]


def test_an_unfinished_game_has_no_result() -> None:
    record = Record.begin(AUCTION, 2, seed=1)
    record.play(0, "bid 1")
    found = analyse(record, budget=2)
    assert [len(course) for course in found.courses] == [1, 0]


def test_unknown_bots_are_refused() -> None:
    for bad in ({"bot": "oracle"}, {"adviser": "oracle"}):
        with pytest.raises(UnknownBot):
            analyse(auction(), **bad)  # type: ignore[arg-type]


def test_decisions_are_thinned_evenly() -> None:
    assert thinned(range(0, 100), 5) == [0, 25, 50, 74, 99]
    assert thinned([3, 8], 5) == [3, 8]


def test_an_analysis_is_printed_and_plotted() -> None:
    found = analyse(auction(), budget=30)
    point = max(found.turning_points, key=lambda point: point.fall)
    before, better = round(100 * point.before), round(100 * point.better_chance)
    for language, fell, rather in (
        ("en", f"Move 5: Ann’s chances fell from {before}% to 0%. Played: bid 0", "Better"),
        (
            "de",
            f"Zug 5: Die Chancen von Ann fielen von {before}\u00a0% auf 0\u00a0%. Gespielt: bid 0",
            "Bes",
        ),
        ("pl", f"Ruch 5: szanse gracza Ann spadły z {before}% do 0%. Zagrano: bid 0", "Lepiej"),
    ):
        fall, advice = sentences(point, Words(language, AUCTION, found.names))
        assert fall == fell
        assert advice.startswith(rather)
        percent = f"{better}\u00a0%" if language == "de" else f"{better}%"
        assert f"{point.better} ({percent} " in advice
        lines = text_lines(found, language)
        assert fall in lines
        assert lines[1].startswith("Ann: 0: ")
        picture = chart(found, language)
        assert picture.count("<polyline") == 2
        assert f"<title>{fall} {advice}</title>" in picture


def test_every_fall_is_greater_than_its_error() -> None:
    budget = 6
    found = analyse(played("vendetta", 3, 4), budget, 8, bot="random")
    for point in found.turning_points:
        assert point.fall >= 0.1
        made = 3 * budget
        least = 2 * (point.before * (1 - point.before) / made) ** 0.5
        assert point.fall >= least
    falls = [
        one.chance - after.chance
        for course in found.courses
        for one, after in pairwise(course)
        if one.chance - after.chance >= 0.1
    ]
    assert len(falls) > len(found.turning_points)
