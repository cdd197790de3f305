"""Processes that search for bots: they agree, remember, stop when told, and survive a kill."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from math import inf

import pytest

import conclave
from conclave import Position, Rng
from conclave.bots.levels import SearchBot
from conclave.bots.perspective import Perspective
from conclave.bots.thinkers import (
    Busy,
    Closed,
    Question,
    TableMemory,
    Task,
    Thinker,
    Thinkers,
    best,
    run_task,
)
from conclave.core.game import SearchBudget

EMPIRE = conclave.game("empire")


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """Two processes."""
    pool = Thinkers(2)
    yield pool
    pool.close()


def played(moves: int, seed: int = 3) -> tuple[Position, tuple[tuple[int, str], ...]]:
    """A game of Empire after this many random moves, and on until there is a choice."""
    position, rng = EMPIRE.start(2, seed), Rng(seed)
    history: list[tuple[int, str]] = []
    while len(history) < moves or len(position.options(position.deciders[0])) < 2:
        seat = position.deciders[0]
        move = position.options(seat).pick(rng)
        position.play(seat, move)
        history.append((seat, move.text))
    return position, tuple(history)


def question_of(
    position: Position, moves: tuple[tuple[int, str], ...], seconds: float = inf
) -> Question:
    """The question of the deciding seat."""
    return Question(
        "a table", "empire", 2, {}, 3, moves, position.deciders[0], "strong", seconds, "chance"
    )


def test_a_process_answers_with_a_legal_move(thinkers: Thinkers) -> None:
    position, moves = played(12)
    text = thinkers.think(question_of(position, moves, seconds=0.2))
    assert EMPIRE.move(text) in position.options(position.deciders[0])


def test_a_stopped_process_answers_at_once() -> None:
    position, moves = played(12)
    thinker = Thinker()
    thinker.send(Task(question_of(position, moves)._replace(level="merciless"), 0, 1, ponder=False))
    thinker.stop("another table")
    thinker.stop("a table")
    text, iterations = thinker.answer()
    thinker.close()
    assert EMPIRE.move(text) in position.options(position.deciders[0])
    assert iterations < EMPIRE.search_budget.iterations


def test_a_killed_process_is_replaced(thinkers: Thinkers) -> None:
    position, moves = played(12)
    question = question_of(position, moves, seconds=0.1)
    thinkers.think(question)
    for thinker in thinkers._thinkers:
        process = thinker._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join()
    assert EMPIRE.move(thinkers.think(question)) in position.options(position.deciders[0])


def test_a_question_that_waits_too_long_raises_busy() -> None:
    position, moves = played(12)
    pool = Thinkers(1)
    home = pool._thinkers[0]
    with home.busy, pytest.raises(Busy):
        pool.think(question_of(position, moves, seconds=0.01))
    assert home._process is None
    assert home.waiting == 0
    assert EMPIRE.move(pool.think(question_of(position, moves, seconds=0.0))) in position.options(
        position.deciders[0]
    )
    pool.close()


def test_waiting_questions_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    position, moves = played(12)
    pool = Thinkers(1)
    times = iter((100.0, 101.0))  # a second passes until it is free
    monkeypatch.setattr("conclave.bots.thinkers.monotonic", lambda: next(times))
    monkeypatch.setattr(pool, "_think", lambda home, question: f"{question.seconds} seconds")
    pool._thinkers[0].waiting = 1  # somebody else
    assert pool.think(question_of(position, moves, seconds=4.0)) == "1.5 seconds"


def test_a_search_is_kept_until_a_move_is_taken_back() -> None:
    memories: dict[str, TableMemory] = {}
    position, moves = played(12)
    first = question_of(position, moves)
    run_task(memories, Task(first, 0, 100, ponder=False), lambda: False)
    memory = memories["a table"]
    search = memory.bots[first.seat, "strong"].search
    iterations = search.iterations
    run_task(memories, Task(first, 0, 100, ponder=False), lambda: False)
    assert memories["a table"] is memory
    assert search.iterations > iterations
    earlier, fewer = played(8)
    run_task(memories, Task(question_of(earlier, fewer[:-1]), 0, 100, ponder=True), lambda: True)
    assert memories["a table"] is not memory


def test_pondering_is_remembered() -> None:
    memories: dict[str, TableMemory] = {}
    position, moves = played(12)
    other = question_of(position, moves)._replace(seat=1 - position.deciders[0])
    polls = iter(range(100))
    run_task(memories, Task(other, 0, 1, ponder=True), lambda: next(polls) >= 30)
    assert memories["a table"].bots[other.seat, "strong"].search.iterations == 30


def test_a_process_rebuilds_the_position_of_the_table() -> None:
    memories: dict[str, TableMemory] = {}
    position, moves = played(12)
    run_task(memories, Task(question_of(position, moves), 0, 100, ponder=False), lambda: True)
    assert memories["a table"].position.digest() == position.digest()
    seat = position.deciders[0]
    assert Perspective(memories["a table"].position, seat).view == position.view(seat)


def test_one_process_chooses_like_the_bot_itself() -> None:
    position, moves = played(12)
    question = question_of(position, moves)
    found = run_task({}, Task(question, 0, 20, ponder=False), lambda: False)
    alone = SearchBot(EMPIRE, question.seat, Rng("chance part 0"), SearchBudget(10))
    assert EMPIRE.search_budget.iterations == 200
    assert found[0] == alone.choose(Perspective(position, question.seat)).text


def test_the_move_with_most_iterations_wins() -> None:
    assert best([("a", 50), ("b", 40), ("b", 20)]) == "b"
    assert best([("a", 70), ("b", 40), ("b", 20)]) == "a"


def test_pending_questions_raise_closed() -> None:
    position, moves = played(12)
    pool = Thinkers(1)
    pool.think(question_of(position, moves, seconds=0.0))
    threading.Timer(0.3, pool.close).start()

    def keep_asking() -> None:
        while True:
            pool.think(question_of(position, moves)._replace(level="merciless"))

    with pytest.raises(Closed):
        keep_asking()
