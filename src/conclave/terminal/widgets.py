"""What both apps put on the screen: the headline, the board and the log."""

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
from conclave.terminal.palette import painted
from conclave.text import Words

SIDE = 29
"""The least room that the log and the moves need beside the board."""
LIST = 14
"""How many lines of moves make it worth having them below the board."""
BESIDE = 3
"""What the board's own margins and scrollbar take."""


class BoardPanel(VerticalScroll):
    """The board of a game, drawn from a view."""

    class Drawn(Message):
        """The board takes so much room."""

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
        """Draw this view from now on."""
        self.view = view
        self.draw()

    def mark(self, move: Move | None) -> None:
        """Light up what a move is about."""
        self.marked = move
        self.draw()

    def draw(self) -> None:
        """Draw the board as wide as the screen allows."""
        if self.view is not None:
            board = board_of(self.view["game"])
            room = min(self.app.size.width - SIDE, board.widest)
            drawn = board.drawn(self.view, self.words, room, self.marked)
            self.query_one(Static).update(drawn)
            console = self.app.console
            wanted = measure_renderables(console, console.options, [drawn]).maximum
            lines = console.render_lines(drawn, console.options.update(width=room))
            self.post_message(self.Drawn(min(wanted, room) + BESIDE, len(lines)))


class Middle(Container):
    """The board, the log and the moves: these below the log, or on a tall screen the board.

    With the class `alone` there are no moves.
    """

    def on_resize(self, event: Resize) -> None:
        """Give the board the room there is now."""
        self.query_one(BoardPanel).draw()

    def on_board_panel_drawn(self, event: BoardPanel.Drawn) -> None:
        """Share the screen out."""
        event.stop()
        self.styles.grid_columns = f"{event.width} 1fr"
        if self.has_class("alone"):
            return
        tall = self.size.height >= event.height + LIST
        self.set_class(tall, "tall")
        self.styles.grid_rows = f"{event.height + 1} 1fr" if tall else "1fr 9"


class Log(RichLog):
    """What has happened, line by line, everybody's name in their colour."""

    def __init__(self, words: Words, seats: int) -> None:
        super().__init__(id="log", wrap=True, min_width=10)
        self.words = words
        self.seats = seats
        self.told: list[tuple[str, str]] = []

    def tell(self, lines: Iterable[str]) -> None:
        """Add what one move brought about; only its first line stands out."""
        mark = "•"
        for line in lines:
            self.told.append((mark, line))
            self._write_down(mark, line)
            mark = ""

    def retell(self, moves: Iterable[Iterable[str]]) -> None:
        """Tell these moves instead of everything told before."""
        self.clear()
        self.told = []
        for lines in moves:
            self.tell(lines)

    def on_resize(self, event: Resize) -> None:
        """Wrap the lines anew; Textual's own log leaves them as they were."""
        super().on_resize(event)
        self.clear()
        for mark, line in self.told:
            self._write_down(mark, line)

    def _write_down(self, mark: str, line: str) -> None:
        table = Table.grid(padding=0)
        table.add_column(width=2)
        table.add_column()
        table.add_row(Text(mark, "dim"), painted(line, self.words, self.seats))
        self.write(table)
