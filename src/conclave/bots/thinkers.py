"""Processes that think for bots: beside whoever asks, on several cores, and while others decide.

Each process imagines positions of its own and searches by itself; the move that most of the
thinking leads to is made. A process keeps what it has found out at the tables it was asked about
last, and goes on thinking about one of them while nobody asks it anything.
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
from conclave.bots.levels import Searching
from conclave.bots.perspective import Perspective
from conclave.core.game import Thinking
from conclave.core.registry import game
from conclave.core.rng import Rng

KEPT: Final = 16
"""How many tables a process remembers."""
LONGEST: Final = 30.0
"""Seconds after which thinking while another decides is given up: he may have gone away."""
NICE: Final = 5
"""Who thinks makes way for who answers people."""

Found = tuple[str, int]
"""The move that thinking has led to, and how many iterations it took."""


class Closed(Exception):
    """Nobody thinks here any more."""


class Busy(Exception):
    """There is no time left for a question, for others were thought about meanwhile."""


class Question(NamedTuple):
    """A seat's question at a table, with all that a process needs to think about it."""

    table: str
    game: str
    seats: int
    options: dict[str, object]
    seed: int
    moves: tuple[tuple[int, str], ...]
    """Whose they were, and what."""
    seat: int
    level: str
    seconds: float
    """How long the answer may take, if that is less than the level allows: to wait until others
    are answered, and to think."""
    chance: str
    """Where this thinking takes its chance from: nothing of the game's."""


class Asked(NamedTuple):
    """A question to one process, which is one of several that think about it."""

    question: Question
    part: int
    parts: int
    ponder: bool
    """Whether another decides, and this is only to use the time."""


