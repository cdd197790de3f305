"""A table in this node's memory: its log with what happened, and how it stands. A cache."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from conclave.core.events import Event
from conclave.server.entries import Entry, Summary
from conclave.server.pace import Beat
from conclave.server.standing import Standing
from conclave.server.stops import Stops, automatic
from conclave.server.terms import RUNNING, Terms
from conclave.server.time import now

BOT_GRACE = 3000
"""How long, in milliseconds, a node may be late with a bot's move before another makes it."""


class Told(Struct, frozen=True, eq=False, gc=False):  # as `log.Draft`
    """An entry together with what happened by it."""

    entry: Entry
    events: tuple[Event, ...]


class Table:
    """What this node knows of a table. Acts on it take turns by its lock."""

    def __init__(self, terms: Terms, pause: float = 0) -> None:
        self.standing = Standing.first(terms)
        self.pause = pause
        """The mean pause before a reaction is answered, in seconds."""
        self.beat = Beat()
        self.answering: set[int] = set()
        """The seats whose answers by hand have come and wait for their time."""
        self.heard = 0
        """The newest entry that a node has told us of."""
        self.log: list[Told] = []
        self.messages: dict[tuple[str | None, str], int] = {}
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """The table's unguessable name."""
        return self.standing.terms.id

    @property
    def behind(self) -> bool:
        """Whether another node has written something that is not known here."""
        return self.heard > self.standing.number

    def fold(
        self, entries: list[Entry], said: Sequence[tuple[int, int, Stops]] = ()
    ) -> tuple[Standing, list[Told]]:
        """How the table would stand after these entries, and after what seats have said beside
        them: after which entry, which seat, what."""
        standing, told = self.standing, []
        for entry in entries:
            standing = _heard(standing, said)
            standing, events = standing.after(entry)
            told.append(Told(entry, tuple(events)))
        return _heard(standing, said), told

    def take(self, standing: Standing, told: list[Told]) -> None:
        """Make it so; for what is committed."""
        if len(told) == 1:
            self.beat = self.beat.after(self.standing, told[0].entry, standing, self.pause)
        else:
            self.beat = Beat(standing.number, standing.at)
        self.standing = standing
        self.log += told
        for one in told:
            if one.entry.message is not None:
                self.messages[one.entry.person, one.entry.message] = one.entry.number

    @property
    def due(self) -> int:
        """From when on a reaction may be answered."""
        return self.beat.due(self.standing, self.pause)

    @property
    def wait(self) -> float:
        """Seconds until then, and never more than a whole pause."""
        return max(0, min(self.due - now(), self.due - self.beat.at)) / 1000

    def served(self) -> int | None:
        """A seat that is asked and for which the server answers: a bot's, or by its own wish."""
        return _served(self.standing)


def _served(standing: Standing) -> int | None:
    seat = standing.bot_to_move()
    if seat is not None:
        return seat
    return next((seat for seat in standing.deciders if automatic(standing, seat) is not None), None)


def _heard(standing: Standing, said: Sequence[tuple[int, int, Stops]]) -> Standing:
    for number, seat, stops in said:
        if number == standing.number:
            standing = standing.with_stops(seat, stops)
    return standing


def summary(standing: Standing, pace: float) -> Summary:
    """What is stored beside the log."""
    wakes = []
    if standing.state == RUNNING:
        if _served(standing) is not None:
            wakes.append(standing.at + int(pace * 1000) + BOT_GRACE)
        if standing.clocks is not None and standing.clocks.deadline is not None:
            wakes.append(standing.clocks.deadline)
        if standing.time_up is not None:
            wakes.append(standing.time_up)
    return Summary(standing.state, standing.at, min(wakes, default=None))
