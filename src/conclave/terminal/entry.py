"""The line in which a move is typed, with what was typed before and what it could become."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.suggester import Suggester
from textual.widgets import Input

from conclave.core.moves import Options

TypeAhead = Callable[[str], bool]
"""Types into the line from elsewhere; False where it is a command, or nothing, instead."""
MOST = 1000
"""More moves than this are not searched for a completion."""


def text_of(event: Key, late: bool) -> str | None:
    """What a key types; Enter as well where the key is late and should have gone to the line."""
    if late and event.key == "enter":
        return "\n"
    return event.character if event.is_printable else None


class Completion(Suggester):
    """Completes what was typed to the first move that begins so."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.options: Options | None = None

    async def get_suggestion(self, value: str) -> str | None:
        if self.options is None or not value.strip():
            return None
        for index in range(min(len(self.options), MOST)):
            text = self.options.at(index).text
            if text.startswith(value):
                return text
        return None


class Entry(Input):
    """A line for a move. While it is empty, command keys still are commands."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "recall", show=False),
        Binding("down", "app.to_moves", show=False),
    ]

    def __init__(self, placeholder: str, commands: set[str], submit: Callable[[], None]) -> None:
        self.completion = Completion()
        super().__init__(
            id="entry",
            placeholder=placeholder,
            suggester=self.completion,
            select_on_focus=False,
            compact=True,
        )
        self.commands = commands
        # Called at once, not by a message: what is typed next is no part of this line.
        self.submit = submit
        self.last = ""

    def offer(self, options: Options | None) -> None:
        """Complete to these moves; None: nobody is asked."""
        self.completion.options = options

    def take(self) -> str:
        """What was typed; the line is empty then, and the arrow key up brings it back."""
        typed, self.value = self.value, ""
        self.last = typed or self.last
        return typed

    def action_recall(self) -> None:
        """Bring back what was typed last."""
        self.value = self.last
        self.cursor_position = len(self.value)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Which keys are typed; Textual leaves the others to the app."""
        return bool(self.value or character not in self.commands) and super().check_consume_key(
            key, character
        )

    def watch_value(self, before: str, after: str) -> None:
        """Show which keys are commands just now."""
        if bool(before) != bool(after):
            self.refresh_bindings()

    def on_key(self, event: Key) -> None:
        """Leave a command to the app before the line takes it for a letter."""
        if event.key == "enter":
            event.stop()
            self.submit()
        elif not self.value and event.character in self.commands:
            event.prevent_default()
