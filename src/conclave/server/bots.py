"""Bots at the tables. They think in the background and submit their moves as anybody else does."""

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
from conclave.server.standing import Standing
from conclave.server.storage.schema import tables as stored
from conclave.server.table import BOT_GRACE, Table
from conclave.server.tables import Act, Tables
from conclave.server.terms import BOT, RUNNING
from conclave.server.time import now

SWEEP = 0.5
"""How often, in seconds, to look for tables that need the server."""
BREATH = 0.05
"""How long, in seconds, requests come first after a table was taken up, at most."""
THREADS = 8
"""Bots that choose or wait for their thoughts at the same time; the others queue."""
THINKING_PACE = 0.8
"""Seconds until a strong bot's move appears, at least: it seldom needs more."""
THOUGHT = 0.75
"""The part of the time until an answer is due that is for thinking, lest it be late."""

logger = logging.getLogger(__name__)


def chance(standing: Standing) -> str:
    """A bot's own chance: a stream apart for every decision, and nothing of the game's."""
    terms = standing.terms
    text = f"{terms.invitation} {terms.seed} {len(standing.moves)} {standing.turned}"
    return sha256(text.encode()).hexdigest()[:16]


def thinks(standing: Standing, seat: int) -> bool:
    """Whether a bot sits there that looks ahead."""
    name = standing.chairs[seat].bot or ""
    return levels.budget(name, standing.terms.game) is not None


def pace(standing: Standing, seat: int, usual: float) -> float:
    """Seconds until a bot's move in its own turn appears: by its level, and by nothing it knows."""
    level = levels.LEVELS.get(standing.chairs[seat].bot or "")
    if level is None or not level.thinks:
        return usual
    return max(usual, THINKING_PACE * level.seconds)


def choose(standing: Standing, seat: int, thinkers: Thinkers, until: float) -> str:
    """A bot's move, from what its seat may know, found by then."""
    position, terms = standing.position, standing.terms
    assert position is not None
    perspective = bots.perspective(position, seat)
    name = standing.chairs[seat].bot or ""
    seed = int(chance(standing), 16)
    try:
        if thinks(standing, seat) and len(perspective.options) > 1:
            left = max(0.0, until - monotonic())
            text = thinkers.think(question(standing, seat, left))
        else:
            text = bots.make(name, terms.game, seat, seed).choose(perspective).text
        if terms.game.move(text) not in perspective.options:
            raise ValueError(f"{text} is not allowed")
        return text
    except Closed:
        return ""  # the server stops: nobody submits it
    except Busy:  # no later than others for all that: at first sight
        return bots.make(bots.usual(terms.game), terms.game, seat, seed).choose(perspective).text
    except Exception:
        logger.exception("bot %s failed at table %s", name, terms.id)
        return bots.make("random", terms.game, seat, seed).choose(perspective).text


def question(standing: Standing, seat: int, seconds: float) -> Question:
    """What a process needs that is to think for a seat."""
    terms = standing.terms
    return Question(
        terms.id,
        terms.game.name,
        len(standing.chairs),
        terms.options,
        terms.seed,
        standing.told,
        seat,
        standing.chairs[seat].bot or "",
        seconds,
        chance(standing),
    )


class Minder:
    """Sees to it that every table goes on by itself where it can: bots, and clocks that run out."""

    def __init__(self, tables: Tables, thinkers: int) -> None:
        self.tables = tables
        self._thinkers = Thinkers(thinkers)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, tuple[int, int | None]] = {}
        """The seat that a bot thinks for at each table, and since which entry it was asked."""
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._sweeping: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take up every table that was waiting for the server when it last stopped."""
        self.tables.mind = self.mind
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    async def stop(self) -> None:
        """Stop thinking; whatever was not submitted will be thought again."""
        self.tables.mind = lambda _: None  # what is committed from here on wakes no bot
        tasks = [*self._thinking.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._thinkers.close()

    def mind(self, table: Table) -> None:
        """If the server is to answer for a seat, let it; if not, let bots use the time."""
        if table.id in self._thinking:
            self._drop_old_thoughts(table)
        elif table.served() is not None:
            task = asyncio.create_task(self._play(table))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thought(table, task))
        elif table.standing.state == RUNNING:
            self._ponder(table.standing)

    def _drop_old_thoughts(self, table: Table) -> None:
        """Have a bot stop that thinks about a question which is none any more."""
        seat, since = self._asked.get(table.id, (None, None))
        if seat is not None and table.standing.asked.get(seat) != since:
            self._thinkers.stop(table.id)

    def _ponder(self, standing: Standing) -> None:
        """While people decide, the next bot that looks ahead thinks about what may come."""
        first = standing.deciders[0]
        for step in range(1, len(standing.chairs)):
            seat = (first + step) % len(standing.chairs)
            if thinks(standing, seat):
                asked = question(standing, seat, inf)
                self._threads.submit(self._thinkers.ponder, asked)
                return

    def _thought(self, table: Table, task: asyncio.Task[None]) -> None:
        del self._thinking[table.id]
        self._asked.pop(table.id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a bot's move at table %s failed", table.id, exc_info=error)
        elif not task.cancelled():
            self.tables.mind(table)  # somebody may have moved just now

    async def _play(self, table: Table) -> None:
        """Answer for bots, and for people by their own wish: in time, whatever they hold."""
        while (seat := table.served()) is not None:
            standing = table.standing
            act = await self._answer(table, seat)
            if standing.is_person(seat) and seat in table.answering:
                return  # he has answered himself
            try:
                await self.tables.submit(table, act)
            except DatabaseAway:
                await asyncio.sleep(SWEEP)
            except ConclaveError as error:
                # Somebody else was quicker, or took a move back: look again.
                logger.debug("table %s moved on: %s", table.id, error.key)

    async def _answer(self, table: Table, seat: int) -> Act:
        """What to do for a seat, when the time for it has come."""
        standing, position = table.standing, table.standing.position
        assert position is not None
        by_bot = standing.chairs[seat].kind == BOT
        wait = table.wait
        if by_bot and not position.reacts(seat):
            wait = pace(standing, seat, self.tables.bot_pace)
        due = monotonic() + wait
        act: Act = partial(acts.pass_for, seat=seat, number=standing.number)
        if by_bot:
            # To think longer, or to answer sooner, would tell how much there was to think about.
            until = monotonic() + THOUGHT * wait
            self._asked[table.id] = seat, standing.asked.get(seat)
            text = await asyncio.get_running_loop().run_in_executor(
                self._threads, choose, standing, seat, self._thinkers, until
            )
            act = partial(acts.move, seat=seat, number=standing.number, text=text)
        await asyncio.sleep(max(0.0, due - monotonic()))
        return act

    async def _keep_sweeping(self) -> None:
        ahead = BOT_GRACE + int(self.tables.bot_pace * 1000)  # at first: no other node minds them
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
        """See to the tables whose time has come, one by one: requests come in between."""
        begun = monotonic()
        async for table in self.tables.each(
            select(stored.c.id)
            .where(stored.c.wake <= now() + ahead)
            .order_by(stored.c.wake)
            .limit(1000)
        ):
            if table.id not in self._thinking:
                await self.tables.expire(table)
                self.mind(table)
                await asyncio.sleep(min(BREATH, monotonic() - begun))
            begun = monotonic()
