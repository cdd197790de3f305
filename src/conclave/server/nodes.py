"""Nodes on one PostgreSQL: they tell each other what is new, who is where, and what time it is."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import func, select, text

from conclave.server.errors import DatabaseAway
from conclave.server.live import Live
from conclave.server.people import People
from conclave.server.presence import Here
from conclave.server.storage import Database
from conclave.server.storage.database import CHANNEL
from conclave.server.storage.schema import tables as stored
from conclave.server.tables import Tables
from conclave.server.time import now, set_time, wall

BEAT = 2.0
"""Seconds after which a node says that it lives, if it has said nothing else."""
BATCH = 0.1
"""Seconds in which what changes is told together."""
RETRY = 0.2
"""Seconds until the next try where PostgreSQL does not answer."""
ANSWER = 5.0
"""How long, in seconds, another node may take to say what time it is."""
GOODBYE = 1.0
"""How long, in seconds, it may take to tell the others that this node stops."""
LONGEST = 7000
"""Characters of one notification; PostgreSQL takes less than 8000."""
MOST = 100
"""People in one part of a notification, whose ids take 25 characters each."""
NAME = "conclave node"
"""How PostgreSQL calls the connections by which nodes listen."""

logger = logging.getLogger(__name__)

_decoder = msgspec.json.Decoder(list[Here])


class Line:
    """A node's own connection for hearing the others, and for telling them something."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    @property
    def lost(self) -> bool:
        """Whether PostgreSQL has hung up."""
        return bool(self._driver.is_closed())

    async def tell(self, news: Iterable[str]) -> None:
        """Tell all nodes, in this order."""
        rows = [(CHANNEL, one) for one in news]
        await self._driver.executemany("SELECT pg_notify($1, $2)", rows, timeout=ANSWER)

    async def others(self) -> int:
        """How many other nodes listen."""
        query = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name = $1 AND pid <> pg_backend_pid()"
        )
        return int(await self._driver.fetchval(query, NAME, timeout=ANSWER))


@asynccontextmanager
async def listen(
    database: Database, heard: Callable[[str], None], lost: Callable[[], None]
) -> AsyncIterator[Line]:
    """Hear what nodes say, for as long as PostgreSQL holds the line."""
    async with database.engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            driver.add_termination_listener(lambda _: lost())
            await driver.execute(f"SET application_name = '{NAME}'")
            await driver.add_listener(CHANNEL, lambda *said: heard(str(said[-1])))
            yield Line(driver)
        finally:
            await connection.invalidate()


async def agree_on_time(database: Database) -> None:
    """Set the server's time: by a node that runs already, or else by the database's clock.

    It is never before the newest time that is stored: play would stop until it has come."""
    time = await _time_of_others(database) if database.postgres else None
    if time is None:
        clock = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)")
        async with database.reading() as connection:
            newest = (await connection.execute(select(func.max(stored.c.updated)))).scalar()
            by_clock = (
                (await connection.execute(clock)).scalar_one() if database.postgres else wall()
            )
        time = max(by_clock, newest or 0)
    set_time(time)


async def _time_of_others(database: Database) -> int | None:
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def heard(said: str) -> None:
        kind, _, time = said.partition(" ")
        if kind == "time" and not answer.done():
            answer.set_result(int(time))

    async with listen(database, heard, lambda: None) as line:
        if not await line.others():
            return None
        await line.tell(["time?"])
        try:
            return await asyncio.wait_for(answer, ANSWER)
        except TimeoutError:
            return None


