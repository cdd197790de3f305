"""Differences between two pieces of plain data, and applying them.

A difference is one of

- `[]`: removed;
- `[value]`: replaced by a value;
- `[start, count, items]`: in a list, `count` items from `start` on are replaced by `items`;
- `{key: difference}`: parts have changed, by key of an object or index of a list.
"""

from __future__ import annotations

from typing import Any

Difference = dict[str, Any] | list[Any]
Known = dict[tuple[int, int], Difference | None]
"""A cache of differences by the ids of the compared objects, because viewers share much of what
they see. Valid only while these objects are alive."""


def difference(old: Any, new: Any, known: Known | None = None) -> Difference | None:
    """The difference that turns `old` into `new`; None if they are equal."""
    return _difference(old, new, {} if known is None else known)


def _difference(old: Any, new: Any, known: Known) -> Difference | None:
    if old is new:
        return None
    kind = type(old)
    if kind is type(new):
        if kind is dict:
            return _of_objects(old, new, known)
        if kind is list:
            return _of_lists(old, new, known)
        if old == new:
            return None
    return [new]


def _of_objects(old: dict[Any, Any], new: dict[Any, Any], known: Known) -> Difference | None:
    pair = (id(old), id(new))
    if pair in known:
        return known[pair]
    changes: dict[str, Any] = {}
    same = 0
    for key, value in new.items():
        if key in old:
            same += 1
            before = old[key]
            if before is not value:
                change = _difference(before, value, known)
                if change is not None:
                    changes[str(key)] = change
        else:
            changes[str(key)] = [value]
    if same < len(old):
        for key in old:
            if key not in new:
                changes[str(key)] = []
    found = changes or None
    known[pair] = found
    return found


def _of_lists(old: list[Any], new: list[Any], known: Known) -> Difference | None:
    pair = (id(old), id(new))
    if pair in known:
        return known[pair]
    found: Difference | None
    if len(old) == len(new):
        changes: dict[str, Any] = {}
        for place in range(len(old)):
            before, after = old[place], new[place]
            if before is not after:
                change = _difference(before, after, known)
                if change is not None:
                    changes[str(place)] = change
        found = changes or None
    else:
        shorter = min(len(old), len(new))
        start = 0
        while start < shorter and _difference(old[start], new[start], known) is None:
            start += 1
        end = 0
        while end < shorter - start and _difference(old[-1 - end], new[-1 - end], known) is None:
            end += 1
        found = [start, len(old) - end - start, new[start : len(new) - end]]
    known[pair] = found
    return found


def patched(old: Any, change: Difference) -> Any:
    """The old value with a difference applied, as a new object."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, count, items = change
        return [*old[:start], *items, *old[start + count :]]
    if isinstance(old, list):
        new = old[:]
        for place, part in change.items():
            new[int(place)] = patched(old[int(place)], part)
        return new
    parts = dict(old)
    for key, part in change.items():
        if part == []:
            del parts[key]
        else:
            parts[key] = patched(old.get(key), part)
    return parts
