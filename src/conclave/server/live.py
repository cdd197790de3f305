"""Who is connected to which table, and what is sent to them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from conclave.server import telling
from conclave.server.absence import Absence, by_days
from conclave.server.differences import Known, difference
from conclave.server.errors import NotAllowed
from conclave.server.presence import Elsewhere, Here
from conclave.server.shapes import Update
from conclave.server.table import Table, Told
from conclave.server.telling import Presence, Viewer

ENDED = 1000
"""How many of the sessions that have ended last are remembered."""

_encode = msgspec.json.Encoder().encode


class PresenceMessage(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is here."""

    online: tuple[int, ...]
    watchers: int
    gone: tuple[int, ...]


class Shown(msgspec.Struct, eq=False):
    """What a viewer was sent of a table: how many entries it had then, and every part."""

    number: int
    parts: dict[str, Any]


class Wire(Protocol):
    """What a client is connected by."""

    def send_text(self, text: bytes) -> None:
        """Send a message, or cut off a client that does not keep up."""

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
        self.shown: Shown | None = None
        """The last that it was sent of the table."""


class Live:
    """All connections of this node."""

    def __init__(self, patience: float) -> None:
        self.absence = Absence(patience)
        self.at: defaultdict[str, set[Connection]] = defaultdict(set)
        self.visited: set[str] = set()
        """The tables where somebody was, for `Expiry` to note."""
        self._ended: OrderedDict[str, None] = OrderedDict()
        """Sessions that have ended lately: one who was on his way in by one of them is cut off."""
        self.elsewhere = Elsewhere()
        self.report: Callable[[str, str | None], None] = lambda *_: None
        """Tells other nodes of a table to which somebody came, or from which he went; or by whom
        else it was seen."""

    def attends(self, table: str) -> bool:
        """Whether somebody is looking at the table here."""
        return table in self.at

    def viewer(self, table: Table, person: str | None, language: str) -> Viewer:
        """Through whose eyes a person looks at a table."""
        standing = table.standing
        host = person is not None and person == standing.terms.host
        return Viewer(standing.seat_of(person), standing.knows(person), language, host)

    def presence(self, table: Table) -> Presence:
        """Who is here."""
        here = self.here(table.id)
        for there in self.elsewhere.at(table.id):
            here = here.with_more(there)
        seats = {person: table.standing.seat_of(person) for person in here.people}
        online = {seat for seat in seats.values() if seat is not None}
        watchers = sum(seat is None for seat in seats.values()) + here.strangers
        return Presence(tuple(sorted(online)), watchers, self.absence.gone(table, online))

    def here(self, table: str, seen: frozenset[str] = frozenset()) -> Here:
        """Who is connected to a table at this node."""
        people = [connection.person for connection in self.at.get(table, ())]
        known = frozenset(person for person in people if person is not None)
        return Here(table, known, people.count(None), seen)

    def saw(self, table: Table, person: str | None) -> None:
        """Somebody looks at a table, connected or not."""
        if person is not None and table.standing.seat_of(person) is not None:
            self.absence.saw(table.id, person)
            self.report(table.id, person)

    def missing(self, table: Table, seat: int) -> None:
        """Refuse to have a bot play for somebody who is there, or may be expected."""
        name = table.standing.chairs[seat].name
        if by_days(table.standing):
            raise NotAllowed("away-for-days", name=name)
        if seat not in self.presence(table).gone:
            raise NotAllowed("still-here", name=name, seconds=round(self.absence.patience))

    def enter(self, table: Table, connection: Connection, after: int) -> None:
        """A client comes: it gets all it missed, the others learn that it is here."""
        before = self.presence(table)
        self.at[table.id].add(connection)
        self.visited.add(table.id)
        self.sync(table, connection, after)
        if before != self.presence(table):
            self._tell_presence(table, but=connection)
        self._look_again(table)
        if connection.session in self._ended:
            connection.cut()
        self.report(table.id, None)

    def leave(self, table: Table, connection: Connection) -> None:
        """A client goes."""
        before = self.presence(table)
        self.saw(table, connection.person)
        self.at[table.id].discard(connection)
        self.report(table.id, None)
        if not self.at[table.id]:
            del self.at[table.id]
            return
        if before != self.presence(table):
            self._tell_presence(table)
        self._look_again(table)

    def sync(self, table: Table, connection: Connection, after: int) -> None:
        """Send a client everything, with the log after an entry."""
        viewer = self.viewer(table, connection.person, connection.language)
        parts = telling.parts(table, viewer, self.presence(table))
        connection.shown = Shown(table.standing.number, parts)
        connection.send(
            _encode(telling.whole(table, parts, telling.log_after(table, viewer, after)))
        )

    def show(self, table: Table, told: list[Told]) -> None:
        """Send what was committed to all who look on."""
        self._show(table, tuple(self.at.get(table.id, ())), len(told))

    def show_seat(self, table: Table, seat: int) -> None:
        """Send what concerns one seat to whoever plays it."""
        here = self.at.get(table.id, ())
        theirs = [one for one in here if table.standing.seat_of(one.person) == seat]
        self._show(table, theirs, 0)

    def _show(self, table: Table, here: Sequence[Connection], told: int) -> None:
        """Send what has changed: worked out once for all who see the same and saw the same."""
        if not here:
            return
        presence = self.presence(table)
        number = table.standing.number
        shown: dict[Viewer, Shown] = {}
        encoded: dict[tuple[Viewer, int], bytes] = {}
        known: Known = {}
        for connection in here:
            viewer = self.viewer(table, connection.person, connection.language)
            if viewer not in shown:
                shown[viewer] = Shown(number, telling.parts(table, viewer, presence))
            before, after = connection.shown, shown[viewer]
            assert before is not None
            key = (viewer, id(before))
            if key not in encoded:
                changes = difference(before.parts, after.parts, known) or {}
                assert isinstance(changes, dict)
                log = telling.log_after(table, viewer, number - told)
                encoded[key] = _encode(Update(number, before.number, changes, log))
            connection.shown = after
            connection.send(encoded[key])

    def show_presence(self, table: Table) -> None:
        """Somebody came to the table at another node, or went."""
        self._tell_presence(table)
        self._look_again(table)

    def _look_again(self, table: Table) -> None:
        """Tell of those who are away now, once they have been so for long."""
        if self.absence.patience:
            loop = asyncio.get_running_loop()
            loop.call_later(self.absence.patience + 0.05, self._tell_gone, table)

    def _tell_gone(self, table: Table) -> None:
        if self.presence(table).gone:
            self._tell_presence(table)

    def sessions(self) -> set[str]:
        """The sessions by which people are connected here."""
        here = (one.session for connections in self.at.values() for one in connections)
        return {session for session in here if session is not None}

    def end_session(self, session: str) -> None:
        """Cut off whoever was connected by a session that has ended."""
        self._ended[session] = None
        if len(self._ended) > ENDED:
            self._ended.popitem(last=False)
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
        message = _encode(PresenceMessage(presence.online, presence.watchers, presence.gone))
        for connection in tuple(self.at.get(table.id, ())):
            if connection is not but:
                connection.send(message)
