"""Who is connected at the other nodes, as far as they have told us."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic

from msgspec import Struct

LIFETIME = 6.0
"""Seconds after which a node that says nothing counts as dead."""


class Here(Struct, frozen=True, array_like=True):
    """Who is connected to a table at one node."""

    table: str
    people: frozenset[str] = frozenset()
    strangers: int = 0
    """Connections of people whom nobody knows."""
    seen: frozenset[str] = frozenset()
    """Those who have looked at the table of late, without a connection."""
    more: bool = False
    """Whether this adds to what was said of the table before: it was too much for once."""

    def parts(self, most: int) -> Iterator[Here]:
        """The same in parts of at most so many people."""
        people, seen = sorted(self.people), sorted(self.seen)
        for start in range(0, max(1, len(people), len(seen)), most):
            some = slice(start, start + most)
            yield Here(
                self.table,
                frozenset(people[some]),
                0 if start else self.strangers,
                frozenset(seen[some]),
                start > 0,
            )

    def with_more(self, other: Here) -> Here:
        """Both together."""
        return Here(self.table, self.people | other.people, self.strangers + other.strangers)


class Elsewhere:
    """The people at the tables of other nodes."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        """When each node was heard last."""
        self._at: dict[str, dict[str, Here]] = {}
        """Who is at each table, by node."""

    def at(self, table: str) -> Iterable[Here]:
        """Who is at a table, node by node."""
        return self._at.get(table, {}).values()

    def lives(self, node: str) -> bool:
        """A node says that it lives; whether it has told us who is there."""
        known = node in self._heard
        if known:
            self._heard[node] = monotonic()
        return known

    def take(self, node: str, here: Here) -> frozenset[str]:
        """A node says who is at a table now; who has left it there."""
        self._heard[node] = monotonic()
        nodes = self._at.setdefault(here.table, {})
        before = nodes.pop(node, Here(here.table))
        after = before.with_more(here) if here.more else here
        if after.people or after.strangers:
            nodes[node] = after
        elif not nodes:
            del self._at[here.table]
        return before.people - after.people

    def clear(self, node: str) -> list[Here]:
        """A node says anew who is there, or nothing any more; what it has said so far."""
        self._heard[node] = monotonic()
        said = [nodes[node] for nodes in self._at.values() if node in nodes]
        for here in said:
            self.take(node, Here(here.table))
        return said

    def forget(self, node: str) -> list[Here]:
        """A node is no more; what it has said last."""
        said = self.clear(node)
        del self._heard[node]
        return said

    def silent(self) -> list[str]:
        """The nodes that have not been heard for long."""
        return [node for node, at in self._heard.items() if monotonic() - at > LIFETIME]
