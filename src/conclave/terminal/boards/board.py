"""The base class of the terminal's boards."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.text import Words


class Board:
    """Draws a game from a view, never from the position itself."""

    max_width = 72
    """The greatest width of the board; the log has the rest."""

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """The state of the game in one line, such as round and turn."""
        raise NotImplementedError

    def render(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """The board, no wider than `width` if possible, with what `marked` is about highlighted."""
        raise NotImplementedError
