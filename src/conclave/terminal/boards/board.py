"""What a board of the terminal is: it draws what a seat sees, and says how far the game is."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.text import Words


class Board:
    """How a game is shown. It reads a view alone, never the position."""

    widest = 72
    """More columns than this are left to the log."""

    def headline(self, view: Mapping[str, Plain], words: Words) -> str:
        """One line that says how far the game has come."""
        raise NotImplementedError

    def drawn(
        self, view: Mapping[str, Plain], words: Words, width: int, marked: Move | None = None
    ) -> RenderableType:
        """The board, no wider than `width` if it can be; what `marked` is about is lit up."""
        raise NotImplementedError
