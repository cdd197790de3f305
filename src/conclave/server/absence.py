"""Who has been away from a table for so long that its host may let a bot play for him."""

from __future__ import annotations

from conclave.server.clocks import DaysClock
from conclave.server.standing import Standing
from conclave.server.table import Table, now
from conclave.server.terms import PERSON, RUNNING


class Absence:
    """When people were last seen at tables by this node."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        """How long, in seconds, somebody has to be away."""
        self.started = now()
        self._seen: dict[tuple[str, str], int] = {}

    def saw(self, table: Table, person: str | None) -> None:
        """Somebody is at a table, or was until now."""
        if person is None or table.standing.seat_of(person) is None:
            return
        self._seen.pop((table.id, person), None)
        self._seen[table.id, person] = now()
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
            and not self._acted(table, seat)
        )

    def _acted(self, table: Table, seat: int) -> bool:
        """Whether a seat did something of late: connected to another node, we do not see it."""
        for told in reversed(table.log):
            entry = told.entry
            if self._long_ago(entry.at):
                return False
            if entry.seat == seat and not entry.body.get("auto"):
                return True
        return False

    def _long_ago(self, at: int) -> bool:
        return now() - at >= self.patience * 1000


def by_days(standing: Standing) -> bool:
    """Whether people come and go at a table: its clock counts days, and hands seats over."""
    return isinstance(standing.terms.clock, DaysClock)
