"""Communication with other nodes on the same PostgreSQL: news, presence and time."""

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
from conclave.server.presence import TablePresence
from conclave.server.storage import Database
from conclave.server.storage.database import CHANNEL
from conclave.server.storage.schema import tables as stored
from conclave.server.tables import Tables
from conclave.server.time import now, set_time, wall

BEAT = 2.0
"""Seconds between heartbeats, if nothing else is sent."""
BATCH = 0.1
"""Seconds for which changes are batched."""
RETRY = 0.2
"""Seconds between attempts to reach PostgreSQL."""
ANSWER = 5.0
"""The timeout in seconds for asking another node for the time."""
GOODBYE = 1.0
"""The timeout in seconds for announcing that this node stops."""
MAX_NOTIFICATION = 7000
"""The maximum length of a notification; PostgreSQL allows less than 8000 characters."""
MAX_PEOPLE = 100
"""The maximum number of people in one notification, at 25 characters each."""
NAME = "conclave node"
"""The application name of the listening connections."""

logger = logging.getLogger(__name__)

_decoder = msgspec.json.Decoder(list[TablePresence])


class PeerConnection:
    """A node's connection for messages to and from the others."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    @property
    def lost(self) -> bool:
        """Whether PostgreSQL has closed the connection."""
        return bool(self._driver.is_closed())

    async def send(self, messages: Iterable[str]) -> None:
        """Send messages to all nodes, in order."""
        rows = [(CHANNEL, one) for one in messages]
        await self._driver.executemany("SELECT pg_notify($1, $2)", rows, timeout=ANSWER)

    async def others(self) -> int:
        """The number of other nodes."""
        query = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name = $1 AND pid <> pg_backend_pid()"
        )
        return int(await self._driver.fetchval(query, NAME, timeout=ANSWER))


@asynccontextmanager
async def listen(
    database: Database, heard: Callable[[str], None], lost: Callable[[], None]
) -> AsyncIterator[PeerConnection]:
    """Receive messages of other nodes, while the connection to PostgreSQL lasts."""
    async with database.engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            driver.add_termination_listener(lambda _: lost())
            await driver.execute(f"SET application_name = '{NAME}'")
            await driver.add_listener(CHANNEL, lambda *message: heard(str(message[-1])))
            yield PeerConnection(driver)
        finally:
            await connection.invalidate()


async def agree_on_time(database: Database) -> None:
    """Set the server's time from a running node, or else from the database's clock.

    It is never before the newest stored time, because play would stop until then."""
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

    def receive(message: str) -> None:
        kind, _, time = message.partition(" ")
        if kind == "time" and not answer.done():
            answer.set_result(int(time))

    async with listen(database, receive, lambda: None) as connection:
        if not await connection.others():
            return None
        await connection.send(["time?"])
        try:
            return await asyncio.wait_for(answer, ANSWER)
        except TimeoutError:
            return None


class Peers:
    """Exchanges news and presence with the other nodes."""

    def __init__(self, database: Database, live: Live, tables: Tables, people: People) -> None:
        self.name = secrets.token_hex(8)
        self._database = database
        self._live = live
        self._tables = tables
        self._people = people
        self._wake = asyncio.Event()
        self._answers: list[str] = []
        self._changed: set[str] = set()
        """Tables whose presence must be sent to the others."""
        self._seen: defaultdict[str, set[str]] = defaultdict(set)
        """Visitors of tables since the last message."""
        self._moved: set[str] = set()
        """Tables whose presence changed at other nodes."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: asyncio.Task[None] | None = None
        self._stopping = False
        live.report = self.report

    def report(self, table: str, seen: str | None) -> None:
        """Report arrivals, departures and visitors of a table to the others."""
        self._changed.add(table)
        if seen is not None:
            self._seen[table].add(seen)
        self._wake.set()

    def start(self) -> None:
        """Start receiving and sending; reconnect to PostgreSQL as needed."""
        self._running = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Announce that this node stops."""
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
                async with listen(self._database, self._receive, self._wake.set) as connection:
                    # Catch up with messages we missed:
                    self._do(self._tables.catch_up_all())
                    self._do(self._end_sessions())
                    await self._keep_sending(connection)
            except Exception as error:
                logger.warning("PostgreSQL can't be listened to, trying again: %s", error)
                await asyncio.sleep(RETRY)

    async def _end_sessions(self) -> None:
        for session in await self._people.ended(self._live.sessions()):
            self._live.end_session(session)

    async def _keep_sending(self, connection: PeerConnection) -> None:
        self._send_all()
        self._answers.append(f"hello {self.name}")
        while not connection.lost:
            self._wake.clear()
            await connection.send(self._messages() or [f"alive {self.name}"])
            if self._stopping:
                return
            for node in self._live.remote.silent():
                self._left(self._live.remote.forget(node))
            await asyncio.sleep(BATCH)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), BEAT)

    def _send_all(self) -> None:
        """Send everything to the others again."""
        self._answers.append(f"all {self.name}")
        self._changed.update(self._live.at)
        self._wake.set()

    def _messages(self) -> list[str]:
        """The messages to send, split to the maximum length."""
        messages, self._answers = self._answers, []
        changed, self._changed = self._changed, set()
        seen, self._seen = self._seen, defaultdict(set)
        presences = [
            self._live.local_presence(table, frozenset(seen[table])) for table in sorted(changed)
        ]
        return messages + [f"here {self.name} {part}" for part in parts(presences)]

    # Incoming messages

    def _receive(self, message: str) -> None:
        kind, _, rest = message.partition(" ")
        match kind:
            case "table":
                table, _, number = rest.partition(" ")
                self._do(self._tables.entries_written(table, int(number)))
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
                node, _, content = rest.partition(" ")
                if node != self.name:
                    self._receive_from(kind, node, content)

    def _receive_from(self, kind: str, node: str, content: str) -> None:
        remote = self._live.remote
        match kind:
            case "hello":
                self._send_all()
            case "all":
                self._left(remote.clear(node))
            case "here":
                for there in _decoder.decode(content):
                    self._record_visits(there.table, remote.take(node, there) | there.seen)
            case "alive" if not remote.lives(node):
                self._answers.append(f"hello {self.name}")
                self._wake.set()
            case "bye":
                self._left(remote.forget(node))

    def _left(self, presences: list[TablePresence]) -> None:
        """Remove people who were at another node."""
        for there in presences:
            self._record_visits(there.table, there.people)

    def _record_visits(self, table: str, people: frozenset[str]) -> None:
        """The presence changed at another node; these were at the table until now."""
        for person in people:
            self._live.absence.record_visit(table, person)
        if not self._moved:
            asyncio.get_running_loop().call_later(BATCH, self._show)
        self._moved.add(table)

    def _show(self) -> None:
        """Show the presence at other nodes to local viewers."""
        moved, self._moved = self._moved, set()
        for id in moved:
            if (table := self._tables.cached(id)) is not None:
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


def parts(presences: Iterable[TablePresence]) -> Iterator[str]:
    """Presence reports, split to fit into notifications."""
    some: list[str] = []
    encoded = [
        msgspec.json.encode(part).decode()
        for there in presences
        for part in there.parts(MAX_PEOPLE)
    ]
    for one in encoded:
        if some and sum(map(len, some)) + len(some) + len(one) > MAX_NOTIFICATION:
            yield f"[{','.join(some)}]"
            some = []
        some.append(one)
    if some:
        yield f"[{','.join(some)}]"
