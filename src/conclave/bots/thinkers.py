"""Processes that search for bots, on several cores, also while others decide.

Each process searches by itself with its own imagined positions; the move with most iterations
behind it wins. A process keeps the searches of recent tables, and ponders one of them while it has
nothing else to do.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import TIMEOUT_MAX, Lock
from time import monotonic
from typing import Final, NamedTuple
from zlib import crc32

from conclave.bots import levels
from conclave.bots.levels import SearchBot
from conclave.bots.perspective import Perspective
from conclave.core.game import SearchBudget
from conclave.core.registry import game
from conclave.core.rng import Rng

MAX_TABLES: Final = 16
"""How many tables a process remembers."""
MAX_PONDERING: Final = 30.0
"""Seconds after which pondering stops: the opponent may have left."""
NICE: Final = 5
"""The processes have a lower priority than the server."""

Answer = tuple[str, int]
"""The best move, and the number of iterations behind it."""


class Closed(Exception):
    """The processes are stopped."""


class Busy(Exception):
    """No time is left for a question, because others came first."""


class Question(NamedTuple):
    """A decision of a seat at a table, with everything a process needs to search it."""

    table: str
    game: str
    seats: int
    options: dict[str, object]
    seed: int
    moves: tuple[tuple[int, str], ...]
    """All moves so far, each with its seat."""
    seat: int
    level: str
    seconds: float
    """How long the answer may take, waiting included, if the level allows more."""
    chance: str
    """The random seed of the search; not the game's."""


class Task(NamedTuple):
    """A question to one process, which may be one of several."""

    question: Question
    part: int
    parts: int
    ponder: bool
    """Whether somebody else decides now, and this just uses the time."""


