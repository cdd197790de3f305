"""Presence at tables, at this node and reported by other nodes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic

from msgspec import Struct

LIFETIME = 6.0
"""Seconds after which a silent node counts as dead."""


class TablePresence(Struct, frozen=True, array_like=True):
    """The people connected to a table at one node."""

    table: str
    people: frozenset[str] = frozenset()
    strangers: int = 0
    """Connections of unknown visitors."""
    seen: frozenset[str] = frozenset()
    """Recent visitors without a connection."""
    more: bool = False
    """Whether this continues the previous report, which was too long for one message."""

    def parts(self, most: int) -> Iterator[TablePresence]:
        """The same, split into parts of at most this many people."""
        people, seen = sorted(self.people), sorted(self.seen)
        for start in range(0, max(1, len(people), len(seen)), most):
            some = slice(start, start + most)
            yield TablePresence(
                self.table,
                frozenset(people[some]),
                0 if start else self.strangers,
                frozenset(seen[some]),
                start > 0,
            )

    def with_more(self, other: TablePresence) -> TablePresence:
        """Both combined."""
        return TablePresence(
            self.table, self.people | other.people, self.strangers + other.strangers
        )


class RemotePresence:
    """The people at the tables of other nodes."""

    def __init__(self) -> None:
        self._last_heard: dict[str, float] = {}
        """The time of each node's last message."""
        self._at: dict[str, dict[str, TablePresence]] = {}
        """The people at each table, by node."""

    def at(self, table: str) -> Iterable[TablePresence]:
        """The people at a table, by node."""
        return self._at.get(table, {}).values()

    def lives(self, node: str) -> bool:
        """Record a heartbeat; return whether the node's presence is known."""
        known = node in self._last_heard
        if known:
            self._last_heard[node] = monotonic()
        return known

    def take(self, node: str, here: TablePresence) -> frozenset[str]:
        """Update a node's presence at a table; return who has left."""
        self._last_heard[node] = monotonic()
        nodes = self._at.setdefault(here.table, {})
        before = nodes.pop(node, TablePresence(here.table))
        after = before.with_more(here) if here.more else here
        if after.people or after.strangers:
            nodes[node] = after
        elif not nodes:
            del self._at[here.table]
        return before.people - after.people

    def clear(self, node: str) -> list[TablePresence]:
        """Clear and return a node's presence."""
        self._last_heard[node] = monotonic()
        last = [nodes[node] for nodes in self._at.values() if node in nodes]
        for there in last:
            self.take(node, TablePresence(there.table))
        return last

    def forget(self, node: str) -> list[TablePresence]:
        """Forget a node and return its presence."""
        last = self.clear(node)
        del self._last_heard[node]
        return last

    def silent(self) -> list[str]:
        """The nodes that have been silent for long."""
        return [node for node, at in self._last_heard.items() if monotonic() - at > LIFETIME]
