"""Live connections to tables, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from conclave.server import table_view
from conclave.server.absence import Absence, by_days
from conclave.server.differences import Known, difference
from conclave.server.errors import NotAllowed
from conclave.server.presence import RemotePresence, TablePresence
from conclave.server.socket_shapes import PresenceMessage, Update
from conclave.server.table import Table
from conclave.server.table_view import Presence, Viewer

ENDED = 1000
"""How many recently ended sessions are remembered."""

_encode = msgspec.json.Encoder().encode


class SentParts(msgspec.Struct, eq=False):
    """The parts of a table last sent to a viewer, and the number of entries then."""

    number: int
    parts: dict[str, Any]


class Wire(Protocol):
    """The transport of a client."""

    def send_text(self, text: bytes) -> None:
        """Send a message, or cut off a client that is too slow."""

    def cut(self) -> None:
        """End the connection."""


class Connection:
    """One client at one table."""

    def __init__(self, person: str | None, session: str | None, language: str, wire: Wire) -> None:
        self.person = person
        self.session = session
        self.language = language
        self.send = wire.send_text
        self.cut = wire.cut
        self.sent: SentParts | None = None
        """The parts sent last."""


class Live:
    """All connections of this node."""

    def __init__(self, patience: float) -> None:
        self.absence = Absence(patience)
        self.at: defaultdict[str, set[Connection]] = defaultdict(set)
        self.visited: set[str] = set()
        """Recently visited tables, for `Expiry`."""
        self._ended: OrderedDict[str, None] = OrderedDict()
        """Recently ended sessions; connections that were just being opened by them are cut off."""
        self.remote = RemotePresence()
        self.report: Callable[[str, str | None], None] = lambda *_: None
        """Reports arrivals, departures and visitors of a table to other nodes."""

    def is_watched(self, table: str) -> bool:
        """Whether somebody is watching the table at this node."""
        return table in self.at

    def viewer(self, table: Table, person: str | None, language: str) -> Viewer:
        """The viewer for a person at a table."""
        state = table.state
        host = person is not None and person == state.terms.host
        return Viewer(state.seat_of(person), state.knows(person), language, host)

    def presence(self, table: Table) -> Presence:
        """The people at a table."""
        here = self.local_presence(table.id)
        for there in self.remote.at(table.id):
            here = here.with_more(there)
        seats = {person: table.state.seat_of(person) for person in here.people}
        online = {seat for seat in seats.values() if seat is not None}
        watchers = sum(seat is None for seat in seats.values()) + here.strangers
        return Presence(tuple(sorted(online)), watchers, self.absence.gone(table, online))

    def local_presence(self, table: str, seen: frozenset[str] = frozenset()) -> TablePresence:
        """The people connected to a table at this node."""
        people = [connection.person for connection in self.at.get(table, ())]
        known = frozenset(person for person in people if person is not None)
        return TablePresence(table, known, people.count(None), seen)

    def record_visit(self, table: Table, person: str | None) -> None:
        """Record that somebody has visited a table, connected or not."""
        if person is not None and table.state.seat_of(person) is not None:
            self.absence.record_visit(table.id, person)
            self.report(table.id, person)

    def missing(self, table: Table, seat: int) -> None:
        """Refuse to replace somebody who is present or may come back."""
        name = table.state.chairs[seat].name
        if by_days(table.state):
            raise NotAllowed("away-for-days", name=name)
        if seat not in self.presence(table).gone:
            raise NotAllowed("still-here", name=name, seconds=round(self.absence.patience))

    def enter(self, table: Table, connection: Connection, after: int) -> None:
        """Connect a client: send it what it missed, and update the presence for others."""
        before = self.presence(table)
        self.at[table.id].add(connection)
        self.visited.add(table.id)
        self.sync(table, connection, after)
        if before != self.presence(table):
            self._send_presence(table, but=connection)
        self._check_absence_later(table)
        if connection.session in self._ended:
            connection.cut()
        self.report(table.id, None)

    def leave(self, table: Table, connection: Connection) -> None:
        """Disconnect a client."""
        before = self.presence(table)
        self.record_visit(table, connection.person)
        self.at[table.id].discard(connection)
        self.report(table.id, None)
        if not self.at[table.id]:
            del self.at[table.id]
            return
        if before != self.presence(table):
            self._send_presence(table)
        self._check_absence_later(table)

    def sync(self, table: Table, connection: Connection, after: int) -> None:
        """Send a client everything, with the log after an entry."""
        viewer = self.viewer(table, connection.person, connection.language)
        parts = table_view.parts(table, viewer, self.presence(table))
        connection.sent = SentParts(table.state.number, parts)
        connection.send(
            _encode(table_view.whole(table, parts, table_view.log_after(table, viewer, after)))
        )

    def show(self, table: Table, new: int, seat: int | None = None) -> None:
        """Send the changes and the last `new` entries to all viewers, or to one seat.

        Viewers who see the same share the work.
        """
        connections = tuple(self.at.get(table.id, ()))
        if seat is not None:
            connections = tuple(
                one for one in connections if table.state.seat_of(one.person) == seat
            )
        if not connections:
            return
        presence = self.presence(table)
        number = table.state.number
        sent: dict[Viewer, SentParts] = {}
        encoded: dict[tuple[Viewer, int], bytes] = {}
        known: Known = {}
        for connection in connections:
            viewer = self.viewer(table, connection.person, connection.language)
            if viewer not in sent:
                sent[viewer] = SentParts(number, table_view.parts(table, viewer, presence))
            before, after = connection.sent, sent[viewer]
            assert before is not None
            key = (viewer, id(before))
            if key not in encoded:
                changes = difference(before.parts, after.parts, known) or {}
                assert isinstance(changes, dict)
                log = table_view.log_after(table, viewer, number - new)
                steps = table_view.steps(table, viewer, before.parts["view"])
                encoded[key] = _encode(Update(number, before.number, changes, log, steps))
            connection.sent = after
            connection.send(encoded[key])

    def show_presence(self, table: Table) -> None:
        """Show that somebody came or left at another node."""
        self._send_presence(table)
        self._check_absence_later(table)

    def _check_absence_later(self, table: Table) -> None:
        """Update the absent players later."""
        if self.absence.patience:
            loop = asyncio.get_running_loop()
            loop.call_later(self.absence.patience + 0.05, self._send_gone, table)

    def _send_gone(self, table: Table) -> None:
        if self.presence(table).gone:
            self._send_presence(table)

    def sessions(self) -> set[str]:
        """The sessions of connected people."""
        sessions = (one.session for connections in self.at.values() for one in connections)
        return {session for session in sessions if session is not None}

    def end_session(self, session: str) -> None:
        """Cut off the connections of an ended session."""
        self._ended[session] = None
        if len(self._ended) > ENDED:
            self._ended.popitem(last=False)
        for connections in tuple(self.at.values()):
            for connection in tuple(connections):
                if connection.session == session:
                    connection.cut()

    def close(self) -> None:
        """Cut off all connections."""
        for connections in tuple(self.at.values()):
            for connection in tuple(connections):
                connection.cut()

    def _send_presence(self, table: Table, but: Connection | None = None) -> None:
        presence = self.presence(table)
        message = _encode(PresenceMessage(presence.online, presence.watchers, presence.gone))
        for connection in tuple(self.at.get(table.id, ())):
            if connection is not but:
                connection.send(message)
