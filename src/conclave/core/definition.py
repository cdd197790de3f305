"""Cards and their parts: immutable, and shared by all positions of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from conclave.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Definition(Value):
    """A card or a part of one. Frames may hold it; it is stored by name.

    A part is named by its path: `govern-the-unaligned.modes.1.effect`. A part that an effect makes
    during the game, and that is on no card, is stored by class and fields.
    """

    spreads: ClassVar[bool] = False
    """Whether `__init__` takes the values of the first field one by one, and the others by name."""


def make(kind: type[Definition], fields: tuple[object, ...]) -> Definition:
    """A definition of this class with these fields."""
    free: Any = kind
    found: Definition
    if kind.spreads:
        first: Any = fields[0]
        found = free(*first, **dict(zip(kind.__match_args__[1:], fields[1:])))
    else:
        found = free(*fields)
    return found


def definition_classes() -> list[type[Definition]]:
    """All classes of definitions."""
    found, todo = [], [Definition]
    while todo:
        kind = todo.pop()
        found.append(kind)
        todo += kind.__subclasses__()
    return found


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
