"""What never changes during a game and is shared by all its positions: the parts of its cards."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from conclave.core.value import Value


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Definition(Value):
    """A part of a card. Frames may hold it; it is stored as its number in `Game.definitions`."""
