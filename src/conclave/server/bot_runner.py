"""Answers for bots and makes automatic passes, in the background."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from math import inf
from time import monotonic

from sqlalchemy import select

from conclave import bots
from conclave.bots import levels
from conclave.bots.thinkers import Busy, Closed, Question, Thinkers
from conclave.core.errors import ConclaveError
from conclave.server import acts
from conclave.server.errors import DatabaseAway
from conclave.server.storage.schema import tables as stored
from conclave.server.table import BOT_GRACE, Table
from conclave.server.table_state import TableState
from conclave.server.tables import Act, Tables
from conclave.server.terms import BOT, RUNNING
from conclave.server.time import now

SWEEP = 0.5
"""Seconds between two checks for tables that need the server."""
BREATH = 0.05
"""The longest pause in seconds between two tables of a sweep, for requests."""
THREADS = 8
"""How many bots choose or wait for a search at the same time."""
THINKING_PACE = 0.8
"""The least number of seconds until a strong bot's move appears."""
THOUGHT = 0.75
"""The fraction of the time until an answer is due that is used for thinking."""

logger = logging.getLogger(__name__)


def chance(state: TableState) -> str:
    """A bot's random seed, different for every decision and independent of the game's."""
    terms = state.terms
    text = f"{terms.invitation} {terms.seed} {len(state.moves)} {state.changed_at}"
    return sha256(text.encode()).hexdigest()[:16]


def thinks(state: TableState, seat: int) -> bool:
    """Whether the seat's bot searches."""
    name = state.chairs[seat].bot or ""
    return levels.budget(name, state.terms.game) is not None


def pace(state: TableState, seat: int, usual: float) -> float:
    """Seconds until a bot's move in its own turn appears; depends on its level alone."""
    level = levels.LEVELS.get(state.chairs[seat].bot or "")
    if level is None or not level.thinks:
        return usual
    return max(usual, THINKING_PACE * level.seconds)


def choose(state: TableState, seat: int, thinkers: Thinkers, until: float) -> str:
    """A bot's move, from what its seat may know, found before `until`."""
    position, terms = state.position, state.terms
    assert position is not None
    perspective = bots.perspective(position, seat)
    name = state.chairs[seat].bot or ""
    seed = int(chance(state), 16)
    try:
        if thinks(state, seat) and len(perspective.options) > 1:
            left = max(0.0, until - monotonic())
            text = thinkers.think(question(state, seat, left))
        else:
            text = bots.make(name, terms.game, seat, seed).choose(perspective).text
        if terms.game.move(text) not in perspective.options:
            raise ValueError(f"{text} is not allowed")
        return text
    except Closed:
        return ""  # the server is stopping: nobody submits it
    except Busy:  # answer in time anyway, without a search
        return bots.make(bots.default(terms.game), terms.game, seat, seed).choose(perspective).text
    except Exception:
        logger.exception("bot %s failed at table %s", name, terms.id)
        return bots.make("random", terms.game, seat, seed).choose(perspective).text


def question(state: TableState, seat: int, seconds: float) -> Question:
    """The question for the thinking processes."""
    terms = state.terms
    return Question(
        terms.id,
        terms.game.name,
        len(state.chairs),
        terms.options,
        terms.seed,
        state.all_moves,
        seat,
        state.chairs[seat].bot or "",
        seconds,
        chance(state),
    )


class BotRunner:
    """Keeps tables going: bots move, automatic passes are made, clocks run out."""

    def __init__(self, tables: Tables, thinkers: int) -> None:
        self.tables = tables
        self._thinkers = Thinkers(thinkers)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._questions: dict[str, tuple[int, int | None]] = {}
        """The seat of the thinking bot at each table, and the entry since which it is asked."""
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start, and resume the tables that waited for the server when it stopped."""
        self.tables.on_change = self.check
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    async def stop(self) -> None:
        """Stop; moves that were not submitted are searched again after the next start."""
        self.tables.on_change = lambda _: None  # later commits wake no bots
        tasks = [*self._tasks.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._thinkers.close()

    def check(self, table: Table) -> None:
        """Answer for a seat if the server has to; otherwise let bots ponder."""
        if table.id in self._tasks:
            self._drop_old_thoughts(table)
        elif table.state.seat_to_answer() is not None:
            task = asyncio.create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._done(table, task))
        elif table.state.status == RUNNING:
            self._ponder(table.state)

    def _drop_old_thoughts(self, table: Table) -> None:
        """Stop a search whose question is no longer open."""
        seat, since = self._questions.get(table.id, (None, None))
        if seat is not None and table.state.asked_since.get(seat) != since:
            self._thinkers.stop(table.id)

    def _ponder(self, state: TableState) -> None:
        """While people decide, let the next searching bot ponder."""
        first = state.deciders[0]
        for step in range(1, len(state.chairs)):
            seat = (first + step) % len(state.chairs)
            if thinks(state, seat):
                asked = question(state, seat, inf)
                self._threads.submit(self._thinkers.ponder, asked)
                return

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        del self._tasks[table.id]
        self._questions.pop(table.id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a bot's move at table %s failed", table.id, exc_info=error)
        elif not task.cancelled():
            self.tables.on_change(table)  # somebody may have moved just now

    async def _play(self, table: Table) -> None:
        """Answer for bots and make automatic passes, as long as needed."""
        while (seat := table.state.seat_to_answer()) is not None:
            state = table.state
            act = await self._answer(table, seat)
            if state.is_person(seat) and seat in table.answering:
                return  # the person has answered
            try:
                await self.tables.submit(table, act)
            except DatabaseAway:
                await asyncio.sleep(SWEEP)
            except ConclaveError as error:
                # Somebody else was faster, or took a move back: check again.
                logger.debug("table %s moved on: %s", table.id, error.key)

    async def _answer(self, table: Table, seat: int) -> Act:
        """Wait for the due time, and return the act for the seat."""
        state, position = table.state, table.state.position
        assert position is not None
        by_bot = state.chairs[seat].kind == BOT
        wait = table.wait
        if by_bot and not position.reacts(seat):
            wait = pace(state, seat, self.tables.bot_pace)
        due = monotonic() + wait
        act: Act = partial(acts.pass_for, seat=seat, number=state.number)
        if by_bot:
            # Answering later or sooner would reveal how much there was to consider.
            until = monotonic() + THOUGHT * wait
            self._questions[table.id] = seat, state.asked_since.get(seat)
            text = await asyncio.get_running_loop().run_in_executor(
                self._threads, choose, state, seat, self._thinkers, until
            )
            act = partial(acts.move, seat=seat, number=state.number, text=text)
        await asyncio.sleep(max(0.0, due - monotonic()))
        return act

    async def _keep_sweeping(self) -> None:
        ahead = BOT_GRACE + int(
            self.tables.bot_pace * 1000
        )  # at startup no other node handles them
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep(ahead)
                ahead = 0
            except DatabaseAway:
                logger.warning("the database is away: tables must wait")
            except Exception:
                logger.exception("the sweep failed")

    async def _sweep(self, ahead: int) -> None:
        """Handle the tables that are due, one by one, with pauses for requests."""
        started = monotonic()
        async for table in self.tables.each(
            select(stored.c.id)
            .where(stored.c.wake <= now() + ahead)
            .order_by(stored.c.wake)
            .limit(1000)
        ):
            if table.id not in self._tasks:
                await self.tables.expire(table)
                self.check(table)
                await asyncio.sleep(min(BREATH, monotonic() - started))
            started = monotonic()