class Nodes:
    """This node among the others: hears their news, and tells them who is here."""

    def __init__(self, database: Database, live: Live, tables: Tables, people: People) -> None:
        self.name = secrets.token_hex(8)
        self._database = database
        self._live = live
        self._tables = tables
        self._people = people
        self._wake = asyncio.Event()
        self._answers: list[str] = []
        self._changed: set[str] = set()
        """The tables of which the others are to be told who is here."""
        self._seen: defaultdict[str, set[str]] = defaultdict(set)
        """Who has looked at tables here since the others were told."""
        self._moved: set[str] = set()
        """The tables at which somebody came or went elsewhere."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: asyncio.Task[None] | None = None
        self._stopping = False
        live.report = self.report

    def report(self, table: str, seen: str | None) -> None:
        """Tell the others of a table to which somebody came, or from which he went; or by whom
        else it was seen."""
        self._changed.add(table)
        if seen is not None:
            self._seen[table].add(seen)
        self._wake.set()

    def start(self) -> None:
        """Hear and tell, whatever happens to PostgreSQL."""
        self._running = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Tell the others that nobody is here any more."""
        self._stopping = True
        self._answers = [f"bye {self.name}"]
        self._wake.set()
        if self._running is not None:
            await asyncio.wait([self._running], timeout=GOODBYE)
            self._running.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _run(self) -> None:
        while not self._stopping:
            try:
                async with listen(self._database, self._heard, self._wake.set) as line:
                    # What was said while we did not listen:
                    self._do(self._tables.look_up())
                    self._do(self._end_sessions())
                    await self._keep_telling(line)
            except Exception as error:
                logger.warning("PostgreSQL can't be listened to, trying again: %s", error)
                await asyncio.sleep(RETRY)

    async def _end_sessions(self) -> None:
        for session in await self._people.ended(self._live.sessions()):
            self._live.end_session(session)

    async def _keep_telling(self, line: Line) -> None:
        self._tell_all()
        self._answers.append(f"hello {self.name}")
        while not line.lost:
            self._wake.clear()
            await line.tell(self._news() or [f"alive {self.name}"])
            if self._stopping:
                return
            for node in self._live.elsewhere.silent():
                self._left(self._live.elsewhere.forget(node))
            await asyncio.sleep(BATCH)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT)

    def _tell_all(self) -> None:
        """Let the others know everything anew."""
        self._answers.append(f"all {self.name}")
        self._changed.update(self._live.at)
        self._wake.set()

    def _news(self) -> list[str]:
        """What the others are to be told, in messages that are short enough."""
        news, self._answers = self._answers, []
        changed, self._changed = self._changed, set()
        seen, self._seen = self._seen, defaultdict(set)
        told = [self._live.here(table, frozenset(seen[table])) for table in sorted(changed)]
        return news + [f"here {self.name} {part}" for part in parts(told)]

    # What the others say

    def _heard(self, said: str) -> None:
        kind, _, rest = said.partition(" ")
        match kind:
            case "table":
                table, _, number = rest.partition(" ")
                self._do(self._tables.news(table, int(number)))
            case "stops":
                self._do(self._tables.stops_changed(rest))
            case "people":
                self._do(self._tables.people_changed(rest))
            case "session":
                self._live.end_session(rest)
            case "time?":
                self._answers.append(f"time {now()}")
                self._wake.set()
            case "hello" | "all" | "here" | "alive" | "bye":
                node, _, told = rest.partition(" ")
                if node != self.name:
                    self._heard_of(kind, node, told)

    def _heard_of(self, kind: str, node: str, told: str) -> None:
        elsewhere = self._live.elsewhere
        match kind:
            case "hello":
                self._tell_all()
            case "all":
                self._left(elsewhere.clear(node))
            case "here":
                for here in _decoder.decode(told):
                    self._saw(here.table, elsewhere.take(node, here) | here.seen)
            case "alive" if not elsewhere.lives(node):
                self._answers.append(f"hello {self.name}")
                self._wake.set()
            case "bye":
                self._left(elsewhere.forget(node))

    def _left(self, there: list[Here]) -> None:
        """Nobody is left of those who were at another node."""
        for here in there:
            self._saw(here.table, here.people)

    def _saw(self, table: str, people: frozenset[str]) -> None:
        """Somebody came or went elsewhere; these were at the table until now."""
        for person in people:
            self._live.absence.saw(table, person)
        if not self._moved:
            asyncio.get_running_loop().call_later(BATCH, self._show)
        self._moved.add(table)

    def _show(self) -> None:
        """Let those who are here know who is elsewhere."""
        moved, self._moved = self._moved, set()
        for id in moved:
            if (table := self._tables.kept(id)) is not None:
                self._live.show_presence(table)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except DatabaseAway:  # all is looked up when it is back
            logger.warning("the database is away: news of other nodes must wait")


def parts(told: Iterable[Here]) -> Iterator[str]:
    """Who is at tables, in parts that a notification holds."""
    some: list[str] = []
    for one in [msgspec.json.encode(part).decode() for here in told for part in here.parts(MOST)]:
        if some and sum(map(len, some)) + len(some) + len(one) > LONGEST:
            yield f"[{','.join(some)}]"
            some = []
        some.append(one)
    if some:
        yield f"[{','.join(some)}]"
