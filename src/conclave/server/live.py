"""Who is connected to which table, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import msgspec

from conclave.server import telling
from conclave.server.table import Table, Told
from conclave.server.telling import Presence, Viewer

BACKLOG = 200
"""Messages that may wait for a slow client; then it is cut off, and syncs when it comes back."""

_encode = msgspec.json.Encoder().encode


class PresenceMessage(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is here."""

    online: tuple[int, ...]
    watchers: int


class Connection:
    """One client at one table: a queue of what it still has to be sent."""

    def __init__(self, person: str | None, session: str | None, language: str) -> None:
        self.person = person
        self.session = session
        self.language = language
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.closed = False

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is cut off."""
        if self.closed:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """End the connection, whatever still waits."""
        self.closed = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Live:
    """All connections of this node."""

    def __init__(self) -> None:
        self.at: defaultdict[str, set[Connection]] = defaultdict(set)

    def attends(self, table: str) -> bool:
        """Whether somebody is looking at the table here."""
        return table in self.at

    def viewer(self, table: Table, person: str | None, language: str) -> Viewer:
        """Through whose eyes a person looks at a table."""
        standing = table.standing
        return Viewer(standing.seat_of(person), standing.knows(person), language)

    def presence(self, table: Table) -> Presence:
        """Who is here."""
        here = self.at.get(table.id, ())
        seats = {table.standing.seat_of(connection.person) for connection in here}
        watchers = {
            id(connection) if connection.person is None else connection.person
            for connection in here
            if table.standing.seat_of(connection.person) is None
        }
        return Presence(tuple(sorted(seat for seat in seats if seat is not None)), len(watchers))

    def enter(self, table: Table, connection: Connection, after: int) -> None:
        """A client comes: it gets all it missed, the others learn that it is here."""
        before = self.presence(table)
        self.at[table.id].add(connection)
        self.sync(table, connection, after)
        if before != self.presence(table):
            self._tell_presence(table, but=connection)

    def leave(self, table: Table, connection: Connection) -> None:
        """A client goes."""
        connection.closed = True
        before = self.presence(table)
        self.at[table.id].discard(connection)
        if not self.at[table.id]:
            del self.at[table.id]
        elif before != self.presence(table):
            self._tell_presence(table)

    def sync(self, table: Table, connection: Connection, after: int) -> None:
        """Send a client everything, with the log after an entry."""
        viewer = self.viewer(table, connection.person, connection.language)
        connection.send(_encode(telling.sync(table, viewer, self.presence(table), after)))

    def show(self, table: Table, told: list[Told]) -> None:
        """Send what was committed to all who look on: encoded once for all who see the same."""
        here = self.at.get(table.id)
        if not here:
            return
        presence = self.presence(table)
        after = table.standing.number - len(told)
        encoded: dict[Viewer, bytes] = {}
        for connection in tuple(here):
            viewer = self.viewer(table, connection.person, connection.language)
            message = encoded.get(viewer)
            if message is None:
                update = telling.sync(table, viewer, presence, after, "update")
                message = encoded[viewer] = _encode(update)
            connection.send(message)

    def end_session(self, session: str) -> None:
        """Cut off whoever was connected by a session that has ended."""
        for here in tuple(self.at.values()):
            for connection in tuple(here):
                if connection.session == session:
                    connection.cut()

    def close(self) -> None:
        """Cut off everybody: the server stops."""
        for here in tuple(self.at.values()):
            for connection in tuple(here):
                connection.cut()

    def _tell_presence(self, table: Table, but: Connection | None = None) -> None:
        presence = self.presence(table)
        message = _encode(PresenceMessage(presence.online, presence.watchers))
        for connection in tuple(self.at.get(table.id, ())):
            if connection is not but:
                connection.send(message)
