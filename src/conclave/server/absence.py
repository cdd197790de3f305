"""Who has been away from a table for so long that its host may let a bot play for him."""

from __future__ import annotations

from conclave.server.clocks import DaysClock
from conclave.server.standing import Standing
from conclave.server.table import Table
from conclave.server.terms import PERSON, RUNNING
from conclave.server.time import now


class Absence:
    """When people were last seen at tables, by this node or another."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        """How long, in seconds, somebody has to be away."""
        self.started = now()
        self._seen: dict[tuple[str, str], int] = {}

    def saw(self, table: str, person: str) -> None:
        """Somebody is at a table, or was until now."""
        self._seen.pop((table, person), None)
        self._seen[table, person] = now()
        while self._seen and self._long_ago(next(iter(self._seen.values()))):
            del self._seen[next(iter(self._seen))]  # those longest ago come first

    def gone(self, table: Table, online: set[int]) -> tuple[int, ...]:
        """The seats whose people have been away for long, of those who are not online."""
        standing = table.standing
        if standing.state != RUNNING or by_days(standing):
            return ()
        return tuple(
            seat
            for seat, chair in enumerate(standing.chairs)
            if chair.kind == PERSON
            and seat not in online
            and self._long_ago(self._seen.get((table.id, chair.person or ""), self.started))
        )

    def _long_ago(self, at: int) -> bool:
        return now() - at >= self.patience * 1000


def by_days(standing: Standing) -> bool:
    """Whether people come and go at a table: its clock counts days, and hands seats over."""
    return isinstance(standing.terms.clock, DaysClock)
