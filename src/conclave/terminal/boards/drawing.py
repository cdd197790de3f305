"""Drawing helpers shared by the boards of several games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.text import Words

LIT: Final = Style(bgcolor="#2f3b52")
"""The style of what the highlighted move is about."""


class Drawing:
    """One view being drawn."""

    roomy_from = 64
    """The width from which there is room for card texts."""

    def __init__(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None
    ) -> None:
        self.view = view
        self.words = words
        self.width = width
        self.roomy = width >= self.roomy_from
        fields = () if marked is None else marked.fields()
        self.marked = {value for value in fields if isinstance(value, str)}

    def counted(self, kind: str, names: list[str]) -> str:
        """Names of cards or allies, each with its number."""
        numbers = {name: names.count(name) for name in names}
        return ", ".join(
            [
                self.words.name(kind, name) + (f" ×{number}" if number > 1 else "")
                for name, number in numbers.items()
            ]
        )

    def dim(self, text: str, indent: int = 2, style: str = "dim") -> RenderableType:
        """A note below something."""
        return Padding(Text(text, style), (0, 0, 0, indent), expand=False)


def stacked(parts: Iterable[list[RenderableType]]) -> RenderableType:
    """Parts of a board, one below the other, with an empty line between them."""
    return Group(*[row for rows in parts if rows for row in (*rows, Text())][:-1])


def size(held: list[str | None] | list[str] | int) -> int:
    """The number of cards, known or not."""
    return held if isinstance(held, int) else len(held)
