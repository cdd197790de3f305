"""Widgets of both apps: the board and the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.measure import measure_renderables
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.events import Resize
from textual.message import Message
from textual.widgets import RichLog, Static

from conclave.core.moves import Move
from conclave.core.position import Plain
from conclave.terminal.boards import board_of
from conclave.terminal.palette import colour_names
from conclave.text import Words

SIDE_WIDTH = 29
"""The least width for the log and the moves beside the board."""
LIST_HEIGHT = 14
"""The least height at which the moves are shown below the board."""
MARGIN = 3
"""The width of the board's margins and scrollbar."""


class BoardPanel(VerticalScroll):
    """The board of a game, drawn from a view."""

    class Drawn(Message):
        """The board was drawn at this size."""

        def __init__(self, width: int, height: int) -> None:
            super().__init__()
            self.width = width
            self.height = height

    def __init__(self, words: Words) -> None:
        super().__init__(id="board")
        self.words = words
        self.view: Mapping[str, Plain] | None = None
        self.marked: Move | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="drawn")

    def show(self, view: Mapping[str, Plain]) -> None:
        """Show this view."""
        self.view = view
        self.draw()

    def mark(self, move: Move | None) -> None:
        """Mark what a move is about."""
        self.marked = move
        self.draw()

    def draw(self) -> None:
        """Draw the board as wide as it fits."""
        if self.view is not None:
            board = board_of(self.view["game"])
            room = min(self.app.size.width - SIDE_WIDTH, board.max_width)
            drawn = board.render(self.view, self.words, room, self.marked)
            self.query_one(Static).update(drawn)
            console = self.app.console
            wanted = measure_renderables(console, console.options, [drawn]).maximum
            lines = console.render_lines(drawn, console.options.update(width=room))
            self.post_message(self.Drawn(min(wanted, room) + MARGIN, len(lines)))


class Middle(Container):
    """The board, the log and the moves, which are below the log or, on tall screens, the board.

    With the class `alone` there are no moves.
    """

    def on_resize(self, event: Resize) -> None:
        """Redraw the board for the new size."""
        self.query_one(BoardPanel).draw()

    def on_board_panel_drawn(self, event: BoardPanel.Drawn) -> None:
        """Divide the screen between the board and the rest."""
        event.stop()
        self.styles.grid_columns = f"{event.width} 1fr"
        if self.has_class("alone"):
            return
        tall = self.size.height >= event.height + LIST_HEIGHT
        self.set_class(tall, "tall")
        self.styles.grid_rows = f"{event.height + 1} 1fr" if tall else "1fr 9"


class Log(RichLog):
    """The log of the game, with each player's name in their colour."""

    def __init__(self, words: Words, seats: int) -> None:
        super().__init__(id="log", wrap=True, min_width=10)
        self.words = words
        self.seats = seats
        self.lines_shown: list[tuple[str, str]] = []

    def add(self, lines: Iterable[str]) -> None:
        """Add the lines of one move; the first has a bullet."""
        mark = "•"
        for line in lines:
            self.lines_shown.append((mark, line))
            self._write_line(mark, line)
            mark = ""

    def replace(self, moves: Iterable[Iterable[str]]) -> None:
        """Replace the log by these moves."""
        self.clear()
        self.lines_shown = []
        for lines in moves:
            self.add(lines)

    def on_resize(self, event: Resize) -> None:
        """Wrap the lines again, which Textual's log does not do."""
        super().on_resize(event)
        self.clear()
        for mark, line in self.lines_shown:
            self._write_line(mark, line)

    def _write_line(self, mark: str, line: str) -> None:
        table = Table.grid(padding=0)
        table.add_column(width=2)
        table.add_column()
        table.add_row(Text(mark, "dim"), colour_names(line, self.words, self.seats))
        self.write(table)
