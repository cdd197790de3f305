"""All tables: setting them up, finding them, and taking what people and bots do at them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec
from sqlalchemy import Row, func, insert, select, update

from conclave.core.errors import ConclaveError
from conclave.core.registry import game as find_game
from conclave.server import acts, log
from conclave.server.background import SLOW
from conclave.server.clocks import Clock
from conclave.server.entries import BEGIN, JOIN, Draft, Entry
from conclave.server.errors import MovedOn, NotFound
from conclave.server.log import Appending, Conflict, Log
from conclave.server.shapes import Person
from conclave.server.standing import Standing
from conclave.server.stops import Stops
from conclave.server.storage import Database
from conclave.server.storage.schema import entries, people, seats, tables
from conclave.server.table import Table, Told, summary
from conclave.server.terms import PERSON, Chair, Terms
from conclave.server.time import now

KEPT = 1000
TRIES = 20
SLICE = 20
"""How many entries of a log are taken in at once."""

Act = Callable[[Standing], Draft | list[Draft]]
Wanting = Callable[[Standing], tuple[int, Stops]]
Query = Any

logger = logging.getLogger(__name__)


class Audience(Protocol):
    """Whoever wants to see what is committed."""

    def show(self, table: Table, told: list[Told]) -> None:
        """Entries were committed."""

    def show_seat(self, table: Table, seat: int) -> None:
        """What is shown to one seat has changed, and to nobody else."""

    def attends(self, table: str) -> bool:
        """Whether somebody is looking at the table here."""


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
        self.mind: Callable[[Table], None] = lambda _: None
        """Told of every table that changed here, in case it is a bot's turn."""
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._acting: set[asyncio.Task[int]] = set()

    # Finding

    async def get(self, id: str) -> Table:
        """The table of that name."""
        table = self._kept.get(id)
        if table is not None:
            self._kept.move_to_end(id)
            await self.catch_up(table)
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    def kept(self, id: str) -> Table | None:
        """The table, if this node has it in memory."""
        return self._kept.get(id)

    def forget(self, ids: list[str]) -> None:
        """Some tables are no more."""
        for id in ids:
            self._kept.pop(id, None)

    async def _load(self, id: str) -> Table:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if row is None:
                raise NotFound("no-such-table")
            entries = await log.read(connection, id)
            said = await log.read_stops(connection, id)
        try:
            table = Table(_terms(row), self.pause)
            for few in _slices(entries):
                table.take(*table.fold(few, said))
                await asyncio.sleep(0)  # others need not wait until a long game is made again
        except ConclaveError:
            raise MovedOn("table-other-rules") from None
        await self._seat_people(table)
        self._keep(table)
        if self.database.postgres:  # other nodes may have written meanwhile
            async with table.lock:
                await self._catch_up(table)
        return table

    def _keep(self, table: Table) -> None:
        self._kept[table.id] = table
        while len(self._kept) > KEPT:
            for id, old in self._kept.items():
                if old is not table and self._idle(old):
                    del self._kept[id]
                    break
            else:
                return

    def _idle(self, table: Table) -> bool:
        """Whether nobody here is about to do anything at a table."""
        return not (
            table.lock.locked() or self.audience.attends(table.id) or table.served() is not None
        )

    async def find(self, query: Query) -> list[Table]:
        """The tables whose ids a query selects; those of other rules are left out."""
        return [table async for table in self.each(query)]

    async def each(self, query: Query) -> AsyncIterator[Table]:
        """The same, one by one: the next is loaded when it is asked for."""
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
        self, terms: Terms, me: int | None, person: Person, prefix: list[tuple[int, str]]
    ) -> Table:
        """Set up a table; the game begins if no seat is open."""
        table = Table(terms, self.pause)
        drafts = []
        if me is not None:
            body = acts.who(person.name, person.account)
            drafts.append(Draft(kind=JOIN, seat=me, person=person.id, body=body))
        free = [chair for chair in terms.chairs if chair.kind == "open"]
        if len(free) == len(drafts):
            begin: dict[str, object] = {"rules": terms.game.rules_hash}
            if prefix:
                begin["moves"] = prefix
            drafts.append(Draft(kind=BEGIN, body=begin))
        entries = _number(drafts, table.standing)
        if prefix:  # a long game takes a while to play again
            standing, told = await SLOW.run(table.fold, entries)
        else:
            standing, told = table.fold(entries)
        outline = summary(standing, self.bot_pace)
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
            if entries:
                await connection.run_sync(log.write, [Appending(terms.id, entries, outline)])
        table.take(standing, told)
        self._keep(table)
        self.mind(table)
        return table

    # Playing

    async def play(
        self, table: Table, person: str, number: int, text: str, message: str | None = None
    ) -> int:
        """A person's move. Where the server might have passed for him it waits; see `pace`."""
        if number > table.standing.number:  # seen at another node, of which this one has not heard
            async with table.lock:
                await self._catch_up(table)
        standing = table.standing
        seat = standing.seat_of(person)
        act = partial(acts.move_of, person=person, number=number, text=text)
        if seat is None or not acts.may_be_automatic(standing, seat, text):
            return await self.submit(table, act, person, message)
        if message is None or (person, message) not in table.messages:
            act(standing)  # what is refused is refused at once
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
            self.mind(table)

    async def want(self, table: Table, wish: Wanting) -> None:
        """A seat says where to be asked; that is stored before anything follows from it."""
        async with table.lock:
            seat, stops = wish(table.standing)
            standing = table.standing.with_stops(seat, stops)
            work = partial(
                log.write_stops,
                table=table.id,
                number=standing.number,
                seat=seat,
                stops=stops,
                wake=summary(standing, self.bot_pace).wake,
            )
            await self.database.write(work, [f"stops {table.id}"])
            table.standing = standing
        self.audience.show_seat(table, seat)
        self.mind(table)

    async def stops_changed(self, id: str) -> None:
        """Another node was told where a seat wants to be asked."""
        table = self._kept.get(id)
        if table is None:
            return
        async with table.lock:
            async with self.database.reading() as connection:
                said = await log.read_stops(connection, id)
            for _, seat, stops in said:
                known = table.standing.stops.get(seat)
                if known is None or known.at < stops.at:
                    table.standing = table.standing.with_stops(seat, stops)
                    self.audience.show_seat(table, seat)
        self.mind(table)

    async def submit(
        self, table: Table, act: Act, person: str | None = None, message: str | None = None
    ) -> int:
        """Check an act, commit it, then show it; the same message of a person counts once.

        If another node was quicker, its entries are taken over and the act is checked anew.
        Whoever hangs up meanwhile does not interrupt it.
        """
        return await self._finish(self._submit(table, act, person, message))

    async def _finish(self, acting: Coroutine[None, None, int]) -> int:
        """Act, even if whoever wanted it is gone meanwhile."""
        task = asyncio.create_task(acting)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Wait until all that was begun is committed: the server stops."""
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
        self.mind(table)
        return table.standing.number

    async def expire(self, table: Table) -> None:
        """Hand over the seats whose time is up."""
        async with table.lock:
            await self._expire(table)
            outline = summary(table.standing, self.bot_pace)
            if outline.wake is None or outline.wake > now():
                await self._set_wake(table.id, outline.wake, outline.updated)

    async def _set_wake(self, id: str, wake: int | None, updated: int | None = None) -> None:
        change = update(tables).where(tables.c.id == id).values(wake=wake)
        if updated is not None:  # or another node has written since
            change = change.where(tables.c.updated == updated)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def _expire(self, table: Table) -> None:
        while not await self._try(table, lambda standing: acts.time_out(standing, now())):
            pass

    async def _try(
        self, table: Table, act: Act, person: str | None = None, message: str | None = None
    ) -> bool:
        made = act(table.standing)
        drafts = made if isinstance(made, list) else [made]
        if not drafts:
            return True
        first = msgspec.structs.replace(drafts[0], person=person, message=message)
        entries = _number([first, *drafts[1:]], table.standing)
        standing, told = table.fold(entries)
        try:
            await self.log.append(table.id, entries, summary(standing, self.bot_pace))
        except Conflict:
            await self._catch_up(table)
            return False
        table.take(standing, told)
        self.audience.show(table, told)
        return True

    async def news(self, id: str, number: int) -> None:
        """A node wrote to a table. If it was another, take that over, or remember it for when
        somebody here wants to know."""
        table = self._kept.get(id)
        if table is not None:
            table.heard = max(table.heard, number)
            if self.audience.attends(id):
                await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what other nodes wrote, if they did."""
        if table.behind:
            async with table.lock:
                if table.behind:  # or it was this node
                    await self._catch_up(table)

    async def look_up(self) -> None:
        """Take over all that other nodes did while this one could not be told of it. Tables at
        which nobody is are forgotten: they are read again when somebody comes."""
        self.forget([id for id, table in self._kept.items() if self._idle(table)])
        ids = tuple(self._kept)
        numbers = (
            select(entries.c.table, func.max(entries.c.number))
            .where(entries.c.table.in_(ids))
            .group_by(entries.c.table)
        )
        async with self.database.reading() as connection:
            written = (await connection.execute(numbers)).tuples().all()
        for id, number in written:
            await self.news(id, number)
        for id in ids:
            await self.stops_changed(id)
            await self.people_changed(id)

    async def _catch_up(self, table: Table) -> None:
        entries = await self.log.read(table.id, table.standing.number)
        if entries:
            try:
                standing, told = table.fold(entries)
            except ConclaveError:  # the other node knows other rules
                raise MovedOn("table-other-rules") from None
            table.take(standing, told)
            self.audience.show(table, told)

    # People

    async def people_changed(self, id: str) -> None:
        """Somebody at a table is called otherwise, or is another now."""
        table = self._kept.get(id)
        if table is not None:
            async with table.lock:
                await self._seat_people(table)
            self.audience.show(table, [])

    async def _seat_people(self, table: Table) -> None:
        """Seats belong to people: take over who they are and what they are called now."""
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
            for seat, chair in enumerate(table.standing.chairs)
        )
        table.standing = table.standing.with_people(host, chairs)


def _slices(entries: list[Entry]) -> list[list[Entry]]:
    """A long log in pieces that take a few milliseconds each; at least one."""
    return [entries[first : first + SLICE] for first in range(0, len(entries) or 1, SLICE)]


def _number(drafts: list[Draft], standing: Standing) -> list[Entry]:
    at = max(now(), standing.at)
    return [Entry.of(draft, standing.number + n, at) for n, draft in enumerate(drafts, 1)]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _terms(row: Row[Any]) -> Terms:
    options = msgspec.json.decode(row.options)
    return Terms(
        id=row.id,
        game=find_game(row.game).at_table(options),
        options=options,
        chairs=msgspec.json.decode(row.chairs, type=tuple[Chair, ...]),
        public=row.public,
        clock=msgspec.json.decode(row.clock, type=Clock | None),
        invitation=row.invitation,
        seed=int(row.seed),
        host=row.host,
        created=row.created,
    )
