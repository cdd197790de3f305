"""Cards and their parts: immutable, and shared by all positions of a game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Definition(Value):
    """A card or a part of one. Frames may hold it; it is stored by name.

    A part is named by its path: `govern-the-unaligned.modes.1.effect`.
    """


def named_parts(name: str, value: object) -> list[tuple[str, Definition]]:
    """A definition and all its parts, with their names."""
    if isinstance(value, tuple):
        return [
            found
            for place, part in enumerate(value)
            for found in named_parts(f"{name}.{place}", part)
        ]
    if not isinstance(value, Definition):
        return []
    parts = [(name, value)]
    for field, part in zip(type(value).__match_args__, value.fields()):
        parts += named_parts(f"{name}.{field}", part)
    return parts


def find_part(root: Definition, path: list[str]) -> Definition | None:
    """The part of a definition at a path, if there is one."""
    found: object = root
    for step in path:
        if isinstance(found, tuple):
            found = found[int(step)] if step.isdigit() and int(step) < len(found) else None
        else:
            found = getattr(found, step, None)
    return found if isinstance(found, Definition) else None