class TableMemory:
    """A process's memory of one table."""

    def __init__(self, question: Question) -> None:
        found = game(question.game)
        self.position = found.start(question.seats, question.seed, question.options)
        self.moves: tuple[tuple[int, str], ...] = ()
        self.bots: dict[tuple[int, str], SearchBot] = {}

    def continues(self, question: Question) -> bool:
        """Whether the game went on from here, with no move taken back."""
        return question.moves[: len(self.moves)] == self.moves

    def follow(self, question: Question) -> None:
        """Catch up with the moves made since."""
        for seat, text in question.moves[len(self.moves) :]:
            self.position.play(seat, text)
        self.moves = question.moves

    def bot(self, task: Task) -> SearchBot:
        """The bot at the seat, with its search so far."""
        question = task.question
        key = question.seat, question.level
        budget = levels.budget(question.level, self.position.game)
        assert budget is not None, f"{question.level} does not search"
        rng = Rng(f"{question.chance} part {task.part}")
        if key not in self.bots:
            self.bots[key] = SearchBot(self.position.game, question.seat, rng, budget)
        bot = self.bots[key]
        bot.search.rng = bot.rng = rng
        if task.ponder:
            bot.budget = SearchBudget(levels.UNLIMITED, MAX_PONDERING)
        else:
            seconds = min(budget.seconds, question.seconds)
            bot.budget = SearchBudget(-(-budget.iterations // task.parts), seconds)
        return bot


def work(connection: Connection) -> None:
    """Run tasks, one after another, until the connection closes."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    memories: dict[str, TableMemory] = {}
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            task = connection.recv()
            if task is None:  # a stop that came too late
                continue
            found = run_task(memories, task, connection.poll)
            if not task.ponder:
                connection.send(found)


def run_task(memories: dict[str, TableMemory], task: Task, stop: Callable[[], bool]) -> Answer:
    """Search until the budget is spent or `stop` says so."""
    question = task.question
    memory = memories.pop(question.table, None)
    if memory is None or not memory.continues(question):
        memory = TableMemory(question)
    memory.follow(question)
    memories[question.table] = memory  # now the most recent one
    if len(memories) > MAX_TABLES:
        del memories[next(iter(memories))]
    perspective = Perspective(memory.position, question.seat)
    bot = memory.bot(task)
    iterations = bot.think(perspective, stop)
    return ("" if task.ponder else bot.best(perspective).text), iterations


class Thinker:
    """The parent's side of a process."""

    def __init__(self) -> None:
        self.busy = Lock()
        """Held while somebody waits for its answer."""
        self.waiting = 0
        """How many questions wait for it, including the current one."""
        self._sending = Lock()
        self._table = ""
        """The table it is working on, if somebody waits for its answer."""
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def send(self, task: Task) -> None:
        """Send it a task; the process starts with the first one."""
        with self._sending:
            if self._connection is None:
                # Not "fork": a forked copy of a process with threads may hang.
                context = multiprocessing.get_context("spawn")
                self._connection, theirs = context.Pipe()
                self._process = context.Process(target=work, args=(theirs,), daemon=True)
                self._process.start()
                theirs.close()
            self._table = "" if task.ponder else task.question.table
            self._connection.send(task)

    def answer(self) -> Answer:
        """Wait for its answer."""
        assert self._connection is not None
        found: Answer = self._connection.recv()
        with self._sending:
            self._table = ""
        return found

    def stop(self, table: str) -> None:
        """Have it answer at once if it is working on this table."""
        with self._sending:
            if self._table == table and self._connection is not None:
                self._connection.send(None)

    def close(self) -> None:
        """Kill the process; a new one starts when it is needed."""
        with self._sending:
            process, connection = self._process, self._connection
            self._process, self._connection, self._table = None, None, ""
        if process is not None and connection is not None:
            process.kill()
            process.join()
            connection.close()


class Thinkers:
    """A pool of processes. Each table has a home process, which remembers it; idle ones help."""

    def __init__(self, number: int) -> None:
        self._thinkers = [Thinker() for _ in range(number)]
        self._closed = False

    def think(self, question: Question) -> str:
        """Find the best move. The more questions wait, the less time each gets."""
        home = self._home(question)
        until = monotonic() + question.seconds
        home.waiting += 1
        try:
            if not home.busy.acquire(timeout=min(question.seconds, TIMEOUT_MAX)):
                raise Busy
            try:
                left = max(0.0, until - monotonic())
                return self._think_or_retry(home, question._replace(seconds=left / home.waiting))
            finally:
                home.busy.release()
        finally:
            home.waiting -= 1

    def _think_or_retry(self, home: Thinker, question: Question) -> str:
        """Think; retry with a new process if the first was killed."""
        try:
            return self._think(home, question)
        except (EOFError, OSError):
            return self._think(home, question)

    def _think(self, home: Thinker, question: Question) -> str:
        if self._closed:
            raise Closed
        free = [one for one in self._thinkers if one is not home and one.busy.acquire(False)]
        team = [home, *free]
        try:
            for part, one in enumerate(team):
                one.send(Task(question, part, len(team), ponder=False))
            return best([one.answer() for one in team])
        except (EOFError, OSError):
            for one in team:  # none may keep an answer that nobody waits for
                one.close()
            raise
        finally:
            for one in free:
                one.busy.release()

    def ponder(self, question: Question) -> None:
        """Search ahead until the next task comes."""
        home = self._home(question)
        if home.busy.acquire(False):
            try:
                home.send(Task(question, 0, 1, ponder=True))
            except OSError:  # it was killed
                home.close()
            finally:
                home.busy.release()

    def stop(self, table: str) -> None:
        """Have questions about this table answered at once."""
        for one in self._thinkers:
            one.stop(table)

    def close(self) -> None:
        """Stop all processes; pending questions raise `Closed`."""
        self._closed = True
        for one in self._thinkers:
            one.close()

    def _home(self, question: Question) -> Thinker:
        return self._thinkers[crc32(question.table.encode()) % len(self._thinkers)]


def best(answers: list[Answer]) -> str:
    """The move with most iterations behind it."""
    votes: dict[str, int] = {}
    for move, iterations in answers:
        votes[move] = votes.get(move, 0) + iterations
    return max(votes, key=lambda move: votes[move])
