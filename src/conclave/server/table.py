"""A table in this node's memory: its log with what happened, and how it stands. A cache."""

from __future__ import annotations

import asyncio
import time

from msgspec import Struct

from conclave.core.events import Event
from conclave.server.log import Entry, Summary
from conclave.server.standing import RUNNING, Standing, Terms

BOT_GRACE = 3000
"""How long, in milliseconds, a node may be late with a bot's move before another makes it."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Told(Struct, frozen=True, eq=False, gc=False):  # as `log.Draft`
    """An entry together with what happened by it."""

    entry: Entry
    events: tuple[Event, ...]


class Table:
    """What this node knows of a table. Acts on it take turns by its lock."""

    def __init__(self, terms: Terms) -> None:
        self.standing = Standing.first(terms)
        self.log: list[Told] = []
        self.messages: dict[tuple[str | None, str], int] = {}
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """The table's unguessable name."""
        return self.standing.terms.id

    def fold(self, entries: list[Entry]) -> tuple[Standing, list[Told]]:
        """How the table would stand after these entries."""
        standing, told = self.standing, []
        for entry in entries:
            standing, events = standing.after(entry)
            told.append(Told(entry, tuple(events)))
        return standing, told

    def take(self, standing: Standing, told: list[Told]) -> None:
        """Make it so; for what is committed."""
        self.standing = standing
        self.log += told
        for one in told:
            if one.entry.message is not None:
                self.messages[one.entry.person, one.entry.message] = one.entry.number


def summary(standing: Standing, pace: float) -> Summary:
    """What is stored beside the log."""
    wakes = []
    if standing.state == RUNNING:
        if standing.bot_to_move() is not None:
            wakes.append(standing.at + int(pace * 1000) + BOT_GRACE)
        if standing.clocks is not None and standing.clocks.deadline is not None:
            wakes.append(standing.clocks.deadline)
    return Summary(standing.state, standing.at, min(wakes, default=None))
