"""A table in this node's memory: its log and its state, cached from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import Struct, structs

from conclave.core.events import Event
from conclave.core.stops import Stops
from conclave.server.entries import Entry, Summary
from conclave.server.pace import SharedPause
from conclave.server.table_state import TableState
from conclave.server.terms import RUNNING, Terms
from conclave.server.time import now

BOT_GRACE = 3000
"""How late, in milliseconds, a bot's move may be before another node makes it."""


class LogLine(Struct, frozen=True, eq=False, gc=False):  # as `entries.Draft`
    """An entry of the log and its events."""

    entry: Entry
    events: tuple[Event, ...]


class Table:
    """A table as this node knows it. Its lock serialises acts."""

    def __init__(self, terms: Terms, pause: float = 0) -> None:
        self.state = TableState.first(terms)
        self.pause = pause
        """The mean pause before a reaction is answered, in seconds."""
        self.shared_pause = SharedPause()
        self.answering: set[int] = set()
        """The seats that have answered and wait for the pause to end."""
        self.newest = 0
        """The newest entry that any node has announced."""
        self.log: list[LogLine] = []
        self.messages: dict[tuple[str | None, str], int] = {}
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """The table's unguessable id."""
        return self.state.terms.id

    @property
    def behind(self) -> bool:
        """Whether another node has written entries that aren't loaded here."""
        return self.newest > self.state.number

    def fold(
        self, entries: list[Entry], stops_set: Sequence[tuple[int, int, Stops]] = ()
    ) -> tuple[TableState, list[LogLine]]:
        """The state after these entries, and their lines, with random draws added to the entries.

        `stops_set` lists the stops that were set: entry, seat, stops.
        """
        state, lines = self.state, []
        for entry in entries:
            state = _with_stops(state, stops_set)
            before = state.draws
            state, events = state.after(entry)
            lines.append(LogLine(_with_draws(entry, before, state.draws), tuple(events)))
        return _with_stops(state, stops_set), lines

    def apply(self, state: TableState, lines: list[LogLine]) -> None:
        """Apply a committed state."""
        if len(lines) == 1:
            self.shared_pause = self.shared_pause.after(
                self.state, lines[0].entry, state, self.pause
            )
        else:
            self.shared_pause = SharedPause(state.number, state.at)
        self.state = state
        self.log += lines
        for one in lines:
            if one.entry.message is not None:
                self.messages[one.entry.person, one.entry.message] = one.entry.number

    def forget_snapshots(self) -> None:
        """Free the positions within the last entry, once it has been shown."""
        self.state.snapshots = ()

    @property
    def due(self) -> int:
        """The time from which a reaction may be answered."""
        return self.shared_pause.due(self.state, self.pause)

    @property
    def wait(self) -> float:
        """Seconds until then, at most a whole pause."""
        return max(0, min(self.due - now(), self.due - self.shared_pause.at)) / 1000


def _with_stops(state: TableState, stops_set: Sequence[tuple[int, int, Stops]]) -> TableState:
    for number, seat, stops in stops_set:
        if number == state.number:
            state = state.with_stops(seat, stops)
    return state


def _with_draws(entry: Entry, before: dict[str, str], after: dict[str, str]) -> Entry:
    """The entry with its random draws."""
    if len(after) == len(before) or "draws" in entry.body:
        return entry
    new = {key: drawn for key, drawn in after.items() if key not in before}
    return structs.replace(entry, body={**entry.body, "draws": new})


def summary(state: TableState, pace: float) -> Summary:
    """The summary to store beside the log."""
    wakes = []
    if state.status == RUNNING:
        if state.seat_to_answer() is not None:
            wakes.append(state.at + int(pace * 1000) + BOT_GRACE)
        if state.clocks is not None and state.clocks.deadline is not None:
            wakes.append(state.clocks.deadline)
        if state.time_up is not None:
            wakes.append(state.time_up)
    return Summary(state.status, state.at, min(wakes, default=None))
