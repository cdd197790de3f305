"""Processes that think for bots: they agree, remember, make way when told, and may be killed."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from math import inf

import pytest

import conclave
from conclave import Position, Rng
from conclave.bots.levels import Searching
from conclave.bots.perspective import Perspective
from conclave.bots.thinkers import (
    Asked,
    Busy,
    Closed,
    Desk,
    Question,
    Thinker,
    Thinkers,
    answer,
    best,
)
from conclave.core.game import Thinking

EMPIRE = conclave.game("empire")


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """Two processes."""
    made = Thinkers(2)
    yield made
    made.close()


def played(moves: int, seed: int = 3) -> tuple[Position, tuple[tuple[int, str], ...]]:
    """A game of Empire after so many moves by chance, and on until there is a choice."""
    position, rng = EMPIRE.start(2, seed), Rng(seed)
    told: list[tuple[int, str]] = []
    while len(told) < moves or len(position.options(position.deciders[0])) < 2:
        seat = position.deciders[0]
        move = position.options(seat).pick(rng)
        position.play(seat, move)
        told.append((seat, move.text))
    return position, tuple(told)


def asking(
    position: Position, moves: tuple[tuple[int, str], ...], seconds: float = inf
) -> Question:
    """The question of the seat that decides."""
    return Question(
        "a table", "empire", 2, {}, 3, moves, position.deciders[0], "strong", seconds, "chance"
    )


def test_a_process_chooses_what_is_allowed(thinkers: Thinkers) -> None:
    position, moves = played(12)
    text = thinkers.think(asking(position, moves, seconds=0.2))
    assert EMPIRE.move(text) in position.options(position.deciders[0])


def test_it_answers_at_once_when_it_is_told_to() -> None:
    position, moves = played(12)
    thinker = Thinker()
    thinker.send(Asked(asking(position, moves)._replace(level="merciless"), 0, 1, ponder=False))
    thinker.stop("another table")
    thinker.stop("a table")
    text, iterations = thinker.answer()
    thinker.close()
    assert EMPIRE.move(text) in position.options(position.deciders[0])
    assert iterations < EMPIRE.thinking.iterations


def test_a_process_that_was_killed_is_replaced(thinkers: Thinkers) -> None:
    position, moves = played(12)
    asked = asking(position, moves, seconds=0.1)
    thinkers.think(asked)
    for thinker in thinkers._thinkers:
        process = thinker._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
    assert EMPIRE.move(thinkers.think(asked)) in position.options(position.deciders[0])


def test_who_waits_for_others_too_long_is_told_so() -> None:
    position, moves = played(12)
    made = Thinkers(1)
    home = made._thinkers[0]
    with home.busy, pytest.raises(Busy):
        made.think(asking(position, moves, seconds=0.01))
    assert home._process is None
    assert home.waiting == 0
    assert EMPIRE.move(made.think(asking(position, moves, seconds=0.0))) in position.options(
        position.deciders[0]
    )
    made.close()


def test_those_who_wait_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    position, moves = played(12)
    made = Thinkers(1)
    times = iter((100.0, 101.0))  # a second goes by until it is free
    monkeypatch.setattr("conclave.bots.thinkers.monotonic", lambda: next(times))
    monkeypatch.setattr(made, "_think", lambda home, asked: f"{asked.seconds} seconds")
    made._thinkers[0].waiting = 1  # somebody else
    assert made.think(asking(position, moves, seconds=4.0)) == "1.5 seconds"


def test_what_was_found_out_is_kept_as_long_as_nothing_is_taken_back() -> None:
    desks: dict[str, Desk] = {}
    position, moves = played(12)
    first = asking(position, moves)
    answer(desks, Asked(first, 0, 100, ponder=False), lambda: False)
    desk = desks["a table"]
    found = desk.bots[first.seat, "strong"].search
    thought = found.iterations
    answer(desks, Asked(first, 0, 100, ponder=False), lambda: False)
    assert desks["a table"] is desk
    assert found.iterations > thought
    earlier, fewer = played(8)
    answer(desks, Asked(asking(earlier, fewer[:-1]), 0, 100, ponder=True), lambda: True)
    assert desks["a table"] is not desk


def test_it_thinks_while_another_decides_and_remembers_it() -> None:
    desks: dict[str, Desk] = {}
    position, moves = played(12)
    other = asking(position, moves)._replace(seat=1 - position.deciders[0])
    polls = iter(range(100))
    answer(desks, Asked(other, 0, 1, ponder=True), lambda: next(polls) >= 30)
    assert desks["a table"].bots[other.seat, "strong"].search.iterations == 30


def test_a_process_knows_the_position_of_the_table() -> None:
    desks: dict[str, Desk] = {}
    position, moves = played(12)
    answer(desks, Asked(asking(position, moves), 0, 100, ponder=False), lambda: True)
    assert desks["a table"].position.digest() == position.digest()
    seat = position.deciders[0]
    assert Perspective(desks["a table"].position, seat).view == position.view(seat)


def test_one_process_chooses_as_the_bot_does_by_itself() -> None:
    position, moves = played(12)
    question = asking(position, moves)
    found = answer({}, Asked(question, 0, 20, ponder=False), lambda: False)
    alone = Searching(EMPIRE, question.seat, Rng("chance part 0"), Thinking(10))
    assert EMPIRE.thinking.iterations == 200
    assert found[0] == alone.choose(Perspective(position, question.seat)).text


def test_the_move_that_most_of_the_thinking_leads_to_is_made() -> None:
    assert best([("a", 50), ("b", 40), ("b", 20)]) == "b"
    assert best([("a", 70), ("b", 40), ("b", 20)]) == "a"


def test_who_waits_is_told_when_all_are_closed() -> None:
    position, moves = played(12)
    made = Thinkers(1)
    made.think(asking(position, moves, seconds=0.0))
    threading.Timer(0.3, made.close).start()

    def keep_asking() -> None:
        while True:
            made.think(asking(position, moves)._replace(level="merciless"))

    with pytest.raises(Closed):
        keep_asking()
