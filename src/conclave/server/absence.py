"""Players who have been away long enough to be replaced by a bot."""

from __future__ import annotations

from conclave.server.clocks import DaysClock
from conclave.server.table import Table
from conclave.server.table_state import TableState
from conclave.server.terms import PERSON, RUNNING
from conclave.server.time import now


class Absence:
    """When people were last seen at tables, by this node or another."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        """The required absence in seconds."""
        self.started = now()
        self._seen: dict[tuple[str, str], int] = {}

    def record_visit(self, table: str, person: str) -> None:
        """Record that somebody is at a table, or was until now."""
        self._seen.pop((table, person), None)
        self._seen[table, person] = now()
        while self._seen and self._long_ago(next(iter(self._seen.values()))):
            del self._seen[next(iter(self._seen))]  # keeps the order by time

    def gone(self, table: Table, online: set[int]) -> tuple[int, ...]:
        """The seats whose people are offline and have been away for long."""
        state = table.state
        if state.status != RUNNING or by_days(state):
            return ()
        return tuple(
            seat
            for seat, chair in enumerate(state.chairs)
            if chair.kind == PERSON
            and seat not in online
            and self._long_ago(self._seen.get((table.id, chair.person or ""), self.started))
        )

    def _long_ago(self, at: int) -> bool:
        return now() - at >= self.patience * 1000


def by_days(state: TableState) -> bool:
    """Whether the table's clock counts days, so that absence is normal."""
    return isinstance(state.terms.clock, DaysClock)