class Desk:
    """What a process keeps of one table."""

    def __init__(self, question: Question) -> None:
        found = game(question.game)
        self.position = found.start(question.seats, question.seed, question.options)
        self.moves: tuple[tuple[int, str], ...] = ()
        self.bots: dict[tuple[int, str], Searching] = {}

    def continues(self, question: Question) -> bool:
        """Whether the game has gone on from here, and nothing was taken back."""
        return question.moves[: len(self.moves)] == self.moves

    def follow(self, question: Question) -> None:
        """Make the moves that were made since."""
        for seat, text in question.moves[len(self.moves) :]:
            self.position.play(seat, text)
        self.moves = question.moves

    def bot(self, asked: Asked) -> Searching:
        """The bot at the seat, with what it has found out so far."""
        question = asked.question
        key = question.seat, question.level
        budget = levels.budget(question.level, self.position.game)
        assert budget is not None, f"{question.level} does not think"
        rng = Rng(f"{question.chance} part {asked.part}")
        if key not in self.bots:
            self.bots[key] = Searching(self.position.game, question.seat, rng, budget)
        bot = self.bots[key]
        bot.search.rng = bot.rng = rng
        if asked.ponder:
            bot.budget = Thinking(levels.MOST, LONGEST)
        else:
            seconds = min(budget.seconds, question.seconds)
            bot.budget = Thinking(-(-budget.iterations // asked.parts), seconds)
        return bot


def work(connection: Connection) -> None:
    """Answer what is asked, one after another, until nobody is there to ask any more."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    desks: dict[str, Desk] = {}
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            asked = connection.recv()
            if asked is None:  # told to stop too late: it has been answered already
                continue
            found = answer(desks, asked, connection.poll)
            if not asked.ponder:
                connection.send(found)


def answer(desks: dict[str, Desk], asked: Asked, stop: Callable[[], bool]) -> Found:
    """Think about a question until the budget is spent, or somebody has something to say."""
    question = asked.question
    desk = desks.pop(question.table, None)
    if desk is None or not desk.continues(question):
        desk = Desk(question)
    desk.follow(question)
    desks[question.table] = desk  # the last that was used
    if len(desks) > KEPT:
        del desks[next(iter(desks))]
    perspective = Perspective(desk.position, question.seat)
    bot = desk.bot(asked)
    iterations = bot.think(perspective, stop)
    return ("" if asked.ponder else bot.best(perspective).text), iterations


class Thinker:
    """A process that thinks, seen from the one that asks it."""

    def __init__(self) -> None:
        self.busy = Lock()
        """Held by whoever waits for its answer."""
        self.waiting = 0
        """How many questions it is to answer, the one that it thinks about included."""
        self._sending = Lock()
        self._table = ""
        """What it thinks about, if somebody waits for its answer."""
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def send(self, asked: Asked) -> None:
        """Ask it something; it is started when it is asked for the first time."""
        with self._sending:
            if self._connection is None:
                # A copy of a process with threads may hang; a new one does not.
                context = multiprocessing.get_context("spawn")
                self._connection, theirs = context.Pipe()
                self._process = context.Process(target=work, args=(theirs,), daemon=True)
                self._process.start()
                theirs.close()
            self._table = "" if asked.ponder else asked.question.table
            self._connection.send(asked)

    def answer(self) -> Found:
        """Wait for its answer."""
        assert self._connection is not None
        found: Found = self._connection.recv()
        with self._sending:
            self._table = ""
        return found

    def stop(self, table: str) -> None:
        """If it thinks about this table, have it answer at once."""
        with self._sending:
            if self._table == table and self._connection is not None:
                self._connection.send(None)

    def close(self) -> None:
        """Let the process go; another is started when it is needed."""
        with self._sending:
            process, connection = self._process, self._connection
            self._process, self._connection, self._table = None, None, ""
        if process is not None and connection is not None:
            process.kill()
            process.join()
            connection.close()


class Thinkers:
    """Some processes that think. A table is always thought about by the same one, which
    remembers it, and by as many others as have nothing else to do."""

    def __init__(self, number: int) -> None:
        self._thinkers = [Thinker() for _ in range(number)]
        self._closed = False

    def think(self, question: Question) -> str:
        """The best move that was found. The more wait, the less is thought about each question."""
        home = self._home(question)
        until = monotonic() + question.seconds
        home.waiting += 1
        try:
            if not home.busy.acquire(timeout=min(question.seconds, TIMEOUT_MAX)):
                raise Busy
            try:
                left = max(0.0, until - monotonic())
                return self._think_again(home, question._replace(seconds=left / home.waiting))
            finally:
                home.busy.release()
        finally:
            home.waiting -= 1

    def _think_again(self, home: Thinker, question: Question) -> str:
        """Think, and once more with another process if the first was killed."""
        try:
            return self._think(home, question)
        except (EOFError, OSError):
            return self._think(home, question)

    def _think(self, home: Thinker, question: Question) -> str:
        if self._closed:
            raise Closed
        free = [one for one in self._thinkers if one is not home and one.busy.acquire(False)]
        thinking = [home, *free]
        try:
            for part, one in enumerate(thinking):
                one.send(Asked(question, part, len(thinking), ponder=False))
            return best([one.answer() for one in thinking])
        except (EOFError, OSError):
            for one in thinking:  # none may keep an answer that nobody waits for
                one.close()
            raise
        finally:
            for one in free:
                one.busy.release()

    def ponder(self, question: Question) -> None:
        """Think about what may come, until something is asked."""
        home = self._home(question)
        if home.busy.acquire(False):
            try:
                home.send(Asked(question, 0, 1, ponder=True))
            except OSError:  # it was killed
                home.close()
            finally:
                home.busy.release()

    def stop(self, table: str) -> None:
        """Whatever was asked about this table is to be answered at once."""
        for one in self._thinkers:
            one.stop(table)

    def close(self) -> None:
        """Let all processes go; who still waits for an answer is told so."""
        self._closed = True
        for one in self._thinkers:
            one.close()

    def _home(self, question: Question) -> Thinker:
        return self._thinkers[crc32(question.table.encode()) % len(self._thinkers)]


def best(found: list[Found]) -> str:
    """The move that most of the thinking has led to."""
    behind: dict[str, int] = {}
    for move, iterations in found:
        behind[move] = behind.get(move, 0) + iterations
    return max(behind, key=lambda move: behind[move])
