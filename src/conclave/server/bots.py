"""Bots at the tables. They think in the background and submit their moves as anybody else does."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256

from sqlalchemy import select

from conclave import bots
from conclave.core.errors import ConclaveError
from conclave.server import acts
from conclave.server.standing import BOT, Standing
from conclave.server.storage.schema import tables as stored
from conclave.server.table import BOT_GRACE, Table, now
from conclave.server.tables import Act, Tables

SWEEP = 0.5
"""How often, in seconds, to look for tables that need the server."""
THINKERS = 2

logger = logging.getLogger(__name__)


def choose(standing: Standing, seat: int) -> str:
    """A bot's move, from what its seat may know; the same on every node that asks."""
    position = standing.position
    assert position is not None
    terms = standing.terms
    # The seat's own chance: a stream apart for every decision, and nothing of the game's.
    text = f"{terms.invitation} {terms.seed} {len(standing.moves)} {standing.turned}"
    seed = int.from_bytes(sha256(text.encode()).digest()[:8])
    name = standing.chairs[seat].bot or ""
    try:
        bot = bots.make(name, terms.game, seat, seed)
        move = bot.choose(bots.perspective(position, seat))
        if move not in position.options(seat):
            raise ValueError(f"{move} is not allowed")
        return move.text
    except Exception:
        logger.exception("bot %s failed at table %s", name, terms.id)
        return (
            bots.make("random", terms.game, seat, seed)
            .choose(bots.perspective(position, seat))
            .text
        )


class Minder:
    """Sees to it that every table goes on by itself where it can: bots, and clocks that run out."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._threads = ThreadPoolExecutor(THINKERS, "bot")
        self._sweeping: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up every table that was waiting for the server when it last stopped."""
        self.tables.mind = self.mind
        await self._sweep(BOT_GRACE + int(self.tables.bot_pace * 1000))
        self._sweeping = asyncio.create_task(self._keep_sweeping())

    async def stop(self) -> None:
        """Stop thinking; whatever was not submitted will be thought again."""
        self.tables.mind = lambda _: None  # what is committed from here on wakes no bot
        tasks = [*self._thinking.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def mind(self, table: Table) -> None:
        """If the server is to answer for a seat, let it."""
        if table.id not in self._thinking and table.served() is not None:
            task = asyncio.create_task(self._play(table))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thought(table, task))

    def _thought(self, table: Table, task: asyncio.Task[None]) -> None:
        del self._thinking[table.id]
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
            except ConclaveError as error:
                # Somebody else was quicker, or took a move back: look again.
                logger.debug("table %s moved on: %s", table.id, error.key)

    async def _answer(self, table: Table, seat: int) -> Act:
        """What to do for a seat, when the time for it has come."""
        standing, position = table.standing, table.standing.position
        assert position is not None
        by_bot = standing.chairs[seat].kind == BOT
        due = table.due
        if by_bot and not position.reacts(seat):
            due = now() + int(1000 * self.tables.bot_pace)
        act: Act = partial(acts.pass_for, seat=seat, number=standing.number)
        if by_bot:
            loop = asyncio.get_running_loop()
            text = await loop.run_in_executor(self._threads, choose, standing, seat)
            act = partial(acts.move, seat=seat, number=standing.number, text=text)
        await asyncio.sleep(max(0, due - now()) / 1000)
        return act

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep(0)
            except Exception:
                logger.exception("the sweep failed")

    async def _sweep(self, ahead: int) -> None:
        """See to the tables whose time has come."""
        for table in await self.tables.find(
            select(stored.c.id)
            .where(stored.c.wake <= now() + ahead)
            .order_by(stored.c.wake)
            .limit(1000)
        ):
            if table.id not in self._thinking:
                await self.tables.expire(table)
                self.mind(table)
