"""What has changed between two pieces of plain data, and what becomes of the one by that.

A difference is one of

- `[]`: it is gone;
- `[value]`: it is this now;
- `[start, count, items]`: so many things of a list, from a place on, are these now;
- `{key: difference}`: parts of it have changed: of an object by their names, of a list by their
  places.
"""

from __future__ import annotations

from typing import Any

import msgspec

Difference = dict[str, Any] | list[Any]

_encode = msgspec.json.Encoder().encode


def difference(old: Any, new: Any) -> Difference | None:
    """What makes the new of the old; None where they are the same."""
    if old is new or _encode(old) == _encode(new):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _of_lists(old, new)
    return [new]


def _of_objects(old: dict[Any, Any], new: dict[Any, Any]) -> Difference | None:
    changes: dict[str, Any] = {str(key): [] for key in old if key not in new}
    for key, value in new.items():
        change = difference(old[key], value) if key in old else [value]
        if change is not None:
            changes[str(key)] = change
    return changes or None


def _of_lists(old: list[Any], new: list[Any]) -> Difference:
    if len(old) == len(new):
        found = ((place, difference(*pair)) for place, pair in enumerate(zip(old, new)))
        return {str(place): change for place, change in found if change is not None}
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and difference(old[start], new[start]) is None:
        start += 1
    end = 0
    while end < shorter - start and difference(old[-1 - end], new[-1 - end]) is None:
        end += 1
    return [start, len(old) - end - start, new[start : len(new) - end]]


def patched(old: Any, change: Difference) -> Any:
    """What becomes of the old, which stays as it was."""
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
