"""All tables: create and find them, and commit the acts of people and bots."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from functools import partial
from typing import Any, Protocol

import msgspec
from sqlalchemy import Row, func, insert, select, update

from conclave.core.errors import ConclaveError
from conclave.core.registry import game as find_game
from conclave.core.stops import Stops
from conclave.server import acts, log, positions
from conclave.server.background import SLOW
from conclave.server.clocks import Clock
from conclave.server.entries import BEGIN, JOIN, Draft, Entry
from conclave.server.errors import MovedOn, NotFound
from conclave.server.loading import replay_log
from conclave.server.log import Conflict, Log, PendingEntries
from conclave.server.shapes import Person
from conclave.server.storage import Database
from conclave.server.storage.schema import entries, people, seats, tables
from conclave.server.table import Table, summary
from conclave.server.table_state import TableState
from conclave.server.terms import PERSON, Chair, Terms
from conclave.server.time import now

CACHED = 1000
TRIES = 20

Act = Callable[[TableState], Draft | list[Draft]]
SetStops = Callable[[TableState], tuple[int, Stops]]
Query = Any

logger = logging.getLogger(__name__)


class Audience(Protocol):
    """Gets shown what is committed."""

    def show(self, table: Table, new: int, seat: int | None = None) -> None:
        """Show the last `new` entries, or a change for one seat."""

    def is_watched(self, table: str) -> bool:
        """Whether somebody is watching the table at this node."""


class Tables:
    """The tables of this node: cached here, stored in the database."""

    def __init__(
        self, database: Database, audience: Audience, bot_pace: float, pause: float
    ) -> None:
        self.database = database
        self.log = Log(database)
        self.audience = audience
        self.bot_pace = bot_pace
        self.pause = pause
        self.on_change: Callable[[Table], None] = lambda _: None
        """Called with every changed table, in case it is a bot's turn."""
        self._cached: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._acting: set[asyncio.Task[int]] = set()

    # Finding

    async def get(self, id: str) -> Table:
        """The table with this id."""
        table = self._cached.get(id)
        if table is not None:
            self._cached.move_to_end(id)
            await self.catch_up(table)
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    def all_cached(self) -> Iterable[Table]:
        """The cached tables."""
        return self._cached.values()

    def cached(self, id: str) -> Table | None:
        """The table, if it is cached."""
        return self._cached.get(id)

    def forget(self, ids: list[str]) -> None:
        """Drop tables from the cache."""
        for id in ids:
            self._cached.pop(id, None)

    async def _load(self, id: str) -> Table:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if row is None:
                raise NotFound("no-such-table")
            entries = await log.read(connection, id)
            stops_set = await log.read_stops(connection, id)
            stored = await positions.read(connection, id)
        try:
            table = Table(_terms(row), self.pause)
        except ConclaveError:  # its game is none of ours any more
            raise MovedOn("table-other-rules") from None
        await replay_log(table, entries, stops_set, stored)
        await self._seat_people(table)
        self._keep(table)
        if self.database.postgres:  # other nodes may have written since
            async with table.lock:
                await self._catch_up(table)
        return table

    def _keep(self, table: Table) -> None:
        self._cached[table.id] = table
        while len(self._cached) > CACHED:
            for id, old in self._cached.items():
                if old is not table and self._idle(old):
                    del self._cached[id]
                    break
            else:
                return

    def _idle(self, table: Table) -> bool:
        """Whether nothing is happening at a table at this node."""
        return not (
            table.lock.locked()
            or self.audience.is_watched(table.id)
            or table.state.seat_to_answer() is not None
        )

    async def find(self, query: Query) -> list[Table]:
        """The tables whose ids a query selects, except those that can't be loaded."""
        return [table async for table in self.each(query)]

    async def each(self, query: Query) -> AsyncIterator[Table]:
        """The same, loaded one by one."""
        async with self.database.reading() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id in ids:
            try:
                yield await self.get(id)
            except MovedOn:
                logger.warning("table %s was played under other rules", id)
                await self._set_wake(id, None)

    # Setting up

    async def create(
        self,
        terms: Terms,
        me: int | None,
        person: Person,
        prefix: list[tuple[int, str]],
        draws: Mapping[str, str] = {},
    ) -> Table:
        """Create a table; the game begins if no seat is open. A continued game starts with the
        moves and draws of the original."""
        table = Table(terms, self.pause)
        drafts = []
        if me is not None:
            drafts.append(Draft(kind=JOIN, seat=me, person=person.id, body=acts.who(person)))
        free = [chair for chair in terms.chairs if chair.kind == "open"]
        if len(free) == len(drafts):
            begin: dict[str, object] = {"rules": terms.game.rules_hash}
            if prefix:
                begin["moves"] = prefix
                begin["draws"] = dict(draws)
            drafts.append(Draft(kind=BEGIN, body=begin))
        entries = _number(drafts, table.state)
        if prefix:  # replaying a long game takes a while
            state, lines = await SLOW.run(table.fold, entries)
        else:
            state, lines = table.fold(entries)
        outline = summary(state, self.bot_pace)
        row = {
            "id": terms.id,
            "game": terms.game.name,
            "options": _json(terms.options),
            "chairs": _json(terms.chairs),
            "public": terms.public,
            "clock": _json(terms.clock),
            "invitation": terms.invitation,
            "seed": str(terms.seed),
            "host": terms.host,
            "created": terms.created,
            "state": outline.state,
            "updated": outline.updated,
            "wake": outline.wake,
        }
        async with self.database.writing() as connection:
            await connection.execute(insert(tables), [row])
            if lines:
                written = [one.entry for one in lines]
                await connection.run_sync(log.write, [PendingEntries(terms.id, written, outline)])
        table.apply(state, lines)
        self._keep(table)
        self.on_change(table)
        return table

    # Playing

    async def play(
        self, table: Table, person: str, number: int, text: str, message: str | None = None
    ) -> int:
        """Play a person's move. An answer that could be an automatic pass waits; see `pace`."""
        if number > table.state.number:  # seen at another node; not loaded here yet
            async with table.lock:
                await self._catch_up(table)
        state = table.state
        seat = state.seat_of(person)
        act = partial(acts.move_of, person=person, number=number, text=text)
        if seat is None or not acts.may_be_automatic(state, seat, text):
            return await self.submit(table, act, person, message)
        if message is None or (person, message) not in table.messages:
            act(state)  # refusals don't wait
        return await self._finish(self._in_time(table, seat, act, person, message))

    async def _in_time(
        self, table: Table, seat: int, act: Act, person: str, message: str | None
    ) -> int:
        table.answering.add(seat)
        try:
            await asyncio.sleep(table.wait)
            return await self._submit(table, act, person, message)
        finally:
            table.answering.discard(seat)
            self.on_change(table)

    async def set_stops(self, table: Table, change: SetStops) -> None:
        """Set the stops of a seat; they are stored before they take effect."""
        async with table.lock:
            seat, stops = change(table.state)
            state = table.state.with_stops(seat, stops)
            work = partial(
                log.write_stops,
                table=table.id,
                number=state.number,
                seat=seat,
                stops=stops,
                wake=summary(state, self.bot_pace).wake,
            )
            await self.database.write(work, [f"stops {table.id}"])
            table.state = state
        self.audience.show(table, 0, seat)
        self.on_change(table)

    async def stops_changed(self, id: str) -> None:
        """Another node has stored new stops of a seat."""
        table = self._cached.get(id)
        if table is None:
            return
        async with table.lock:
            async with self.database.reading() as connection:
                stops_set = await log.read_stops(connection, id)
            for _, seat, stops in stops_set:
                known = table.state.stops.get(seat)
                if known is None or known.at < stops.at:
                    table.state = table.state.with_stops(seat, stops)
                    self.audience.show(table, 0, seat)
        self.on_change(table)

    async def submit(
        self, table: Table, act: Act, person: str | None = None, message: str | None = None
    ) -> int:
        """Check an act, commit it, then show it. A repeated message of a person is ignored.

        If another node was faster, its entries are loaded and the act is checked again. A client
        that hangs up doesn't interrupt it.
        """
        return await self._finish(self._submit(table, act, person, message))

    async def _finish(self, acting: Coroutine[None, None, int]) -> int:
        """Finish an act even if its request is cancelled."""
        task = asyncio.create_task(acting)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait until all acts are committed."""
        while self._acting:
            await asyncio.gather(*self._acting, return_exceptions=True)

    async def _submit(self, table: Table, act: Act, person: str | None, message: str | None) -> int:
        async with table.lock:
            await self._expire(table)
            for _ in range(TRIES):
                known = table.messages.get((person, message)) if message else None
                if known is not None:
                    return known
                if await self._try(table, act, person, message):
                    break
            else:
                raise MovedOn("table-busy")
        self.on_change(table)
        return table.state.number

    async def expire(self, table: Table) -> None:
        """Apply the timeouts of a table."""
        async with table.lock:
            await self._expire(table)
            outline = summary(table.state, self.bot_pace)
            if outline.wake is None or outline.wake > now():
                await self._set_wake(table.id, outline.wake, outline.updated)

    async def _set_wake(self, id: str, wake: int | None, updated: int | None = None) -> None:
        change = update(tables).where(tables.c.id == id).values(wake=wake)
        if updated is not None:  # unless another node has written since
            change = change.where(tables.c.updated == updated)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def _expire(self, table: Table) -> None:
        while not await self._try(table, lambda state: acts.time_out(state, now())):
            pass

    async def _try(
        self, table: Table, act: Act, person: str | None = None, message: str | None = None
    ) -> bool:
        drafted = act(table.state)
        drafts = drafted if isinstance(drafted, list) else [drafted]
        if not drafts:
            return True
        first = msgspec.structs.replace(drafts[0], person=person, message=message)
        entries = _number([first, *drafts[1:]], table.state)
        state, lines = table.fold(entries)
        try:
            written = [one.entry for one in lines]
            await self.log.append(table.id, written, summary(state, self.bot_pace))
        except Conflict:
            await self._catch_up(table)
            return False
        table.apply(state, lines)
        self.audience.show(table, len(lines))
        table.forget_snapshots()
        return True

    async def entries_written(self, id: str, number: int) -> None:
        """A node wrote to a table. If it was another node, load the entries now, or later if nobody
        is watching here."""
        table = self._cached.get(id)
        if table is not None:
            table.newest = max(table.newest, number)
            if self.audience.is_watched(id):
                await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Load entries written by other nodes."""
        if table.behind:
            async with table.lock:
                if table.behind:  # or it was this node
                    await self._catch_up(table)

    async def catch_up_all(self) -> None:
        """Load everything other nodes wrote while this one couldn't listen. Tables without viewers
        are dropped from the cache."""
        self.forget([id for id, table in self._cached.items() if self._idle(table)])
        ids = tuple(self._cached)
        numbers = (
            select(entries.c.table, func.max(entries.c.number))
            .where(entries.c.table.in_(ids))
            .group_by(entries.c.table)
        )
        async with self.database.reading() as connection:
            written = (await connection.execute(numbers)).tuples().all()
        for id, number in written:
            await self.entries_written(id, number)
        for id in ids:
            await self.stops_changed(id)
            await self.people_changed(id)

    async def _catch_up(self, table: Table) -> None:
        entries = await self.log.read(table.id, table.state.number)
        if entries:
            try:
                state, lines = table.fold(entries)
            except ConclaveError:  # the other node has other rules
                raise MovedOn("table-other-rules") from None
            table.apply(state, lines)
            self.audience.show(table, len(lines))
            table.forget_snapshots()

    # People

    async def people_changed(self, id: str) -> None:
        """Somebody at a table changed name or account."""
        table = self._cached.get(id)
        if table is not None:
            async with table.lock:
                await self._seat_people(table)
            self.audience.show(table, 0)

    async def _seat_people(self, table: Table) -> None:
        """Update the people at the seats and their names."""
        query = (
            select(seats.c.seat, people.c.id, people.c.name, people.c.account)
            .join(people, people.c.id == seats.c.person)
            .where(seats.c.table == table.id)
        )
        hosting = select(tables.c.host).where(tables.c.id == table.id)
        async with self.database.reading() as connection:
            rows = {row.seat: row for row in await connection.execute(query)}
            host = (await connection.execute(hosting)).scalar_one()
        chairs = tuple(
            msgspec.structs.replace(
                chair,
                person=rows[seat].id,
                name=rows[seat].name,
                account=rows[seat].account is not None,
            )
            if seat in rows and (chair.kind == PERSON or chair.resigned)
            else chair
            for seat, chair in enumerate(table.state.chairs)
        )
        table.state = table.state.with_people(host, chairs)


def _number(drafts: list[Draft], state: TableState) -> list[Entry]:
    at = max(now(), state.at)
    return [Entry.of(draft, state.number + n, at) for n, draft in enumerate(drafts, 1)]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _terms(row: Row[Any]) -> Terms:
    options = msgspec.json.decode(row.options)
    return Terms(
        id=row.id,
        game=find_game(row.game).with_settings(options),
        options=options,
        chairs=msgspec.json.decode(row.chairs, type=tuple[Chair, ...]),
        public=row.public,
        clock=msgspec.json.decode(row.clock, type=Clock | None),
        invitation=row.invitation,
        seed=int(row.seed),
        host=row.host,
        created=row.created,
    )
